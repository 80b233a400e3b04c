"""The title's buttons stand before the wall where there is room: none lies half on the table's edge."""

from __future__ import annotations

import pytest

from game.look.burrow import table_share
from game.look.inputs import Size
from tests.screens.fake_device import Play
from tests.screens.fitting import pressable
from tests.screens.ways import walked


@pytest.mark.parametrize("way", ["title", "continue"])
@pytest.mark.parametrize(("w", "h"), [(390, 844), (768, 1024), (1280, 720), (1920, 1080), (3840, 2160)])
def test_every_button_stands_above_the_table(way: str, w: int, h: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked(way, monkeypatch)
    play.step(Size(w, h))
    assert max(box.bottom for box in pressable(play).values()) < h * table_share(w, h)


def test_a_window_of_another_size_moves_the_buttons_even_if_the_picture_is_only_magnified() -> None:
    play = Play(1920, 1080)
    large = pressable(play)["play"]
    play.step(Size(1280, 720))
    assert large == pressable(play)["play"].scaled(1.5)
