"""Master: the network steering a search over imagined deals."""

from __future__ import annotations

from game.players.dice import Dice
from game.players.moon_choice import choose_moon
from game.players.network import Network
from game.players.player import Thinking, must_owe_a_move
from game.players.search import Effort, Search
from game.players.sharp import card_values, pass_by_network
from game.players.taste import Taste
from game.rules.moves import Pass, Play
from game.rules.seats import Seat
from game.rules.view import Phase, SeatView

MASTER_EFFORT = Effort()


class MasterPlayer:
    """Looks before it plays. Its chance comes from its seed and the view alone."""

    def __init__(self, network: Network, seat: Seat, seed: int, taste: Taste, effort: Effort = MASTER_EFFORT) -> None:
        self._network = network
        self._keys = (seed, int(seat), 4)
        self._taste = taste
        self._effort = effort

    def think(self, view: SeatView) -> Thinking:
        """See `Player.think`: the network's own choice at once, then better ones as the search goes on."""
        must_owe_a_move(view)
        if view.phase is Phase.CHOOSING_MOON:
            return choose_moon(view)
        if view.phase is Phase.PASSING:
            chosen = Pass(view.seat, pass_by_network(self._network, view))
            yield chosen
            return chosen
        values = card_values(self._network, view, self._taste)
        yield Play(view.seat, max(values, key=values.__getitem__))
        if len(values) > 1:
            search = self.search(view, values)
            for _ in search.run():
                yield Play(view.seat, search.best)
            return Play(view.seat, search.best)
        return Play(view.seat, next(iter(values)))

    def search(self, view: SeatView, values: dict[int, float]) -> Search:
        """The search for one view, not yet run."""
        return Search(self._network, view, values, self._effort, Dice(*self._keys, view.hand_number, view.hand))
