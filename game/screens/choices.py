"""Sheets with rows that step through a few values: a tap goes on, the left arrow goes back. A slider's
number is chosen along its track, too.

For those who listen, a row is a select, or a switch where there is only on and off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.look import rows
from game.look.controls import Control, by_id
from game.look.forms import Form, Select, Slider, Switch
from game.look.inputs import Entry, Input, Key, Pointer, Press
from game.look.layout import Box, SliderRow
from game.screens import words
from game.screens.blocks import Block, Choice
from game.screens.dialog import DRAG_FROM
from game.screens.sheet import Sheet


class Row(NamedTuple):
    """One choice: its control's id, its label, and its values with what they are called."""

    key: str
    label: str
    values: Sequence[tuple[object, str]]


class ChoiceSheet(Sheet):
    """A sheet with choices. A subclass gives the rows, what is chosen, and does what choosing does."""

    _down_x = 0.0
    _pulling = False

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

    def form(self, row: Row) -> Form:
        """What the row is for those who listen."""
        if row.values == words.OFF_ON:
            return Switch(bool(self.value(row)))
        return Select(tuple(word for _, word in row.values), self.word(row))

    def choice(self, row: Row) -> Block:
        """A row as a block."""
        form, word = self.form(row), self.word(row)
        return Choice(Control(row.key, row.label, Box(0, 0, 0, 0), caption=row.label, value=word, form=form))

    def handle(self, event: Input) -> None:
        row = self._row(event.on) if isinstance(event, Entry) else None
        if row is None or not isinstance(event, Entry):
            super().handle(event)
            return
        for value, word in row.values:
            if word == event.value:
                self.choose(row, value)

    def press(self, control: str) -> None:
        row = self._row(control)
        if row is not None:
            self._step(row, 1)
        else:
            super().press(control)

    def pointer(self, pointer: Pointer) -> bool:
        if pointer.press is Press.DOWN:
            self._down_x, self._pulling = pointer.x, False
        row, control = self._row(self.held), by_id(self.controls, self.held)
        if row is None or control is None:
            return super().pointer(pointer)
        if isinstance(control.form, Slider) and self._slide(row, control, control.form, pointer):
            return True
        if pointer.press is not Press.UP:
            return super().pointer(pointer)
        if not rows.parts(control.box, control.caption, self.app.window).back.holds(pointer.x, pointer.y):
            return super().pointer(pointer)
        self._hold("")
        self._step(row, -1)
        super().pointer(pointer)
        return True

    def _slide(self, row: Row, control: Control, slider: Slider, pointer: Pointer) -> bool:
        """A pointer held on a slider: a tap on its track, or a pull along it, chooses the number there."""
        value = rows.parts(control.box, control.caption, self.app.window).value
        began_there = value.x <= self._down_x < value.right
        if pointer.press is Press.MOVE and began_there and abs(pointer.x - self._down_x) > DRAG_FROM:
            self._pulling = True
        tapped = pointer.press is Press.UP and began_there and value.holds(pointer.x, pointer.y)
        if not (self._pulling or tapped) or pointer.press is Press.CANCEL:
            return False
        share = SliderRow.of(value, self.app.window.text).share(pointer.x)
        number = round(slider.least + share * (slider.most - slider.least))
        if number != slider.value:
            self.choose(row, number)
        if pointer.press is Press.UP:
            self._hold("")
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
        there = values.index(now) + by if now in values else 0
        if isinstance(self.form(row), Slider):  # no way on from its end
            there = max(0, min(len(values) - 1, there))
        self.choose(row, values[there % len(values)])

    def _row(self, key: str) -> Row | None:
        return next((row for row in self.rows() if row.key == key), None)
