"""Where everything lies on the table, for any window: a portrait phone, a landscape phone, a desk, a wall.

One sits at the near side of the table. On a window higher than wide the friends sit in a row along the far side, on a
wide one to the left, across and to the right; toolbar and shelf are above and below, or beside on a window that is low.
The hand lies in one row where each card keeps a strip wide enough for a finger, else in two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from game.look import fan
from game.look.layout import AIR, GAP, TARGET, Box, Window, column, row

CARD_RATIO = 7 / 5
"""A card's height over its width."""

BESIDE_BELOW_H = 480.0
"""A window lower than this, and wider than high, has its controls at the sides."""

LITTLE_CLEAR = 4.0
"""What is left between a card that was picked and what lies above it where there is little room."""

SOUTH, WEST, NORTH, EAST = range(4)
FULL_HAND = 13

_OVERLAP = 0.72  # how much of each card in a row stays uncovered, at most
_LARGEST_PORTRAIT = 150.0
_EDGE_AT = 0.72  # how far down the portrait across the table's far edge is
_CORNER_FROM = 96.0  # the width from which the corners beside the hand are put to use
_CRAMPED = 60.0  # the width of a portrait under which a friend across has cards and plate beside it
_LEAST_PORTRAIT = 40.0
_LEAST_PLATE_W = 84.0  # for a friend's name and the word that follows it
_FAN_BESIDE = 72.0  # the width of a portrait under which a friend across has the cards beside it
_WIDEST_OWN = 140.0  # of the player's own name, where it stands in the strip above the hand
_OWN_NAME = 96.0  # what it has wherever that is possible
_LEAST_ACTION, _WIDEST_ACTION = 176.0, 280.0  # of the button beside it
_HELD_BEFORE = 10.0  # how far a fan beside a portrait reaches over it
_WORDS_H, _FEW_WORDS_H = 72.0, 60.0  # the room that is kept for words under the friends' cards; on a small table
_MANY_WORDS_FROM = 500.0  # the height of a table that is not small
_APART = 6.0  # between a trick's cards, and from these to names: the ring of the card that takes it fits between
_TALLEST_TOOL = 64.0  # of the buttons at the sides
_TOP_H = 44.0  # the most that the friend across and the hand's number take of a low window's top
_LEAST_AIRY = 320.0  # the width between buttons at the sides that has room for air beside the hand, too
_CLEAR = 8.0  # between a card that was picked and what lies above it


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One seat: its portrait, the fan of cards held before it, and the plate with name and score beside or below."""

    portrait: Box
    fan: Box
    plate: Box
    plate_beside: bool
    fan_beside: bool = False
    """Whether the cards are held at the portrait's left side, close to it however few they are."""

    def held(self, count: int) -> Box:
        """The fan's box when so many cards are held: few hang as low as many, or lie as close to the portrait."""
        card_h = self.fan.h / fan.DROP
        if self.fan_beside:
            free = (1 - fan.spread(count) / fan.SPREAD) * (self.fan.w - card_h / CARD_RATIO)
            return self.fan.moved(free / 2, 0)
        return self.fan.moved(0, card_h * (fan.depth(FULL_HAND) - fan.depth(count)))

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
    horizon: float
    """How far down the table's far edge is: above is the wall."""
    corner: Box | None
    """The free corner at the right of the hand, if there is one, for a thing to stand in."""
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
            step = min(spread, self.card_w + GAP / 2) if self.rows == 2 else min(spread, self.card_w * _OVERLAP)
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
        side = 46.0 if safe.w < 440 else 72.0
        left, right = Box(safe.x, safe.y, side, safe.h), Box(safe.right - side, safe.y, side, safe.h)
        tool_side, shelf_side = (right, left) if left_handed else (left, right)
        room = Box(safe.x + side, safe.y, safe.w - 2 * side, safe.h)
        status = Box(safe.x + GAP, safe.y, side + room.w * 0.28, 24)
        layout = _furnish(window, beside, status, [], [], room)
        top = max(layout.horizon, min(layout.seats[NORTH].portrait.bottom, safe.y + _TOP_H))
        tall = min(_TALLEST_TOOL * tools, safe.bottom - max(safe.y, top) - GAP)
        toolbar = _standing(_below(tool_side, top), tools, tall)
        shelf = [_with_air(box) for box in _standing(_below(shelf_side, top), shelf_buttons, tall)]
        return replace(layout, toolbar=tuple(toolbar), shelf=tuple(shelf))
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


def _below(side: Box, top: float) -> Box:
    """The part of a side of the window below a height."""
    top = max(side.y, top)
    return Box(side.x, top, side.w, side.bottom - top)


def _standing(side: Box, count: int, tall: float) -> list[Box]:
    """`count` buttons evenly down a side of the window, `tall` in all."""
    return column(side.centred(side.w - 2, tall), count, 0)


def _with_air(box: Box) -> Box:
    """A button that fills its box, drawn as large as one that does not; no smaller than a finger needs."""
    smaller = box.inset(AIR)
    return smaller if min(smaller.w, smaller.h) >= TARGET else box


class _Friends(NamedTuple):
    """The three friends, what is left between them for the trick, and the table's far edge."""

    west: SeatPlace
    north: SeatPlace
    east: SeatPlace
    area: Box
    horizon: float


def _furnish(window: Window, beside: bool, status: Box, toolbar: list[Box], shelf: list[Box], room: Box) -> TableLayout:
    """Lay seats, trick and hand out in the room that toolbar and shelf leave."""
    small = min(room.w, room.h) < 400
    margin = (0.0 if beside and room.w < _LEAST_AIRY else GAP / 2) if room.w < 340 else GAP if small else 2 * GAP
    hand_w = room.w - 2 * margin
    lift = 10.0 if small else 16.0
    clear = LITTLE_CLEAR if room.h < _MANY_WORDS_FROM else _CLEAR
    card_w, rows, row_step = _hand_cards(hand_w, room.h, beside, lift)
    card_h = card_w * CARD_RATIO
    hand_h = card_h + (rows - 1) * row_step
    hand = Box(room.x + margin, room.bottom - hand_h - (GAP / 2 if small else GAP), hand_w, hand_h)

    strip_h = TARGET + (0 if small else GAP)
    aside = max(margin, GAP / 2 if beside else GAP)
    strip = Box(room.x + aside, hand.y - lift - clear - strip_h, room.w - 2 * aside, strip_h)
    table = Box(hand.x, room.y, hand.w, strip.y - room.y)
    if room.h > room.w:
        friends = _in_a_row(table, strip)
    else:
        between = (status.x + 140.0, toolbar[0].x) if not beside else (room.x, room.right)
        friends = _around(table, strip, between, window.safe.y)

    area = friends.area
    trick = _trick(area, card_w, _WORDS_H if room.h > _MANY_WORDS_FROM else _FEW_WORDS_H)
    beside_hand = (hand.w - _one_row(card_w, hand_w)) / 2 + margin if rows == 1 else 0.0
    corner = None
    if beside_hand >= _CORNER_FROM and not beside:
        south = _own_corner(Box(room.x, hand.y, beside_hand, hand.h))
        hand = hand.centred(_one_row(card_w, hand_w), hand_h)
        side = min(beside_hand - 3 * GAP, hand.h * 0.62)
        corner = Box(room.right - beside_hand, hand.y, beside_hand, hand.h).centred(side, side)
    else:
        own = strip_h - 8
        face = Box(room.x + margin + GAP, strip.y + 4, own, own)
        x = face.right + 10
        before_action = max(_OWN_NAME, strip.cx - _WIDEST_ACTION / 2 - GAP - x)
        own_w = min(_WIDEST_OWN, before_action, trick[SOUTH].x - GAP - x, strip.right - x - GAP - _LEAST_ACTION)
        south = SeatPlace(face, face, Box(x, face.y, own_w, own), True)

    action_x = south.plate.right + GAP if corner is None else strip.x
    action_w = min(_WIDEST_ACTION, strip.right - action_x)
    centred_x = strip.cx - action_w / 2
    action = Box(centred_x if centred_x >= action_x else strip.right - action_w, strip.y, action_w, TARGET)
    return TableLayout(
        window=window,
        beside=beside,
        status=status,
        toolbar=tuple(toolbar),
        shelf=tuple(shelf),
        action=action,
        seats=(south, friends.west, friends.north, friends.east),
        trick=trick,
        trick_area=area,
        prompt=Box(area.x, area.y, area.w, strip.y - area.y),
        strip=strip,
        hand=hand,
        horizon=friends.horizon,
        corner=corner,
        card_w=card_w,
        rows=rows,
        row_step=row_step,
        lift=lift,
    )


def _in_a_row(table: Box, strip: Box) -> _Friends:
    """The friends side by side along the far side, the one across a little higher, and the trick below them."""
    third = table.w / 3
    portrait = max(TARGET, min(table.h * 0.25, third * 0.78, _LARGEST_PORTRAIT))
    plate_h = _plate_height(portrait)
    low = table.h < 300
    top, drop = table.y + (0 if low else GAP / 2), 0.0 if low else portrait * 0.2
    seats = []
    for i, y in enumerate((top + drop, top, top + drop)):
        column = Box(table.x + i * third, y, third, portrait)
        face = column.centred(portrait, portrait)
        plate = Box(column.x + GAP, _fan(face).bottom, third - 2 * GAP, plate_h)
        seats.append(SeatPlace(face, _fan(face), plate, plate_beside=False))
    below = seats[0].plate.bottom + GAP / 2
    area = Box(table.x, below, table.w, strip.bottom - below)
    return _Friends(seats[0], seats[1], seats[2], area, top + portrait * _EDGE_AT)


def _around(table: Box, strip: Box, between: tuple[float, float], top: float) -> _Friends:
    """A friend at the left, across and at the right; the one across sits between status and toolbar where that fits."""
    w = min(table.w, table.h * 2.6)
    table = Box(table.cx - w / 2, table.y, w, table.h)
    portrait = max(_LEAST_PORTRAIT, min(table.h * 0.33, table.w * 0.165, _LARGEST_PORTRAIT))
    cramped = portrait < _CRAMPED
    if cramped:
        portrait = _LEAST_PORTRAIT
    plate_h = _plate_height(portrait)
    block_w = max(portrait * 1.45, _LEAST_PLATE_W)
    plate_x = table.cx + portrait * 0.7
    plate_w = min(max(_LEAST_PLATE_W, portrait * 1.2), table.right - plate_x)
    fits = between[0] < table.cx - portrait * 0.7 and plate_x + plate_w < between[1]
    north_y = top + GAP if fits and table.y > top else table.y + 2
    face = Box(table.cx - portrait / 2, north_y, portrait, portrait)
    horizon = face.y + portrait * _EDGE_AT
    aside = portrait < _FAN_BESIDE
    cards = _fan(face)
    if aside:
        cards = Box(face.x - cards.w + _HELD_BEFORE, face.bottom - cards.h, cards.w, cards.h)
    plate = Box(plate_x, face.y if cramped else horizon + 6, plate_w, plate_h)
    if cramped:
        horizon = plate.bottom
    north = SeatPlace(face, cards, plate, plate_beside=True, fan_beside=aside)

    side_y = north_y + portrait * 0.45
    if cramped:
        side_y = face.bottom + GAP / 4  # words may lie over all of the friend across, and on no other face
    if plate_x + plate_w > table.right - block_w:
        side_y = max(side_y, north.plate.bottom - (GAP / 2 if cramped else 0))
    side_y = max(table.y, min(side_y, strip.y - portrait * 1.34 - plate_h))
    seats = []
    for x in (table.x, table.right - block_w):
        face = Box(x + (block_w - portrait) / 2, side_y, portrait, portrait)
        plate = Box(x, _fan(face).bottom, block_w, plate_h)
        seats.append(SeatPlace(face, _fan(face), plate, plate_beside=False))
    left, below = table.x + block_w, max(north.fan.bottom, north.portrait.bottom) + GAP / 2
    area = Box(left, below, table.w - 2 * block_w, strip.bottom - below)
    return _Friends(seats[0], north, seats[1], area, horizon)


def _own_corner(box: Box) -> SeatPlace:
    """The player's own place at the left of the hand."""
    side = min(box.w - 4 * GAP, 96.0)
    plate_h = _plate_height(side)
    block = box.centred(side, side + plate_h)
    face = Box(block.x, block.y, side, side)
    return SeatPlace(face, face, Box(box.x + 2, face.bottom, box.w - 4, plate_h), plate_beside=False)


def _plate_height(portrait: float) -> float:
    return 32.0 if portrait < _CRAMPED else min(56.0, portrait * 0.3 + 22)


def _fan(portrait: Box) -> Box:
    """The fan of cards held before the lower part of a portrait."""
    w, h = portrait.w * 1.2, portrait.h * 0.6
    return Box(portrait.cx - w / 2, portrait.bottom - portrait.h * 0.26, w, h)


def _one_row(card_w: float, hand_w: float) -> float:
    """How wide a full hand in one row is."""
    return min((hand_w - card_w) / (FULL_HAND - 1), card_w * _OVERLAP) * (FULL_HAND - 1) + card_w


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


def _trick(area: Box, hand_card_w: float, words_h: float) -> tuple[Box, Box, Box, Box]:
    """The four cards of a trick as a cross, each before the seat that played it, none on another; words fit under the
    friends' cards, and where there is room under the player's own."""
    room_h = area.h - words_h - GAP / 2
    tallest = min(room_h, (area.h - _APART) / 2)
    w = min(hand_card_w, tallest / CARD_RATIO, (area.w - 4 * _APART) / 3)  # as in the hand, if it fits
    h = w * CARD_RATIO
    tall = 2 * h + _APART
    floor = room_h - GAP / 2 if tall <= room_h - GAP / 2 else area.h
    y = area.y + max(0.0, min((area.h - tall) / 2, floor - tall))
    north = Box(area.cx - w / 2, y, w, h)
    side_y = min(y + (tall - h) / 2, area.y + room_h - h)
    south = north.moved(0, h + _APART)
    return south, Box(north.x - w - _APART, side_y, w, h), north, Box(north.right + _APART, side_y, w, h)
