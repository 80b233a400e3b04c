"""Where everything lies while a finished game is looked through: four open hands about a trick, and the steps.

*Tall*: the steps stand below the table. *Beside*: on a low, wide window they stand at its right, so that the table
keeps its height. The hands above and below lie in one row, those at the sides in a row for each suit. No row
moves while cards are played from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.look.layout import GAP, TARGET, Box, Window
from game.look.table_layout import BESIDE_BELOW_H, CARD_RATIO, EAST, FULL_HAND, NORTH, SOUTH, WEST

_LARGEST, _SMALLEST = 76, 28  # card widths in CSS pixels
_CORNER_W = 0.46  # the share of a card's width that holds its index
_CORNER_H = 0.62  # the share of its height
_ROW_STEP = 1.04  # how far apart rows lie at most, in card heights
_LEAST_STRIP = 17.0
_TIGHT_STRIP = 15.0  # on the smallest window
_SPREAD = 0.64  # how far apart cards lie at most, in card widths
_IN_ROW = (6, 5, 4)  # how many cards of a suit a row at the side holds, the most that find room
_MOST_ROWS = {6: 5, 5: 5, 4: 5}  # in so many rows nearly every hand lies; one with more has them closer
_LARGER = 1.3  # how much larger a card of the trick is than one in a hand, at most
_APART = 6.0  # between the cards of a trick
_BAR = TARGET + GAP
_LEAST_SIDE_W = 148.0
_SIDE_W = 0.25  # the share of a low window that the steps take
_TWO_STEPPERS_FROM = 600.0


class Stepper(NamedTuple):
    """A step back, what one is at, a step on."""

    back: Box
    label: Box
    onward: Box


@dataclass(frozen=True, slots=True)
class ReplayLayout:
    """The places of one window. Seats are indexed clockwise from the player at the bottom."""

    beside: bool
    close: Box
    caption: Box
    hand: Stepper
    trick: Stepper
    plates: tuple[Box, Box, Box, Box]
    hands: tuple[Box, Box, Box, Box]
    cards: tuple[Box, Box, Box, Box]
    card_w: float
    in_row: int
    """How many cards a row at the side holds."""

    @property
    def card_h(self) -> float:
        return self.card_w * CARD_RATIO

    def held_boxes(self, seat: int, suits: Sequence[int], held: Sequence[bool]) -> list[Box]:
        """The cards of such a hand that are still held, where they were dealt; at a side they close up."""
        dealt = self.hand_boxes(seat, suits)
        if seat in (SOUTH, NORTH):
            return [box for box, is_held in zip(dealt, held, strict=True) if is_held]
        free = {y: iter([box for box in dealt if box.y == y]) for y in {box.y for box in dealt}}
        return [next(free[box.y]) for box, is_held in zip(dealt, held, strict=True) if is_held]

    def hand_boxes(self, seat: int, suits: Sequence[int]) -> list[Box]:
        """The cards of a whole hand that has so many of each suit, suit by suit."""
        area = self.hands[seat]
        if seat in (SOUTH, NORTH):
            return _row(area, sum(suits), self.card_w)
        return _rows(area, suits, self.card_w, self.in_row)


@lru_cache(maxsize=4)
def replay_layout(window: Window) -> ReplayLayout:
    """Lay the screen out for `window`."""
    safe = window.safe
    if safe.h < BESIDE_BELOW_H and safe.w > safe.h:
        side = Box(
            safe.right - max(_LEAST_SIDE_W, safe.w * _SIDE_W), safe.y, max(_LEAST_SIDE_W, safe.w * _SIDE_W), safe.h
        ).inset(GAP)
        close = Box(side.right - TARGET, side.y, TARGET, TARGET)
        trick = Box(side.x, side.bottom - TARGET, side.w, TARGET)
        hand = trick.moved(0, -TARGET - GAP)
        caption = Box(side.x, close.bottom, side.w, hand.y - close.bottom - GAP)
        room = Box(safe.x, safe.y, side.x - safe.x, safe.h)
        return _furnished(True, close, caption, _stepper(hand), _stepper(trick), room)
    close = Box(safe.right - TARGET - GAP / 2, safe.y + GAP / 2, TARGET, TARGET)
    caption = Box(safe.x + GAP, safe.y + GAP / 2, close.x - safe.x - 2 * GAP, TARGET)
    if safe.w >= _TWO_STEPPERS_FROM:
        foot = Box(safe.cx - 280, safe.bottom - _BAR, 560, TARGET)
        hand = Box(foot.x, foot.y, 270, TARGET)
        trick = Box(foot.right - 270, foot.y, 270, TARGET)
        top = foot.y
    else:
        trick = Box(safe.x + GAP, safe.bottom - _BAR, safe.w - 2 * GAP, TARGET)
        hand = trick.moved(0, -TARGET - GAP / 2)
        top = hand.y
    room = Box(safe.x, close.bottom + GAP / 2, safe.w, top - close.bottom - GAP)
    return _furnished(False, close, caption, _stepper(hand), _stepper(trick), room)


def _stepper(box: Box) -> Stepper:
    return Stepper(
        Box(box.x, box.y, TARGET, box.h),
        Box(box.x + TARGET, box.y, box.w - 2 * TARGET, box.h),
        Box(box.right - TARGET, box.y, TARGET, box.h),
    )


def _furnished(beside: bool, close: Box, caption: Box, hand: Stepper, trick: Stepper, room: Box) -> ReplayLayout:
    """Lay hands and trick out in the room that is left, with the largest cards that fit."""
    room = room.inset(GAP, GAP / 2)
    plate_h = 20.0 if room.h < 420 else 28.0
    in_row, card_w = _largest(room, plate_h)
    card_h = card_w * CARD_RATIO
    row_w = min(room.w, card_w * (1 + _SPREAD * (FULL_HAND - 1)))
    side_w = min(_side_width(room, card_w), card_w * (1 + _SPREAD * (in_row - 1)))
    north_plate = Box(room.x, room.y, room.w, plate_h)
    north = Box(room.cx - row_w / 2, north_plate.bottom, row_w, card_h)
    south = Box(room.cx - row_w / 2, room.bottom - card_h, row_w, card_h)
    south_plate = Box(room.x, south.y - plate_h, room.w, plate_h)
    middle = Box(room.x, north.bottom + GAP, room.w, south_plate.y - north.bottom - 2 * GAP)
    side_h = min(middle.h - plate_h, _side_height(in_row, card_w))
    side_y = middle.cy - (side_h + plate_h) / 2
    west_plate = Box(middle.x, side_y, side_w, plate_h)
    east_plate = Box(middle.right - side_w, side_y, side_w, plate_h)
    west = Box(west_plate.x, west_plate.bottom, side_w, side_h)
    east = Box(east_plate.x, east_plate.bottom, side_w, side_h)
    centre = Box(west.right + GAP / 2, middle.y, middle.w - 2 * side_w - GAP, south_plate.y - middle.y)
    places = {
        SOUTH: (south_plate, south),
        WEST: (west_plate, west),
        NORTH: (north_plate, north),
        EAST: (east_plate, east),
    }
    plates = tuple(places[seat][0] for seat in range(4))
    hands = tuple(places[seat][1] for seat in range(4))
    return ReplayLayout(beside, close, caption, hand, trick, plates, hands, _cross(centre, card_w), card_w, in_row)  # type: ignore[arg-type]


def _largest(room: Box, plate_h: float) -> tuple[int, float]:
    """How many cards the rows at the sides hold, and the width of the largest cards that then find room."""
    for in_row in _IN_ROW:
        for card_w in range(_LARGEST, _SMALLEST - 1, -1):
            if _fits(room, card_w, plate_h, in_row, _LEAST_STRIP):
                return in_row, float(card_w)
    return _IN_ROW[-1], float(_SMALLEST)


def _fits(room: Box, card_w: float, plate_h: float, in_row: int, strip: float) -> bool:
    """Whether cards of this width find room: a row above and below, short rows at the sides, the trick between."""
    card_h = card_w * CARD_RATIO
    strip = max(strip, card_w * _CORNER_W)
    if (room.w - card_w) / (FULL_HAND - 1) < min(strip, _TIGHT_STRIP):
        return False
    middle = room.h - 2 * (plate_h + card_h + GAP)
    if _side_width(room, card_w) < card_w + (in_row - 1) * strip:
        return False
    return middle >= plate_h + _side_height(in_row, card_w, _CORNER_H)


def _side_width(room: Box, card_w: float) -> float:
    """How wide a hand at the side may grow: two cards of the trick lie side by side in the middle."""
    return (room.w - 2 * card_w - _APART) / 2 - 2 * GAP


def _side_height(in_row: int, card_w: float, step: float = _ROW_STEP) -> float:
    """How tall a full hand at the side is, with its rows `step` card heights apart."""
    return card_w * CARD_RATIO * (1 + (_MOST_ROWS[in_row] - 1) * step)


def _row(area: Box, count: int, card_w: float) -> list[Box]:
    """`count` cards in one row in the middle of an area."""
    step = min(card_w * _SPREAD, (area.w - card_w) / max(1, count - 1))
    x = area.cx - (step * (count - 1) + card_w) / 2
    return [Box(x + i * step, area.y, card_w, card_w * CARD_RATIO) for i in range(count)]


def _rows(area: Box, suits: Sequence[int], card_w: float, in_row: int) -> list[Box]:
    """A row for each suit, from the left; a suit that is too long has two or more even ones."""
    lengths: list[int] = []
    for count in suits:
        parts = -(-count // in_row)
        lengths += [(count + i) // parts for i in reversed(range(parts))]
    card_h = card_w * CARD_RATIO
    across = min(card_w * _SPREAD, (area.w - card_w) / (in_row - 1))
    down = min(card_h * _ROW_STEP, (area.h - card_h) / max(1, len(lengths) - 1))
    return [
        Box(area.x + k * across, area.y + i * down, card_w, card_h)
        for i, length in enumerate(lengths)
        for k in range(length)
    ]


def _cross(area: Box, hand_card_w: float) -> tuple[Box, Box, Box, Box]:
    """The four cards of a trick, each before the seat that played it, none on another: two beside two, or where that
    leaves them larger, one above two above one."""
    most = hand_card_w * _LARGER
    wide = min(most, (area.w - 2 * GAP - 2 * _APART) / 3, (area.h - _APART) / 2 / CARD_RATIO)
    tall = min(most, (area.w - 2 * GAP - _APART) / 2, (area.h - 2 * _APART) / 3 / CARD_RATIO)
    w = max(wide, tall)
    h = w * CARD_RATIO
    dx, dy = (w + _APART, (h + _APART) / 2) if wide >= tall else ((w + _APART) / 2, h + _APART)
    centre = area.centred(w, h)
    return centre.moved(0, dy), centre.moved(-dx, 0), centre.moved(0, -dy), centre.moved(dx, 0)
