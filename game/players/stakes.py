"""What a finished hand is worth to a seat: the margin in points, and the place where the match may end with it."""

from __future__ import annotations

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

    def _worth_of(self, scores: Scores) -> float:
        me = self._view.seat
        margin = (sum(scores) - scores[me]) / 3 - scores[me]
        if not self.may_end:
            return margin
        totals = added(self._view.totals, scores)
        if not is_game_over(totals, self._view.house):
            return margin
        return margin + _POINTS_A_PLACE * (2.5 - places(totals)[me])
