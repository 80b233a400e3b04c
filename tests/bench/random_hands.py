"""Random full hands through the rules' inner game, counted: on CPython, and handed over as text in a page's Python.

A full hand is a deal, twelve cards passed, 52 cards played and the scores, every choice at random among the legal ones.
"""

import random
from collections.abc import Callable
from time import perf_counter

from game.rules.cards import nth_card
from game.rules.play import Position
from game.rules.shuffle import deal_cards


def random_hand(seed: int, rng: random.Random) -> tuple[int, int, int, int]:
    """Deal, pass to the left and play one hand at random; its scores."""
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
    return rate(lambda number: random_hand(number, rng), seconds)


def rate(play: Callable[[int], object], seconds: float) -> float:
    """Call `play` with 0, 1, 2 ... for so long, and tell how many times a second it was."""
    hands = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        play(hands)
        hands += 1
    return hands / passed
