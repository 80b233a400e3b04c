"""How long the computer levels think, natively and in Chromium's Python: `./build.sh bench thinking`."""

import argparse
import statistics
from collections.abc import Sequence

from playwright.sync_api import sync_playwright

from game.players.levels import Level
from tests.bench.decisions import decision_times
from tests.bench.python_page import python_page

DECISIONS = {Level.GENTLE: 2000, Level.STEADY: 2000, Level.SHARP: 1000, Level.MASTER: 100}


def row(level: Level, where: str, times: Sequence[Sequence[float]]) -> str:
    """A row of the table: median, 95th percentile and longest decision; 99th percentile and longest of the slices."""
    whole, longest = [each[0] for each in times], [each[1] for each in times]
    figures = (statistics.median(whole), _cut(whole, 95), max(whole), _cut(longest, 99), max(longest))
    return f"| {level.value} | {where} | {len(times)} | " + " | ".join(f"{figure:.1f}" for figure in figures) + " |"


def _cut(values: Sequence[float], per_cent: int) -> float:
    return statistics.quantiles(values, n=100)[per_cent - 1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="fewer or more decisions")
    asked = parser.parse_args()
    print("| level | where | decisions | median ms | p95 ms | longest ms | longest slice p99 ms | longest slice ms |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    with sync_playwright() as playwright, python_page(playwright) as call:
        for level, decisions in DECISIONS.items():
            count = max(10, round(decisions * asked.scale))
            print(row(level, "native", decision_times(level.value, count)))
            there = call("tests.bench.decisions", "decision_times", level.value, count)
            print(row(level, "Chromium", there), flush=True)


if __name__ == "__main__":
    main()
