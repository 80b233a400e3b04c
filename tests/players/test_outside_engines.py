"""OpenSpiel's players sit down at the arena through the engine protocol, and answer legally to the end."""

from __future__ import annotations

import sys

import pytest

from game.players.arena import make_seated, read_house, run
from tests.bench.players import ENGINE


@pytest.mark.parametrize(("words", "hands"), [("random", 16), ("ismcts --simulations 20", 4)])
def test_open_spiels_players_play(words: str, hands: int) -> None:
    players = [make_seated(word, 1) for word in (f"cmd:{sys.executable} {ENGINE} {words}", *["steady"] * 3)]
    try:
        figures = run(players, read_house("Classic", []), hands, 1)
    finally:
        for player in players:
            player.leave()
    assert figures["hands"] == hands
    reports = figures["players"]
    assert isinstance(reports, list)
    theirs, steady = reports[:2]
    assert theirs["margin"] < steady["margin"]
