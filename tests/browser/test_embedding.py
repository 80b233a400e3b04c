"""The snippet that the game gives away, and the link to all of a site's games, in a real Chromium."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from make.owner import more_games
from playwright.sync_api import Route

from tests.browser.frames import INSTANT, Neighbours
from tests.browser.game_page import GamePage


def with_link(game: GamePage, address: str, folder: Path) -> None:
    """Serve the page as the build would have made it for a site that names its games."""
    site = folder / "site.toml"
    site.write_text('[more-games]\nname = "Games at Example"\naddress = "https://example.org/games"\n')

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace("</title>", f"</title>{more_games(site)}"))

    game.page.route(re.compile(re.escape(address)), answer)
    game.context.route("https://example.org/games", lambda route: route.fulfill(body="All our games"))


def test_the_snippet_is_copied_and_shows_the_game(neighbours: Neighbours) -> None:
    game = neighbours.game(permissions=["clipboard-read", "clipboard-write"])
    game.page.goto(f"{neighbours.home}/plain/index.html?seed=7")
    game.wait_for_title()
    game.click("how-to-play")
    game.wait_for(has="embed")
    game.click("embed")
    game.wait_for(screen="embed")
    game.shot("embed")
    game.click("copy-snippet")
    game.wait_for(lambda scene: any("Copied" in control.name for control in scene.controls))
    snippet = game.page.evaluate("navigator.clipboard.readText()")
    framed = neighbours.frame(page=f"<!doctype html><title>Pasted</title>{snippet}")
    assert framed.inside.url == f"{neighbours.home}/plain/?embed=1"
    framed.wait_for_title()
    framed.wait_for(screen="table", phase="passing", busy=False)


def test_the_snippet_panel_fits_a_phone(neighbours: Neighbours) -> None:
    game = neighbours.visit("plain")
    game.resize(320, 480)
    game.wait_for_title()
    game.click("how-to-play")
    game.wait_for(has="embed")
    game.shot("how-to-play-small")
    game.click("embed")
    scene = game.wait_for(screen="embed")
    game.shot("embed-small")
    assert all(control.x >= 0 and control.x + control.w <= 320 for control in scene.controls)


def test_the_link_opens_all_the_games_in_a_new_tab(neighbours: Neighbours, tmp_path: Path) -> None:
    game = neighbours.game()
    address = f"{neighbours.home}/plain/?seed=7"
    with_link(game, address, tmp_path)
    game.page.goto(address)
    game.wait_for_title()
    game.shot("title-with-link")
    with game.context.expect_page() as opened:
        game.click("more-games")
    tab = opened.value
    assert tab.url == "https://example.org/games"
    assert tab.evaluate("opener") is None
    with game.context.expect_page() as again:
        game.enter("more-games")
    assert again.value.url == "https://example.org/games"
    assert game.scene.screen == "title"
    assert set(game.foreign) == {"https://example.org/games"}
    game.foreign.clear()
    game.resize(320, 480)
    game.page.wait_for_timeout(500)
    game.shot("title-with-link-small")


def test_without_a_link_the_title_has_none(neighbours: Neighbours) -> None:
    game = neighbours.visit("plain")
    game.wait_for_title()
    assert not game.scene.find("more-games")
    assert game.page.locator("meta[name=more-games]").count() == 0


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("origin", [0, 1], ids=["same origin", "another origin"])
def test_a_frame_that_allows_no_tabs_hides_the_link_or_says_so(
    neighbours: Neighbours, tmp_path: Path, allowed: bool, origin: int
) -> None:
    home = neighbours.origins[origin]
    words = "allow-scripts allow-same-origin allow-popups" if allowed else "allow-scripts allow-same-origin"
    game = neighbours.frame(
        f'sandbox="{words}"',
        origin=home,
        prepare=lambda game: with_link(game, f"{home}/plain/?{INSTANT}", tmp_path),
        errors_meant=not allowed,  # the browser itself tells the console what it has kept back
    )
    game.wait_for_title()
    if allowed:
        with game.context.expect_page() as opened:
            game.click("more-games")
        opened.value.wait_for_url("https://example.org/games")
        game.foreign.clear()
    elif origin == 0:
        assert not game.scene.find("more-games")
    else:
        game.click("more-games")
        game.wait_for(has="dialog")
        assert "https://example.org/games" in game.control("content").name
        game.shot("no-tab")
        game.click("close")
        game.wait_for(has="more-games")
