"""How many random full hands a second the rules play, beside OpenSpiel's Python interface in the same run.

`python -m tests.bench.rules --json`; in a browser, `hands_per_second` alone. A full hand is a deal, twelve cards
passed, 52 cards played and the scores, every choice at random among the legal ones.
"""

import argparse
import json
import random
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any

from game.rules.cards import nth_card
from game.rules.play import Position
from game.rules.shuffle import deal_cards


def random_hand(seed: int, rng: random.Random) -> tuple[int, int, int, int]:
    """Deal, pass to the left and play one hand at random through the fast inner interface; its scores."""
    chance = rng.random
    dealt = deal_cards(seed)
    passed = []
    for held in dealt:
        chosen = 0
        for left in (13, 12, 11):
            chosen |= 1 << nth_card(held & ~chosen, int(chance() * left))
        passed.append(chosen)
    position = Position([dealt[seat] & ~passed[seat] | passed[seat - 1] for seat in range(4)])
    for _ in range(52):
        legal = position.legal()
        choices = legal.bit_count()
        position.play(nth_card(legal, int(chance() * choices)) if choices > 1 else legal.bit_length() - 1)
    return position.scores()


def hands_per_second(seconds: float) -> float:
    """Play random hands for so long, and tell how many a second it were."""
    rng = random.Random(1)
    return _rate(lambda number: random_hand(number, rng), seconds)


def open_spiel_hands_per_second(seconds: float) -> float:
    """The same through OpenSpiel's Python interface, which has to be installed."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    return _rate(lambda _: _open_spiel_hand(game, rng), seconds)


def _open_spiel_hand(game: Any, rng: random.Random) -> list[float]:
    chance = rng.random
    state = game.new_initial_state()
    state.apply_action(1)  # pass to the left
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
    scores: list[float] = state.returns()
    return scores


def _rate(play: Callable[[int], object], seconds: float) -> float:
    hands = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        play(hands)
        hands += 1
    return hands / passed


def main() -> None:
    """Measure both in turn, several times over, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each, in turn")
    options = parser.parse_args()
    ours, theirs = [], []
    for _ in range(options.rounds):
        ours.append(hands_per_second(options.seconds))
        theirs.append(open_spiel_hands_per_second(options.seconds))
    result = {
        "hands_per_second": round(statistics.median(ours)),
        "best": round(max(ours)),
        "open_spiel_hands_per_second": round(statistics.median(theirs)),
        "open_spiel_best": round(max(theirs)),
    }
    print(json.dumps(result) if options.json else "\n".join(f"{name:28} {value:>7,}" for name, value in result.items()))


if __name__ == "__main__":
    main()
