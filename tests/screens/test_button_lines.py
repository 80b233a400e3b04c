"""The buttons of a dialog: all of a line are of one size and form, and no caption is cut or left out."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.look.buttons import draw_button
from game.look.controls import Control
from game.look.layout import Box, Window
from game.look.paint import Brush
from game.look.pictures import Icon
from game.look.theme import LAMPLIGHT, Type
from game.screens import button_lines
from game.screens.dialog import button

OVER = (
    button("ok", "Play again", primary=True, icon=Icon.PLAY),
    button("close", "Leave", icon=Icon.BACK),
    button("renew", "New version", icon=Icon.RESTART),
)
MENU = tuple(button(each, each, icon=Icon.PLAY) for each in ("Carry on", "Help", "Settings", "New", "Leave the table"))
MOON = (button("moon-add", "26 for the others"), button("moon-subtract", "26 off my score"))


def written(brush: Brush, control: Control) -> tuple[list[tuple[str, Type, float]], bool]:
    """What is written on a button: words, their role and height; and whether it has an icon."""
    lines: list[tuple[str, Type, float]] = []
    icons: list[object] = []
    write = brush.text

    def seen(words: str, box: Box, role: Type, *rest: Any, **more: Any) -> float:
        wide = write(words, box, role, *rest, **more)
        assert wide <= box.w + 1  # whole pixels
        lines.append((words, role, box.h))
        return wide

    brush.text = seen  # type: ignore[method-assign]
    brush.icon = lambda *_: icons.append(1)  # type: ignore[method-assign]
    draw_button(brush, control)
    return lines, bool(icons)


@pytest.mark.parametrize("buttons", [OVER, MENU, MOON], ids=["over", "menu", "moon"])
@pytest.mark.parametrize("most", [2, 3])
@pytest.mark.parametrize("larger", [1.0, 2.0])
def test_a_line_is_of_one_size_and_form_and_every_caption_is_whole(
    buttons: tuple[Control, ...], most: int, larger: float
) -> None:
    window = Window(900, 300, text=larger)
    for width in range(180, 900, 12):
        lines = button_lines.in_lines(buttons, width, window, most)
        area = Box(0, 0, width, button_lines.height(len(lines)))
        placed = {each.id: each for each in button_lines.placed(lines, area)}
        assert [each.id for line in lines for each in line] == [each.id for each in buttons]
        for line in lines:
            assert len(line) <= most
            found = [written(Brush(pygame.Surface((900, 300)), window, LAMPLIGHT), placed[each.id]) for each in line]
            assert [words for words, _ in found] == [
                [(each.caption, *words[0][1:])] for each, (words, _) in zip(line, found, strict=True)
            ]
            assert len({(placed[each.id].box.w, placed[each.id].box.h) for each in line}) == 1
            assert len({(words[0][1], has_icon) for words, has_icon in found}) == 1


def test_the_likeliest_has_a_line_of_its_own_where_three_do_not_fit() -> None:
    lines = button_lines.in_lines(OVER, 264, Window(320, 480), 2)
    assert [[each.id for each in line] for line in lines] == [["ok"], ["close", "renew"]]
    lines = button_lines.in_lines(OVER, 364, Window(400, 300), 3)
    assert [[each.id for each in line] for line in lines] == [["ok", "close", "renew"]]


def test_icons_are_left_out_of_all_where_not_all_have_room() -> None:
    (line,) = button_lines.in_lines(OVER, 364, Window(400, 300), 3)
    assert [each.icon for each in line] == ["", "", ""]
    (line,) = button_lines.in_lines(OVER, 600, Window(640, 480), 3)
    assert all(each.icon for each in line)
