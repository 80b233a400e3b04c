"""The good levels know what the house rules change: positions in which the same cards are played otherwise."""

from __future__ import annotations

import pytest

from game.players.levels import PLAYABLE, Level, make_player
from game.players.player import decide
from game.players.taste import PLAIN
from game.rules import HouseRules, Play, Seat, SeatView
from game.rules.cards import names
from game.rules.house import FirstTrick
from tests.players.positions import south_sees

GOOD_PLAYERS = [level for level in PLAYABLE if level is not Level.GENTLE]
JACK = HouseRules(jack_of_diamonds=True)
ANYTHING_FIRST = HouseRules(first_trick=FirstTrick.ANYTHING)

JACK_TO_TAKE = """
    hand  KD 2D 4S 9S 7S 8C 3C 6C 4H 6H 9H JH
    trick N 2C 5C 9C KC
    table W TD JD 8D
    """
JACK_TO_KEEP = """
    hand  JD 3S 5S 9S 4H 6H 2S
    trick N 2C 5C 9C KC
    trick W AC 4C 6C 7C
    trick W 8C JC TC TS
    trick N 7D 8D 6D AD
    trick W KD 3D TD 5D
    trick W 4D QD 2D 9D
    table N QC 3C
    """
NO_CLUBS_ON_THE_FIRST_TRICK = """
    hand  QS KS 3S 3D 7D 8D TD 5H 6H 9H JH 4H 8S
    table W 2C 5C 9C
    """


def card_played(level: Level, view: SeatView) -> str:
    move = decide(make_player(level, Seat.SOUTH, 1, PLAIN), view)
    assert isinstance(move, Play)
    return names(1 << move.card)[0]


@pytest.mark.parametrize("level", GOOD_PLAYERS)
def test_the_jack_is_taken_only_where_he_counts(level: Level) -> None:
    assert card_played(level, south_sees(JACK_TO_TAKE, JACK)) == "KD"


@pytest.mark.parametrize("level", GOOD_PLAYERS)
def test_the_jack_is_not_thrown_away_where_he_counts(level: Level) -> None:
    assert card_played(level, south_sees(JACK_TO_KEEP, JACK)) != "JD"


@pytest.mark.parametrize("level", GOOD_PLAYERS)
def test_the_queen_goes_on_the_first_trick_where_points_may(level: Level) -> None:
    assert card_played(level, south_sees(NO_CLUBS_ON_THE_FIRST_TRICK, ANYTHING_FIRST)) == "QS"
    assert card_played(level, south_sees(NO_CLUBS_ON_THE_FIRST_TRICK)) != "QS"
