"""The heart of the game in Firefox and in WebKitGTK: a hand, a storage that fails, a frame."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from make.places import SITE
from make.tools import find_firefox, find_webkit

from game.table.annals import Annals
from game.table.annals_text import write_annals
from tests.browser.engines.engine import Engine, EngineGame
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.webkit import WebKit
from tests.browser.frames import AROUND, INSTANT
from tests.browser.game_page import Scene
from tests.browser.host import Host
from tests.browser.test_game import assert_scored
from tests.browser.test_memory import IS_MADE
from tests.browser.test_offline import WORKER_IS_ACTIVE
from tests.screens.played import some_games

WIDTH, HEIGHT = 1024, 768
MAKERS: dict[str, Callable[[], Engine]] = {
    "firefox": lambda: Firefox(find_firefox(), WIDTH, HEIGHT),
    "webkit": lambda: WebKit(*find_webkit(), WIDTH, HEIGHT),
}
LEFT_WHILE_IT_FETCHED = "encountered an unexpected error"
"""What Firefox tells of a worker whose page is left while it makes the memory, and so aborts what it fetches."""


@pytest.fixture(scope="module", params=MAKERS)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Each engine once, for all tests; at the end its console must have told of no error."""
    made = MAKERS[request.param]()
    yield made
    made.close()
    assert not [error for error in made.errors if LEFT_WHILE_IT_FETCHED not in error]


@pytest.fixture
def home(servers: tuple[int, int, dict[str, str]]) -> str:
    """The address that all hosts have in common."""
    return f"http://127.0.0.1:{servers[0]}"


def shows(control: str) -> Callable[[Scene], bool]:
    """Whether the control is there."""
    return lambda scene: scene.find(control) is not None


def is_switched(control: str, on: bool) -> Callable[[Scene], bool]:
    """Whether a button that stays pressed is."""
    return lambda scene: any(each.id == control and each.pressed is on for each in scene.controls)


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


def test_a_click_copies_a_games_record(engine: Engine, home: str) -> None:
    engine.open(f"{home}/plain/?mute=1")
    kept = {"hearts:annals-1": write_annals(Annals.of(some_games())), "hearts:welcomed-1": "seen"}
    for key, text in kept.items():
        engine.ask(f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)})")
    engine.open(f"{home}/plain/?{INSTANT}")
    game = EngineGame(engine)
    game.wait_for_title()
    for control in ("statistics", "history", "game-0"):
        game.wait_for(shows(control))
        game.click(control)
    game.wait_for(shows("copy-record"))
    game.click("copy-record")
    game.wait_for(lambda scene: "Copied" in (scene.find("copy-record") or scene.controls[0]).name)


def test_a_click_fills_the_screen_and_another_leaves_it(engine: Engine, home: str) -> None:
    if isinstance(engine, Firefox):
        pytest.skip("A headless Firefox has a window without focus, and lets no page in it fill the screen.")
    engine.open(f"{home}/plain/?{INSTANT}")
    game = EngineGame(engine)
    game.wait_for_title()
    game.sit_down_and_pass()
    for on in (True, False):
        game.click("fullscreen")
        game.wait_for(is_switched("fullscreen", on))
        assert game.ask("document.fullscreenElement !== null") is on


def test_the_game_is_played_again_without_a_network(engine: Engine, site: str) -> None:
    assert site
    host = Host(SITE)
    address = f"{host.address}?{INSTANT}"
    engine.open(address)
    game = EngineGame(engine)
    game.wait_for_title()
    game.wait_until(f"({WORKER_IS_ACTIVE})()")
    if isinstance(engine, Firefox):
        game.wait_until(f"({IS_MADE})()")  # so that nothing is still fetched when the page is left
    told_before = len(engine.errors)
    host.switch_off()
    engine.open(address)
    game.wait_for_title()
    game.sit_down_and_pass()
    game.play_a_card()
    assert engine.errors[told_before:] == []
