"""A small seeded source of chance, the same on every platform and Python version (SplitMix64, Steele et al. 2014)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Dice:
    """Chance that depends on nothing but the numbers it was made with."""

    def __init__(self, *keys: int) -> None:
        self._state = 0
        for key in keys:
            self._state = _mixed((self._state + _STEP + key) & _MASK)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self._state = (self._state + _STEP) & _MASK
        return (_mixed(self._state) >> 32) * limit >> 32

    def happens(self, per_cent: int) -> bool:
        """True in `per_cent` of 100 throws."""
        return self.below(100) < per_cent

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely."""
        return things[self.below(len(things))]
