"""Imagined deals fit everything the seat has seen."""

from __future__ import annotations

from game.players.dice import Dice
from game.players.sight import Sight
from game.players.worlds import Worlds
from game.rules import SEATS, Phase, SeatView
from game.rules.cards import ALL_CARDS, SUIT_MASK, card
from tests.players.positions import south_sees
from tests.players.tables import positions


def test_they_fit_counts_voids_and_my_pass() -> None:
    for number, (_, view) in enumerate(positions(21, 400)):
        if view.phase is Phase.PLAYING:
            worlds = Worlds(view, Dice(number))
            for _ in range(5):
                check(view, worlds.imagine())


def check(view: SeatView, hands: list[int]) -> None:
    assert hands[view.seat] == view.hand
    assert tuple(hand.bit_count() for hand in hands) == view.counts
    assert sum(hands) == view.hand | view.unseen
    assert sum(hands) & ~ALL_CARDS == 0
    sight = Sight(view)
    receiver = view.direction.receiver(view.seat)
    if receiver is not view.seat:
        assert hands[receiver] & view.passed == view.passed & view.unseen
    for seat in SEATS:
        for suit in range(4):
            if sight.voids[seat][suit] and seat is not view.seat:
                assert not hands[seat] & SUIT_MASK[suit]


def test_the_same_dice_imagine_the_same_deals() -> None:
    for _, view in positions(22, 40):
        if view.phase is Phase.PLAYING:
            assert Worlds(view, Dice(1, 2)).imagine() == Worlds(view, Dice(1, 2)).imagine()


def test_deals_differ() -> None:
    view = south_sees("""
        hand  AS 3D 8D TD JD 4C 6C 7C 2H 5H 7H 9H
        trick N 2C 5C KC 9C
        """)
    worlds = Worlds(view, Dice(1))
    assert len({tuple(worlds.imagine()) for _ in range(30)}) == 30


def test_the_queen_mostly_lies_with_somebody_who_never_had_the_chance_to_be_rid_of_her() -> None:
    view = south_sees("""
        hand  4H 7H 8H 8D 3S 7S 4C 6C 9S 9H
        trick N 2C 5C 9C KC
        trick W KD 3D 9D 5D
        trick W AD 2H 7D 6D
        table W QC JC TC
        """)
    worlds = Worlds(view, Dice(1))
    holders = [
        next(seat for seat in SEATS if hands[seat] >> card("QS") & 1)
        for hands in (worlds.imagine() for _ in range(300))
    ]
    assert holders.count(SEATS[2]) < 45
    assert holders.count(SEATS[1]) > 80
    assert holders.count(SEATS[3]) > 80
