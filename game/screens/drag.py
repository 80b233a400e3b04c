"""A card under a finger, that may yet turn out to be a tap."""

from __future__ import annotations

from game.look.inputs import Pointer
from game.look.layout import Box
from game.rules.cards import Card

_DRAG_FROM = 10.0  # CSS pixels a finger wanders before a tap becomes a drag


class Drag:
    """One card and the pointer that holds it. `home` is where the card lay when it was gripped."""

    def __init__(self, card: Card, pointer: Pointer, home: Box) -> None:
        self.card = card
        self.pointer = pointer.id
        self.moving = False
        self._start = (pointer.x, pointer.y)
        self._home = home
        self._by = (0.0, 0.0)

    @property
    def box(self) -> Box:
        """Where the card is now."""
        return self._home.moved(*self._by)

    def follow(self, pointer: Pointer) -> None:
        """The pointer went on to here."""
        self._by = (pointer.x - self._start[0], pointer.y - self._start[1])
        if max(abs(self._by[0]), abs(self._by[1])) >= _DRAG_FROM:
            self.moving = True
