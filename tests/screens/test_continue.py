"""A game left, or a page reloaded, goes on where it was."""

from __future__ import annotations

import pytest

from tests.screens.fake_device import FakeStorage, Play
from tests.screens.test_table_screen import hand, legal, passed, picked


class ForgetfulStorage(FakeStorage):
    """Refuses every write, as a full device does."""

    def save(self, key: str, text: str) -> bool:
        return False


def reloaded(before: Play, **options: str) -> Play:
    """The page opened again on the same device."""
    return Play(1280, 720, 1.0, before.device.storage, **options)


def play_one(play: Play) -> None:
    play.tap(legal(play)[0])
    play.tap(picked(play)[0])
    play.settle()


def test_a_reload_in_mid_trick_goes_on_with_the_same_cards() -> None:
    play = passed()
    play_one(play)
    again = reloaded(play, speed="instant")
    again.tap("continue")
    again.settle()
    assert hand(again) == hand(play)
    assert again.mirror["phase"] == play.mirror["phase"]


def test_a_reload_in_mid_pass_finds_the_picked_cards_picked() -> None:
    play = Play(speed="instant", seed="7")
    play.tap("play")
    play.settle()
    first, second, third = hand(play)[:3]
    for key in (third, first, second, first):
        play.tap(key)
    for _ in range(2):
        play = reloaded(play, speed="instant")
        play.tap("continue")
        play.settle()
        assert picked(play) == [second, third]
    play.tap(first)
    play.tap("pass")
    play.settle()
    again = reloaded(play, speed="instant")
    again.tap("continue")
    again.settle()
    assert picked(again) == []
    again.tap("undo")
    again.settle()
    assert (again.mirror["phase"], picked(again)) == ("passing", [])


def test_what_is_picked_in_a_new_game_does_not_take_the_kept_ones_place() -> None:
    play = passed()
    before = play.device.storage.load("game-1")
    again = reloaded(play, speed="instant", seed="9")
    again.tap("play")
    again.settle()
    again.tap(hand(again)[0])
    assert len(picked(again)) == 1
    assert again.device.storage.load("game-1") == before


def test_a_reload_at_the_summary_shows_it_again() -> None:
    play = passed()
    while play.mirror["screen"] == "table":
        play_one(play)
    again = reloaded(play, speed="instant")
    again.tap("continue")
    again.settle()
    assert again.mirror["screen"] == "summary"
    again.tap("next")
    again.settle()
    assert len(hand(again)) == 13


def test_without_a_game_there_is_nothing_to_continue() -> None:
    assert "continue" not in Play().ids()


def test_a_new_game_takes_the_kept_ones_place_only_with_its_first_move() -> None:
    play = passed()
    score = play.app.keeper.load()
    again = reloaded(play, speed="instant", seed="9")
    again.tap("play")
    again.settle()
    kept = again.app.keeper.load()
    assert score is not None
    assert kept is not None
    assert kept.match.moves == score.match.moves
    for key in hand(again)[:3]:
        again.tap(key)
    again.tap("pass")
    kept = again.app.keeper.load()
    assert kept is not None
    assert kept.match.seed == 9


def test_a_finished_game_is_not_offered_again() -> None:
    play = passed()
    for _ in range(2000):
        if play.mirror["screen"] == "over":
            break
        if play.mirror["screen"] == "summary":
            play.key("n")
        elif play.mirror["phase"] == "passing":
            for key in hand(play)[:3]:
                play.tap(key)
            play.tap("pass")
        else:
            play_one(play)
        play.settle()
    assert "continue" not in reloaded(play).ids()


def pass_and_play(play: Play) -> None:
    """Pass the first three cards, and play one."""
    for key in hand(play)[:3]:
        play.tap(key)
    play.tap("pass")
    play.settle()
    play_one(play)


def test_a_device_that_keeps_nothing_is_mentioned_once_and_play_goes_on() -> None:
    play = Play(1280, 720, 1.0, ForgetfulStorage(), seed="7", speed="instant")
    play.tap("play")
    play.settle()
    pass_and_play(play)
    assert sum("keeps nothing" in line for line in play.device.page.said) == 1
    assert play.mirror["screen"] == "table"


@pytest.mark.parametrize("text", ["{", '{"version": 99}', "x" * 1000])
def test_a_spoilt_game_is_no_obstacle(text: str) -> None:
    storage = FakeStorage()
    storage.texts["game-1"] = text
    play = Play(1280, 720, 1.0, storage, speed="instant", seed="7")
    assert "continue" not in play.ids()
    play.tap("play")
    assert play.mirror["screen"] == "table"


def test_a_newer_versions_game_is_mentioned_once_at_the_table() -> None:
    storage = FakeStorage()
    storage.texts["game-1"] = newer = '{"version": 2}'
    play = Play(1280, 720, 1.0, storage, speed="instant", seed="7")
    play.tap("play")
    play.settle()
    pass_and_play(play)
    assert sum("newer version" in line for line in play.device.page.said) == 1
    assert storage.texts["game-1"] == newer
