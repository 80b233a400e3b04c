"""A move is a line of text, and is refused in a sentence when it cannot be read."""

import pytest

from game.rules import ChooseMoon, IllegalMove, MoonChoice, Move, NextHand, Pass, Play, Rule, Seat, parse_move
from game.rules.cards import card, mask
from tests.rules.games import NO_CARD

MOVES: list[tuple[str, Move]] = [
    ("pass S QS KS AS", Pass(Seat.SOUTH, mask(map(card, ("QS", "KS", "AS"))))),
    ("play W 2C", Play(Seat.WEST, 0)),
    ("moon N add", ChooseMoon(Seat.NORTH, MoonChoice.ADD)),
    ("moon E subtract", ChooseMoon(Seat.EAST, MoonChoice.SUBTRACT)),
    ("next", NextHand()),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert str(move) == text
    assert parse_move(text) == move


def test_cards_of_a_pass_may_come_in_any_order() -> None:
    assert parse_move(" pass  S AS QS KS ") == MOVES[0][1]


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        ("", Rule.READABLE, "'' is no move: pass, play, moon or next was expected."),
        ("fold", Rule.READABLE, "'fold' is no move: pass, play, moon or next was expected."),
        ("play W", Rule.READABLE, "'play W' is no move: pass, play, moon or next was expected."),
        ("play W 2C 3C", Rule.READABLE, "'play W 2C 3C' is no move: pass, play, moon or next was expected."),
        ("next W", Rule.READABLE, "'next W' is no move: pass, play, moon or next was expected."),
        ("x" * 50, Rule.READABLE, f"'{'x' * 12}...{'x' * 13}' is no move: pass, play, moon or next was expected."),
        ("play X 2C", Rule.READABLE, "'X' is no seat: the seats are S, W, N and E."),
        ("pass s 2C 3C 4C", Rule.READABLE, "'s' is no seat: the seats are S, W, N and E."),
        ("play W 1C", Rule.READABLE, f"'1C' {NO_CARD}"),
        ("moon W", Rule.READABLE, "'moon W' is no move: pass, play, moon or next was expected."),
        ("moon X add", Rule.READABLE, "'X' is no seat: the seats are S, W, N and E."),
        ("moon W both", Rule.READABLE, "'both' is no choice for a moon: add or subtract."),
        (
            "pass S 2C 3C 1C",
            Rule.READABLE,
            f"'1C' {NO_CARD}",
        ),
        ("pass S", Rule.THREE_CARDS, "A pass is three different cards, not none."),
        ("pass S 2C 3C", Rule.THREE_CARDS, "A pass is three different cards, not 2C 3C."),
        ("pass S 2C 3C 3C", Rule.THREE_CARDS, "A pass is three different cards, not 2C 3C 3C."),
        ("pass S 2C 3C 4C 4C", Rule.THREE_CARDS, "A pass is three different cards, not 2C 3C 4C 4C."),
        ("pass S 2C 3C 4C 5C 6C", Rule.THREE_CARDS, "A pass is three different cards, not 2C 3C 4C 5C 6C."),
        ("pass S 2C 3C 4C 5C 6C 7C", Rule.THREE_CARDS, "A pass is three different cards, not 2C 3C 4C 5C 6C ..."),
    ],
)
def test_what_is_no_move_is_refused_in_a_sentence(text: str, rule: Rule, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        parse_move(text)
    assert (refused.value.rule, str(refused.value)) == (rule, sentence)
