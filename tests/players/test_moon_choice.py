"""How a computer seat counts its moon where the shooter chooses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.players.moon_choice import choose_moon
from game.rules import HouseRules, Match, MoonChoice, Phase, Seat, SeatView
from game.rules.cards import PENALTY_CARDS

TotalsSWNE = tuple[int, int, int, int]


def south_shot(totals: TotalsSWNE, game_length: int = 100) -> SeatView:
    house = HouseRules(moon="shooter_chooses", game_length=game_length)  # type: ignore[arg-type]
    view = Match(1, house).view(Seat.SOUTH)
    return replace(
        view,
        phase=Phase.CHOOSING_MOON,
        hand=0,
        taken=(PENALTY_CARDS, 0, 0, 0),
        points=(26, 0, 0, 0),
        totals=totals,
        moon_shooter=Seat.SOUTH,
    )


@pytest.mark.parametrize(
    ("totals", "choice"),
    [
        ((50, 80, 60, 70), MoonChoice.ADD),  # ends the game, and wins it
        ((95, 80, 40, 70), MoonChoice.SUBTRACT),  # adding would end it behind North
        ((90, 80, 65, 85), MoonChoice.ADD),  # adding ends it with South first by one
    ],
)
def test_the_place_decides_when_the_game_could_end(totals: TotalsSWNE, choice: MoonChoice) -> None:
    assert choose_moon(south_shot(totals)).choice is choice


def test_far_from_the_end_the_margin_decides_and_both_are_the_same() -> None:
    assert choose_moon(south_shot((10, 20, 30, 40))).seat is Seat.SOUTH


def test_a_lead_that_adding_would_turn_into_a_win_is_taken() -> None:
    assert choose_moon(south_shot((20, 90, 80, 30))).choice is MoonChoice.ADD
