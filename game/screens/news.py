"""What is said aloud of an event of the table, for those who listen rather than look."""

from __future__ import annotations

from game.rules.cards import cards_of
from game.rules.seats import SEATS, Seat
from game.rules.view import Phase, SeatView
from game.screens import words
from game.screens.hand_order import arranged
from game.table.events import Dealt, Event, GameOver, HandOver, HeartsBroken, MoonOwed, Passed, Played, TrickTaken


def news_of(event: Event, view: SeatView) -> str:
    """A sentence or two for the live region; "" for what need not be said."""
    if isinstance(event, Dealt):
        said = words.dealt(event.number, event.direction, arranged(view))
        return f"{said} {_turn(view)}".strip()
    if isinstance(event, Passed):
        giver = event.direction.giver(view.seat)
        return f"{words.received(cards_of(view.received), giver)} {_turn(view)}".strip()
    if isinstance(event, Played):
        said = words.played(event.seat, event.card)
        return said if len(event.trick) == 4 else f"{said} {_turn(view)}".strip()
    if isinstance(event, HeartsBroken):
        return words.hearts_broken(event.seat)
    if isinstance(event, TrickTaken):
        return f"{words.took(event.trick.taker, event.points)} {_turn(view)}".strip()
    if isinstance(event, MoonOwed):
        return words.moon(event.shooter)
    if isinstance(event, HandOver):
        moon = f"{words.moon(event.shooter)} " if event.shooter is not None else ""
        return moon + words.scores_news((seat, event.scores[seat], event.totals[seat.letter]) for seat in SEATS)
    if isinstance(event, GameOver):
        return words.winners(seat for seat in SEATS if event.places[seat.letter] == 1) + "."
    return ""


def _turn(view: SeatView) -> str:
    if view.phase is not Phase.PLAYING or view.turn is not Seat.SOUTH:
        return ""
    return words.your_turn(leads=not view.trick)
