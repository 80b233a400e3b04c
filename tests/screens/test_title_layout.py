"""The title's buttons stand before the wall or lie on the table: none lies over the table's edge."""

from __future__ import annotations

import pytest

from game.look import text
from game.look.burrow import lantern, table_share
from game.look.inputs import Size
from game.look.layout import Window
from game.look.theme import Type
from game.look.title_layout import title_layout
from game.screens import words
from tests.screens.fake_device import Play
from tests.screens.fitting import pressable
from tests.screens.ways import walked


@pytest.mark.parametrize("way", ["title", "continue"])
@pytest.mark.parametrize(("w", "h"), [(390, 844), (768, 1024), (1024, 600), (1280, 720), (1920, 1080), (3840, 2160)])
def test_where_the_wall_has_room_every_button_stands_above_the_table(
    way: str, w: int, h: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    play.step(Size(w, h))
    assert max(box.bottom for box in pressable(play).values()) < h * table_share(w, h)


SMALL = {
    "phone": Window(320, 480),
    "phone with a home bar": Window(320, 568, 2, (20, 0, 34, 0)),
    "phone on its side": Window(480, 320),
    "longer phone on its side": Window(844, 390, 3, (0, 47, 21, 47)),
    "frame": Window(400, 300),
    "old screen": Window(640, 480),
}


@pytest.mark.parametrize("window", SMALL.values(), ids=SMALL.keys())
@pytest.mark.parametrize(("wide", "small"), [(1, 3), (1, 4), (2, 3), (2, 4), (2, 5)])
@pytest.mark.parametrize("card", [False, True])
def test_on_a_small_window_no_button_lies_over_the_tables_edge(
    window: Window, wide: int, small: int, card: bool
) -> None:
    layout = title_layout(window, wide, small, scores=wide == 2, card=card)
    buttons = (*layout.wide, *layout.small)
    assert [box for box in buttons if box.y < layout.horizon + 2 and box.bottom > layout.horizon - 2] == []
    assert [box for box in buttons if not box.within(window.safe)] == []
    assert [face for face in layout.faces if face.bottom > layout.horizon] == []


@pytest.mark.parametrize("h", [360, 390, 419])
@pytest.mark.parametrize("w", range(580, 900, 20))
def test_on_a_low_window_the_lantern_hangs_clear_of_the_name(w: int, h: int) -> None:
    name = title_layout(Window(w, h), 1, 3).name
    ends = name.cx + text.measure(words.NAME_IN_TWO[0], Type.TITLE)[0] / 2
    lamp = lantern((w, h), 1.0)
    assert ends < lamp.x + 0.2 * lamp.w


def test_a_window_of_another_size_moves_the_buttons_even_if_the_picture_is_only_magnified() -> None:
    play = Play(1920, 1080)
    large = pressable(play)["play"]
    play.step(Size(1280, 720))
    assert large == pressable(play)["play"].scaled(1.5)


@pytest.mark.parametrize("window", [Window(768, 1024), Window(390, 844)], ids=["tablet", "phone"])
def test_a_kept_game_leaves_the_name_where_it_was(window: Window) -> None:
    fresh, kept = title_layout(window, 1, 3), title_layout(window, 2, 3, scores=True)
    assert kept.name.y >= fresh.name.y - 0.01


@pytest.mark.parametrize("window", SMALL.values(), ids=SMALL.keys())
def test_a_kept_game_or_a_new_version_leaves_the_small_buttons_where_they_were(window: Window) -> None:
    places = [title_layout(window, wide, small, scores=wide == 2) for wide in (1, 2) for small in (3, 4)]
    assert len({(layout.on_table, layout.small[0].y) for layout in places}) == 1
