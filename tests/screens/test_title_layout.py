"""The title's buttons stand before the wall where there is room: none lies half on the table's edge."""

from __future__ import annotations

import pytest

from game.look.burrow import table_share
from game.look.inputs import Size
from tests.screens.fitting import pressable
from tests.screens.ways import walked


@pytest.mark.parametrize("way", ["title", "continue"])
@pytest.mark.parametrize(("w", "h"), [(390, 844), (768, 1024), (1280, 720), (1920, 1080), (3840, 2160)])
def test_every_button_stands_above_the_table(way: str, w: int, h: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked(way, monkeypatch)
    play.step(Size(w, h))
    assert max(box.bottom for box in pressable(play).values()) < h * table_share(w, h)
