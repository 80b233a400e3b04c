"""A fan of cards as a hand holds them, their backs turned about a point below. Its measures are in card heights.

The fewer there are, the less they are spread.
"""

from __future__ import annotations

import math

import pygame

from game.look import svg

SPREAD = 76.0
"""The degrees that a full fan is spread over."""

DROP = 1.38
"""How tall a full fan is."""

_ARM = 1.1  # how far below their middles the point lies that the cards are turned about
_MIDDLE = 0.52  # how far down the middle of the highest card lies
_HALF_W = 5 / 14  # half of a card's width
_STEP = 7.0  # degrees between neighbours, at most


def spread(count: int) -> float:
    """The degrees that so many cards are spread over."""
    return min(_STEP * (count - 1), SPREAD)


def depth(count: int) -> float:
    """How far down so many cards reach."""
    tilt = math.radians(spread(count) / 2)
    return _middle(tilt) + math.cos(tilt) / 2 + math.sin(tilt) * _HALF_W


def _middle(tilt: float) -> float:
    """How far down the middle of a card lies that is turned by so much, in radians."""
    return _MIDDLE + _ARM * (1 - math.cos(tilt))


def drawn(back: pygame.Surface, size: tuple[int, int], count: int, fine: int) -> pygame.Surface:
    """So many backs in a fan.

    Args:
        back: a card's back, in its size in the fan.
        size: of the fan, in device pixels.
        count: how many cards there are.
        fine: how many times as large it is drawn, for smooth edges.
    """
    w, h = size
    sheet = pygame.Surface((w * fine, h * fine), pygame.SRCALPHA)
    card_h = h / DROP * fine
    step = spread(count) / max(1, count - 1)
    for i in range(count):
        angle = (i - (count - 1) / 2) * step
        tilt = math.radians(angle)
        centre = (w * fine / 2 + card_h * _ARM * math.sin(tilt), card_h * _middle(tilt))
        turned = pygame.transform.rotozoom(back, -angle, fine)
        sheet.blit(turned, turned.get_rect(center=centre))
    return svg.ready(pygame.transform.smoothscale(sheet, size) if fine > 1 else sheet)
