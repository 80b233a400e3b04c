"""The game as a screen reader has it: found by role and name, played by keys, told in the live region."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.conftest import OpenGame
from tests.browser.game_page import GamePage
from tests.browser.test_game import assert_scored, has_focus, holds_fewer, my_move

CARD = re.compile(
    r"^(Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King|Ace) of (clubs|diamonds|spades|hearts)"
)


def press(game: GamePage, button: Locator) -> None:
    """Give a button the focus, as a screen reader does, and press Enter."""
    button.focus()
    game.page.keyboard.press("Enter")


def cards(game: GamePage) -> Locator:
    """The buttons of the hand."""
    return game.page.get_by_role("button", name=CARD)


def test_a_hand_is_played_through_the_mirror_alone(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant", hand="keys")
    press(game, game.page.get_by_role("button", name="Play", exact=True))
    game.wait_for(my_move)
    assert cards(game).count() == 13
    for index in range(3):
        press(game, cards(game).nth(index))
    game.wait_for(lambda scene: len(scene.picked) == 3)
    press(game, game.page.get_by_role("button", name="Pass left to Hazel"))
    game.wait_for(lambda scene: scene.phase != "passing")
    while True:
        scene = game.wait_for(my_move)
        if scene.screen != "table":
            break
        held = len(scene.hand)
        playable = game.page.locator("#mirror button:not([aria-disabled='true'])").filter(has_text=CARD).first
        press(game, playable)
        game.wait_for(lambda scene: len(scene.picked) == 1)
        press(game, playable)
        game.wait_for(holds_fewer(held))
    assert_scored(scene)
    assert game.page.get_by_role("dialog", name="Hand 1 is over").count() == 1
    said = " ".join(game.news)
    assert "Hazel passed you" in said or "Mabel passed you" in said
    assert len(re.findall(r"takes? the trick", said)) == 13
    press(game, game.page.get_by_role("button", name="Next hand"))
    game.wait_for(screen="table")
    assert len(game.wait_for(my_move).hand) == 13


def test_the_focus_goes_on_into_a_dialog_and_comes_back(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant", hand="keys")
    press(game, game.page.get_by_role("button", name="Play", exact=True))
    game.wait_for(my_move)
    press(game, game.page.get_by_role("button", name="Menu"))
    game.wait_for(lambda scene: any(c.focused and c.name == "Carry on" for c in scene.controls))
    game.press("Escape")
    game.wait_for(has_focus("menu"))


def test_every_button_of_the_table_is_reached_with_tab(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant", hand="keys")
    press(game, game.page.get_by_role("button", name="Play", exact=True))
    scene = game.wait_for(my_move)
    wanted = {control.id for control in scene.controls if control.role == "button"}
    reached = set()
    game.page.locator('#mirror [data-id="undo"]').focus()
    for _ in range(len(wanted) + 3):
        reached |= {control.id for control in game.scene.controls if control.focused}
        game.press("Shift+Tab")
    game.page.locator('#mirror [data-id="undo"]').focus()
    for _ in range(len(wanted) + 3):
        reached |= {control.id for control in game.scene.controls if control.focused}
        game.press("Tab")
    assert wanted - reached == set()
