"""The game in play comes back after any reload, and nothing that a device does to it stops play."""

from __future__ import annotations

import json
import random

import pytest

from game.players.levels import Level, make_player
from game.players.player import decide
from game.rules import Match
from game.rules.cards import cards_of, name
from game.rules.moves import NextHand
from game.rules.seats import SEATS, Seat
from game.rules.view import Phase
from game.table.kept_game import ASIDE, KEY, GameKeeper
from game.table.texts import Trouble
from tests.screens.fake_device import FakeStorage


def a_game(moves: int, seed: int = 7) -> Match:
    """A game among steady players after so many moves, or at its end."""
    match = Match(seed)
    players = [make_player(Level.STEADY, seat, seed) for seat in SEATS]
    for _ in range(moves):
        if match.is_over:
            break
        if match.phase is Phase.SUMMARY:
            match.apply(NextHand())
        else:
            seat = match.to_act[0]
            match.apply(decide(players[seat], match.view(seat)))
    return match


@pytest.mark.parametrize("moves", [0, 2, 4, 17, 56, 57, 80])
def test_a_kept_game_comes_back_as_it_was(moves: int) -> None:
    storage, match = FakeStorage(), a_game(moves)
    GameKeeper(storage).save(match, Level.GENTLE)
    kept = GameKeeper(storage).load()
    assert kept is not None
    assert (kept.match.moves, kept.match.totals, kept.level) == (match.moves, match.totals, Level.GENTLE)


def test_cards_picked_to_pass_come_back_in_their_order_until_they_are_passed() -> None:
    storage, match = FakeStorage(), a_game(0)
    picked = cards_of(match.view(Seat.SOUTH).hand)[2::-1]
    GameKeeper(storage).save(match, Level.STEADY, picked)
    kept = GameKeeper(storage).load()
    assert kept is not None
    assert kept.picked == tuple(picked)
    match.apply("pass S " + " ".join(name(each) for each in picked))
    GameKeeper(storage).save(match, Level.STEADY, picked)
    assert "picked" not in storage.texts[KEY]


@pytest.mark.parametrize("picked", [["XX"], ["2C", "2C"], [7], "QS", {"QS": 1}, [["QS"]], [None], ["QS"] * 4])
def test_picks_that_make_no_sense_are_none(picked: object) -> None:
    storage = FakeStorage()
    GameKeeper(storage).save(a_game(0), Level.STEADY)
    storage.texts[KEY] = json.dumps({**json.loads(storage.texts[KEY]), "picked": picked})
    keeper = GameKeeper(storage)
    kept = keeper.load()
    assert kept is not None
    assert (kept.picked, keeper.news()) == ((), None)


def test_a_card_that_is_not_held_is_not_picked() -> None:
    storage, match = FakeStorage(), a_game(0)
    GameKeeper(storage).save(
        match, Level.STEADY, [next(c for c in range(52) if not match.view(Seat.SOUTH).hand >> c & 1)]
    )
    kept = GameKeeper(storage).load()
    assert kept is not None
    assert kept.picked == ()


def test_no_game_is_no_trouble() -> None:
    keeper = GameKeeper(FakeStorage())
    assert keeper.load() is None
    assert keeper.news() is None


def test_a_move_writes_less_than_8_kilobytes() -> None:
    storage = FakeStorage()
    GameKeeper(storage).save(a_game(1000), Level.STEADY)
    assert len(storage.texts[KEY]) < 8_000


def test_a_cut_off_text_is_read_as_far_as_it_goes_and_set_aside() -> None:
    storage, match = FakeStorage(), a_game(40)
    GameKeeper(storage).save(match, Level.STEADY)
    storage.texts[KEY] = damaged = storage.texts[KEY][:-40]
    keeper = GameKeeper(storage)
    kept = keeper.load()
    assert storage.texts[ASIDE[0]] == damaged
    assert (keeper.news(), keeper.news()) == (Trouble.DAMAGED, None)
    assert kept is None or kept.match.moves == match.moves[: len(kept.match.moves)]


def test_a_newer_versions_game_is_left_alone() -> None:
    storage = FakeStorage()
    storage.texts[KEY] = newer = json.dumps({"version": 2, "record": {"version": 9}})
    keeper = GameKeeper(storage)
    assert keeper.load() is None
    assert keeper.news() is Trouble.NEWER
    keeper.save(a_game(4), Level.STEADY)
    keeper.clear()
    assert storage.texts[KEY] == newer


class FullStorage(FakeStorage):
    """Keeps nothing."""

    def save(self, key: str, text: str) -> bool:
        return False


def test_a_full_device_is_said_once() -> None:
    keeper = GameKeeper(FullStorage())
    for moves in range(3):
        keeper.save(a_game(moves), Level.STEADY)
    assert [keeper.news() for _ in range(3)] == [Trouble.NOT_KEPT, None, None]


def test_two_thousand_mutated_texts_never_break_the_reading() -> None:
    storage, dice = FakeStorage(), random.Random(5)
    GameKeeper(storage).save(a_game(60), Level.STEADY)
    whole = storage.texts[KEY]
    for _ in range(2000):
        letters = list(whole)
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(letters))
            letters[at : at + dice.randint(0, 3)] = dice.choice(['"', "{", "}", "9", "QS", "\\", "null", "", "é"])
        storage.texts[KEY] = "".join(letters)
        kept = GameKeeper(storage).load()
        if kept is not None:
            assert kept.match.phase is not Phase.OVER


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '{"record": 5}', '{"version": "x"}', "x" * 4_000_000])
def test_rubbish_is_set_aside(text: str) -> None:
    storage = FakeStorage()
    storage.texts[KEY] = text
    assert GameKeeper(storage).load() is None
    assert storage.texts[ASIDE[0]] == text
