"""What a browser does only inside a press: fill the screen, copy, share; asked for in the press's own event."""

from __future__ import annotations

from typing import Any

import pytest

from game.table.annals import Annals
from game.table.annals_text import write_annals
from tests.browser.conftest import OpenGame
from tests.browser.game_page import GamePage
from tests.browser.test_bridge import OpenPage, open_page, show, taken  # noqa: F401
from tests.browser.test_game import my_move
from tests.screens.played import some_games

ROOM: dict[str, Any] = {"x": 100, "y": 100, "w": 200, "h": 60}
COPY: dict[str, Any] = {"id": "copy", "name": "Copy", "gesture": {"deed": "copy", "text": "7 of hearts"}, **ROOM}
SHARED = {"title": "Hearts", "url": "https://a.example/"}
SHARE: dict[str, Any] = {"id": "share", "name": "Share", "gesture": {"deed": "share", **SHARED}, **ROOM, "y": 200}
FULL: dict[str, Any] = {"id": "fullscreen", "name": "Fullscreen", "key": "f", "gesture": {"deed": "fullscreen"}, **ROOM}
FULL |= {"y": 300}

# Stands in for what this browser lacks or hides: each call says what it was given, and in which event it came.
SPY = """
window.calls = [];
const spy = (deed) => (...given) => {
  calls.push([deed, event?.type ?? "no event", navigator.userActivation.isActive, ...given]);
  return Promise.resolve();
};
Object.defineProperty(navigator, "share", { value: spy("share"), configurable: true });
navigator.clipboard.writeText = spy("copy");
Element.prototype.requestFullscreen = spy("fullscreen");
0;
"""


def calls(game: GamePage) -> list[list[Any]]:
    """What was asked of the browser since the last time."""
    found: list[list[Any]] = game.page.evaluate("calls.splice(0)")
    return found


def performed(game: GamePage) -> list[tuple[str, bool]]:
    """How the page says it went."""
    game.page.wait_for_timeout(50)
    return [(each["on"], each["done"]) for each in taken(game) if each["t"] == "performed"]


@pytest.fixture
def spied(open_page: OpenPage) -> GamePage:  # noqa: F811
    """A page whose calls are seen."""
    game = open_page()
    game.page.evaluate(SPY)
    show(game, COPY, SHARE, FULL)
    return game


@pytest.mark.parametrize(
    ("y", "deed", "given"),
    [(120, "copy", "7 of hearts"), (220, "share", SHARED)],
)
def test_a_click_on_the_picture_asks_inside_its_own_event(spied: GamePage, y: int, deed: str, given: object) -> None:
    spied.page.mouse.click(150, y)
    assert calls(spied) == [[deed, "pointerup", True, given]]
    assert performed(spied) == [(deed, True)]


def test_a_tap_asks_inside_its_own_event(open_page: OpenPage) -> None:  # noqa: F811
    game = open_page(viewport=(390, 844), hand="touch")
    game.page.evaluate(SPY)
    show(game, COPY)
    game.page.touchscreen.tap(150, 120)
    assert calls(game) == [["copy", "pointerup", True, "7 of hearts"]]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_on_the_button_asks_inside_its_own_event(spied: GamePage, key: str) -> None:
    spied.page.locator('[data-id="share"]').focus()
    spied.page.keyboard.press(key)
    assert [call[:3] for call in calls(spied)] == [["share", "keydown", True]]


def test_the_buttons_letter_asks_inside_its_own_event(spied: GamePage) -> None:
    spied.page.keyboard.press("f")
    assert [call[:3] for call in calls(spied)] == [["fullscreen", "keydown", True]]
    spied.page.keyboard.press("Control+f")
    assert calls(spied) == []


def test_assistive_technology_asks_inside_its_own_event(spied: GamePage) -> None:
    spied.page.locator('[data-id="copy"]').evaluate("(button) => button.click()")
    assert [call[:2] for call in calls(spied)] == [["copy", "click"]]


def test_a_press_that_ends_elsewhere_asks_for_nothing(spied: GamePage) -> None:
    spied.page.mouse.move(150, 120)
    spied.page.mouse.down()
    spied.page.mouse.move(150, 400)
    spied.page.mouse.up()
    assert calls(spied) == []


def test_what_is_scrolled_out_of_its_sheet_or_scrolled_by_a_finger_is_not_pressed(spied: GamePage) -> None:
    show(spied, {**COPY, "clip": [100, 130, 200, 400]})
    spied.page.mouse.click(150, 120)
    spied.page.mouse.move(150, 140)
    spied.page.mouse.down()
    spied.page.mouse.move(150, 155)
    spied.page.mouse.up()
    assert calls(spied) == []
    spied.page.mouse.click(150, 140)
    assert len(calls(spied)) == 1


def test_a_control_that_is_off_asks_for_nothing(spied: GamePage) -> None:
    show(spied, {**COPY, "disabled": True})
    spied.page.mouse.click(150, 120)
    assert calls(spied) == []


def test_a_refusal_is_told_and_a_closed_share_sheet_is_not(spied: GamePage) -> None:
    spied.page.evaluate(
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError')); 0"
    )
    spied.page.mouse.click(150, 120)
    assert performed(spied) == [("copy", False)]
    spied.page.evaluate(
        "Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('', 'AbortError')) })"
    )
    spied.page.mouse.click(150, 220)
    assert performed(spied) == []


def test_what_the_browser_lacks_or_the_host_forbids_is_not_allowed(open_page: OpenPage, site: str) -> None:  # noqa: F811
    game = open_page(errors_meant=True)  # the page around the frame is none of ours
    allowed = "['fullscreen', 'copy', 'share', 'nonsense'].map((deed) => burrow.allows(deed))"
    assert game.page.evaluate(allowed) == [True, True, game.page.evaluate("'share' in navigator"), False]
    game.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    assert game.page.evaluate("burrow.allows('copy')") is False
    # In a frame of another origin, a page has only what it is given.
    game.page.goto(site + "licences/artwork-and-fonts.md")
    other = site.replace("127.0.0.1", "localhost")
    for given, may in (("", False), ("fullscreen; clipboard-write", True)):
        game.page.evaluate(
            f'document.body.innerHTML = \'<iframe src="{other}" allow="{given}" width=960 height=600></iframe>\''
        )
        game.page.wait_for_function("document.querySelector('iframe') !== null")
        frame = game.page.frames[-1]
        frame.wait_for_function("globalThis.burrow !== undefined")
        assert frame.evaluate("[burrow.allows('fullscreen'), burrow.allows('copy')]") == [may, may]
    game.foreign.clear()


def test_fullscreen_fills_the_screen_and_the_button_says_so(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant")
    game.click("play")
    game.wait_for(my_move)
    before = game.control("fullscreen")
    assert (before.name, before.pressed) == ("Fullscreen", False)
    game.click("fullscreen")
    on = game.wait_for(lambda scene: any(c.id == "fullscreen" and c.pressed for c in scene.controls))
    assert next(c.name for c in on.controls if c.id == "fullscreen") == "Leave fullscreen"
    assert game.page.evaluate("document.fullscreenElement === document.documentElement")
    assert game.page.locator("#news").evaluate("(news) => document.fullscreenElement.contains(news)")
    game.shot("fullscreen")
    game.press("f")
    off = game.wait_for(lambda scene: any(c.id == "fullscreen" and not c.pressed for c in scene.controls))
    assert next(c.name for c in off.controls if c.id == "fullscreen") == "Fullscreen"
    assert game.page.evaluate("document.fullscreenElement") is None
    game.press("f")
    game.page.wait_for_function("document.fullscreenElement !== null")
    game.page.evaluate("document.exitFullscreen()")  # as the browser does itself on Escape
    game.wait_for(lambda scene: any(c.id == "fullscreen" and not c.pressed for c in scene.controls))


def test_no_fullscreen_button_where_it_is_not_allowed(open_game: OpenGame) -> None:
    def forbid(game: GamePage) -> None:
        game.page.add_init_script("Object.defineProperty(document, 'fullscreenEnabled', { value: false })")

    game = open_game("seed=7&speed=instant", prepare=forbid)
    game.click("play")
    assert game.wait_for(my_move).find("fullscreen") is None


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_the_record_of_a_game_is_copied(open_game: OpenGame, hand: str) -> None:
    games = some_games()
    game = open_game(
        hand=hand,
        prepare=lambda game: game.keep(annals_1=write_annals(Annals.of(games)), welcomed_1="seen"),
        permissions=["clipboard-read", "clipboard-write"],
    )
    for control in ("statistics", "history", "game-0"):
        game.wait_for(has=control)
        game.act(control)
    game.wait_for(has="copy-record")
    game.act("copy-record")
    game.wait_for(lambda scene: any("Copied" in c.name for c in scene.controls))
    assert game.page.evaluate("navigator.clipboard.readText()") == games[-1].record
    assert "Copied. You can paste it now." in game.news
    game.shot(f"copied-record-{hand}")
