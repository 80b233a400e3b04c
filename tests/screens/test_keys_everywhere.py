"""The keys that mean the same on every screen: F fills it, ? tells how to play, M is the table's menu, Escape."""

from __future__ import annotations

import pytest

from game.look.gestures import Deed
from game.look.inputs import Focus
from tests.screens.fake_device import Play
from tests.screens.ways import walked

EVERYWHERE = ("title", "first-visit", "settings", "history", "replay", "playing", "pause", "summary")


def filled(play: Play) -> bool:
    """Whether F has been taken as the wish to fill the screen, or no longer to fill it."""
    before = len(play.device.page.performed)
    play.key("f")
    return [gesture.deed for _, gesture in play.device.page.performed[before:]] == [Deed.FULLSCREEN]


@pytest.mark.parametrize("way", EVERYWHERE)
def test_f_fills_the_screen_wherever_that_is_allowed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked(way, monkeypatch)
    assert filled(play)
    play.device.page.allowed.clear()
    play.app.top.change()
    assert not filled(play)


@pytest.mark.parametrize("way", [*EVERYWHERE, "game", "menu", "over", "moon-choice"])
def test_a_question_mark_tells_how_to_play_from_everywhere_and_goes_back_again(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    before = play.app.top
    play.key("?")
    assert play.mirror["screen"] == "how-to-play"
    play.key("?")
    assert play.app.top is before


def test_a_question_mark_closes_how_to_play_with_what_lies_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked("embed", monkeypatch)
    play.key("?")
    assert play.mirror["screen"] == "title"


@pytest.mark.parametrize(
    "way", ["playing", "passing", "pause", "restart", "last-trick", "summary", "over", "moon-choice", "moon-summary"]
)
def test_m_opens_the_tables_menu_over_whatever_lies_on_the_table_and_goes_back_again(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    before = play.app.top
    play.key("m")
    assert {"settings", "leave"} <= set(play.ids())
    play.key("m")
    assert play.app.top is before


def test_m_goes_back_from_a_sheet_of_the_menu_to_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked("menu", monkeypatch)
    play.tap("settings")
    play.key("m")
    assert "undo" in play.ids()


@pytest.mark.parametrize("way", ["title", "settings", "statistics", "replay"])
def test_m_does_nothing_where_no_table_lies_beneath(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked(way, monkeypatch)
    before, controls = play.app.top, play.ids()
    play.key("m")
    assert play.app.top is before
    assert play.ids() == controls


def test_a_new_game_from_the_menu_asks_before_a_game_is_lost_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked("summary", monkeypatch)
    play.key("m")
    play.tap("restart")
    assert {"ok", "cancel"} <= set(play.ids())
    play = walked("over", monkeypatch)
    play.key("m")
    play.tap("restart")
    play.settle()
    assert play.mirror["phase"] == "passing"


@pytest.mark.parametrize("letter", ["m", "?", "f"])
def test_letters_are_letters_in_a_name(letter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked("menu", monkeypatch)
    play.tap("settings")
    play.step(Focus("set-name"))
    before, performed = play.app.top, len(play.device.page.performed)
    play.key(letter)
    assert play.app.top is before
    assert len(play.device.page.performed) == performed


@pytest.mark.parametrize(
    ("way", "back"),
    [
        ("settings", "title"),
        ("how-to-play", "title"),
        ("statistics", "title"),
        ("history", "statistics"),
        ("game", "history"),
        ("replay", "history"),
        ("pause", "table"),
        ("menu", "table"),
        ("restart", "table"),
        ("last-trick", "table"),
        ("summary", "summary"),
        ("over", "over"),
    ],
)
def test_escape_closes_what_is_open_but_never_what_asks_for_the_next_hand(
    way: str, back: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    play.key("Escape")
    assert play.mirror["screen"] == back
