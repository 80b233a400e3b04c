"""The hint: what the strongest player would do, and one true sentence why."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass

from game.players.pass_reasons import why_pass
from game.players.play_reasons import why_play
from game.players.player import Player
from game.rules.house import MoonChoice
from game.rules.moves import ChooseMoon, Move, Pass, Play
from game.rules.seats import Seat
from game.rules.view import SeatView

FRIENDS: Mapping[Seat, str] = {Seat.SOUTH: "South", Seat.WEST: "Hazel", Seat.NORTH: "Bertie", Seat.EAST: "Mabel"}


@dataclass(frozen=True)
class Hint:
    """A move, and why it is good: one sentence that is true of this position."""

    move: Move
    reason: str


def think_of_hint(view: SeatView, player: Player, names: Mapping[Seat, str] = FRIENDS) -> Generator[Hint, None, Hint]:
    """A hint in slices, as `Player.think`: yields the best so far, returns the last. `names` by seat."""
    thinking = player.think(view)
    while True:
        try:
            move = next(thinking)
        except StopIteration as end:
            return explained(view, end.value, names)
        yield explained(view, move, names)


def hint(view: SeatView, player: Player, names: Mapping[Seat, str] = FRIENDS) -> Hint:
    """A hint at once. `player` is the strongest at hand, without taste. ValueError if the seat owes no move."""
    thinking = think_of_hint(view, player, names)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: Hint = end.value
            return found


def explained(view: SeatView, move: Move, names: Mapping[Seat, str]) -> Hint:
    """A move of this view with the sentence that goes with it."""
    if isinstance(move, Play):
        return Hint(move, why_play(view, move.card, names))
    if isinstance(move, Pass):
        return Hint(move, why_pass(view, move.cards))
    assert isinstance(move, ChooseMoon)
    if move.choice is MoonChoice.ADD:
        return Hint(move, "With 26 added to each of the others you stand better than with 26 off your own score.")
    return Hint(move, "With 26 off your own score you stand better than with 26 added to the others.")
