"""Where everything lies while a finished game is looked through: four open hands about a trick, and the steps.

*Tall*: the steps stand below the table. *Beside*: on a low, wide window they stand at its right, so that the table
keeps its height. Hands lie in one row, or in as many short ones as keep every card's corner in sight.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.look.layout import GAP, TARGET, Box, Window
from game.look.table_layout import BESIDE_BELOW_H, CARD_RATIO, EAST, FULL_HAND, NORTH, SOUTH, WEST

_LARGEST, _SMALLEST = 76, 28  # card widths in CSS pixels
_CORNER_W = 0.4  # the share of a card's width that holds its index
_CORNER_H = 0.62  # the share of its height
_ROW_STEP = 0.7  # how far apart rows lie at most, in card heights
_LEAST_STRIP = 15.0
_SPREAD = 0.64  # how far apart cards lie at most, in card widths
_SIDE_ROW = 5  # the most cards in a row of a side hand
_TRICK = 2.5  # the trick's width and height in cards, at least
_LARGER = 1.3  # how much larger a card of the trick is than one in a hand, at most
_APART = 1.05  # how far a card at the trick's side is from its middle at most, in card widths
_BAR = TARGET + GAP
_LEAST_SIDE_W = 160.0
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

    @property
    def card_h(self) -> float:
        return self.card_w * CARD_RATIO

    def hand_boxes(self, seat: int, count: int) -> list[Box]:
        """The cards of a hand of `count`, from the left of the top row."""
        return _spread(self.hands[seat], count, self.card_w)


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
    card_w = next((float(w) for w in range(_LARGEST, _SMALLEST, -1) if _fits(room, w, plate_h)), float(_SMALLEST))
    card_h = card_w * CARD_RATIO
    row_w = min(room.w, card_w * (1 + _SPREAD * (FULL_HAND - 1)))
    side_w = _narrowed(room, card_w, _side_width(room, card_w))
    north_plate = Box(room.x, room.y, room.w, plate_h)
    north = Box(room.cx - row_w / 2, north_plate.bottom, row_w, card_h)
    south = Box(room.cx - row_w / 2, room.bottom - card_h, row_w, card_h)
    south_plate = Box(room.x, south.y - plate_h, room.w, plate_h)
    middle = Box(room.x, north.bottom + GAP, room.w, south_plate.y - north.bottom - 2 * GAP)
    side_h = min(middle.h - plate_h, _side_height(side_w, card_w))
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
    return ReplayLayout(beside, close, caption, hand, trick, plates, hands, _cross(centre, card_w), card_w)  # type: ignore[arg-type]


def _fits(room: Box, card_w: float, plate_h: float) -> bool:
    """Whether cards of this width find room: a row above and below, short rows at the sides, the trick between."""
    card_h = card_w * CARD_RATIO
    if (room.w - card_w) / (FULL_HAND - 1) < _strip(card_w):
        return False
    middle = room.h - 2 * (plate_h + card_h + GAP)
    side_w = _side_width(room, card_w)
    if side_w < card_w:
        return False
    return middle >= plate_h + _side_height(side_w, card_w, _CORNER_H)


def _side_width(room: Box, card_w: float) -> float:
    """How wide a hand at the side may grow."""
    return min((room.w - card_w * _TRICK) / 2 - GAP / 2, card_w + (_SIDE_ROW - 1) * card_w * _SPREAD)


def _narrowed(room: Box, card_w: float, side_w: float) -> float:
    """How wide a hand at the side is that leaves the trick as much as it can use, with no more rows than before."""
    least = card_w + (_per_row(side_w, card_w) - 1) * _strip(card_w)
    wanted = card_w * _LARGER * (1 + 2 * _APART) + 2 * GAP
    return max(least, min(side_w, (room.w - wanted) / 2 - GAP / 2))


def _side_height(side_w: float, card_w: float, step: float = _ROW_STEP) -> float:
    """How tall a full hand at the side is, with its rows `step` card heights apart."""
    rows = -(-FULL_HAND // _per_row(side_w, card_w))
    return card_w * CARD_RATIO * (1 + (rows - 1) * step)


def _strip(card_w: float) -> float:
    """The least that must be seen of a card that another covers."""
    return max(_LEAST_STRIP, card_w * _CORNER_W)


def _per_row(width: float, card_w: float) -> int:
    return max(1, min(_SIDE_ROW, int((width - card_w) / _strip(card_w) + 1e-6) + 1))


def _spread(area: Box, count: int, card_w: float) -> list[Box]:
    """`count` cards in the middle of an area, in even rows that keep their corners in sight."""
    if count == 0:
        return []
    card_h = card_w * CARD_RATIO
    most = FULL_HAND if area.h < card_h * 1.5 else _per_row(area.w, card_w)
    rows = -(-count // most)
    down = min(card_h * _ROW_STEP, (area.h - card_h) / max(1, rows - 1))
    longest = -(-count // rows)
    step = min(card_w * _SPREAD, (area.w - card_w) / max(1, longest - 1))
    x = area.cx - (step * (longest - 1) + card_w) / 2
    boxes: list[Box] = []
    for i in range(rows):
        length = (count - len(boxes) + rows - i - 1) // (rows - i)
        boxes += [Box(x + k * step, area.y + i * down, card_w, card_h) for k in range(length)]
    return boxes


def _cross(area: Box, hand_card_w: float) -> tuple[Box, Box, Box, Box]:
    """The four cards of a trick, each before the seat that played it."""
    h = min(area.h / 2.3, hand_card_w * CARD_RATIO * _LARGER, (area.w - 2 * GAP) / 2.2 * CARD_RATIO)
    w = h / CARD_RATIO
    dx = min(w * _APART, (area.w - w) / 2 - GAP)
    dy = min(h * 0.66, (area.h - h) / 2)
    centre = area.centred(w, h)
    return centre.moved(0, dy), centre.moved(-dx, 0), centre.moved(0, -dy), centre.moved(dx, 0)
