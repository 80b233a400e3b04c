"""Players for tests that ask many questions: the real levels, the master with little time to search."""

from __future__ import annotations

from game.players.levels import Level, make_player
from game.players.player import Player
from game.rules import Seat


def hasty_player(level: Level, seat: Seat, seed: int) -> Player:
    """A player of the level; the master searches only a little."""
    return make_player(level, seat, seed)
