"""Which tables the network trains at: house rules, and rivals that are not copies of itself."""

from __future__ import annotations

import numpy as np

from game.players.training.library import HOUSE_FIELDS
from game.players.training.simulator import Kind, Rows

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


def random_seatings(count: int, rng: np.random.Generator, progress: float, has_older: bool) -> Rows:
    """Who sits where. Mostly four learners; some tables have a bold shooter, players by rule of thumb, or older selves.

    The rivals cure the weakness of pure self-play, which sees no bad shots and no thin defence but its own.
    """
    kinds = np.zeros((count, 4), np.uint8)
    draw = rng.random(count)
    bold_share = 0.10
    rules_share = 0.08 if progress < 0.6 else 0.12
    older_share = 0.10 if has_older else 0.0
    seat = rng.integers(4, size=count)
    other = (seat + rng.integers(1, 4, size=count)) % 4
    table = np.arange(count)
    bold = draw < bold_share
    rules = (draw >= bold_share) & (draw < bold_share + rules_share)
    older = (draw >= bold_share + rules_share) & (draw < bold_share + rules_share + older_share)
    kinds[table[bold], seat[bold]] = Kind.BOLD
    kinds[table[rules], seat[rules]] = Kind.RULES
    kinds[table[rules], other[rules]] = Kind.RULES
    kinds[table[older], seat[older]] = Kind.OTHER_NETWORK
    kinds[table[older], other[older]] = Kind.OTHER_NETWORK
    return kinds
