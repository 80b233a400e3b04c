"""The ground the game is played on: an oak table in a pool of lamplight, in a dim earthen burrow.

Wood and light are painted on a sheet of bounded size and scaled up smoothly, so a wall-sized screen costs no more than
a desk; edges and corners are drawn at full size, so they stay crisp. The same arguments give the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sin

import pygame

from game.look import svg
from game.look.theme import LAMPLIGHT, Colour, Palette, Radius, mix

_WORKING_PX = 700_000
_BOARD_CSS = 118
_GRAIN_CSS = 4.6

_last: dict[object, pygame.Surface] = {}


def background(
    size_px: tuple[int, int],
    table_px: pygame.Rect | None = None,
    px_scale: float = 1.0,
    colours: Palette = LAMPLIGHT,
) -> pygame.Surface:
    """The whole ground, `size_px` large, opaque; only the last one asked for is kept.

    `table_px` is where the table top lies, round-cornered, with the burrow's floor about it; without it the wood fills
    everything. `px_scale` is the device pixels in one CSS px: plank and grain widths follow it.
    """
    rect = pygame.Rect(table_px) if table_px is not None else None
    key = (size_px, tuple(rect) if rect else None, px_scale, colours)
    found = _last.get(key)
    if found is None:
        _last.clear()
        found = _last[key] = _laid(size_px, rect, px_scale, colours)
    return found


def glow(size_px: int, colour: Colour, strength: int = 255) -> pygame.Surface:
    """A round, soft pool of light, `size_px` across, brightest (`strength` of 255) in the middle."""
    small = max(1, min(size_px, 96))
    spot = svg.drawn(_GLOW.format(colour=svg.css(colour), strength=f"{strength / 255:.3f}"), small, small)
    return svg.ready(pygame.transform.smoothscale(spot, (size_px, size_px)))


def _laid(size: tuple[int, int], table: pygame.Rect | None, px_scale: float, colours: Palette) -> pygame.Surface:
    """The wood alone, or the floor with the table on it."""
    if table is None:
        return _opaque(wood(size, px_scale, colours))
    ground = _opaque(_floor(size, colours))
    radius = round(Radius.TABLE.value * px_scale)
    lip = max(2, round(9 * px_scale))
    shade = _rounded((table.w + 4 * lip, table.h + 4 * lip), radius + lip, (0, 0, 0, 130), 3)
    ground.blit(shade, (table.x - 2 * lip, table.y - lip))
    _lay(ground, colours.table_edge, table.move(0, lip), radius)
    _lay(ground, wood(table.size, px_scale, colours), table, radius)
    return ground


def wood(size: tuple[int, int], px_scale: float, colours: Palette) -> pygame.Surface:
    """Oak boards with the lamp above them, `size` device px large; not kept."""
    w, h = size
    share = min(1.0, (_WORKING_PX / max(1, w * h)) ** 0.5)
    small = (max(1, round(w * share)), max(1, round(h * share)))
    sheet = pygame.Surface(small)
    board = max(8.0, _BOARD_CSS * px_scale * share)
    tones = dice(7)
    top, number = -board * 0.35, 0
    while top < small[1]:
        _board(
            sheet,
            pygame.Rect(0, round(top), small[0], round(top + board) - round(top)),
            number,
            px_scale * share,
            colours,
            tones,
        )
        top += board
        number += 1
    _lit(sheet, colours)
    if sheet.get_size() != size:
        sheet = pygame.transform.smoothscale(sheet, size)
    return sheet


def _board(
    sheet: pygame.Surface, board: pygame.Rect, number: int, scale: float, colours: Palette, tones: Iterator[float]
) -> None:
    """One board: its own tone, grain that flows round a knot, a seam below."""
    tone = mix(mix(colours.table, colours.table_lit, 0.28), colours.table_dark, 0.04 + 0.24 * next(tones))
    sheet.fill(tone, board)
    knot = (board.w * (0.12 + 0.76 * next(tones)), board.y + board.h * (0.3 + 0.4 * next(tones)))
    has_knot = next(tones) < 0.45
    wave, phase = 130 * scale * (0.7 + next(tones)), 7 * next(tones)
    gap = max(2.0, _GRAIN_CSS * scale)
    reach = board.h * 0.34
    step = max(6, round(24 * scale))
    y = board.y + gap * next(tones)
    while y < board.bottom:
        dark = 0.14 + 0.42 * next(tones) ** 2
        ink = mix(tone, colours.table_dark, dark) if next(tones) < 0.8 else mix(tone, colours.table_lit, 0.35)
        points = []
        for x in range(-step, board.w + 2 * step, step):
            bend = sin(x / wave + phase) * gap * 0.9 + sin(x / (wave * 0.37) + y) * gap * 0.28
            if has_knot:
                away = ((x - knot[0]) / (reach * 1.9)) ** 2
                side = y - knot[1]
                bend += (reach * 0.5 if side >= 0 else -reach * 0.5) / (1 + away * 3 + (side / reach) ** 2 * 2)
            points.append((x, min(board.bottom - 1.0, max(float(board.y), y + bend))))
        pygame.draw.aalines(sheet, ink, False, points)
        y += gap * (0.55 + 0.9 * next(tones))
    if has_knot:
        for ring, dark in ((0.34, 0.3), (0.25, 0.5), (0.16, 0.72)):
            oval = pygame.Rect(0, 0, round(reach * ring * 3.2), round(reach * ring * 1.7))
            oval.center = (round(knot[0]), round(knot[1]))
            pygame.draw.ellipse(sheet, mix(tone, colours.table_dark, dark), oval)
    seam = max(1, round(1.6 * scale))
    sheet.fill(mix(tone, colours.table_edge, 0.85), (0, board.bottom - seam, board.w, seam))
    sheet.fill(mix(tone, colours.table_lit, 0.5), (0, board.y, board.w, max(1, seam // 2)))


def _lit(sheet: pygame.Surface, colours: Palette) -> None:
    """Lamplight: bright amber in the middle, falling off to brown dusk at the corners."""
    w, h = sheet.get_size()
    light = svg.drawn(_LAMP.format(warm="#fff0d2", mid="#e9c8a0", dim="#8d6d55", dark="#54402f"), 128, 128)
    sheet.blit(pygame.transform.smoothscale(light, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    bright = svg.drawn(_GLOW.format(colour=svg.css(colours.lamp), strength="0.30"), 96, 96)
    pool = pygame.transform.smoothscale(bright, (round(w * 0.9), round(h * 0.8)))
    sheet.blit(pool, (round(w * 0.05), round(h * 0.02)))


def _floor(size: tuple[int, int], colours: Palette) -> pygame.Surface:
    """Trodden earth, lit faintly from the table."""
    small = (max(1, min(size[0], 480)), max(1, min(size[1], 480)))
    sheet = pygame.Surface(small)
    sheet.fill(colours.wall)
    flecks = dice(3)
    for _ in range(260):
        x, y = next(flecks) * small[0], next(flecks) * small[1]
        spot = pygame.Rect(round(x), round(y), 2 + round(5 * next(flecks)), 1 + round(2 * next(flecks)))
        pygame.draw.ellipse(
            sheet, mix(colours.wall, colours.wall_lit if next(flecks) > 0.5 else colours.night, 0.35), spot
        )
    light = svg.drawn(_LAMP.format(warm="#ffffff", mid="#d8c8b8", dim="#8a7668", dark="#5a4a40"), 96, 96)
    sheet.blit(pygame.transform.smoothscale(light, small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(sheet, size)


def _rounded(size: tuple[int, int], radius: int, colour: tuple[int, int, int, int], blur: int) -> pygame.Surface:
    """A soft-edged rounded shape: drawn small, scaled up."""
    step = max(4, blur * 4)
    small = pygame.Surface((size[0] // step + 2, size[1] // step + 2), pygame.SRCALPHA)
    pygame.draw.rect(small, colour, small.get_rect().inflate(-2, -2), border_radius=max(1, radius // step))
    return pygame.transform.smoothscale(small, size)


def _lay(ground: pygame.Surface, what: pygame.Surface | Colour, place: pygame.Rect, radius: int) -> None:
    """Put a sheet or a colour on the ground with rounded corners, each crisp: what lay under them is put back."""
    whole = ground.get_rect()
    kept = []
    for cy, y in ((radius, place.y), (0, place.bottom - radius)):
        for cx, x in ((radius, place.x), (0, place.right - radius)):
            corner = pygame.Rect(x, y, radius, radius)
            if whole.contains(corner):
                kept.append((corner, (cx, cy), ground.subsurface(corner).copy()))
    if isinstance(what, pygame.Surface):
        ground.blit(what, place)
    else:
        ground.fill(what, place)
    for corner, (cx, cy), under in kept:
        piece = pygame.Surface(corner.size, pygame.SRCALPHA)
        piece.blit(under, (0, 0))
        mask = svg.drawn(_OUTSIDE.format(r=radius, d=2 * radius, cx=cx, cy=cy), radius, radius)
        piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        ground.blit(piece, corner)


def dice(seed: int) -> Iterator[float]:
    """An endless run of numbers 0..1, the same for the same seed."""
    state = seed * 2_654_435_761 % 4_294_967_296
    while True:
        state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
        yield state / 4_294_967_296


def _opaque(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert() if pygame.display.get_surface() is not None else surface


_GLOW = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g" '
    'gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50"><stop offset="0" stop-color="{colour}" '
    'stop-opacity="{strength}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
    '<circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>'
)
_LAMP = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g" '
    'gradientUnits="userSpaceOnUse" cx="50" cy="44" r="74"><stop offset="0" stop-color="{warm}"/>'
    '<stop offset="0.38" stop-color="{mid}"/><stop offset="0.78" stop-color="{dim}"/>'
    '<stop offset="1" stop-color="{dark}"/></radialGradient></defs><path d="M0 0H100V100H0Z" fill="url(#g)"/></svg>'
)
_OUTSIDE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {r} {r}" width="{r}" height="{r}">'
    '<path fill-rule="evenodd" fill="#fff" d="M0 0H{r}V{r}H0Z'
    'M{cx} {cy}m-{r} 0a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0Z"/>'
    "</svg>"
)
