"""A sentence that appears over the table for as long as it takes to read it."""

from __future__ import annotations

from collections.abc import Sequence

from game.look.layout import GAP, RADIUS, Box, Window
from game.look.notices import Room
from game.look.paint import Align, Brush, growth_in, paragraph_height
from game.look.theme import Type

_LEAST = 2.2  # seconds
_PER_LETTER = 0.045
_WIDEST = 520.0
_FEW_WORDS = 0.4  # the share of a narrow room that words may take without taking all of it
_SMALL_WINDOW = 500.0  # a window with a side that is no longer has smaller sentences
_NARROWEST = 96.0  # the least width of words
_PAD = GAP  # at both sides of the words
_AIR = 1.5 * GAP  # above and below them together, where there is room
ROLES = (Type.BODY, Type.SMALL, Type.TINY)
"""The sizes of a sentence, the one that is wanted first."""


class Toast:
    """At most one sentence at a time."""

    def __init__(self) -> None:
        self._sentence = ""
        self._until: float | None = None

    @property
    def until(self) -> float | None:
        """When the sentence goes, on the device's clock; None when there is none."""
        return self._until

    def show(self, sentence: str, now: float) -> None:
        """Show this sentence in place of any other."""
        self._sentence = sentence
        self._until = now + max(_LEAST, _PER_LETTER * len(sentence) + 1.0)

    def clear(self) -> None:
        """Take the sentence away."""
        self._sentence, self._until = "", None

    def expire(self, now: float) -> bool:
        """Take the sentence away if its time has come; whether it did."""
        if self._until is None or now < self._until:
            return False
        self.clear()
        return True

    def draw(self, brush: Brush, rooms: Sequence[Room]) -> None:
        """Draw the sentence at the bottom of the first room that holds it, as large as it fits there."""
        if not self._sentence:
            return
        room, role = first_that_holds(self._sentence, rooms, brush.window)
        place = _place(room.box, brush.window)
        growth = _growth(self._sentence, room, role, brush.window)
        tall = brush.paragraph_height(self._sentence, place.w, role, growth)
        ground = ground_of(brush, self._sentence, room, role)
        brush.fill(ground.moved(0, 2), brush.colours.night, RADIUS, alpha=90)
        brush.fill(ground, brush.colours.paper, RADIUS, edge=brush.colours.paper_line)
        inner = ground.centred(place.w, tall)
        brush.paragraph(self._sentence, inner, role, brush.colours.ink, Align.CENTRE, growth)


def ground_of(brush: Brush, sentence: str, room: Room, role: Type) -> Box:
    """The paper that a sentence of this size is written on."""
    box, place = room.box, _place(room.box, brush.window)
    growth = _growth(sentence, room, role, brush.window)
    wide = brush.paragraph_width(sentence, place.w, role, growth) + 1 + 2 * _PAD
    tall = brush.paragraph_height(sentence, place.w, role, growth)
    tall += min(_AIR, max(0.0, box.h - tall))
    if room.covers:
        wide, tall = box.w, max(tall, room.covers)
    at_bottom = Box(box.cx - wide / 2, box.bottom - tall, wide, tall)
    if room.middle is None:
        return at_bottom
    return Box(box.x, max(box.y, min(room.middle - tall / 2, at_bottom.y)), wide, tall)


def first_that_holds(sentence: str, rooms: Sequence[Room], window: Window) -> tuple[Room, Type]:
    """The largest size at which a sentence has room in any of some rooms, and the first of these; or else the last room
    and the least size."""
    small = min(window.safe.w, window.safe.h) <= _SMALL_WINDOW
    for role in ROLES[1:] if small else ROLES:
        for room in rooms:
            place = _place(room.box, window)
            if place.w >= _NARROWEST and paragraph_height(sentence, place.w, role, window, 1.0) <= place.h:
                return room, role
    return rooms[-1], ROLES[-1]


def _growth(sentence: str, room: Room, role: Type, window: Window) -> float:
    """How many times as large as usual a sentence is in a room: as its paper keeps some air, and covers no more for
    it than it must."""
    place = _place(room.box, window)
    most = place.h if room.covers == 0.0 else min(place.h, room.covers)
    return growth_in(sentence, Box(place.x, place.y, place.w, most - _AIR), role, window)


def _place(room: Box, window: Window) -> Box:
    """Where words may stand in a room."""
    width = min(room.w, window.grown(_WIDEST)) - 2 * _PAD
    return Box(room.x, room.y, width, room.h)
