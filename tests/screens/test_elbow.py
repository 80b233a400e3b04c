"""Help at the player's elbow: the hint, the turn timer, and the offer to finish a decided hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.look.inputs import Hidden
from game.screens import words
from game.table.timer import TurnTime
from tests.screens.fake_device import Play
from tests.screens.test_table_screen import at_the_table, hand, legal, passed, picked
from tests.screens.ways import walked


def play_until_offered(seed: int) -> Play | None:
    """Play first cards until the offer to finish is made; None if this hand never makes it."""
    play = Play(seed=str(seed), speed="instant")
    play.tap("play")
    play.settle()
    while play.mirror["screen"] == "table":
        if "finish" in play.ids():
            return play
        if play.mirror["phase"] == "passing":
            for key in hand(play)[:3]:
                play.tap(key)
            play.tap("pass")
        else:
            play.tap(legal(play)[0])
            play.tap(picked(play)[0])
        play.settle()
    return None


def test_a_hint_for_the_pass_lifts_three_cards_and_says_why() -> None:
    play = at_the_table()
    play.tap("hint")
    play.settle()
    assert len(picked(play)) == 3
    assert play.device.page.said[-1].endswith(".")


def test_a_hint_lifts_a_legal_card_which_a_tap_then_plays() -> None:
    play = passed()
    play.key("h")
    play.settle()
    (key,) = picked(play)
    assert key in legal(play)
    play.tap(key)
    assert key not in hand(play)


def test_a_hint_out_of_turn_is_refused_kindly() -> None:
    play = passed("normal")
    play.tap(legal(play)[0])
    play.tap(picked(play)[0])
    play.step(seconds=0.1)
    play.key("h")
    assert play.device.page.said[-1] == "It is not your turn yet."


def test_a_decided_hand_can_be_finished_at_a_press() -> None:
    play = next(found for seed in range(40) if (found := play_until_offered(seed)) is not None)
    play.tap("finish")
    play.settle()
    assert play.mirror["screen"] in ("summary", "over")
    if play.mirror["screen"] == "summary":
        play.tap("next")
        play.settle()
        assert play.mirror["phase"] in ("passing", "playing")
        assert len(hand(play)) == 13


def test_the_offer_says_why_and_stays_while_a_hint_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked("offer-hint", monkeypatch)
    offer = next(control for control in play.mirror["controls"] if control["id"] == "finish")
    assert offer["name"] == "You take no more tricks. Finish the hand"
    assert not offer.get("disabled")
    play.tap("finish")
    play.settle()
    assert play.mirror["screen"] in ("summary", "over")


def test_a_button_with_nothing_to_show_is_dimmed_and_still_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked("passing", monkeypatch)
    dimmed = {control["id"] for control in play.mirror["controls"] if control.get("disabled")}
    assert {"undo", "last-trick"} <= dimmed
    for control, said in (("undo", words.NOTHING_TO_UNDO), ("last-trick", words.NO_LAST_TRICK)):
        play.tap(control)
        assert play.device.page.said[-1] == said
    play = walked("last-trick", monkeypatch)
    play.tap("close")
    play.settle()
    assert not {"undo", "last-trick"} & {c["id"] for c in play.mirror["controls"] if c.get("disabled")}


def with_timer(play: Play) -> Play:
    play.app.change_settings(replace(play.app.settings, turn_timer=TurnTime.NORMAL))
    play.step()
    return play


def test_when_time_runs_out_the_computer_passes_and_says_so() -> None:
    play = with_timer(at_the_table())
    play.step(seconds=44.0)
    assert play.mirror["phase"] == "passing"
    play.step(seconds=2.0)
    assert any("Time was up" in line for line in play.device.page.said)
    assert play.mirror["phase"] != "passing"


def test_when_time_runs_out_the_computer_plays_one_card() -> None:
    play = with_timer(passed())
    held = len(hand(play))
    play.step(seconds=26.0)
    play.step(seconds=0.1)
    assert len(hand(play)) == held - 1


def test_a_pause_stops_the_timer() -> None:
    play = with_timer(passed())
    held = len(hand(play))
    play.step(seconds=20.0)
    play.step(Hidden())
    play.step(seconds=600.0)
    play.tap("cancel")
    play.step(seconds=4.0)
    assert len(hand(play)) == held


def test_under_reduced_motion_the_hand_still_plays() -> None:
    play = at_the_table("relaxed")
    play.device.page.reduced_motion = True
    for key in hand(play)[:3]:
        play.tap(key)
    play.tap("pass")
    play.step(seconds=0.05)
    play.step(seconds=0.2)
    assert not play.app.top.stage.moving  # type: ignore[attr-defined]
