"""The panel for whoever wants the game in a page of their own, and the link to all of a site's games."""

from __future__ import annotations

import pytest

from game.look.gestures import Deed, Gesture
from game.look.inputs import Performed
from tests.screens.fake_device import Play

SNIPPET = '<iframe src="https://example.org/hearts/?embed=1"'
LINK = ("Games at Example", "https://example.org/games")


def test_how_to_play_leads_to_the_snippet_for_this_very_address() -> None:
    play = Play()
    play.tap("how-to-play")
    play.tap("embed")
    assert play.mirror["screen"] == "embed"
    assert any(control["name"].startswith(SNIPPET) for control in play.mirror["controls"])
    play.tap("copy-snippet")
    ((control, gesture),) = play.device.page.performed
    assert control == "copy-snippet"
    assert gesture.deed is Deed.COPY
    assert gesture.text.startswith(SNIPPET)
    play.tap("close")
    assert play.mirror["screen"] == "how-to-play"


def test_where_nothing_can_be_copied_the_snippet_can_be_read() -> None:
    play = Play()
    play.device.page.allowed.clear()
    play.tap("how-to-play")
    play.tap("embed")
    assert "copy-snippet" not in play.ids()
    assert any(control["name"].startswith(SNIPPET) for control in play.mirror["controls"])


def test_a_game_without_an_address_offers_no_snippet() -> None:
    play = Play()
    play.device.page.address = ""
    play.tap("how-to-play")
    assert "embed" not in play.ids()


def test_the_title_has_no_link_by_default() -> None:
    assert "more-games" not in Play().ids()


@pytest.mark.parametrize(("w", "h"), [(1280, 720), (320, 480), (480, 320)])
def test_a_site_that_names_its_games_gets_a_link_on_the_title(w: float, h: float) -> None:
    play = Play(w, h)
    play.device.page.more_games = LINK
    play.app.show_title()
    play.step()
    control = play.control("more-games")
    assert control["name"] == "Games at Example, more games, opens in a new tab"
    assert control["x"] >= 0
    assert control["x"] + control["w"] <= w
    assert control["y"] + control["h"] <= h
    play.tap("more-games")
    assert play.device.page.performed == [("more-games", Gesture(Deed.OPEN, url=LINK[1]))]


def with_link() -> Play:
    """The title of a site that names its games."""
    play = Play()
    play.device.page.more_games = LINK
    play.app.show_title()
    play.step()
    return play


def test_a_page_that_may_open_no_tab_shows_no_link() -> None:
    play = Play()
    play.device.page.more_games = LINK
    play.device.page.allowed.remove(Deed.OPEN)
    play.app.show_title()
    play.step()
    assert "more-games" not in play.ids()


def test_a_tab_that_does_not_open_is_told_of_with_its_address() -> None:
    play = with_link()
    play.step(Performed("more-games", done=True))
    assert "dialog" not in play.ids()
    play.step(Performed("more-games", done=False))
    assert LINK[1] in play.control("content")["name"]
    play.tap("close")
    assert "more-games" in play.ids()
