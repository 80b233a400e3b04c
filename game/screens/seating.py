"""Seats the player and the friends at a table, and keeps the game after every move.

Imported when a game begins: the title starts sooner without the table and the players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.players.levels import Level, make_player
from game.rules import Match
from game.rules.moves import Pass, Play
from game.rules.seats import Seat
from game.screens import words
from game.screens.dialogs import ElsewhereDialog
from game.screens.table import TableScreen
from game.table.events import Dealt, Event, GameOver, HandOver, PassChosen, Played, Undone
from game.table.table import Table

if TYPE_CHECKING:
    from game.screens.app import App

_KEPT_AFTER = Dealt | PassChosen | Played | HandOver | Undone
FRIENDS = (Seat.WEST, Seat.NORTH, Seat.EAST)


def sit_down(app: App, match: Match, level: Level) -> None:
    """Show a table with this game and the friends at their places."""
    fresh = not match.moves and app.keeper.load() is None
    players = {seat: make_player(level, seat, match.seed) for seat in FRIENDS}
    table = Table(match, players, app.settings.pace, app.device.now)
    table.listen(Seat.SOUTH, lambda event, _: _keep(app, event, match, level, fresh))
    app.show(TableScreen(app, table, level))


def tell_elsewhere(app: App, moved: bool) -> None:
    """Another page of the game has the table; `moved` says whether this one had it until now."""
    app.keeper.forget_waiting()
    table = app.bottom
    if isinstance(table, TableScreen) and not isinstance(app.top, ElsewhereDialog):
        app.open(ElsewhereDialog(app, table, moved))


def _keep(app: App, event: Event, match: Match, level: Level, fresh: bool) -> None:
    """Keep the game as it is after an event; say once, calmly, if that cannot be.

    `fresh` says that no other game was kept when it began: only then it is kept from its deal.
    """
    if isinstance(event, GameOver):
        app.keeper.clear()
    elif isinstance(event, _KEPT_AFTER) and (fresh or _is_begun(match)) and not match.is_over:
        app.keeper.save(match, level)
    table = app.bottom  # None while a page that embeds opens straight at the table
    if isinstance(table, TableScreen) and app.top is table and (trouble := app.keeper.news()) is not None:
        table.say(words.GAME_TROUBLES[trouble])


def _is_begun(match: Match) -> bool:
    """Whether the game is under way: until the player's first move it must not take the place of one kept before."""
    return any(isinstance(move, Pass | Play) and move.seat is Seat.SOUTH for move in match.moves)
