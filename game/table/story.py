"""Turns a move that was made into the events that everyone at the table saw."""

from __future__ import annotations

from game.rules import Match
from game.rules.cards import HEARTS, JACK_OF_DIAMONDS, QUEEN_OF_SPADES, suit
from game.rules.house import HouseRules
from game.rules.moves import Move, NextHand, Pass, Play
from game.rules.seats import Seat
from game.rules.view import Phase, SeatView, Trick
from game.table.events import (
    Dealt,
    Event,
    GameOver,
    HandOver,
    HeartsBroken,
    MoonOwed,
    PassChosen,
    Passed,
    Played,
    TrickTaken,
)


def story(move: Move, before: SeatView, match: Match) -> list[Event]:
    """The events of `move`, in the order in which they are seen.

    `before` is any seat's view just before the move, `match` the game just after it.
    """
    after = match.view(before.seat)
    told: list[Event] = []
    if isinstance(move, NextHand):
        told.append(Dealt(after.hand_number, after.direction))
    elif isinstance(move, Pass):
        told.append(PassChosen(move.seat))
        if after.phase is not Phase.PASSING:
            told.append(Passed(after.direction))
    elif isinstance(move, Play):
        told.append(Played(move.seat, move.card, (*before.trick, (move.seat, move.card))))
        if after.hearts_broken and not before.hearts_broken:
            told.append(HeartsBroken(move.seat))
        if len(after.tricks) > len(before.tricks):
            trick = after.tricks[-1]
            told.append(TrickTaken(trick, points_in(trick, after.house)))
        if after.phase is Phase.CHOOSING_MOON and after.moon_shooter is not None:
            told.append(MoonOwed(after.moon_shooter))
    if before.phase in (Phase.PLAYING, Phase.CHOOSING_MOON) and after.phase in (Phase.SUMMARY, Phase.OVER):
        told.append(hand_over(match))
        if match.places is not None:
            told.append(GameOver(match.places))
    return told


def hand_over(match: Match) -> HandOver:
    """The event of the hand that was scored last."""
    view = match.view(Seat.SOUTH)
    return HandOver(view.hand_number, match.hand_scores[-1], match.totals, view.moon_shooter)


def points_in(trick: Trick, house: HouseRules) -> int:
    """What the cards of `trick` count (RULES: one a heart, 13 the queen of spades, -10 the jack of diamonds if on)."""
    points = 0
    for card in trick.cards:
        if suit(card) == HEARTS:
            points += 1
        elif card == QUEEN_OF_SPADES:
            points += 13
        elif card == JACK_OF_DIAMONDS and house.jack_of_diamonds:
            points -= 10
    return points
