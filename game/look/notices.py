"""Where a sentence lies on the table: on no card, and over a seat wholly or not at all.

There is room above the player's own strip, beside the player in it, or along the table's far side.
"""

from __future__ import annotations

from typing import NamedTuple

from game.look.layout import GAP, Box
from game.look.table_layout import EAST, LITTLE_CLEAR, NORTH, SOUTH, WEST, TableLayout


class Room(NamedTuple):
    """A box for words, at whose bottom they stand."""

    box: Box
    covers: float = 0.0
    """How much of its height, from the bottom, their paper takes at least, over all of its width: what lies there is
    covered wholly."""
    middle: float | None = None
    """The height that they are centred on instead, where something stands close to their left."""


_TWO_LINES = 38.0  # what two lines of the least size need
_STATUS_W = 92.0  # what the hand's number and the broken heart take of a low window's top
_BESIDE_W = 300.0  # of words beside a button: they make a block like it


def rooms_for_words(layout: TableLayout, lying: bool, acting: bool, own: bool, held: int) -> tuple[Room, ...]:
    """Rooms for a sentence; the first that holds it is to be taken.

    `lying` says whether there is a trick, `own` whether the player's card lies in it, `acting` whether a button waits
    to be pressed in the player's strip, `held` how many cards the player holds.
    """
    if not lying:
        free, strip = layout.prompt, layout.strip
        middle = Box(free.x, free.y, free.w, free.h - GAP / 2)
        top = layout.seats[WEST].fan.y - GAP / 4
        names = Box(strip.x, top, strip.w, middle.bottom - top)
        return (Room(middle), Room(names, covers=names.h))
    under = _over_few_cards(layout, held)
    if own:
        return (under, *_about_own_card(layout), *_far_side(layout))
    above = _above_strip(layout, max(_friends_end(layout), _plates_end(layout)))
    if acting:
        return (above, under, *_beside_action(layout), *_far_side(layout))
    return (above, *_in_strip(layout, _friends_end(layout)), *_far_side(layout))


def room_for_thoughts(layout: TableLayout, lying: bool) -> Box:
    """The room for what is written on the table itself."""
    return _in_strip(layout, _friends_end(layout))[0].box if lying else layout.prompt


def _friends_end(layout: TableLayout) -> float:
    """How far down the friends' cards in the trick reach."""
    return max(layout.trick[seat].bottom for seat in (WEST, NORTH, EAST)) + GAP / 2


def _plates_end(layout: TableLayout) -> float:
    """How far down the friends' names at the sides reach."""
    return max(layout.seats[seat].plate.bottom for seat in (WEST, EAST)) + GAP / 2


def _above_strip(layout: TableLayout, top: float) -> Room:
    strip = layout.strip
    top = max(top, layout.seats[WEST].portrait.bottom)
    return Room(Box(strip.x, top, strip.w, strip.y - GAP / 2 - top))


def _in_strip(layout: TableLayout, top: float) -> tuple[Room, ...]:
    """Beside the player, in the middle if that is wide enough; else over all of the strip."""
    strip, own = layout.strip, layout.seats[SOUTH].plate
    top = max(top, _plates_end(layout))
    whole = Box(strip.x, top, strip.w, strip.bottom - top)
    if not own.meets(whole):
        return (Room(whole),)
    aside = own.right + GAP
    beside = Box(aside, top, strip.right - aside, whole.h)
    return (Room(whole.inset(aside - strip.x, 0)), Room(beside), Room(whole, covers=whole.h))


def _beside_action(layout: TableLayout) -> tuple[Room, ...]:
    """At the right of a button in the strip, close to it or in all of the room."""
    strip, left = layout.strip, layout.action.right + GAP
    top = max(_plates_end(layout), layout.trick[EAST].bottom + GAP / 2 if left < layout.trick[EAST].right else 0.0)
    tall = strip.bottom - top
    widths = (min(_BESIDE_W, strip.right - left), strip.right - left)
    return tuple(Room(Box(left, top, w, tall), middle=layout.action.cy) for w in widths)


def _over_few_cards(layout: TableLayout, held: int) -> Room:
    """Between the player's strip and the hand, where that no longer fills its rows."""
    strip = layout.strip
    hand = min((box.y for box in layout.hand_boxes(held)), default=layout.hand.bottom) - layout.lift - LITTLE_CLEAR
    top = strip.bottom + GAP / 4
    return Room(Box(strip.x, top, strip.w, max(0.0, hand - top)))


def _about_own_card(layout: TableLayout) -> tuple[Room, ...]:
    """Below the player's own card, beside the player, and at its right."""
    card, strip, under = layout.trick[SOUTH], layout.strip, layout.trick[SOUTH].bottom + GAP
    below = [room.box for room in _in_strip(layout, under)][:2]
    left, top = card.right + GAP, max(layout.seats[EAST].plate.bottom, layout.trick[EAST].bottom) + GAP / 2
    right = Box(left, top, strip.right - left, strip.bottom - top)
    return tuple(Room(box) for box in (*below, right))


def _far_side(layout: TableLayout) -> tuple[Room, ...]:
    """Over the friends' cards and names, or on a low window over all of the friend across; at last over the hand's
    number too."""
    strip, trick = layout.strip, min(box.y for box in layout.trick) - GAP / 2
    if not layout.beside:
        top = layout.seats[WEST].fan.y
        if layout.seats[WEST].plate.bottom > trick:  # they sit at the sides of the trick
            return ()
        names = min(layout.seats[seat].plate.y for seat in (WEST, NORTH, EAST))
        return (Room(Box(strip.x, top, strip.w, trick - top), covers=trick - names),)
    safe = layout.window.safe
    top = safe.y + GAP / 4
    bottom = min(trick, max(layout.seats[WEST].portrait.y - GAP / 4, top + _TWO_LINES))
    high = Box(safe.x + GAP / 2, top, safe.w - GAP, bottom - top)
    after_status = Box(high.x + _STATUS_W, high.y, high.w - _STATUS_W, high.h)
    return tuple(Room(box, covers=high.h) for box in (high.inset(_STATUS_W, 0), after_status, high))
