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
from game.screens.table import TableScreen
from game.table.events import Dealt, Event, GameOver, HandOver, PassChosen, Played, Undone
from game.table.table import Table

if TYPE_CHECKING:
    from game.screens.app import App

FRIENDS = (Seat.WEST, Seat.NORTH, Seat.EAST)


def sit_down(app: App, match: Match, level: Level) -> None:
    """Show a table with this game and the friends at their places."""
    players = {seat: make_player(level, seat, match.seed) for seat in FRIENDS}
    table = Table(match, players, app.settings.pace, app.device.now)
    table.listen(Seat.SOUTH, lambda event, _: _keep(app, event, match, level))
    app.show(TableScreen(app, table, level))


def _keep(app: App, event: Event, match: Match, level: Level) -> None:
    """Keep the game as it is after an event; say once, calmly, if that cannot be."""
    if isinstance(event, GameOver):
        app.keeper.clear()
    elif isinstance(event, Dealt | PassChosen | Played | HandOver | Undone) and _is_begun(match):
        app.keeper.save(match, level)
    trouble = app.keeper.news()
    if trouble is not None and isinstance(app.top, TableScreen):
        app.top.say(words.GAME_TROUBLES[trouble])


def _is_begun(match: Match) -> bool:
    """Whether the game is under way: until the player's first move it must not take the place of one kept before."""
    own = any(isinstance(move, Pass | Play) and move.seat is Seat.SOUTH for move in match.moves)
    return own and not match.is_over
