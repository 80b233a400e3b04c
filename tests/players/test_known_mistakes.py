"""Mistakes that Hearts programs are known for: each a position, and the cards that would be the mistake."""

from __future__ import annotations

import pytest

from game.players.levels import PLAYABLE, Level, make_player
from game.players.player import decide
from game.players.taste import BERTIE, HAZEL, MABEL, PLAIN, Taste
from game.rules import HouseRules, Pass, Play, Seat, SeatView
from game.rules.cards import names
from tests.players.positions import south_sees

GOOD_PLAYERS = [level for level in PLAYABLE if level is not Level.GENTLE]
TASTES = (PLAIN, HAZEL, BERTIE, MABEL)
JACKS_TABLE = HouseRules(jack_of_diamonds=True)

TAKES_THE_QUEEN = south_sees("""
    hand  AS 3S 4D 7D 8D TD 3C 6C 4H 6H 9H JH
    trick N 2C 5C 9C KC
    table W 5S QS KS
    """)
QUEEN_ON_A_LOW_SPADE_LAST = south_sees("""
    hand  QS 4S 9S 7D 8D TD 3C 6C 4H 6H 9H JH
    trick N 2C 5C 9C KC
    table W 5S 7S 2S
    """)
QUEEN_ON_A_LOW_SPADE_SECOND = south_sees("""
    hand  QS 4S 9S 7D 8D TD 3C 6C 4H 6H 9H JH
    trick N 2C KC 9C 5C
    table E 5S
    """)
LEADS_A_BARE_ACE = south_sees("""
    hand  AS 3D 8D TD JD 4C 6C 7C 2H 5H 7H 9H
    trick N 2C 5C KC 9C
    """)
LEADS_A_BARE_KING = south_sees("""
    hand  KS 3D 8D TD JD 4C 6C 7C 2H 5H 7H 9H
    trick N 2C 5C AC 9C
    """)
LEADS_A_SUIT_NOBODY_HOLDS = south_sees("""
    hand  9C 3D 4D
    trick N 2C 3C 4C 5C
    trick W 6C 7C 8C TC
    trick S JC QC KC AC
    trick E 7D 8D 9D TD
    trick N JD QD KD AD
    trick W 2S 3S 4S 5S
    trick S 6S 7S KS AS
    trick E 2H 3H 4H 5H
    trick N 6H TH JH QH
    trick W 8S KH AH 9S
    """)
LETS_A_MOON_PASS = south_sees("""
    hand  AH 4H
    trick N 2C 3C 4C KC
    trick W QC 5C 6C 7C
    trick W JC 8C 9C TC
    trick W AD 6D 7D 8D
    trick W KD 9D TD JD
    trick W AS 2S 3S 4S
    trick W KS QS 5S 6S
    trick W JS 7S 8S 9S
    trick W QH 2H 3H 5H
    trick W JH 6H 7H 8H
    trick W TS 9H TH QD
    table W KH 2D 4D
    """)
STOPS_NO_MOON = south_sees("""
    hand  AH 4H 7H 8H 8D 3S 7S 4C
    trick N 2C 5C 9C KC
    trick W JC QC 2H 8C
    trick N 3D 9D 5D KD
    trick W AS QS 4S 6S
    trick W AD 6D 7D TD
    table W KH 3H 5H
    """)
BREAKS_THE_GUARD = south_sees("""
    hand  QS 3S 4S 5S AD KD 9D 2D 5H 8H TH QH AH
    table N 2C 9C
    """)
FEEDS_A_MOON = south_sees("""
    hand  AH 2D 3D
    trick N 2C 3C 4C KC
    trick W QC 5C 6C 7C
    trick W JC 8C 9C TC
    trick W AD TD JD 9D
    trick W AS 2S 3S 4S
    trick W KS QS 5S 6S
    trick W JS 7S 8S 9S
    trick W KH 2H 3H 4H
    trick W QH 5H 6H 7H
    trick W JH 8H 9H TH
    table W AC 4D TS
    """)
KEEPS_A_HIGH_CLUB = south_sees("""
    hand  AC KC 3C 7D 8D TD 5S 6S 9S 4H 7H 9H JH
    table N 2C 5C
    """)
COVERS_THE_JACK = south_sees(
    """
    hand  KD 2D 4S 9S 7S 8C 3C 6C 4H 6H 9H JH
    trick N 2C 5C 9C KC
    table W TD JD QS
    """,
    JACKS_TABLE,
)
THROWS_THE_SMALL_ONES = south_sees("""
    hand  AC 2D 3D 4D 6D 2H 3H 5H 6H 9H TH JH
    trick N 2C 5C 9C KC
    table W 4S 7S 9S
    """)

MISTAKES = {
    "takes the queen as last player when it could duck": (TAKES_THE_QUEEN, "AS"),
    "plays the queen last on a low spade with other spades in hand": (QUEEN_ON_A_LOW_SPADE_LAST, "QS"),
    "plays the queen second on a low spade with other spades in hand": (QUEEN_ON_A_LOW_SPADE_SECOND, "QS"),
    "leads its bare ace of spades while the queen is out": (LEADS_A_BARE_ACE, "AS"),
    "leads its bare king of spades while the queen is out": (LEADS_A_BARE_KING, "KS"),
    "leads a suit nobody else holds": (LEADS_A_SUIT_NOBODY_HOLDS, "9C"),
    "lets a moon pass that one heart would stop": (LETS_A_MOON_PASS, "4H"),
    "stops a moon that cannot come": (STOPS_NO_MOON, "AH"),
    "breaks its guard of the queen": (BREAKS_THE_GUARD, "3S 4S 5S"),
    "throws its high heart to the one who has taken everything": (FEEDS_A_MOON, "AH"),
    "keeps a high club when the first trick is free": (KEEPS_A_HIGH_CLUB, "3C"),
    "takes the jack's trick with the queen in it": (COVERS_THE_JACK, "KD"),
    "throws the small ones and keeps a bare ace": (THROWS_THE_SMALL_ONES, "2D 3D 4D 6D"),
}


@pytest.mark.parametrize("taste", TASTES, ids=("plain", "Hazel", "Bertie", "Mabel"))
@pytest.mark.parametrize("level", GOOD_PLAYERS)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_good_player_does_not(mistake: str, level: Level, taste: Taste) -> None:
    view, wrong = MISTAKES[mistake]
    move = decide(make_player(level, Seat.SOUTH, 1, taste), view)
    assert isinstance(move, Play)
    assert names(1 << move.card)[0] not in wrong.split()


PASSES = {
    "passes its lowest heart": ("2H 5H KH QS 3S 4S 7S 8S 5C 6C TC JD AD", "2H"),
    "passes the guards of its queen": ("2H 5H KH QS 3S 4S 7S 8S 5C 6C TC JD AD", "3S 4S 7S 8S"),
    "keeps the queen with one guard": ("2H 5H 7H QS 3S 4D 7D 9D 5C 6C TC JD 8C", None),
    "passes its low spades beside the ace": ("2H 5H 7H AS 3S 4S 5S 9D 5C KC AC JD KD", "3S 4S 5S"),
}


@pytest.mark.parametrize("level", GOOD_PLAYERS)
@pytest.mark.parametrize("mistake", PASSES)
def test_a_good_pass_is_not_one_that(mistake: str, level: Level) -> None:
    hand, wrong = PASSES[mistake]
    move = decide(make_player(level, Seat.SOUTH, 1, PLAIN), south_sees(f"hand {hand}"))
    assert isinstance(move, Pass)
    passed = names(move.cards)
    if wrong is None:
        assert "QS" in passed
    else:
        assert not set(passed) & set(wrong.split())


def west_takes(totals: tuple[int, int, int, int]) -> SeatView:
    """West takes this trick; South can throw the queen of spades or a diamond."""
    return south_sees(
        """
        hand  QS JD 4D 9D 3H 4H 5H 6H
        trick N 2C 5C 9C KC
        trick W AC JC TC 8C
        trick W KD 3D TD 5D
        trick W 5S AS 9S 7S
        trick N 7D 8D 6D AD
        table W QC 7C 6C
        """,
        totals=totals,
    )


def west_takes_a_heart_trick(totals: tuple[int, int, int, int]) -> SeatView:
    """West takes this trick; South can throw the four of hearts or diamonds that it would rather be rid of."""
    return south_sees(
        """
        hand  JD QD 2S 3S 4S 3H 4H
        trick N 2C 5C 9C KC
        trick W AC JC TC 8C
        trick W KD 3D TD 5D
        trick W 5S AS 9S 7S
        trick N 7D 8D 6D AD
        trick W QC 4C 2H 3C
        table W 7C 6C 7H
        """,
        totals=totals,
    )


@pytest.mark.parametrize("level", GOOD_PLAYERS)
def test_the_queen_goes_while_the_game_goes_on(level: Level) -> None:
    move = decide(make_player(level, Seat.SOUTH, 1, PLAIN), west_takes((40, 50, 30, 20)))
    assert str(move) == "play S QS"


@pytest.mark.parametrize("level", GOOD_PLAYERS)
def test_the_queen_stays_when_she_would_end_a_game_that_is_lost_then(level: Level) -> None:
    move = decide(make_player(level, Seat.SOUTH, 1, PLAIN), west_takes((80, 95, 40, 70)))
    assert str(move) != "play S QS"


@pytest.mark.parametrize("level", GOOD_PLAYERS)
def test_the_last_points_are_given_when_that_wins(level: Level) -> None:
    move = decide(make_player(level, Seat.SOUTH, 1, PLAIN), west_takes((40, 95, 60, 70)))
    assert str(move) == "play S QS"


def test_steady_gives_its_hearts_to_the_leader_of_a_match_that_may_end() -> None:
    steady = make_player(Level.STEADY, Seat.SOUTH, 1, PLAIN)
    assert isinstance(move := decide(steady, west_takes_a_heart_trick((40, 20, 85, 50))), Play)
    assert names(1 << move.card)[0] in ("3H", "4H")
