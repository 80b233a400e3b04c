"""The running game: whose move it is, what listeners hear, undo, and friends who think."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from game.players.levels import Level, make_player
from game.rules import IllegalMove, Match
from game.rules.cards import card, cards_of, mask
from game.rules.moves import Move, NextHand, Pass, Play
from game.rules.seats import SEATS, Seat
from game.rules.view import Phase, SeatView
from game.table.events import Dealt, Event, GameOver, HandOver, PassChosen, Passed, Played, TrickTaken, Undone
from game.table.pace import PACES, Speed
from game.table.table import Table

ME = Seat.SOUTH
FRIENDS = SEATS[1:]


class Clock:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Seen:
    """Everything that a seat heard."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.views: list[SeatView] = []

    def __call__(self, event: Event, view: SeatView) -> None:
        self.events.append(event)
        self.views.append(view)

    def of(self, *kinds: type) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]


def a_table(seed: int = 7, speed: Speed = Speed.INSTANT) -> tuple[Table, Seen, Clock]:
    clock, seen = Clock(), Seen()
    players = {seat: make_player(Level.STEADY, seat, seed) for seat in FRIENDS}
    table = Table(Match(seed), players, PACES[speed], clock)
    table.listen(ME, seen)
    table.announce()
    return table, seen, clock


def until_my_move(table: Table) -> None:
    while table.advance(1.0):
        pass


def first_move(table: Table) -> Move:
    """The first move that the rules allow the player."""
    view = table.view(ME)
    if view.phase is Phase.SUMMARY:
        return NextHand()
    if view.phase is Phase.PASSING:
        return Pass(ME, mask(cards_of(view.hand)[:3]))
    return Play(ME, cards_of(view.legal)[0])


def play_out_hand(table: Table) -> None:
    until_my_move(table)
    while table.view(ME).phase in (Phase.PASSING, Phase.PLAYING):
        table.submit(ME, first_move(table))
        until_my_move(table)


def test_a_new_table_announces_its_deal() -> None:
    table, seen, _ = a_table()
    assert seen.events == [Dealt(1, table.view(ME).direction)]


def test_friends_choose_their_pass_before_the_player_does() -> None:
    table, seen, _ = a_table()
    until_my_move(table)
    assert seen.of(PassChosen) == [PassChosen(seat) for seat in FRIENDS]
    assert table.view(ME).chosen == (False, True, True, True)


def test_a_hand_is_told_card_by_card_and_scored_once() -> None:
    table, seen, _ = a_table()
    play_out_hand(table)
    assert len(seen.of(Passed)) == 1
    assert len({event.card for event in seen.of(Played) if isinstance(event, Played)}) == 52
    assert len(seen.of(TrickTaken)) == 13
    assert sum(event.points for event in seen.of(TrickTaken) if isinstance(event, TrickTaken)) == 26
    (over,) = seen.of(HandOver)
    assert isinstance(over, HandOver)
    assert over.scores == table.match.hand_scores[-1]


def test_a_whole_game_ends_with_places() -> None:
    table, seen, _ = a_table()
    for _ in range(60):
        play_out_hand(table)
        if table.match.is_over:
            break
        table.submit(ME, NextHand())
    (over,) = seen.of(GameOver)
    assert isinstance(over, GameOver)
    assert over.places == table.match.places


def test_a_refused_move_changes_nothing_and_is_not_told() -> None:
    table, seen, _ = a_table()
    until_my_move(table)
    before, heard = table.record, len(seen.events)
    with pytest.raises(IllegalMove, match="pass"):
        table.submit(ME, Play(ME, card("QS")))
    assert (table.record, len(seen.events)) == (before, heard)


def test_a_seat_cannot_move_for_another() -> None:
    table, _, _ = a_table()
    hand = cards_of(table.view(Seat.WEST).hand)
    with pytest.raises(IllegalMove, match="West"):
        table.submit(ME, Pass(Seat.WEST, mask(hand[:3])))


def test_undo_takes_back_the_last_move_and_all_after_it_through_the_hand() -> None:
    table, seen, _ = a_table()
    until_my_move(table)
    states = []
    for _ in range(6):
        states.append(table.view(ME))
        table.submit(ME, first_move(table))
        until_my_move(table)
    for state in reversed(states):
        assert table.can_undo(ME)
        assert table.undo(ME)
        assert isinstance(seen.events[-1], Undone)
        assert (table.view(ME).hand, table.view(ME).trick) == (state.hand, state.trick)
    assert not table.can_undo(ME)
    assert not table.undo(ME)


def test_undo_does_not_reach_into_the_hand_before() -> None:
    table, _, _ = a_table()
    play_out_hand(table)
    table.submit(ME, NextHand())
    assert not table.undo(ME)


def test_a_friend_ponders_for_as_long_as_the_pace_says() -> None:
    table, seen, clock = a_table(speed=Speed.NORMAL)
    until_my_move(table)
    table.submit(ME, first_move(table))
    while table.view(ME).turn is ME:
        table.submit(ME, first_move(table))
    played = len(seen.of(Played))
    assert not table.advance(1.0)
    due = table.wake_at
    assert due is not None
    assert 0.3 < due < 1.0
    clock.now = due
    assert table.advance(1.0)
    assert len(seen.of(Played)) == played + 1


def test_a_hurried_friend_answers_at_once() -> None:
    table, seen, _ = a_table(speed=Speed.RELAXED)
    until_my_move(table)
    table.submit(ME, first_move(table))
    while table.view(ME).turn is ME:
        table.submit(ME, first_move(table))
    assert not table.advance(1.0)
    table.hurry()
    assert table.advance(1.0)
    assert seen.of(Played)


class Ponderer:
    """Finds its last legal card at once, and its first only after a thousand slices."""

    def think(self, view: SeatView) -> Generator[Move, None, Move]:
        if view.phase is Phase.PASSING:
            return Pass(view.seat, mask(cards_of(view.hand)[:3]))
        legal = cards_of(view.legal)
        for _ in range(1000):
            yield Play(view.seat, legal[-1])
        return Play(view.seat, legal[0])


def test_thinking_is_spread_over_frames_and_hurry_takes_the_best_so_far() -> None:
    clock = Clock()
    table = Table(Match(2), dict.fromkeys(SEATS, Ponderer()), PACES[Speed.NORMAL], clock)
    while table.view(ME).phase is Phase.PASSING:
        table.advance(1.0)
    view = table.view(next(iter(table.match.to_act)))
    assert not table.advance(0.0)
    assert table.wake_at == 0.0
    table.hurry()
    assert table.advance(0.0)
    assert table.match.moves[-1] == Play(view.seat, cards_of(view.legal)[-1])


def test_an_undo_forgets_what_a_friend_was_thinking() -> None:
    table, _, clock = a_table(speed=Speed.NORMAL)
    until_my_move(table)
    table.submit(ME, first_move(table))
    while table.view(ME).turn is ME:
        table.submit(ME, first_move(table))
    table.advance(1.0)
    table.undo(ME)
    clock.now += 10
    assert not table.advance(1.0)


def test_the_record_replays_to_the_same_game() -> None:
    table, _, _ = a_table()
    play_out_hand(table)
    again = Match.from_json(table.record)
    assert (again.totals, again.moves) == (table.match.totals, table.match.moves)
