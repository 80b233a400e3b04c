"""Sharp: the network alone. It knows by heart what each card brings on average, and plays the best."""

from __future__ import annotations

from game.players.features import facts
from game.players.inclination import inclination
from game.players.network import Network
from game.players.prompt import PromptPlayer
from game.players.scene import Scene
from game.players.taste import Taste
from game.rules.cards import Card, CardMask, cards_of
from game.rules.view import SeatView

_BREADTH = 3
"""How many first cards of a pass, and second ones after each, are looked at."""


class SharpPlayer(PromptPlayer):
    """Plays the card that the network values most, tipped a little by taste."""

    def __init__(self, network: Network, taste: Taste) -> None:
        self._network = network
        self._taste = taste

    def cards_to_pass(self, view: SeatView) -> CardMask:
        """See `PromptPlayer`."""
        return pass_by_network(self._network, view)

    def card_to_play(self, view: SeatView) -> Card:
        """See `PromptPlayer`."""
        worth = card_values(self._network, view, self._taste)
        return max(worth, key=worth.__getitem__)


def card_values(network: Network, view: SeatView, taste: Taste) -> dict[Card, float]:
    """What each legal card is worth: the expected margin of the hand in points, and taste and match sense on top."""
    cards = cards_of(view.legal)
    if len(cards) == 1:
        return {cards[0]: 0.0}
    values = network.values(facts(Scene.of_view(view)), cards)
    return {card: value + inclination(view, card, taste) for card, value in zip(cards, values, strict=True)}


def pass_by_network(network: Network, view: SeatView) -> CardMask:
    """Three cards to pass. The network judges each third card, having seen the first two: of the most promising pairs
    the one with the best third is passed."""
    scene = Scene.of_view(view)

    def best_picks(picked: CardMask) -> list[tuple[float, CardMask]]:
        """What each next pick would be worth, with all that is then picked: the best `_BREADTH` of them."""
        scene.passed[view.seat] = picked
        cards = cards_of(view.hand & ~picked)
        values = network.values(facts(scene), cards)
        ranked = sorted(zip(values, cards, strict=True), reverse=True)
        return [(value, picked | 1 << card) for value, card in ranked[:_BREADTH]]

    pairs = {pair for _, first in best_picks(0) for _, pair in best_picks(first)}
    return max(best_picks(pair)[0] for pair in pairs)[1]
