"""A sentence that appears over the table for as long as it takes to read it."""

from __future__ import annotations

from collections.abc import Sequence

from game.look.layout import GAP, RADIUS, Box, Window
from game.look.paint import Align, Brush, largest, paragraph_height
from game.look.table_layout import NARROW
from game.look.theme import Type

_LEAST = 2.2  # seconds
_PER_LETTER = 0.045
_WIDEST = 520.0
_FEW_WORDS = 0.4  # the share of a narrow room that words may take without taking all of it
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

    def draw(self, brush: Brush, rooms: Sequence[Box]) -> None:
        """Draw the sentence at the bottom of the first room that holds it, as large as it fits; a long one fills a
        narrow room."""
        if not self._sentence:
            return
        room = first_that_holds(self._sentence, rooms, brush.window)
        place = _place(room, brush.window)
        width = place.w
        role, growth = largest(self._sentence, place, ROLES, brush.window)
        wide = brush.paragraph_width(self._sentence, width, role, growth) + 1
        tall = brush.paragraph_height(self._sentence, width, role, growth)
        pad = min(1.5 * GAP, max(GAP / 2, room.h - tall))
        across = wide + 3 * GAP
        if room.w <= NARROW and across > room.w * _FEW_WORDS:
            across = room.w
        ground = Box(room.cx - across / 2, room.bottom - tall - pad, across, tall + pad)
        brush.fill(ground.moved(0, 2), brush.colours.night, RADIUS, alpha=90)
        brush.fill(ground, brush.colours.paper, RADIUS, edge=brush.colours.paper_line)
        inner = ground.centred(width, tall)
        brush.paragraph(self._sentence, inner, role, brush.colours.ink, Align.CENTRE, growth)


def first_that_holds(sentence: str, rooms: Sequence[Box], window: Window) -> Box:
    """The first of some rooms in which a sentence has room at its least size, or else the last."""

    def holds(room: Box) -> bool:
        place = _place(room, window)
        return place.w > 0 and paragraph_height(sentence, place.w, ROLES[-1], window, 1.0) <= place.h

    return next((room for room in rooms if holds(room)), rooms[-1])


def _place(room: Box, window: Window) -> Box:
    """Where words may stand in a room."""
    width = min(room.w, window.grown(_WIDEST)) - 3 * GAP
    return Box(room.x, room.y, width, room.h - GAP / 2)
