"""What a computer player is: it looks at a view and thinks in small slices, so that a table can hurry it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol

from game.rules.moves import Move
from game.rules.view import Phase, SeatView

Thinking = Generator[Move, None, Move]

_PASS_PAUSE = 1.0
_CHOICES_FOR_A_LONG_LOOK = 9


class Player(Protocol):
    """Somebody at the table. The same view always gets the same move, whatever was asked before."""

    def think(self, view: SeatView) -> Thinking:
        """Think about the move that `view.seat` owes.

        Each slice takes under 8 ms in the browser and yields the best move found so far, which is always legal;
        the generator returns the final move. Stop asking at any time and keep the last move yielded.
        Raises ValueError (a sentence) if the seat owes no move.
        """
        ...


def must_owe_a_move(view: SeatView) -> None:
    """Raise ValueError (a sentence) if the viewing seat has nothing to do now."""
    if not view.to_act:
        raise ValueError(f"{view.seat.word} has nothing to play now.")


def decide(player: Player, view: SeatView) -> Move:
    """Let a player think to the end and return its move."""
    thinking = player.think(view)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            move: Move = end.value
            return move


def pause_share(view: SeatView) -> float:
    """How long a person would look at this decision: 0 (a forced card) to 1 (a pass, or a hand full of choices).

    The table multiplies it into its own pace; players never sleep.
    """
    if view.phase is Phase.PASSING:
        return _PASS_PAUSE
    choices = view.legal.bit_count()
    if choices <= 1:
        return 0.0
    return min(1.0, choices / _CHOICES_FOR_A_LONG_LOOK)
