"""Reads the network that ours must beat, as a file handed in: 840 facts -> 320 -> 160 -> 53, int8 with scales.

Its facts are ours without the house rules, in another order. The file itself is not part of this project. For the arena
it is written in our own format, so that it plays there by the same code as ours:

    python -m game.players.training.baseline BASELINE.bin --out FILE
    python -m game.players.arena --seats sharp,net:FILE,net:FILE,net:FILE
"""

from __future__ import annotations

import argparse
import struct
from pathlib import Path

import numpy as np
import torch

from game.players.training.duel import Policy
from game.players.training.export import WholeNumbers
from game.players.training.library import CARDS, FEATURES
from game.players.training.model import Network, best_cards
from game.players.training.simulator import Ints, Masks, Rows

_OURS_IN_ITS_ORDER = (
    (0, 520),  # hand, played, trick, passed, received
    (808, 812),  # direction
    (676, 688),  # voids
    (776, 808),  # points
    (812, 816),  # pick
    (688, 776),  # lengths, still out
    (520, 676),  # takes, none lower, none higher
    (816, 836),  # place, winning, on the table, broken, queen, takers
)


def fact_order() -> list[int]:
    """Which of our facts stands at each of the baseline's 840 places (the last four stay empty)."""
    return [index for start, stop in _OURS_IN_ITS_ORDER for index in range(start, stop)]


def read_baseline(path: Path) -> Network:
    """The baseline as a network over its own facts."""
    blob = path.read_bytes()
    inputs, first, second, outputs = struct.unpack_from("<4H", blob)
    place = 8

    def take(count: int, dtype: str) -> torch.Tensor:
        nonlocal place
        array = np.frombuffer(blob, dtype, count, place).astype(np.float32)
        place += array.size * np.dtype(dtype).itemsize
        return torch.from_numpy(array)

    one = take(inputs * first, "<i1").reshape(inputs, first).T
    two = take(first * second, "<i1").reshape(first, second).T
    three = take(outputs * second, "<f2").reshape(outputs, second)
    scale_one, bias_one = take(first, "<f4"), take(first, "<f4")
    scale_two, bias_two = take(second, "<f4"), take(second, "<f4")
    network = Network(inputs, (first, second), outputs)
    with torch.no_grad():
        network.first.weight.copy_(one * scale_one[:, None])
        network.first.bias.copy_(bias_one)
        network.second.weight.copy_(two * scale_two[:, None])
        network.second.bias.copy_(bias_two)
        network.last.weight.copy_(three)
        network.last.bias.copy_(take(outputs, "<f4"))
    return network


def in_our_order(path: Path) -> Network:
    """The baseline as a network over our facts; those it does not know have no weight."""
    theirs = read_baseline(path)
    ours = Network(FEATURES, (theirs.first.out_features, theirs.second.out_features), CARDS)
    order = fact_order()
    with torch.no_grad():
        ours.first.weight.zero_()
        ours.first.weight[:, order] = theirs.first.weight[:, : len(order)]
        ours.first.bias.copy_(theirs.first.bias)
        ours.second.load_state_dict(theirs.second.state_dict())
        ours.last.weight.copy_(theirs.last.weight[:CARDS])
        ours.last.bias.copy_(theirs.last.bias[:CARDS])
    return ours


def baseline_policy(path: Path) -> Policy:
    """Greedy play of the baseline on rows of our facts."""
    network = read_baseline(path)
    order = fact_order()

    def choose(rows: Rows, legal: Masks) -> Ints:
        theirs = np.zeros((len(rows), network.first.in_features), np.uint8)
        theirs[:, : len(order)] = rows[:, order]
        return best_cards(network, theirs, legal)

    return choose


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the baseline in the game's format.")
    parser.add_argument("baseline", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.out.write_bytes(WholeNumbers(in_our_order(options.baseline)).to_bytes())


if __name__ == "__main__":
    main()
