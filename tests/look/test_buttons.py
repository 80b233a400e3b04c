"""Buttons that stand in each other's place, or side by side, are of one form."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.look import text
from game.look.buttons import draw_button
from game.look.controls import Control, Style
from game.look.layout import Box, Window
from game.look.paint import Brush
from game.look.pictures import Icon
from game.look.theme import LAMPLIGHT, Type

PASSES = ("Pass left to Hazel", "Pass across to Bertie", "Pass right to Mabel")
SHELF = ("Undo", "Hint", "Last trick", "Menu")


def written(caption: str, alike: tuple[str, ...], w: float, h: float, style: Style, larger: float = 1.0) -> list[Any]:
    """What is written on a button: each line's words, role and place."""
    lines: list[Any] = []
    window = Window(400, 300, text=larger)
    brush = Brush(pygame.Surface((400, 300)), window, LAMPLIGHT)
    write = brush.text

    def seen(words: str, box: Box, role: Type, *rest: Any, **more: Any) -> float:
        wide = write(words, box, role, *rest, **more)
        lines.append((words, role, box, wide))
        return wide

    brush.text = seen  # type: ignore[method-assign]
    control = Control("any", caption, Box(0, 0, w, h), style=style, caption=caption, like=alike, icon=Icon.LEFT)
    draw_button(brush, control)
    return lines


@pytest.mark.parametrize("larger", [1.0, 2.0])
def test_a_pass_is_written_alike_whichever_way_it_goes(larger: float) -> None:
    for w in range(60, 320, 6):
        drawn = [written(caption, PASSES, w, 44, Style.PRIMARY, larger) for caption in PASSES]
        assert len({frozenset(role for _, role, _, _ in lines) for lines in drawn}) == 1
        assert len({bool(lines) and lines[0][2].h for lines in drawn}) == 1


@pytest.mark.parametrize("w", [40, 44, 56, 62, 70, 90])
@pytest.mark.parametrize("h", [44, 52, 60])
@pytest.mark.parametrize("larger", [1.0, 2.0])
def test_a_shelf_has_words_on_every_button_or_on_none_and_cuts_no_word(w: float, h: float, larger: float) -> None:
    drawn = [written(caption, SHELF, w, h, Style.STACKED, larger) for caption in SHELF]
    assert len({bool(lines) for lines in drawn}) == 1
    for caption, lines in zip(SHELF, drawn, strict=True):
        assert " ".join(words for words, *_ in lines) in (caption, "")
        assert all(box.within(Box(0, 0, w, h)) and wide <= w - 4 for _, _, box, wide in lines)


def test_the_shelf_of_the_smallest_frame_has_words() -> None:
    lines = written("Last trick", SHELF, 44, 60, Style.STACKED)
    assert [words for words, *_ in lines] == ["Last", "trick"]
    assert max(text.measure(words, Type.TINY)[0] for words, *_ in lines) < 44


def seen(caption: str, alike: tuple[str, ...], style: Style, w: float, icon: Icon) -> pygame.Surface:
    """A button whose words and icon alone are light, at its place in a window."""
    picture = pygame.Surface((400, 100))
    brush = Brush(picture, Window(400, 100), LAMPLIGHT)
    draw_button(brush, Control("any", caption, Box(0, 0, w, 48), style=style, caption=caption, like=alike, icon=icon))
    light = pygame.mask.from_threshold(picture, LAMPLIGHT.quiet_text, (70, 70, 70, 255))
    return light.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))


def test_the_icons_of_a_row_stand_at_one_height_however_many_lines_are_under_them() -> None:
    row = ("Settings", "Statistics", "How to play")
    tops = [seen(caption, row, Style.STACKED, 70, Icon.GEAR).get_bounding_rect().y for caption in row]
    assert len(set(tops)) == 1


@pytest.mark.parametrize("icon", [Icon.PLAY, Icon.BACK, Icon.NEXT, Icon.RESTART])
@pytest.mark.parametrize("caption", ["Keep playing", "Leave the table", "Menu"])
def test_what_is_seen_on_a_button_is_in_its_middle(icon: Icon, caption: str) -> None:
    ink = seen(caption, (), Style.QUIET, 220, icon).get_bounding_rect()
    assert ink.x == pytest.approx(220 - ink.right, abs=4)
