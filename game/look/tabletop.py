"""The wood that the game is played on: oak boards in a pool of lamplight.

They are painted on a sheet of bounded size and scaled up smoothly, so a wall-sized screen costs no more than a desk; a
few planks are drawn and cut into all the boards. The same arguments give the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sin

import pygame

from game.look import svg
from game.look.theme import LAMPLIGHT, Colour, Palette, mix

_WORKING_PX = 700_000
_BOARD_CSS = 118
_GRAIN_CSS = 4.6
_PLANKS = (True, False)  # which of the planks that the boards are cut from have a knot

_last: dict[object, pygame.Surface] = {}
_glows = svg.Shelf(limit=6_000_000)


def background(size_px: tuple[int, int], px_scale: float = 1.0, colours: Palette = LAMPLIGHT) -> pygame.Surface:
    """Wood that fills everything, `size_px` large, opaque; only the last one asked for is kept.

    `px_scale` is the device pixels in one CSS px: plank and grain widths follow it.
    """
    key = (size_px, px_scale, colours)
    found = _last.get(key)
    if found is None:
        _last.clear()
        found = _last[key] = _opaque(wood(size_px, px_scale, colours))
    return found


def glow(size_px: int, colour: Colour, strength: int = 255) -> pygame.Surface:
    """A round, soft pool of light, `size_px` across, brightest (`strength` of 255) in the middle; shared."""
    key = (size_px, colour, strength)
    found = _glows.get(key)
    if found is None:
        small = max(1, min(size_px, 96))
        spot = svg.drawn(_GLOW.format(colour=svg.css(colour), strength=f"{strength / 255:.3f}"), small, small)
        found = _glows.put(key, svg.ready(pygame.transform.smoothscale(spot, (size_px, size_px))))
    return found


def wood(size: tuple[int, int], px_scale: float, colours: Palette) -> pygame.Surface:
    """Oak boards with the lamp above them, `size` device px large; not kept."""
    w, h = size
    share = min(1.0, (_WORKING_PX / max(1, w * h)) ** 0.5)
    small = (max(1, round(w * share)), max(1, round(h * share)))
    sheet = pygame.Surface(small)
    scale = px_scale * share
    board = max(8.0, _BOARD_CSS * scale)
    tops = [round(board * (i - 0.35)) for i in range(int(small[1] / board + 0.35) + 2)]
    tones = dice(7)
    planks = [
        _plank((small[0], round(board) + 1), has_knot, scale, colours, tones) for has_knot in _PLANKS[: len(tops)]
    ]
    for number, (top, below) in enumerate(pairwise(tops)):
        _board(sheet, planks[number % len(planks)], pygame.Rect(0, top, small[0], below - top), number, colours, tones)
        seam = max(1, round(1.6 * scale))
        sheet.fill(mix(colours.table, colours.table_edge, 0.85), (0, below - seam, small[0], seam))
    _lit(sheet, colours)
    if sheet.get_size() != size:
        sheet = pygame.transform.smoothscale(sheet, size)
    return sheet


def _board(
    sheet: pygame.Surface,
    plank: pygame.Surface,
    place: pygame.Rect,
    number: int,
    colours: Palette,
    tones: Iterator[float],
) -> None:
    """One board: a plank turned about so that no two neighbours look alike, in a tone of its own, lit along its top."""
    turned = pygame.transform.flip(plank, number // 2 % 2 == 1, number // 4 % 2 == 1)
    sheet.blit(turned, place, (0, 0, *place.size))
    tone = mix((255, 255, 255), colours.table_dark, 0.22 * next(tones))
    sheet.fill(tone, place, special_flags=pygame.BLEND_RGB_MULT)
    sheet.fill(mix(colours.table, colours.table_lit, 0.45), (place.x, place.y, place.w, 1))


def _plank(
    size: tuple[int, int], has_knot: bool, scale: float, colours: Palette, tones: Iterator[float]
) -> pygame.Surface:
    """A length of oak: grain that flows round a knot."""
    w, h = size
    plank = pygame.Surface(size)
    tone = mix(colours.table, colours.table_lit, 0.25)
    plank.fill(tone)
    knot = (w * (0.12 + 0.76 * next(tones)), h * (0.3 + 0.4 * next(tones)))
    wave, phase = 130 * scale * (0.7 + next(tones)), 7 * next(tones)
    gap = max(2.0, _GRAIN_CSS * scale)
    reach = h * 0.34
    step = max(6, round(24 * scale))
    y = gap * next(tones)
    while y < h:
        dark = 0.14 + 0.42 * next(tones) ** 2
        ink = mix(tone, colours.table_dark, dark) if next(tones) < 0.8 else mix(tone, colours.table_lit, 0.35)
        points = []
        for x in range(-step, w + 2 * step, step):
            bend = sin(x / wave + phase) * gap * 0.9 + sin(x / (wave * 0.37) + y) * gap * 0.28
            if has_knot:
                away = ((x - knot[0]) / (reach * 1.9)) ** 2
                side = y - knot[1]
                bend += (reach * 0.5 if side >= 0 else -reach * 0.5) / (1 + away * 3 + (side / reach) ** 2 * 2)
            points.append((x, min(h - 1.0, max(0.0, y + bend))))
        pygame.draw.aalines(plank, ink, False, points)
        y += gap * (0.55 + 0.9 * next(tones))
    if has_knot:
        for ring, dark in ((0.34, 0.3), (0.25, 0.5), (0.16, 0.72)):
            oval = pygame.Rect(0, 0, round(reach * ring * 3.2), round(reach * ring * 1.7))
            oval.center = (round(knot[0]), round(knot[1]))
            pygame.draw.ellipse(plank, mix(tone, colours.table_dark, dark), oval)
    return plank


def _lit(sheet: pygame.Surface, colours: Palette) -> None:
    """Lamplight: bright amber in the middle, falling off to brown dusk at the corners."""
    w, h = sheet.get_size()
    light = svg.drawn(_LAMP.format(warm="#fff0d2", mid="#e9c8a0", dim="#8d6d55", dark="#54402f"), 128, 128)
    sheet.blit(pygame.transform.smoothscale(light, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    bright = svg.drawn(_GLOW.format(colour=svg.css(colours.lamp), strength="0.30"), 96, 96)
    pool = pygame.transform.smoothscale(bright, (round(w * 0.9), round(h * 0.8)))
    sheet.blit(pool, (round(w * 0.05), round(h * 0.02)))


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
