"""Where everything lies on the table, for any window: a portrait phone, a landscape phone, a desk, a wall.

Two shapes exist. *Tall*: toolbar above, shelf below. *Beside*: on a low, wide window the toolbar and the shelf stand at
the sides, so that the table keeps its height. The hand lies in one row where each card keeps a strip wide enough for a
finger, else in two.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.look.layout import GAP, TARGET, Box, Window, column, row

CARD_RATIO = 7 / 5
"""A card's height over its width."""

BESIDE_BELOW_H = 480.0
"""A window lower than this, and wider than high, has its controls at the sides."""

SOUTH, WEST, NORTH, EAST = range(4)
FULL_HAND = 13


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One seat: its portrait, the fan of cards held before it, and the plate with name and score beside or below."""

    portrait: Box
    fan: Box
    plate: Box
    plate_beside: bool

    @property
    def all(self) -> Box:
        """The smallest box around the whole seat."""
        boxes = (self.portrait, self.fan, self.plate)
        x, y = min(b.x for b in boxes), min(b.y for b in boxes)
        return Box(x, y, max(b.right for b in boxes) - x, max(b.bottom for b in boxes) - y)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every place of the table screen, in CSS pixels. Seats are indexed clockwise from the player at the bottom."""

    window: Window
    beside: bool
    status: Box
    toolbar: tuple[Box, ...]
    shelf: tuple[Box, ...]
    action: Box
    seats: tuple[SeatPlace, SeatPlace, SeatPlace, SeatPlace]
    trick: tuple[Box, Box, Box, Box]
    trick_area: Box
    prompt: Box
    strip: Box
    hand: Box
    card_w: float
    rows: int
    row_step: float
    lift: float

    @property
    def card_h(self) -> float:
        return self.card_w * CARD_RATIO

    @property
    def centre(self) -> Box:
        """A trick-sized card in the middle of the table: where the deck lies when it is dealt."""
        return self.trick_area.centred(self.trick[0].w, self.trick[0].h)

    def row_lengths(self, count: int) -> list[int]:
        """How many of `count` cards lie in each row, from the top one."""
        if self.rows == 1 or count <= (FULL_HAND + 1) // 2:
            return [count]
        return [(count + 1) // 2, count // 2]

    def hand_boxes(self, count: int) -> list[Box]:
        """The whole cards of a hand of `count`, in order from the left of the top row."""
        return [whole for whole, _ in self._hand(count)]

    def hand_targets(self, count: int) -> list[Box]:
        """The parts of those cards that nothing covers: what a finger can hit."""
        return [seen for _, seen in self._hand(count)]

    def _hand(self, count: int) -> list[tuple[Box, Box]]:
        lengths = self.row_lengths(count)
        places: list[tuple[Box, Box]] = []
        for line, length in enumerate(lengths):
            below = len(lengths) - 1 - line
            y = self.hand.bottom - self.card_h - below * self.row_step
            seen_h = self.card_h if below == 0 else self.row_step
            spread = (self.hand.w - self.card_w) / max(1, length - 1)
            step = min(spread, self.card_w + GAP / 2) if self.rows == 2 else min(spread, self.card_w * 0.72)
            x = self.hand.cx - (step * (length - 1) + self.card_w) / 2
            for i in range(length):
                whole = Box(x + i * step, y, self.card_w, self.card_h)
                seen_w = self.card_w if i == length - 1 else min(step, self.card_w)
                places.append((whole, Box(whole.x, y, seen_w, seen_h)))
        return places


@lru_cache(maxsize=8)
def table_layout(window: Window, tools: int, shelf_buttons: int, left_handed: bool = False) -> TableLayout:
    """Lay the table out for `window`, with so many buttons in the toolbar and on the shelf.

    `left_handed` swaps the sides of toolbar and shelf where they stand beside.
    """
    safe = window.safe
    beside = safe.h < BESIDE_BELOW_H and safe.w > safe.h
    if beside:
        side = 46.0 if safe.w < 440 else 60.0
        left, right = Box(safe.x, safe.y, side, safe.h), Box(safe.right - side, safe.y, side, safe.h)
        tool_side, shelf_side = (right, left) if left_handed else (left, right)
        toolbar = _standing(tool_side, tools)
        shelf = _standing(shelf_side, shelf_buttons)
        room = Box(safe.x + side, safe.y, safe.w - 2 * side, safe.h)
        status = Box(room.x + GAP / 2, room.y, room.w * 0.3, 24)
    else:
        bar_h = TARGET + GAP / 2
        bar = Box(safe.x, safe.y, safe.w, bar_h)
        tools_w = tools * (TARGET + (GAP / 2 if safe.w >= 360 else 0))
        toolbar = row(Box(bar.right - tools_w - GAP / 2, bar.y + 2, tools_w, TARGET), tools, 0)
        status = Box(bar.x + GAP, bar.y, bar.w - tools_w - 2 * GAP, bar_h)
        shelf_h = TARGET + GAP + (4 if safe.h > 640 else 0)
        shelf_w = min(safe.w - 2 * GAP, 560.0)
        shelf_box = Box(safe.cx - shelf_w / 2, safe.bottom - shelf_h + GAP / 2, shelf_w, shelf_h - GAP)
        shelf = row(shelf_box, shelf_buttons, GAP if safe.w >= 360 else GAP / 2)
        room = Box(safe.x, bar.bottom, safe.w, safe.h - bar_h - shelf_h)
    return _furnish(window, beside, status, toolbar, shelf, room)


def _standing(side: Box, count: int) -> list[Box]:
    """`count` buttons evenly down a side of the window."""
    h = min(64.0, (side.h - GAP) / count)
    return [
        b.centred(min(b.w - 2, 58.0), max(TARGET, b.h - 4))
        for b in column(Box(side.x, side.cy - h * count / 2, side.w, h * count), count, 0)
    ]


def _furnish(window: Window, beside: bool, status: Box, toolbar: list[Box], shelf: list[Box], room: Box) -> TableLayout:
    """Lay seats, trick and hand out in the room that toolbar and shelf leave."""
    small = min(room.w, room.h) < 400
    margin = 0.0 if room.w < 340 else GAP if small else 2 * GAP
    hand_w = room.w - 2 * margin
    lift = 10.0 if small else 16.0
    card_w, rows, row_step = _hand_cards(hand_w, room.h, beside, lift)
    card_h = card_w * CARD_RATIO
    hand_h = card_h + (rows - 1) * row_step
    hand = Box(room.x + margin, room.bottom - hand_h - (2 if small else GAP), hand_w, hand_h)

    strip_h = TARGET + (0 if small else GAP)
    strip = Box(room.x + margin, hand.y - lift - strip_h, hand_w, strip_h)
    table_h = strip.y - room.y
    table_w = min(hand_w, table_h * 2.6)
    table = Box(room.cx - table_w / 2, room.y, table_w, table_h)

    portrait = max(TARGET, min(table.h * 0.24, table.w * 0.165))
    fan_drop = portrait * 0.28 + 1
    plate_h = 36.0 if portrait < 60 else min(64.0, portrait * 0.42 + 8)
    block_w = max(portrait * 1.45, 76.0)
    block_h = portrait + fan_drop + plate_h

    north_y = table.y + (0 if small else GAP)
    north_x = table.cx - portrait / 2
    plate_x = table.cx + portrait * 0.7
    plate = Box(plate_x, north_y, min(max(76.0, portrait * 1.5), table.right - plate_x), plate_h)
    north = _seat(Box(north_x, north_y, portrait, portrait), plate, beside=True)

    below_north = north.fan.bottom
    side_y = max(below_north - portrait * 0.3, north_y + plate_h, table.y + (table.h - block_h) * 0.5)
    side_y = min(side_y, table.bottom - block_h)
    west = _seat(
        Box(table.x + (block_w - portrait) / 2, side_y, portrait, portrait),
        Box(table.x, side_y + portrait + fan_drop, block_w, plate_h),
    )
    east_x = table.right - block_w
    east = _seat(
        Box(east_x + (block_w - portrait) / 2, side_y, portrait, portrait),
        Box(east_x, side_y + portrait + fan_drop, block_w, plate_h),
    )

    own = strip_h - 4
    south = SeatPlace(
        Box(strip.x + 4, strip.y + 2, own, own),
        Box(strip.x + 4, strip.y + 2, own, own),
        Box(strip.x + own + 10, strip.y + 2, 60.0 if small else 96.0, own),
        True,
    )

    action_x = south.plate.right + GAP
    action_w = min(280.0, strip.right - action_x)
    centred_x = strip.cx - action_w / 2
    action = Box(centred_x if centred_x > action_x else strip.right - action_w, strip.y, action_w, TARGET)
    area_bottom = strip.bottom if beside else table.bottom  # a low window cannot spare the strip's height
    area = Box(table.x + block_w, below_north + GAP / 2, table.w - 2 * block_w, area_bottom - below_north - GAP)
    prompt = Box(area.x, area.y, area.w, strip.y - area.y)
    trick = _trick(area, card_w)
    return TableLayout(
        window,
        beside,
        status,
        tuple(toolbar),
        tuple(shelf),
        action,
        (south, west, north, east),
        trick,
        area,
        prompt,
        strip,
        hand,
        card_w,
        rows,
        row_step,
        lift,
    )


def _hand_cards(hand_w: float, room_h: float, beside: bool, lift: float) -> tuple[float, int, float]:
    """The width of a card in hand, in how many rows they lie, and how far apart the rows are."""
    tall = room_h * (0.32 if beside else 0.25)
    one_row_w = min(tall / CARD_RATIO, hand_w * 0.16)
    if (hand_w - one_row_w) / (FULL_HAND - 1) >= TARGET:
        return one_row_w, 1, 0.0
    longest = (FULL_HAND + 1) // 2
    widest = min(hand_w / 4.6, hand_w - (longest - 1) * TARGET)
    room_for_rows = room_h * (0.42 if beside else 0.36) - lift
    card_h = min(widest * CARD_RATIO, max(room_for_rows - TARGET, room_for_rows / 1.55))
    return card_h / CARD_RATIO, 2, max(TARGET, card_h * 0.55)


def _seat(portrait: Box, plate: Box, beside: bool = False) -> SeatPlace:
    """A seat whose fan is held before the lower part of its portrait."""
    fan_h = portrait.h * 0.64
    fan = Box(portrait.cx - portrait.w * 0.62, portrait.bottom - portrait.h * 0.36, portrait.w * 1.24, fan_h)
    return SeatPlace(portrait, fan, plate, beside)


def _trick(area: Box, hand_card_w: float) -> tuple[Box, Box, Box, Box]:
    """The four cards of a trick as a cross: each before the seat that played it."""
    w = min(hand_card_w, area.h * 0.62 / CARD_RATIO, area.w / 2.2)  # as in the hand if it fits: the same faces serve
    h = w * CARD_RATIO
    dx = min(w * 1.04, (area.w - w) / 2)
    dy = min(h * (0.42 if dx > w else 0.56), (area.h - h) / 2)
    centre = area.centred(w, h)
    return centre.moved(0, dy), centre.moved(-dx, 0), centre.moved(0, -dy), centre.moved(dx, 0)
