"""Duplicate play: every deal once with each rotation of the players, so that luck of the cards falls on all alike."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.players.seated import Seated
from game.rules.cards import PENALTY_CARDS, QUEEN_OF_SPADES
from game.rules.house import HouseRules, Moon
from game.rules.match import Match
from game.rules.moves import Move, Play
from game.rules.scoring import Scores
from game.rules.seats import SEATS, Seat
from game.rules.view import Phase, Trick

HANDS_A_SET = 4
"""A set is one pass cycle: a fresh game is dealt after it, so that no old score weighs on a hand."""
ROTATIONS = 4
THREAT_POINTS = 16
"""A seat with this many points while nobody else has any is shooting, for the share of moons that were stopped."""


@dataclass(frozen=True)
class HandResult:
    """One hand: which deal, and by player (not seat) what happened. `threat` is who came near a moon, if anybody."""

    deal: int
    scores: tuple[int, ...]
    queen_taker: int
    moon: int | None
    threat: int | None


class Contest:
    """Four players, dealt the same hands in each rotation."""

    def __init__(self, players: Sequence[Seated], house: HouseRules, seed: int) -> None:
        self._players = players
        self._house = house
        self._seed = seed
        self.seconds: list[list[float]] = [[] for _ in players]
        """How long each player took over each real choice."""

    def hands(self, count: int) -> Iterator[HandResult]:
        """Play this many hands (rounded up to whole deals), all rotations of a set before the next set."""
        deals = -(-count // ROTATIONS)
        for first in range(0, deals, HANDS_A_SET):
            for rotation in range(ROTATIONS):
                yield from self._set(first, min(HANDS_A_SET, deals - first), rotation)

    def _set(self, first_deal: int, hands: int, rotation: int) -> Iterator[HandResult]:
        match = Match(_mixed_seed(self._seed, first_deal), self._house)
        for player, seated in enumerate(self._players):
            seated.take_seat(_seat_of(player, rotation), self._house)
        for number in range(hands):
            if match.is_over:
                return
            if number:
                match.apply("next")
            yield self._hand(match, first_deal + number, rotation)

    def _hand(self, match: Match, deal: int, rotation: int) -> HandResult:
        at_table = [self._players[(seat - rotation) % 4] for seat in SEATS]
        for seat in SEATS:
            at_table[seat].see_deal(match.view(seat))
        if match.phase is Phase.PASSING:
            for seat in SEATS:
                match.apply(self._timed(at_table[seat], match, seat, rotation))
            for seat in SEATS:
                at_table[seat].see_received(match.view(seat))
        while match.phase is Phase.PLAYING:
            (seat,) = match.to_act
            move = self._timed(at_table[seat], match, seat, rotation)
            match.apply(move)
            if isinstance(move, Play):
                for other in SEATS:
                    at_table[other].see_played(seat, move.card)
        view = match.view(Seat.SOUTH)
        if match.phase is Phase.CHOOSING_MOON:
            (seat,) = match.to_act
            match.apply(at_table[seat].choose(match.view(seat)))
        scores = match.hand_scores[-1]
        for seat in SEATS:
            at_table[seat].see_scores({other.letter: scores[other] for other in SEATS})
        return self._result(deal, rotation, scores, view.taken, view.tricks)

    def _timed(self, player: Seated, match: Match, seat: Seat, rotation: int) -> Move:
        view = match.view(seat)
        started = time.perf_counter()
        move = player.choose(view)
        if view.legal.bit_count() > 1:
            self.seconds[(seat - rotation) % 4].append(time.perf_counter() - started)
        return move

    def _result(
        self, deal: int, rotation: int, scores: Scores, taken: Sequence[int], tricks: Sequence[Trick]
    ) -> HandResult:
        by_player = [(player + rotation) % 4 for player in range(4)]
        moons = [player for player in range(4) if taken[by_player[player]] & PENALTY_CARDS == PENALTY_CARDS]
        queens = [player for player in range(4) if taken[by_player[player]] >> QUEEN_OF_SPADES & 1]
        threat = None if self._house.moon is Moon.OFF else _shooting_seat(tricks)
        return HandResult(
            deal=deal,
            scores=tuple(scores[seat] for seat in by_player),
            queen_taker=queens[0],
            moon=moons[0] if moons and self._house.moon is not Moon.OFF else None,
            threat=None if threat is None else by_player.index(threat),
        )


def _seat_of(player: int, rotation: int) -> Seat:
    return SEATS[(player + rotation) % 4]


def _mixed_seed(seed: int, deal: int) -> int:
    return seed * 1_000_003 + deal


def _shooting_seat(tricks: Sequence[Trick]) -> int | None:
    """Who had `THREAT_POINTS` or more at some moment while nobody else had a point."""
    points = [0, 0, 0, 0]
    for trick in tricks:
        for card in trick.cards:
            if card == QUEEN_OF_SPADES:
                points[trick.taker] += 13
            elif 1 << card & PENALTY_CARDS:
                points[trick.taker] += 1
        takers = [seat for seat in range(4) if points[seat]]
        if len(takers) > 1:
            return None
        if takers and points[takers[0]] >= THREAT_POINTS:
            return takers[0]
    return None
