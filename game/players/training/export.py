"""Writes trained weights as the game's file, in small whole numbers.

    python -m game.players.training.export --weights FOLDER/step-N.pt --out assets/weights.bin

Prints size, SHA-256, and what rounding changes: the share of decisions with another card, and what that costs.
"""

from __future__ import annotations

import argparse
import hashlib
import struct
from pathlib import Path

import numpy as np
import torch

from game.players.network import BIAS_SHIFT, LARGEST_ACTIVATION, MAGIC, SECOND_SHIFT
from game.players.training.library import FEATURES
from game.players.training.model import POINTS, best_cards, legal_only
from game.players.training.model import Network as TrainedNetwork
from game.players.training.simulator import Floats, Kind, Masks, Rows, Table
from game.players.training.tables import random_houses

_SMALLEST = 1e-8


class WholeNumbers:
    """The network in the numbers of the file."""

    def __init__(self, network: TrainedNetwork) -> None:
        first = network.first.weight.detach().numpy().astype(np.float64)
        unit = np.maximum(np.abs(first).max(1), _SMALLEST) / 127
        self.first = np.round(first / unit[:, None]).astype(np.int64)
        bias = np.round(network.first.bias.detach().numpy() / unit)
        self.first_bias = np.clip(bias, -BIAS_SHIFT, BIAS_SHIFT).astype(np.int64)
        second = network.second.weight.detach().numpy().astype(np.float64) * unit
        self.scale = np.maximum(np.abs(second).max(1), _SMALLEST) / (SECOND_SHIFT - 1)
        self.second = np.round(second / self.scale[:, None]).astype(np.int64)
        self.second_bias = network.second.bias.detach().numpy()
        self.last = (network.last.weight.detach().numpy() * POINTS).astype(np.float16)
        self.last_bias = network.last.bias.detach().numpy() * POINTS

    def to_bytes(self) -> bytes:
        """The file; see game/players/network.py."""
        sizes = struct.pack("<4H", FEATURES, len(self.first), len(self.second), len(self.last))
        return b"".join(
            (
                MAGIC,
                sizes,
                self.first.T.astype("<i1").tobytes(),
                self.first_bias.astype("<i2").tobytes(),
                self.second.T.astype("<i2").tobytes(),
                self.scale.astype("<f4").tobytes(),
                self.second_bias.astype("<f4").tobytes(),
                self.last.astype("<f2").tobytes(),
                self.last_bias.astype("<f4").tobytes(),
            )
        )

    def values(self, rows: Rows) -> Floats:
        """The same answers as the game's forward pass, for many rows at once."""
        active = np.clip(rows.astype(np.float64) @ self.first.T + self.first_bias, 0, LARGEST_ACTIVATION)
        units = np.maximum(0, (active @ self.second.T) * self.scale + self.second_bias)
        return (units @ self.last.astype(np.float64).T + self.last_bias).astype(np.float32)


def read_weights(path: Path) -> TrainedNetwork:
    """The averaged network of a `step-N.pt` or of a whole `state.pt`."""
    kept = torch.load(path, weights_only=False)
    network = TrainedNetwork()
    network.load_state_dict(kept.get("average", kept))
    return network


def sample_decisions(network: TrainedNetwork, games: int) -> tuple[Rows, Masks]:
    """Decisions of the network's own games, over mixed house rules."""
    table = Table(games)
    table.deal(99, np.full((games, 4), Kind.NETWORK, np.uint8), random_houses(games, np.random.default_rng(99)))
    rows, legal = [], []
    while len((waiting := table.waiting()).games):
        rows.append(waiting.rows.copy())
        legal.append(waiting.legal.copy())
        table.play(waiting.games.copy(), best_cards(network, waiting.rows, waiting.legal))
    return np.concatenate(rows), np.concatenate(legal)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write trained weights as the game's file.")
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    network = read_weights(options.weights)
    whole = WholeNumbers(network)
    blob = whole.to_bytes()
    options.out.write_bytes(blob)
    print(f"{options.out}: {len(blob)} bytes, SHA-256 {hashlib.sha256(blob).hexdigest()}")
    rows, legal = sample_decisions(network, 400)
    with torch.no_grad():
        exact = legal_only(network.float_values(torch.from_numpy(rows).float()) * POINTS, legal).numpy()
    rounded = legal_only(torch.from_numpy(whole.values(rows)), legal).numpy()
    chosen, best = rounded.argmax(1), exact.argmax(1)
    places = np.arange(len(rows))
    cost = float((exact[places, best] - exact[places, chosen]).mean())
    print(f"{len(rows)} decisions: another card in {(chosen != best).mean():.2%}, at {cost:.5f} points a decision")
    print(f"most facts at once {rows.sum(1).max()}, activations over the limit {_share_clipped(whole, rows):.2e}")


def _share_clipped(whole: WholeNumbers, rows: Rows) -> float:
    active = rows.astype(np.float64) @ whole.first.T + whole.first_bias
    return float((active > LARGEST_ACTIVATION).mean())


if __name__ == "__main__":
    main()
