"""Texts as each version has written them, kept here for ever: every later version must read them all."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.players.levels import Level
from game.table.annals import Annals
from game.table.annals_text import read_annals
from game.table.kept_game import KEY as GAME
from game.table.kept_game import GameKeeper
from game.table.kept_settings import BEFORE_VERSIONS, SettingsKeeper
from game.table.kept_settings import KEY as SETTINGS
from game.table.settings import Motion
from game.table.timer import TurnTime
from tests.table.finished import finished
from tests.table.test_chronicle import Shelf
from tests.table.test_kept_game import a_game
from tests.table.test_settings import OTHER

SAMPLES = Path(__file__).parent / "kept"


def on_shelf(key: str, sample: str) -> Shelf:
    shelf = Shelf()
    shelf.texts[key] = (SAMPLES / sample).read_text("utf-8")
    return shelf


@pytest.mark.parametrize("sample", ["game-1-first-build.json", "game-1.json"])
def test_a_kept_game_of_each_version_is_gone_on_with(sample: str) -> None:
    keeper = GameKeeper(on_shelf(GAME, sample))
    game = keeper.load()
    assert game is not None
    assert (game.match.moves, game.level) == (a_game(80).moves, Level.GENTLE)
    assert keeper.news() is None


def test_annals_of_each_version_are_read() -> None:
    reading = read_annals((SAMPLES / "annals-1.json").read_text("utf-8"))
    assert reading.annals == Annals.of([finished(1), finished(2)])
    assert not reading.damaged


def test_settings_of_each_version_are_read() -> None:
    keeper = SettingsKeeper(on_shelf(SETTINGS, "settings-1.json"))
    assert keeper.load() == OTHER
    assert keeper.trouble is None


def test_settings_from_before_versions_move_to_their_new_key() -> None:
    shelf = on_shelf(BEFORE_VERSIONS, "settings-without-version.json")
    keeper = SettingsKeeper(shelf)
    expected = replace(OTHER, turn_timer=TurnTime.OFF, motion=Motion.SYSTEM, left_handed=False)
    assert keeper.load() == expected
    assert list(shelf.texts) == [SETTINGS]
    keeper.change(expected, OTHER)
    assert SettingsKeeper(shelf).load() == OTHER
