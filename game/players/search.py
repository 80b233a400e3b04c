"""The master's search: play each promising card out in imagined deals, everybody playing as the network would.

A play-out stops at my next choice after some tricks, where the network's own judgement of that choice counts; near the
end of the match it goes on to the last card, since then the places count and not only the points.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from game.players.dice import Dice
from game.players.features import facts
from game.players.network import Network
from game.players.scene import Scene
from game.players.stakes import Stakes
from game.players.worlds import Worlds
from game.rules.cards import Card, cards_of
from game.rules.view import SeatView

_SLICE = 14
"""Network evaluations between two looks at the clock by whoever runs the search: under 8 ms in the browser."""


@dataclass(frozen=True)
class Effort:
    """How much a search may do, as counts, so that strength does not depend on the machine.

    evaluations: of the network in one decision, one more for each play-out; depth: tricks before the network judges;
    candidates: cards compared; gap: how many points below the best a card may be to be compared; trust: for how many
    play-outs the network's first judgement counts.
    """

    evaluations: int = 2800
    depth: int = 2
    candidates: int = 4
    gap: float = 1.0
    trust: float = 35.0


class Search:
    """One decision. `run()` does it in slices; `best` is right at any time."""

    def __init__(self, network: Network, view: SeatView, values: dict[Card, float], effort: Effort, dice: Dice) -> None:
        """`values` are the network's own judgements of the legal cards, in points."""
        self._network = network
        self._view = view
        self._effort = effort
        self._worlds = Worlds(view, dice)
        self._seen = Scene.of_view(view)
        self._seen.received[view.direction.receiver(view.seat)] = view.passed
        self._seen.passed[view.direction.giver(view.seat)] = view.received
        self._stakes = Stakes(view)
        top = max(values.values())
        ranked = sorted(values, key=lambda card: -values[card])
        self.candidates = [card for card in ranked if values[card] >= top - effort.gap][: effort.candidates]
        self._values = values
        self._sums = dict.fromkeys(self.candidates, 0.0)
        self._last_trick = 13 if self._stakes.may_end else len(view.tricks) + effort.depth
        self.worlds = 0
        self.evaluations = 0

    def worth(self, card: Card) -> float:
        """A candidate's expected worth so far, in points."""
        trust = self._effort.trust
        return (self._sums[card] + trust * self._values[card]) / (self.worlds + trust)

    @property
    def best(self) -> Card:
        """The best card so far."""
        return max(self.candidates, key=self.worth)

    def run(self) -> Generator[None, None, None]:
        """Search to the end of the effort, pausing after each slice."""
        if len(self.candidates) == 1:
            return
        done = 0
        while self.evaluations < self._effort.evaluations:
            start = self._imagined_scene()
            outcomes = {}
            for card in self.candidates:
                scene = start.copy()
                scene.play(card)
                self.evaluations += 1
                while (outcome := self._step(scene)) is None:
                    if self.evaluations - done >= _SLICE:
                        done = self.evaluations
                        yield
                outcomes[card] = outcome
            for card, outcome in outcomes.items():
                self._sums[card] += outcome
            self.worlds += 1
            if self.evaluations - done >= _SLICE:
                done = self.evaluations
                yield

    def _imagined_scene(self) -> Scene:
        scene = self._seen.copy()
        scene.position.hands = self._worlds.imagine()
        return scene

    def _step(self, scene: Scene) -> float | None:
        """Play on by one choice of the network. A number ends the play-out: what it came to for me."""
        position = scene.position
        while not position.is_over:
            legal = position.legal()
            if legal & legal - 1:
                break
            scene.play(legal.bit_length() - 1)
        else:
            return self._stakes.worth(position)
        self.evaluations += 1
        cards = cards_of(legal)
        values = self._network.values(facts(scene), cards)
        best = max(values)
        if position.turn == self._view.seat and position.tricks >= self._last_trick:
            return best
        scene.play(cards[values.index(best)])
        return None
