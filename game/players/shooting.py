"""Shooting the moon by rule of thumb: hands that are made for it, and whether a shot under way can still succeed."""

from __future__ import annotations

from game.players.sight import Sight, highest, lowest
from game.players.taste import Taste
from game.rules.cards import ALL_CARDS, HEART_CARDS, PENALTY_CARDS, SUIT_MASK, Card, CardMask, cards_of
from game.rules.house import HouseRules, Moon
from game.rules.seats import Seat

_WINNERS_BEFORE_PASS = 9.0
_LOSERS_EARLY = 0.5
_LOSERS_WITH_POINTS = 0.9
_POINTS_WORTH_A_RISK = 13
_LOSING_HEART = 20


def sure_winners(hand: CardMask, unseen: CardMask) -> float:
    """About how many tricks this hand would win on lead, one suit after another, if the others hold `unseen`.

    A card is sure when no higher one is out; once the tops have drawn the suit (two of the others' cards a round),
    the small cards of a long suit win too.
    """
    total = 0.0
    for suit in range(4):
        out = unseen & SUIT_MASK[suit]
        for card in reversed(cards_of(hand & SUIT_MASK[suit])):
            above = out >> card
            if above:
                out &= ~(1 << highest(out))
                total += 0.5 if above.bit_count() == 1 and out.bit_count() <= 2 else 0.0
                continue
            total += 1.0
            for _ in range(2):
                if out:
                    out &= ~(1 << highest(out)) if out.bit_count() < 3 else ~(1 << lowest(out))
    return total


def is_moon_hand(hand: CardMask, house: HouseRules, taste: Taste) -> bool:
    """Whether thirteen cards before the pass are made for the moon: nearly all winners once three losers are gone."""
    if house.moon is Moon.OFF:
        return False
    low_hearts = sum(1 for card in cards_of(hand & HEART_CARDS) if (ALL_CARDS & ~hand & HEART_CARDS) >> card)
    winners = sure_winners(hand, ALL_CARDS & ~hand)
    return low_hearts <= 3 and winners >= _WINNERS_BEFORE_PASS - 2 * taste.boldness


def pass_for_moon(hand: CardMask) -> CardMask:
    """The three cards that lose most surely: losing hearts first, then what most of the others' cards beat."""

    def loses(card: Card) -> tuple[int, int]:
        suit = SUIT_MASK[card // 13]
        above = (ALL_CARDS & ~hand & suit & ~((1 << card) - 1)).bit_count()
        return above + (_LOSING_HEART if above and 1 << card & HEART_CARDS else 0), -(hand & suit).bit_count()

    chosen = sorted(cards_of(hand), key=loses)[-3:]
    return sum(1 << card for card in chosen)


def is_shooting(sight: Sight, taste: Taste) -> bool:
    """Whether going for all the points makes sense now: none has gone astray and hardly a loser is left in hand."""
    view = sight.view
    if view.house.moon is Moon.OFF:
        return False
    if any(view.taken[seat] & PENALTY_CARDS for seat in Seat if seat is not view.seat):
        return False
    losers = view.hand.bit_count() - sure_winners(view.hand, sight.unseen)
    mine = (view.taken[view.seat] & PENALTY_CARDS).bit_count()
    allowed = _LOSERS_WITH_POINTS if mine and view.points[view.seat] >= _POINTS_WORTH_A_RISK else _LOSERS_EARLY
    return losers <= allowed + taste.boldness


def shoot(sight: Sight) -> Card | None:
    """The card that carries a shot on: the top of the longest suit, the cheapest sure winner, or a harmless discard.

    None when the trick on the table is lost with points in it: the shot is over.
    """
    view = sight.view
    legal = view.legal
    if not view.trick:
        return max(
            cards_of(legal),
            key=lambda card: (
                sight.is_master(card),
                -sight.out(card // 13).bit_count() if sight.is_master(card) else 0,
                card % 13,
            ),
        )
    _, best = sight.winning
    following = legal & SUIT_MASK[best // 13]
    if following:
        winning = [card for card in cards_of(following) if card > best]
        if not winning:
            return lowest(following) if sight.trick_points <= 0 else None
        if sight.is_last:
            return winning[0]
        return winning[-1]
    if sight.trick_points > 0:
        return None
    harmless = legal & ~PENALTY_CARDS
    if not harmless:
        return None
    return min(cards_of(harmless), key=lambda card: (sight.is_master(card), card % 13))
