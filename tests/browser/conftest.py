"""The built page, served from a free port, in a real Chromium."""

import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from make.places import ROOT, SITE
from make.serve import open_server
from make.tools import find_browser
from playwright.sync_api import Browser, sync_playwright

from tests.browser.frames import Neighbours
from tests.browser.game_page import GamePage, Hand
from tests.browser.hosts import any_host

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

AGAIN = pytest.mark.flaky(reruns=2, only_rerun="(Target|Page) crashed")
"""A test runs again from its start where Chromium's own process for its page died, which is no word on the page."""

OpenGame = Callable[..., GamePage]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser, and runs again where that dies."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(AGAIN)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built page, built first if it has to be."""
    done = subprocess.run([ROOT / "build.sh"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    with open_server(0, SITE) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for all tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_browser(), args=list(ARGUMENTS))
        yield chromium
        chromium.close()


@pytest.fixture
def open_game(site: str, browser: Browser) -> Iterator[OpenGame]:
    """Open the game; at the end every page that was opened must have stayed free of errors and foreign requests.

    open_game(query="seed=7&speed=instant", viewport=(390, 844), dpr=3, hand="touch"): `hand` is what the player plays
    with; `wait` says whether to wait for the title; `errors_meant` leaves the errors to the test.
    """
    opened: list[tuple[GamePage, bool]] = []

    def open_it(
        query: str = "",
        viewport: tuple[int, int] = (1280, 720),
        dpr: float = 1,
        hand: Hand = "mouse",
        *,
        wait: bool = True,
        errors_meant: bool = False,
        prepare: Callable[[GamePage], None] | None = None,
        **context: Any,
    ) -> GamePage:
        touch = {"has_touch": True, "is_mobile": True} if hand == "touch" else {}
        size = {"width": viewport[0], "height": viewport[1]}
        game = GamePage(browser, site, hand, viewport=size, device_scale_factor=dpr, **touch, **context)
        opened.append((game, errors_meant))
        if prepare:
            prepare(game)
        game.page.goto(site + (f"?{query}" if query else ""))
        if wait:
            game.wait_for_title()
        return game

    yield open_it
    for game, errors_meant in opened:
        game.close()
        assert errors_meant or not game.errors, f"the console told of errors: {game.errors}"
        assert not game.foreign, f"other origins were asked: {game.foreign}"


@pytest.fixture(scope="session")
def servers(site: str) -> Iterator[tuple[int, int, dict[str, str]]]:
    """Two servers of all kinds of hosts beside each other: their ports, and the pages that lie around the game."""
    assert site
    around: dict[str, str] = {}
    with any_host(around) as here, any_host(around) as next_door:
        yield here, next_door, around


@pytest.fixture
def neighbours(servers: tuple[int, int, dict[str, str]], browser: Browser) -> Iterator[Neighbours]:
    """Hosts of every kind, and pages around the game; at the end nothing that was opened may have told of errors."""
    made = Neighbours(browser, *servers)
    yield made
    assert not list(made.close())
