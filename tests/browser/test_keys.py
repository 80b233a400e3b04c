"""The keys of the table that press a button by its letter, and Escape; the others are in test_game and test_mirror."""

from __future__ import annotations

from tests.browser.conftest import OpenGame
from tests.browser.test_game import has_focus, holds_fewer, my_move


def test_letters_press_the_buttons_of_the_table_and_escape_goes_back(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant")
    game.press("Enter")
    scene = game.wait_for(my_move)
    game.press("h")
    game.wait_for(lambda scene: len(scene.picked) == 3)
    game.press("Escape")
    game.wait_for(lambda scene: not scene.picked)
    game.press("l")
    game.wait_for(lambda _: any("No trick has been taken" in line for line in game.news))
    game.press("u")
    game.wait_for(lambda _: any("nothing to take back" in line for line in game.news))
    game.press("Home", "ArrowUp", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowUp")
    game.wait_for(lambda scene: len(scene.picked) == 3)
    game.press("p")
    scene = game.wait_for(lambda scene: scene.phase == "playing" and not scene.busy)
    card = scene.legal[0]
    game.press("Home", *["ArrowRight"] * scene.hand.index(card))
    game.wait_for(has_focus(f"card-{card}"))
    game.press("ArrowUp")
    game.wait_for(lambda scene: scene.picked == [card])
    game.press("Escape")
    game.wait_for(lambda scene: not scene.picked)
    game.press("Enter", " ")
    game.wait_for(holds_fewer(13))
    game.wait_for(my_move)
    for key, heading, back in (
        ("l", "trick", "Escape"),
        ("l", "trick", "l"),
        ("m", "At the table", "Escape"),
        ("m", "At the table", "m"),
        ("?", "How to play", "Escape"),
    ):
        game.press(key)
        scene = game.wait_for(has="dialog")
        assert heading in next(control.name for control in scene.controls if control.id == "dialog")
        game.press(back)
        game.wait_for(has="undo")
    game.press("u")
    game.wait_for(lambda scene: len(scene.hand) == 13 and "Taken back." in game.news)
    assert game.control("undo").name == "Undo"


def test_an_assistive_tool_is_told_each_buttons_key(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant")
    game.press("Enter")
    game.wait_for(my_move)
    read = "[...document.querySelectorAll('[aria-keyshortcuts]')].map((e) => [e.dataset.id, e.ariaKeyShortcuts])"
    found = game.page.evaluate(read.replace("e.ariaKeyShortcuts", "e.getAttribute('aria-keyshortcuts')"))
    assert dict(found) == {
        "pass": "P",
        "undo": "U",
        "hint": "H",
        "last-trick": "L",
        "menu": "M",
        "help": "?",
        "fullscreen": "F",
    }


def test_letters_mean_the_same_on_a_sheet_but_a_select_keeps_its_own(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant&level=steady")
    game.press("Enter")
    game.wait_for(my_move)
    game.press("m")
    game.wait_for(has="settings")
    game.act("settings")
    game.wait_for(has_focus("set-level"))
    game.press("?")
    game.wait_for(screen="how-to-play")
    game.press("?")
    game.wait_for(screen="settings")
    game.wait_for(has_focus("set-level"))
    game.press("m")  # as in every select: the next word that begins so
    game.wait_for(lambda scene: any(c.id == "set-level" and c.value == "Master" for c in scene.controls))
    assert game.scene.screen == "settings"
    game.page.locator('[data-id="set-show_points"]').focus()
    game.wait_for(has_focus("set-show_points"))
    game.press("m")  # from a switch the menu is closed, with the settings upon it
    game.wait_for(has="undo")


def test_f_fills_the_screen_from_the_title_and_is_a_letter_in_a_name(open_game: OpenGame) -> None:
    game = open_game("seed=7")
    game.press("f")
    game.page.wait_for_function("document.fullscreenElement === document.documentElement")
    game.press("f")
    game.page.wait_for_function("!document.fullscreenElement")
    game.act("settings")
    game.wait_for(has="set-name")
    game.page.locator('[data-id="set-name"]').focus()
    game.press("f", "F")
    game.page.wait_for_function("document.querySelector('[data-id=\"set-name\"]').value === 'fF'")
    assert game.page.evaluate("document.fullscreenElement") is None
