"""What every level promises: legal answers, the same ones again, and no knowledge of hidden cards."""

from __future__ import annotations

import random

import pytest

from game.players.levels import PLAYABLE, Level, make_player
from game.players.master import MasterPlayer
from game.players.network import trained
from game.players.player import decide, pause_share
from game.players.search import Effort
from game.players.taste import taste_of
from game.rules import SEATS, Match, Phase, Seat, SeatView
from game.rules.cards import cards_of
from game.rules.moves import Move
from tests.players.levels_in_haste import hasty_player
from tests.players.played_out import moves_of_a_game
from tests.players.positions import south_sees
from tests.players.tables import positions
from tests.players.test_known_mistakes import FEEDS_A_MOON


def is_legal(match: Match, move: Move) -> bool:
    twin = Match.from_json(match.to_json())
    twin.apply(move)
    return True


@pytest.mark.parametrize("level", PLAYABLE)
def test_every_answer_is_legal_whatever_the_house_rules(level: Level) -> None:
    check_answers(level, 400)


@pytest.mark.slow
@pytest.mark.parametrize("level", PLAYABLE)
def test_twenty_thousand_answers_are_legal(level: Level) -> None:
    check_answers(level, 20_000)


def check_answers(level: Level, count: int) -> None:
    for number, (match, view) in enumerate(positions(11, count)):
        move = decide(hasty_player(level, view.seat, number), view)
        assert_owed(view, move)
        if number % 97 == 0:
            assert is_legal(match, move)


def assert_owed(view: SeatView, move: Move) -> None:
    """The same as the match would check, and quicker."""
    kind, *words = str(move).split()
    assert words[0] == view.seat.letter
    if view.phase is Phase.PLAYING:
        assert kind == "play"
        assert view.legal >> move.card & 1  # type: ignore[union-attr]
    elif view.phase is Phase.PASSING:
        assert kind == "pass"
        assert move.cards.bit_count() == 3  # type: ignore[union-attr]
        assert not move.cards & ~view.hand  # type: ignore[union-attr]
    else:
        assert kind == "moon"


@pytest.mark.parametrize("level", PLAYABLE)
def test_each_slice_offers_a_legal_move(level: Level) -> None:
    for number, (_, view) in enumerate(positions(12, 60)):
        for move in hasty_player(level, view.seat, number).think(view):
            assert_owed(view, move)


def test_a_search_pauses_often_even_where_every_card_is_forced() -> None:
    effort = Effort(evaluations=400, gap=30.0)
    player = MasterPlayer(trained(), Seat.SOUTH, 1, taste_of(Seat.SOUTH), effort)
    assert len(list(player.think(FEEDS_A_MOON))) >= 400 // 20


@pytest.mark.parametrize("level", PLAYABLE)
def test_hidden_cards_change_no_answer(level: Level) -> None:
    chance = random.Random(5)
    for match, view in positions(13, 200):
        if view.phase is Phase.CHOOSING_MOON:
            continue
        twin = with_hidden_cards_shuffled(match, view.seat, chance)
        seen = twin.view(view.seat)
        assert seen == view
        assert decide(hasty_player(level, view.seat, 3), seen) == decide(hasty_player(level, view.seat, 3), view)


def with_hidden_cards_shuffled(match: Match, seat: Seat, chance: random.Random) -> Match:
    """The same match with the cards that a seat cannot see dealt anew among the other hands."""
    twin = Match.from_json(match.to_json())
    hands = twin._deal.position.hands
    hidden = [card for other in SEATS if other is not seat for card in cards_of(hands[other])]
    chance.shuffle(hidden)
    for other in SEATS:
        if other is not seat:
            size = hands[other].bit_count()
            hands[other] = sum(1 << card for card in hidden[:size])
            del hidden[:size]
    return twin


@pytest.mark.parametrize("level", PLAYABLE)
def test_the_same_seed_gives_the_same_game(level: Level) -> None:
    assert moves_of_a_game(level, seed=4) == moves_of_a_game(level, seed=4)


def test_another_seed_gives_another_game_of_beginners() -> None:
    assert moves_of_a_game(Level.GENTLE, seed=4) != moves_of_a_game(Level.GENTLE, seed=5)


@pytest.mark.parametrize("level", PLAYABLE)
def test_a_player_that_is_asked_out_of_order_answers_the_same(level: Level) -> None:
    views = [view for _, view in positions(14, 60)]
    player = hasty_player(level, Seat.SOUTH, 1)
    answers = [decide(player, view) for view in views]
    assert [decide(player, view) for view in reversed(views)] == answers[::-1]


@pytest.mark.parametrize("level", PLAYABLE)
def test_a_seat_that_owes_nothing_is_told_so(level: Level) -> None:
    match = Match(1)
    while match.phase is Phase.PASSING:
        seat = match.to_act[0]
        match.apply(decide(make_player(Level.STEADY, seat, 1), match.view(seat)))
    (turn,) = match.to_act
    with pytest.raises(ValueError, match=r"nothing to play now\.$"):
        decide(make_player(level, turn.left, 1), match.view(turn.left))


def test_a_forced_card_needs_no_pause_and_a_pass_the_longest() -> None:
    forced = south_sees("""
        hand  QS 3D 4D 7D 8D TD 3C 6C 4H 6H 9H JH
        trick N 2C 5C 9C KC
        table W 5S 7S 2S
        """)
    free = south_sees("""
        hand  AS 3D 8D TD JD 4C 6C 7C 2H 5H 7H 9H
        trick N 2C 5C KC 9C
        """)
    assert pause_share(forced) == 0.0
    assert 0.0 < pause_share(free) <= 1.0
    assert pause_share(Match(1).view(Seat.SOUTH)) == 1.0
