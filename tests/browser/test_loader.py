"""The way to the game: what is shown while it loads, and what is said when it cannot."""

import re
from pathlib import Path

import pytest
from make.places import SITE
from playwright.sync_api import Page, Route

from tests.browser.conftest import OpenGame
from tests.browser.game_page import PATIENCE, GamePage

PARTS = ("python.wasm", "python.js", "library.zip", "pygame.wasm", "pygame.zip")


def intercept(game: GamePage, part: str, how: object) -> None:
    """Let Playwright answer for one part of the game."""
    game.page.route(re.compile(rf"/{re.escape(part)}(\?|$)"), how)  # type: ignore[arg-type]


def wait_for_failure(game: GamePage) -> str:
    """Wait until the loader says what has gone wrong, and return that."""
    game.page.wait_for_selector("#loader.failed #failure", timeout=PATIENCE)
    return game.failure


def assert_can_retry(page: Page) -> None:
    """There is a button to try again, and it has the focus."""
    assert page.locator("#retry").is_visible()
    assert page.evaluate("document.activeElement.id") == "retry"


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_part_is_named_and_can_be_tried_again(open_game: OpenGame, part: str) -> None:
    game = open_game(
        wait=False,
        errors_meant=True,
        prepare=lambda game: intercept(game, part, lambda route: route.fulfill(status=404, body="not here")),
    )
    assert part in wait_for_failure(game)
    assert_can_retry(game.page)
    if part == "python.wasm":
        game.shot("loader-missing-part")


def test_a_missing_archive_is_named(open_game: OpenGame, site: str) -> None:
    game = open_game(
        wait=False,
        errors_meant=True,
        prepare=lambda game: game.page.route(
            re.compile(rf"^{re.escape(site)}[^/]+\.zip"), lambda route: route.fulfill(status=404, body="not here")
        ),
    )
    assert "could not be fetched" in wait_for_failure(game)
    assert_can_retry(game.page)


@pytest.mark.parametrize("part", ["pygame.zip", "library.zip", "python.wasm", "pygame.wasm"])
def test_wrong_bytes_are_noticed(open_game: OpenGame, part: str) -> None:
    def spoil(route: Route) -> None:
        body = bytearray((SITE / "runtime" / part).read_bytes())
        # Within a zip anywhere; within WebAssembly where it is read first, since the rest is compiled when it is used.
        where = 16 if part.endswith(".wasm") else len(body) // 2
        body[where : where + 64] = bytes(64)
        route.fulfill(status=200, body=bytes(body), content_type="application/octet-stream")

    game = open_game(wait=False, errors_meant=True, prepare=lambda game: intercept(game, part, spoil))
    assert "arrived damaged" in wait_for_failure(game)
    assert_can_retry(game.page)


def test_a_part_cut_short_is_noticed(open_game: OpenGame) -> None:
    def cut(route: Route) -> None:
        route.fulfill(
            status=200, body=(SITE / "runtime" / "python.wasm").read_bytes()[:100_000], content_type="application/wasm"
        )

    game = open_game(wait=False, errors_meant=True, prepare=lambda game: intercept(game, "python.wasm", cut))
    assert wait_for_failure(game)
    assert_can_retry(game.page)


def test_a_lost_connection_is_said_in_words(open_game: OpenGame) -> None:
    def lose(game: GamePage) -> None:
        game.context.add_init_script("Object.defineProperty(navigator, 'onLine', { get: () => false })")
        intercept(game, "library.zip", lambda route: route.abort("internetdisconnected"))

    game = open_game(wait=False, errors_meant=True, prepare=lose)
    assert "no connection" in wait_for_failure(game)
    game.shot("loader-offline")


def test_a_browser_without_webassembly_is_told_so(open_game: OpenGame) -> None:
    game = open_game(
        wait=False,
        errors_meant=True,
        viewport=(390, 844),
        dpr=3,
        hand="touch",
        prepare=lambda game: game.context.add_init_script("delete globalThis.WebAssembly"),
    )
    assert "WebAssembly" in wait_for_failure(game)
    game.shot("loader-no-webassembly-phone")


def test_an_error_in_the_game_is_told_with_its_traceback(open_game: OpenGame) -> None:
    game = open_game()
    game.page.evaluate(
        "burrow.fail('Traceback (most recent call last):\\n  File \"main.py\", line 1\\nValueError: no')"
    )
    assert "stumbled" in wait_for_failure(game)
    game.page.locator("#fold summary").click()
    assert "ValueError: no" in game.page.locator("#details").inner_text()
    game.shot("loader-stumbled")


def test_retry_brings_the_game_once_the_part_is_there(open_game: OpenGame) -> None:
    asked: list[str] = []

    def fail_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    game = open_game(wait=False, errors_meant=True, prepare=lambda game: intercept(game, "pygame.zip", fail_once))
    wait_for_failure(game)
    game.page.locator("#retry").click()
    game.wait_for_title()
    assert len(asked) == 2
    assert game.scene.screen


@pytest.mark.parametrize(
    ("name", "viewport", "dpr"),
    [
        ("small-phone", (320, 480), 2),
        ("phone", (390, 844), 3),
        ("landscape", (480, 320), 2),
        ("desktop", (1280, 720), 1),
        ("4k", (3840, 2160), 1),
    ],
)
def test_the_card_shows_how_far_it_is(open_game: OpenGame, name: str, viewport: tuple[int, int], dpr: float) -> None:
    held: list[Route] = []
    game = open_game(
        wait=False,
        viewport=viewport,
        dpr=dpr,
        prepare=lambda game: intercept(game, "pygame.wasm", lambda route: held.append(route)),
    )
    page = game.page
    page.wait_for_function("document.getElementById('bar').value > 0.5", timeout=PATIENCE)
    assert page.locator("h1").inner_text() == "Kettle Burrow Hearts"
    assert page.locator("#step").inner_text()
    assert page.locator("#bar").evaluate("(bar) => bar.value") < 0.9
    box = page.locator("h1").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= viewport[0]
    for part in ("#picture", "h1", "#bar", "#step"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= viewport[1], f"{part} is cut off"
    game.shot(f"loader-{name}")
    for route in held:
        route.continue_()
    game.wait_for_title()
    page.wait_for_selector("#loader", state="detached", timeout=PATIENCE)


def test_a_page_that_gets_nothing_says_so_after_a_while(open_game: OpenGame) -> None:
    held: list[Route] = []

    def hold(game: GamePage) -> None:
        game.page.clock.install()
        intercept(game, "python.wasm", lambda route: held.append(route))

    game = open_game(wait=False, prepare=hold)
    game.page.wait_for_function("document.getElementById('bar').value > 0.1", timeout=PATIENCE)
    game.page.clock.run_for(20_000)
    assert "Still waiting" in game.page.locator("#step").inner_text()
    assert game.page.locator("#retry").is_visible()
    game.shot("loader-quiet")
    for route in held:
        route.continue_()


def test_without_its_script_the_page_offers_to_try_again(open_game: OpenGame) -> None:
    game = open_game(
        wait=False,
        errors_meant=True,
        prepare=lambda game: intercept(game, "boot.js", lambda route: route.fulfill(status=404, body="not here")),
    )
    game.page.wait_for_selector("#asleep", state="visible", timeout=PATIENCE)
    game.shot("loader-asleep")


def test_without_javascript_the_page_says_what_it_needs(open_game: OpenGame) -> None:
    game = open_game(wait=False, java_script_enabled=False)
    assert "needs JavaScript" in game.page.locator("noscript").inner_text()
    game.shot("loader-noscript")


def test_the_page_works_from_a_sub_folder(open_game: OpenGame) -> None:
    # Every address in the page lies in its own folder, and so none may begin at the host's root or elsewhere.
    game = open_game(wait=False)
    addresses = game.page.eval_on_selector_all(
        "[src], [href]", "(e) => e.map((x) => x.getAttribute('src') ?? x.getAttribute('href'))"
    )
    assert addresses
    assert not [a for a in addresses if a.startswith(("/", "http")) and not a.startswith(game.base[0])]


def test_shots_are_kept(open_game: OpenGame) -> None:
    game = open_game(wait=False)
    assert isinstance(game.shot("loader-first-moment"), Path)
