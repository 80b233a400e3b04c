"""A whole game: moves as texts, totals, the end and the places, undo, and refusals that change nothing."""

import pickle
from collections.abc import Callable
from random import Random

import pytest

from game.rules import SEATS, ChooseMoon, HouseRules, IllegalMove, Match, Move, Pass, Phase, Play, Rule, Seat
from game.rules.scoring import is_game_over, places
from tests.rules.games import ALL_SOUTH, HEARTS_SOUTH_QUEEN_NORTH, dealing, house, play_hand, play_on, random_game

NO_PASSING = house(pass_cycle="no passing")


def test_a_match_begins_with_the_first_hand_and_no_points() -> None:
    match = Match(seed=7)
    assert (match.seed, match.house, match.hand_number, match.phase) == (7, HouseRules(), 1, Phase.PASSING)
    assert match.names == {"S": "South", "W": "West", "N": "North", "E": "East"}
    assert match.totals == {"S": 0, "W": 0, "N": 0, "E": 0}
    assert (match.moves, match.hand_scores, match.is_over, match.places, match.left_out) == ((), [], False, None, ())
    assert match.to_act == SEATS


def test_seats_that_owe_a_move_are_told() -> None:
    match = Match(seed=7)
    match.apply("pass W 3C 4C 8C")
    assert match.to_act == (Seat.SOUTH, Seat.NORTH, Seat.EAST)
    held = Match(7, NO_PASSING)
    assert held.to_act == (Seat.SOUTH,) if held.hand.turn == "S" else (Seat.of(held.hand.turn or ""),)


def test_moves_are_texts_or_values() -> None:
    by_text, by_value = Match(7), Match(7)
    by_text.apply("pass W 3C 4C 8C")
    by_value.apply(Pass(Seat.WEST, 0b1000110))
    assert by_text.moves == by_value.moves
    assert [str(move) for move in by_text.moves] == ["pass W 3C 4C 8C"]


def test_a_hand_is_played_counted_and_followed_by_the_next() -> None:
    with dealing(HEARTS_SOUTH_QUEEN_NORTH):
        match = Match(7, NO_PASSING)
        assert (match.phase, match.hand.turn) == (Phase.PLAYING, "E")
        play_hand(match, HEARTS_SOUTH_QUEEN_NORTH)
        assert (match.phase, match.to_act) == (Phase.SUMMARY, ())
        assert match.hand_scores == [(13, 0, 13, 0)]
        assert match.totals == {"S": 13, "W": 0, "N": 13, "E": 0}
        match.apply("next")
        assert (match.phase, match.hand_number) == (Phase.PLAYING, 2)
        play_hand(match, HEARTS_SOUTH_QUEEN_NORTH)
        assert match.hand_scores == [(13, 0, 13, 0), (13, 0, 13, 0)]
        assert match.totals == {"S": 26, "W": 0, "N": 26, "E": 0}
        assert len(match.moves) == 105


def moon(choice: str = "shooter_chooses") -> Match:
    with dealing(ALL_SOUTH):
        match = Match(7, house(pass_cycle="no passing", moon=choice, game_length=26))
        play_hand(match, ALL_SOUTH)
    return match


def test_a_shooter_who_may_choose_is_asked() -> None:
    match = moon()
    assert (match.phase, match.to_act) == (Phase.CHOOSING_MOON, (Seat.SOUTH,))
    assert match.hand_scores == []
    match.apply("moon S subtract")
    assert (match.phase, match.hand_scores, match.to_act) == (Phase.SUMMARY, [(-26, 0, 0, 0)], ())
    assert str(match.moves[-1]) == "moon S subtract"


def test_a_shooter_who_may_not_choose_is_not_asked() -> None:
    match = moon("others_add")
    assert match.is_over
    assert match.places == {"S": 1, "W": 2, "N": 2, "E": 2}


def over() -> Match:
    match = moon()
    match.apply("moon S add")
    assert match.phase is Phase.OVER
    assert match.to_act == ()
    return match


def ready_for_next() -> Match:
    match = moon()
    match.apply("moon S subtract")
    return match


def playing() -> Match:
    with dealing(ALL_SOUTH):
        match = Match(7, NO_PASSING)
    match.apply("play S 2C")
    return match


REFUSED: list[tuple[Callable[[], Match], str, Rule, str]] = [
    (lambda: Match(7), "next", Rule.HAND_NOT_OVER, "The hand is not over yet."),
    (lambda: Match(7), "deal", Rule.READABLE, "'deal' is no move: pass, play, moon or next was expected."),
    (lambda: Match(7), "moon S add", Rule.NO_MOON_CHOICE, "There is no moon to choose for now."),
    (lambda: Match(7), "play E 2C", Rule.PASS_FIRST, "Nothing is played before all four seats have passed."),
    (playing, "play S 3C", Rule.TURN, "It is West's turn, not South's."),
    (playing, "next", Rule.HAND_NOT_OVER, "The hand is not over yet."),
    (moon, "moon W add", Rule.NO_MOON_CHOICE, "West did not shoot the moon, so the choice is not West's."),
    (moon, "next", Rule.MOON_CHOICE, "The shooter has yet to choose how the moon counts."),
    (moon, "play S 2C", Rule.HAND_OVER, "The hand is over: all thirteen tricks are played."),
    (ready_for_next, "moon S add", Rule.NO_MOON_CHOICE, "There is no moon to choose for now."),
    (ready_for_next, "play S 2C", Rule.HAND_OVER, "The hand is over: all thirteen tricks are played."),
    (ready_for_next, "pass S 2C 3C 4C", Rule.NO_PASSING_NOW, "There is no passing now."),
    *[
        (over, move, Rule.GAME_OVER, "The game is over.")
        for move in ("next", "moon S subtract", "play S 2C", "pass S 2C 3C 4C")
    ],
]


@pytest.mark.parametrize(("start", "move", "rule", "sentence"), REFUSED)
def test_a_refused_move_leaves_the_match_bit_for_bit(
    start: Callable[[], Match], move: str, rule: Rule, sentence: str
) -> None:
    match = start()
    before = pickle.dumps(match)
    with pytest.raises(IllegalMove) as refused:
        match.apply(move)
    assert (refused.value.rule, str(refused.value)) == (rule, sentence)
    assert pickle.dumps(match) == before


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (None, "None is no move: pass, play, moon or next was expected."),
        (7, "7 is no move: pass, play, moon or next was expected."),
        (ChooseMoon(Seat.SOUTH, "both"), "'both' is no choice for a moon: add or subtract."),  # type: ignore[arg-type]
    ],
)
def test_a_value_that_is_no_move_leaves_the_match_bit_for_bit(move: Move, sentence: str) -> None:
    match = moon()
    before = pickle.dumps(match)
    with pytest.raises(IllegalMove) as refused:
        match.apply(move)
    assert (refused.value.rule, str(refused.value)) == (Rule.READABLE, sentence)
    assert pickle.dumps(match) == before


@pytest.mark.parametrize(("choice", "scores"), [("add", (0, 26, 26, 26)), ("subtract", (-26, 0, 0, 0))])
def test_a_moon_choice_may_be_a_plain_word(choice: str, scores: tuple[int, ...]) -> None:
    match = moon()
    match.apply(ChooseMoon(Seat.SOUTH, choice))  # type: ignore[arg-type]
    assert match.hand_scores == [scores]


def test_a_matchs_hand_follows_the_match_and_is_played_through_it() -> None:
    match = playing()
    hand = match.hand
    before = pickle.dumps(match)
    sentence = r"^This hand belongs to a match: play it with the match's own moves\.$"
    with pytest.raises(IllegalMove, match=sentence) as refused:
        hand.play("W", "AD")
    assert refused.value.rule is Rule.THROUGH_THE_MATCH
    with pytest.raises(IllegalMove, match=sentence):
        hand.pass_cards("W", ["AD", "KD", "QD"])
    assert pickle.dumps(match) == before
    match.apply("play W AD")
    assert hand.trick == [("S", "2C"), ("W", "AD")]

    trial = hand.copy()
    trial.play("N", "AS")
    assert len(hand.trick) == 2


def test_what_a_match_hands_out_does_not_change_it() -> None:
    match = playing()
    match.hand_scores.append((1, 1, 1, 1))
    match.totals["S"] = 99
    match.hand.hands["S"].clear()
    assert match.hand_scores == []
    assert match.totals["S"] == 0
    assert len(match.hand.hands["S"]) == 12


# --- the end of the game ---


@pytest.mark.parametrize(
    ("totals", "play_on_is_over", "share_is_over"),
    [
        ((99, 0, 0, 5), False, False),
        ((99, 0, 1, 5), False, False),
        ((100, 0, 1, 5), True, True),
        ((5, 0, 1, 100), True, True),
        ((100, 0, 0, 5), False, True),
        ((130, -26, 0, 0), True, True),
        ((100, 100, 100, 100), False, True),
        ((120, 100, 101, 101), True, True),
        ((-5, -5, -5, -5), False, False),
    ],
)
def test_a_game_ends_when_a_seat_is_at_the_length_and_one_alone_is_lowest(
    totals: tuple[int, ...], play_on_is_over: bool, share_is_over: bool
) -> None:
    assert is_game_over(totals, HouseRules()) is play_on_is_over
    assert is_game_over(totals, house(tie="share")) is share_is_over


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((10, 20, 30, 40), (1, 2, 3, 4)),
        ((40, 10, 10, 30), (4, 1, 1, 3)),
        ((50, 50, 50, 10), (2, 2, 2, 1)),
        ((0, 0, 0, 0), (1, 1, 1, 1)),
        ((-26, 100, -26, 100), (1, 3, 1, 3)),
        ((10, 60, 60, 100), (1, 2, 2, 4)),
    ],
)
def test_equal_scores_share_a_place_and_the_next_is_skipped(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert places(totals) == expected


# --- undo ---


def test_undo_is_the_record_minus_its_tail_through_hand_boundaries() -> None:
    match = random_game(3, HouseRules(game_length=50))
    assert match.hand_number > 2
    moves = match.moves
    for kept in (len(moves) - 1, 120, 57, 56, 4, 0):
        fresh = Match(3, match.house)
        for move in moves[:kept]:
            fresh.apply(move)
        earlier = match.without_last(len(match.moves) - kept)
        match.undo(to=kept)
        for seat in SEATS:
            assert match.view(seat) == earlier.view(seat) == fresh.view(seat)
        assert match.to_json() == earlier.to_json() == fresh.to_json()
        assert match.hand_scores == fresh.hand_scores


def test_undo_goes_straight_back_to_any_point() -> None:
    game = random_game(3, HouseRules(game_length=50))
    starts = [number + 1 for number, move in enumerate(game.moves) if str(move) == "next"]
    for kept in (0, 1, starts[0] - 1, starts[0], starts[1], starts[1] + 1):
        match = Match.from_json(game.to_json())
        match.undo(to=kept)
        fresh = Match(3, game.house)
        for move in game.moves[:kept]:
            fresh.apply(move)
        assert (match.totals, match.hand_scores) == (fresh.totals, fresh.hand_scores)
        assert [match.view(seat) for seat in SEATS] == [fresh.view(seat) for seat in SEATS]
        assert match.moves == fresh.moves


def test_undo_keeps_names_and_house() -> None:
    match = Match(7, house(tie="share"), {"S": "Ann"})
    match.apply("pass W 3C 4C 8C")
    assert match.without_last(1).names["S"] == "Ann"
    match.undo(to=0)
    assert (match.names["S"], match.house.tie, match.moves) == ("Ann", "share", ())


@pytest.mark.parametrize("count", [-1, 2])
def test_undo_goes_back_only_to_where_the_match_has_been(count: int) -> None:
    match = Match(7)
    match.apply("pass W 3C 4C 8C")
    before = pickle.dumps(match)
    with pytest.raises(ValueError, match=rf"^The match has 1 moves, so it cannot go back to {count}\.$"):
        match.undo(to=count)
    with pytest.raises(ValueError, match=rf"^The match has 1 moves, so {count} cannot be taken back\.$"):
        match.without_last(count)
    assert pickle.dumps(match) == before
    match.undo(to=1)
    assert match.without_last(0).moves == match.moves


def test_a_match_goes_on_after_undo_as_if_nothing_had_been() -> None:
    match = Match(11, HouseRules(game_length=30))
    play_on(match, Random(1), 70)
    match.undo(to=30)
    play_on(match, Random(2), 10_000)
    assert match.is_over
    assert Match.from_json(match.to_json()).totals == match.totals


def test_a_play_is_a_value() -> None:
    assert Play(Seat.WEST, 0) == Play(Seat.WEST, 0) != Play(Seat.WEST, 1)
