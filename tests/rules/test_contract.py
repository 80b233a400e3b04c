"""The names that other programs lean on: a hand and a game played through them alone."""

import pytest

from game.rules import Hand, HouseRules, IllegalMove, Match
from tests.rules.games import ALL_SOUTH, before_left_pass, dealing

SEATS = "SWNE"


def test_a_hand_is_dealt_passed_played_and_counted() -> None:
    hands = before_left_pass(ALL_SOUTH)
    hand = Hand(hands=hands, direction="left", house=HouseRules())
    assert hand.turn is None
    with pytest.raises(IllegalMove):
        hand.pass_cards("S", ["QS", "QS", "KS"])
    for seat, held in zip(SEATS, hands, strict=True):
        assert hand.legal(seat) == held
        hand.pass_cards(seat, held[-3:])
    assert hand.turn == "S"
    with pytest.raises(IllegalMove):
        hand.play("S", "3C")
    with pytest.raises(IllegalMove):
        hand.scores()
    while not hand.is_over:
        turn = hand.turn or ""
        hand.play(turn, hand.legal(turn)[0])
    assert hand.turn is None
    assert {seat: len(names) for seat, names in hand.taken.items()} == {"S": 52, "W": 0, "N": 0, "E": 0}
    assert hand.scores(moon_choice=None) == {"S": 0, "W": 26, "N": 26, "E": 26}


def test_a_hand_may_come_from_a_seed() -> None:
    hand = Hand.deal(seed=7)
    assert [len(hand.legal(seat)) for seat in SEATS] == [13, 13, 13, 13]


def test_a_game_is_played_kept_and_read_again() -> None:
    match = Match(seed=7, house=HouseRules(game_length=50))
    assert (match.totals, match.places) == ({"S": 0, "W": 0, "N": 0, "E": 0}, None)
    while not match.is_over:
        while match.hand.turn is None and not match.hand.is_over:
            seat = next(seat for seat in SEATS if match.hand.legal(seat))
            match.apply(f"pass {seat} {' '.join(match.hand.legal(seat)[:3])}")
        while match.hand.turn is not None:
            match.apply(f"play {match.hand.turn} {match.hand.legal(match.hand.turn)[0]}")
        if not match.is_over:
            assert match.places is None
            match.apply("next")
    assert max(match.totals.values()) >= 50
    assert match.places is not None
    assert match.places[min(SEATS, key=lambda seat: match.totals[seat])] == 1
    again = Match.from_json(match.to_json())
    assert (again.totals, again.places, again.hand_number) == (match.totals, match.places, match.hand_number)
    assert Match.from_json(match.to_json()[:-60], strict=False).hand_number == match.hand_number


def test_a_shooter_chooses_through_the_match() -> None:
    with dealing(ALL_SOUTH):
        match = Match(seed=7, house=HouseRules.from_dict({"moon": "shooter_chooses", "pass_cycle": "no passing"}))
        while match.hand.turn is not None:
            match.apply(f"play {match.hand.turn} {match.hand.legal(match.hand.turn)[0]}")
    with pytest.raises(IllegalMove):
        match.apply("next")
    match.apply("moon S add")
    assert match.totals == {"S": 0, "W": 26, "N": 26, "E": 26}
    match.apply("next")
    assert match.hand_number == 2
