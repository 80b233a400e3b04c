"""The keys that mean the same on every screen: F fills the screen, ? tells how to play, Escape goes back."""

from __future__ import annotations

import pytest

from game.look.gestures import Deed
from game.look.inputs import Focus
from tests.screens.fake_device import Play
from tests.screens.ways import walked


def filled(play: Play) -> bool:
    """Whether F has been taken as the wish to fill the screen, or no longer to fill it."""
    before = len(play.device.page.performed)
    play.key("f")
    return [gesture.deed for _, gesture in play.device.page.performed[before:]] == [Deed.FULLSCREEN]


@pytest.mark.parametrize(
    "way", ["title", "first-visit", "settings", "history", "replay", "playing", "pause", "summary"]
)
def test_f_fills_the_screen_wherever_that_is_allowed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked(way, monkeypatch)
    assert filled(play)
    play.device.page.allowed.clear()
    play.app.top.change()
    assert not filled(play)


def test_f_is_a_letter_in_a_name() -> None:
    play = Play()
    play.tap("settings")
    play.step(Focus("set-name"))
    assert not filled(play)


def test_a_question_mark_tells_how_to_play_from_the_title_and_closes_it_again() -> None:
    play = Play()
    play.key("?")
    assert play.mirror["screen"] == "how-to-play"
    play.key("?")
    assert play.mirror["screen"] == "title"


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
