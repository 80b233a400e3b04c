"""When the rest of a hand can only go one way for a seat: it takes every trick left, or none.

Judged from the seat's own view alone, for every way in which the unseen cards may lie, so an offer is never wrong.
"""

from __future__ import annotations

from enum import Enum

from game.rules.cards import SUIT_MASK, suit
from game.rules.view import Phase, SeatView


class Claim(Enum):
    """How the rest of the hand goes."""

    EVERY_TRICK = "every trick"
    NO_TRICK = "no trick"


def claim(view: SeatView) -> Claim | None:
    """What is certain for the seat of `view`, when it is to play with at least two cards; None while it is open."""
    if view.phase is not Phase.PLAYING or view.turn is not view.seat or view.hand.bit_count() < 2:
        return None
    if not view.trick and _holds_only_winners(view):
        return Claim.EVERY_TRICK
    if view.trick and _cannot_take(view):
        return Claim.NO_TRICK
    return None


def _holds_only_winners(view: SeatView) -> bool:
    """Whether each card held beats every unseen card of its suit, so that it wins whenever it is led."""
    for cards in SUIT_MASK:
        own, unseen = view.hand & cards, view.unseen & cards
        if own and unseen and _lowest(own) < _highest(unseen):
            return False
    return True


def _cannot_take(view: SeatView) -> bool:
    """Whether the seat can win neither this trick nor, never coming to lead, any later one.

    A later trick is led by somebody else with an unseen card, and every card held is lower than all unseen cards of its
    suit. This trick has been led with a card that beats whatever the seat can follow with.
    """
    led = suit(view.trick[0][1])
    best = max(card for _, card in view.trick if suit(card) == led)
    following = view.hand & SUIT_MASK[led]
    if following and _highest(following) > best:
        return False
    for cards in SUIT_MASK:
        own, unseen = view.hand & cards, view.unseen & cards
        if own and unseen and _highest(own) > _lowest(unseen):
            return False
    return True


def _lowest(cards: int) -> int:
    return (cards & -cards).bit_length() - 1


def _highest(cards: int) -> int:
    return cards.bit_length() - 1
