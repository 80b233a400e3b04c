"""A finished game can be told over again."""

from __future__ import annotations

from game.rules import Match
from game.rules.cards import ALL_CARDS
from game.rules.seats import SEATS, Direction
from game.table.replay import replay
from tests.table.finished import match


def test_every_hand_of_a_game_is_told_with_its_scores() -> None:
    game = match(3)
    hands = replay(game)
    assert [hand.number for hand in hands] == list(range(1, game.hand_number + 1))
    assert [hand.scores for hand in hands] == game.hand_scores
    assert dict(zip("SWNE", hands[-1].totals, strict=True)) == game.totals
    assert all(len(hand.tricks) == 13 for hand in hands)


def test_the_four_hands_hold_the_whole_pack_and_lose_a_card_a_trick() -> None:
    for hand in replay(match(3)):
        for tricks in range(14):
            held = [hand.held(seat, tricks) for seat in SEATS]
            taken = [hand.taken(seat, tricks) for seat in SEATS]
            assert [cards.bit_count() for cards in held] == [13 - tricks] * 4
            assert sum(held) + sum(taken) == ALL_CARDS


def test_what_was_passed_is_in_its_new_hand() -> None:
    first, *_, hold = replay(match(3))[:4]
    assert first.direction is Direction.LEFT
    for seat in SEATS:
        assert first.passed[seat].bit_count() == 3
        assert first.received(seat.left) == first.passed[seat]
        assert first.start[seat.left] & first.passed[seat] == first.passed[seat]
    assert hold.direction is Direction.HOLD
    assert hold.passed == (0, 0, 0, 0)


def test_a_game_that_was_cut_short_is_told_as_far_as_it_goes() -> None:
    whole = match(3)
    for moves in (0, 2, 4, 4 + 6, 4 + 52, 4 + 53):
        cut = Match(whole.seed, whole.house)
        for move in whole.moves[:moves]:
            cut.apply(move)
        hands = replay(cut)
        assert len(hands) == cut.hand_number
        assert all(cards.bit_count() == 13 for cards in hands[-1].start)
        assert hands[0].scores == (cut.hand_scores[0] if cut.hand_scores else None)
