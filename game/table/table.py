"""The running game: whose move it is, the computer seats' thinking, undo, and the one door through which moves come in.

A person, a computer and a friend on a network all move by `Table.submit`; everyone who listens hears the same events.
Nothing here sleeps or draws: a screen calls `advance` when it has nothing left to animate, and asks `wake_at` how long
it may rest.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping

from game.players.dice import Dice
from game.players.player import Player, pause_share
from game.rules import IllegalMove, Match, Rule
from game.rules.moves import Move, NextHand, Pass, Play
from game.rules.seats import Seat
from game.rules.view import Phase, SeatView
from game.table.events import Dealt, Event, Undone
from game.table.pace import Pace
from game.table.story import story

Listener = Callable[[Event, SeatView], None]


class Table:
    """A game in play.

    Args:
        match: the game so far; only the table writes to it from now on.
        players: the computer players by seat; seats without one wait for `submit`.
        pace: how long computers ponder.
        clock: seconds, never going back.
    """

    def __init__(self, match: Match, players: Mapping[Seat, Player], pace: Pace, clock: Callable[[], float]) -> None:
        self.pace = pace
        self._match = match
        self._players = dict(players)
        self._clock = clock
        self._listeners: list[tuple[Seat, Listener]] = []
        self._thinking: Generator[Move, None, Move] | None = None
        self._thinker: Seat | None = None
        self._answer: Move | None = None
        self._decided = False
        self._due = 0.0
        self._dice = Dice(match.seed)

    @property
    def match(self) -> Match:
        """The game, to read."""
        return self._match

    @property
    def record(self) -> str:
        """The whole game as the text that is saved, sent and replayed."""
        return self._match.to_json()

    def view(self, seat: Seat) -> SeatView:
        """What `seat` may know now."""
        return self._match.view(seat)

    def listen(self, seat: Seat, listener: Listener) -> None:
        """Call `listener(event, view of seat)` after everything that happens."""
        self._listeners.append((seat, listener))

    def announce(self) -> None:
        """Tell the listeners where the game stands, as if its hand had just been dealt: for a table just opened."""
        view = self._match.view(Seat.SOUTH)
        fresh = view.phase is Phase.PASSING or (view.phase is Phase.PLAYING and not view.tricks and not view.trick)
        self._tell([Dealt(view.hand_number, view.direction) if fresh else Undone()])

    def submit(self, seat: Seat, move: Move) -> None:
        """Make a move for `seat`.

        Raises:
            IllegalMove: the rules refuse it, or it is another seat's to make; nothing changes.
        """
        owner = None if isinstance(move, NextHand) else move.seat
        if owner is not None and owner is not seat:
            raise IllegalMove(Rule.TURN, f"That is {owner.word}'s to do, not {seat.word}'s.")
        before = self._match.view(seat)
        self._match.apply(move)
        if owner == self._thinker:
            self._stop_thinking()
        self._tell(story(move, before, self._match))

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` has a pass or a play of this hand to take back."""
        return self._last_own(seat) is not None

    def undo(self, seat: Seat) -> bool:
        """Take back the last pass or play of `seat` and everything after it; False if this hand has none."""
        index = self._last_own(seat)
        if index is None:
            return False
        self._stop_thinking()
        self._match.undo(index)
        self._tell([Undone()])
        return True

    def _last_own(self, seat: Seat) -> int | None:
        if self._match.phase not in (Phase.PASSING, Phase.PLAYING):
            return None
        for index in range(len(self._match.moves) - 1, -1, -1):
            move = self._match.moves[index]
            if isinstance(move, NextHand):
                return None
            if isinstance(move, Pass | Play) and move.seat is seat:
                return index
        return None

    # -- computer seats

    @property
    def thinking(self) -> bool:
        """Whether a computer seat owes a move."""
        return self._next_thinker() is not None

    @property
    def wake_at(self) -> float | None:
        """When `advance` next has something to do: a time of the clock, or None while only a person can move."""
        if self._next_thinker() is None:
            return None
        return self._due if self._decided else 0.0

    def advance(self, budget: float) -> bool:
        """Let the computer seat to move think for about `budget` seconds, and move once it has thought long enough.

        Returns:
            Whether a move was made.
        """
        seat = self._next_thinker()
        if seat is None:
            return False
        if self._thinking is None or self._thinker is not seat:
            self._start_thinking(seat)
        end = self._clock() + budget
        while not self._decided:
            self._think()
            if self._clock() >= end:
                break
        if not self._decided or self._clock() < self._due or self._answer is None:
            return False
        self.submit(seat, self._answer)
        return True

    def hurry(self) -> None:
        """Have the seat that ponders answer at once, with the best that it has found."""
        self._due = 0.0
        if self._answer is not None:
            self._decided = True

    def lend(self, seat: Seat, player: Player) -> None:
        """Let a computer player move for `seat` until it is taken back."""
        self._players[seat] = player

    def take_back(self, seat: Seat) -> None:
        """`seat` moves for itself again."""
        if self._players.pop(seat, None) is not None and self._thinker is seat:
            self._stop_thinking()

    def _next_thinker(self) -> Seat | None:
        return next((seat for seat in self._match.to_act if seat in self._players), None)

    def _start_thinking(self, seat: Seat) -> None:
        view = self._match.view(seat)
        self._thinker, self._answer, self._decided = seat, None, False
        self._thinking = self._players[seat].think(view)
        self._due = self._clock()
        if view.phase is Phase.PLAYING:
            least, most = self.pace.think
            self._due += least + (most - least) * pause_share(view) * (60 + self._dice.below(41)) / 100

    def _think(self) -> None:
        assert self._thinking is not None
        try:
            self._answer = next(self._thinking)
        except StopIteration as end:
            self._answer, self._decided = end.value, True

    def _stop_thinking(self) -> None:
        self._thinking, self._thinker, self._answer, self._decided = None, None, None, False

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for seat, listener in self._listeners:
                listener(event, self._match.view(seat))
