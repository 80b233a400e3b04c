"""The C simulator (sim/*.c) from Python: many hands in lockstep, rows of features out, chosen cards in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from game.players.training.library import FEATURES, HOUSE_FIELDS, load

MOON = 26
MOON_OFF_FIELD = 4

Rows: TypeAlias = npt.NDArray[np.uint8]
Ints: TypeAlias = npt.NDArray[np.int32]
Masks: TypeAlias = npt.NDArray[np.uint64]
Floats: TypeAlias = npt.NDArray[np.float32]


class Kind(IntEnum):
    """Who plays a seat of a simulated table."""

    NETWORK = 0
    OTHER_NETWORK = 1
    RANDOM = 2
    RULES = 3
    BOLD = 4


class Way(IntEnum):
    """The direction of the pass, as the simulator counts it."""

    LEFT = 0
    RIGHT = 1
    ACROSS = 2
    HOLD = 3


@dataclass(frozen=True)
class Waiting:
    """The decisions that games wait for: one row each."""

    rows: Rows
    legal: Masks
    games: Ints
    seats: Ints
    kinds: Rows


class Table:
    """A number of games side by side. Houses are rows of (direction, first trick, queen breaks, hearts any time,
    moon off, jack), as `struct House` in sim/hearts.h."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._library = load()
        self._table = self._library.table_new(count)
        self._rows = np.zeros((count, FEATURES), np.uint8)
        self._legal = np.zeros(count, np.uint64)
        self._games = np.zeros(count, np.int32)
        self._seats = np.zeros(count, np.int32)
        self._kinds = np.zeros(count, np.uint8)

    def __del__(self) -> None:
        self._library.table_free(self._table)

    def deal(self, seed: int, kinds: Rows, houses: Rows, rotations: int = 1) -> None:
        """Deal every game anew and play on to the first decisions. `rotations` games in a row share their deal."""
        kinds, houses = self._settled(kinds, houses)
        self._library.table_deal(self._table, seed, rotations, kinds.ctypes.data, houses.ctypes.data)

    def deal_hands(self, hands: Masks, kinds: Rows, houses: Rows) -> None:
        """Deal these hands: four masks a game."""
        kinds, houses = self._settled(kinds, houses)
        hands = np.ascontiguousarray(hands, np.uint64)
        self._library.table_deal_hands(self._table, hands.ctypes.data, kinds.ctypes.data, houses.ctypes.data)

    def _settled(self, kinds: Rows, houses: Rows) -> tuple[Rows, Rows]:
        settled_kinds = np.ascontiguousarray(np.broadcast_to(kinds, (self.count, 4)), np.uint8)
        settled_houses = np.ascontiguousarray(np.broadcast_to(houses, (self.count, HOUSE_FIELDS)), np.uint8)
        return settled_kinds, settled_houses

    def waiting(self) -> Waiting:
        """The decisions that networks owe now; the arrays are good until the next call."""
        n = self._library.table_collect(
            self._table,
            self._rows.ctypes.data,
            self._legal.ctypes.data,
            self._games.ctypes.data,
            self._seats.ctypes.data,
            self._kinds.ctypes.data,
        )
        return Waiting(self._rows[:n], self._legal[:n], self._games[:n], self._seats[:n], self._kinds[:n])

    def play(self, games: Ints, cards: Ints) -> None:
        """Play a card in each of these games, and on to the next decisions."""
        games = np.ascontiguousarray(games, np.int32)
        cards = np.ascontiguousarray(cards, np.int32)
        self._library.table_play(self._table, len(games), games.ctypes.data, cards.ctypes.data)

    def results(self) -> tuple[Floats, Rows]:
        """Margins by game and seat, and points taken before moon and jack. All games must be over."""
        margins = np.zeros((self.count, 4), np.float32)
        points = np.zeros((self.count, 4), np.uint8)
        self._library.table_results(self._table, margins.ctypes.data, points.ctypes.data)
        return margins, points

    def scores(self) -> Ints:
        """Final scores by game and seat, moon and jack applied (a moon adds 26 to the others)."""
        scores = np.zeros((self.count, 4), np.int32)
        self._library.table_scores(self._table, scores.ctypes.data)
        return scores

    def tricks(self) -> Ints:
        """Finished tricks of each game; 14 where it is over."""
        tricks = np.zeros(self.count, np.int32)
        self._library.table_tricks(self._table, tricks.ctypes.data)
        return tricks

    def stop(self, games: Ints) -> None:
        """End these games where they are."""
        games = np.ascontiguousarray(games, np.int32)
        self._library.table_stop(self._table, len(games), games.ctypes.data)

    def imagine(self, source: Table, games: Ints, candidates: Masks, worlds: int) -> tuple[Ints, Ints]:
        """Lay out imagined games here: for each of `games` of `source`, this many deals that fit what the seat to
        play knows, each once with every candidate card played.

        Returns:
            Of each game laid out, the place in `games` of the decision it belongs to, and the card played.
        """
        games = np.ascontiguousarray(games, np.int32)
        candidates = np.ascontiguousarray(candidates, np.uint64)
        decisions, cards = np.zeros(self.count, np.int32), np.zeros(self.count, np.int32)
        laid_out = self._library.table_imagine(
            source._table,
            self._table,
            len(games),
            games.ctypes.data,
            candidates.ctypes.data,
            worlds,
            self.count,
            decisions.ctypes.data,
            cards.ctypes.data,
        )
        if laid_out < 0:
            raise ValueError(f"More imagined games than the {self.count} that this table has room for.")
        return decisions[:laid_out], cards[:laid_out]
