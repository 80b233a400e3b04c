"""Players for tests that ask many questions: the real levels, the master with little time to search."""

from __future__ import annotations

from game.players.levels import Level, make_player
from game.players.master import MasterPlayer
from game.players.network import trained
from game.players.player import Player
from game.players.search import Effort
from game.players.taste import taste_of
from game.rules import Seat

IN_HASTE = Effort(evaluations=60)


def hasty_player(level: Level, seat: Seat, seed: int) -> Player:
    """A player of the level; the master searches only a little."""
    if level is Level.MASTER:
        return MasterPlayer(trained(), seat, seed, taste_of(seat), IN_HASTE)
    return make_player(level, seat, seed)
