"""The friends differ a little, and only in taste."""

from __future__ import annotations

import pytest

from game.players.inclination import inclination
from game.players.levels import Level, make_player
from game.players.player import decide
from game.players.shooting import is_moon_hand
from game.players.taste import BERTIE, HAZEL, MABEL, PLAIN, taste_of
from game.rules import HouseRules, Pass, Phase, Seat
from game.rules.cards import card, mask, names
from tests.players.positions import south_sees
from tests.players.tables import positions


def hand(text: str) -> int:
    return mask(card(word) for word in text.split())


def test_each_friend_has_a_seat() -> None:
    assert [taste_of(seat) for seat in Seat] == [PLAIN, HAZEL, BERTIE, MABEL]


def test_bertie_sees_a_moon_where_mabel_does_not() -> None:
    bold = hand("AH KH QH JH 9H AS KS QS AC KC 4C 3C AD")
    modest = hand("AH KH 2H 3H 9D AS KS 3S AC 7C 4C 3C TD")
    assert is_moon_hand(bold, HouseRules(), BERTIE)
    assert not is_moon_hand(modest, HouseRules(), BERTIE)
    nearly = hand("KC AC 8D QD 7S TS KS AS 9H TH QH KH AH")
    assert is_moon_hand(nearly, HouseRules(), BERTIE)
    assert not is_moon_hand(nearly, HouseRules(), MABEL)


def test_nobody_shoots_where_moons_do_not_count() -> None:
    assert not is_moon_hand(hand("AH KH QH JH 9H AS KS QS AC KC 4C 3C AD"), HouseRules(moon="off"), BERTIE)  # type: ignore[arg-type]


def test_hazel_passes_away_a_short_suit() -> None:
    view = south_sees("hand 4H 7H 9H QH 3S 4S 9S 5C 6C 8C TC JD 7D")
    move = decide(make_player(Level.STEADY, Seat.SOUTH, 1, HAZEL), view)
    assert isinstance(move, Pass)
    assert {"JD", "7D"} <= set(names(move.cards))


@pytest.mark.parametrize("taste", [HAZEL, BERTIE, MABEL])
def test_taste_tips_the_balance_by_less_than_a_third_of_a_point(taste: object) -> None:
    for _, view in positions(41, 300):
        if view.phase is not Phase.PLAYING:
            continue
        for each in range(52):
            if view.legal >> each & 1:
                plain = inclination(view, each, PLAIN)
                assert abs(inclination(view, each, taste) - plain) <= 0.31  # type: ignore[arg-type]
