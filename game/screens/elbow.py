"""What stands at the player's elbow: the hint, the turn timer, and the offer to finish a hand that is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.players.levels import PLAYABLE, Level, make_player
from game.players.player import decide
from game.rules.cards import cards_of
from game.rules.moves import Pass, Play
from game.rules.seats import Seat
from game.screens import words
from game.table.advice import Advice
from game.table.claims import Claim, claim
from game.table.timer import TurnTimer

if TYPE_CHECKING:
    from game.screens.table import TableScreen

ME = Seat.SOUTH
_TICK = 0.25  # seconds between two drawings of the timer's ring


class Elbow:
    """Help for one player at one table."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._stand_in = make_player(Level.STEADY, ME, screen.table.match.seed)
        self._advice: Advice | None = None
        self._timer = TurnTimer()
        self._tick = 0.0
        self._claimed_at = -1
        self._claim: Claim | None = None
        self.is_finishing = False

    # -- the hint

    def ask(self) -> None:
        """Ask for a hint on the player's move."""
        screen = self._screen
        if screen.is_passing or screen.is_my_turn:
            adviser = make_player(PLAYABLE[-1], ME, screen.table.match.seed)
            self._advice = Advice(screen.view, adviser, words.FRIENDS, screen.app.device.now)
        else:
            screen.say(words.WAIT_FOR_TURN)

    @property
    def thinks(self) -> bool:
        """Whether a hint is being thought of."""
        return self._advice is not None

    def forget(self) -> None:
        """Something has happened: a hint in the making is of no more use."""
        self._advice = None

    def _advise(self, budget: float) -> None:
        if self._advice is None:
            return
        hint = self._advice.advance(budget)
        if hint is None:
            return
        self._advice = None
        if isinstance(hint.move, Pass):
            self._screen.hand.show_picked(cards_of(hint.move.cards))
        elif isinstance(hint.move, Play):
            self._screen.hand.show_picked([hint.move.card])
        self._screen.say(hint.reason)

    # -- the offer

    @property
    def offer(self) -> Claim | None:
        """How the rest of the hand must go, if that is certain and it is the player's move."""
        view = self._screen.view
        if self.is_finishing or not self._screen.is_my_turn:
            return None
        moves = len(self._screen.table.match.moves)
        if moves != self._claimed_at:
            self._claimed_at, self._claim = moves, claim(view)
        return self._claim

    def finish(self) -> None:
        """Let the rest of the hand be played by itself, quickly."""
        self.is_finishing = True
        self._screen.toast.clear()
        self._screen.table.lend(ME, self._stand_in)
        self._screen.change()

    def hand_is_over(self) -> None:
        """The seat is the player's again."""
        self.is_finishing = False
        self._screen.table.take_back(ME)

    # -- the timer

    def time_left(self) -> float | None:
        """The share of the turn's time that is left, 1 to 0; None where there is no hurry."""
        left, limit = self._timer.left(self._screen.app.device.now()), self._timer.limit
        return left / limit if left is not None and limit else None

    def update(self, now: float, budget: float) -> None:
        """Let time go on."""
        screen = self._screen
        owes = (screen.is_passing or screen.is_my_turn) and not screen.stage.busy and not self.is_finishing
        if not owes or screen.app.top is not screen:
            self._timer.pause(now)
            return
        self._advise(budget)
        limit = screen.app.settings.turn_timer.seconds(screen.view.phase)
        self._timer.run((len(screen.table.match.moves), limit), limit, now)
        left = self._timer.left(now)
        if left is None:
            return
        screen.app.sounds.count_down(left)
        if left <= 0.0:
            screen.submit(decide(self._stand_in, screen.table.view(ME)))
            screen.say(words.TIME_IS_UP)
        elif now >= self._tick:
            self._tick = now + _TICK
            screen.touch()

    @property
    def wake_at(self) -> float | None:
        """When `update` next has something to do."""
        if self._advice is not None:
            return 0.0
        return self._tick if self.time_left() is not None else None
