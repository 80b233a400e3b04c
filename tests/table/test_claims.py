"""An offer to finish a hand is made only where no lie of the unseen cards could prove it wrong."""

from __future__ import annotations

import pytest

from game.players.levels import Level, make_player
from game.players.player import decide
from game.rules import Match
from game.rules.moves import NextHand, Play
from game.rules.seats import SEATS, Seat
from game.rules.view import Phase, SeatView
from game.table.claims import Claim, claim

ME = Seat.SOUTH


def play(match: Match, seat: Seat, lowest: bool) -> None:
    """One legal card: the lowest or the highest."""
    legal = match.view(seat).legal
    card = (legal & -legal).bit_length() - 1 if lowest else legal.bit_length() - 1
    match.apply(Play(seat, card))


def offers(seed: int) -> list[tuple[Match, Claim]]:
    """A game among steady players, with every offer that the south would have had in it."""
    match, found = Match(seed), []
    players = [make_player(Level.STEADY, seat, seed) for seat in SEATS]
    while not match.is_over and match.hand_number < 4:
        if match.phase is Phase.SUMMARY:
            match.apply(NextHand())
            continue
        seat = match.to_act[0]
        offer = claim(match.view(seat)) if seat is ME else None
        if offer is not None:
            found.append((match.without_last(0), offer))
        match.apply(decide(players[seat], match.view(seat)))
    return found


@pytest.mark.parametrize("lowest", [True, False])
def test_whatever_is_played_an_offer_comes_true(lowest: bool) -> None:
    made = [offer for seed in range(12) for offer in offers(seed)]
    assert {kind for _, kind in made} == set(Claim), "both kinds of offer must have been tried"
    for match, kind in made:
        number, taken = match.hand_number, len(match.view(ME).tricks)
        while match.phase is Phase.PLAYING and match.hand_number == number:
            play(match, match.to_act[0], lowest)
        takers = {trick.taker for trick in match.view(ME).tricks[taken:]}
        assert takers == {ME} if kind is Claim.EVERY_TRICK else ME not in takers


def test_nothing_is_offered_while_passing_or_out_of_turn() -> None:
    match = Match(7)
    assert claim(match.view(ME)) is None
    views: list[SeatView] = []
    while match.phase is Phase.PASSING:
        seat = match.to_act[0]
        match.apply(decide(make_player(Level.STEADY, seat, 7), match.view(seat)))
    views = [match.view(seat) for seat in SEATS if seat is not match.view(ME).turn]
    assert [claim(view) for view in views] == [None, None, None]
