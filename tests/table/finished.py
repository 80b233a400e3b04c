"""Finished games to fill annals with, each played once by gentle players."""

from __future__ import annotations

from functools import lru_cache

from game.players.levels import Level, make_player
from game.players.player import decide
from game.rules import HouseRules, Match
from game.rules.moves import NextHand
from game.rules.seats import SEATS
from game.rules.view import Phase
from game.table.annals import FinishedGame

SHORT = HouseRules(game_length=50)


@lru_cache(maxsize=64)
def match(seed: int, house: HouseRules = SHORT) -> Match:
    """A game played to its end."""
    game = Match(seed, house)
    players = {seat: make_player(Level.GENTLE, seat, seed) for seat in SEATS}
    while not game.is_over:
        if game.phase is Phase.SUMMARY:
            game.apply(NextHand())
        for seat in game.to_act:
            game.apply(decide(players[seat], game.view(seat)))
    return game


@lru_cache(maxsize=64)
def finished(
    seed: int, level: Level = Level.STEADY, date: str = "2025-03-01", house: HouseRules = SHORT
) -> FinishedGame:
    """The entry for that game."""
    return FinishedGame.of(match(seed, house), level, date)
