"""The four seats, clockwise, and the directions in which cards are passed."""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from reprlib import repr as short

LONGEST_NAME = 40


class Seat(IntEnum):
    """A place at the table. Clockwise: the next seat is the one on the left.

    >>> Seat.SOUTH.left.letter, Seat.EAST.left.letter
    ('W', 'S')
    """

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    @property
    def letter(self) -> str:
        """The seat's name at the edge: "S", "W", "N" or "E"."""
        return LETTERS[self]

    @property
    def word(self) -> str:
        """The seat's name in a sentence: "South"."""
        return self.name.capitalize()

    @property
    def left(self) -> "Seat":
        """The next seat clockwise."""
        return SEATS[(self + 1) % 4]

    @classmethod
    def of(cls, seat: "str | Seat") -> "Seat":
        """The seat of a letter; a Seat is itself. ValueError for anything else.

        >>> Seat.of("N") is Seat.NORTH
        True
        """
        if isinstance(seat, Seat):
            return seat
        if isinstance(seat, str) and seat in _SEAT_OF_LETTER:
            return _SEAT_OF_LETTER[seat]
        raise ValueError(f"{short(seat)} is no seat: the seats are S, W, N and E.")


LETTERS = "SWNE"
SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
_SEAT_OF_LETTER = dict(zip(LETTERS, SEATS, strict=True))


def seat_names(given: Mapping[str, str]) -> dict[str, str]:
    """What each seat is called, by letter: as given, and by its compass word where nothing is given.

    ValueError for a key that is no seat, or a name that is not 1 to 40 characters of one line.

    >>> seat_names({"W": "Hazel"})
    {'S': 'South', 'W': 'Hazel', 'N': 'North', 'E': 'East'}
    """
    called = {seat.letter: seat.word for seat in SEATS}
    for letter, name in given.items():
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not _is_one_line(name):
            raise ValueError(f"A name is 1 to {LONGEST_NAME} characters of one line, not {short(name)}.")
        called[Seat.of(letter).letter] = name
    return called


class Direction(StrEnum):
    """Where a hand's passed cards go.

    >>> Direction.LEFT.receiver(Seat.SOUTH).letter, Direction.RIGHT.receiver(Seat.SOUTH).letter
    ('W', 'E')
    """

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    HOLD = "hold"

    def receiver(self, seat: Seat) -> Seat:
        """The seat that gets what `seat` passes; on a hold hand the seat itself."""
        return SEATS[(seat + _STEPS[self]) % 4]

    def giver(self, seat: Seat) -> Seat:
        """The seat whose cards `seat` gets; on a hold hand the seat itself."""
        return SEATS[(seat - _STEPS[self]) % 4]


_STEPS = {Direction.LEFT: 1, Direction.RIGHT: 3, Direction.ACROSS: 2, Direction.HOLD: 0}


def _is_one_line(name: str) -> bool:
    """Whether a name can be written anywhere: no line break, no other control, no half of a surrogate pair."""
    return not any(char < " " or "\ud800" <= char <= "\udfff" for char in name)
