"""How the faces around the table change with what happens."""

from __future__ import annotations

from game.look.pictures import Mood
from game.rules.cards import QUEEN_OF_SPADES
from game.rules.seats import SEATS, Seat
from game.table.events import Event, HandOver, TrickTaken


def moods_after(event: Event) -> dict[Seat, Mood]:
    """How the faces change: the queen dismays her taker and pleases the rest, a moon delights its shooter."""
    if isinstance(event, TrickTaken) and QUEEN_OF_SPADES in event.trick.cards:
        return {seat: Mood.DISMAYED if seat is event.trick.taker else Mood.PLEASED for seat in SEATS}
    if isinstance(event, TrickTaken):
        return dict.fromkeys(SEATS, Mood.WAITING)
    if isinstance(event, HandOver):
        if event.shooter is not None:
            return {seat: Mood.TRIUMPHANT if seat is event.shooter else Mood.DISMAYED for seat in SEATS}
        least = min(event.scores)
        return {seat: Mood.PLEASED if event.scores[seat] == least else Mood.WAITING for seat in SEATS}
    return {}
