"""What a contest comes to, player by player: margins with 95 % intervals, moons, queens, and thinking time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from game.players.contest import HandResult

_SIGMAS_95 = 1.96


@dataclass
class Tally:
    """Counts one player's hands. A margin is the mean of the other seats' points minus its own."""

    name: str
    hands: int = 0
    points: int = 0
    moons: int = 0
    queens: int = 0
    threats: int = 0
    stopped: int = 0
    margins: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, player: int, result: HandResult) -> None:
        """Count a hand in which this was the given player."""
        mine = result.scores[player]
        self.hands += 1
        self.points += mine
        self.margins[result.deal].append((sum(result.scores) - mine) / 3 - mine)
        self.moons += result.moon == player
        self.queens += result.queen_taker == player
        if result.threat is not None and result.threat != player:
            self.threats += 1
            self.stopped += result.moon is None

    @property
    def margin(self) -> float:
        """The mean margin a hand."""
        return fmean(self._by_deal)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the margin. Rotations of a deal are one observation, since they share its cards."""
        by_deal = self._by_deal
        half = _SIGMAS_95 * stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else float("inf")
        return self.margin - half, self.margin + half

    @property
    def _by_deal(self) -> list[float]:
        return [fmean(margins) for margins in self.margins.values()]

    def report(self, seconds: Sequence[float]) -> dict[str, object]:
        """The figures for JSON. `stopped` is the share of others' near moons that came to nothing, None without any."""
        low, high = self.interval
        return {
            "name": self.name,
            "margin": round(self.margin, 3),
            "interval": [round(low, 3), round(high, 3)] if len(self.margins) > 1 else None,
            "points": round(self.points / self.hands, 3),
            "moons": round(self.moons / self.hands, 4),
            "stopped": round(self.stopped / self.threats, 3) if self.threats else None,
            "queens": round(self.queens / self.hands, 3),
            "seconds": _times(seconds),
        }


def _times(seconds: Sequence[float]) -> dict[str, float]:
    if not seconds:
        return {"mean": 0.0, "p95": 0.0, "max": 0.0}
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return {"mean": round(fmean(ordered), 6), "p95": round(p95, 6), "max": round(ordered[-1], 6)}
