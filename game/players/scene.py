"""The state that a network player looks at: a position with what was played by whom, and what each seat passed and got.

Built from a SeatView it holds only the viewer's hand; a search puts in imagined hands and plays on from there.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import Card, CardMask
from game.rules.play import Position
from game.rules.seats import Direction
from game.rules.view import Phase, SeatView

_SUIT_BIT = tuple(1 << card // 13 for card in range(52))


class Scene:
    """Seats are numbers 0 to 3. Voids are four-bit masks of suits that a seat has shown not to hold."""

    __slots__ = ("direction", "passed", "passing", "played", "position", "received", "voids")

    def __init__(self, position: Position, direction: Direction) -> None:
        self.position = position
        self.direction = direction
        self.passing = False
        self.played: list[CardMask] = [0, 0, 0, 0]
        self.voids = [0, 0, 0, 0]
        self.passed: list[CardMask] = [0, 0, 0, 0]
        self.received: list[CardMask] = [0, 0, 0, 0]

    @classmethod
    def of_view(cls, view: SeatView) -> Scene:
        """The scene of a view; the other seats hold nothing. While passing, the turn is the viewer's."""
        hands = [view.hand if seat == view.seat else 0 for seat in range(4)]
        scene = cls(Position.imagined(view, hands), view.direction)
        scene.passing = view.phase is Phase.PASSING
        if scene.passing:
            scene.position.turn = int(view.seat)
        scene.passed[view.seat] = view.passed
        scene.received[view.seat] = view.received
        for trick in view.tricks:
            scene._recall(trick.plays)
        scene._recall(view.trick)
        return scene

    def _recall(self, plays: Sequence[tuple[int, Card]]) -> None:
        for seat, card in plays:
            self.played[seat] |= 1 << card
            if card // 13 != plays[0][1] // 13:
                self.voids[seat] |= _SUIT_BIT[plays[0][1]]

    def play(self, card: Card) -> None:
        """The turn plays a legal card."""
        position = self.position
        turn = position.turn
        bit = 1 << card
        if position.led and not bit & position.led:
            self.voids[turn] |= _SUIT_BIT[position.best]
        self.played[turn] |= bit
        position.play(card)

    def copy(self) -> Scene:
        """A scene of its own with the same cards."""
        twin = Scene.__new__(Scene)
        twin.position = self.position.copy()
        twin.direction = self.direction
        twin.passing = self.passing
        twin.played = self.played[:]
        twin.voids = self.voids[:]
        twin.passed = self.passed
        twin.received = self.received
        return twin
