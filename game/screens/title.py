"""The title: the game's name by lamplight, and the way to the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.look import burrow, pictures
from game.look.controls import Control, Style, Tag
from game.look.gestures import Deed, Gesture
from game.look.inputs import Input, Key, Shown
from game.look.layout import Box
from game.look.paint import Align, Brush
from game.look.pictures import Icon, Mood
from game.look.theme import Type
from game.look.title_layout import TitleLayout, title_layout
from game.rules import Match
from game.rules.seats import Seat
from game.screens import words
from game.screens.faces import FACES
from game.screens.screen import Screen
from game.screens.welcome import Welcome
from game.screens.words import embedding, statistics

if TYPE_CHECKING:
    from game.screens.app import App

_SMALL = (
    ("settings", words.SETTINGS, Icon.GEAR),
    ("statistics", statistics.STATISTICS, Icon.CHART),
    ("how-to-play", words.HOW_TO_PLAY, Icon.BOOK),
)
_KEYS = {"how-to-play": "?"}
_ORDER = (Seat.WEST, Seat.NORTH, Seat.SOUTH, Seat.EAST)


class TitleScreen(Screen):
    """The first screen."""

    name = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._kept = app.keeper.load()
        self._welcome = Welcome(app)

    def first_focus(self) -> str:
        return "play" if self._kept is None else "continue"

    @property
    def layout(self) -> TitleLayout:
        kept = self._kept is not None
        return title_layout(self.app.window, 2 if kept else 1, len(self._small()), kept, not self._welcome.seen)

    def make_controls(self) -> list[Control]:
        layout = self.layout
        found = [Control("name", words.NAME, layout.name, Tag.TITLE)]
        wide = [("play", words.PLAY, words.PLAY, Icon.PLAY)]
        if self._kept is not None:
            wide = [("play", words.PLAY_ANEW, words.NEW_GAME, Icon.PLAY)]
            said = f"{words.CONTINUE}. {_scores_of(self._kept.match)}."
            wide.insert(0, ("continue", said, words.CONTINUE, Icon.NEXT))
        for i, ((key, label, caption, icon), box) in enumerate(zip(wide, layout.wide, strict=True)):
            is_main = i == 0 and self._welcome.seen  # while the cards are shown their button is
            style = Style.PRIMARY if is_main else Style.QUIET
            found.append(Control(key, label, box, style=style, caption=caption, icon=icon))
        narrowest = min(box.w for box in layout.small)
        for each, box in zip(self._small(), layout.small, strict=True):
            found.append(replace(each, box=box, as_wide=narrowest))
        return [*found, *self._welcome.controls(layout.card)]

    def _small(self) -> list[Control]:
        """The small buttons, still without their boxes."""
        nowhere = Box(0, 0, 0, 0)
        alike = (*(label for _, label, _ in _SMALL), *((words.RENEW,) if self.app.is_renewed else ()))
        small = [
            Control(key, label, nowhere, caption=label, like=alike, icon=icon, key=_KEYS.get(key, ""))
            for key, label, icon in _SMALL
        ]
        link = self.app.device.page.more_games
        if link is not None and self.app.device.page.allows(Deed.OPEN):
            name, address = link  # to all games of the site that serves this one
            said, gesture = embedding.more_games(name), Gesture(Deed.OPEN, url=address)
            more = Control("more-games", said, nowhere, caption=name, like=alike, icon=Icon.SHARE, gesture=gesture)
            small.append(more)
        if self.app.is_renewed:
            icon = Icon.RENEW
            small.append(Control("renew", words.RENEW_SAID, nowhere, caption=words.RENEW, like=alike, icon=icon))
        return small

    def press(self, control: str) -> None:
        if self._welcome.press(control):
            self.change()
            return
        self._welcome.dismiss()
        if control == "play":
            self.app.start_game()
        elif control == "continue":
            self.app.continue_game()
        elif control == "renew":
            self.app.device.page.renew()
        else:
            self._open_sheet(control)

    def performed(self, control: str, done: bool) -> None:
        link = self.app.device.page.more_games
        if control == "more-games" and link is not None and not done:
            from game.screens.dialogs import notify

            name, address = link
            notify(self.app, self.name, name, embedding.not_opened(address))
        super().performed(control, done)

    def _open_sheet(self, control: str) -> None:
        # Imported when they are opened: the title starts sooner without them.
        if control == "settings":
            from game.screens.settings import SettingsSheet

            self.app.open(SettingsSheet(self.app, self))
        elif control == "statistics":
            from game.screens.statistics import StatisticsSheet

            self.app.open(StatisticsSheet(self.app))
        elif control == "how-to-play":
            from game.screens.how_to_play import HowToPlaySheet

            self.app.open(HowToPlaySheet(self.app, self.app.settings.house))

    def handle(self, event: Input) -> None:
        if isinstance(event, Shown):  # another page may have played on meanwhile
            self._kept = self.app.keeper.load()
            self.change()
        super().handle(event)

    def key(self, key: Key) -> bool:
        if key.key == "Escape" and self._welcome.press("close"):
            self.change()
            return True
        if key.key == "?" and not key.repeat:
            self._press_if_able("how-to-play")
            return True
        return super().key(key)

    def draw(self, brush: Brush) -> None:
        layout, colours = self.layout, brush.colours
        free_from = brush.window.px(layout.horizon) if layout.on_table else None
        brush.surface.blit(burrow.room(brush.surface.get_size(), brush.scale, colours, free_from), (0, 0))
        if self._kept is not None:
            whole, short = (
                _scores_of(self._kept.match),
                words.kept_score(self._kept.match.hand_number, self._kept.match.totals),
            )
            line = whole if brush.width(whole, Type.TINY) <= layout.scores.w else short
            role = Type.LABEL if brush.width(line, Type.LABEL) <= layout.scores.w else Type.TINY
            brush.text(line, layout.scores, role, colours.chalk, Align.CENTRE, shadow=colours.night)
        if self._welcome.seen or layout.card.y >= layout.name.bottom:
            self._draw_name(brush, layout)
        if self._welcome.seen:
            self._draw_company(brush, layout)
        else:
            self._welcome.draw(brush, layout.card)

    def _draw_name(self, brush: Brush, layout: TitleLayout) -> None:
        colours = brush.colours
        lines = (words.NAME,) if brush.width(words.NAME, Type.TITLE) <= layout.name.w else words.NAME_IN_TWO
        room = layout.name.h / len(lines)
        fits = room >= 40 and all(brush.width(line, Type.TITLE) <= layout.name.w for line in lines)
        role = Type.TITLE if fits else Type.HEADING
        tall = min(room, role.size * role.line_height)
        top = layout.name.cy - tall * len(lines) / 2
        for i, line in enumerate(lines):
            at = Box(layout.name.x, top + i * tall, layout.name.w, tall)
            brush.text(line, at, role, colours.chalk, Align.CENTRE, shadow=colours.night)

    def _draw_company(self, brush: Brush, layout: TitleLayout) -> None:
        """The tagline and the four faces."""
        colours = brush.colours
        fits = brush.width(words.TAGLINE, Type.BODY) <= layout.tagline.w
        tagline = words.TAGLINE if fits else words.TAGLINE_SHORT
        brush.text(tagline, layout.tagline, Type.BODY, colours.chalk, Align.CENTRE, shadow=colours.night)
        for seat, face in zip(_ORDER, layout.faces, strict=True):
            size = brush.window.px(face.w)
            portrait = pictures.portrait(FACES[seat], Mood.PLEASED, size)
            brush.surface.blit(portrait, brush.window.rect(face)[:2])


def _scores_of(match: Match) -> str:
    """Where a kept game stands."""
    return words.kept_scores(match.hand_number, match.totals)
