"""The game as a screen reader has it: found by role and name, played by keys, told in the live region."""

from __future__ import annotations

import io
import re

import pygame
from playwright.sync_api import FloatRect, Locator

from game.rules import HouseRules
from game.table.settings import Settings
from tests.browser.conftest import OpenGame
from tests.browser.game_page import GamePage, Scene
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


def test_a_whole_game_is_played_to_its_end_by_role_and_name_with_keys_alone(open_game: OpenGame) -> None:
    settings = Settings(house=HouseRules(game_length=50)).to_text()
    game = open_game("seed=3&speed=instant", hand="keys", prepare=lambda game: game.keep(settings_1=settings))
    by_role = game.page.get_by_role
    press(game, by_role("button", name="Play", exact=True))
    hands = 0
    while True:
        scene = game.wait_for(my_move)
        if scene.screen == "over":
            break
        if scene.screen == "summary":
            hands += 1
            assert by_role("dialog", name=re.compile("is over|shot the moon")).count() == 1
            press(game, by_role("button", name="Next hand"))
            game.wait_for(screen="table")
        elif scene.phase == "passing":
            for index in range(3):
                press(game, cards(game).nth(index))
                game.wait_for(lambda scene, picked=index + 1: len(scene.picked) == picked)
            press(game, by_role("button", name=re.compile("^Pass (left|right|across) to")))
            game.wait_for(lambda scene: scene.phase != "passing")
        else:
            held, playable = len(scene.hand), by_role("button", name=CARD, disabled=False).first
            press(game, playable)
            game.wait_for(lambda scene: len(scene.picked) == 1)
            press(game, playable)
            game.wait_for(holds_fewer(held))
    said = " ".join(game.news)
    assert len(re.findall(r"takes? the trick", said)) == 13 * (hands + 1)
    assert len(re.findall(r"(?:You play|\w+ plays) the \w+ of \w+\.", said)) == 52 * (hands + 1)
    assert len(re.findall(r"Hand \d+\. ", said)) == hands + 1
    assert by_role("dialog", name=re.compile("won|share")).count() == 1
    assert has_focus("ok")(scene)
    press(game, by_role("button", name="Play again"))
    game.wait_for(screen="table")
    assert len(game.wait_for(my_move).hand) == 13


def test_settings_are_made_with_a_screen_readers_own_controls(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant&level=steady", hand="keys")
    by_role, press_key = game.page.get_by_role, game.page.keyboard.press
    press(game, by_role("button", name="Settings"))
    game.wait_for(screen="settings")
    game.wait_for(has_focus("set-level"))
    assert game.page.get_by_role("dialog", name="Settings").count() == 1
    level = by_role("combobox", name="Friends’ level")
    assert level.input_value() == "Steady"
    press_key("ArrowDown")
    game.wait_for(lambda scene: (scene.find("set-level") or scene.controls[0]).value == "Sharp")
    press_key("ArrowLeft")
    game.wait_for(lambda scene: (scene.find("set-level") or scene.controls[0]).value == "Steady")
    level.select_option("Gentle")
    volume = by_role("slider", name="Volume")
    assert volume.input_value() == "7"
    volume.focus()
    press_key("ArrowRight")
    press_key("ArrowUp")
    game.wait_for(lambda _: "Volume: 9." in game.news)
    press_key("End")
    game.wait_for(lambda _: "Volume: 10." in game.news)
    switch = by_role("switch", name="Points during the hand")
    assert switch.is_checked()
    switch.focus()
    press_key("Space")
    game.wait_for(lambda scene: not (scene.find("set-show_points") or scene.controls[0]).checked)
    switch.evaluate("(element) => element.click()")
    game.wait_for(lambda scene: (scene.find("set-show_points") or scene.controls[0]).checked)
    name = by_role("textbox", name="Your name")
    name.focus()
    game.page.keyboard.type("Pam Hull?")
    press_key("Home")
    game.page.keyboard.type("Dr ")
    game.shot("settings-name")
    assert name.input_value() == "Dr Pam Hull?"
    kept = Settings.from_text(game.page.evaluate("localStorage['hearts:settings-1']"))
    assert (kept.name, kept.volume, kept.level.value, kept.show_points) == ("Dr Pam Hull?", 10, "gentle", True)
    assert game.scene.screen == "settings"
    press_key("Escape")
    game.wait_for(screen="title")
    game.wait_for(has_focus("settings"))


def test_a_name_is_written_with_a_finger(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant", viewport=(390, 844), dpr=2, hand="touch")
    game.tap("settings")
    game.wait_for(has="set-name")
    field = game.page.locator('[data-id="set-name"]')
    field.focus()
    game.wait_for(lambda scene: (scene.find("set-name") or scene.controls[0]).y < 730)
    assert field.get_attribute("placeholder") == "You"
    field.tap()
    game.page.keyboard.type("Ada")
    assert game.control("set-name").focused
    game.shot("settings-name-phone")
    game.tap("close")
    game.wait_for(screen="title")
    game.tap("play")
    game.wait_for(my_move)
    game.shot("own-name")
    assert Settings.from_text(game.page.evaluate("localStorage['hearts:settings-1']")).name == "Ada"


def test_the_volumes_slider_is_drawn_by_the_game_alone(open_game: OpenGame) -> None:
    game = open_game("seed=7")
    game.act("settings")
    game.wait_for(has="set-volume")
    game.page.locator('[data-id="set-volume"]').focus()
    row = game.wait_for(lambda scene: within(scene, "set-volume")).find("set-volume")
    assert row is not None
    clip: FloatRect = {"x": row.x, "y": row.y, "width": row.w, "height": row.h}
    shot = pygame.image.load(io.BytesIO(game.page.screenshot(clip=clip)))
    colours = {tuple(shot.get_at((x, y)))[:3] for x in range(shot.get_width()) for y in range(shot.get_height())}
    assert len(colours) > 20
    assert not [(red, green, blue) for red, green, blue in colours if blue > red + 10]


def within(scene: Scene, control: str) -> bool:
    """Whether a control has been scrolled into the sheet."""
    found = scene.find(control)
    return found is not None and found.y > 60 and found.y + found.h < 760


def test_the_focus_ring_lies_on_its_row_however_far_the_sheet_scrolls(open_game: OpenGame) -> None:
    game = open_game("seed=7", viewport=(390, 844))
    game.act("settings")
    game.wait_for(has_focus("set-level"))
    for control in [each.id for each in game.scene.controls if each.id.startswith("set-")][1:]:
        game.press("Tab")
        game.wait_for(lambda scene, control=control: has_focus(control)(scene) and within(scene, control))
        assert game.page.evaluate("[mirror.scrollTop, game.scrollTop, scrollY]") == [0, 0, 0]
