"""Which card a steady player follows suit with: duck as high as it can, or take the trick on purpose, and cheaply."""

from __future__ import annotations

from game.players.sight import JACK, QUEEN, Sight, highest, lowest, under
from game.rules.cards import QUEEN_OF_SPADES, SUIT_MASK, Card, CardMask
from game.rules.house import FirstTrick
from game.rules.view import SeatView

DIAMONDS, SPADES, HEARTS = 1, 2, 3
_FRESH = 8
_COSTLY = 4


def choose_follow(sight: Sight) -> Card:
    """The card of the led suit to play. The seat must hold one."""
    view = sight.view
    legal = view.legal
    _, best = sight.winning
    suit = best // 13
    if suit == SPADES and legal & QUEEN:
        if best > QUEEN_OF_SPADES:
            return QUEEN_OF_SPADES
        if legal != QUEEN:
            legal &= ~QUEEN
    ducking = legal & under(best)
    taking = legal & ~under(best)
    if sight.jack_counts and suit == DIAMONDS:
        card = _follow_for_the_jack(sight, legal, ducking, taking)
        if card is not None:
            return card
    if taking and _stops_a_moon(sight, suit):
        return lowest(taking) if sight.is_last else highest(taking)
    if _is_free(view):
        return highest(legal)
    if sight.is_last:
        return _end_the_trick(sight, ducking, taking)
    if suit == SPADES and sight.queen_is_out:
        below_queen = legal & under(QUEEN_OF_SPADES)
        return highest(below_queen) if below_queen else lowest(legal)
    fresh = sight.out(suit).bit_count() >= _FRESH and not any(sight.voids[seat][suit] for seat in sight.still_to_play)
    if taking and fresh and suit != HEARTS and sight.trick_points <= 0:
        return highest(legal)
    if ducking:
        return highest(ducking)
    return highest(taking) if all(sight.is_master(card) for card in (lowest(taking),)) else lowest(taking)


def _is_free(view: SeatView) -> bool:
    """On the first trick no points can fall (with the rules that say so): the time to lose a high club."""
    return not view.tricks and view.house.first_trick is not FirstTrick.ANYTHING


def _end_the_trick(sight: Sight, ducking: CardMask, taking: CardMask) -> Card:
    """Last to play: take a clean trick with the highest card, else duck with the highest that ducks."""
    if taking and (sight.trick_points <= 0 or not ducking):
        return highest(taking)
    return highest(ducking)


def _follow_for_the_jack(sight: Sight, legal: CardMask, ducking: CardMask, taking: CardMask) -> Card | None:
    """Diamonds with the jack worth ten: catch it, bring it home, keep it from others. None: nothing special."""
    with_queen = bool(sight.on_table & QUEEN)
    if sight.on_table & JACK:
        if taking and not with_queen:
            return lowest(taking) if sight.is_last else highest(taking)
        return None
    if not legal & JACK:
        return None
    if taking & JACK and not with_queen and (sight.is_last or sight.is_master(highest(JACK))):
        return highest(JACK)
    others = legal & ~JACK
    if not others:
        return None
    below = others & ducking
    return highest(below) if below else highest(others)


def _stops_a_moon(sight: Sight, suit: int) -> bool:
    """One saved heart is enough: take a cheap trick with points from the seat that takes everything."""
    shooter = sight.moon_threat
    if shooter is None:
        return False
    winner, _ = sight.winning
    points = sight.trick_points
    has_points = points > 0 or suit == HEARTS
    mine_is_cheap = points <= _COSTLY or sight.view.hand.bit_count() <= _COSTLY
    return winner is shooter and has_points and mine_is_cheap and bool(sight.view.legal & SUIT_MASK[suit])
