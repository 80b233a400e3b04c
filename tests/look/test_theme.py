"""Words can be read: contrast of every text colour on every ground it may lie on, in both palettes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.look.theme import (
    DIMMED_CARD,
    HIGH_CONTRAST,
    LAMPLIGHT,
    MARK_PAIRS,
    TEXT_PAIRS,
    Colour,
    Palette,
    Type,
    contrast,
    mix,
)

PALETTES = pytest.mark.parametrize("palette", [LAMPLIGHT, HIGH_CONTRAST], ids=["lamplight", "high contrast"])


def test_contrast_is_the_wcag_ratio() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


@PALETTES
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_stands_out_from_its_ground(palette: Palette, text: str, ground: str) -> None:
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= 4.5


@PALETTES
def test_every_suit_is_read_on_a_bright_and_on_a_dimmed_card(palette: Palette) -> None:
    for inks in (palette.suits, palette.four_suits):
        for suit in range(4):
            ink = inks.of(suit)
            assert contrast(ink, palette.card) >= 4.5
            assert contrast(_dimmed(ink), _dimmed(palette.card)) >= 4.5


@PALETTES
@pytest.mark.parametrize(("mark", "ground"), MARK_PAIRS)
def test_a_mark_stands_out_from_its_ground(palette: Palette, mark: str, ground: str) -> None:
    assert contrast(getattr(palette, mark), getattr(palette, ground)) >= 3


@PALETTES
def test_chart_lines_stand_out_from_paper(palette: Palette) -> None:
    assert all(contrast(line, palette.paper) >= 3 for line in palette.lines)


def test_the_contrast_that_the_system_asks_for_is_higher_everywhere() -> None:
    for first, second in TEXT_PAIRS:
        usual, high = (contrast(getattr(each, first), getattr(each, second)) for each in (LAMPLIGHT, HIGH_CONTRAST))
        assert high >= min(usual, 7), (first, second)


def test_the_pages_own_focus_rings_are_light_in_dark_or_dark_in_light() -> None:
    page = (Path(__file__).resolve().parents[2] / "web" / "index.tmpl").read_text("utf-8")
    rings = re.findall(r"#mirror :focus-visible \{[^}]*?outline[^}#]*#(\w+);[^}]*?box-shadow: 0 0 0 2px #(\w+)", page)
    assert len(rings) == 2  # the usual one, and where more contrast is asked for
    for ring, around in rings:
        assert contrast(_of_css(ring), _of_css(around)) >= 4.5


def test_no_text_is_smaller_than_twelve_px() -> None:
    assert min(role.size for role in Type) >= 12


def test_mix_goes_from_one_colour_to_the_other() -> None:
    assert mix((0, 0, 0), (200, 100, 50), 0) == (0, 0, 0)
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


def _dimmed(colour: Colour) -> Colour:
    red, green, blue = (value * dim // 255 for value, dim in zip(colour, DIMMED_CARD, strict=True))
    return red, green, blue


def _of_css(colour: str) -> Colour:
    whole = colour if len(colour) == 6 else "".join(2 * digit for digit in colour)
    return int(whole[0:2], 16), int(whole[2:4], 16), int(whole[4:6], 16)
