"""What has happened at the table, told to whoever listens: only what every seat may know.

A listener gets each event together with its own seat's view of the game just after it.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.scoring import Scores
from game.rules.seats import Direction, Seat
from game.rules.view import Trick


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new hand was dealt."""

    number: int
    direction: Direction


@dataclass(frozen=True, slots=True)
class PassChosen:
    """A seat has chosen its three cards; which, only it knows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """All four had chosen: the cards have changed hands."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card. `trick` is all that lies on the table with it, in order of play."""

    seat: Seat
    card: Card
    trick: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """The card just played broke hearts."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is over and goes to its taker, with so many points (a jack of diamonds may make them negative)."""

    trick: Trick
    points: int


@dataclass(frozen=True, slots=True)
class MoonOwed:
    """A seat shot the moon and must choose what it is worth."""

    shooter: Seat


@dataclass(frozen=True, slots=True)
class HandOver:
    """The hand is scored: what it brought each seat, clockwise from the south, and the totals by the seats' letters."""

    number: int
    scores: Scores
    totals: dict[str, int]
    shooter: Seat | None


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is over. `places` are by the seats' letters; equal scores share a place."""

    places: dict[str, int]


@dataclass(frozen=True, slots=True)
class Undone:
    """Moves were taken back: forget what was shown and look at the view anew."""


Event = Dealt | PassChosen | Passed | Played | HeartsBroken | TrickTaken | MoonOwed | HandOver | GameOver | Undone
