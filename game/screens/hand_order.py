"""In which order a hand lies on the table: by suit and rank, red and black suits in turn."""

from __future__ import annotations

from game.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_MASK, Card, CardMask, cards_of, mask
from game.rules.view import SeatView

_ORDERS = {
    frozenset({CLUBS, SPADES, HEARTS}): (CLUBS, HEARTS, SPADES),
    frozenset({CLUBS, DIAMONDS, HEARTS}): (DIAMONDS, CLUBS, HEARTS),
}
_USUAL = (CLUBS, DIAMONDS, SPADES, HEARTS)


def arranged(view: SeatView) -> tuple[Card, ...]:
    """The hand of a view, from the left.

    The order of suits follows from all that the seat has held since the pass: no card jumps when a suit runs out.
    """
    own = mask(card for trick in view.tricks for seat, card in trick.plays if seat is view.seat)
    own |= mask(card for seat, card in view.trick if seat is view.seat)
    order = suit_order(view.hand | own)
    return tuple(card for suit in order for card in cards_of(view.hand & SUIT_MASK[suit]))


def suit_order(held: CardMask) -> tuple[int, ...]:
    """The suits of `held` in an order in which red and black alternate wherever they can."""
    present = frozenset(suit for suit in _USUAL if held & SUIT_MASK[suit])
    return _ORDERS.get(present) or tuple(suit for suit in _USUAL if suit in present)
