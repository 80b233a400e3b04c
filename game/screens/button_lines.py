"""Buttons that stand together: how many to a line, with all that are as wide as each other of one form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.look.captions import role_for
from game.look.controls import Control
from game.look.layout import BUTTON_H, GAP, Box, Window, row, stack
from game.look.theme import Type

_LARGE = (Type.BUTTON, Type.NAME)  # the sizes of a caption for which buttons share a line


def in_lines(buttons: Sequence[Control], width: float, window: Window, most: int) -> list[list[Control]]:
    """The buttons in lines of at most so many, as many as have room for every caption; icons are left out
    where not all have room. Where they do not come out even, the first line has fewer: the likeliest come first.
    """
    for across in range(min(most, len(buttons)), 1, -1):
        wide = (width - (across - 1) * GAP) / across
        odd = len(buttons) % across
        first, others = _alike(buttons[:odd], width / max(1, odd), window), _alike(buttons[odd:], wide, window)
        if others and (first or not odd):
            lines = [others[i : i + across] for i in range(0, len(others), across)]
            return [first, *lines] if first else lines
    return [[button] for button in buttons]


def height(count: int) -> float:
    """How tall so many lines are."""
    return max(0.0, count * (BUTTON_H + GAP) - GAP)


def placed(lines: Sequence[Sequence[Control]], area: Box) -> list[Control]:
    """The buttons with their boxes in an area of that height, in the order in which they are read."""
    places = stack(area, [BUTTON_H] * len(lines))
    return [
        replace(button, box=box)
        for line, place in zip(lines, places, strict=True)
        for button, box in zip(line, row(place, len(line)), strict=True)
    ]


def _alike(buttons: Sequence[Control], width: float, window: Window) -> list[Control]:
    """Buttons that are each so wide, in one form; none where their captions have no room."""
    captions = tuple(dict.fromkeys(caption for button in buttons for caption in (button.caption, *button.like)))
    has_icons = any(button.icon for button in buttons)
    for with_icons in (True, False) if has_icons else (False,):
        if role_for(captions, width, with_icons, window.dpr, _LARGE) is not None:
            return [replace(button, like=captions, icon=button.icon if with_icons else "") for button in buttons]
    return []
