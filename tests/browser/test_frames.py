"""The game in a frame: it plays wherever it is put, and leaves the page around it alone."""

from __future__ import annotations

import pytest

from tests.browser.frames import Neighbours, play_a_card, wait_in_page
from tests.browser.game_page import PATIENCE, GamePage

SAME, NEXT_DOOR, ANOTHER_SITE = 0, 1, 2
ALLOWED = 'allow="fullscreen; autoplay"'


def tools(game: GamePage) -> set[str]:
    """The buttons at the table."""
    return {control.id for control in game.scene.controls if control.role == "button"}


@pytest.mark.parametrize(
    ("origin", "attributes", "host", "keeps", "fills"),
    [
        (SAME, "", "plain", True, True),
        (NEXT_DOOR, ALLOWED, "plain", True, True),
        (NEXT_DOOR, "", "strict", True, False),
        # This browser keeps nothing for a frame of another site.
        (ANOTHER_SITE, ALLOWED, "plain", False, True),
        (SAME, f'sandbox="allow-scripts allow-same-origin" {ALLOWED}', "plain", True, True),
        (SAME, 'sandbox="allow-scripts"', "open", False, False),
    ],
)
def test_the_game_is_played_in_any_frame(
    neighbours: Neighbours, origin: int, attributes: str, host: str, keeps: bool, fills: bool
) -> None:
    game = neighbours.frame(attributes, origin=neighbours.origins[origin], host=host)
    game.wait_for_title()
    play_a_card(game)
    assert game.inside.evaluate("burrow.kept") == keeps
    assert ("fullscreen" in tools(game)) == fills
    assert any("keeps nothing for us" in line for line in game.news) != keeps


def test_a_frame_that_keeps_the_game_from_its_own_files_is_named_as_the_cause(neighbours: Neighbours) -> None:
    game = neighbours.frame('sandbox="allow-scripts"', errors_meant=True)
    game.inside.wait_for_selector("#loader.failed", timeout=PATIENCE)
    assert "page around the game" in game.failure
    assert "allow-same-origin" in (game.inside.locator("#details").text_content() or "")
    game.shot("frame-cut-off")


def test_the_focus_and_the_keys_are_the_pages_until_the_player_comes_in(neighbours: Neighbours) -> None:
    game = neighbours.frame()
    page = game.page
    page.focus("#before")
    game.wait_for_title()
    assert page.evaluate("document.activeElement.id") == "before"
    page.keyboard.press("PageDown")
    wait_in_page(game, "scrollY > 100")
    assert game.scene.screen == "title"
    page.keyboard.press("Home")
    wait_in_page(game, "scrollY === 0")

    game.click("play")
    game.wait_for(phase="passing", busy=False)
    assert page.evaluate("document.activeElement.localName") == "iframe"
    game.press("Home", "ArrowUp")
    game.wait_for(lambda scene: len(scene.picked) == 1)
    game.press(" ", "PageDown", "ArrowDown")
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") == 0

    page.focus("#before")
    picked = game.scene.picked
    game.press("End", "ArrowUp")
    page.wait_for_timeout(200)
    assert game.scene.picked == picked
    assert page.evaluate("document.activeElement.id") == "before"


def test_the_focus_stays_out_while_the_friends_play_on(neighbours: Neighbours) -> None:
    game = neighbours.frame(query="seed=7&speed=quick")
    game.wait_for_title()
    game.click("play")
    scene = game.wait_for(phase="passing", busy=False)
    for card in scene.hand[:3]:
        game.enter(f"card-{card}")
    game.wait_for(lambda scene: len(scene.picked) == 3)
    game.enter("pass")
    game.page.focus("#before")
    game.wait_for(phase="playing", busy=False)
    assert game.page.evaluate("document.activeElement.id") == "before"


def test_a_frame_that_changes_its_size_keeps_the_game(neighbours: Neighbours) -> None:
    game = neighbours.frame()
    game.wait_for_title()
    play_a_card(game)
    held = game.wait_for(phase="playing", busy=False).hand
    for width, height in ((320, 480), (900, 320), (1200, 700)):
        game.page.evaluate(
            "([w, h]) => Object.assign(document.querySelector('iframe'), { width: w, height: h })", [width, height]
        )
        left, top = game.corner
        scene = game.wait_for(
            lambda scene, right=left + width, low=top + height: (
                all(c.x + c.w <= right + 1 and c.y + c.h <= low + 1 for c in scene.controls)
                and max(c.x + c.w for c in scene.controls) > right - 200
            )
        )
        assert scene.hand == held
        game.shot(f"frame-{width}")


@pytest.mark.parametrize("how", ["display", "scrolled", "next door"])
def test_a_game_that_nobody_sees_is_paused_and_comes_back(neighbours: Neighbours, how: str) -> None:
    game = neighbours.frame(origin=neighbours.origins[NEXT_DOOR if how == "next door" else SAME])
    game.wait_for_title()
    play_a_card(game)
    held = game.wait_for(phase="playing", busy=False).hand
    if how == "scrolled":
        game.page.evaluate("scrollTo(0, 2000)")
    else:
        game.page.evaluate("document.querySelector('iframe').style.display = 'none'")
    game.inside.wait_for_selector('#mirror [data-id="heading"]:text("Paused")', state="attached", timeout=PATIENCE)
    if how == "scrolled":
        game.page.evaluate("scrollTo(0, 0)")
    else:
        game.page.evaluate("document.querySelector('iframe').style.display = ''")
    game.click("cancel")
    game.wait_for(lambda scene: scene.hand == held)
