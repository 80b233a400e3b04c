"""The first visit: three short cards on the title that say how Hearts is played. They can be skipped, and never return.

They lie where the faces are and cover no button, so whoever wants to play at once just plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.look.controls import Control, Style, Tag
from game.look.layout import GAP, TARGET, Box
from game.look.paint import Brush, growth_in, paragraph_height
from game.look.theme import Type
from game.rules import HouseRules
from game.screens.how_to_play import card_face, counting_cards, passing_friends, trick_cards
from game.screens.pictures_in_text import Cards, Friends
from game.screens.words import lessons

if TYPE_CHECKING:
    from game.screens.app import App

KEY = "welcomed-1"
_STRAIGHT_ON = ("seed", "speed", "level", "embed")

_WIDEST, _TALL, _LOW = 520.0, 300.0, 232.0
_PAD = 12.0
_UNDER_NAME = 14.0
_HEADING_H = 28.0
_BESIDE_FROM = 420.0  # from this width the picture stands beside the words
_DOT = 8.0
_BUTTON_W = 108.0
_DOTS_W = 64.0
_LEAST_PICTURE = 72.0


def is_first_visit(app: App) -> bool:
    """Whether the cards are to be shown.

    A page whose address asks for a deal, a speed, a level or no title is a shared deal, a test or a part of another
    page: it goes straight on.
    """
    options = app.device.options
    return not any(name in options for name in _STRAIGHT_ON) and app.device.storage.load(KEY) is None


class Welcome:
    """The cards, one at a time. `seen` is set once they have been read, skipped or passed by."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._number = 0
        self.seen = not is_first_visit(app)

    def dismiss(self) -> None:
        """The cards have been seen: never show them again."""
        if not self.seen:
            self.seen = True
            self._app.device.storage.save(KEY, "seen")

    def press(self, control: str) -> bool:
        """A control was pressed; whether it was one of the cards'."""
        if self.seen or control not in ("next", "close"):
            return False
        if control == "next" and not self._is_last:
            self._number += 1
            self._app.device.page.news(". ".join(lessons.FIRST_STEPS[self._number]))
        else:
            self.dismiss()
        return True

    @property
    def _is_last(self) -> bool:
        return self._number == len(lessons.FIRST_STEPS) - 1

    # -- the card

    def box(self, room: Box) -> Box:
        """The card in the room that the title leaves."""
        wide = min(room.w, _WIDEST)
        if room.y > self._app.window.safe.y + GAP:  # the game's name stands above
            room = Box(room.x, room.y + _UNDER_NAME, room.w, room.h - _UNDER_NAME)
        return room.centred(wide, min(room.h, _LOW if wide - 2 * _PAD >= _BESIDE_FROM else _TALL))

    def controls(self, room: Box) -> list[Control]:
        """The card's words and buttons; none once it has been seen."""
        if self.seen:
            return []
        box = self.box(room)
        heading, said = lessons.FIRST_STEPS[self._number]
        foot = Box(box.x + _PAD, box.bottom - _PAD - TARGET, box.w - 2 * _PAD, TARGET)
        wide = min(_BUTTON_W, (foot.w - _DOTS_W) / 2)
        onward = Box(foot.right - wide, foot.y, wide, TARGET)
        label = lessons.DONE if self._is_last else lessons.ON
        found = [
            Control("heading", heading, Box(box.x, box.y, box.w, _HEADING_H + _PAD), Tag.HEADING),
            Control(
                "content", said, Box(box.x, box.y + _HEADING_H + _PAD, box.w, foot.y - box.y - _HEADING_H), Tag.TEXT
            ),
            Control("next", label, onward, style=Style.PRIMARY, caption=label),
        ]
        if not self._is_last:
            skip = Box(foot.x, foot.y, wide, TARGET)
            found.append(Control("close", lessons.SKIP, skip, caption=lessons.SKIP))
        return found

    def draw(self, brush: Brush, room: Box) -> None:
        """Draw the card's paper, words and picture; its buttons are the title's to draw."""
        box = self.box(room)
        brush.paper(box)
        heading, said = lessons.FIRST_STEPS[self._number]
        inner = Box(box.x + _PAD, box.y + _PAD, box.w - 2 * _PAD, box.h - 2 * _PAD)
        role = Type.SUBHEAD if brush.width(heading, Type.SUBHEAD) <= inner.w else Type.SMALL_HEAD
        brush.text(heading, Box(inner.x, inner.y, inner.w, _HEADING_H), role, brush.colours.ink)
        area = Box(inner.x, inner.y + _HEADING_H + GAP / 2, inner.w, inner.h - _HEADING_H - TARGET - 1.5 * GAP)
        if area.w >= _BESIDE_FROM:
            left = Box(area.x, area.y, area.w * 0.52, area.h)
            right = Box(left.right + GAP, area.y, area.w - left.w - GAP, area.h)
            picture = self._picture(left.h)
            tall = picture.height(left.w, brush.window)
            picture.draw(brush, left.centred(left.w, tall))
            larger = growth_in(said, right, Type.BODY, brush.window)
            tall = paragraph_height(said, right.w, Type.BODY, brush.window, larger)
            brush.paragraph(said, right.centred(right.w, tall), Type.BODY, brush.colours.ink, most=larger)
        else:
            role = Type.BODY if area.w >= 260 else Type.SMALL
            larger = growth_in(said, area, role, brush.window)
            tall = paragraph_height(said, area.w, role, brush.window, larger)
            below = Box(area.x, area.bottom - tall, area.w, tall)
            brush.paragraph(said, below, role, brush.colours.ink, most=larger)
            above = Box(area.x, area.y, area.w, area.h - tall - GAP / 2)
            if above.h >= _LEAST_PICTURE:
                picture = self._picture(above.h)
                picture.draw(brush, above.centred(above.w, picture.height(above.w, brush.window)))
        self._dots(brush, Box(inner.x, inner.bottom - TARGET, inner.w, TARGET))

    def _picture(self, height: float) -> Cards | Friends:
        """The card's picture, no taller than this."""
        face, house = card_face(self._app), HouseRules()
        if self._number == 0:
            return counting_cards(house, face).within(height)
        if self._number == 1:
            return trick_cards(face).within(height)
        return passing_friends(house).within(height)

    def _dots(self, brush: Brush, foot: Box) -> None:
        """Which card this is, of how many."""
        count = len(lessons.FIRST_STEPS)
        for i in range(count):
            x = foot.cx + (i - (count - 1) / 2) * 2 * _DOT - _DOT / 2
            dot = Box(x, foot.cy - _DOT / 2, _DOT, _DOT)
            colours = brush.colours
            brush.fill(dot, colours.ink if i == self._number else colours.paper_shade, _DOT / 2, edge=colours.ink_soft)
