"""Measures the built page in headless Chromium from localhost: `./build.sh bench [--runs N] [--json FILE]`.

Every start is a first visit, a new browser with nothing kept, but for the second visits, which follow each upon its
first on a device of their own. The game and the floor pages (tests/bench/floor.py) take turns, so that a busy machine
slows all of them alike; figures are medians over the runs.
"""

import argparse
import json
import statistics
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from make.places import SITE
from playwright.sync_api import Browser, CDPSession, Page, Playwright, sync_playwright

from tests.bench import rules
from tests.bench.floor import make_floor
from tests.bench.python_page import python_page
from tests.bench.visits import WAIT, first_visit, served, visit_of, wait_for_mark
from tests.browser.game_page import GamePage, Scene

IDLE_SECONDS = 5
CARDS_FLY_SECONDS = 2.5
READ_MARKS = """() => Object.fromEntries([
  ...performance.getEntriesByType("mark").map((mark) => [mark.name.replace("hearts:", ""), mark.startTime]),
  ...performance.getEntriesByName("first-contentful-paint").map((paint) => ["first paint", paint.startTime]),
])"""


def start_floor(playwright: Playwright, address: str) -> dict[str, float]:
    """Start a floor page once: milliseconds from navigation."""
    with first_visit(playwright) as browser:
        page = browser.new_page()
        page.goto(address)
        wait_for_mark(page, "runtime")
        return dict(page.evaluate(READ_MARKS))


def start_game(playwright: Playwright, address: str) -> dict[str, float]:
    """Start the game once and press Play as soon as it is there: milliseconds from navigation."""
    with first_visit(playwright) as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.goto(f"{address}?seed=7")
        wait_for_mark(page, "title")
        x, y = page.locator('#mirror [data-id="play"]').evaluate(
            "(e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"
        )
        pressed = float(page.evaluate("performance.now()"))
        page.mouse.click(x, y)
        wait_for_mark(page, "dealt")
        marks = dict(page.evaluate(READ_MARKS))
        return {**marks, "dealt after Play": marks["dealt"] - pressed}


MADE_IN = "() => performance.getEntriesByName('hearts:memory')[0].duration"


def visit_twice(playwright: Playwright, address: str) -> tuple[dict[str, float], dict[str, float]]:
    """Visit on a new device, wait until it keeps all that it will, and visit again: the marks of both visits."""
    with TemporaryDirectory() as device:
        with visit_of(playwright, Path(device)) as page:
            page.goto(f"{address}?seed=7")
            wait_for_mark(page, "title")
            first = dict(page.evaluate(READ_MARKS))
            page.wait_for_function("performance.getEntriesByName('hearts:memory').length", timeout=WAIT, polling=500)
            first["memory made in"] = float(page.evaluate(MADE_IN))
        with visit_of(playwright, Path(device)) as page:
            page.goto(f"{address}?seed=7")
            wait_for_mark(page, "title")
            return first, dict(page.evaluate(READ_MARKS))


def weigh(playwright: Playwright, address: str, mark: str) -> dict[str, int]:
    """The bytes of a first visit: as they travel, compressed where the server does, and as they are."""
    with first_visit(playwright) as browser:
        page = browser.new_page()
        cdp = page.context.new_cdp_session(page)
        total = {"transferred": 0, "raw": 0}
        cdp.on(
            "Network.loadingFinished",
            lambda e: total.update(transferred=total["transferred"] + int(e["encodedDataLength"])),
        )
        cdp.on("Network.dataReceived", lambda e: total.update(raw=total["raw"] + int(e["dataLength"])))
        cdp.send("Network.enable")
        page.goto(address)
        wait_for_mark(page, mark)
        page.wait_for_timeout(500)
        return total


class Frames:
    """Watches the main thread, frame by frame."""

    def __init__(self, browser: Browser) -> None:
        self.cdp: CDPSession = browser.new_browser_cdp_session()
        self.events: list[dict[str, Any]] = []
        self.done = False
        self.cdp.on("Tracing.dataCollected", lambda e: self.events.extend(e["value"]))
        self.cdp.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))

    def watch(self, page: Page, seconds: float) -> None:
        """Watch for a while."""
        self.done = False
        config = {"includedCategories": ["toplevel", "devtools.timeline"]}
        self.cdp.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
        page.wait_for_timeout(seconds * 1000)
        self.cdp.send("Tracing.end")
        while not self.done:
            page.wait_for_timeout(20)

    def times(self) -> tuple[list[float], list[float]]:
        """For every frame: how long the main thread worked, and how long until the next, both in milliseconds."""
        beats = [e for e in self.events if e["name"] == "FireAnimationFrame" and e.get("ph") == "X"]
        if not beats:
            return [], []
        thread = (beats[0]["pid"], beats[0]["tid"])
        tasks = [
            e for e in self.events if (e["pid"], e["tid"]) == thread and e["name"].endswith("RunTask") and "dur" in e
        ]
        starts = sorted(e["ts"] for e in beats)
        work, intervals = [], []
        for start, end in pairwise(starts):
            # A pause between two movements is no frame.
            if end - start < 200_000:
                intervals.append((end - start) / 1000)
                work.append(sum(min(e["ts"] + e["dur"], end) - e["ts"] for e in tasks if start <= e["ts"] < end) / 1000)
        return work, intervals


def players_turn(scene: Scene) -> bool:
    """Whether the player may pass or play now."""
    return scene.phase == "passing" or (scene.phase == "playing" and scene.turn == "S" and not scene.busy)


def picked(card: str) -> Callable[[Scene], bool]:
    """The condition that a card, named by its data-id, is picked."""
    return lambda scene: card.removeprefix("card-") in scene.picked


def busy_share(game: GamePage) -> float:
    """How much of the time the main thread works while nothing happens, in per cent."""
    game.cdp.send("Performance.enable")

    def task_seconds() -> float:
        metrics = game.cdp.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    game.page.wait_for_timeout(1500)
    before = task_seconds()
    game.page.wait_for_timeout(IDLE_SECONDS * 1000)
    return 100 * (task_seconds() - before) / IDLE_SECONDS


def play_a_little(playwright: Playwright, address: str) -> dict[str, float]:
    """Deal, pass and play three tricks at the usual speed: frame times while cards fly, and idle shares in between."""
    with first_visit(playwright) as browser:
        game = GamePage(browser, address, "mouse", viewport={"width": 1280, "height": 720})
        game.page.goto(f"{address}?seed=7&speed=normal")
        game.wait_for_title()
        frames = Frames(browser)
        idle_title = busy_share(game)
        game.act("play")
        frames.watch(game.page, CARDS_FLY_SECONDS)
        scene = game.wait_for(players_turn, patience=WAIT)
        idle_table = busy_share(game)
        for card in scene.hand[:3]:
            game.act(f"card-{card}")
        game.wait_for(lambda scene: len(scene.picked) == 3)
        game.act("pass")
        frames.watch(game.page, CARDS_FLY_SECONDS)
        for _ in range(3):
            scene = game.wait_for(lambda scene: scene.phase == "playing" and players_turn(scene), patience=WAIT)
            card = f"card-{scene.legal[0]}"
            game.act(card)
            game.wait_for(picked(card))
            game.act(card)
            frames.watch(game.page, CARDS_FLY_SECONDS)
        work, intervals = frames.times()
        game.close()
    figures = {"frames": float(len(work)), "idle title %": idle_title, "idle table %": idle_table}
    for name, values in (("work", work), ("interval", intervals)):
        cuts = statistics.quantiles(values, n=100)
        figures |= {f"frame {name} p50": statistics.median(values), f"frame {name} p95": cuts[94]}
    return figures


def keep_moves(playwright: Playwright) -> dict[str, float]:
    """What it costs to keep the longest game after each of its moves, in the page's Python and localStorage."""
    with first_visit(playwright) as browser, python_page(browser) as call:
        saves = call("tests.bench.keeping", "save_times", 7)
    times = [each[0] for each in saves]
    cuts = statistics.quantiles(times, n=100)
    return {"ms p50": statistics.median(times), "ms p95": cuts[94], "bytes at most": max(each[1] for each in saves)}


def medians(runs: Sequence[dict[str, float]]) -> dict[str, float]:
    """The median of every figure that all runs have."""
    names = [name for name in runs[0] if all(name in run for run in runs)]
    return {name: statistics.median(run[name] for run in runs) for name in names}


def measure(runs: int) -> dict[str, Any]:
    """Measure everything.

    Args:
        runs: how often to start each page.
    """
    floors = {"floor": make_floor(compiled=True), "floor as from npm": make_floor(compiled=False)}
    with sync_playwright() as playwright, served(SITE) as game:
        starts: dict[str, list[dict[str, float]]] = {"game": [], **{name: [] for name in floors}}
        visits: list[tuple[dict[str, float], dict[str, float]]] = []
        weights = {"game, brotli": weigh(playwright, game, "title")}
        for name, codings in (("game, gzip", ("gzip",)), ("game, not compressed by the host", ())):
            with served(SITE, codings) as address:
                weights[name] = weigh(playwright, address, "title")
        for _ in range(runs):
            starts["game"].append(start_game(playwright, game))
            visits.append(visit_twice(playwright, game))
            for name, folder in floors.items():
                with served(folder) as address:
                    starts[name].append(start_floor(playwright, address))
        for name, folder in floors.items():
            with served(folder) as address:
                weights[f"{name}, brotli"] = weigh(playwright, address, "runtime")
        play = play_a_little(playwright, game)
        hands = rules.measure(playwright, rounds=3, seconds=2)
        keeping = keep_moves(playwright)
    figures = {name: medians(times) for name, times in starts.items()}
    ratios = [ours["title"] / floor["runtime"] for ours, floor in zip(starts["game"], starts["floor"], strict=True)]
    return {
        "runs": runs,
        "bytes": weights,
        "start ms": figures,
        "first visit ms": medians([first for first, _ in visits]),
        "second visit ms": medians([second for _, second in visits]),
        "second / first": statistics.median(second["title"] / first["title"] for first, second in visits),
        "play / floor": statistics.median(ratios),
        "play": play,
        "hands a second": hands,
        "keeping a move": keeping,
    }


def table(result: dict[str, Any]) -> str:
    """The figures as text."""
    lines = [f"medians of {result['runs']} first visits, headless Chromium, localhost", ""]
    for name, weight in result["bytes"].items():
        lines.append(f"{name + ', bytes':40}{weight['transferred']:>12,} transferred {weight['raw']:>12,} raw")
    lines.append("")
    game = result["start ms"]["game"]
    for label, mark in (("first paint", "first paint"), ("pygame ready", "runtime"), ("Play works", "title"),
                        ("first card dealt", "dealt"), ("... after pressing Play", "dealt after Play")):  # fmt: skip
        lines.append(f"{label:34}{game[mark]:>12,.0f} ms")
    for name in ("floor", "floor as from npm"):
        lines.append(f"{name + ', pygame ready':34}{result['start ms'][name]['runtime']:>12,.0f} ms")
    lines += [f"{'Play works / floor':34}{result['play / floor']:>12.2f}"]
    for visit in ("first", "second"):
        lines.append(f"{f'{visit} visit, Play works':34}{result[f'{visit} visit ms']['title']:>12,.0f} ms")
    lines.append(f"{'second visit / first':34}{result['second / first']:>12.2f}")
    lines += [f"{'memory made in':34}{result['first visit ms']['memory made in']:>12,.0f} ms", ""]
    lines += [f"{name:34}{value:>12,.1f}" for name, value in result["play"].items()]
    lines += ["", rules.table(result["hands a second"]), ""]
    lines += [f"{'keeping a move, ' + name:34}{value:>12,.2f}" for name, value in result["keeping a move"].items()]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    asked = parser.parse_args()
    result = measure(asked.runs)
    if asked.json:
        asked.json.write_text(json.dumps(result, indent=2) + "\n")
    print(table(result))


if __name__ == "__main__":
    main()
