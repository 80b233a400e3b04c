"""Seats the player and the friends at a table, and keeps the game after every move.

Imported when a game begins: the title starts sooner without the table and the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.players.levels import Level, make_player
from game.rules import Match
from game.rules.cards import Card
from game.rules.moves import Pass, Play
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.screens import words
from game.screens.dialogs import ElsewhereDialog
from game.screens.table import TableScreen
from game.table.events import Dealt, Event, GameOver, HandOver, PassChosen, Passed, Played, Undone
from game.table.table import Table

if TYPE_CHECKING:
    from game.screens.app import App

_KEPT_AFTER = Dealt | PassChosen | Played | HandOver | Undone
FRIENDS = (Seat.WEST, Seat.NORTH, Seat.EAST)


def sit_down(app: App, match: Match, level: Level, picked: tuple[Card, ...] = ()) -> None:
    """Show a table with this game, the friends at their places, and the cards picked that were picked to pass."""
    fresh = not match.moves and app.keeper.load() is None
    players = {seat: make_player(level, seat, match.seed) for seat in FRIENDS}
    table = Table(match, players, app.settings.pace, app.device.now)
    keeping = _Keeping(app, match, level, fresh, picked)
    table.listen(Seat.SOUTH, keeping.hear)
    app.show(TableScreen(app, table, level, picked, keeping.pick))


def tell_elsewhere(app: App, moved: bool) -> None:
    """Another page of the game has the table; `moved` says whether this one had it until now."""
    app.keeper.forget_waiting()
    table = app.bottom
    if isinstance(table, TableScreen) and not isinstance(app.top, ElsewhereDialog):
        app.open(ElsewhereDialog(app, table, moved))


@dataclass
class _Keeping:
    """Keeps a game as it is after every event; says once, calmly, if that cannot be.

    `fresh` says that no other game was kept when it began: only then it is kept from its deal.
    """

    app: App
    match: Match
    level: Level
    fresh: bool
    picked: tuple[Card, ...]

    def hear(self, event: Event, _: SeatView) -> None:
        """The table tells of an event."""
        if isinstance(event, Passed | Undone):
            self.picked = ()
        if isinstance(event, GameOver):
            self.app.keeper.clear()
        elif isinstance(event, _KEPT_AFTER):
            self._keep()
        table = self.app.bottom  # None while a page that embeds opens straight at the table
        if isinstance(table, TableScreen) and self.app.top is table and (trouble := self.app.keeper.news()) is not None:
            table.say(words.GAME_TROUBLES[trouble])

    def pick(self, picked: Sequence[Card]) -> None:
        """The player has picked these cards to pass."""
        self.picked = tuple(picked)
        self._keep()

    def _keep(self) -> None:
        if (self.fresh or _is_begun(self.match)) and not self.match.is_over:
            self.app.keeper.save(self.match, self.level, self.picked)


def _is_begun(match: Match) -> bool:
    """Whether the game is under way: until the player's first move it must not take the place of one kept before."""
    return any(isinstance(move, Pass | Play) and move.seat is Seat.SOUTH for move in match.moves)
