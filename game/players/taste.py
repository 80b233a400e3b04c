"""Small differences between the three friends, within a level: of taste, not of strength."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.seats import Seat


@dataclass(frozen=True)
class Taste:
    """What a friend likes. Units are points of a hand, used to choose between moves that are about as good.

    boldness: how fond of shooting the moon; caution: how much a risk of taking points weighs more than it should;
    tidiness: how fond of emptying a suit.
    """

    boldness: float = 0.0
    caution: float = 0.0
    tidiness: float = 0.0


PLAIN = Taste()
HAZEL = Taste(tidiness=0.3)
BERTIE = Taste(boldness=0.3)
MABEL = Taste(caution=0.3)

_AT_THE_TABLE = {Seat.SOUTH: PLAIN, Seat.WEST: HAZEL, Seat.NORTH: BERTIE, Seat.EAST: MABEL}


def taste_of(seat: Seat) -> Taste:
    """The taste of the friend who sits there: Hazel west, Bertie north, Mabel east; south has none."""
    return _AT_THE_TABLE[seat]
