"""The turn timer counts a turn down, stands still in a pause, and starts anew with the next turn."""

from __future__ import annotations

from game.rules.view import Phase
from game.table.timer import TurnTime, TurnTimer


def test_the_settings_times() -> None:
    assert TurnTime.OFF.seconds(Phase.PLAYING) is None
    assert (TurnTime.NORMAL.seconds(Phase.PASSING), TurnTime.NORMAL.seconds(Phase.PLAYING)) == (45.0, 25.0)
    assert (TurnTime.RELAXED.seconds(Phase.PASSING), TurnTime.QUICK.seconds(Phase.PLAYING)) == (90.0, 12.5)


def test_a_turn_runs_out() -> None:
    timer = TurnTimer()
    timer.run("first", 25.0, now=100.0)
    assert timer.left(110.0) == 15.0
    assert timer.left(200.0) == 0.0


def test_a_pause_costs_nothing() -> None:
    timer = TurnTimer()
    timer.run("first", 25.0, now=0.0)
    timer.pause(10.0)
    timer.pause(20.0)
    assert timer.left(500.0) == 15.0
    timer.run("first", 25.0, now=500.0)
    assert timer.left(505.0) == 10.0


def test_the_next_turn_has_its_whole_time() -> None:
    timer = TurnTimer()
    timer.run("first", 25.0, now=0.0)
    timer.run("second", 12.5, now=20.0)
    assert timer.left(20.0) == 12.5


def test_without_a_limit_there_is_no_hurry() -> None:
    timer = TurnTimer()
    timer.run("first", None, now=0.0)
    assert timer.left(1e9) is None
