"""Sheets with rows that step through a few values: a tap goes on, the left arrow goes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.look.controls import Control, by_id
from game.look.inputs import Key, Pointer, Press
from game.look.layout import Box, ChoiceRow
from game.screens.blocks import Block, Choice
from game.screens.sheet import Sheet


class Row(NamedTuple):
    """One choice: its control's id, its label, and its values with what they are called."""

    key: str
    label: str
    values: Sequence[tuple[object, str]]


class ChoiceSheet(Sheet):
    """A sheet with choices. A subclass gives the rows, what is chosen, and does what choosing does."""

    def rows(self) -> list[Row]:
        """The rows in their order."""
        return []

    def value(self, row: Row) -> object:
        """The row's value now."""
        raise NotImplementedError

    def choose(self, row: Row, value: object) -> None:
        """Choose a value for a row."""
        raise NotImplementedError

    def word(self, row: Row) -> str:
        """What the row's value is called."""
        value = self.value(row)
        return next((word for each, word in row.values if each == value), "")

    def choice(self, row: Row) -> Block:
        """The row as a block."""
        word = self.word(row)
        return Choice(Control(row.key, f"{row.label}: {word}", Box(0, 0, 0, 0), caption=row.label, value=word))

    def press(self, control: str) -> None:
        row = self._row(control)
        if row is not None:
            self._step(row, 1)
        else:
            super().press(control)

    def pointer(self, pointer: Pointer) -> bool:
        row, control = self._row(self.held), by_id(self.controls, self.held)
        if pointer.press is not Press.UP or row is None or control is None:
            return super().pointer(pointer)
        if not ChoiceRow.of(control.box).back.holds(pointer.x, pointer.y):
            return super().pointer(pointer)
        self._hold("")
        self._step(row, -1)
        super().pointer(pointer)
        return True

    def key(self, key: Key) -> bool:
        row = self._row(self.focus)
        if key.key in ("ArrowLeft", "ArrowRight") and row is not None:
            self._step(row, 1 if key.key == "ArrowRight" else -1)
            return True
        return super().key(key)

    def _step(self, row: Row, by: int) -> None:
        values = [value for value, _ in row.values]
        now = self.value(row)
        self.choose(row, values[(values.index(now) + by if now in values else 0) % len(values)])

    def _row(self, key: str) -> Row | None:
        return next((row for row in self.rows() if row.key == key), None)
