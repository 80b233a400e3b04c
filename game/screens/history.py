"""The history: the last games on a list, and one of them opened with its score sheet and chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.look.controls import Control, Style
from game.look.layout import GAP, ICON, Box, Window
from game.look.paint import Align, Brush
from game.look.pictures import Icon, Mark
from game.look.theme import Type
from game.players.levels import Level
from game.rules import HouseRules
from game.rules.seats import SEATS
from game.screens import words
from game.screens.blocks import Air, Block, Columns, Paragraph, Pile
from game.screens.dialog import button
from game.screens.replay import ReplayScreen
from game.screens.score_sheet import ScoreSheet, TotalsChart
from game.screens.screen import copy_button
from game.screens.sheet import Sheet
from game.screens.words import scores
from game.table.annals import ME, Filter, FinishedGame
from game.table.replay import replay

if TYPE_CHECKING:
    from game.screens.app import App

_ROW_H = 62.0
_LOW_ROW_H = 82.0  # with a line for the friends' scores
_STACKED_ROW_H = 104.0  # where large words have a line each
_STACKED_FROM = 1.25  # times as large as usual
_RING_ROOM = 4.0  # what a row's control leaves of it above and below, for its focus ring to cover no neighbour's words
_BADGE_W = 52.0
_WIDE = 520.0  # from this width the scores stand at the right, below it under the date
_NARROW = 300.0  # below this large words have a line each
_SCORE_W = 62.0
_LONG_KIND = scores.game_kind_short(Level.STEADY, HouseRules(game_length=50))
"""As long as what is said of any game."""


@dataclass(frozen=True)
class GameRow(Block):
    """One game of the list, to be opened. `lit` gives the id of the row under the pointer."""

    id: str
    game: FinishedGame
    lit: Callable[[], str]

    def height(self, width: float, window: Window) -> float:
        if self._is_wide(width, window):
            return window.grown(_ROW_H)
        return window.grown(_STACKED_ROW_H if self._is_stacked(width, window) else _LOW_ROW_H)

    @staticmethod
    def _is_stacked(width: float, window: Window) -> bool:
        return window.text >= _STACKED_FROM and width < window.grown(_NARROW)

    @staticmethod
    def _is_wide(width: float, window: Window) -> bool:
        return width >= window.grown(_WIDE)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        game = self.game
        place = words.place(game.places[ME])
        kind = scores.game_kind(game.level, game.house)
        yield Control(
            self.id,
            scores.game_label(game.date, place, kind, game.totals),
            box.inset(0, _RING_ROOM),
            style=Style.UNSEEN,
        )

    def draw(self, brush: Brush, box: Box) -> None:
        colours, game = brush.colours, self.game
        if self.lit() == self.id:
            brush.fill(box.inset(-GAP / 2, 1), colours.paper_shade, GAP)
        brush.rule(box)
        larger = brush.window.text
        if self._is_stacked(box.w, brush.window):
            self._draw_stacked(brush, box)
            return
        badge_w = _BADGE_W * (0.5 + larger / 2)
        is_wide = self._is_wide(box.w, brush.window)
        friends = scores.game_scores(game.totals)
        beside = brush.width(friends, Type.SMALL) <= box.w - badge_w - GAP
        start = box.x + badge_w + GAP if beside or is_wide else box.x  # of the friends' scores, a line of their own
        self._badge(brush, Box(box.x, box.y, badge_w, box.h if start > box.x else box.h - 24 * larger))
        brush.icon(Icon.RIGHT, Box(box.right - ICON, box.y, ICON, box.h), colours.ink_soft, ICON * 0.75)
        step = 23 * larger
        inner = Box(box.x + badge_w + GAP, box.y + 8 * larger, box.w - badge_w - ICON - 2 * GAP, 22 * larger)
        kind = scores.game_kind(game.level, game.house)
        if is_wide:
            each = _SCORE_W * larger
            table = Box(inner.right - len(SEATS) * each, inner.y, len(SEATS) * each, inner.h)
            said = Box(inner.x, inner.y, inner.w - table.w, inner.h)
            brush.text(scores.day(game.date), said, Type.BOLD, colours.ink, Align.LEFT)
            brush.text(kind, said.moved(0, step), Type.SMALL, colours.ink_soft, Align.LEFT)
            for i, seat in enumerate(SEATS):
                column = Box(table.x + i * each, table.y, each, inner.h)
                role = Type.SCORE if seat is ME else Type.BODY
                brush.text(scores.signed(game.totals[seat]), column, role, colours.ink, Align.RIGHT)
                brush.text(words.friend(seat), column.moved(0, step), Type.SMALL, colours.ink_soft, Align.RIGHT)
            return
        score = scores.signed(game.totals[ME])
        at = Box(inner.right - 0.3 * inner.w, inner.y, 0.3 * inner.w, inner.h)
        wide = brush.text(score, at, Type.SCORE, colours.ink, Align.RIGHT, like=("−888",)) + GAP
        you = words.friend(ME)
        brush.text(you, at.moved(0, step), Type.SMALL, colours.ink_soft, Align.RIGHT)
        wide = max(wide, brush.width(you, Type.SMALL, larger) + GAP)
        day = Box(inner.x, inner.y, inner.w - wide, inner.h)
        brush.text(scores.day(game.date), day, Type.BOLD, colours.ink, Align.LEFT)
        short = scores.game_kind_short(game.level, game.house)
        few = scores.game_scores_short(game.totals)
        below = Box(inner.x, inner.y + step, inner.w - wide, 20 * larger)
        if brush.width(kind, Type.SMALL) > below.w:
            kind = short
        brush.text(kind, below, Type.SMALL, colours.ink_soft, Align.LEFT, like=(kind, _LONG_KIND))
        last = Box(start, below.bottom, box.right - start, below.h)
        if brush.width(friends, Type.SMALL) > last.w:
            friends = few
        brush.text(friends, last, Type.SMALL, colours.ink_soft, Align.LEFT, like=(few,))

    def _draw_stacked(self, brush: Brush, box: Box) -> None:
        """Place and score, date, rules, and the friends' scores, a line each."""
        colours, game, larger = brush.colours, self.game, brush.window.text
        brush.icon(Icon.RIGHT, Box(box.right - ICON, box.y, ICON, box.h), colours.ink_soft, ICON * 0.75)
        step = 23 * larger
        line = Box(box.x, box.y + 6 * larger, box.w - ICON - GAP, step)
        place = game.places[ME]
        ink = colours.ink_green if place == 1 else colours.ink_soft
        wide = brush.text(words.place(place), line, Type.BOLD, ink, Align.LEFT, like=("1st",))
        if place == 1:
            crown = Box(line.x + wide + GAP, line.y, ICON * larger, line.h)
            brush.icon(Mark.CROWN, crown, colours.ink_green, ICON)
        own = brush.text(scores.signed(game.totals[ME]), line, Type.SCORE, colours.ink, Align.RIGHT) + GAP
        you = Box(line.x, line.y, line.w - own, line.h)
        brush.text(words.friend(ME), you, Type.SMALL, colours.ink_soft, Align.RIGHT)
        brush.text(scores.day(game.date), line.moved(0, step), Type.BOLD, colours.ink, Align.LEFT)
        lines = (scores.game_kind_short(game.level, game.house), scores.game_scores_short(game.totals))
        for i, said in enumerate(lines, start=2):
            brush.text(
                said, line.moved(0, i * step), Type.SMALL, colours.ink_soft, Align.LEFT, like=(*lines, _LONG_KIND)
            )

    def _badge(self, brush: Brush, box: Box) -> None:
        """The player's place; a crown over the first."""
        place = self.game.places[ME]
        written = words.place(place)
        if place == 1:
            brush.icon(Mark.CROWN, Box(box.x, box.cy - 22, box.w, 22), brush.colours.ink_green, 22)
            brush.text(written, Box(box.x, box.cy, box.w, 22), Type.LABEL, brush.colours.ink_green)
        else:
            brush.text(written, box, Type.BOLD, brush.colours.ink_soft)


EVERY_GAME = Filter()


class HistorySheet(Sheet):
    """The games still kept, the latest first."""

    name = "history"
    heading = scores.HISTORY

    def __init__(self, app: App, wanted: Filter = EVERY_GAME) -> None:
        super().__init__(app)
        self._wanted = wanted
        self._games = app.chronicle.annals.chosen(wanted)[::-1]

    def blocks(self) -> Sequence[Block]:
        if not self._games:
            return [
                Paragraph(scores.NO_GAMES, align=Align.CENTRE),
                Paragraph(scores.NO_GAMES_YET, soft=True, align=Align.CENTRE),
            ]
        rows = [GameRow(f"game-{i}", game, lambda: self.held or self.hovered) for i, game in enumerate(self._games)]
        if self._wanted == EVERY_GAME:
            return [Air(), Pile(rows, 0.0)]
        only = Paragraph(scores.only(*self._wanted), Type.SMALL, soft=True, align=Align.CENTRE)
        return [only, Pile(rows, 0.0)]

    def buttons(self) -> list[Control]:
        return [button("close", words.CLOSE, primary=True, icon=Icon.CLOSE)]

    def first_focus(self) -> str:
        if not self._games:
            return "close"
        return self.focus if self.focus.startswith("game-") else "game-0"

    def press(self, control: str) -> None:
        super().press(control)
        if control.startswith("game-"):
            self.focus = control  # to come back to it
            self.app.open(GameSheet(self.app, self._games[int(control.removeprefix("game-"))]))


class GameSheet(Sheet):
    """One finished game: the score sheet, the chart, and the way to its cards."""

    name = "history"

    def __init__(self, app: App, game: FinishedGame) -> None:
        self.heading = words.winners(seat for seat in SEATS if game.places[seat] == 1)
        super().__init__(app)
        self._game = game
        match = game.match()
        self._hands = replay(match) if match is not None else ()

    def blocks(self) -> Sequence[Block]:
        game = self._game
        about = scores.about(game.date, game.level, game.house)
        chart = TotalsChart(game.hands, game.house.game_length)
        left = [ScoreSheet(game.hands)]
        right: list[Block] = [chart]
        if not self._hands:
            right.append(Paragraph(scores.UNREADABLE, soft=True))
        return [Paragraph(about, Type.SMALL, soft=True, align=Align.CENTRE), Columns(Pile(left), Pile(right))]

    def buttons(self) -> list[Control]:
        back = button("close", scores.BACK, primary=not self._hands, icon=Icon.BACK)
        if not self._hands:
            return [back]
        copy = copy_button(self, "copy-record", scores.COPY_RECORD, self._game.record)
        return [button("replay", scores.REPLAY, primary=True, icon=Icon.PLAY), *copy, back]

    def press(self, control: str) -> None:
        super().press(control)
        if control == "replay":
            self.app.open(ReplayScreen(self.app, self._game, self._hands))
