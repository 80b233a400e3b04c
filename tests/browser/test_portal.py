"""Messages between the game and the page around it: one origin hears and is heard, everybody else is deaf and mute."""

from __future__ import annotations

import re
from typing import Any

import pytest
from make.places import WEB

from tests.browser.frames import INSTANT, Neighbours, wait_in_page
from tests.browser.game_page import GamePage
from tests.browser.test_game import play_hand

GAME = "kettle-burrow-hearts"


def say(game: GamePage, kind: object, **other: object) -> None:
    """Send a message from the page around."""
    game.page.evaluate("(message) => say(message)", {"game": GAME, "version": 1, "type": kind, **other})


def heard(game: GamePage) -> list[dict[str, Any]]:
    """The messages that the page around has heard."""
    return list(game.page.evaluate("heard"))


def is_paused(game: GamePage) -> bool:
    """Whether the cards are covered."""
    return any(control.name == "Paused" for control in game.scene.controls)


def test_the_listener_of_the_manual_hears_a_hand_and_pauses(neighbours: Neighbours) -> None:
    manual = (WEB / "EMBED.md").read_text("utf-8")
    page = next(block for block in re.findall(r"```html\n(.*?)```", manual, re.S) if "addEventListener" in block)
    (address,) = re.findall(r'src="([^"]*)"', page)
    page = page.replace(address, "SRC")
    game = neighbours.frame(
        page=page, origin=neighbours.origins[2], query=f"{INSTANT}&embed=1&parent={neighbours.home}"
    )
    game.wait_for_title()
    news = "document.getElementById('news').textContent"
    wait_in_page(game, f"{news} === 'A game at the steady level has begun.'")
    game.wait_for(phase="passing", busy=False)
    game.page.click("#pause")
    game.wait_for(lambda _: is_paused(game))
    game.page.click("#resume")
    game.wait_for(has="pass")
    play_hand(game)
    wait_in_page(game, f"/^Hand 1 is over: you have [0-9]+ points.$/.test({news})")


def test_a_page_of_the_same_origin_needs_no_option(neighbours: Neighbours) -> None:
    game = neighbours.frame()
    game.wait_for_title()
    wait_in_page(game, "heard.length === 1")
    game.click("play")
    wait_in_page(game, "heard.length === 2")
    assert [each["origin"] for each in heard(game)] == [neighbours.home] * 2
    assert [each["data"] for each in heard(game)] == [
        {"game": GAME, "version": 1, "type": "ready"},
        {
            "game": GAME,
            "version": 1,
            "type": "game-started",
            "hand": 1,
            "totals": {"S": 0, "W": 0, "N": 0, "E": 0},
            "level": "steady",
            "classic": True,
        },
    ]
    game.wait_for(phase="passing", busy=False)
    say(game, "mute")
    game.wait_for(lambda scene: "Sound off" in [control.name for control in scene.controls])
    say(game, "unmute")
    game.wait_for(lambda scene: "Sound on" in [control.name for control in scene.controls])


@pytest.mark.parametrize("named", ["", "*", "javascript:alert(1)"])
def test_a_page_of_another_origin_that_is_not_named_hears_ready_alone_and_is_not_heard(
    neighbours: Neighbours, named: str
) -> None:
    game = neighbours.frame(origin=neighbours.origins[1], query=f"{INSTANT}&embed=1&parent={named}")
    game.wait_for_title()
    game.wait_for(phase="passing", busy=False)
    say(game, "pause")
    say(game, "mute")
    game.page.wait_for_timeout(300)
    assert not is_paused(game)
    assert "Sound on" in [control.name for control in game.scene.controls]
    assert [each["data"]["type"] for each in heard(game)] == ["ready"]


def test_rubbish_and_strangers_are_ignored(neighbours: Neighbours) -> None:
    game = neighbours.frame(query=f"{INSTANT}&embed=1")
    game.wait_for_title()
    game.wait_for(phase="passing", busy=False)
    for rubbish in (
        "pause",
        "x" * 3_000_000,
        None,
        7,
        [],
        ["pause"],
        {},
        {"type": "pause"},
        {"game": GAME, "type": "pause"},
        {"game": GAME, "version": 2, "type": "pause"},
        {"game": GAME, "version": "1", "type": "pause"},
        {"game": "another-game", "version": 1, "type": "pause"},
    ):
        game.page.evaluate("(message) => say(message)", rubbish)
    for kind in ("x" * 3_000_000, "PAUSE", ["pause"], {"pause": True}, None, 1, "__proto__", "close"):
        say(game, kind)
    # The right message, but from a window beside the game, and from the game's own.
    message = {"game": GAME, "version": 1, "type": "pause"}
    game.page.evaluate(
        """async (message) => {
          const beside = document.createElement("iframe");
          document.body.append(beside);
          beside.contentWindow.target = document.querySelector("iframe").contentWindow;
          beside.contentWindow.eval(`target.postMessage(${JSON.stringify(message)}, "*")`);
        }""",
        message,
    )
    game.inside.evaluate("(message) => postMessage(message, '*')", message)
    game.page.wait_for_timeout(300)
    assert not is_paused(game)
    say(game, "pause")
    game.wait_for(lambda _: is_paused(game))


def test_a_named_origin_that_is_not_the_page_around_hears_nothing(neighbours: Neighbours) -> None:
    game = neighbours.frame(
        origin=neighbours.origins[1], query=f"{INSTANT}&embed=1&parent=https://portal.example", errors_meant=True
    )
    game.wait_for_title()
    game.wait_for(phase="passing", busy=False)
    say(game, "pause")
    game.page.wait_for_timeout(300)
    assert not is_paused(game)
    assert heard(game) == []


def test_by_itself_the_game_talks_to_nobody(neighbours: Neighbours) -> None:
    game = neighbours.game()
    game.page.add_init_script("window.heard = []; addEventListener('message', ({ data }) => heard.push(data));")
    game.page.goto(f"{neighbours.home}/plain/?{INSTANT}&embed=1&parent={neighbours.home}")
    game.wait_for_title()
    game.wait_for(phase="passing", busy=False)
    game.page.evaluate("postMessage({ game: 'kettle-burrow-hearts', version: 1, type: 'pause' }, '*')")
    game.page.wait_for_timeout(300)
    assert not is_paused(game)
    assert [each for each in heard(game) if each["type"] != "pause"] == []
