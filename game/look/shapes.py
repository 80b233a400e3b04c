"""Shapes that are drawn once and kept, at a size in device pixels: rounded rectangles, rings, fades, signs.

Surfaces that come back are shared: blit them, never draw on them.
"""

from __future__ import annotations

import math

import pygame

from game.look import svg
from game.look.theme import Colour

DIAL_STEPS = 120
"""In how many steps a ring runs out."""

_shapes = svg.Shelf()


def rounded(
    w: int, h: int, radius: float, colour: Colour | None, alpha: int, edge: Colour | None, line: float
) -> pygame.Surface:
    """A rounded rectangle of w by h device pixels, drawn once."""
    radius = min(radius, w / 2, h / 2)
    key = (w, h, round(radius, 2), colour, alpha, edge, round(line, 2))
    found = _shapes.get(key)
    if found is not None:
        return found
    inner = line / 2 if edge is not None else 0.0
    fill = f'fill="{svg.css(colour)}" fill-opacity="{alpha / 255:.3f}"' if colour is not None else 'fill="none"'
    stroke = f' stroke="{svg.css(edge)}" stroke-width="{line:.2f}"' if edge is not None else ""
    return _shapes.put(
        key,
        svg.drawn(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            f'<rect x="{inner:.2f}" y="{inner:.2f}" width="{w - 2 * inner:.2f}" height="{h - 2 * inner:.2f}" '
            f'rx="{max(0.0, radius - inner):.2f}" {fill}{stroke}/></svg>',
            w,
            h,
        ),
    )


def dial(side: int, steps: int, line: float, colour: Colour, ground: Colour) -> pygame.Surface:
    """A round track of `side` device pixels with so many of `DIAL_STEPS` lit."""
    key = ("dial", side, steps, colour, ground)
    found = _shapes.get(key)
    if found is not None:
        return found
    radius, centre = (side - line) / 2, side / 2
    around = 2 * math.pi * radius
    lit = around * steps / DIAL_STEPS
    circle = f'<circle cx="{centre}" cy="{centre}" r="{radius:.2f}" fill="none" stroke-width="{line:.2f}"'
    turned = f'transform="rotate(-90 {centre} {centre})"'
    return _shapes.put(
        key,
        svg.drawn(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}">'
            f'{circle} stroke="{svg.css(ground)}" stroke-opacity="0.6"/>'
            f'{circle} stroke="{svg.css(colour)}" stroke-dasharray="{lit:.2f} {around:.2f}" {turned}/></svg>',
            side,
            side,
        ),
    )


def fading(h: int, colour: Colour, upward: bool) -> pygame.Surface:
    """A column of `h` device pixels, clear at one end and of the whole colour at the other."""
    key = ("fade", h, colour, upward)
    found = _shapes.get(key)
    if found is not None:
        return found
    column = pygame.Surface((1, h), pygame.SRCALPHA)
    for i in range(h):
        column.set_at((0, h - 1 - i if upward else i), (*colour, round(255 * (i + 1) / h)))
    return _shapes.put(key, svg.ready(column))


def chevron(w: int, h: int, line: float, colour: Colour) -> pygame.Surface:
    """Two strokes that meet at the bottom of w by h device pixels."""
    key = ("chevron", w, h, line, colour)
    found = _shapes.get(key)
    if found is not None:
        return found
    edge = line / 2
    path = f"M{edge:.2f} {edge:.2f}L{w / 2:.2f} {h - edge:.2f}L{w - edge:.2f} {edge:.2f}"
    return _shapes.put(
        key,
        svg.drawn(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            f'<path d="{path}" fill="none" stroke="{svg.css(colour)}" stroke-width="{line:.2f}" '
            f'stroke-linecap="round" stroke-linejoin="round"/></svg>',
            w,
            h,
        ),
    )


def forget() -> None:
    """Forget every drawn shape: for a change of size or pixel ratio."""
    _shapes.clear()
