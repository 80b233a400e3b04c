"""The title: the game's name by lamplight, and the way to the table."""

from __future__ import annotations

from dataclasses import dataclass

from game.look import burrow, pictures
from game.look.controls import Control, Style, Tag
from game.look.layout import BUTTON_H, GAP, Box, Window, stack
from game.look.paint import Align, Brush
from game.look.pictures import Icon, Mood
from game.look.theme import Type
from game.rules import HouseRules
from game.rules.seats import Seat
from game.screens import words
from game.screens.dialogs import HelpDialog
from game.screens.screen import Screen
from game.screens.settings import SettingsSheet
from game.screens.table_picture import FACES

_ORDER = (Seat.WEST, Seat.NORTH, Seat.SOUTH, Seat.EAST)


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """Where the title's parts lie."""

    name: Box
    tagline: Box
    faces: tuple[Box, ...]
    buttons: tuple[Box, ...]

    @classmethod
    def of(cls, window: Window, buttons: int) -> TitleLayout:
        """Name, faces and buttons one under the other; on a low window the buttons stand at the right."""
        safe = window.safe.inset(GAP)
        if safe.h < 420 and safe.w > safe.h:
            left = Box(safe.x, safe.y, safe.w * 0.56, safe.h)
            right = Box(left.right + GAP, safe.y, safe.w - left.w - GAP, safe.h)
            tall = buttons * (BUTTON_H + GAP) - GAP
            places = stack(right.centred(min(280.0, right.w), tall), [BUTTON_H] * buttons)
            return cls(*_head(left.centred(left.w, min(left.h, 300.0))), tuple(places))
        tall = buttons * (BUTTON_H + 1.5 * GAP)
        whole = safe.centred(min(safe.w, 640.0), min(safe.h, 320.0 + tall + safe.h * 0.08))
        head = Box(whole.x, whole.y, whole.w, whole.h - tall)
        area = Box(0, whole.bottom - tall, 0, tall)
        width = min(300.0, whole.w)
        places = stack(Box(whole.cx - width / 2, area.y, width, tall), [BUTTON_H] * buttons, 1.5 * GAP)
        return cls(*_head(head), tuple(places))


def _head(box: Box) -> tuple[Box, Box, tuple[Box, ...]]:
    """Name, tagline and four faces in a box, from its top."""
    name = Box(box.x, box.y, box.w, min(112.0, box.h * 0.4))
    tagline = Box(box.x, name.bottom, box.w, 28.0)
    side = min((box.w - 5 * GAP) / 4, box.h - name.h - tagline.h - 3 * GAP, 132.0)
    step = side + GAP
    x = box.cx - (4 * step - GAP) / 2
    y = tagline.bottom + (box.bottom - tagline.bottom - side) * 0.42
    return name, tagline, tuple(Box(x + i * step, y, side, side) for i in range(4))


class TitleScreen(Screen):
    """The first screen."""

    name = "title"

    def first_focus(self) -> str:
        return "play"

    @property
    def layout(self) -> TitleLayout:
        return TitleLayout.of(self.app.window, 3)

    def make_controls(self) -> list[Control]:
        layout = self.layout
        play, settings, how = layout.buttons
        return [
            Control("name", words.NAME, layout.name, Tag.HEADING),
            Control("play", words.PLAY, play, style=Style.PRIMARY, caption=words.PLAY, icon=Icon.PLAY),
            Control("settings", words.SETTINGS, settings, caption=words.SETTINGS, icon=Icon.GEAR),
            Control("how-to-play", words.HOW_TO_PLAY, how, caption=words.HOW_TO_PLAY, icon=Icon.BOOK),
        ]

    def press(self, control: str) -> None:
        if control == "play":
            self.app.start_game()
        elif control == "settings":
            self.app.open(SettingsSheet(self.app, self))
        elif control == "how-to-play":
            self.app.open(HelpDialog(self.app, HouseRules()))

    def draw(self, brush: Brush) -> None:
        layout, colours = self.layout, brush.colours
        brush.surface.blit(burrow.room(brush.surface.get_size(), brush.scale, colours), (0, 0))
        lines = (words.NAME,) if brush.width(words.NAME, Type.TITLE) <= layout.name.w else words.NAME_IN_TWO
        tall = layout.name.h / len(lines)
        fits = tall >= 40 and all(brush.width(line, Type.TITLE) <= layout.name.w for line in lines)
        role = Type.TITLE if fits else Type.HEADING
        for i, line in enumerate(lines):
            at = Box(layout.name.x, layout.name.y + i * tall, layout.name.w, tall)
            brush.text(line, at, role, colours.chalk, Align.CENTRE, shadow=colours.night)
        fits = brush.width(words.TAGLINE, Type.BODY) <= layout.tagline.w
        tagline = words.TAGLINE if fits else words.TAGLINE_SHORT
        brush.text(tagline, layout.tagline, Type.BODY, colours.chalk, Align.CENTRE, shadow=colours.night)
        for seat, face in zip(_ORDER, layout.faces, strict=True):
            size = brush.window.px(face.w)
            portrait = pictures.portrait(FACES[seat], Mood.PLEASED, size)
            brush.surface.blit(portrait, brush.window.rect(face)[:2])
