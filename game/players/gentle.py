"""Gentle: a beginner. Follows the rules, ducks when it thinks of it, counts nothing and makes natural mistakes."""

from __future__ import annotations

from game.players.dice import Dice
from game.players.prompt import PromptPlayer
from game.players.sight import QUEEN, Sight, highest, lowest, under
from game.rules.cards import HEART_CARDS, SUIT_MASK, Card, CardMask, cards_of
from game.rules.seats import Seat
from game.rules.view import SeatView

_WANDERS = 20
"""Per cent of decisions in which a beginner simply picks a card."""


class GentlePlayer(PromptPlayer):
    """A beginner with a seed of its own, so that it errs in its own places."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._keys = (seed, int(seat), 1)

    def cards_to_pass(self, view: SeatView) -> CardMask:
        """See `PromptPlayer`."""
        return _worst_looking(view.hand, self._dice(view))

    def card_to_play(self, view: SeatView) -> Card:
        """See `PromptPlayer`."""
        return _card(view, self._dice(view))

    def _dice(self, view: SeatView) -> Dice:
        return Dice(*self._keys, view.hand_number, len(view.tricks), view.hand)


def _worst_looking(hand: CardMask, dice: Dice) -> CardMask:
    """The three highest cards by rank; a beginner fears the queen of spades most, and not her guards."""
    fear = {card: card % 13 + (4 if 1 << card == QUEEN else 0) + dice.below(4) for card in cards_of(hand)}
    chosen = sorted(fear, key=lambda card: (fear[card], card))[-3:]
    return sum(1 << card for card in chosen)


def _card(view: SeatView, dice: Dice) -> Card:
    legal = view.legal
    if dice.happens(_WANDERS):
        return dice.pick(cards_of(legal))
    if not view.trick:
        return min(cards_of(legal), key=lambda card: (card % 13 + dice.below(3), card))
    sight = Sight(view)
    _, best = sight.winning
    if legal & SUIT_MASK[best // 13]:
        ducking = legal & under(best)
        return highest(ducking) if ducking else lowest(legal)
    if legal & QUEEN:
        return highest(legal & QUEEN)
    hearts = legal & HEART_CARDS
    return highest(hearts) if hearts else max(cards_of(legal), key=lambda card: card % 13)
