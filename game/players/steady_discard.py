"""Which card a steady player throws when it cannot follow: the queen, then danger, but never its own safety."""

from __future__ import annotations

from game.players.match_sense import should_be_stopped, would_end_it_badly
from game.players.sight import HIGH_SPADES, JACK, QUEEN, Sight, highest, lowest, under
from game.players.taste import Taste
from game.rules.cards import PENALTY_CARDS, QUEEN_OF_SPADES, SUIT_MASK, Card, CardMask, cards_of

DIAMONDS, SPADES, HEARTS = 1, 2, 3
_GUARDS = 4
_NOBODY_ELSE_HOLDS_IT = -2.0
"""A card that can only be taken with if I lead it myself: no hurry to lose it."""


def choose_discard(sight: Sight, taste: Taste) -> Card:
    """The card to throw on a trick of another suit."""
    view = sight.view
    winner, _ = sight.winning
    shooter = sight.moon_threat
    legal = view.legal
    if shooter is not None:
        card = _against_a_moon(sight, winner is shooter)
        if card is not None:
            return card
    queen_hurts_me = would_end_it_badly(view, winner, sight.trick_points + 13)
    if legal & QUEEN and not (queen_hurts_me and legal & ~PENALTY_CARDS and view.hand.bit_count() > 2):
        return QUEEN_OF_SPADES
    choices = legal
    if would_end_it_badly(view, winner, sight.trick_points + 1) and legal & ~PENALTY_CARDS:
        choices = legal & ~PENALTY_CARDS
    elif legal & ~QUEEN and queen_hurts_me:
        choices = legal & ~QUEEN
    elif should_be_stopped(view, winner) and legal & PENALTY_CARDS:
        choices = legal & PENALTY_CARDS
    return max(cards_of(choices), key=lambda card: (_danger(sight, card, taste), card))


def _against_a_moon(sight: Sight, shooter_is_winning: bool) -> Card | None:
    """Give the shooter nothing it needs; give somebody else a heart, and keep the highest heart to take one with."""
    legal = sight.view.legal
    if not shooter_is_winning:
        hearts = legal & PENALTY_CARDS & ~QUEEN
        if sight.winning[0] is not sight.view.seat and hearts:
            return lowest(hearts)
        return QUEEN_OF_SPADES if legal & QUEEN else None
    harmless = legal & ~PENALTY_CARDS
    if harmless:
        stoppers = sum(1 << card for card in cards_of(harmless) if sight.is_master(card) and sight.beats(card))
        losers = harmless & ~stoppers
        return lowest(losers) if losers else lowest(harmless)
    return lowest(legal)


def _danger(sight: Sight, card: Card, taste: Taste) -> float:
    """What the card may cost if it stays, in points; a short suit's last card is worth losing too."""
    suit = card // 13
    held = sight.view.hand & SUIT_MASK[suit]
    out = sight.out(suit).bit_count()
    if suit == SPADES and sight.queen_is_out:
        return _spade_danger(card, held)
    if sight.jack_counts and 1 << card == JACK:
        return -6.0
    if not out:
        return _NOBODY_ELSE_HOLDS_IT
    covers = (held & under(card)).bit_count()
    forced = sight.beats(card) / out
    danger = 5.0 * forced - 1.1 * min(covers, 3) * (1.0 - forced * 0.5)
    if suit == HEARTS:
        danger += 2.0
        if _keeps_a_stopper(sight, card, held):
            danger -= 6.0
    if suit not in (SPADES, HEARTS) and held.bit_count() <= 2:
        danger += (2.2 if held.bit_count() == 1 else 1.0) + taste.tidiness
    if sight.jack_counts and suit == DIAMONDS and card > highest(JACK) and sight.unseen & JACK:
        danger -= 2.5
    return danger + 0.02 * (card % 13)


def _spade_danger(card: Card, held: CardMask) -> float:
    """While the queen is out: a thinly guarded ace or king goes, small spades are guards and stay."""
    guards = (held & under(QUEEN_OF_SPADES)).bit_count()
    if 1 << card & HIGH_SPADES:
        return 7.5 if guards < _GUARDS else 0.5
    return -4.0


def _keeps_a_stopper(sight: Sight, card: Card, held: CardMask) -> bool:
    """While one seat alone has all the points, the highest heart is kept: it may have to take one."""
    taker = sight.sole_taker
    return taker is not None and taker is not sight.view.seat and card == highest(held) and sight.beats(card) > 0
