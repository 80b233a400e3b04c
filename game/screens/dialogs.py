"""The small dialogs of the table: pause, menu, restart, the last trick, the moon's choice, and help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.look import burrow, pictures
from game.look.cards import CardArt
from game.look.controls import Control
from game.look.inputs import Key
from game.look.layout import GAP, RING, Box, row
from game.look.paint import Align, Brush, paragraph_height
from game.look.pictures import Icon
from game.look.table_layout import CARD_RATIO
from game.look.theme import Radius, Type
from game.rules.house import MoonChoice
from game.rules.moves import ChooseMoon
from game.rules.seats import Seat
from game.rules.view import Phase
from game.screens import words
from game.screens.dialog import Dialog, button
from game.screens.how_to_play import HowToPlaySheet
from game.screens.settings import SettingsSheet
from game.table.story import points_in

if TYPE_CHECKING:
    from game.screens.app import App
    from game.screens.table import TableScreen

_CARD_W = 84.0
_KETTLE_H = 112.0


class TextDialog(Dialog):
    """A dialog with paragraphs to read."""

    role = Type.BODY

    def paragraphs(self) -> tuple[str, ...]:
        """What there is to read."""
        return ()

    def spoken(self) -> str:
        return " ".join(self.paragraphs())

    def content_height(self, width: float) -> float:
        heights = [paragraph_height(words, width, self.role, self.app.window) for words in self.paragraphs()]
        return sum(heights) + GAP * max(0, len(heights) - 1)

    def draw_content(self, brush: Brush, box: Box) -> None:
        y = box.y
        for paragraph in self.paragraphs():
            at = Box(box.x, y, box.w, box.h)
            y += brush.paragraph(paragraph, at, self.role, brush.colours.ink, Align.CENTRE) + GAP


class NoticeDialog(TextDialog):
    """Says one thing."""

    width = 440.0

    def __init__(self, app: App, name: str, heading: str, sentence: str) -> None:
        self.name = name
        self.heading = heading
        self._sentence = sentence
        super().__init__(app)

    def paragraphs(self) -> tuple[str, ...]:
        return (self._sentence,)

    def buttons(self) -> list[Control]:
        return [button("close", words.CLOSE, primary=True, icon=Icon.CLOSE)]

    def escape(self) -> str:
        return "close"

    def press(self, control: str) -> None:
        self.app.close(self)


def notify(app: App, name: str, heading: str, sentence: str) -> None:
    """Say a sentence aloud and in a dialog of its own, over the screen of this name."""
    app.device.page.news(sentence)
    app.open(NoticeDialog(app, name, heading, sentence))


class TableDialog(TextDialog):
    """A dialog over the table, that goes back to it."""

    def __init__(self, app: App, table: TableScreen) -> None:
        super().__init__(app, table)
        self.table = table

    def press(self, control: str) -> None:
        if control in ("cancel", "close"):
            self.app.close(self)


class PauseDialog(TableDialog):
    """Covers the cards until the player comes back."""

    heading = words.PAUSED
    width = 420.0

    def paragraphs(self) -> tuple[str, ...]:
        return (words.PAUSED_TEXT,)

    def buttons(self) -> list[Control]:
        return [button("cancel", words.RESUME, primary=True, icon=Icon.PLAY)]

    def content_height(self, width: float) -> float:
        return super().content_height(width) + self._kettle_h

    def draw_content(self, brush: Brush, box: Box) -> None:
        kettle = Box(box.x, box.y, box.w, self._kettle_h)
        if kettle.h:
            brush.picture(pictures.Scene.KETTLE, kettle.inset(0, GAP / 2))
        super().draw_content(brush, Box(box.x, kettle.bottom, box.w, box.h - kettle.h))

    @property
    def _kettle_h(self) -> float:
        return 0.0 if self.is_low else _KETTLE_H

    def draw(self, brush: Brush) -> None:
        brush.surface.blit(burrow.room(brush.surface.get_size(), brush.scale, brush.colours), (0, 0))
        brush.veil()
        super().draw(brush)


class MenuDialog(TableDialog):
    """What else one may do."""

    heading = words.TABLE_HEADING
    width = 360.0

    def buttons(self) -> list[Control]:
        return [
            button("cancel", words.RESUME, primary=True, icon=Icon.PLAY),
            button("how-to-play", words.HOW_TO_PLAY, icon=Icon.BOOK),
            button("settings", words.SETTINGS, icon=Icon.GEAR),
            button("restart", words.NEW_GAME, icon=Icon.RESTART),
            button("leave", words.TO_TITLE, icon=Icon.BACK),
        ]

    def columns(self, width: float) -> int:
        return 2 if self.is_low else 1

    def press(self, control: str) -> None:
        super().press(control)
        if control == "how-to-play":
            self.app.open(HowToPlaySheet(self.app, self.table.view.house))
        elif control == "settings":
            self.app.open(SettingsSheet(self.app, self.table))
        elif control == "restart" and self.table.view.phase is Phase.OVER:
            self.app.start_game()
        elif control == "restart":
            self.app.close(self)
            self.app.open(RestartDialog(self.app, self.table))
        elif control == "leave":
            self.app.show_title()


class RestartDialog(TableDialog):
    """Asks before a game is thrown away."""

    heading = words.RESTART_QUESTION
    width = 440.0

    def paragraphs(self) -> tuple[str, ...]:
        return (words.RESTART_WARNING,)

    def buttons(self) -> list[Control]:
        return [
            button("cancel", words.CANCEL, primary=True, icon=Icon.PLAY),
            button("ok", words.NEW_GAME, icon=Icon.RESTART),
        ]

    def press(self, control: str) -> None:
        super().press(control)
        if control == "ok":
            self.app.start_game()


class ElsewhereDialog(TableDialog):
    """Another page of the game has the table: before this one could have it, or from now on."""

    width = 440.0

    def __init__(self, app: App, table: TableScreen, moved: bool) -> None:
        self.heading = words.MOVED if moved else words.ELSEWHERE
        self._text = words.MOVED_TEXT if moved else words.ELSEWHERE_TEXT
        super().__init__(app, table)

    def paragraphs(self) -> tuple[str, ...]:
        return (self._text,)

    def buttons(self) -> list[Control]:
        return [
            button("ok", words.PLAY_HERE, primary=True, icon=Icon.PLAY),
            button("leave", words.TO_TITLE, icon=Icon.BACK),
        ]

    def escape(self) -> str:
        return ""

    def press(self, control: str) -> None:
        if control == "ok":
            self.app.take_over()
        elif control == "leave":
            self.app.show_title()


class MoonDialog(TableDialog):
    """The shooter of a moon chooses what it is worth."""

    heading = words.MOON_HEADING
    width = 440.0

    def paragraphs(self) -> tuple[str, ...]:
        return (words.MOON_QUESTION,)

    def buttons(self) -> list[Control]:
        return [
            button("moon-add", words.MOON_ADD, primary=True),
            button("moon-subtract", words.MOON_SUBTRACT),
        ]

    def press(self, control: str) -> None:
        choice = MoonChoice.ADD if control == "moon-add" else MoonChoice.SUBTRACT
        self.app.close(self)
        self.table.submit(ChooseMoon(Seat.SOUTH, choice))

    def escape(self) -> str:
        return ""


class LastTrickDialog(TableDialog):
    """The four cards of the last trick, who played each, who took it and for how much."""

    width = 460.0

    def __init__(self, app: App, table: TableScreen) -> None:
        self.trick = table.view.tricks[-1]
        self.heading = words.last_trick_title(self.trick.taker, points_in(self.trick, table.view.house))
        super().__init__(app, table)

    def spoken(self) -> str:
        return " ".join(words.played(seat, card) for seat, card in self.trick.plays)

    def buttons(self) -> list[Control]:
        return [button("close", words.CLOSE, primary=True, icon=Icon.CLOSE)]

    def escape(self) -> str:
        return "close"

    def content_height(self, width: float) -> float:
        return self._card_w(width) * CARD_RATIO + self.app.window.grown(24.0) + 4.0

    def _card_w(self, width: float) -> float:
        return min(_CARD_W, (width - 2 * RING - 3 * GAP) / 4)

    def draw_content(self, brush: Brush, box: Box) -> None:
        w = self._card_w(box.w)
        size = (brush.window.px(w), brush.window.px(w * CARD_RATIO))
        art = CardArt(size, px_scale=brush.scale, colours=brush.colours)
        others = tuple(words.friend(seat) for seat, _ in self.trick.plays)
        for (seat, card), place in zip(self.trick.plays, row(box.inset(RING, 0), 4), strict=True):
            above = brush.window.grown(22.0)
            at = Box(place.cx - w / 2, box.y + above + 2, w, w * CARD_RATIO)
            brush.surface.blit(art.face(card), brush.window.rect(at)[:2])
            if seat is self.trick.taker:
                brush.ring(at.inset(-RING), brush.colours.ink_green, Radius.MARK.value + 4)
            name = Box(place.x, box.y, place.w, above)
            brush.text(words.friend(seat), name, Type.NAME, brush.colours.ink, like=others)

    def key(self, key: Key) -> bool:
        if key.key.lower() == "l":
            self.app.close(self)
            return True
        return super().key(key)
