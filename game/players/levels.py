"""The computer levels by name, and the making of their players."""

from __future__ import annotations

from enum import StrEnum

from game.players.player import Player
from game.players.taste import Taste, taste_of
from game.rules.seats import Seat


class Level(StrEnum):
    """How well the friends play."""

    GENTLE = "gentle"
    STEADY = "steady"
    SHARP = "sharp"
    MASTER = "master"


PLAYABLE = tuple(Level)
"""The levels that can be made now."""


def make_player(level: Level, seat: Seat, seed: int, taste: Taste | None = None) -> Player:
    """A player of this level. The same level, seat, seed and view always give the same move.

    `taste` is the friend's who sits there unless given. OSError if the network's weights cannot be read.
    """
    taste = taste or taste_of(seat)
    # Each player is imported when it is seated: a page that only names the levels starts sooner.
    if level is Level.GENTLE:
        from game.players.gentle import GentlePlayer

        return GentlePlayer(seat, seed)
    if level is Level.STEADY:
        from game.players.steady import SteadyPlayer

        return SteadyPlayer(taste)
    return _player_with_network(level, seat, seed, taste)


def _player_with_network(level: Level, seat: Seat, seed: int, taste: Taste) -> Player:
    # Reading the weights takes a moment too.
    from game.players.master import MasterPlayer
    from game.players.network import trained
    from game.players.sharp import SharpPlayer

    if level is Level.SHARP:
        return SharpPlayer(trained(), taste)
    return MasterPlayer(trained(), seat, seed, taste)
