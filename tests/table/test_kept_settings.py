"""The settings on a device where everything goes wrong that can."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules import HouseRules
from game.table.kept_settings import ASIDE, KEY, SettingsKeeper
from game.table.pace import Speed
from game.table.settings import Face, Settings
from game.table.texts import Trouble
from tests.table.test_chronicle import Shelf
from tests.table.test_settings import OTHER


def test_two_pages_do_not_undo_each_others_choices() -> None:
    shelf = Shelf()
    first, second = SettingsKeeper(shelf), SettingsKeeper(shelf)
    before = first.load()
    jack, queen = HouseRules(jack_of_diamonds=True), HouseRules(queen_breaks_hearts=True)
    first.change(before, replace(before, speed=Speed.QUICK, house=jack))
    second.change(before, replace(before, face=Face.LARGE_PRINT, house=queen))
    kept = SettingsKeeper(shelf).load()
    assert (kept.speed, kept.face) == (Speed.QUICK, Face.LARGE_PRINT)
    assert kept.house == HouseRules(jack_of_diamonds=True, queen_breaks_hearts=True)


def test_a_newer_versions_settings_are_used_and_left_alone() -> None:
    shelf = Shelf()
    shelf.texts[KEY] = newer = '{"version":2,"volume":3,"speed":"warp","candles":4}'
    keeper = SettingsKeeper(shelf)
    settings = keeper.load()
    assert settings.volume == 3
    keeper.change(settings, replace(settings, volume=5))
    assert keeper.trouble is Trouble.NEWER
    assert shelf.texts == {KEY: newer}


@pytest.mark.parametrize("text", ["{", "[]", '{"volume":"loud"}', "x" * 4_000_000])
def test_damaged_settings_are_set_aside(text: str) -> None:
    shelf = Shelf()
    shelf.texts[KEY] = text
    keeper = SettingsKeeper(shelf)
    keeper.change(keeper.load(), OTHER)
    assert keeper.trouble is Trouble.DAMAGED
    assert shelf.texts[ASIDE[0]] == text
    assert SettingsKeeper(shelf).load() == OTHER


def test_on_a_full_device_choices_hold_as_long_as_the_page() -> None:
    shelf = Shelf(room=0)
    keeper = SettingsKeeper(shelf)
    keeper.change(Settings(), replace(Settings(), volume=1))
    assert keeper.trouble is Trouble.NOT_KEPT
    shelf.room = 5_000_000
    keeper.change(replace(Settings(), volume=1), replace(Settings(), volume=1, one_tap=True))
    kept = SettingsKeeper(shelf).load()
    assert (kept.volume, kept.one_tap) == (1, True)


def test_a_device_that_keeps_nothing_is_told_of() -> None:
    shelf = Shelf()
    shelf.kept = False
    assert SettingsKeeper(shelf).trouble is Trouble.NOT_KEPT
