"""A seat's view tells all that the seat may know, and nothing else."""

from random import Random
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.rules import SEATS, HouseRules, IllegalMove, Match, Move, Pass, Phase, Seat
from game.rules.cards import ALL_CARDS, TWO_OF_CLUBS, CardMask, Suit, card, cards_of, mask, suit
from game.rules.shuffle import deal_cards
from tests.rules.games import ALL_SOUTH, dealing, house, houses, play_hand, play_on


def relabelled(held: CardMask, other: dict[int, int]) -> CardMask:
    return mask(other.get(each, each) for each in cards_of(held))


def hidden_from(match: Match, seat: Seat) -> list[int]:
    """The cards whose place the seat cannot know: in others' hands, not passed there by it, not about to be led.

    Whoever has the first turn shows by it that the two of clubs is there.
    """
    view = match.view(seat)
    known = view.passed | 1 << TWO_OF_CLUBS if view.phase is not Phase.PASSING else 0
    return cards_of(view.unseen & ~known)


def with_hidden_cards_moved(match: Match, seat: Seat, rng: Random, suits: set[Suit]) -> Match | None:
    """The same match, with the hidden cards of some suits in other places; None if its moves are not legal then."""
    hidden = [each for each in hidden_from(match, seat) if suit(each) in suits]
    moved = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def deal(seed: int, number: int) -> tuple[CardMask, ...]:
        hands = deal_cards(seed, number)
        return tuple(relabelled(held, moved) for held in hands) if number == match.hand_number else hands

    def replayed(move: Move) -> Move:
        if isinstance(move, Pass) and move.seat is not seat:
            return Pass(move.seat, relabelled(move.cards, moved))
        return move

    with patch("game.rules.match.deal_cards", deal):
        other = Match(match.seed, match.house, match.names)
        start = sum(1 for move in match.moves if str(move) == "next")
        for move in match.moves:
            start -= str(move) == "next"
            try:
                other.apply(replayed(move) if start == 0 else move)
            except IllegalMove:
                return None
    return other


@settings(max_examples=80, deadline=None)
@given(
    st.integers(0, 10_000),
    houses,
    st.integers(0, 130),
    st.sampled_from(SEATS),
    st.sets(st.integers(0, 3), min_size=1),
    st.randoms(use_true_random=False),
)
def test_moving_every_hidden_card_changes_nothing_that_a_seat_sees(
    seed: int, rules: HouseRules, moves: int, seat: Seat, suits: set[Suit], rng: Random
) -> None:
    match = Match(seed, rules)
    play_on(match, Random(seed), moves)
    other = with_hidden_cards_moved(match, seat, rng, suits)
    assume(other is not None)
    assert other is not None
    assert other.view(seat) == match.view(seat)


def test_moving_hidden_cards_does_change_what_the_others_hold() -> None:
    match = Match(7)
    play_on(match, Random(7), 20)
    other = with_hidden_cards_moved(match, Seat.SOUTH, Random(1), {0, 1, 2, 3}) or match
    assert [other.view(seat).hand for seat in SEATS[1:]] != [match.view(seat).hand for seat in SEATS[1:]]


def test_a_view_does_not_tell_the_seed_that_the_hidden_cards_follow_from() -> None:
    with dealing(ALL_SOUTH):
        views = [Match(seed, house(pass_cycle="no passing")).view(Seat.WEST) for seed in (7, 8)]
    assert views[0] == views[1]


# --- what it tells, at each point of a hand ---


def test_a_seat_that_has_to_pass_sees_its_hand_and_who_has_chosen() -> None:
    match = Match(7, names={"S": "Ann"})
    match.apply("pass W 3C 4C 8C")
    south, west = match.view(Seat.SOUTH), match.view(Seat.WEST)
    assert (south.seat, south.house, south.hand_number, south.direction) == (Seat.SOUTH, match.house, 1, "left")
    assert south.phase is Phase.PASSING
    assert south.hand == south.legal == deal_cards(7)[0]
    assert south.to_act
    assert (west.hand, west.legal, west.to_act) == (deal_cards(7)[1], 0, False)
    assert west.passed == mask(map(card, ("3C", "4C", "8C")))
    assert south.chosen == west.chosen == (False, True, False, False)
    for view in (south, west):
        assert (view.received, view.leader, view.turn, view.trick, view.tricks) == (0, None, None, (), ())
        assert (view.counts, view.taken, view.points, view.totals) == ((13,) * 4, (0,) * 4, (0,) * 4, (0,) * 4)
        assert (view.hearts_broken, view.moon_shooter, view.played) == (False, None, 0)
        assert view.unseen == ALL_CARDS & ~view.hand
    assert (south.passed, south.moon_totals()) == (0, {"add": (0, 0, 0, 0), "subtract": (0, 0, 0, 0)})


def test_every_seat_shows_its_own_choice_only() -> None:
    match = Match(7)
    for seat, cards in (("S", "6C 7C 9C"), ("N", "TC TD KD"), ("E", "2C 5C KC")):
        match.apply(f"pass {seat} {cards}")
    assert [match.view(seat).chosen for seat in SEATS] == [(True, False, True, True)] * 4
    assert [match.view(seat).passed.bit_count() for seat in SEATS] == [3, 0, 3, 3]
    match.apply("pass W 3C 4C 8C")
    views = [match.view(seat) for seat in SEATS]
    for view in views:
        assert view.received == views[view.seat - 1].passed
        assert view.hand & view.received == view.received
        assert view.hand & view.passed == 0
        assert view.phase is Phase.PLAYING


def trick_of_clubs() -> Match:
    with dealing(ALL_SOUTH):
        match = Match(7, house(pass_cycle="no passing", moon="shooter_chooses"))
    for play in ("S 2C", "W AD", "N AS", "E AH"):
        match.apply(f"play {play}")
    match.apply("play S KC")
    return match


def test_a_seat_sees_the_trick_and_the_finished_ones() -> None:
    match = trick_of_clubs()
    view = match.view(Seat.WEST)
    assert (view.leader, view.turn, view.to_act) == (Seat.SOUTH, Seat.WEST, True)
    assert view.trick == ((Seat.SOUTH, card("KC")),)
    (trick,) = view.tricks
    assert (trick.leader, trick.taker) == (Seat.SOUTH, Seat.SOUTH)
    assert trick.plays == (
        (Seat.SOUTH, card("2C")),
        (Seat.WEST, card("AD")),
        (Seat.NORTH, card("AS")),
        (Seat.EAST, card("AH")),
    )
    assert view.counts == (11, 12, 12, 12)
    assert view.taken == (mask(trick.cards), 0, 0, 0)
    assert view.points == (1, 0, 0, 0)
    assert view.hearts_broken
    assert view.played == mask([*trick.cards, card("KC")])
    assert view.unseen == ALL_CARDS & ~view.played & ~view.hand
    assert view.legal == view.hand
    south = match.view(Seat.SOUTH)
    assert (south.legal, south.to_act) == (0, False)


def test_plays_are_told_with_the_seats_that_made_them_from_any_leader() -> None:
    match = Match(7, house(pass_cycle="no passing"))
    play_on(match, Random(1), 52)
    hand = match.hand
    for trick, plays in zip(match.view(Seat.NORTH).tricks, hand.tricks, strict=True):
        assert [(seat.letter, each) for seat, each in trick.plays] == [(seat, card(name)) for seat, name in plays]
        assert trick.plays[0][0] is trick.leader


def test_a_shooter_sees_that_the_choice_is_owed() -> None:
    with dealing(ALL_SOUTH):
        match = Match(7, house(pass_cycle="no passing", moon="shooter_chooses"))
        play_hand(match, ALL_SOUTH)
    south, west = match.view(Seat.SOUTH), match.view(Seat.WEST)
    assert (south.phase, south.moon_shooter, south.to_act, west.to_act) == (
        Phase.CHOOSING_MOON, Seat.SOUTH, True, False,
    )  # fmt: skip
    assert (south.leader, south.turn, south.legal) == (None, None, 0)
    assert south.moon_totals() == {"add": (0, 26, 26, 26), "subtract": (-26, 0, 0, 0)}
    match.apply("moon S add")
    after = match.view(Seat.SOUTH)
    assert (after.phase, after.to_act, after.points, after.totals) == (
        Phase.SUMMARY,
        False,
        (26, 0, 0, 0),
        (0, 0, 0, 0),
    )
    match.apply("next")
    assert match.view(Seat.SOUTH).totals == (0, 26, 26, 26)


def test_a_view_says_why_a_card_may_not_be_played() -> None:
    with dealing(ALL_SOUTH):
        match = Match(7, house(pass_cycle="no passing"))
        south = match.view(Seat.SOUTH)
        assert south.why_not(card("2C")) is None
        assert south.why_not(card("3C")) == "The first trick begins with the two of clubs."
        assert south.why_not(card("AH")) is None
        assert match.view(Seat.WEST).why_not(card("AD")) is None
        match.apply("play S 2C")
        match.apply("play W AD")
        assert match.view(Seat.NORTH).why_not(card("QS")) == (
            "No points on the first trick, so the queen of spades must wait."
        )


def test_a_view_says_to_follow_the_suit_that_was_led() -> None:
    match = Match(7, house(pass_cycle="no passing"))
    match.apply("play E 2C")
    assert match.view(Seat.SOUTH).why_not(card("2S")) == (
        "Follow suit: clubs were led, so you must play clubs while you hold any."
    )


def test_a_view_says_that_hearts_are_not_broken() -> None:
    match = Match(7, house(pass_cycle="no passing"))
    for play in ("E 2C", "S AC", "W 3C", "N TC"):
        match.apply(f"play {play}")
    assert match.view(Seat.SOUTH).why_not(card("2H")) == "Hearts are not broken yet, so you may not lead a heart."
    assert match.view(Seat.SOUTH).why_not(card("2S")) is None


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_is_a_value(seat: Seat) -> None:
    assert Match(7).view(seat) == Match(7).view(seat)
    assert hash(Match(7).view(seat)) == hash(Match(7).view(seat))
    assert Match(7).view(seat) != Match(8).view(seat)
