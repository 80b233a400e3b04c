"""The list of games, one opened, and its play looked through with open hands."""

from __future__ import annotations

from game.look.gestures import Deed, Gesture
from game.look.inputs import Performed, Wheel
from game.rules.seats import SEATS
from game.screens.replay import ReplayScreen
from game.table.annals import Annals
from game.table.annals_text import write_annals
from game.table.chronicle import KEY
from game.table.replay import PlayedHand, replay
from tests.screens.fake_device import Play
from tests.screens.played import some_games, with_games


def open_history(play: Play | None = None) -> Play:
    play = play or with_games()
    play.tap("statistics")
    play.tap("history")
    return play


def open_replay() -> Play:
    play = open_history()
    play.tap("game-0")
    play.tap("replay")
    return play


def hand_sizes(play: Play) -> list[int]:
    assert isinstance(play.app.top, ReplayScreen)
    return [len(play.app.top.cards(seat)) for seat in SEATS]


def test_the_latest_game_stands_first_with_date_place_scores_level_and_rules() -> None:
    play = open_history()
    latest = some_games()[-1]
    name = play.control("game-0")["name"]
    assert name.startswith("9 March 2025: ")
    assert f"You {latest.totals[0]}, Hazel {latest.totals[1]}".replace("-", "−") in name
    assert name.endswith("Gentle friends · House rules")
    assert sum(key.startswith("game-") for key in play.ids()) == 9


def test_a_game_opens_with_its_score_sheet() -> None:
    play = open_history()
    play.tap("game-2")
    assert play.mirror["screen"] == "history"
    assert play.control("score-sheet")["name"].count("Hand ") == len(some_games()[-3].hands)
    play.key("Escape")
    assert "game-2" in play.ids()


def test_the_list_stays_where_it_was_when_a_game_is_closed() -> None:
    play = open_history(with_games(390, 844, 2))
    play.step(Wheel(100, 300, 400.0))
    at = play.control("game-7")["y"]
    play.tap("game-7")
    play.tap("close")
    assert play.device.page.focused == "game-7"
    assert play.control("game-7")["y"] == at


def test_the_play_is_looked_through_trick_by_trick() -> None:
    play = open_replay()
    assert "Dealt" in play.control("heading")["name"]
    assert hand_sizes(play) == [13] * 4
    assert play.control("previous-trick")["disabled"]
    play.tap("next-trick")
    first = replay_of_latest()[0].tricks[0]
    assert hand_sizes(play) == [12] * 4
    assert "Trick 1 of 13" in play.control("heading")["name"]
    tricks = {c["trick"]: c["name"] for c in play.mirror["controls"] if c.get("trick")}
    assert set(tricks) == set("SWNE")
    assert "two of clubs" in tricks[first.leader.letter].lower()
    assert "the trick" in play.device.page.said[-1]
    play.tap("previous-trick")
    assert hand_sizes(play) == [13] * 4


def replay_of_latest() -> tuple[PlayedHand, ...]:
    match = some_games()[-1].match()
    assert match is not None
    return replay(match)


def test_keys_walk_the_tricks_and_the_hands_from_end_to_end() -> None:
    play = open_replay()
    hands = replay_of_latest()
    play.key(*["ArrowRight"] * 14)
    assert play.control("heading")["name"].startswith("Hand 2")
    play.key("ArrowLeft")
    assert "Hand 1" in play.control("heading")["name"]
    assert "Trick 13 of 13" in play.control("heading")["name"]
    play.key("End")
    assert f"Hand {len(hands)} of {len(hands)}" in play.control("heading")["name"]
    assert play.control("next-trick")["disabled"]
    play.key("ArrowRight", "ArrowDown")
    assert hand_sizes(play) == [0] * 4
    play.key("Home", "ArrowDown")
    assert "Hand 2" in play.control("heading")["name"]
    play.key("Escape")
    assert "score-sheet" in play.ids()


def test_the_points_of_a_hand_grow_as_it_is_looked_through() -> None:
    play = open_replay()
    play.key(*["ArrowRight"] * 13)
    scores = replay_of_latest()[0].scores
    assert scores is not None
    for seat, score in zip("SWNE", scores, strict=True):
        assert f"{score:+d} this hand".replace("-", "−") in play.control(f"seat-{seat}")["name"]


def test_a_game_whose_cards_cannot_be_read_still_shows_its_scores() -> None:
    play = with_games()
    text = write_annals(Annals.of(some_games()[:1])).replace('"record":{"version":1', '"record":{"version":9')
    play.device.storage.texts[KEY] = text
    open_history(play)
    play.tap("game-0")
    assert "score-sheet" in play.ids()
    assert "replay" not in play.ids()


def test_the_record_of_a_game_is_copied_and_the_button_says_so() -> None:
    play = open_history()
    play.tap("game-0")
    play.tap("copy-record")
    assert play.device.page.performed == [("copy-record", Gesture(Deed.COPY, some_games()[-1].record))]
    play.step(Performed("copy-record", done=False))
    assert play.control("copy-record")["name"] == "Copy record"
    assert play.device.page.said[-1] == "The browser would not let us copy that."
    play.step(Performed("copy-record", done=True))
    assert play.control("copy-record")["name"] == "Copy record: Copied"
    assert play.device.page.said[-1] == "Copied. You can paste it now."


def test_no_copy_is_offered_where_the_page_may_not() -> None:
    play = open_history()
    play.device.page.allowed.clear()
    play.tap("game-0")
    assert "copy-record" not in play.ids()
    assert "replay" in play.ids()
