"""The fast inner game plays as the checked one does, copies without sharing, and can be imagined from a view."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import SEATS, HouseRules, Match, MoonChoice, Play, Position, Seat
from game.rules.cards import ALL_CARDS, card, cards_of, nth_card, suit
from game.rules.shuffle import deal_cards
from tests.rules.games import ALL_SOUTH, dealing, house, houses, masks, play_on


def state(position: Position) -> dict[str, object]:
    """Everything in a position."""
    return {name: getattr(position, name) for name in Position.__slots__}


def random_position(seed: int, rules: HouseRules, plays: int) -> Position:
    position, rng = Position(deal_cards(seed), rules), Random(seed)
    for _ in range(plays):
        legal = position.legal()
        position.play(nth_card(legal, rng.randrange(legal.bit_count())))
    return position


def test_a_position_begins_with_whoever_holds_the_two_of_clubs() -> None:
    assert [Position(deal_cards(seed)).turn for seed in range(8)] == [
        next(seat for seat in range(4) if deal_cards(seed)[seat] & 1) for seed in range(8)
    ]
    assert Position([0, 0, 0, 0]).turn == Seat.SOUTH
    position = Position(deal_cards(7))
    assert position.house == HouseRules()
    assert (position.taken, position.trick, position.led, position.tricks) == ([0, 0, 0, 0], [], 0, 0)
    assert (position.broken, position.is_over) == (False, False)
    assert position.legal() == 1 << card("2C")


def test_a_trick_is_followed_card_by_card() -> None:
    position = Position(masks(ALL_SOUTH))
    position.play(card("2C"))
    assert (position.turn, position.trick, position.best, position.taker) == (1, [card("2C")], card("2C"), 0)
    assert (position.led, position.pile) == (masks(ALL_SOUTH)[0], 1 << card("2C"))
    for name in ("AD", "AS"):
        position.play(card(name))
    assert (position.turn, position.trick, position.best) == (3, [card("2C"), card("AD"), card("AS")], card("2C"))
    assert (position.taken, position.tricks) == ([0, 0, 0, 0], 0)
    position.play(card("2H"))
    assert (position.turn, position.trick, position.led, position.pile, position.tricks) == (0, [], 0, 0, 1)
    assert [cards_of(taken) for taken in position.taken] == [[card(c) for c in ("2C", "AD", "AS", "2H")], [], [], []]
    assert position.broken
    assert position.points() == (1, 0, 0, 0)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), houses, st.randoms(use_true_random=False))
def test_the_fast_game_is_the_checked_game(seed: int, rules: HouseRules, rng: Random) -> None:
    match = Match(seed, HouseRules.from_dict({**rules.to_dict(), "pass_cycle": "no passing", "moon": "others_add"}))
    position = Position(deal_cards(seed), match.house)
    while not position.is_over:
        view = match.view(SEATS[position.turn])
        assert position.legal() == view.legal
        assert view.legal != 0
        assert [(view.leader or 0) + at & 3 for at in range(len(position.trick))] == [seat for seat, _ in view.trick]
        assert position.trick == [each for _, each in view.trick]
        if view.trick:
            follows = [(each, seat) for seat, each in view.trick if suit(each) == suit(view.trick[0][1])]
            assert (position.best, position.taker) == max(follows)
        played = nth_card(view.legal, rng.randrange(view.legal.bit_count()))
        match.apply(Play(view.seat, played))
        position.play(played)
        after = match.view(Seat.SOUTH)
        assert tuple(position.taken) == after.taken
        assert position.broken == after.hearts_broken
        assert position.points() == after.points
    assert position.scores() == match.hand_scores[0]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), houses, st.integers(0, 51))
def test_a_copy_is_equal_and_goes_its_own_way(seed: int, rules: HouseRules, plays: int) -> None:
    position = random_position(seed, rules, plays)
    twin = position.copy()
    assert state(twin) == state(position)
    before = {name: value[:] if isinstance(value, list) else value for name, value in state(position).items()}
    while not twin.is_over:
        twin.play(nth_card(twin.legal(), 0))
    assert state(position) == before
    while not position.is_over:
        position.play(nth_card(position.legal(), 0))
    assert state(position) == state(twin)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), houses, st.integers(0, 52), st.sampled_from(SEATS))
def test_a_position_can_be_imagined_from_a_view(seed: int, rules: HouseRules, plays: int, seat: Seat) -> None:
    match = Match(seed, HouseRules.from_dict({**rules.to_dict(), "pass_cycle": "no passing"}))
    play_on(match, Random(seed), plays)
    truth = random_position(seed, match.house, 0)
    for move in match.moves:
        truth.play(card(str(move)[-2:]))
    imagined = Position.imagined(match.view(seat), [match.view(each).hand for each in SEATS])
    real = state(truth)
    if truth.is_over:
        real.pop("turn")
    assert {name: value for name, value in state(imagined).items() if name in real} == real


def test_an_imagined_first_trick_is_led_with_the_two_of_clubs() -> None:
    with dealing(ALL_SOUTH):
        view = Match(7, house(pass_cycle="no passing")).view(Seat.WEST)
    assert Position.imagined(view, masks(ALL_SOUTH)).legal() == 1 << card("2C")


def test_all_cards_are_taken_by_the_end() -> None:
    position = random_position(7, HouseRules(), 52)
    assert position.is_over
    assert position.hands == [0, 0, 0, 0]
    assert sum(position.taken) == ALL_CARDS


@pytest.mark.parametrize(("choice", "scores"), [("add", (0, 26, 26, 26)), ("subtract", (-26, 0, 0, 0))])
def test_a_chosen_moon_is_counted(choice: str, scores: tuple[int, ...]) -> None:
    position = Position(masks(ALL_SOUTH), house(moon="shooter_chooses"))
    while not position.is_over:
        position.play(position.legal().bit_length() - 1)
    assert position.scores(MoonChoice(choice)) == scores
