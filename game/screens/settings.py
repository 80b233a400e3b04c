"""The settings: a sheet of rows, each a choice among a few values; changes are live and kept at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.look.controls import Control, Style
from game.look.forms import Field, Form, Slider
from game.look.inputs import Entry, Input
from game.look.layout import GAP, Box, ChoiceRow, Window
from game.look.paint import Align, Brush
from game.look.theme import Type
from game.rules import PRESETS, HouseRules
from game.screens import words
from game.screens.blocks import Block, Heading, Paragraph, Pile
from game.screens.choices import ChoiceSheet, Row
from game.screens.dialog import button
from game.table.settings import LONGEST_NAME, LOUDEST, Settings, clean_name

if TYPE_CHECKING:
    from game.screens.app import App
    from game.screens.screen import Screen

_ROW = "set-"
"""How the ids of the rows begin; what follows is the setting's name."""
_NAME = f"{_ROW}name"


@dataclass(frozen=True)
class NameRow(Block):
    """The player's name, to be written."""

    name: str

    def height(self, width: float, window: Window) -> float:
        return ChoiceRow.height(width, window.text)

    def draw(self, brush: Brush, box: Box) -> None:
        brush.rule(box)
        label = ChoiceRow.of(box, brush.window.text).label
        brush.text(words.YOUR_NAME, label, Type.BODY, brush.colours.ink, Align.LEFT)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        parts = ChoiceRow.of(box, window.text)
        line = Box(parts.back.x, parts.back.y, parts.onward.right - parts.back.x, parts.back.h)
        form = Field(self.name, LONGEST_NAME, window.grown(Type.BODY.size), words.NAME_HINT)
        yield Control(_NAME, words.YOUR_NAME, line, style=Style.FIELD, value=self.name, form=form)


class SettingsSheet(ChoiceSheet):
    """All that a player can choose."""

    name = "settings"
    heading = words.SETTINGS
    width = 620.0

    def __init__(self, app: App, below: Screen) -> None:
        super().__init__(app)
        self.under = below

    # -- what there is to choose

    @property
    def groups(self) -> list[tuple[str, list[Row]]]:
        """The rows in their order, under their headings."""
        groups: list[tuple[str, list[Row]]] = []
        for key, label, values, group in words.setting_rows():
            if group:
                groups.append((group, []))
            groups[-1][1].append(Row(_ROW + key, label, values))
        house = [Row(f"{_ROW}preset", words.PRESET, [(preset, preset) for preset in PRESETS])]
        house += [Row(_ROW + key, label, values) for key, label, values in words.house_rows()]
        return [*groups, (words.RULES, house)]

    def rows(self) -> list[Row]:
        return [row for _, rows in self.groups for row in rows]

    def value(self, row: Row) -> object:
        settings, name = self.app.settings, row.key.removeprefix(_ROW)
        if name == "preset":
            return settings.house.preset_name()
        if name == "sound":
            return self.app.is_heard
        return getattr(settings if hasattr(settings, name) else settings.house, name)

    def word(self, row: Row) -> str:
        return super().word(row) or words.OWN_RULES

    def form(self, row: Row) -> Form:
        if row.key == f"{_ROW}volume":
            return Slider(self.app.settings.volume, 0, LOUDEST)
        return super().form(row)

    def choose(self, row: Row, value: object) -> None:
        settings, name = self.app.settings, row.key.removeprefix(_ROW)
        if name == "preset":
            chosen = replace(settings, house=PRESETS[str(value)])
        elif name == "sound":
            chosen = settings.with_sound(bool(value))
        elif name in HouseRules.__slots__:
            chosen = replace(settings, house=replace(settings.house, **{name: value}))  # type: ignore[arg-type]
        else:
            chosen = replace(settings, **{name: value})  # type: ignore[arg-type]
        self.change_settings(chosen)
        if name == "sound" and self._is_refused:
            self.say(words.SOUND_REFUSED)
            return
        if name in ("sound", "volume"):
            self.app.sounds.sample()
        later = f" {words.FROM_NEXT_GAME}" if name in HouseRules.__slots__ or name == "preset" else ""
        self.app.device.page.news(f"{row.label}: {self.word(row)}.{later}")

    def handle(self, event: Input) -> None:
        if isinstance(event, Entry) and event.on == _NAME:
            self.change_settings(replace(self.app.settings, name=clean_name(event.value)))
        else:
            super().handle(event)

    def change_settings(self, chosen: Settings) -> None:
        """Keep the chosen settings and show them everywhere."""
        self.app.change_settings(chosen)
        self.under.change()
        self.rewrite()

    @property
    def _is_refused(self) -> bool:
        """Whether sound is wanted, and the device makes none."""
        return self.app.settings.audible and not self.app.is_heard

    # -- the sheet

    def blocks(self) -> Sequence[Block]:
        return list(self._blocks())

    def _blocks(self) -> Iterator[Block]:
        if self.app.chooser.trouble is not None:
            yield Paragraph(words.SETTINGS_TROUBLES[self.app.chooser.trouble], Type.SMALL, soft=True)
        for heading, rows in self.groups:
            choices = [self.choice(row) for row in rows]
            if heading == words.PLAYING:
                choices.append(NameRow(self.app.settings.name))
            if heading == words.SOUNDS and self._is_refused:
                choices.append(Paragraph(words.SOUND_REFUSED, Type.SMALL, soft=True))
            air = 0.0 if heading == self.groups[0][0] else GAP
            yield Pile([Heading(heading, air), Pile(choices, 0.0)], GAP)
        house = self.app.settings.house
        kind = words.CLASSIC_TABLE if house == HouseRules() else words.HOUSE_TABLE
        yield Paragraph(f"{kind} {words.FROM_NEXT_GAME}", Type.SMALL, soft=True)

    def buttons(self) -> list[Control]:
        return [button("close", words.DONE, primary=True)]

    def first_focus(self) -> str:
        return self.rows()[0].key
