"""The title: the game's name by lamplight, and the way to the table."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.look import burrow, pictures
from game.look.controls import Control, Style, Tag
from game.look.gestures import Deed, Gesture
from game.look.inputs import Input, Key, Shown
from game.look.layout import BUTTON_H, GAP, Box, Window, row, stack
from game.look.paint import Align, Brush
from game.look.pictures import Icon, Mood
from game.look.theme import Type
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
_SCORES_H = 26.0
_RING = 7.0  # what the focus ring takes of the room below a button
_LEAST_HEAD = 260.0  # of name, tagline and faces, for the buttons to stand above the table
_CARD_H = 200.0  # the least height of the first visit's cards
_ORDER = (Seat.WEST, Seat.NORTH, Seat.SOUTH, Seat.EAST)


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """Where the title's parts lie: `wide` buttons one under the other, then `small` ones in two columns."""

    head: Box
    """All of the part above (or beside) the buttons: name, tagline and faces."""
    name: Box
    tagline: Box
    faces: tuple[Box, ...]
    wide: tuple[Box, ...]
    small: tuple[Box, ...]
    scores: Box
    """Under the first wide button, where the score of a kept game is written; of no height where there is none."""

    @classmethod
    def of(cls, window: Window, wide: int, small: int, scores: bool = False) -> TitleLayout:
        """Name, faces and buttons one under the other; on a low window the buttons stand at the right."""
        safe = window.safe.inset(GAP)
        low = safe.h < 420 and safe.w > safe.h
        gap = GAP if low else 1.5 * GAP
        lines = wide + math.ceil(small / 2)
        line_h = _SCORES_H if scores else 0.0
        tall = lines * (BUTTON_H + gap) - gap + line_h
        if low:
            left = Box(safe.x, safe.y, safe.w * 0.56, safe.h)
            right = Box(left.right + GAP, safe.y, safe.w - left.w - GAP, safe.h)
            head, area = left.centred(left.w, min(left.h, 300.0)), right.centred(min(300.0, right.w), tall)
        else:
            wall = Box(safe.x, safe.y, safe.w, window.h * burrow.table_share(window.w, window.h) - 2 * GAP - safe.y)
            room = wall if wall.h - tall - gap >= _LEAST_HEAD else safe  # no button over the table's edge
            wanted = 332.0 + tall + safe.h * 0.08
            whole = safe.centred(min(safe.w, 640.0), min(room.h, wanted))
            whole = whole.moved(0, min(0.0, room.bottom - whole.bottom))
            head = Box(whole.x, whole.y, whole.w, whole.h - tall - gap)
            width = min(320.0, whole.w)
            area = Box(whole.cx - width / 2, whole.bottom - tall, width, tall)
        places = [
            place if i == 0 else place.moved(0, line_h)
            for i, place in enumerate(stack(Box(area.x, area.y, area.w, tall), [BUTTON_H] * lines, gap))
        ]
        pairs = [box for place in places[wide:] for box in row(place, 2)][:small]
        if small % 2:
            pairs[-1] = places[-1]
        under = Box(area.x, places[0].bottom + _RING, area.w, line_h)
        return cls(head, *_head(head), tuple(places[:wide]), tuple(pairs), under)


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

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._kept = app.keeper.load()
        self._welcome = Welcome(app)

    def first_focus(self) -> str:
        return "play" if self._kept is None else "continue"

    @property
    def layout(self) -> TitleLayout:
        kept = self._kept is not None
        return TitleLayout.of(self.app.window, 2 if kept else 1, len(self._small()), kept)

    @property
    def _card_room(self) -> Box:
        """Where the first visit's cards lie: under the name where there is room, else in its place."""
        head, name = self.layout.head, self.layout.name
        below = Box(head.x, name.bottom, head.w, head.bottom - name.bottom)
        return below if below.h >= _CARD_H else head

    def make_controls(self) -> list[Control]:
        layout = self.layout
        found = [Control("name", words.NAME, layout.name, Tag.TITLE)]
        wide = [("play", words.PLAY, words.PLAY, Icon.PLAY)]
        if self._kept is not None:
            said = f"{words.CONTINUE}. {_scores_of(self._kept.match)}."
            wide.insert(0, ("continue", said, words.CONTINUE, Icon.NEXT))
        for i, ((key, label, caption, icon), box) in enumerate(zip(wide, layout.wide, strict=True)):
            style = Style.QUIET if i else Style.PRIMARY
            found.append(Control(key, label, box, style=style, caption=caption, icon=icon))
        found += [replace(each, box=box) for each, box in zip(self._small(), layout.small, strict=True)]
        return [*found, *self._welcome.controls(self._card_room)]

    def _small(self) -> list[Control]:
        """The small buttons, still without their boxes."""
        nowhere = Box(0, 0, 0, 0)
        small = [
            Control(key, label, nowhere, caption=label, icon=icon, key=_KEYS.get(key, ""))
            for key, label, icon in _SMALL
        ]
        link = self.app.device.page.more_games
        if link is not None and self.app.device.page.allows(Deed.OPEN):
            name, address = link  # to all games of the site that serves this one
            said, gesture = embedding.more_games(name), Gesture(Deed.OPEN, url=address)
            small.append(Control("more-games", said, nowhere, caption=name, icon=Icon.SHARE, gesture=gesture))
        if self.app.is_renewed:
            small.append(Control("renew", words.RENEW_SAID, nowhere, caption=words.RENEW, icon=Icon.RESTART))
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
        brush.surface.blit(burrow.room(brush.surface.get_size(), brush.scale, colours), (0, 0))
        if self._kept is not None:
            whole, short = (
                _scores_of(self._kept.match),
                words.kept_score(self._kept.match.hand_number, self._kept.match.totals),
            )
            line = whole if brush.width(whole, Type.TINY) <= layout.scores.w else short
            role = Type.LABEL if brush.width(line, Type.LABEL) <= layout.scores.w else Type.TINY
            brush.text(line, layout.scores, role, colours.chalk, Align.CENTRE, shadow=colours.night)
        room = self._card_room
        if self._welcome.seen or room.y >= layout.name.bottom:
            self._draw_name(brush, layout)
        if self._welcome.seen:
            self._draw_company(brush, layout)
        else:
            self._welcome.draw(brush, room)

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
