"""The master's search over thousands of hands at once, to choose its `Effort` before it is measured as it is.

    python -m game.players.training.tuning --weights RUN/state.pt --deals 500 --worlds 60 --depth 2

plays each deal with a searching seat in each of the four places against three of the network alone, and prints the
margin a hand, the moons, and the evaluations a decision took. `--everybody` searches in all seats: its moons are those
of four masters. Worlds are drawn in C (sim/worlds.c) by simpler rules than game/players/worlds.py has, and the same
number at each decision.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from game.players.stakes import DREAD
from game.players.training.export import read_weights
from game.players.training.model import Network, values
from game.players.training.simulator import MOON, Floats, Ints, Kind, Masks, Rows, Table
from game.players.training.tables import classic_houses

PLAY_FACT = 815
"""The fact that tells a play from the picks of a pass (as in game/players/features.py)."""
WHOLE_HAND = 14
_ROOM = 120_000


@dataclass(frozen=True)
class Plan:
    """How to search: see game/players/search.py and stakes.py for all but `worlds`, a decision's number of imagined
    deals."""

    worlds: int
    depth: int
    candidates: int
    gap: float
    trust: float
    dread: float


class BulkSearch:
    """Searches the decisions of many games side by side."""

    def __init__(self, network: Network, plan: Plan) -> None:
        self._network = network
        self._plan = plan
        self._imagined = Table(_ROOM)
        self.decisions = 0
        self.evaluations = 0

    def choose(self, table: Table, games: Ints, seats: Ints, worth: Floats) -> Ints:
        """The card of each decision. `worth` has the network's judgement of each card, hugely negative if illegal."""
        plan = self._plan
        ranked = -np.sort(-worth, axis=1)
        least = np.maximum(ranked[:, plan.candidates - 1], ranked[:, 0] - plan.gap)
        chosen = worth.argmax(1).astype(np.int32)
        is_candidate = (worth >= least[:, None]) & (worth > -1e8)
        open_ones = np.flatnonzero(is_candidate.sum(1) > 1)
        share = _ROOM // (plan.worlds * plan.candidates)
        last = table.tricks()[games] + plan.depth
        for start in range(0, len(open_ones), share):
            some = open_ones[start : start + share]
            chosen[some] = self._search(table, games[some], seats[some], last[some], worth[some], is_candidate[some])
        self.decisions += len(open_ones)
        return chosen

    def _search(
        self, table: Table, games: Ints, seats: Ints, last: Ints, worth: Floats, is_candidate: np.ndarray
    ) -> Ints:
        masks = (is_candidate.astype(np.uint64) << np.arange(52, dtype=np.uint64)).sum(1, dtype=np.uint64)
        decision, card = self._imagined.imagine(table, games, masks, self._plan.worlds)
        outcome = self._play_out(seats[decision], last[decision])
        shape = (len(games), 52)
        total, count = np.zeros(shape), np.zeros(shape)
        np.add.at(total, (decision, card), outcome)
        np.add.at(count, (decision, card), 1)
        trust = self._plan.trust
        merged = np.where(count > 0, (total + trust * worth) / np.maximum(count + trust, 1), -np.inf)
        return np.where(count.any(1), merged.argmax(1), worth.argmax(1)).astype(np.int32)

    def _play_out(self, seats: Ints, last: Ints) -> Floats:
        """What each imagined game came to, played to its searcher's first decision after `last` tricks, or its end."""
        count = len(seats)
        outcome = np.full(count, np.nan, np.float32)
        while len((waiting := self._imagined.waiting()).games):
            games = waiting.games.copy()
            found = values(self._network, waiting.rows, waiting.legal)
            self.evaluations += len(games)
            tricks = self._imagined.tricks()
            judged = (waiting.seats == seats[games]) & (tricks[games] >= last[games])
            judgement = found.max(1).values.numpy()
            outcome[games[judged]] = judgement[judged]
            self._imagined.stop(games[judged])
            self._imagined.play(games[~judged], found.argmax(1).numpy()[~judged].astype(np.int32))
        ahead, points = self._imagined.results()
        finished = np.isnan(outcome)
        each = np.arange(count)
        shot = points[:count] == MOON
        suffered = shot.any(1) & ~shot[each, seats]
        worth = ahead[each, seats] - self._plan.dread * suffered
        outcome[finished] = worth[finished]
        return outcome


def searched_hands(network: Network, plan: Plan, deals: int, seed: int, everybody: bool) -> str:
    """Play duplicate deals (or, with `everybody`, each deal once) and say how it went."""
    count = 4 * deals
    kinds = np.full((count, 4), Kind.NETWORK if everybody else Kind.OTHER_NETWORK, np.uint8)
    for seat in range(4):
        kinds[seat::4, seat] = Kind.NETWORK
    rotations = 1 if everybody else 4
    table = Table(count)
    table.deal(seed, kinds, classic_houses(count, 4), rotations)
    search = BulkSearch(network, plan)
    while len((waiting := table.waiting()).games):
        rows: Rows = waiting.rows.copy()
        legal: Masks = waiting.legal.copy()
        games, seats, asked = waiting.games.copy(), waiting.seats.copy(), waiting.kinds.copy()
        worth = values(network, rows, legal).numpy()
        cards = worth.argmax(1).astype(np.int32)
        mine = np.flatnonzero((asked == Kind.NETWORK) & (rows[:, PLAY_FACT] == 1))
        if len(mine):
            cards[mine] = search.choose(table, games[mine], seats[mine], worth[mine])
        table.play(games, cards)
    ahead, points = table.results()
    each = np.arange(count)
    margins = ahead[each, each % 4].reshape(-1, 4).mean(1)
    own = points[each, each % 4]
    half = 1.96 * margins.std() / np.sqrt(deals)
    return (
        f"margin {margins.mean():+.3f} +- {half:.3f}, shot {(own == MOON).mean():.1%} of its hands, "
        f"a moon in {(points == MOON).any(1).mean():.1%}, "
        f"{search.evaluations / max(1, search.decisions):.0f} evaluations a decision"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--everybody", action="store_true", help="search in all four seats")
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--depth", type=int, default=2, help=f"tricks before the network judges; {WHOLE_HAND}: the end")
    parser.add_argument("--candidates", type=int, default=4)
    parser.add_argument("--gap", type=float, default=1.0)
    parser.add_argument("--trust", type=float, default=35.0)
    parser.add_argument("--dread", type=float, default=DREAD, help="points by which suffering a moon counts worse")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    plan = Plan(asked.worlds, asked.depth, asked.candidates, asked.gap, asked.trust, asked.dread)
    print(plan, flush=True)
    print(searched_hands(read_weights(asked.weights), plan, asked.deals, asked.seed, asked.everybody), flush=True)


if __name__ == "__main__":
    main()
