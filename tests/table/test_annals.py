"""The annals: what a game adds to them, and how they are written and read, whole or damaged."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from game.players.levels import Level
from game.rules import HouseRules, Match
from game.rules.seats import Seat
from game.table.annals import GAMES_KEPT, Annals, Filter, FinishedGame, HandResult, Tally
from game.table.annals_text import read_annals, write_annals
from tests.table.finished import finished, match


def scored(*scores: int, queen: Seat | None = None, shooter: Seat | None = None) -> HandResult:
    south, west, north, east = scores
    return HandResult((south, west, north, east), queen, shooter)


def entry(name: str, *hands: HandResult) -> FinishedGame:
    """An entry with made-up hands; `name` stands for its record."""
    return FinishedGame("2025-03-01", Level.STEADY, HouseRules(), hands, name)


WON = entry("won", scored(0, 26, 26, 26, queen=Seat.SOUTH, shooter=Seat.SOUTH), scored(4, 20, 1, 1, queen=Seat.WEST))
LOST = entry("lost", scored(26, 0, 26, 26, queen=Seat.WEST, shooter=Seat.WEST), scored(18, 8, 0, 0, queen=Seat.SOUTH))
SHARED = entry("shared", scored(5, 5, 8, 8))


@pytest.fixture(scope="module")
def annals() -> Annals:
    """Annals of six games of several kinds."""
    games = [finished(seed) for seed in (1, 2, 3)]
    games += [finished(4, Level.GENTLE, "", HouseRules(game_length=30, jack_of_diamonds=True))]
    games += [finished(5, Level.MASTER, "2024-02-29"), finished(6, house=HouseRules())]
    return Annals.of(games)


def test_a_game_is_entered_with_its_scores_queens_and_moons() -> None:
    game, entered = match(3), finished(3)
    assert entered.totals == tuple(game.totals.values())
    assert game.places is not None
    assert entered.places == tuple(game.places.values())
    assert [hand.scores for hand in entered.hands] == game.hand_scores
    assert all(hand.queen is not None for hand in entered.hands)
    assert len(entered.record) < 8000


def test_a_game_in_play_is_not_entered() -> None:
    with pytest.raises(ValueError, match="finished"):
        FinishedGame.of(Match(seed=1), Level.STEADY, "")


def test_the_sums_of_a_few_games() -> None:
    tally = Annals.of([WON, LOST, SHARED]).tally(Filter())
    assert tally == Tally(
        games=3, hands=5, places=(2, 0, 0, 1), best=4, worst=44, points=53, shot=1, suffered=1, queens=2,
        streak=1, best_streak=1,
    )  # fmt: skip
    assert tally.wins == 2
    assert tally.win_rate == pytest.approx(2 / 3)
    assert tally.points_per_hand == pytest.approx(10.6)


def test_a_streak_is_the_games_won_in_a_row() -> None:
    won = [replace(WON, record=str(number)) for number in range(5)]
    tally = Annals.of([*won[:3], LOST, *won[3:]]).tally(Filter())
    assert (tally.streak, tally.best_streak) == (2, 3)


def test_levels_and_rules_are_counted_apart(annals: Annals) -> None:
    def games(*wanted: object) -> int:
        return annals.tally(Filter(*wanted)).games  # type: ignore[arg-type]

    assert games() == 6
    assert (games(Level.STEADY), games(Level.GENTLE), games(Level.MASTER), games(Level.SHARP)) == (4, 1, 1, 0)
    assert (games(None, True), games(None, False)) == (1, 5)
    assert (games(Level.STEADY, True), games(Level.STEADY, False)) == (1, 3)
    assert len(annals.chosen(Filter(Level.STEADY))) == 4


def test_the_sums_outlive_the_last_fifty_games() -> None:
    many = Annals.of(replace(WON, record=str(number)) for number in range(GAMES_KEPT + 7))
    assert [game.record for game in many.games] == [str(number) for number in range(7, GAMES_KEPT + 7)]
    assert many.tally(Filter()).games == GAMES_KEPT + 7


def test_the_same_game_is_not_entered_twice_in_a_row() -> None:
    assert Annals.of([WON, WON]).tally(Filter()).games == 1


def test_annals_come_back_as_they_were_written(annals: Annals) -> None:
    reading = read_annals(write_annals(annals))
    assert reading.annals == annals
    assert (reading.damaged, reading.newer) == (False, False)
    assert read_annals(write_annals(Annals())).annals == Annals()


def test_a_game_read_back_can_be_opened(annals: Annals) -> None:
    opened = read_annals(write_annals(annals)).annals.games[2].match()
    assert opened is not None
    assert opened.is_over
    assert opened.moves == match(3).moves


def test_a_damaged_line_costs_one_game_and_no_sum(annals: Annals) -> None:
    lines = write_annals(annals).split("\n")
    lines[2] = lines[2][:-40]
    reading = read_annals("\n".join(lines))
    assert reading.damaged
    assert reading.annals.games == annals.games[:1] + annals.games[2:]
    assert reading.annals.tallies == annals.tallies


def test_lost_sums_are_made_anew_from_the_games(annals: Annals) -> None:
    lines = write_annals(annals).split("\n")
    for first in ("", "{", '{"version":1}', '{"version":1,"sums":[]}', "null"):
        reading = read_annals("\n".join([first, *lines[1:]]))
        assert reading.damaged
        assert reading.annals == annals


def test_one_lost_sum_leaves_the_others(annals: Annals) -> None:
    lines = write_annals(annals).split("\n")
    head = json.loads(lines[0])
    head["sums"]["any any"] |= {"games": 100, "places": [60, 20, 15, 5]}
    head["sums"]["gentle any"]["queens"] = "many"
    reading = read_annals("\n".join([json.dumps(head), *lines[1:]]))
    assert reading.damaged
    assert reading.annals.tally(Filter()).games == 100
    assert reading.annals.tally(Filter(Level.GENTLE)) == annals.tally(Filter(Level.GENTLE))


def test_lost_results_are_found_again_in_the_record(annals: Annals) -> None:
    lines = write_annals(annals).split("\n")
    told = json.loads(lines[3])
    del told["hands"]
    reading = read_annals("\n".join([*lines[:3], json.dumps(told), *lines[4:]]))
    assert reading.annals.games == annals.games


@pytest.mark.parametrize("text", ['{"version":2,"sums":{}}', '{"version":2,"sums":{"an', '{"version":10}\nrubbish'])
def test_the_text_of_a_newer_version_is_known_as_such(text: str) -> None:
    reading = read_annals(text)
    assert reading.newer
    assert reading.annals == Annals()


@pytest.mark.parametrize(
    "text", ["", " ", "{", "[]", "7", "null", "\0", "[" * 100_000, "{" * 4_000_000, "\n" * 100_000]
)
def test_rubbish_gives_empty_annals(text: str) -> None:
    reading = read_annals(text)
    assert reading.annals == Annals()
    assert reading.damaged


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("date", 7), ("date", "<b>"), ("date", "2025-13-01"), ("level", "god"), ("level", []), ("hands", {}),
        ("hands", [[0, 0, 0, 0, 9, -1]]), ("hands", [["a"] * 6]), ("hands", [[1.5] * 6]), ("hands", [[True] * 6]),
        ("record", None), ("record", {}), ("record", {"version": 1, "seed": 1, "house": {}, "names": {}, "moves": 3}),
        ("record", {"version": 1, "seed": 2**99, "house": {}, "names": {}, "moves": []}),
        ("record", {"version": 1, "seed": 1, "house": {"moon": "green"}, "names": {}, "moves": []}),
    ],
)  # fmt: skip
def test_no_value_of_any_field_breaks_the_reading(annals: Annals, name: str, value: object) -> None:
    lines = write_annals(annals).split("\n")
    told = json.loads(lines[1]) | {name: value}
    read = read_annals("\n".join([lines[0], json.dumps(told), *lines[2:]])).annals
    assert read.games[-5:] == annals.games[1:]
    assert all(game.date in ("", "2025-03-01", "2024-02-29") for game in read.games)


LETTERS = ('"', "{", "}", "[", "]", ",", "\n", "9", "-", "é", "\ud800", "\0")


def mutated(text: str, dice: Random) -> str:
    """The text with a few things done to it that happen to texts: cut, a piece lost, doubled, replaced or turned."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(text) + 1)
        to = min(len(text), at + dice.choice((1, 5, 400)))
        head, piece, tail = text[:at], text[at:to], text[to:]
        letter = dice.choice(LETTERS)
        text = dice.choice(
            (head, head + tail, head + piece + piece + tail, head + letter + tail, head + piece[::-1] + tail)
        )
    return text


def test_four_thousand_mutated_texts_are_read_and_written_again(annals: Annals) -> None:
    text = write_annals(Annals.of(annals.games[:2]))
    dice = Random(20250301)
    for _ in range(4000):
        read = read_annals(mutated(text, dice)).annals
        again = read_annals(write_annals(read))
        assert again.annals == read
        assert not again.damaged
