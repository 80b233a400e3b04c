"""Charts: scales of round numbers, names that stay apart, marks that differ in shape."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.look.chart import Bar, Column, Limit, Line, Scale, Sign, _apart, draw_bars, draw_columns, draw_lines
from game.look.layout import Box, Window
from game.look.paint import Brush
from game.look.theme import LAMPLIGHT

BOX = Box(0, 0, 300, 160)


@pytest.fixture
def brush() -> Brush:
    pygame.font.init()
    surface = pygame.Surface((600, 320))
    surface.fill(LAMPLIGHT.paper)
    return Brush(surface, Window(300, 160, 2.0), LAMPLIGHT)


def ink(brush: Brush) -> int:
    """How many device pixels are not bare paper."""
    return 600 * 320 - pygame.mask.from_threshold(brush.surface, LAMPLIGHT.paper, (2, 2, 2)).count()


@pytest.mark.parametrize("values", [[0], [1], [3, 87], [100, 131], [-26, 12], [-900, 4000], [26, 26, 0, 26]])
def test_a_scale_holds_all_values_in_a_few_round_steps(values: list[int]) -> None:
    scale = Scale.around(values)
    assert scale.low <= min(0, *values, 0)
    assert scale.high >= max(values)
    assert scale.low % scale.step == 0
    assert 2 <= len(scale.rules) <= 8


@pytest.mark.parametrize("wanted", [[10, 10, 10, 10], [0, 150, 75, 76], [150, 149, 148, 147], [0, 1, 2, 3]])
def test_names_keep_apart_in_their_order_and_inside(wanted: list[float]) -> None:
    placed = _apart(wanted, 0.0, 150.0, 17.0)
    in_order = sorted(range(4), key=lambda i: wanted[i])
    heights = [placed[i] for i in in_order]
    assert all(lower - upper >= 16.9 for upper, lower in pairwise(heights))
    assert heights[0] >= 0
    assert heights[-1] <= 150


def test_every_mark_has_a_shape_of_its_own() -> None:
    assert len({sign.path(10, 10, 4) for sign in Sign}) == len(Sign)


def test_a_limit_is_named_where_no_line_runs(brush: Brush) -> None:
    def red(values: tuple[int, ...]) -> int:
        brush.surface.fill(LAMPLIGHT.paper)
        line = Line("S", values, LAMPLIGHT.lines[0], Sign.DISC)
        draw_lines(brush, BOX, [line], Limit(100, "Ends at 100"))
        return int(pygame.mask.from_threshold(brush.surface, LAMPLIGHT.ink_red, (12, 12, 12)).count())

    assert red((0, 20, 60, 90)) > red((0, 95, 110, 115)) + 100
    assert red((0, 10, 20, 30)) == 0


def test_rules_are_of_one_thickness_wherever_they_lie(brush: Brush) -> None:
    for scale in (1.0, 1.25, 2.0):
        for tenths in range(20):
            other = Brush(pygame.Surface((40, 60)), Window(40, 60, scale), LAMPLIGHT)
            other.rule(Box(0, 0, 20, 12 + tenths / 10))
            found = pygame.mask.from_threshold(other.surface, LAMPLIGHT.paper_line, (1, 1, 1))
            assert found.count() == round(20 * scale) * max(1, round(scale))


def test_lines_bars_and_columns_are_drawn(brush: Brush) -> None:
    lines = [
        Line(name, (0, 5 * i, 9 * i, 26 * i), colour, sign)
        for i, (name, colour, sign) in enumerate(zip("SWNE", LAMPLIGHT.lines, Sign, strict=True))
    ]
    draw_lines(brush, BOX, lines, Limit(100, "Ends at 100"))
    drawn = ink(brush)
    assert drawn > 4000
    for colour in LAMPLIGHT.lines:
        assert pygame.mask.from_threshold(brush.surface, colour, (12, 12, 12)).count() > 40
    draw_bars(brush, BOX, [Bar("1st", 3, marked=True), Bar("2nd", 0)])
    draw_columns(brush, BOX, [Column(30, filled=True), Column(-26, filled=False), Column(0, filled=False)])
    assert ink(brush) > drawn


def test_a_game_of_one_hand_and_a_game_of_nothing_are_drawn_too(brush: Brush) -> None:
    for values in ((0, 0), (0, -26)):
        draw_lines(brush, BOX, [Line("You", values, LAMPLIGHT.lines[0], Sign.DISC)])
    draw_columns(brush, BOX, [Column(0, filled=True)])
    assert ink(brush) > 0
