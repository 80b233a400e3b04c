"""Where a sheet ends that is longer than its window, so that nothing looks torn there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

_HAIR = 2.0  # CSS pixels of a piece that nobody misses: its lowest line's air
_ENOUGH = 96.0  # how much of a tall piece must be seen for it to be begun at all
_SCRAP = 30.0  # as little as this of a piece is scrolled out of sight
_LEAST = 0.4  # the share of the room that is used in any case


class Piece(NamedTuple):
    """Something on a sheet that is best seen whole, such as a line of text or a chart: where it begins and ends."""

    top: float
    bottom: float

    def moved(self, dy: float) -> Piece:
        """The same piece further down."""
        return Piece(self.top + dy, self.bottom + dy)


def lines(height: float, step: float, top: float = 0.0) -> Iterator[Piece]:
    """Lines or rows of `step` each, one under the other from `top`, that are `height` tall together."""
    for i in range(round(height / step)):
        yield Piece(top + i * step, top + (i + 1) * step)


def fold(pieces: Iterable[Piece], room: float) -> float:
    """How much of a sheet to show in a room that is too low for all of it, in CSS pixels.

    What would show only a scrap of itself is left for the reader to scroll to.
    """
    end = room
    for piece in sorted(pieces, reverse=True):
        enough = min(piece.bottom - piece.top - _HAIR, _ENOUGH)
        if piece.top < end < piece.bottom and end - piece.top < enough:
            end = piece.top
    return end if end >= _LEAST * room else room


def is_torn(pieces: Iterable[Piece], end: float) -> bool:
    """Whether something goes on beyond the end of what is shown."""
    return any(piece.top < end < piece.bottom - _HAIR for piece in pieces)


def air_at_the_end(pieces: Iterable[Piece], start: float) -> float:
    """The air below the last piece with which no scrap is left at the upper edge when all is scrolled.

    Args:
        start: what lies at that edge without any air.
    """
    scraps = (piece.bottom - start for piece in pieces if piece.top < start < piece.bottom)
    return max((scrap for scrap in scraps if scrap <= _SCRAP), default=0.0)
