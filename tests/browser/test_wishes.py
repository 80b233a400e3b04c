"""What the system or the browser asks for on the player's behalf: contrast, forced colours, larger text."""

from __future__ import annotations

import io
from typing import Any

import pygame
import pytest

from game.look.theme import HIGH_CONTRAST, LAMPLIGHT
from tests.browser.conftest import OpenGame
from tests.browser.game_page import GamePage
from tests.browser.test_game import my_move
from tests.browser.test_loader import intercept, wait_for_failure


def colour_at(game: GamePage, x: float, y: float) -> tuple[int, int, int]:
    """The colour of the page at a point in CSS pixels, on a screen whose pixels are as large."""
    picture = pygame.image.load(io.BytesIO(game.page.screenshot()), "page.png")
    red, green, blue, _ = picture.get_at((round(x), round(y)))
    return red, green, blue


def wait_for_colour(game: GamePage, x: float, y: float, wanted: tuple[int, int, int]) -> None:
    """Wait until the page has a colour at a point."""
    for _ in range(60):
        if colour_at(game, x, y) == wanted:
            return
        game.page.wait_for_timeout(100)
    raise AssertionError(f"({x}, {y}) is {colour_at(game, x, y)}, not {wanted}")


def large_text(game: GamePage) -> None:
    """The browser's own setting for the size of text, at twice the usual."""
    game.cdp.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


@pytest.mark.parametrize("wish", [{"contrast": "more"}, {"forced_colors": "active"}])
def test_more_contrast_is_given_as_soon_as_it_is_asked_for(open_game: OpenGame, wish: dict[str, Any]) -> None:
    game = open_game("seed=7&speed=instant")
    game.click("settings")
    sheet = next(control for control in game.wait_for(has="dialog").controls if control.id == "dialog")
    corner = sheet.x + sheet.w - 12, sheet.y + 60
    wait_for_colour(game, *corner, LAMPLIGHT.paper)
    game.page.emulate_media(**wish)
    wait_for_colour(game, *corner, HIGH_CONTRAST.paper)
    name = "-".join(wish.values())
    game.shot(f"settings-{name}")
    game.press("Escape")
    game.wait_for(screen="title")
    game.shot(f"title-{name}")
    game.click("play")
    game.wait_for(my_move)
    game.press("Home", "ArrowRight")
    game.shot(f"table-{name}")
    game.page.emulate_media(contrast="no-preference", forced_colors="none")
    game.press("m")
    sheet = next(control for control in game.wait_for(has="leave").controls if control.id == "dialog")
    wait_for_colour(game, sheet.x + sheet.w - 12, sheet.y + 60, LAMPLIGHT.paper)


def test_text_twice_as_large_is_honoured_as_soon_as_it_is_set(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant")
    before = game.control("play")
    large_text(game)
    after = game.wait_for(lambda scene: (scene.find("play") or before).h > 1.9 * before.h).find("play")
    assert after is not None
    assert after.h == pytest.approx(2 * before.h, abs=1)
    game.shot("title-large-text")
    game.click("play")
    game.wait_for(my_move)
    game.shot("table-large-text")


def test_text_twice_as_large_is_honoured_from_the_start_on_a_phone(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant", (390, 844), 2, "touch", prepare=large_text)
    game.tap("settings")
    game.wait_for(has="set-name")
    field = game.page.locator('[data-id="set-name"]')
    assert float(field.evaluate("(field) => parseFloat(getComputedStyle(field).fontSize)")) == pytest.approx(32, abs=1)
    game.shot("settings-large-text-phone")


@pytest.mark.parametrize("viewport", [(390, 844), (1280, 720)])
@pytest.mark.parametrize("forced", [False, True])
def test_the_loader_is_whole_in_large_text(open_game: OpenGame, viewport: tuple[int, int], forced: bool) -> None:
    def prepare(game: GamePage) -> None:
        large_text(game)
        if forced:
            game.page.emulate_media(forced_colors="active", contrast="more")
        intercept(game, "python.wasm", lambda route: route.fulfill(status=404))

    game = open_game(wait=False, errors_meant=True, viewport=viewport, prepare=prepare)
    wait_for_failure(game)
    game.page.locator("summary").click()
    assert game.page.evaluate("document.getElementById('loader').scrollWidth") <= viewport[0]
    for part in ("h1", "#failure", "#retry", "summary", "#details"):
        element = game.page.locator(f"#loader {part}")
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= viewport[0]
        assert box["y"] >= -1
    game.page.locator("#loader h1").scroll_into_view_if_needed()
    size = game.page.locator("#failure").evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)")
    assert size >= 32
    game.shot(f"loader-large-text-{viewport[0]}{'-forced' if forced else ''}")
