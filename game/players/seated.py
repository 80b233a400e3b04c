"""A player as the arena sees it: asked for moves, and told what an outside engine needs to hear."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from game.players.levels import Level, make_player
from game.players.player import Player, decide
from game.rules.cards import Card
from game.rules.house import HouseRules
from game.rules.moves import Move
from game.rules.seats import Seat
from game.rules.view import SeatView


class Seated(Protocol):
    """Somebody in the arena. One call for each message of the engine protocol."""

    name: str

    def take_seat(self, seat: Seat, house: HouseRules) -> None:
        """A new set of hands begins, at this seat."""
        ...

    def see_deal(self, view: SeatView) -> None:
        """A hand was dealt."""
        ...

    def choose(self, view: SeatView) -> Move:
        """The move the seat owes."""
        ...

    def see_received(self, view: SeatView) -> None:
        """The passed cards arrived."""
        ...

    def see_played(self, seat: Seat, card: Card) -> None:
        """Somebody played a card."""
        ...

    def see_scores(self, scores: Mapping[str, int]) -> None:
        """The hand is over."""
        ...

    def leave(self) -> None:
        """No more hands."""
        ...


class SeatedPlayer:
    """One of the game's own players, made anew for each seat; it needs nothing but its view."""

    def __init__(self, name: str, make: Callable[[Seat], Player]) -> None:
        self.name = name
        self._make = make
        self._player = make(Seat.SOUTH)

    @classmethod
    def of_level(cls, level: Level, seed: int) -> SeatedPlayer:
        """A player of this level."""
        return cls(level.value, lambda seat: make_player(level, seat, seed))

    def take_seat(self, seat: Seat, house: HouseRules) -> None:
        """See `Seated`."""
        self._player = self._make(seat)

    def choose(self, view: SeatView) -> Move:
        """See `Seated`."""
        return decide(self._player, view)

    def see_deal(self, view: SeatView) -> None:
        """See `Seated`; the view of each decision tells it all."""

    def see_received(self, view: SeatView) -> None:
        """See `Seated`."""

    def see_played(self, seat: Seat, card: Card) -> None:
        """See `Seated`."""

    def see_scores(self, scores: Mapping[str, int]) -> None:
        """See `Seated`."""

    def leave(self) -> None:
        """See `Seated`."""
