"""The settings: a sheet of rows, each a choice among a few values; changes are live and kept at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from game.look.controls import Control, Style, by_id
from game.look.inputs import Key, Pointer, Press
from game.look.layout import GAP, Box, ChoiceRow
from game.look.paint import Align, Brush
from game.look.theme import Type
from game.rules import PRESETS, HouseRules
from game.screens import words
from game.screens.dialog import Dialog, button
from game.table.settings import Settings

if TYPE_CHECKING:
    from game.screens.app import App
    from game.screens.screen import Screen

_HEAD_H = 34.0


class Row(NamedTuple):
    """One setting: its key, its label, and its values with what they are called. `group` starts a new heading."""

    key: str
    label: str
    values: Sequence[tuple[object, str]]
    group: str = ""


class SettingsSheet(Dialog):
    """All that a player can choose."""

    name = "settings"
    heading = words.SETTINGS
    width = 620.0

    def __init__(self, app: App, below: Screen) -> None:
        super().__init__(app)
        self.under = below

    # -- what there is to choose

    @property
    def rows(self) -> list[Row]:
        """The rows in their order."""
        return [
            *(Row(key, label, values, group) for key, label, values, group in words.setting_rows()),
            Row("preset", words.PRESET, [(preset, preset) for preset in PRESETS], words.HOUSE_RULES),
            *(Row(key, label, values) for key, label, values in words.house_rows()),
        ]

    def value(self, row: Row) -> object:
        """The row's value now; a preset of no name is None."""
        settings = self.app.settings
        if row.key == "preset":
            return settings.house.preset_name()
        if row.key == "sound":
            return settings.audible
        return getattr(settings if hasattr(settings, row.key) else settings.house, row.key)

    def value_word(self, row: Row) -> str:
        """What the row's value is called."""
        value = self.value(row)
        return next((word for each, word in row.values if each == value), words.OWN_RULES)

    def step(self, row: Row, by: int) -> None:
        """Choose the row's next value, or the one before."""
        values = [value for value, _ in row.values]
        now = self.value(row)
        index = values.index(now) + by if now in values else 0
        self.choose(row, values[index % len(values)])

    def choose(self, row: Row, value: object) -> None:
        """Choose a value for a row."""
        settings = self.app.settings
        if row.key == "preset":
            chosen = replace(settings, house=PRESETS[str(value)])
        elif row.key == "sound":
            chosen = settings.with_sound(bool(value))
        elif row.key in HouseRules.__slots__:
            chosen = replace(settings, house=replace(settings.house, **{row.key: value}))  # type: ignore[arg-type]
        else:
            chosen = replace(settings, **{row.key: value})  # type: ignore[arg-type]
        self.change_settings(chosen)
        if row.key in ("sound", "volume"):
            self.app.sounds.sample()
        word = self.value_word(row)
        later = f" {words.FROM_NEXT_GAME}" if row.key in HouseRules.__slots__ or row.key == "preset" else ""
        self.app.device.page.news(f"{row.label}: {word}.{later}")

    def change_settings(self, chosen: Settings) -> None:
        """Keep the chosen settings and show them everywhere."""
        self.app.change_settings(chosen)
        self.under.change()
        self.change()

    # -- the sheet

    def buttons(self) -> list[Control]:
        return [button("close", words.DONE, primary=True)]

    def escape(self) -> str:
        return "close"

    def first_focus(self) -> str:
        return ""

    def content_height(self, width: float) -> float:
        groups = sum(1 for row in self.rows if row.group)
        return groups * _HEAD_H + len(self.rows) * ChoiceRow.height(width) + _HEAD_H + GAP

    def content_controls(self, box: Box) -> list[Control]:
        controls, y = [], box.y
        for row in self.rows:
            y += _HEAD_H if row.group else 0.0
            place = Box(box.x, y, box.w, ChoiceRow.height(box.w))
            label = f"{row.label}: {self.value_word(row)}"
            controls.append(
                Control(f"set-{row.key}", label, place, style=Style.ROW, caption=row.label, value=self.value_word(row))
            )
            y = place.bottom
        return controls

    def draw_content(self, brush: Brush, box: Box) -> None:
        y = box.y
        for row in self.rows:
            if row.group:
                at = Box(box.x, y + 4, box.w, _HEAD_H - 4)
                brush.text(row.group, at, Type.SUBHEAD, brush.colours.ink, Align.LEFT)
                y += _HEAD_H
            y += ChoiceRow.height(box.w)
        house = self.app.settings.house
        kind = words.CLASSIC_TABLE if house == HouseRules() else words.HOUSE_TABLE
        note = Box(box.x, y + GAP, box.w, _HEAD_H)
        brush.paragraph(f"{kind} {words.FROM_NEXT_GAME}", note, Type.SMALL, brush.colours.ink_soft)

    def press(self, control: str) -> None:
        if control == "close":
            self.app.close(self)
            return
        self.step(self._row(control), 1)

    def pointer(self, pointer: Pointer) -> bool:
        """A press on a row's left arrow goes back, everywhere else on the row forward."""
        if pointer.press is Press.UP and self.held.startswith("set-"):
            control = by_id(self.controls, self.held)
            if control is not None and ChoiceRow.of(control.box).back.holds(pointer.x, pointer.y):
                held = self.held
                self._hold("")
                self.step(self._row(held), -1)
                super().pointer(pointer)
                return True
        return super().pointer(pointer)

    def key(self, key: Key) -> bool:
        if key.key in ("ArrowLeft", "ArrowRight") and self.focus.startswith("set-"):
            self.step(self._row(self.focus), 1 if key.key == "ArrowRight" else -1)
            return True
        return super().key(key)

    def _row(self, control: str) -> Row:
        return next(row for row in self.rows if f"set-{row.key}" == control)
