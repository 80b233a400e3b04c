"""The burrow's kitchen as one looks into it: earthen vault, round window, shelf, lantern, and the table before one.

`room` is the ground of the title and of other quiet screens: everything with something to say stands at the sides and
below, so that the middle is calm for words and buttons. `table` is the ground of the game: the wall lies behind the
friends, and the table fills the rest. Only the last of each that was asked for is kept.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.look import svg, tabletop
from game.look.pictures import Scene, picture
from game.look.theme import LAMPLIGHT, Colour, Palette, mix

_ROOMY = 560  # CSS px of the shorter side, from which window and shelf find a place beside the words
_STANDING_W, _STANDING_H = 600, 420  # CSS px from which kettle, candle and cup stand beside the buttons
_STANDING_BELOW_H = 700  # CSS px of height from which they stand below them
_HANGING_H, _LOW_HANGING_H = 600, 360  # CSS px of height from which the lantern has room by the words
_BESIDE_NAME_W, _AND_H = 750, 0.3  # CSS px of width, and a share of the height, that it needs to hang beside the name
_NAME_AT, _FROM_NAME = 0.28, 200  # on a low window the name's middle, in widths, and CSS px from there to the lantern
_SMALL_PX = 240  # the longer side of the sheet on which wall and light are painted
_WALL_PAINTED = 0.55  # how far down the vault reaches that the table hides from there on
_last: dict[str, tuple[object, pygame.Surface]] = {}


class Light(NamedTuple):
    """A pool of light on the wall: its middle and how far it reaches across, in device px, its colour and strength."""

    x: int
    y: int
    across: int
    colour: Colour
    strength: int


def room(
    size_px: tuple[int, int], px_scale: float = 1.0, colours: Palette = LAMPLIGHT, free_from_px: int | None = None
) -> pygame.Surface:
    """The kitchen, `size_px` large, opaque. `px_scale` is the device pixels in one CSS px.

    A table that is kept free, for buttons to lie upon, begins at `free_from_px`.
    """
    key = (size_px, px_scale, colours, free_from_px)
    kept = _last.get("room")
    if kept is None or kept[0] != key:
        kept = _last["room"] = (key, _furnished(size_px, px_scale, colours, free_from_px))
    return kept[1]


def table_share(w: float, h: float) -> float:
    """How far down a room of w by h the table begins, 0 to 1."""
    return 0.88 if h > w else 0.8


def lantern(size: tuple[int, int], px_scale: float) -> pygame.Rect:
    """Where a room's lantern hangs, if it does; its picture is clear at both sides."""
    w, h = size
    tall, low = h > w, h / px_scale < _STANDING_H
    side = round(min(w, h) * (0.19 if tall or low else 0.3))
    x = round(w * (0.5 if tall else 0.56 if low else 0.82))
    if low and not tall and h / px_scale >= _LOW_HANGING_H:
        x = max(x, round(w * _NAME_AT + _FROM_NAME * px_scale))
    return pygame.Rect(x - side // 2, -side // 5, side, side * 140 // 100)


def table(
    size_px: tuple[int, int], horizon_px: int, px_scale: float = 1.0, colours: Palette = LAMPLIGHT
) -> pygame.Surface:
    """The table as one sits at it, `size_px` large, opaque: it begins at `horizon_px`, and the wall is above."""
    key = (size_px, horizon_px, px_scale, colours)
    kept = _last.get("table")
    if kept is None or kept[0] != key:
        kept = _last["table"] = (key, _laid(size_px, horizon_px, px_scale, colours))
    return kept[1]


def _laid(size: tuple[int, int], horizon: int, px_scale: float, colours: Palette) -> pygame.Surface:
    w, h = size
    hangs = w >= 1.4 * h and horizon >= 84 * px_scale
    side = round(horizon * 0.78)
    window = pygame.Rect(round(w * 0.31) - side // 2, round(horizon * 0.08), side, side)
    lights = [Light(w // 2, horizon, round(max(w * 0.8, h * 0.5)), colours.lamp, 84)]
    if hangs:
        lights.append(Light(*window.center, 2 * side, colours.moonlight, 60))
    ground = _walls(size, horizon, lights, colours)
    if hangs:
        ground.blit(picture(Scene.WINDOW, side, side), window)
        shelf = round(side * 1.5)
        tall = shelf * 136 // 220
        ground.blit(picture(Scene.SHELF, shelf, tall), (round(w * 0.735) - shelf // 2, horizon - tall - side // 8))
    _table(ground, horizon, px_scale, px_scale, colours)
    return ground


def _furnished(size: tuple[int, int], px_scale: float, colours: Palette, free_from: int | None) -> pygame.Surface:
    w, h = size
    tall = h > w
    line = round(h * table_share(w, h)) if free_from is None else free_from
    span = min(w, h)
    css_w, css_h = w / px_scale, h / px_scale
    low = css_h < _STANDING_H

    lamp = lantern(size, px_scale)
    lights = [Light(lamp.centerx, lamp.y + lamp.w, round(lamp.w * 3.6), colours.lamp, 120)]
    window = round(span * (0.2 if tall else 0.34))
    window_at = (round(w * 0.075), round(h * (0.05 if tall else 0.22)))
    hangs = span >= _ROOMY * px_scale
    if hangs:
        middle = (window_at[0] + window // 2, window_at[1] + window // 2)
        lights.append(Light(*middle, 2 * window, colours.moonlight, 60))
    room_ = _walls(size, line, lights, colours)

    roots = round(w * (0.5 if tall else 0.26))
    hung = picture(Scene.ROOTS, roots, roots * 140 // 190)
    room_.blit(hung, (0, 0))
    room_.blit(pygame.transform.flip(hung, True, False), (w - roots, 0))
    if hangs:
        room_.blit(picture(Scene.WINDOW, window, window), window_at)
        shelf = round(span * (0.26 if tall else 0.36))
        shelf_at = (w - shelf - round(w * 0.05), round(h * (0.09 if tall else 0.44)))
        room_.blit(picture(Scene.SHELF, shelf, shelf * 136 // 220), shelf_at)
    beside_name = tall or low or css_w >= _BESIDE_NAME_W + _AND_H * css_h
    if beside_name and css_h >= (_HANGING_H if tall else _LOW_HANGING_H):
        room_.blit(picture(Scene.LAMP, *lamp.size), lamp)
    _table(room_, line, px_scale, px_scale * 0.62, colours)
    if free_from is None and ((css_w >= _STANDING_W and not low) or css_h >= _STANDING_BELOW_H):
        _stand(room_, line + round(h * (0.095 if tall else 0.075)), round(span * (0.8 if tall else 1.0)))
    return room_


def _stand(room_: pygame.Surface, foot: int, span: int) -> None:
    """Kettle, candle and cup on the table, each as large as becomes a room of this span."""
    w, h = room_.get_size()
    kettle, cup, candle = round(span * 0.27), round(span * 0.16), round(span * 0.125)
    tall = kettle * 140 // 160
    room_.blit(picture(Scene.KETTLE, kettle, tall), (round(w * 0.05), foot - tall))
    tall = cup * 94 // 116
    room_.blit(picture(Scene.TEACUP, cup, tall), (round(w * 0.955) - cup, foot + round(h * 0.012) - tall))
    tall = candle * 120 // 84
    room_.blit(picture(Scene.CANDLE, candle, tall), (round(w * 0.945) - cup - candle, foot - round(h * 0.02) - tall))


def _walls(size: tuple[int, int], horizon: int, lights: list[Light], colours: Palette) -> pygame.Surface:
    """An earthen vault, bright where the lights are, dark in the corners; painted down to the table's far edge.

    Wall and light are smooth, so they are painted small and scaled up once.
    """
    w, h = size
    low = mix(colours.wall_lit, colours.table, 0.3)
    text = _VAULT.format(
        lit=svg.css(low),
        wall=svg.css(colours.wall),
        night=svg.css(colours.night),
        line=svg.css(mix(colours.wall, colours.night, 0.5)),
    )
    share = min(1.0, _SMALL_PX / max(size))
    deep = max(horizon, round(h * _WALL_PAINTED))
    small = pygame.Surface((160, 120))
    small.blit(pygame.image.load_sized_svg(svg.stream(text), small.get_size()), (0, 0))
    small = pygame.transform.smoothscale(small, (max(1, round(w * share)), max(1, round(deep * share))))
    for light in lights:
        spot = tabletop.glow(max(1, round(light.across * share)), light.colour, light.strength)
        small.blit(spot, spot.get_rect(center=(round(light.x * share), round(light.y * share))))
    ground = pygame.Surface(size)
    if pygame.display.get_surface() is not None:
        ground = ground.convert()
    shown = small.subsurface((0, 0, small.get_width(), max(1, min(small.get_height(), round(horizon * share) + 1))))
    ground.blit(pygame.transform.smoothscale(shown, (w, max(1, round(shown.get_height() / share)))), (0, 0))
    flecks = tabletop.dice(11)
    unit = max(2, min(size) // 160)
    for _ in range(170):
        x, y = round(next(flecks) * w), round(next(flecks) * deep)
        dark, wide = next(flecks) < 0.6, next(flecks)
        if x < w and y < horizon - unit:
            under = ground.get_at((x, y))
            tone = mix((under.r, under.g, under.b), colours.night if dark else colours.table_lit, 0.22)
            pygame.draw.ellipse(ground, tone, (x, y, unit + round(unit * 3 * wide), unit))
    return ground


def _table(room_: pygame.Surface, line: int, px_scale: float, wood_scale: float, colours: Palette) -> None:
    """The table from its far edge on: lit along the edge, with its shadow on the wall."""
    w, h = room_.get_size()
    deep = h - line
    shade = pygame.transform.smoothscale(_fade(), (w, max(1, min(line, deep // 2, round(60 * px_scale)))))
    room_.blit(shade, (0, line - shade.get_height()))
    room_.blit(tabletop.wood((w, deep), wood_scale, colours), (0, line))
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
