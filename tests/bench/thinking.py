"""How long the computer levels think, natively and in Chromium's Python: `./build.sh bench thinking`."""

import argparse
import statistics
from collections.abc import Sequence

from make.places import SITE
from playwright.sync_api import Playwright, sync_playwright

from game.players.levels import Level
from tests.bench.decisions import decision_times
from tests.bench.page import Frames
from tests.bench.python_page import python_page
from tests.bench.visits import WAIT, first_visit, served
from tests.browser.game_page import GamePage

DECISIONS = {Level.GENTLE: 2000, Level.STEADY: 2000, Level.SHARP: 1000, Level.MASTER: 100}


def row(level: Level, where: str, times: Sequence[Sequence[float]]) -> str:
    """A row of the table: median, 95th percentile and longest decision; 99th percentile and longest of the slices."""
    whole, longest = [each[0] for each in times], [each[1] for each in times]
    figures = (statistics.median(whole), _cut(whole, 95), max(whole), _cut(longest, 99), max(longest))
    return f"| {level.value} | {where} | {len(times)} | " + " | ".join(f"{figure:.1f}" for figure in figures) + " |"


def _cut(values: Sequence[float], per_cent: int) -> float:
    return statistics.quantiles(values, n=100)[per_cent - 1]


def frames_at_the_table(playwright: Playwright, seconds: float) -> str:
    """How long frames take at the table from the pass on, while three masters think and move at the usual speed."""
    with served(SITE) as address, first_visit(playwright) as browser:
        game = GamePage(browser, address, "mouse", viewport={"width": 1280, "height": 720})
        game.page.goto(f"{address}?seed=7&level=master&mute=1")
        game.wait_for_title()
        game.act("play")
        scene = game.wait_for(lambda scene: scene.phase == "passing" and not scene.busy, patience=WAIT)
        for card in scene.hand[:3]:
            game.act(f"card-{card}")
        game.wait_for(lambda scene: len(scene.picked) == 3)
        frames = Frames(browser)
        game.act("pass")
        frames.watch(game.page, seconds)
        work, _ = frames.times()
        game.close()
    figures = (statistics.median(work), _cut(work, 95), _cut(work, 99), max(work))
    told = ", ".join(f"{figure:.1f}" for figure in figures)
    return f"frames at the table while masters think: {len(work)}, work p50, p95, p99, longest: {told} ms"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="fewer or more decisions")
    asked = parser.parse_args()
    print("| level | where | decisions | median ms | p95 ms | longest ms | longest slice p99 ms | longest slice ms |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    with sync_playwright() as playwright, first_visit(playwright) as browser, python_page(browser) as call:
        for level, decisions in DECISIONS.items():
            count = max(10, round(decisions * asked.scale))
            print(row(level, "native", decision_times(level.value, count)))
            there = call("tests.bench.decisions", "decision_times", level.value, count)
            print(row(level, "Chromium", there), flush=True)
    with sync_playwright() as playwright:
        print(frames_at_the_table(playwright, seconds=12 * asked.scale))


if __name__ == "__main__":
    main()
