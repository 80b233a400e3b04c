"""Where everything lies while a finished game is looked through: four open hands about a trick, and the steps.

*Tall*: the steps stand below the table. *Beside*: on a low, wide window they stand at its right, so that the table
keeps its height.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.look.layout import GAP, TARGET, Box, Window
from game.look.open_hands import MAT, SPREAD, OpenHands
from game.look.table_layout import BESIDE_BELOW_H, CARD_RATIO, FULL_HAND

_LARGEST, _SMALLEST = 76, 28  # card widths in CSS pixels
_CORNER_W = 0.46  # the share of a card's width that holds its index
_CORNER_H = 0.62  # the share of its height
_LEAST_STRIP = 17.0  # what shows of a card under the next, but on the smallest window
_IN_ROW = (6, 5)  # how many cards of a suit a row at the side holds, the most that find room
_MOST_ROWS = 5  # in so many nearly every hand lies; one with more has them closer
_AIR, _LEAST_AIR = 2 * GAP, GAP  # between the hands at the sides and the trick; on the smallest window
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
    hands: OpenHands
    cards: tuple[Box, Box, Box, Box]
    """The cards of a trick."""


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
        caption = Box(side.x, close.bottom + GAP / 2, side.w, hand.y - close.bottom - 1.5 * GAP)
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
    room = Box(room.x, room.y, room.w, room.h - MAT).inset(GAP, GAP / 2)
    plate_h = 20.0 if room.h < 420 else 28.0
    in_row, card_w, air = _largest(room, plate_h)
    card_h = card_w * CARD_RATIO
    row_w = min(room.w, card_w * (1 + SPREAD * (FULL_HAND - 1)))
    side_w = min(_side_width(room, card_w, air), card_w * (1 + SPREAD * (in_row - 1)))
    north = Box(room.cx - row_w / 2, room.y, row_w, plate_h + card_h)
    south = north.moved(0, room.h - north.h)
    middle = Box(room.x, north.bottom, room.w, south.y - north.bottom).inset(0, GAP)
    west = Box(middle.x, middle.y, side_w, middle.h)
    east = Box(middle.right - side_w, middle.y, side_w, middle.h)
    hands = OpenHands((south, west, north, east), plate_h, card_w, in_row)
    cards = _cross(middle.inset(side_w + (air + _LEAST_AIR) / 2, 0), card_w)
    return ReplayLayout(beside, close, caption, hand, trick, hands, cards)


def _largest(room: Box, plate_h: float) -> tuple[int, float, float]:
    """How many cards the rows at the sides hold, the width of the largest cards that then find room, and the air
    between them and the trick."""
    for in_row in _IN_ROW:
        for card_w in range(_LARGEST, _SMALLEST - 1, -1):
            if _fits(room, card_w, plate_h, in_row):
                return in_row, float(card_w), _AIR
    return _IN_ROW[-1], float(_SMALLEST), _LEAST_AIR


def _fits(room: Box, card_w: float, plate_h: float, in_row: int) -> bool:
    """Whether cards of this width find room: a row above and below, short rows at the sides, the trick between."""
    card_h = card_w * CARD_RATIO
    strip = max(_LEAST_STRIP, card_w * _CORNER_W)
    if (room.w - card_w) / (FULL_HAND - 1) < _LEAST_STRIP:
        return False
    middle = room.h - 2 * (plate_h + card_h + GAP)
    if _side_width(room, card_w, _AIR) < card_w + (in_row - 1) * strip:
        return False
    return middle >= plate_h + card_h * (1 + (_MOST_ROWS - 1) * _CORNER_H)


def _side_width(room: Box, card_w: float, air: float) -> float:
    """How wide a hand at the side may grow: two cards of the trick lie side by side in the middle."""
    return (room.w - 2 * card_w - _APART) / 2 - air


def _cross(area: Box, hand_card_w: float) -> tuple[Box, Box, Box, Box]:
    """The four cards of a trick, each before the seat that played it, none on another: two beside two, or where that
    leaves them larger, one above two above one."""
    most = hand_card_w * _LARGER
    wide = min(most, (area.w - 2 * _APART) / 3, (area.h - _APART) / 2 / CARD_RATIO)
    tall = min(most, (area.w - _APART) / 2, (area.h - 2 * _APART) / 3 / CARD_RATIO)
    w = max(wide, tall)
    h = w * CARD_RATIO
    dx, dy = (w + _APART, (h + _APART) / 2) if wide >= tall else ((w + _APART) / 2, h + _APART)
    centre = area.centred(w, h)
    return centre.moved(0, dy), centre.moved(-dx, 0), centre.moved(0, -dy), centre.moved(dx, 0)
