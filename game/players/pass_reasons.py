"""Why these three cards are a good pass: the first sentence that is true of the hand."""

from __future__ import annotations

from collections.abc import Callable

from game.players.sight import HIGH_SPADES, QUEEN, highest, under
from game.rules.cards import (
    HEART_CARDS,
    QUEEN_OF_SPADES,
    SUIT_MASK,
    SUIT_WORDS,
    CardMask,
    cards_of,
    spoken,
)
from game.rules.view import SeatView

_CLUBS, _DIAMONDS, _SPADES = range(3)
_TEN = 8
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def why_pass(view: SeatView, chosen: CardMask) -> str:
    """One true sentence about passing these cards from this hand."""
    for reason in _REASONS:
        sentence = reason(view.hand, chosen)
        if sentence is not None:
            return sentence
    ranks = [card % 13 for card in cards_of(chosen)]
    kept = [card % 13 for card in cards_of(view.hand & ~chosen)]
    if sum(ranks) * len(kept) > sum(kept) * len(ranks):
        return "These three are high for your hand: the lower cards you keep are easier to duck with."
    return "You keep the cards that work together: the high ones with enough low ones beside them."


def _queen(hand: CardMask, chosen: CardMask) -> str | None:
    if not chosen & QUEEN:
        return None
    guards = (hand & SUIT_MASK[_SPADES] & under(QUEEN_OF_SPADES)).bit_count()
    if guards >= 4:
        return "The queen of spades is thirteen points, and now somebody else has to get rid of her."
    small = f"{_NUMBERS[guards]} small {_plural('spade', guards)}"
    return f"With {small} to guard her, the queen of spades is safer elsewhere."


def _high_spades(hand: CardMask, chosen: CardMask) -> str | None:
    high = chosen & HIGH_SPADES
    if not high or hand & QUEEN:
        return None
    return (
        f"If the queen of spades falls on a spade lead, the {spoken(highest(high))} could be the card that takes her."
    )


def _emptied(hand: CardMask, chosen: CardMask) -> str | None:
    for suit in (_CLUBS, _DIAMONDS):
        held = hand & SUIT_MASK[suit]
        if held and not held & ~chosen:
            return f"You keep no {SUIT_WORDS[suit]}: when they are led, you can throw what you do not want."
    return None


def _high_hearts(hand: CardMask, chosen: CardMask) -> str | None:
    high = [card for card in cards_of(chosen & HEART_CARDS) if card % 13 >= _TEN]
    if not high:
        return None
    return f"The {spoken(high[-1])} takes most heart tricks, and every card in them is a point."


def _shortened(hand: CardMask, chosen: CardMask) -> str | None:
    for suit in (_CLUBS, _DIAMONDS):
        held = hand & SUIT_MASK[suit]
        left = (held & ~chosen).bit_count()
        if held & chosen and left <= 2:
            word = SUIT_WORDS[suit].removesuffix("s")
            return f"That leaves {_NUMBERS[left]} {_plural(word, left)}: soon you can throw other cards on that suit."
    return None


def _plural(word: str, count: int) -> str:
    return word if count == 1 else word + "s"


_REASONS: tuple[Callable[[CardMask, CardMask], str | None], ...] = (
    _queen,
    _high_spades,
    _emptied,
    _high_hearts,
    _shortened,
)
