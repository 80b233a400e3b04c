"""The turn timer: how long a player may take to pass and to play, with time handed in."""

from __future__ import annotations

from enum import StrEnum

from game.rules.view import Phase

_TO_PASS, _TO_PLAY = 45.0, 25.0
_FACTOR = {"relaxed": 2.0, "normal": 1.0, "quick": 0.5}


class TurnTime(StrEnum):
    """The turn timer setting."""

    OFF = "off"
    RELAXED = "relaxed"
    NORMAL = "normal"
    QUICK = "quick"

    def seconds(self, phase: Phase) -> float | None:
        """How long a turn of this phase may take; None for ever."""
        if self is TurnTime.OFF:
            return None
        return (_TO_PASS if phase is Phase.PASSING else _TO_PLAY) * _FACTOR[self.value]


class TurnTimer:
    """Counts one turn down. A pause stops it; the same turn goes on from where it was."""

    def __init__(self) -> None:
        self._turn: object = None
        self._limit: float | None = None
        self._used = 0.0
        self._since: float | None = None

    @property
    def limit(self) -> float | None:
        """The whole time of the turn in seconds; None where there is no limit."""
        return self._limit

    def run(self, turn: object, limit: float | None, now: float) -> None:
        """It is `turn`'s time now, with so many seconds in all. The same turn again goes on."""
        if turn != self._turn:
            self._turn, self._limit, self._used, self._since = turn, limit, 0.0, now
        elif self._since is None:
            self._since = now

    def pause(self, now: float) -> None:
        """Stop counting."""
        if self._since is not None:
            self._used += now - self._since
            self._since = None

    def left(self, now: float) -> float | None:
        """Seconds left, 0 at the end; None where there is no limit."""
        if self._limit is None:
            return None
        running = now - self._since if self._since is not None else 0.0
        return max(0.0, self._limit - self._used - running)
