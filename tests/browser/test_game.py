"""Whole hands and a whole game in a real Chromium, with mouse, finger and keys, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import OpenGame
from tests.browser.game_page import GamePage, Scene
from tests.browser.privacy import assert_private

PHONE = (390, 844)
PHONE_ON_ITS_SIDE = (844, 390)


def my_move(scene: Scene) -> bool:
    """Whether the player is to do something, and nothing moves any more."""
    mine = scene.phase in ("passing", "playing") or scene.screen in ("summary", "over")
    return mine and not (scene.busy and scene.screen == "table")


def has_picked(card: str) -> Callable[[Scene], bool]:
    """Whether the card is lifted out of the hand."""
    return lambda scene: card in scene.picked


def holds_fewer(cards: int) -> Callable[[Scene], bool]:
    """Whether the hand holds fewer than so many."""
    return lambda scene: len(scene.hand) < cards


def has_focus(control: str) -> Callable[[Scene], bool]:
    """Whether the control has the focus."""
    return lambda scene: any(each.focused and each.id == control for each in scene.controls)


def play_hand(game: GamePage, shots: str = "") -> Scene:
    """Pass and play a hand to its end with the first cards that the rules allow; the summary's scene."""
    trick = 0
    while True:
        scene = game.wait_for(my_move)
        if scene.screen != "table":
            return scene
        if scene.phase == "passing":
            for card in scene.hand[:3]:
                game.act(f"card-{card}")
            game.wait_for(lambda scene: len(scene.picked) == 3)
            if shots:
                game.shot(f"{shots}-pass")
            game.act("pass")
            game.wait_for(lambda scene: scene.phase != "passing")
            continue
        trick += 1
        if shots and trick in (1, 4):
            game.shot(f"{shots}-trick-{trick}")
        card, held = scene.legal[0], len(scene.hand)
        game.act(f"card-{card}")
        game.wait_for(has_picked(card))
        game.act(f"card-{card}")
        game.wait_for(holds_fewer(held))


def scores(scene: Scene) -> list[int]:
    """The points of the hand, as the summary says them."""
    content = next(control.name for control in scene.controls if control.id == "content")
    return [int(number) for number in re.findall(r"([+-]\d+),", content)]


def assert_scored(scene: Scene) -> None:
    """A finished hand is scored: 26 points in all, or 78 for a moon."""
    assert scene.screen == "summary"
    assert scene.phase == "summary"
    assert sum(scores(scene)) in (26, 78)


def test_a_hand_played_with_the_mouse(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick")
    game.shot("desk-title")
    game.click("play")
    assert_scored(play_hand(game, "desk"))
    game.shot("desk-summary")
    game.click("next")
    game.wait_for(screen="table")
    scene = game.wait_for(my_move)
    assert len(scene.hand) == 13
    assert "Pass right to Mabel" in (scene.find("pass") or scene.controls[0]).name


def test_a_hand_played_with_a_finger_on_a_phone(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", PHONE, 3, "touch")
    game.shot("phone-title")
    game.tap("play")
    assert_scored(play_hand(game, "phone"))
    game.shot("phone-summary")


def test_a_hand_played_with_a_finger_on_a_phone_on_its_side(open_game: OpenGame) -> None:
    game = open_game("seed=11&speed=instant", PHONE_ON_ITS_SIDE, 3, "touch")
    game.shot("side-title")
    game.tap("play")
    assert_scored(play_hand(game, "side"))
    game.shot("side-summary")


def test_a_hand_played_with_keys_alone(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant")
    game.press("Enter")
    game.wait_for(my_move)
    game.press("ArrowRight", "ArrowUp", "ArrowRight", "Enter", "End", " ")
    scene = game.wait_for(lambda scene: len(scene.picked) == 3)
    assert scene.picked == [scene.hand[0], scene.hand[1], scene.hand[12]]
    game.press("ArrowDown", "ArrowLeft", "ArrowUp")
    game.wait_for(lambda scene: scene.picked == [*scene.hand[:2], scene.hand[11]])
    game.shot("keys-pass")
    game.press("p")
    game.wait_for(lambda scene: scene.phase != "passing")
    while True:
        scene = game.wait_for(my_move)
        if scene.screen != "table":
            break
        card, held = scene.legal[-1], len(scene.hand)
        game.press("Home", *["ArrowRight"] * scene.hand.index(card))
        game.wait_for(has_focus(f"card-{card}"))
        game.press("Enter")
        game.wait_for(has_picked(card))
        game.press("Enter")
        game.wait_for(holds_fewer(held))
    assert_scored(scene)
    game.press("n")
    game.wait_for(screen="table")
    assert len(game.wait_for(my_move).hand) == 13


def test_a_card_dragged_to_the_table_is_played(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", PHONE, 3, "touch")
    game.tap("play")
    scene = game.wait_for(my_move)
    for card in scene.hand[:3]:
        game.tap(f"card-{card}")
    game.tap("pass")
    game.wait_for(lambda scene: scene.phase != "passing")
    scene = game.wait_for(my_move)
    card = scene.legal[0]
    game.drag(f"card-{card}", (195, 400))
    assert len(game.wait_for(lambda scene: len(scene.hand) == 12).hand) == 12


def test_a_dimmed_card_says_why_it_may_not_be_played(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant", PHONE, 3, "touch")
    game.tap("play")
    scene = game.wait_for(my_move)
    for card in scene.hand[:3]:
        game.tap(f"card-{card}")
    game.tap("pass")
    game.wait_for(lambda scene: scene.phase != "passing")
    scene = game.wait_for(my_move)
    dimmed = [card for card in scene.hand if card not in scene.legal]
    game.tap(f"card-{dimmed[-1]}")
    game.wait_for(lambda _: any("Follow suit" in line or "lead" in line for line in game.news))
    game.shot("phone-why-not")
    assert game.scene.hand == scene.hand


def test_turning_the_phone_in_mid_trick_keeps_the_game(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=relaxed", PHONE, 3, "touch")
    game.tap("play")
    scene = game.wait_for(my_move)
    for card in scene.hand[:3]:
        game.tap(f"card-{card}")
    game.tap("pass")
    game.wait_for(lambda scene: scene.phase != "passing")
    scene = game.wait_for(my_move)
    game.tap(f"card-{scene.legal[0]}")
    game.tap(f"card-{scene.legal[0]}")
    game.wait_for(lambda scene: bool(scene.trick) and scene.busy)
    game.resize(*PHONE_ON_ITS_SIDE)
    turned = game.wait_for(lambda scene: all(c.x + c.w <= 844 and c.y + c.h <= 390 for c in scene.controls))
    game.shot("turned-in-mid-trick")
    assert len(turned.hand) == 12
    game.resize(*PHONE)
    game.wait_for(lambda scene: max(c.y for c in scene.controls if c.id.startswith("card-")) > 390)
    game.wait_for(my_move)


@pytest.mark.parametrize("seed", [3])
def test_a_whole_game_at_instant_speed(open_game: OpenGame, seed: int) -> None:
    game = open_game(f"seed={seed}&speed=instant")
    game.click("play")
    for _ in range(40):
        scene = play_hand(game)
        if scene.screen == "over":
            break
        assert_scored(scene)
        game.click("next")
        game.wait_for(screen="table")
    assert scene.phase == "over"
    game.shot("desk-over")
    assert_private(game)
    game.click("ok")
    game.wait_for(screen="table")
    again = game.wait_for(my_move)
    assert again.screen == "table"
    assert all(": 0 points" in said for said in again.seats.values())
