"""What a hand brought stands in one column, under a moon or none."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.look.layout import Box, Window
from game.look.paint import Brush
from game.look.theme import LAMPLIGHT
from game.rules.seats import Seat
from game.screens.score_sheet import ScoreSheet
from game.table.annals import HandResult

HANDS = (
    HandResult((5, 17, 4, 0), Seat.WEST, None),
    HandResult((-26, 0, 0, 0), Seat.SOUTH, Seat.SOUTH),
)


@pytest.mark.parametrize("width", range(260, 620, 30))
def test_a_moon_stands_before_its_number_and_moves_it_nowhere(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: dict[str, tuple[float, float]] = {}
    moons: list[Box] = []
    write = Brush.text

    def text(brush: Brush, words: str, box: Box, *rest: Any, **more: Any) -> float:
        wide = write(brush, words, box, *rest, **more)
        numbers[words] = (box.right - wide, box.right)
        return wide

    monkeypatch.setattr(Brush, "text", text)
    monkeypatch.setattr(Brush, "icon", lambda brush, name, box, colour, size: moons.append(box))
    sheet, window = ScoreSheet(HANDS), Window(640, 200)
    box = Box(0, 0, width, sheet.height(width, window))
    sheet.draw(Brush(pygame.Surface((640, 200)), window, LAMPLIGHT), box)
    (moon,) = moons
    if "−26" in numbers:
        left, right = numbers["−26"]
        assert right == pytest.approx(numbers["+5"][1])
        assert 1 < left - moon.right < 8
    else:
        assert moon.right == pytest.approx(numbers["+5"][1])
