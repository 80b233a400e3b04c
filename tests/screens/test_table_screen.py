"""The table as a player meets it, on a device whose clock is turned by hand."""

from __future__ import annotations

import pytest

from game.look.inputs import Activate, Hidden, Pointer, Press, Size
from game.players.levels import Level
from game.rules import Match
from game.rules.view import Phase
from game.table.kept_game import GameKeeper
from tests.screens.fake_device import FakeStorage, Play
from tests.table.finished import match


def at_the_table(speed: str = "instant", **options: str) -> Play:
    """A fresh game, dealt, with the player to pass."""
    play = Play(seed="7", speed=speed, **options)
    play.tap("play")
    play.settle()
    return play


def hand(play: Play) -> list[str]:
    return [key for key in play.ids() if key.startswith("card-")]


def legal(play: Play) -> list[str]:
    return [key for key in hand(play) if not play.control(key).get("disabled")]


def picked(play: Play) -> list[str]:
    return [key for key in hand(play) if play.control(key)["pressed"]]


def passed(speed: str = "instant") -> Play:
    """The same, after the pass, with the player to play."""
    play = at_the_table(speed)
    for key in hand(play)[:3]:
        play.tap(key)
    play.tap("pass")
    play.settle()
    return play


def test_the_first_picture_tells_the_page_that_it_may_be_seen() -> None:
    play = Play()
    assert play.device.page.is_ready
    assert play.device.page.marks == ["title"]
    assert play.mirror["screen"] == "title"


def test_embedded_the_game_starts_at_the_table() -> None:
    assert Play(embed="1").mirror["screen"] == "table"


def test_the_deal_asks_for_three_cards() -> None:
    play = at_the_table()
    assert (play.mirror["phase"], play.mirror["busy"], len(hand(play))) == ("passing", False, 13)
    assert play.control("pass")["name"] == "Pass left to Hazel"
    assert play.control("pass")["disabled"]
    assert any("Pick three cards to pass left" in line for line in play.device.page.said)


def test_the_heading_says_which_way_cards_go_for_as_long_as_they_are_to_be_passed(drawn: list[str]) -> None:
    play = at_the_table()
    assert "Hand 1 · pass left" in drawn
    for key in hand(play)[:3]:
        play.tap(key)
    play.tap("pass")
    play.settle()
    drawn.clear()
    play.step(Size(1000, 700))
    assert "Hand 1" in drawn
    assert not any("pass left" in line for line in drawn)


def test_the_heading_says_that_nobody_passes_until_the_first_trick_is_taken(drawn: list[str]) -> None:
    storage, game = FakeStorage(), match(5)
    begun = next(n for n, _ in enumerate(game.moves) if _holds(game.without_last(len(game.moves) - n)))
    GameKeeper(storage).save(game.without_last(len(game.moves) - begun), Level.GENTLE)
    play = Play(1280, 720, 1, storage, seed="7", speed="instant", level="gentle")
    play.tap("continue")
    assert "Hand 4 · hold" in drawn
    while not play.app.top.view.tricks:  # type: ignore[attr-defined]
        play.step(seconds=1 / 60)
        if legal(play) and play.mirror["phase"] == "playing":
            key = legal(play)[0]
            play.tap(key)
            play.tap(key)
    drawn.clear()
    play.step(Size(1000, 700))
    assert "Hand 4" in drawn
    assert "Hand 4 · hold" not in drawn


def _holds(game: Match) -> bool:
    return game.hand_number == 4 and game.phase is Phase.PLAYING


def test_a_picked_card_is_put_back_by_a_second_tap() -> None:
    play = at_the_table()
    key = hand(play)[4]
    play.tap(key)
    assert picked(play) == [key]
    play.tap(key)
    assert picked(play) == []


def test_a_fourth_pick_takes_the_place_of_the_earliest() -> None:
    play = at_the_table()
    keys = hand(play)
    for key in (keys[0], keys[5], keys[9], keys[12]):
        play.tap(key)
    assert picked(play) == [keys[5], keys[9], keys[12]]


def test_passing_marks_what_arrived_through_the_first_trick() -> None:
    play = passed()
    assert sum("received" in play.control(key)["name"] for key in hand(play)) == 3
    assert any("passed you" in line for line in play.device.page.said)
    for _ in range(2):
        play.tap(legal(play)[0])
        play.tap(legal(play)[0] if not picked(play) else picked(play)[0])
        play.settle()
    assert sum("received" in play.control(key)["name"] for key in hand(play)) == 0


def test_two_taps_play_a_card() -> None:
    play = passed()
    key = legal(play)[0]
    play.tap(key)
    assert picked(play) == [key]
    assert key in hand(play)
    play.tap(key)
    assert key not in hand(play)


def test_a_dimmed_card_says_why_and_stays() -> None:
    play = passed()
    dimmed = next(key for key in hand(play) if play.control(key).get("disabled"))
    play.tap(dimmed)
    assert dimmed in hand(play)
    assert "suit" in play.device.page.said[-1] or "led" in play.device.page.said[-1]


def test_a_card_dragged_over_the_table_is_played() -> None:
    play = passed()
    key = legal(play)[0]
    at = play.control(key)
    x, y = at["x"] + 10, at["y"] + 20
    play.step(Pointer(Press.DOWN, x, y))
    play.step(Pointer(Press.MOVE, x, y - 60))
    play.step(Pointer(Press.MOVE, 640, 300))
    assert key in hand(play)
    play.step(Pointer(Press.UP, 640, 300))
    assert key not in hand(play)


@pytest.mark.parametrize("end", [Press.UP, Press.CANCEL])
def test_a_card_dragged_back_to_the_hand_stays(end: Press) -> None:
    play = passed("normal")
    key = legal(play)[0]
    at = play.control(key)
    x, y = at["x"] + 10, at["y"] + 20
    play.step(Pointer(Press.DOWN, x, y))
    play.step(Pointer(Press.MOVE, x, 300))
    play.step(Pointer(end, x, y + 5))
    play.settle()
    assert key in hand(play)
    assert play.mirror["phase"] == "playing"


def test_a_drag_goes_on_when_the_window_is_turned() -> None:
    play = passed("normal")
    key = legal(play)[0]
    at = play.control(key)
    x, y = at["x"] + 10, at["y"] + 20
    play.step(Pointer(Press.DOWN, x, y))
    play.step(Pointer(Press.MOVE, 600, 300))
    play.step(Size(390, 844, 2.0))
    play.step(Pointer(Press.UP, 200, 300))
    play.settle()
    assert key not in hand(play)


def test_turning_the_window_while_cards_fly_loses_nothing() -> None:
    play = at_the_table("relaxed")
    for key in hand(play)[:3]:
        play.tap(key)
    play.tap("pass")
    for size in (Size(390, 844, 3.0), Size(844, 390, 3.0), Size(320, 480), Size(1280, 720)):
        play.step(size, seconds=0.1)
    play.settle()
    assert len(hand(play)) == 13
    assert play.mirror["phase"] == "playing"


def test_a_tap_hurries_what_moves() -> None:
    play = Play(seed="7", speed="relaxed")
    play.tap("play")
    play.step(seconds=0.1)
    assert play.mirror["busy"]
    play.step(Pointer(Press.DOWN, 5, 300))
    play.step(Pointer(Press.UP, 5, 300))
    assert not play.mirror["busy"]


def test_undo_goes_back_to_the_pass_and_then_says_there_is_nothing() -> None:
    play = passed()
    before = hand(play)
    play.tap(legal(play)[0])
    play.tap(picked(play)[0])
    play.settle()
    play.tap("undo")
    assert hand(play) == before
    play.tap("undo")
    assert play.mirror["phase"] == "passing"
    play.tap("undo")
    assert play.device.page.said[-1] == "There is nothing to take back in this hand."


def test_keys_alone_pick_and_pass() -> None:
    play = at_the_table()
    keys = hand(play)
    play.key("Home", "ArrowUp", "ArrowRight", "Enter", "End", " ")
    assert picked(play) == [keys[0], keys[1], keys[12]]
    play.key("ArrowDown")
    assert picked(play) == keys[:2]
    play.key("p")
    assert play.device.page.said[-1] == "Pick three cards first."
    play.key("ArrowUp", "p")
    play.settle()
    assert play.mirror["phase"] == "playing"


def test_keys_pressed_faster_than_frames_all_count() -> None:
    from game.look.inputs import Key

    play = at_the_table()
    play.step(Key("Home"), *[Key("ArrowRight")] * 5)
    assert play.device.page.focused == hand(play)[5]


def test_escape_puts_every_pick_back() -> None:
    play = at_the_table()
    for key in hand(play)[:2]:
        play.tap(key)
    play.key("Escape")
    assert picked(play) == []


def test_a_screen_reader_presses_cards_and_buttons() -> None:
    play = at_the_table()
    for key in hand(play)[:3]:
        play.step(Activate(key))
    play.step(Activate("pass"))
    play.settle()
    assert play.mirror["phase"] == "playing"


def test_a_hidden_page_pauses_the_game_and_covers_the_cards() -> None:
    play = passed()
    play.step(Hidden())
    assert "heading" in play.ids()
    assert play.control("heading")["name"] == "Paused"
    assert hand(play) == []
    play.tap("cancel")
    assert len(hand(play)) == 13


def test_a_paused_game_stands_still() -> None:
    play = at_the_table("normal")
    for key in hand(play)[:3]:
        play.tap(key)
    play.tap("pass")
    play.step(Hidden())
    play.step(seconds=30.0)
    moves = len(play.app.top.below.table.match.moves)  # type: ignore[attr-defined]
    play.step(seconds=30.0)
    assert len(play.app.top.below.table.match.moves) == moves  # type: ignore[attr-defined]


def test_an_idle_table_asks_for_no_frames() -> None:
    play = passed()
    shown = play.device.shown
    assert play.app.wake_at is None
    play.step(seconds=5.0)
    assert play.device.shown == shown


def test_the_restart_asks_first() -> None:
    play = passed()
    play.tap("restart")
    assert play.control("heading")["name"] == "Start a new game?"
    play.tap("cancel")
    assert play.mirror["phase"] == "playing"
    play.tap("restart")
    play.tap("ok")
    play.settle()
    assert play.mirror["phase"] == "passing"


def test_the_last_trick_is_shown_once_there_is_one() -> None:
    play = passed()
    play.tap("last-trick")
    assert play.device.page.said[-1] == "No trick has been taken in this hand yet."
    play.tap(legal(play)[0])
    play.tap(picked(play)[0])
    play.settle()
    play.key("l")
    assert "the trick" in play.control("heading")["name"]
    assert play.control("content")["name"].count("the ") >= 4
    play.key("Escape")
    assert play.mirror["screen"] == "table"


def test_the_keys_of_the_shelf_open_and_close() -> None:
    play = passed()
    play.key("m")
    assert play.control("heading")["name"] == "At the table"
    play.key("m")
    play.key("?")
    assert play.mirror["screen"] == "how-to-play"
    play.key("Escape")
    assert play.mirror["screen"] == "table"


def test_a_whole_game_to_the_end_and_again() -> None:
    play = at_the_table()
    for _ in range(2000):
        screen = play.mirror["screen"]
        if screen == "summary":
            play.key("n")
        elif screen == "over":
            break
        elif play.mirror["phase"] == "passing":
            for key in hand(play)[:3]:
                play.tap(key)
            play.tap("pass")
        else:
            play.tap(legal(play)[0])
            play.tap(picked(play)[0])
        play.settle()
    assert play.mirror["screen"] == "over"
    assert play.mirror["phase"] == "over"
    play.tap("ok")
    play.settle()
    assert play.mirror["phase"] == "passing"
    assert all(": 0 points" in play.control(f"seat-{letter}")["name"] for letter in "SWNE")


def test_the_mirror_lies_over_the_picture_on_a_large_window() -> None:
    play = Play(3840, 2160, seed="7", speed="instant")
    at = play.control("play")
    assert at["x"] + at["w"] / 2 == pytest.approx(1920, abs=2)
    play.tap("play")
    assert play.mirror["screen"] == "table"


def test_a_moon_is_seen_before_it_is_scored() -> None:
    from game.screens.stage import Moment, Stage
    from game.table.events import HandOver
    from game.table.pace import PACES, Speed

    play = at_the_table()
    view = play.app.top.view  # type: ignore[attr-defined]
    told: list[object] = []
    stage = Stage(view, lambda: PACES[Speed.NORMAL], lambda event, _: told.append(event), lambda *_: None)
    over = HandOver(1, (0, 26, 26, 26), {"S": 0, "W": 26, "N": 26, "E": 26}, view.seat)
    stage.hear(over, view)
    stage.advance(0.0)
    assert (stage.moment, told) == (Moment.MOON, [])
    stage.advance(5.0)
    assert told == [over]
