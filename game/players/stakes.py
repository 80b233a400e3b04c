"""What a finished hand is worth to a seat: the margin in points, and the place where the match may end with it."""

from __future__ import annotations

from math import sqrt

from game.players.sight import only_taker, points_in
from game.rules.house import Moon, MoonChoice
from game.rules.play import Position
from game.rules.scoring import Scores, added, hand_scores, is_game_over, moon_shooter, places
from game.rules.view import SeatView

_MOST_POINTS = 26
DREAD = 30.0
"""Points by which suffering a moon counts worse than it scores, as the network was taught (training/train.py): whoever
stops a moon pays alone for all three, so with plain margins everybody would leave it to the next."""
_POINTS_A_PLACE = 9.0
"""What a better place at the end of a match is worth beside the points of a hand."""


_ALARM = 15.0
_ALARM_FROM = 5
"""How much more a moon under way weighs than the network says, in points, growing with what the shooter has: a table of
four who search as deep would otherwise leave one in ten hands to it."""


class Stakes:
    """What one seat plays for in this hand."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self.may_end = max(view.totals) + _MOST_POINTS >= view.house.game_length
        """Whether the match could be over after this hand."""

    def worth(self, position: Position) -> float:
        """The worth of a finished hand, in points of margin."""
        house = self._view.house
        shooter = moon_shooter(position.taken, house)
        if shooter is None:
            return self._worth_of(hand_scores(position.taken, house))
        choices = list(MoonChoice) if house.moon is Moon.SHOOTER_CHOOSES else [None]
        worths = [self._worth_of(hand_scores(position.taken, house, choice)) for choice in choices]
        return max(worths) if shooter is self._view.seat else min(worths) - DREAD

    def alarm(self, position: Position) -> float:
        """Points to take off the network's judgement of an unfinished hand where another seat is on the way to a moon.

        It is where it alone has points, and a few by now.
        """
        if self._view.house.moon is Moon.OFF:
            return 0.0
        taker = only_taker(position.taken)
        if taker is None or taker is self._view.seat:
            return 0.0
        points = points_in(position.taken[taker])
        return _ALARM * sqrt(points / _MOST_POINTS) if points >= _ALARM_FROM else 0.0

    def _worth_of(self, scores: Scores) -> float:
        me = self._view.seat
        margin = (sum(scores) - scores[me]) / 3 - scores[me]
        if not self.may_end:
            return margin
        totals = added(self._view.totals, scores)
        if not is_game_over(totals, self._view.house):
            return margin
        return margin + _POINTS_A_PLACE * (2.5 - places(totals)[me])
