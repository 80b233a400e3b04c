"""Settings are kept as text, read as far as they make sense, and a page's options lie over them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.players.levels import Level
from game.rules import HouseRules
from game.table.pace import Speed
from game.table.settings import Face, Motion, Settings, clean_name
from game.table.timer import TurnTime

OTHER = Settings(
    level=Level.GENTLE,
    speed=Speed.QUICK,
    one_tap=True,
    show_points=False,
    face=Face.LARGE_PRINT,
    motion=Motion.REDUCED,
    left_handed=True,
    turn_timer=TurnTime.QUICK,
    sound=False,
    volume=3,
    name="Ada",
    house=HouseRules(game_length=50, jack_of_diamonds=True),
)


def test_what_was_chosen_comes_back() -> None:
    assert Settings.from_text(OTHER.to_text()) == OTHER


def test_a_given_deal_is_not_kept() -> None:
    assert Settings.from_text(replace(OTHER, seed=7).to_text()).seed is None


@pytest.mark.parametrize("text", [None, "", "{", "[]", "7", "null", '{"level": 3}', "[" * 100_000])
def test_rubbish_gives_the_defaults(text: str | None) -> None:
    assert Settings.from_text(text) == Settings()


def test_one_bad_setting_leaves_the_others() -> None:
    kept = json.loads(OTHER.to_text()) | {"speed": "warp", "volume": 1e9, "house": {"moon": "green"}}
    read = Settings.from_text(json.dumps(kept))
    assert read == replace(OTHER, speed=Speed.NORMAL, volume=7, house=HouseRules())


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda each: st.lists(each, max_size=3)))
def test_no_value_of_any_setting_breaks_the_reading(value: object) -> None:
    for name in json.loads(OTHER.to_text()):
        Settings.from_text(json.dumps({name: value}))


def test_a_pages_options_lie_over_what_was_kept() -> None:
    options = {"speed": "instant", "level": "gentle", "seed": "7", "mute": "1"}
    read = Settings().with_options(options)
    assert (read.speed, read.level, read.seed, read.audible) == (Speed.INSTANT, Level.GENTLE, 7, False)


def test_a_page_that_mutes_changes_nothing_that_is_kept() -> None:
    muted = Settings().with_options({"mute": "1"})
    assert Settings.from_text(muted.to_text()).audible
    assert muted.with_sound(True).audible
    assert not Settings.from_text(muted.with_sound(False).to_text()).audible


@pytest.mark.parametrize("seed", ["", "-1", "7.5", "x", "9" * 40, "٣"])
def test_options_that_make_no_sense_are_left_out(seed: str) -> None:
    assert OTHER.with_options({"seed": seed, "speed": "warp", "level": "god"}) == OTHER


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Ada  Lovelace ", "Ada Lovelace"), ("a\u0000b\nc", "abc"), ("x" * 99, "x" * 20), ("<b>Bo</b>", "<b>Bo</b>")],
)
def test_a_name_is_one_short_printable_line(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
