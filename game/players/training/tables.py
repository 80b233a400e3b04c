"""Which tables the network trains at: house rules, and rivals that are not copies of itself."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from game.players.training.library import HOUSE_FIELDS
from game.players.training.simulator import Kind, Rows

STEADY_FROM = 0.7
"""How far into the schedule the imitations of steady come in."""
STEADY_SHARE = 0.4
"""Share of tables where they play from then on: of the learners' decisions about a sixth."""
CLASSIC_SHARE = 0.55
"""Share of tables with default house rules (any direction of the pass)."""


def random_houses(count: int, rng: np.random.Generator) -> Rows:
    """House rules for this many tables: about half classic, the rest mixed at random."""
    houses = np.zeros((count, HOUSE_FIELDS), np.uint8)
    houses[:, 0] = rng.integers(4, size=count)
    mixed = rng.random(count) >= CLASSIC_SHARE
    houses[:, 1] = np.where(mixed, rng.choice(3, size=count, p=(0.55, 0.15, 0.3)), 0)
    for field, share in ((2, 0.3), (3, 0.25), (4, 0.15), (5, 0.5)):
        houses[:, field] = mixed & (rng.random(count) < share)
    return houses


def classic_houses(count: int, rotations: int) -> Rows:
    """Default rules; the direction goes left, right, across, hold by deal."""
    houses = np.zeros((count, HOUSE_FIELDS), np.uint8)
    houses[:, 0] = (np.arange(count) // rotations) % 4
    return houses


@dataclass(frozen=True)
class Seatings:
    """Who sits where: kinds by table and seat, and at which tables the other network is the imitation of steady."""

    kinds: Rows
    steady: npt.NDArray[np.bool_]


def random_seatings(count: int, rng: np.random.Generator, progress: float, has_older: bool) -> Seatings:
    """Seat this many tables.

    Mostly four learners; some tables have a bold shooter, players by rule of thumb, or older selves, and late in the
    schedule many have one learner among three imitations of steady. The rivals cure the weakness of pure self-play,
    which sees no bad shots and no thin defence but its own.
    """
    kinds = np.zeros((count, 4), np.uint8)
    draw = rng.random(count)
    bold_share = 0.10
    rules_share = 0.08 if progress < 0.6 else 0.12
    older_share = 0.10 if has_older else 0.0
    steady_share = STEADY_SHARE if progress >= STEADY_FROM else 0.0
    seat = rng.integers(4, size=count)
    other = (seat + rng.integers(1, 4, size=count)) % 4
    table = np.arange(count)
    bold = draw < bold_share
    rules = (draw >= bold_share) & (draw < bold_share + rules_share)
    older = (draw >= bold_share + rules_share) & (draw < bold_share + rules_share + older_share)
    steady = draw >= 1 - steady_share
    kinds[table[bold], seat[bold]] = Kind.BOLD
    kinds[table[rules], seat[rules]] = Kind.RULES
    kinds[table[rules], other[rules]] = Kind.RULES
    kinds[table[older], seat[older]] = Kind.OTHER_NETWORK
    kinds[table[older], other[older]] = Kind.OTHER_NETWORK
    kinds[steady] = Kind.OTHER_NETWORK
    kinds[table[steady], seat[steady]] = Kind.NETWORK
    return Seatings(kinds, steady)
