"""The burrow's kitchen as one looks into it: earthen vault, round window, shelf, lantern, the table's far end.

The ground of the title and of other quiet screens. Everything with something to say stands at the sides and below, so
that the middle is calm for words and buttons. Only the last size asked for is kept.
"""

from __future__ import annotations

import pygame

from game.look import svg, tabletop
from game.look.pictures import Scene, picture
from game.look.theme import LAMPLIGHT, Palette, mix

_ROOMY = 560  # CSS px of the shorter side, from which window and shelf find a place beside the words
_last: dict[object, pygame.Surface] = {}


def room(size_px: tuple[int, int], px_scale: float = 1.0, colours: Palette = LAMPLIGHT) -> pygame.Surface:
    """The kitchen, `size_px` large, opaque. `px_scale` is the device pixels in one CSS px."""
    key = (size_px, px_scale, colours)
    found = _last.get(key)
    if found is None:
        _last.clear()
        found = _last[key] = _furnished(size_px, px_scale, colours)
    return found


def table_line(height_px: int) -> int:
    """How far down the table's far edge lies in a room of this height: things may stand on it."""
    return round(height_px * 0.8)


def _furnished(size: tuple[int, int], px_scale: float, colours: Palette) -> pygame.Surface:
    w, h = size
    room_ = _walls(size, colours)
    tall = h > w
    line = table_line(h)
    span = min(w, h)

    roots = round(w * (0.5 if tall else 0.26))
    hung = picture(Scene.ROOTS, roots, roots * 140 // 190)
    room_.blit(hung, (0, 0))
    room_.blit(pygame.transform.flip(hung, True, False), (w - roots, 0))

    if span >= _ROOMY * px_scale:
        _hang(room_, span, tall)
    lamp = round(span * (0.26 if tall else 0.3))
    lamp_at = (round(w * (0.5 if tall else 0.8)) - lamp // 2, -lamp // 5)
    halo = round(lamp * 3.6)
    room_.blit(
        tabletop.glow(halo, colours.lamp, 120), (lamp_at[0] + lamp // 2 - halo // 2, lamp_at[1] + lamp - halo // 2)
    )
    room_.blit(picture(Scene.LAMP, lamp, lamp * 140 // 100), lamp_at)

    _table(room_, line, px_scale, colours)
    kettle = round(span * 0.27)
    foot = line + round(h * 0.075)
    room_.blit(picture(Scene.KETTLE, kettle, kettle * 140 // 160), (round(w * 0.05), foot - kettle * 140 // 160))
    cup = round(span * 0.16)
    room_.blit(
        picture(Scene.TEACUP, cup, cup * 94 // 116), (round(w * 0.955) - cup, foot + round(h * 0.012) - cup * 94 // 116)
    )
    candle = round(span * 0.125)
    room_.blit(
        picture(Scene.CANDLE, candle, candle * 120 // 84),
        (round(w * 0.945) - cup - candle, foot - round(h * 0.02) - candle * 120 // 84),
    )
    return room_


def _hang(room_: pygame.Surface, span: int, tall: bool) -> None:
    """Window and shelf, where the wall has room for them beside the words."""
    w, h = room_.get_size()
    window = round(span * (0.3 if tall else 0.34))
    at = (round(w * 0.075), round(h * (0.04 if tall else 0.22)))
    room_.blit(tabletop.glow(window * 2, (120, 150, 190), 60), (at[0] - window // 2, at[1] - window // 2))
    room_.blit(picture(Scene.WINDOW, window, window), at)
    shelf = round(span * (0.3 if tall else 0.36))
    shelf_at = (w - shelf - round(w * 0.05), round(h * (0.09 if tall else 0.44)))
    room_.blit(picture(Scene.SHELF, shelf, shelf * 136 // 220), shelf_at)


def _walls(size: tuple[int, int], colours: Palette) -> pygame.Surface:
    """An earthen vault, bright where the lamp is, dark in the corners."""
    low = mix(colours.wall_lit, colours.table, 0.3)
    text = _VAULT.format(
        lit=svg.css(low),
        wall=svg.css(colours.wall),
        night=svg.css(colours.night),
        line=svg.css(mix(colours.wall, colours.night, 0.5)),
    )
    small = pygame.image.load_sized_svg(svg.stream(text), (160, 120))
    sheet = pygame.Surface(small.get_size())
    sheet.blit(small, (0, 0))
    walls = pygame.transform.smoothscale(sheet, size)
    if pygame.display.get_surface() is not None:
        walls = walls.convert()
    flecks = tabletop.dice(11)
    unit = max(2, min(size) // 160)
    for _ in range(170):
        x, y = round(next(flecks) * size[0]), round(next(flecks) * size[1])
        under = walls.get_at((min(x, size[0] - 1), min(y, size[1] - 1)))
        tone = mix((under.r, under.g, under.b), colours.night if next(flecks) < 0.6 else colours.table_lit, 0.22)
        pygame.draw.ellipse(walls, tone, (x, y, unit + round(unit * 3 * next(flecks)), unit))
    return walls


def _table(room_: pygame.Surface, line: int, px_scale: float, colours: Palette) -> None:
    """The table's far end, lit along its edge, with its shadow on the wall."""
    w, h = room_.get_size()
    deep = h - line
    shade = pygame.transform.smoothscale(_fade(), (w, max(1, deep // 2)))
    room_.blit(shade, (0, line - shade.get_height()))
    room_.blit(tabletop.wood((w, deep), px_scale * 0.62, colours), (0, line))
    edge = max(1, round(2 * px_scale))
    room_.fill(colours.table_edge, (0, line - edge, w, edge))
    room_.fill(mix(colours.table_lit, colours.lamp, 0.35), (0, line, w, edge))


def _fade() -> pygame.Surface:
    """Clear above, dark below."""
    strip = pygame.Surface((1, 16), pygame.SRCALPHA)
    for y in range(16):
        strip.set_at((0, y), (15, 9, 5, round(120 * (y / 15) ** 2)))
    return strip


_VAULT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="160" height="120"><defs>'
    '<radialGradient id="w" gradientUnits="userSpaceOnUse" cx="92" cy="48" r="96"><stop offset="0" stop-color="{lit}"/>'
    '<stop offset="0.5" stop-color="{wall}"/><stop offset="1" stop-color="{night}"/></radialGradient></defs>'
    '<path d="M0 0H160V120H0Z" fill="{night}"/>'
    '<path d="M4 120V70C4 26 38 5 80 5C122 5 156 26 156 70V120Z" fill="url(#w)"/>'
    '<path d="M4 120V70C4 26 38 5 80 5C122 5 156 26 156 70V120" fill="none" stroke="{line}" stroke-width="2"/></svg>'
)
