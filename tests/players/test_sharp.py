"""Sharp's pass, with a network whose judgement is known."""

from __future__ import annotations

from collections.abc import Sequence

from game.players.network import Network
from game.players.sharp import pass_by_network
from game.rules import Match, Seat
from game.rules.cards import ALL_CARDS, Card, cards_of

_PICKED = 416


class Knows(Network):
    """Likes one card first, and another that it first likes less for what can follow it."""

    def __init__(self, tempting: Card, better: Card) -> None:
        self.tempting, self.better = tempting, better
        self.asked = 0

    def values(self, facts: int, cards: Sequence[Card]) -> list[float]:
        self.asked += 1
        picked = facts >> _PICKED & ALL_CARDS
        if not picked:
            return [{self.tempting: 3.0, self.better: 2.0}.get(card, card / 100) for card in cards]
        spoilt = picked >> self.tempting & 1
        return [-1.0 if spoilt or card == self.tempting else 1.0 + card / 100 for card in cards]


def test_a_pass_is_judged_by_its_third_card_and_not_by_its_first_alone() -> None:
    view = Match(1).view(Seat.SOUTH)
    tempting, better, *_, last_but_one, last = cards_of(view.hand)
    network = Knows(tempting, better)
    assert pass_by_network(network, view) == 1 << better | 1 << last_but_one | 1 << last
    assert network.asked <= 13
