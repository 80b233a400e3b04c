"""How many random full hands a second the rules play: here, in Chromium's Python, and OpenSpiel's in the same run.

`./build.sh bench rules`; `./build.sh bench` has it, too. The page's Python plays the
rules as they lie in the built page's archive, through the same inner interface; OpenSpiel plays through its Python
interface, on CPython.
"""

import argparse
import json
import random
import statistics
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from tests.bench.python_page import python_page
from tests.bench.random_hands import hands_per_second, rate
from tests.bench.visits import first_visit


def open_spiel_hands_per_second(seconds: float) -> float:
    """The same through OpenSpiel's Python interface, which has to be installed."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    return rate(lambda _: _open_spiel_hand(game, rng), seconds)


def _open_spiel_hand(game: Any, rng: random.Random) -> list[float]:
    chance = rng.random
    state = game.new_initial_state()
    state.apply_action(1)  # pass to the left
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
    scores: list[float] = state.returns()
    return scores


def measure(playwright: Playwright, rounds: int, seconds: float) -> dict[str, int]:
    """The medians of hands a second, each measured `rounds` times for so long, in turn."""
    rates: dict[str, list[float]] = {"native": [], "chromium": [], "open_spiel": []}
    with first_visit(playwright) as browser, python_page(browser) as call:
        for _ in range(rounds):
            rates["native"].append(hands_per_second(seconds))
            rates["chromium"].append(call("tests.bench.random_hands", "hands_per_second", seconds))
            rates["open_spiel"].append(open_spiel_hands_per_second(seconds))
    return {name: round(statistics.median(each)) for name, each in rates.items()}


def table(result: dict[str, int]) -> str:
    """The figures as text."""
    return "\n".join(f"{name + ', random hands a second':34}{value:>12,}" for name, value in result.items())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each, in turn")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        result = measure(playwright, asked.rounds, asked.seconds)
    print(json.dumps(result) if asked.json else table(result))


if __name__ == "__main__":
    main()
