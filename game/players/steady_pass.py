"""Which three cards a steady player passes: danger first, then what empties a suit; low cards and guards stay."""

from __future__ import annotations

from game.players.sight import HIGH_SPADES, JACK, QUEEN, under
from game.players.taste import Taste
from game.rules.cards import (
    QUEEN_OF_SPADES,
    SUIT_MASK,
    Card,
    CardMask,
    cards_of,
)
from game.rules.house import HouseRules
from game.rules.seats import Direction

CLUBS, DIAMONDS, SPADES, HEARTS = range(4)
_SAFE_GUARDS = 4
_EIGHT = 6
_FIVE = 3


def choose_pass(hand: CardMask, house: HouseRules, direction: Direction, taste: Taste) -> CardMask:
    """Three cards to pass from these thirteen, judged one after another, since each leaves a different hand."""
    chosen: CardMask = 0
    for left in (3, 2, 1):
        rest = hand & ~chosen
        card = max(cards_of(rest), key=lambda each: (_wish(each, rest, left, house, direction, taste), each))
        chosen |= 1 << card
    return chosen


def _wish(card: Card, hand: CardMask, left: int, house: HouseRules, direction: Direction, taste: Taste) -> float:
    """How glad the hand would be to lose this card, in points of a hand (roughly)."""
    suit, rank = divmod(card, 13)
    held = hand & SUIT_MASK[suit]
    if suit == SPADES:
        return _spade_wish(card, held, direction)
    if suit == HEARTS:
        return _heart_wish(rank, held)
    wish = _danger(card, held)
    if house.jack_of_diamonds and suit == DIAMONDS and rank >= QUEEN_OF_SPADES % 13 - 1:
        keeps_jack = 1 << card == JACK and held.bit_count() < 4
        wish -= 2.0 if keeps_jack else 4.0
    if held.bit_count() <= left:
        wish += (4 - held.bit_count()) * (0.8 + taste.tidiness)
    return wish + taste.caution * rank / 12


def _danger(card: Card, held: CardMask) -> float:
    """A high card is dangerous unless low ones below it can follow first."""
    rank = card % 13
    covers = (held & under(card) & _up_to(card // 13, _EIGHT)).bit_count()
    return rank * 0.42 - 1.1 * covers


def _heart_wish(rank: int, held: CardMask) -> float:
    lows = (held & _up_to(HEARTS, _FIVE)).bit_count()
    if rank <= _FIVE:
        return -4.0 + rank * 0.3
    return rank * 0.5 - 0.8 * lows


def _spade_wish(card: Card, held: CardMask, direction: Direction) -> float:
    """The queen goes unless she is well guarded; the ace and king go with thin guards; small spades always stay."""
    guards = (held & under(QUEEN_OF_SPADES)).bit_count()
    if 1 << card == QUEEN:
        if guards >= _SAFE_GUARDS:
            return -3.0
        return 9.0 if direction is not Direction.LEFT or guards < _SAFE_GUARDS - 1 else 7.0
    if 1 << card & HIGH_SPADES:
        if held & QUEEN and guards + 1 >= _SAFE_GUARDS:
            return -2.0
        return 8.0 + card % 13 * 0.05 if guards < _SAFE_GUARDS - 1 else 1.0
    return -6.0


def _up_to(suit: int, rank: int) -> CardMask:
    return SUIT_MASK[suit] & under(suit * 13 + rank + 1)
