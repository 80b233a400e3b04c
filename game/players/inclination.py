"""How a friend's taste and the state of the match tip the balance between cards of nearly the same worth."""

from __future__ import annotations

from game.players.match_sense import should_be_stopped, would_end_it_badly
from game.players.sight import Sight, points_in
from game.players.taste import PLAIN, Taste
from game.rules.cards import PENALTY_CARDS, SUIT_MASK, Card
from game.rules.seats import Seat
from game.rules.view import SeatView

_ENDS_IT_BADLY = 15.0
"""Points of a hand that a card must be better by to be worth ending a game that I lose with it."""
_STOPS_THE_LEADER = 0.3
"""What each point is worth, beyond itself, that goes to the one who leads a match about to end."""
_NEARLY_A_MOON = 18
_STOPS_A_MOON = 10.0
"""How many points better another card must be to be played where this one stops a moon for sure."""


def inclination(view: SeatView, card: Card, taste: Taste) -> float:
    """Points to add to the worth of playing this card now."""
    extra = _for_the_match(view, card) if view.trick and 1 << card & PENALTY_CARDS else 0.0
    if len(view.trick) == len(Seat) - 1:
        extra += _for_the_moon(view, card)
    return extra if taste == PLAIN else extra + _liking(view, card, taste)


def _for_the_match(view: SeatView, card: Card) -> float:
    """What giving a point to the one who takes the trick means for the match."""
    sight = Sight(view)
    winner, best = sight.winning
    if card // 13 == best // 13 and card > best:
        return 0.0
    given = points_in(sight.on_table | 1 << card, view.house.jack_of_diamonds)
    if would_end_it_badly(view, winner, given):
        return -_ENDS_IT_BADLY
    return _STOPS_THE_LEADER * points_in(1 << card) if should_be_stopped(view, winner) else 0.0


def _for_the_moon(view: SeatView, card: Card) -> float:
    """What it means that this card, the last of the trick, takes it with points from one who is nearly at the moon.

    So late the network has seen such a choice too seldom to know what it is worth.
    """
    sight = Sight(view)
    winner, best = sight.winning
    takes_points = card // 13 == best // 13 and card > best and (sight.on_table | 1 << card) & PENALTY_CARDS
    if not takes_points or sight.moon_threat is not winner:
        return 0.0
    return _STOPS_A_MOON if points_in(view.taken[winner]) >= _NEARLY_A_MOON else 0.0


def _liking(view: SeatView, card: Card, taste: Taste) -> float:
    """At most a third of a point: it chooses between equals and costs next to nothing."""
    rank = card % 13 / 12
    held = (view.hand & SUIT_MASK[card // 13]).bit_count()
    liking = taste.tidiness * (1 / held if card // 13 < 3 else 0.0)
    liking -= taste.caution * rank * (0.5 if view.trick else 1.0)
    if not any(view.taken[seat] & PENALTY_CARDS for seat in Seat if seat is not view.seat):
        liking += taste.boldness * rank * 0.5
    return liking
