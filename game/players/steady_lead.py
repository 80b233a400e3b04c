"""Which card a steady player leads: each legal card is priced in points it may cost, and the cheapest goes."""

from __future__ import annotations

from game.players.sight import HIGH_SPADES, JACK, QUEEN, Sight, under
from game.players.taste import Taste
from game.rules.cards import QUEEN_OF_SPADES, SUIT_MASK, Card, cards_of

DIAMONDS, SPADES, HEARTS = 1, 2, 3
_QUEEN_LANDS = 5.0
_HEART_LANDS = 1.2
_FRESH = 9


def choose_lead(sight: Sight, taste: Taste) -> Card:
    """The lead with the lowest expected cost; the lower card where two cost the same."""
    return min(cards_of(sight.view.legal), key=lambda card: (_cost(sight, card, taste), card % 13, card))


def _cost(sight: Sight, card: Card, taste: Taste) -> float:
    suit = card // 13
    if not sight.out(suit):
        return _cost_of_a_suit_nobody_holds(sight)
    cost = _chance_to_take(sight, card) * _points_if_taken(sight, suit)
    if suit == SPADES:
        cost += _spade_cost(sight, card)
    elif suit != HEARTS:
        cost -= _emptying_gain(sight, suit, taste)
    if sight.jack_counts and suit == DIAMONDS:
        cost += _jack_cost(sight, card)
    if sight.moon_threat is not None and suit == HEARTS and sight.is_master(card):
        cost -= 6.0
    return cost + taste.caution * card % 13 / 24


def _cost_of_a_suit_nobody_holds(sight: Sight) -> float:
    """I am sure to take it, and everybody throws what they like on it."""
    hearts = sight.out(HEARTS).bit_count()
    return (10.0 if sight.queen_is_out else 0.0) + min(3, hearts) * 0.9


def _chance_to_take(sight: Sight, card: Card) -> float:
    """Others duck when they can: the lower my card lies among those still out, the likelier somebody must go above."""
    below, above = sight.beats(card), sight.beaten_by(card)
    if not above:
        return 1.0
    return (below / (below + above)) ** 2


def _points_if_taken(sight: Sight, suit: int) -> float:
    risk = sight.void_risk(suit)
    queen = _QUEEN_LANDS if sight.queen_is_out and suit != SPADES else 0.0
    hearts = _HEART_LANDS if sight.out(HEARTS) else 0.0
    points = risk * (queen + hearts)
    if suit == HEARTS:
        points += 1.0 + min(2.0, sight.out(HEARTS).bit_count() / 3)
    return points


def _spade_cost(sight: Sight, card: Card) -> float:
    mine = sight.view.hand & SUIT_MASK[SPADES]
    if 1 << card == QUEEN:
        return 1.0 if sight.out(SPADES) & HIGH_SPADES and sight.out(SPADES).bit_count() <= 2 else 11.0
    if mine & QUEEN:
        return 3.0
    if not sight.queen_is_out:
        return 0.0
    if card > QUEEN_OF_SPADES:
        return 9.0
    smokes_her_out = not mine & HIGH_SPADES or (mine & under(QUEEN_OF_SPADES)).bit_count() >= 4
    return -2.5 if smokes_her_out else 1.5


def _emptying_gain(sight: Sight, suit: int, taste: Taste) -> float:
    held = (sight.view.hand & SUIT_MASK[suit]).bit_count()
    fresh = sight.out(suit).bit_count() >= _FRESH
    gain = {1: 1.4, 2: 0.8}.get(held, 0.0) * (1.0 if sight.queen_is_out else 0.5)
    return gain * (1.0 + taste.tidiness) + (0.4 if fresh else 0.0)


def _jack_cost(sight: Sight, card: Card) -> float:
    """The jack is worth ten: keep it for a trick it takes, and the cards above it for catching it."""
    if 1 << card == JACK:
        return -8.0 if sight.is_master(card) else 6.0
    if card > JACK.bit_length() - 1 and sight.unseen & JACK:
        return 1.0 if not sight.is_master(card) else -1.0
    return 0.0
