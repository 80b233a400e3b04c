"""The network's forward pass in plain Python: whole numbers of many lanes do the sums, one lane for each unit.

A row of weights is one Python integer with a lane of 16 bits for each unit of the first layer (32 bits for the second),
each weight shifted up to be positive. Adding rows adds all lanes at once; what the shifts add is known and taken off.

The file (`assets/weights.bin`, written by training/export.py), little endian: b"BURROW1\\0"; facts, first units, second
units and cards as uint16; then

    first weights    int8 [facts][first]     each unit has a scale of its own, which the second weights carry
    first biases     int16 [first]           within -8191..8191
    second weights   int16 [first][second]   within -511..511
    second scales    float32 [second]
    second biases    float32 [second]
    card weights     float16 [cards][second] in points
    card biases      float32 [cards]         in points

No lane can overflow: at most 120 facts hold at once, 120 * 255 + 16382 < 2^16; and with at most 500 first units
4095 * 1023 * 500 + 2^31 < 2^32.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from game.rules.cards import Card

MAGIC = b"BURROW1\0"
WEIGHTS = Path(__file__).parents[2] / "assets" / "weights.bin"
FIRST_SHIFT = 128
BIAS_SHIFT = 8191
SECOND_SHIFT = 512
SECOND_BIAS_SHIFT = 1 << 30
LARGEST_ACTIVATION = 4095
_SHIFTED_UP = bytes((value + FIRST_SHIFT) & 255 for value in range(256))
_CHUNK = 8
_CHUNK_VALUES = 1 << _CHUNK


class Network:
    """The trained network. Reading the file takes some milliseconds; use `trained()` to share one."""

    def __init__(self, blob: bytes) -> None:
        """ValueError if the bytes are no weights file."""
        if blob[:8] != MAGIC:
            raise ValueError("This is no file of network weights.")
        facts, self._first, self._second, cards = struct.unpack_from("<4H", blob, 8)
        reader = _Reader(blob, 16)
        self._rows = [_lanes16(reader.take(self._first).translate(_SHIFTED_UP)) for _ in range(facts)]
        self._bias_row = _lanes("H", [bias + BIAS_SHIFT for bias in reader.whole(self._first)])
        self._second_rows = [
            _lanes("I", [weight + SECOND_SHIFT for weight in reader.whole(self._second)]) for _ in range(self._first)
        ]
        scales = reader.broken("f", self._second)
        biases = zip(reader.broken("f", self._second), scales, strict=True)
        self._second_bias_row = _lanes("I", [_bounded(bias / scale) + SECOND_BIAS_SHIFT for bias, scale in biases])
        self._card_rows = [
            [weight * scale for weight, scale in zip(reader.broken("e", self._second), scales, strict=True)]
            for _ in range(cards)
        ]
        self._card_biases = reader.broken("f", cards)
        self._bytes = facts // _CHUNK
        self._sums = [[0] * _CHUNK_VALUES for _ in range(self._bytes)]

    def values(self, facts: int, cards: Sequence[Card]) -> list[float]:
        """The expected margin of the hand, in points, for each of these cards. `facts`: see features.facts."""
        chunks = enumerate(facts.to_bytes(self._bytes, "little"))
        sums = self._sums
        parts = [sums[place][chunk] or self._sum_of(place, chunk) for place, chunk in chunks if chunk]
        total = sum(parts, self._bias_row)
        floor = FIRST_SHIFT * facts.bit_count() + BIAS_SHIFT
        second = self._second_bias_row
        activity = 0
        lanes = memoryview(total.to_bytes(2 * self._first, "little")).cast("H")
        for lane, row in zip(lanes, self._second_rows, strict=True):
            if lane > floor:
                active = lane - floor
                if active > LARGEST_ACTIVATION:
                    active = LARGEST_ACTIVATION
                activity += active
                second += active * row
        floor = SECOND_SHIFT * activity + SECOND_BIAS_SHIFT
        lanes = memoryview(second.to_bytes(4 * self._second, "little")).cast("I")
        units = [(unit, lane - floor) for unit, lane in enumerate(lanes.tolist()) if lane > floor]
        answers = []
        for card in cards:
            weights = self._card_rows[card]
            answers.append(self._card_biases[card] + sum([weights[unit] * value for unit, value in units]))
        return answers

    def _sum_of(self, place: int, chunk: int) -> int:
        """The sum of the rows of eight neighbouring facts, kept for the next time."""
        rows = self._rows[place * _CHUNK : (place + 1) * _CHUNK]
        part = sum(row for bit, row in enumerate(rows) if chunk >> bit & 1)
        self._sums[place][chunk] = part
        return part


@cache
def trained() -> Network:
    """The network that comes with the game, read when first asked for. OSError if the file is missing."""
    return Network(WEIGHTS.read_bytes())


class _Reader:
    def __init__(self, blob: bytes, place: int) -> None:
        self._blob = blob
        self._place = place

    def take(self, count: int) -> bytes:
        piece = self._blob[self._place : self._place + count]
        self._place += count
        return piece

    def whole(self, count: int) -> tuple[int, ...]:
        return struct.unpack(f"<{count}h", self.take(2 * count))

    def broken(self, kind: str, count: int) -> tuple[float, ...]:
        return struct.unpack(f"<{count}{kind}", self.take(struct.calcsize(f"<{kind}") * count))


def _bounded(bias: float) -> int:
    return max(-SECOND_BIAS_SHIFT, min(SECOND_BIAS_SHIFT, round(bias)))


def _lanes(kind: str, values: list[int]) -> int:
    return int.from_bytes(struct.pack(f"<{len(values)}{kind}", *values), "little")


def _lanes16(row: bytes) -> int:
    spread = bytearray(2 * len(row))
    spread[::2] = row
    return int.from_bytes(spread, "little")
