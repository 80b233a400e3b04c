"""Comparing players in the simulator: one seat of one kind against three of another, duplicate deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import TypeAlias

import numpy as np

from game.players.training.simulator import Ints, Kind, Masks, Rows, Table
from game.players.training.tables import classic_houses

Policy: TypeAlias = Callable[[Rows, Masks], Ints]


@dataclass(frozen=True)
class Outcome:
    """Margin a hand of the one seat with its 95 % half interval, and shares of hands."""

    margin: float
    half_interval: float
    moons: float
    moons_suffered: float
    near_moons: float

    def rounded(self) -> dict[str, float]:
        """The same as a dict with four decimals."""
        return {name: round(value, 4) for name, value in asdict(self).items()}


def duel(
    deals: int, seed: int, one: Kind, three: Kind, policies: dict[Kind, Policy], houses: Rows | None = None
) -> Outcome:
    """Play each deal once with the `one` in each seat. `policies` play the network kinds."""
    count = 4 * deals
    kinds = np.full((count, 4), three, np.uint8)
    for seat in range(4):
        kinds[seat::4, seat] = one
    table = Table(count)
    table.deal(seed, kinds, classic_houses(count, 4) if houses is None else houses, rotations=4)
    while len((waiting := table.waiting()).games):
        cards = np.zeros(len(waiting.games), np.int32)
        for kind, policy in policies.items():
            asked = np.flatnonzero(waiting.kinds == kind)
            if len(asked):
                cards[asked] = policy(waiting.rows[asked], waiting.legal[asked])
        table.play(waiting.games.copy(), cards)
    margins, points = table.results()
    games = np.arange(count)
    hero = games % 4
    by_deal = margins[games, hero].reshape(-1, 4).mean(1)
    mine = points[games, hero]
    any_moon = (points == 26).any(1)
    return Outcome(
        margin=float(by_deal.mean()),
        half_interval=float(1.96 * by_deal.std() / np.sqrt(deals)),
        moons=float((mine == 26).mean()),
        moons_suffered=float((any_moon & (mine != 26)).mean()),
        near_moons=float(((mine >= 18) & (mine < 26)).mean()),
    )
