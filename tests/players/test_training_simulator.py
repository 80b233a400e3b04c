"""The C simulator that trains the network plays by game/rules and sees what game/players/features.py sees."""

from __future__ import annotations

import ctypes
import random
import shutil

import pytest

from game.players.features import SIZE, facts
from game.players.scene import Scene
from game.players.training.library import FEATURES, load
from game.rules import SEATS, HouseRules, Match, Moon, Pass, Phase, Play, Seat, SeatView
from game.rules.cards import cards_of
from game.rules.house import FirstTrick, HeartsLead
from game.rules.seats import Direction

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="the simulator is built with gcc")

DIRECTIONS = (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD)
FIRST_TRICKS = (FirstTrick.NO_POINTS, FirstTrick.HEARTS_BEFORE_QUEEN, FirstTrick.ANYTHING)
NETWORK = 0


class SimulatedHand:
    """One hand in the simulator, from the same deal as a match."""

    def __init__(self, hands: list[int], house: HouseRules, direction: Direction) -> None:
        self._library = load()
        self._table = self._library.table_new(1)
        fields = bytes(
            [
                DIRECTIONS.index(direction),
                FIRST_TRICKS.index(house.first_trick),
                house.queen_breaks_hearts,
                house.hearts_lead is HeartsLead.ANY_TIME,
                house.moon is Moon.OFF,
                house.jack_of_diamonds,
            ]
        )
        self._library.table_deal_hands(self._table, (ctypes.c_uint64 * 4)(*hands), bytes([NETWORK] * 4), fields)

    def close(self) -> None:
        self._library.table_free(self._table)

    @property
    def turn(self) -> int:
        return int(self._library.table_turn(self._table, 0))

    @property
    def legal(self) -> int:
        return int(self._library.table_legal(self._table, 0))

    @property
    def facts(self) -> int:
        row = (ctypes.c_uint8 * FEATURES)()
        self._library.table_features(self._table, 0, row)
        return sum(1 << index for index in range(FEATURES) if row[index])

    @property
    def scores(self) -> list[int]:
        scores = (ctypes.c_int * 4)()
        self._library.table_scores(self._table, scores)
        return list(scores)

    def play(self, card: int) -> None:
        self._library.table_play_one(self._table, 0, card)


def random_house(chance: random.Random) -> HouseRules:
    return HouseRules(
        first_trick=chance.choice(list(FirstTrick)),
        queen_breaks_hearts=chance.random() < 0.5,
        hearts_lead=chance.choice(list(HeartsLead)),
        moon=chance.choice([Moon.OTHERS_ADD, Moon.OFF]),
        jack_of_diamonds=chance.random() < 0.5,
    )


def pick_three(match: Match, simulated: SimulatedHand, view: SeatView, chance: random.Random) -> int:
    scene = Scene.of_view(view)
    for _ in range(3):
        assert simulated.turn == view.seat
        assert simulated.facts == facts(scene)
        card = chance.choice(cards_of(simulated.legal))
        scene.passed[view.seat] |= 1 << card
        simulated.play(card)
    return scene.passed[view.seat]


@pytest.mark.parametrize("seed", range(60))
def test_the_simulator_agrees_with_the_rules_and_the_features(seed: int) -> None:
    chance = random.Random(seed)
    match = Match(seed, random_house(chance))
    for _ in range(seed % 4):
        _play_a_hand_anyhow(match, chance)
        if match.is_over:
            return
        match.apply("next")
    hands = [match.view(seat).hand for seat in SEATS]
    simulated = SimulatedHand(hands, match.house, match.view(Seat.SOUTH).direction)
    if match.phase is Phase.PASSING:
        for seat in SEATS:
            match.apply(Pass(seat, pick_three(match, simulated, match.view(seat), chance)))
    else:
        play_forced_cards(match)
    while match.phase is Phase.PLAYING:
        (seat,) = match.to_act
        view = match.view(seat)
        assert (simulated.turn, simulated.legal) == (seat, view.legal)
        assert simulated.facts == facts(Scene.of_view(view))
        card = chance.choice(cards_of(view.legal))
        match.apply(Play(seat, card))
        simulated.play(card)
    assert tuple(simulated.scores) == match.hand_scores[-1]
    simulated.close()


def play_forced_cards(match: Match) -> None:
    """The simulator does not wait where a seat has one legal card, so a hold hand begins after the two of clubs."""
    while (view := match.view(match.to_act[0])).legal.bit_count() == 1:
        match.apply(Play(view.seat, view.legal.bit_length() - 1))


def _play_a_hand_anyhow(match: Match, chance: random.Random) -> None:
    while match.phase in (Phase.PASSING, Phase.PLAYING):
        seat = match.to_act[0]
        view = match.view(seat)
        if match.phase is Phase.PASSING:
            match.apply(Pass(seat, sum(1 << card for card in chance.sample(cards_of(view.hand), 3))))
        else:
            match.apply(Play(seat, chance.choice(cards_of(view.legal))))


def test_both_count_as_many_facts() -> None:
    assert SIZE == FEATURES
