"""Four open hands about a table: where each card of a deal lies, and what stays where while they are played.

The hands above and below lie in one row, those at the sides in a row for each suit. The sides are mirrored: equally
large, their rows from the table's edge inwards. No row moves while cards are played from it: what is left of a suit
closes up where it was dealt, at the right towards the edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.look.layout import GAP, Box
from game.look.table_layout import CARD_RATIO, EAST, NORTH, SOUTH, WEST

SPREAD = 0.64
"""How far apart cards of a row lie at most, in card widths."""

ROW_STEP = 1.04
"""How far apart rows lie at most, in card heights."""

MAT = GAP / 2
"""How far a hand's mat shows around it."""

_USUAL_ROW = 5  # cards: the mats at the sides are as wide, however short the suits


class OpenHand(NamedTuple):
    """A hand as it was dealt: the mat that all of it lies on, the plate with its name, and its cards."""

    mat: Box
    plate: Box
    runs: tuple[tuple[Box, ...], ...]
    """The cards suit by suit, a run for each, or for each row of a suit that has more."""
    to_the_right: bool
    """Whether what is left of a run closes up to its right end."""

    @property
    def cards(self) -> list[Box]:
        """Where all cards lie, suit by suit."""
        return [box for run in self.runs for box in run]

    def left(self, held: Sequence[bool]) -> list[Box]:
        """Where those cards lie that are still held; `held` tells for every card that was dealt whether it is."""
        still, places = iter(held), list[Box]()
        for run in self.runs:
            count = sum(next(still) for _ in run)
            places += run[len(run) - count :] if self.to_the_right else run[:count]
        return places


class Four(NamedTuple):
    """The open hands of a deal, clockwise from the player at the bottom."""

    south: OpenHand
    west: OpenHand
    north: OpenHand
    east: OpenHand


@dataclass(frozen=True, slots=True)
class OpenHands:
    """The room that four hands have, whatever was dealt: for each its area, and the size of plates and cards."""

    areas: tuple[Box, Box, Box, Box]
    plate_h: float
    card_w: float
    in_row: int
    """How many cards a row at the side holds at most."""

    @property
    def card_h(self) -> float:
        return self.card_w * CARD_RATIO

    def of(self, deal: Sequence[Sequence[int]]) -> Four:
        """The hands of a deal, told by how many cards of each suit every seat has."""
        west, east = (_row_lengths(deal[seat], self.in_row) for seat in (WEST, EAST))
        widest, rows = max(_USUAL_ROW, *west, *east), max(len(west), len(east))
        return Four(
            self._in_one_row(SOUTH, deal[SOUTH]),
            self._in_rows(WEST, west, widest, rows),
            self._in_one_row(NORTH, deal[NORTH]),
            self._in_rows(EAST, east, widest, rows),
        )

    def _in_one_row(self, seat: int, suits: Sequence[int]) -> OpenHand:
        """A row in the middle of the area."""
        area, count = self.areas[seat], sum(suits)
        step = min(self.card_w * SPREAD, (area.w - self.card_w) / max(1, count - 1))
        x = area.cx - (step * (count - 1) + self.card_w) / 2
        before = [sum(suits[:i]) for i in range(len(suits))]
        runs = [self._run(area, x + step * i, 0, length, step) for i, length in zip(before, suits, strict=True)]
        return self._on_a_mat(seat, area, runs)

    def _in_rows(self, seat: int, lengths: Sequence[int], widest: int, rows: int) -> OpenHand:
        """Rows of these lengths, where the hands at the sides have at most `rows` with at most `widest` cards."""
        area, w = self.areas[seat], self.card_w
        across = min(w * SPREAD, (area.w - w) / (widest - 1))
        down = min(self.card_h * ROW_STEP, (area.h - self.plate_h - self.card_h) / max(1, rows - 1))
        wide, high = w + across * (widest - 1), self.plate_h + self.card_h + down * (rows - 1)
        block = Box(area.right - wide if seat == EAST else area.x, area.cy - high / 2, wide, high)
        starts = [block.x + across * (widest - length if seat == EAST else 0) for length in lengths]
        runs = [
            self._run(block, start, i * down, length, across)
            for i, (start, length) in enumerate(zip(starts, lengths, strict=True))
        ]
        return self._on_a_mat(seat, block, runs)

    def _run(self, block: Box, x: float, down: float, count: int, step: float) -> tuple[Box, ...]:
        y = block.y + self.plate_h + down
        return tuple(Box(x + i * step, y, self.card_w, self.card_h) for i in range(count))

    def _on_a_mat(self, seat: int, block: Box, runs: Sequence[tuple[Box, ...]]) -> OpenHand:
        """A plate above the cards of a block, all of it on a mat."""
        mat = Box(block.x - MAT, block.y, block.w + 2 * MAT, block.h + MAT)
        return OpenHand(mat, Box(block.x, block.y, block.w, self.plate_h), tuple(runs), seat == EAST)


def _row_lengths(suits: Sequence[int], in_row: int) -> list[int]:
    """A row for each suit; a suit that is too long has two or more even ones."""
    lengths: list[int] = []
    for count in suits:
        parts = -(-count // in_row)
        lengths += [(count + i) // parts for i in reversed(range(parts))]
    return lengths
