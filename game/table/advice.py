"""A hint in the making: the strongest player's thinking, spread over frames."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping

from game.players.hint import Hint, think_of_hint
from game.players.player import Player
from game.rules.seats import Seat
from game.rules.view import SeatView


class Advice:
    """Thinks about one view until it has a hint.

    Args:
        view: the position of the seat that asks, which owes a move.
        adviser: who thinks, without taste.
        names: what the seats are called in the reason.
        clock: seconds, never going back.
    """

    def __init__(self, view: SeatView, adviser: Player, names: Mapping[Seat, str], clock: Callable[[], float]) -> None:
        self.view = view
        self._clock = clock
        self._thinking: Generator[Hint, None, Hint] = think_of_hint(view, adviser, names)
        self._best: Hint | None = None

    def advance(self, budget: float) -> Hint | None:
        """Think for about `budget` seconds; the hint once it is found."""
        end = self._clock() + budget
        while True:
            try:
                self._best = next(self._thinking)
            except StopIteration as found:
                hint: Hint = found.value
                return hint
            if self._clock() >= end:
                return None

    def hurry(self) -> Hint | None:
        """The best found so far, if any."""
        return self._best
