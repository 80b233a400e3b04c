"""Whole games between four players of one level."""

from __future__ import annotations

from game.players.levels import Level
from game.players.player import decide
from game.rules import SEATS, HouseRules, Match, NextHand, Phase
from tests.players.levels_in_haste import hasty_player


def moves_of_a_game(level: str, seed: int, deals: int = 9) -> list[str]:
    """The moves of a game to 20 points. `seed` is the players', `deals` the match's."""
    match = Match(deals, HouseRules(game_length=20))
    players = [hasty_player(Level(level), seat, seed) for seat in SEATS]
    while not match.is_over:
        if match.phase is Phase.SUMMARY:
            match.apply(NextHand())
            continue
        seat = match.to_act[0]
        match.apply(decide(players[seat], match.view(seat)))
    return [str(move) for move in match.moves]
