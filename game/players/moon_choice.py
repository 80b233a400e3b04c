"""The choice after a moon on tables where the shooter chooses: add 26 to the others, or take 26 off."""

from __future__ import annotations

from game.rules.house import MoonChoice
from game.rules.moves import ChooseMoon
from game.rules.scoring import Scores, is_game_over, places
from game.rules.view import SeatView


def choose_moon(view: SeatView) -> ChooseMoon:
    """The shooter's choice: the better final place if the game could end now, else the better margin over the best
    other seat. Of two choices with the same place, one that ends a won game, or goes on with one that is not won.
    """
    totals = view.moon_totals()
    could_end = any(is_game_over(each, view.house) for each in totals.values())

    def worth(choice: MoonChoice) -> tuple[int, bool, int]:
        after = totals[choice]
        margin = _margin(after, view)
        if not could_end:
            return 0, False, margin
        place = places(after)[view.seat]
        return -place, is_game_over(after, view.house) is (place == 1), margin

    return ChooseMoon(view.seat, max(MoonChoice, key=worth))


def _margin(totals: Scores, view: SeatView) -> int:
    return min(total for seat, total in enumerate(totals) if seat != view.seat) - totals[view.seat]
