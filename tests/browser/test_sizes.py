"""The page at other sizes and pixel ratios: as many pixels as the screen has, and every target in a finger's reach."""

from __future__ import annotations

from game.look.layout import TARGET
from tests.browser.conftest import OpenGame
from tests.browser.game_page import PATIENCE, GamePage, Scene
from tests.browser.test_game import my_move

SIZES = (
    (320, 480, 1.0),
    (390, 844, 3.0),
    (844, 390, 2.625),
    (768, 1024, 2.0),
    (1280, 720, 1.25),
    (1920, 1080, 1.0),
    (400, 300, 1.5),
)
IS_SHARP = """([w, h, dpr]) => {
  const canvas = document.getElementById("canvas"), box = canvas.getBoundingClientRect();
  return innerWidth === w && innerHeight === h && devicePixelRatio === dpr
    && box.x === 0 && box.y === 0 && box.width === w && box.height === h
    && Math.abs(canvas.width - w * dpr) <= 1 && Math.abs(canvas.height - h * dpr) <= 1;
}"""


def turn_to(game: GamePage, width: int, height: int, dpr: float) -> None:
    """Give the page another size and pixel ratio, and wait for a picture of just so many pixels, all within reach."""
    metrics = {"width": width, "height": height, "deviceScaleFactor": dpr, "mobile": False}
    game.cdp.send("Emulation.setDeviceMetricsOverride", metrics)
    game.page.wait_for_function(IS_SHARP, arg=[width, height, dpr], timeout=PATIENCE)
    # The mirror follows the picture.
    game.wait_for(lambda scene: not out_of_reach(scene, width, height))


def out_of_reach(scene: Scene, width: int, height: int) -> list[str]:
    """The buttons that are too small for a finger, or not wholly on the page."""
    return [
        control.id
        for control in scene.controls
        if control.role == "button"
        and (
            min(control.w, control.h) < TARGET - 0.1
            or min(control.x, control.y) < -1
            or control.x + control.w > width + 1
            or control.y + control.h > height + 1
        )
    ]


def test_every_size_is_sharp_and_in_reach(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant")
    for size in SIZES:
        turn_to(game, *size)
    game.click("play")
    assert len(game.wait_for(my_move).hand) == 13
    for size in reversed(SIZES):
        turn_to(game, *size)
    assert len(game.scene.hand) == 13
