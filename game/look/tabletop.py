"""The ground the game is played on: an oak table in a pool of lamplight, in a dim earthen burrow.

Soft light is worked out on a small sheet and scaled up smoothly, so it costs little at any size; the seams and the
grain of the wood are drawn at full size, so they stay crisp. The same size gives the same picture, to the pixel.
"""

from __future__ import annotations

import pygame

from game.look import svg
from game.look.theme import LAMPLIGHT, Colour, Palette

_last: dict[object, pygame.Surface] = {}


def background(
    size_px: tuple[int, int],
    table_px: pygame.Rect | None = None,
    px_scale: float = 1.0,
    colours: Palette = LAMPLIGHT,
) -> pygame.Surface:
    """The whole ground, `size_px` large, opaque; only the last one asked for is kept.

    `table_px` is where the table top lies (it may reach beyond the picture); without it the table fills everything.
    `px_scale` is the device pixels in one CSS px: plank and grain widths follow it.
    """
    rect = pygame.Rect(table_px) if table_px is not None else pygame.Rect((0, 0), size_px)
    key = (size_px, tuple(rect), px_scale, colours)
    found = _last.get(key)
    if found is None:
        _last.clear()
        found = _last[key] = _painted(size_px, rect, px_scale, colours)
    return found


def _painted(size: tuple[int, int], table: pygame.Rect, px_scale: float, colours: Palette) -> pygame.Surface:
    ground = pygame.Surface(size)
    if pygame.display.get_surface() is not None:
        ground = ground.convert()
    ground.fill(colours.wall)
    ground.fill(colours.table, table)
    return ground


def glow(size_px: int, colour: Colour, strength: int = 255) -> pygame.Surface:
    """A round, soft pool of light, `size_px` across, brightest (`strength` of 255) in the middle."""
    small = min(size_px, 96)
    return pygame.transform.smoothscale(
        svg.drawn(_GLOW.format(colour=svg.css(colour), strength=f"{strength / 255:.3f}"), small, small),
        (size_px, size_px),
    )


_GLOW = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g" '
    'gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50"><stop offset="0" stop-color="{colour}" '
    'stop-opacity="{strength}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient></defs>'
    '<circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>'
)
