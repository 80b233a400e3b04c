"""Where a sheet ends that is longer than its window, so that nothing looks torn there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

_SHARE = 0.9  # how much of a piece must be seen for it to be begun at all: a line of words down to its feet
_ENOUGH = 96.0  # or so much of a tall one, in CSS pixels
_SCRAP = 30.0  # as little as this of a piece is scrolled out of sight
_LEAST = 0.65  # the share of the room that is used in any case: one reads on through no narrower gap


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
        enough = min(_SHARE * (piece.bottom - piece.top), _ENOUGH)
        if piece.top < end < piece.bottom and _LEAST * room <= piece.top and end - piece.top < enough:
            end = piece.top
    return end


def is_torn(pieces: Iterable[Piece], end: float) -> bool:
    """Whether something goes on beyond the end of what is shown."""
    return any(piece.top < end < piece.top + _SHARE * (piece.bottom - piece.top) for piece in pieces)


def air_at_the_end(pieces: Iterable[Piece], start: float) -> float:
    """The air below the last piece with which no scrap is left at the upper edge when all is scrolled.

    Args:
        start: what lies at that edge without any air.
    """
    scraps = (piece.bottom - start for piece in pieces if piece.top < start < piece.bottom)
    return max((scrap for scrap in scraps if scrap <= _SCRAP), default=0.0)
