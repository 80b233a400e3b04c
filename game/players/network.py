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

No lane can overflow: at most 120 facts hold at once (120 * 255 + 16382 < 2^16), and 4095 * 1023 * 1024 < 2^32.
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
        self._second_terms = list(zip(scales, reader.broken("f", self._second), strict=True))
        self._card_rows = [reader.broken("e", self._second) for _ in range(cards)]
        self._card_biases = reader.broken("f", cards)
        self._bytes = facts // _CHUNK
        self._sums: list[list[int | None]] = [[0] + [None] * (_CHUNK_VALUES - 1) for _ in range(self._bytes)]

    def values(self, facts: int, cards: Sequence[Card]) -> list[float]:
        """The expected margin of the hand, in points, for each of these cards. `facts`: see features.facts."""
        total = self._bias_row
        sums = self._sums
        for place, chunk in enumerate(facts.to_bytes(self._bytes, "little")):
            if chunk:
                part = sums[place][chunk]
                total += self._sum_of(place, chunk) if part is None else part
        floor = FIRST_SHIFT * facts.bit_count() + BIAS_SHIFT
        lanes = memoryview(total.to_bytes(2 * self._first, "little")).cast("H")
        second = activity = 0
        for lane, row in zip(lanes, self._second_rows, strict=True):
            if lane > floor:
                active = min(lane - floor, LARGEST_ACTIVATION)
                activity += active
                second += active * row
        activity *= SECOND_SHIFT
        lanes = memoryview(second.to_bytes(4 * self._second, "little")).cast("I")
        units = [
            (unit, value)
            for unit, (lane, (scale, bias)) in enumerate(zip(lanes, self._second_terms, strict=True))
            if (value := (lane - activity) * scale + bias) > 0
        ]
        answers = []
        for card in cards:
            row_of_card = self._card_rows[card]
            answers.append(self._card_biases[card] + sum([row_of_card[unit] * value for unit, value in units]))
        return answers

    def _sum_of(self, place: int, value: int) -> int:
        """The sum of the rows of eight neighbouring facts, kept for the next time."""
        part = 0
        for bit in range(_CHUNK):
            if value >> bit & 1:
                part += self._rows[place * _CHUNK + bit]
        self._sums[place][value] = part
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


def _lanes(kind: str, values: list[int]) -> int:
    return int.from_bytes(struct.pack(f"<{len(values)}{kind}", *values), "little")


def _lanes16(row: bytes) -> int:
    spread = bytearray(2 * len(row))
    spread[::2] = row
    return int.from_bytes(spread, "little")
