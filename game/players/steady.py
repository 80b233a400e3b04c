"""Steady: rules of thumb done well. Counts suits and the queen, ducks, makes voids, sheds danger, stops a moon."""

from __future__ import annotations

from game.players.prompt import PromptPlayer
from game.players.shooting import is_moon_hand, is_shooting, pass_for_moon, shoot
from game.players.sight import Sight, lowest
from game.players.steady_discard import choose_discard
from game.players.steady_follow import choose_follow
from game.players.steady_lead import choose_lead
from game.players.steady_pass import choose_pass
from game.players.taste import Taste
from game.rules.cards import SUIT_MASK, Card, CardMask
from game.rules.view import SeatView


class SteadyPlayer(PromptPlayer):
    """A reliable friend. Needs no chance: the view decides."""

    def __init__(self, taste: Taste) -> None:
        self._taste = taste

    def cards_to_pass(self, view: SeatView) -> CardMask:
        """See `PromptPlayer`."""
        if is_moon_hand(view.hand, view.house, self._taste):
            return pass_for_moon(view.hand)
        return choose_pass(view.hand, view.house, view.direction, self._taste)

    def card_to_play(self, view: SeatView) -> Card:
        """See `PromptPlayer`."""
        return steady_card(view, self._taste)


def steady_card(view: SeatView, taste: Taste) -> Card:
    """The card that the rules of thumb choose among the legal ones."""
    legal = view.legal
    if legal.bit_count() == 1:
        return lowest(legal)
    sight = Sight(view)
    if is_shooting(sight, taste):
        card = shoot(sight)
        if card is not None:
            return card
    if not view.trick:
        return choose_lead(sight, taste)
    if legal & SUIT_MASK[view.trick[0][1] // 13]:
        return choose_follow(sight)
    return choose_discard(sight, taste)
