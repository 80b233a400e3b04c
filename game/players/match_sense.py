"""Sense for the whole match near its end: who may not be given points, and who should be stopped."""

from __future__ import annotations

from game.players.sight import points_in
from game.rules.seats import Seat
from game.rules.view import SeatView

_MOST_POINTS = 26


def hand_points(view: SeatView, seat: Seat) -> int:
    """Points this seat has taken so far in this hand, the jack's -10 included where it counts."""
    return points_in(view.taken[seat], view.house.jack_of_diamonds)


def standing(view: SeatView, seat: Seat) -> int:
    """The seat's match total with what it has taken so far in this hand."""
    return view.totals[seat] + hand_points(view, seat)


def would_end_it_badly(view: SeatView, taker: Seat, points: int) -> bool:
    """Whether giving these points to another seat takes it to the game length while somebody else is ahead of me.

    A moon may still change the scores, so this is a rule of thumb: it compares the standings as they are.
    """
    if taker is view.seat or points <= 0:
        return False
    if standing(view, taker) + points < view.house.game_length:
        return False
    mine = standing(view, view.seat)
    return any(standing(view, seat) + (points if seat is taker else 0) < mine for seat in Seat if seat is not view.seat)


def should_be_stopped(view: SeatView, seat: Seat) -> bool:
    """Whether another seat alone leads a match that may end with this hand: points are best given to it."""
    if seat is view.seat or max(view.totals) + _MOST_POINTS < view.house.game_length:
        return False
    return all(standing(view, other) > standing(view, seat) for other in Seat if other is not seat)
