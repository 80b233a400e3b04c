"""Whose face stands for which seat."""

from __future__ import annotations

from game.look.pictures import Who
from game.rules.seats import Seat

FACES = {Seat.SOUTH: Who.YOU, Seat.WEST: Who.HAZEL, Seat.NORTH: Who.BERTIE, Seat.EAST: Who.MABEL}
