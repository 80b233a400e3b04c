"""A sheet that is longer than its window ends where nothing looks torn, and says that there is more."""

from __future__ import annotations

import pytest

from game.look.inputs import Key, Size
from game.look.paint import Brush
from game.screens.dialog import Dialog
from game.screens.fold import Piece, air_at_the_end, fold, is_torn, lines
from tests.screens.test_every_size import SIZES
from tests.screens.ways import WAYS, shown_at, walked

LINES = [Piece(20.0 * i, 20.0 * i + 20) for i in range(10)]
ON_NO_SHEET = {
    *("title", "continue", "new-version", "new-version-continue", "first-visit", "first-visit-2", "first-visit-3"),
    *(
        "replay",
        "replay-trick",
        "replay-late",
        "passing",
        "three-picked",
        "timer",
        "playing",
        "long-names",
        "not-kept",
        "why-not",
    ),
    *("hint", "taken-back", "four-cards", "told-after-own-card", "offer", "offer-hint"),
}
SHEETS = [way for way in WAYS if not way.endswith("-end") and way not in ON_NO_SHEET]
CHART = Piece(100, 300)


@pytest.mark.parametrize(
    ("pieces", "room", "shown"),
    [
        ([], 130, 130),
        (LINES, 130, 120),  # half a line
        (LINES, 139, 139),  # all but a hair of one
        ([*LINES[:5], CHART], 150, 100),  # a scrap of a chart
        ([*LINES[:5], CHART], 220, 220),  # most of it
        ([*LINES[:5], Piece(90, 300)], 120, 80),  # beside lines, one of which goes on as well
        ([CHART], 300, 300),
        ([*LINES[:5], Piece(100, 146), *lines(46, 23, 100)], 142, 100),  # two lines, the lower one without its feet
        ([Piece(10, 300)], 90, 90),  # nothing else to show
    ],
)
def test_what_would_be_a_scrap_waits_to_be_scrolled_to(pieces: list[Piece], room: float, shown: float) -> None:
    assert fold(pieces, room) == shown


def test_a_tall_piece_that_goes_on_looks_torn_and_a_line_that_ends_does_not() -> None:
    assert is_torn([*LINES[:5], CHART], 220)
    assert not is_torn(LINES, 120)
    assert not is_torn(LINES, 139)


def test_no_scrap_of_a_line_is_left_above_when_all_is_scrolled() -> None:
    assert air_at_the_end(LINES, 105) == 15
    assert air_at_the_end(LINES, 100) == 0
    assert air_at_the_end([CHART], 150) == 0


@pytest.mark.parametrize("way", SHEETS)
def test_no_sheet_begins_with_a_scrap_at_its_fold(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[object] = []
    monkeypatch.setattr(Brush, "onward", lambda *_: signs.append(1))
    play = walked(way, monkeypatch)
    sheet = play.app.top
    assert isinstance(sheet, Dialog)
    for w, h, _ in SIZES:
        if h > 1100:
            continue
        shown_at(way, play, Size(w, h, 1))
        signs.clear()
        play.step(Key("Home"))
        sheet.change()
        play.step()
        seen = sheet.content_box
        goes_on = sheet.content_height(seen.w) > seen.h + 1
        for piece in sheet.content_pieces(seen.w):
            if goes_on and max(piece.top, 0.65 * sheet.folded_room) == piece.top < seen.h < piece.bottom:
                assert seen.h - piece.top >= min(90.0, 0.89 * (piece.bottom - piece.top)), (w, h, piece, seen.h)
        assert bool(signs) is goes_on, (w, h)
