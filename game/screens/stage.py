"""Plays the table's events one after the other, as cards that move.

The game itself has already moved on; the stage holds what is *shown*. Each event becomes one or more beats: a beat
changes what lies still, sends cards flying, and lasts a while. Time is handed in, and a tap ends the beat at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple

from game.look.layout import Box
from game.look.motion import share_of
from game.rules.cards import QUEEN_OF_SPADES, Card, cards_of
from game.rules.house import Moon
from game.rules.seats import SEATS, Direction, Seat
from game.rules.view import SeatView
from game.screens.hand_order import arranged
from game.screens.places import Place, Spot, in_hand
from game.table.events import (
    Dealt,
    Event,
    HandOver,
    HeartsBroken,
    MoonOwed,
    Passed,
    Played,
    TrickTaken,
    Undone,
)
from game.table.pace import Pace

Telling = Callable[[Event, SeatView], None]

_DEAL_SHARE = 0.45
"""How much of the deal one card's flight takes; the cards start one after the other over the rest."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A card (or, as None, a back) on its way. It shows its face for the parts of the way that `face` gives: at the
    start, at the end."""

    card: Card | None
    start: Place
    end: Place
    delay: float
    duration: float
    face: tuple[bool, bool] = (True, True)

    def share(self, elapsed: float) -> float:
        """How far it is, 0 to 1, so many seconds into its beat."""
        return share_of(elapsed, self.delay, self.duration)


class Moment(Enum):
    """Something that the whole table looks up at."""

    HEARTS_BROKEN = auto()
    QUEEN = auto()
    MOON = auto()


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies still on the table."""

    view: SeatView
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    trick: tuple[tuple[Seat, Card], ...] = ()
    taker: Seat | None = None
    fresh: int = 0
    """The cards that were passed to the player, marked until the first trick is over."""


class Beat(NamedTuple):
    """A moment of the show: `run` sets it going and says how many seconds it lasts; the event it tells of, if any.

    An event is told with its first beat, and heard with its last, in which the cards move.
    """

    run: Callable[[], float]
    event: Event | None = None
    view: SeatView | None = None
    is_first: bool = True
    is_last: bool = True


class Stage:
    """What the table shows, beat by beat.

    Args:
        view: where the game stands.
        pace: the durations in force, asked at each beat.
        told: called with each event and view as its first beat begins.
        heard: called with them as its last beat begins, which is when a sound belongs to it.
    """

    def __init__(self, view: SeatView, pace: Callable[[], Pace], told: Telling, heard: Telling) -> None:
        self._pace = pace
        self._told = told
        self._heard = heard
        self._beats: deque[Beat] = deque()
        self._released: dict[Card, Box] = {}
        self._start = 0.0
        self._end: float | None = None
        self.flights: tuple[Flight, ...] = ()
        self.dealing = False
        self.moment: Moment | None = None
        self.moment_at = view.seat
        self.shown = _still(view)
        self.revision = 0

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to."""
        return self._end is not None or bool(self._beats)

    @property
    def moving(self) -> bool:
        """Whether the picture changes with every frame."""
        return self._end is not None and bool(self.flights or self.dealing or self.moment)

    @property
    def ends_at(self) -> float | None:
        """When the present beat ends."""
        return self._end

    def elapsed(self, now: float) -> float:
        """Seconds since the present beat began."""
        return now - self._start

    def share(self, now: float) -> float:
        """How much of the present beat is over, 0 to 1."""
        return share_of(now, self._start, (self._end or self._start) - self._start)

    def deal_share(self, now: float) -> float:
        """How much of the deal is done, 0 to 1."""
        return share_of(now, self._start, self._pace().deal)

    def hear(self, event: Event, view: SeatView) -> None:
        """Line up the beats of an event of the table."""
        if isinstance(event, Undone):
            self._beats.clear()
            self._end = None
        shooter = _shooter(event, view)
        if shooter is not None:
            self._beats.append(Beat(lambda: self._look_up(Moment.MOON, shooter)))
        runs = self._beats_of(event, view)
        self._beats.extend(Beat(run, event, view, run is runs[0], run is runs[-1]) for run in runs)
        if isinstance(event, Played) and event.card == QUEEN_OF_SPADES:
            self._beats.append(Beat(lambda: self._look_up(Moment.QUEEN, event.seat)))

    def release(self, card: Card, box: Box) -> None:
        """The player let go of a dragged card here: its flight starts from there."""
        self._released[card] = box

    def send_back(self, card: Card) -> None:
        """Let a released card fly back to its place in the hand."""
        box = self._released.pop(card, None)
        if box is None or card not in self.shown.hand or self._pace().fly == 0:
            return
        home = in_hand(self.shown.hand.index(card), len(self.shown.hand))

        def beat() -> float:
            self.flights = (Flight(card, Place(Spot.FREE, free=box), home, 0.0, self._pace().fly),)
            return self._pace().fly

        self._beats.append(Beat(beat))

    def advance(self, now: float) -> bool:
        """Move on to `now`; whether what lies still has changed."""
        before = self.revision
        while True:
            if self._end is not None:
                if now < self._end:
                    break
                self._finish()
            if not self._beats:
                break
            beat = self._beats.popleft()
            self._start = now
            self._end = now + beat.run()
            self.revision += 1
            if beat.event is not None and beat.view is not None:
                if beat.is_first:
                    self._told(beat.event, beat.view)
                if beat.is_last:
                    self._heard(beat.event, beat.view)
        return self.revision != before

    def hurry(self) -> None:
        """End the present beat at once."""
        if self._end is not None:
            self._end = self._start

    def _finish(self) -> None:
        self._end = None
        self.flights = ()
        self.dealing = False
        self.moment = None
        self.revision += 1

    # -- beats

    def _beats_of(self, event: Event, view: SeatView) -> list[Callable[[], float]]:
        if isinstance(event, Dealt):
            return [lambda: self._deal(view)]
        if isinstance(event, Passed):
            return [lambda: self._cross(event, view)]
        if isinstance(event, Played):
            return [lambda: self._play(event, view)]
        if isinstance(event, TrickTaken):
            return [lambda: self._rest(event), lambda: self._take(event, view)]
        if isinstance(event, Undone):
            return [lambda: self._jump(view)]
        if isinstance(event, HeartsBroken):
            return [lambda: self._look_up(Moment.HEARTS_BROKEN, event.seat)]
        return [lambda: self._pause(view)]

    def _deal(self, view: SeatView) -> float:
        pace = self._pace()
        self.shown = _still(view)
        self.dealing = pace.deal > 0
        count = len(self.shown.hand)
        flight, stagger = pace.deal * _DEAL_SHARE, pace.deal * (1 - _DEAL_SHARE) / max(1, count - 1)
        self.flights = tuple(
            Flight(card, Place(Spot.DECK), in_hand(i, count), i * stagger, flight, (False, True))
            for i, card in enumerate(self.shown.hand)
        )
        return pace.deal

    def _cross(self, event: Passed, view: SeatView) -> float:
        duration = self._pace().cross
        before, after = self.shown.hand, arranged(view)
        me, direction = view.seat, event.direction
        giver, receiver = _fan(direction.giver(me)), _fan(direction.receiver(me))
        came = [in_hand(i, len(after)) for i, card in enumerate(after) if card not in before]
        gone = [in_hand(i, len(before)) for i, card in enumerate(before) if card not in after]
        flights = _reflow(before, after, duration)
        flights += [
            Flight(None, _fan(seat), _fan(direction.receiver(seat)), 0.06 * duration * i, duration * 0.88)
            for seat in SEATS
            if me not in (seat, direction.receiver(seat))
            for i in range(3)
        ]
        flights += [Flight(after[to.index], giver, to, 0.0, duration, (False, True)) for to in came]
        flights += [Flight(before[at.index], at, receiver, 0.0, duration, (True, False)) for at in gone]
        self.flights = tuple(flights)
        self.shown = replace(self.shown, view=view, hand=after, fresh=view.received)
        return duration

    def _play(self, event: Played, view: SeatView) -> float:
        duration = self._pace().fly
        before = self.shown.hand
        place = Place(Spot.TRICK, event.seat)
        if event.seat is view.seat:
            after = tuple(card for card in before if card != event.card)
            box = self._released.pop(event.card, None)
            if box is not None:
                start = Place(Spot.FREE, free=box)
            else:
                start = in_hand(before.index(event.card), len(before)) if event.card in before else _fan(event.seat)
            flights = [*_reflow(before, after, duration), Flight(event.card, start, place, 0.0, duration)]
        else:
            after = before
            flights = [Flight(event.card, _fan(event.seat), place, 0.0, duration)]
        self.flights = tuple(flights)
        self.shown = replace(self.shown, view=view, hand=after, counts=view.counts, trick=event.trick, taker=None)
        return duration

    def _rest(self, event: TrickTaken) -> float:
        self.shown = replace(self.shown, taker=event.trick.taker)
        return self._pace().rest

    def _take(self, event: TrickTaken, view: SeatView) -> float:
        duration = self._pace().take
        pile = Place(Spot.PILE, event.trick.taker)
        self.flights = tuple(
            Flight(card, Place(Spot.TRICK, seat), pile, 0.0, duration) for seat, card in event.trick.plays
        )
        self.shown = replace(self.shown, view=view, trick=(), taker=None, fresh=0)
        return duration

    def _jump(self, view: SeatView) -> float:
        self.shown = _still(view)
        return 0.0

    def _look_up(self, moment: Moment, seat: Seat) -> float:
        self.moment, self.moment_at = moment, seat
        return self._pace().pause

    def _pause(self, view: SeatView) -> float:
        self.shown = replace(self.shown, view=view, counts=view.counts)
        return 0.0


def _shooter(event: Event, view: SeatView) -> Seat | None:
    """Who has just shot the moon; one whose worth was chosen has been seen already when it was owed."""
    if isinstance(event, MoonOwed):
        return event.shooter
    is_chosen = view.house.moon is Moon.SHOOTER_CHOOSES
    return event.shooter if isinstance(event, HandOver) and not is_chosen else None


def _fan(seat: Seat) -> Place:
    return Place(Spot.FAN, seat)


def _reflow(before: tuple[Card, ...], after: tuple[Card, ...], duration: float) -> list[Flight]:
    """The cards that stay in the hand, on their way to their new places."""
    return [
        Flight(card, in_hand(before.index(card), len(before)), in_hand(i, len(after)), 0.0, duration)
        for i, card in enumerate(after)
        if card in before
    ]


def _still(view: SeatView) -> Shown:
    """The table as it lies at a view, with nothing moving."""
    first_trick = not view.tricks and view.direction is not Direction.HOLD
    return Shown(
        view,
        arranged(view),
        view.counts,
        view.trick,
        fresh=view.received if first_trick else 0,
    )


def flying(flights: tuple[Flight, ...]) -> frozenset[Card]:
    """The cards that are in the air: what lies still must not show them."""
    return frozenset(flight.card for flight in flights if flight.card is not None)


def fresh_cards(shown: Shown) -> list[Card]:
    """The received cards that still carry their mark."""
    return cards_of(shown.fresh & shown.view.hand)
