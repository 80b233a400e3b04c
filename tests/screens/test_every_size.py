"""Every screen at every promised size: no text is cut, nothing pressable overlaps, is too small or off the window, and
one button alone is the main one.

The pictures are kept in build/shots/sizes/, to look at.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.look.controls import Style
from game.look.inputs import Size
from game.screens.dialog import Dialog
from tests.screens.fitting import faults
from tests.screens.ways import WAYS, shown_at, walked

SHOTS = Path(__file__).resolve().parents[2] / "build" / "shots" / "sizes"
SIZES = [
    (320, 480, 1),
    (390, 844, 3),
    (844, 390, 3),
    (480, 320, 1),
    (768, 1024, 2),
    (1280, 720, 1),
    (1920, 1080, 1),
    (3840, 2160, 1),
    (400, 300, 1),
]


@pytest.mark.parametrize("way", WAYS)
def test_the_screen_fits_every_size(way: str, cut: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked(way, monkeypatch)
    SHOTS.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, list[str]] = {}
    for w, h, dpr in SIZES:
        cut.clear()
        shown_at(way, play, Size(w, h, dpr))
        play.shot(str(SHOTS / f"{way}-{w}x{h}.jpg"))
        found = [*faults(play, w, h), *(f"{words!r} is cut" for words in cut)]
        mains = [control.id for control in play.app.top.controls if control.style is Style.PRIMARY]
        if len(mains) > 1 or (not mains and isinstance(play.app.top, Dialog)):
            found.append(f"the main buttons are {mains}")
        if found:
            wrong[f"{w}x{h}"] = found
    assert wrong == {}
