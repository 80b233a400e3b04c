"""The heart of the game in Firefox and in WebKitGTK: a hand, a storage that fails, a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from make.tools import find_firefox, find_webkit

from tests.browser.engines.engine import Engine, EngineGame
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.browser.frames import AROUND, INSTANT
from tests.browser.test_game import assert_scored

WIDTH, HEIGHT = 1024, 768
MAKERS: dict[str, Callable[[], Engine]] = {
    "firefox": lambda: Firefox(find_firefox(), WIDTH, HEIGHT),
    "webkit": lambda: WebKit(*find_webkit(), WIDTH, HEIGHT),
}


@pytest.fixture(scope="module", params=MAKERS)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Each engine once, for all tests; at the end its console must have told of no error."""
    made = MAKERS[request.param]()
    yield made
    made.close()
    assert not made.errors


@pytest.fixture
def home(servers: tuple[int, int, dict[str, str]]) -> str:
    """The address that all hosts have in common."""
    return f"http://127.0.0.1:{servers[0]}"


def test_a_whole_hand_is_played(engine: Engine, home: str) -> None:
    engine.open(f"{home}/plain/?{INSTANT}")
    game = EngineGame(engine)
    game.wait_for_title()
    game.sit_down_and_pass()
    assert_scored(game.play_to_the_end_of_the_hand())
    assert game.ask("burrow.kept")


def test_a_game_goes_on_where_nothing_can_be_kept(engine: Engine, home: str) -> None:
    engine.open(f"{home}/forgetful/?{INSTANT}")
    game = EngineGame(engine)
    game.wait_for_title()
    game.sit_down_and_pass()
    game.play_a_card()
    assert not game.ask("burrow.kept")
    assert "keeps nothing for us" in game.ask("document.getElementById('news').textContent")


def test_a_frame_is_played_and_told_of(engine: Engine, home: str, servers: tuple[int, int, dict[str, str]]) -> None:
    servers[2]["engines"] = AROUND.replace("SRC", f"{home}/plain/?{INSTANT}").replace("ATTRIBUTES", "")
    engine.open(f"{home}/around/engines")
    game = EngineGame(engine, framed=True)
    game.wait_for_title()
    assert engine.ask("document.activeElement.localName") == "body"
    game.sit_down_and_pass()
    game.play_a_card()
    assert engine.ask("heard.map(({ data }) => data.type)") == ["ready", "game-started"]
    engine.ask("say({ game: 'kettle-burrow-hearts', version: 1, type: 'pause' })")
    game.wait_for(lambda scene: any(control.name == "Paused" for control in scene.controls))
