"""The forward pass in lanes gives what plain sums give."""

from __future__ import annotations

import hashlib
import random
import struct
from pathlib import Path

import pytest

import game.players
from game.players.features import SIZE, facts
from game.players.network import MAGIC, WEIGHTS, Network
from game.players.scene import Scene
from game.rules import Phase
from game.rules.cards import cards_of
from tests.players.tables import positions

TRAINING = Path(game.players.__file__).parent / "training"
FIRST, SECOND, CARDS = 24, 12, 52


class PlainNetwork:
    """A small network with random weights, as lists, and as the bytes of a weights file."""

    def __init__(self, seed: int, largest: int = 127) -> None:
        chance = random.Random(seed)
        self.first = [[chance.randint(-largest, 127) for _ in range(FIRST)] for _ in range(SIZE)]
        self.first_biases = [chance.randint(-500, 500) for _ in range(FIRST)]
        self.second = [[chance.randint(-511, 511) for _ in range(SECOND)] for _ in range(FIRST)]
        self.scales = [chance.choice((0.5, 0.25)) / 4096 for _ in range(SECOND)]
        self.second_biases = [scale * chance.randint(-400_000, 400_000) for scale in self.scales]
        self.cards = [[chance.randint(-64, 64) / 32 for _ in range(SECOND)] for _ in range(CARDS)]
        self.card_biases = [chance.randint(-64, 64) / 8 for _ in range(CARDS)]

    def to_bytes(self) -> bytes:
        return b"".join(
            (
                MAGIC,
                struct.pack("<4H", SIZE, FIRST, SECOND, CARDS),
                *(struct.pack(f"<{FIRST}b", *row) for row in self.first),
                struct.pack(f"<{FIRST}h", *self.first_biases),
                *(struct.pack(f"<{SECOND}h", *row) for row in self.second),
                struct.pack(f"<{SECOND}f", *self.scales),
                struct.pack(f"<{SECOND}f", *self.second_biases),
                *(struct.pack(f"<{SECOND}e", *row) for row in self.cards),
                struct.pack(f"<{CARDS}f", *self.card_biases),
            )
        )

    def value(self, seen: int, card: int) -> float:
        active = [bit for bit in range(SIZE) if seen >> bit & 1]
        first = [
            max(0, min(4095, self.first_biases[unit] + sum(self.first[bit][unit] for bit in active)))
            for unit in range(FIRST)
        ]
        second = [
            max(0.0, self.second_biases[j] + self.scales[j] * sum(first[i] * self.second[i][j] for i in range(FIRST)))
            for j in range(SECOND)
        ]
        return self.card_biases[card] + sum(w * value for w, value in zip(self.cards[card], second, strict=True))


@pytest.mark.parametrize(("seed", "largest"), [(1, 127), (2, 127), (3, -100)])
def test_lanes_give_what_plain_sums_give(seed: int, largest: int) -> None:
    plain = PlainNetwork(seed, largest)
    network = Network(plain.to_bytes())
    for _, view in positions(seed, 60):
        if view.phase is not Phase.PLAYING:
            continue
        seen, cards = facts(Scene.of_view(view)), cards_of(view.legal)
        expected = [plain.value(seen, card) for card in cards]
        assert network.values(seen, cards) == pytest.approx(expected, abs=1e-3)


def test_other_bytes_are_refused() -> None:
    with pytest.raises(ValueError, match="no file of network weights"):
        Network(b"GIF89a" + bytes(100))


def test_the_weights_are_those_that_the_training_tells_of() -> None:
    blob = WEIGHTS.read_bytes()
    told = (TRAINING / "README.md").read_text()
    assert f"{len(blob):,} bytes, SHA-256 {hashlib.sha256(blob).hexdigest()}" in told
    assert len(blob) <= 600_000
