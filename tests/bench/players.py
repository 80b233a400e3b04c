"""The strength of the computer levels, as in the README: margins a hand with 95 % intervals over duplicate deals.

    ./build.sh bench players                       every bar, as a Markdown table (the master's take hours)
    ./build.sh bench players --only steady sharp   of some levels
    ./build.sh bench players --only master --against sharp   one comparison
    ./build.sh bench players --scale 0.1           with fewer hands

The row that needs another network is left out unless it is named: `--baseline FILE` (weights in the game's format, see
game/players/training/baseline.py).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game.players.arena import make_seated, read_house, run

ENGINE = Path(__file__).with_name("openspiel_engine.py")


@dataclass(frozen=True)
class Bar:
    """One comparison: a player against three of another, and the margin it should have (None: for information)."""

    player: str
    rivals: str
    hands: int
    least: float | None


def bars(baseline: Path | None) -> Iterator[Bar]:
    """The comparisons, in the order of the table."""
    yield Bar("steady", "gentle", 4000, 1.5)
    yield Bar("sharp", "steady", 8000, 2.5)
    if baseline is not None:
        yield Bar("sharp", f"net:{baseline}", 8000, 0.0)
    yield Bar("master", "sharp", 2000, 0.6)
    yield Bar("master", f"cmd:{sys.executable} {ENGINE} ismcts --simulations 1000", 400, 2.0)
    for level in ("gentle", "steady", "sharp"):
        yield Bar(level, level, 4000, None)
    yield Bar("master", "master", 400, None)


def shown(rivals: str) -> str:
    """A rival's word for the table."""
    return {"net": "of the baseline", "cmd": "of OpenSpiel's IS-MCTS"}.get(rivals.partition(":")[0], rivals)


def measured(bar: Bar, scale: float, seed: int) -> str:
    """Play one comparison; a row of the table."""
    hands = max(16, round(bar.hands * scale))
    players = [make_seated(word, seed) for word in (bar.player, bar.rivals, bar.rivals, bar.rivals)]
    try:
        figures = run(players, read_house("Classic", []), hands, seed)
    finally:
        for player in players:
            player.leave()
    reports = figures["players"]
    assert isinstance(reports, list)
    first = reports[0]
    low, high = first["interval"]
    moons = sum(report["moons"] for report in reports)
    stopped = "-" if first["stopped"] is None else f"{first['stopped']:.0%}"
    least = "-" if bar.least is None else f"{bar.least:+.1f}"
    margin = f"{first['margin']:+.2f} ({low:+.2f} to {high:+.2f})"
    return (
        f"| {bar.player} | 3 {shown(bar.rivals)} | {figures['hands']} | {margin} | {least} "
        f"| {first['moons']:.1%} | {moons:.1%} | {stopped} | {1000 * first['seconds']['p95']:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the computer levels.")
    parser.add_argument("--only", nargs="*", help="levels to measure")
    parser.add_argument("--against", help="only against these rivals: a level, net or cmd")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--baseline", type=Path)
    options = parser.parse_args()
    print(
        "| player | against | hands | margin a hand (95 %) | bar | its moons | hands with a moon | stopped | p95 ms |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for bar in bars(options.baseline):
        is_meant = not options.against or bar.rivals.partition(":")[0] == options.against
        if is_meant and (not options.only or bar.player in options.only):
            print(measured(bar, options.scale, options.seed), flush=True)


if __name__ == "__main__":
    main()
