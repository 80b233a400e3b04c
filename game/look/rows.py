"""Rows that offer a choice, as tall as their words are at the size that the player wants."""

from __future__ import annotations

from collections.abc import Sequence

from game.look.layout import Box, ChoiceRow, Window
from game.look.paint import line_count
from game.look.theme import Type


def height(width: float, label: str, values: Sequence[str], window: Window) -> float:
    """How tall a row of this width is, with room for any of its values."""
    room = ChoiceRow.of(Box(0, 0, width, 0), window.text).value.w
    most = 1 if window.text == 1.0 else max(line_count(value, room, Type.BOLD, window) for value in values)
    return ChoiceRow.height(width, window.text, most, _label_lines(width, label, window))


def parts(box: Box, label: str, window: Window) -> ChoiceRow:
    """The parts of a row."""
    return ChoiceRow.of(box, window.text, _label_lines(box.w, label, window))


def _label_lines(width: float, label: str, window: Window) -> int:
    """How many lines a label takes; words of the usual size have room."""
    if window.text == 1.0:
        return 1
    return line_count(label, ChoiceRow.of(Box(0, 0, width, 0), window.text).label.w, Type.BODY, window)
