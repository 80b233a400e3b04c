"""Every screen and dialog of the built page, examined by axe-core: it must find nothing wrong, however minor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from make.places import NODE_MODULES
from playwright.sync_api import Page

from game.players.levels import Level
from game.table.annals import Annals
from game.table.annals_text import write_annals
from game.table.kept_game import KEY as GAME_KEY
from game.table.kept_game import GameKeeper
from tests.browser.conftest import OpenGame
from tests.browser.game_page import PATIENCE, GamePage, Scene
from tests.browser.test_files import choose
from tests.browser.test_game import has_focus, has_picked, holds_fewer, my_move, play_hand
from tests.browser.test_kept import press
from tests.browser.test_loader import intercept, wait_for_failure
from tests.screens.fake_device import FakeStorage
from tests.screens.played import ENDS_WITH_SOUTH, some_games
from tests.screens.ways import moon_game
from tests.table.finished import match

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
OFF = ["color-contrast"]
"""The rules that are switched off. Contrast: the mirror's letters are see-through and what is seen is a canvas, which
no such rule can measure; tests/look/test_theme.py measures its colours, and the loader is tested for contrast, too."""
EXAMINE = """async (off) => {
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { rules });
  return violations.map(({ id, impact, help, nodes }) => [id, impact, help, ...nodes.map((node) => node.html)]);
}"""
PHONE = (390, 844)


def faults(game: GamePage, off: list[str] = OFF) -> list[Any]:
    """What axe-core finds wrong with the page as it is now."""
    return examined(game.page, off)


def examined(page: Page, off: list[str] = OFF) -> list[Any]:
    """What axe-core finds wrong with one of a context's pages as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; 0")
    found: list[Any] = page.evaluate(EXAMINE, off)
    return found


def kept_before_the_end() -> str:
    """A kept game with one card left to play."""
    storage = FakeStorage()
    GameKeeper(storage).save(match(ENDS_WITH_SOUTH[0]).without_last(1), Level.STEADY)
    return storage.texts[GAME_KEY]


def kept_before_the_moon() -> str:
    """A kept game with one card left to play of a moon, for whose worth the player will be asked."""
    game, choice = moon_game()
    storage = FakeStorage()
    GameKeeper(storage).save(game.without_last(len(game.moves) - choice + 1), Level.STEADY)
    return storage.texts[GAME_KEY]


def walk(game: GamePage, *steps: tuple[str, str | Callable[[Scene], bool]]) -> dict[str, list[Any]]:
    """Press controls one after the other; the faults of each screen that has any, under the step that led to it.

    A step is a control, a key ("key:Escape") or a control to focus ("focus:ok"), and what to wait for: a control, or a
    condition.
    """
    found = {}
    for step, until in steps:
        if step.startswith("key:"):
            game.press(step.removeprefix("key:"))
        elif step.startswith("focus:"):
            game.page.locator(f'[data-id="{step.removeprefix("focus:")}"]').focus()
        else:
            game.act(step)
        if callable(until):
            game.wait_for(until)
        else:
            game.wait_for(has=until)
        found[step] = faults(game)
    return {step: wrong for step, wrong in found.items() if wrong}


def test_the_loader_and_its_failure(open_game: OpenGame) -> None:
    game = open_game(wait=False, prepare=lambda game: intercept(game, "python.wasm", lambda route: None))
    game.page.wait_for_selector("#bar")
    assert faults(game, off=[]) == []
    game = open_game(
        wait=False,
        errors_meant=True,
        prepare=lambda game: intercept(game, "python.wasm", lambda route: route.fulfill(status=404)),
    )
    wait_for_failure(game)
    game.page.locator("summary").click()
    assert faults(game, off=[]) == []


def test_the_first_visit_the_title_and_its_sheets(open_game: OpenGame) -> None:
    game = open_game(hand="touch", viewport=PHONE)
    game.page.wait_for_selector("#loader", state="detached")
    assert faults(game) == []
    wrong = walk(
        game,
        ("next", "close"),
        ("next", lambda scene: scene.find("close") is None),
        ("next", lambda scene: scene.find("next") is None),
        ("settings", "set-name"),
        ("focus:set-tie", lambda scene: (scene.find("set-tie") or scene.controls[0]).y < PHONE[1] - 100),
        ("key:Escape", "play"),
        ("how-to-play", "embed"),
        ("key:End", "embed"),
        ("embed", lambda scene: scene.screen == "embed"),
        ("key:Escape", "embed"),
        ("key:Escape", "play"),
        ("statistics", "import"),
        ("history", lambda scene: scene.screen == "history"),
    )
    assert wrong == {}


def test_the_statistics_the_history_and_a_replay(open_game: OpenGame) -> None:
    kept = write_annals(Annals.of(some_games()))
    game = open_game(prepare=lambda game: game.keep(annals_1=kept, welcomed_1="seen"))
    wrong = walk(
        game,
        ("statistics", "clear"),
        ("key:End", "clear"),
        ("clear", "cancel"),
        ("cancel", "history"),
        ("history", "game-0"),
        ("game-0", "replay"),
        ("replay", "next-trick"),
        ("next-trick", "trick-S"),
    )
    assert wrong == {}


def test_the_table_its_dialogs_and_the_summary(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=instant")
    wrong = walk(game, ("play", my_move))
    for card in game.scene.hand[:3]:
        game.act(f"card-{card}")
        game.wait_for(has_picked(card))
    wrong |= walk(game, ("pass", lambda scene: scene.phase == "playing"))
    scene = game.scene
    dimmed = next(card for card in scene.hand if card not in scene.legal)
    wrong |= walk(
        game,
        (f"card-{dimmed}", lambda _: bool(game.news)),
        ("hint", lambda scene: bool(scene.picked)),
        ("menu", "leave"),
        ("restart", "ok"),
        ("cancel", "pause"),
        ("pause", "cancel"),
        ("cancel", "help"),
        ("help", "close"),
        ("close", "menu"),
    )
    card = game.wait_for(my_move).legal[0]
    game.press("Home", *["ArrowRight"] * game.scene.hand.index(card))
    game.wait_for(has_focus(f"card-{card}"))
    game.press("Enter", "Enter")
    game.wait_for(holds_fewer(13))
    game.wait_for(my_move)
    wrong |= walk(game, ("last-trick", "close"), ("close", "menu"))
    play_hand(game)
    assert faults(game) == []
    assert wrong == {}


def test_the_end_of_a_game(open_game: OpenGame) -> None:
    kept = kept_before_the_end()
    game = open_game("speed=instant", prepare=lambda game: game.keep(game_1=kept, welcomed_1="seen"))
    wrong = walk(game, ("continue", my_move))
    card = game.scene.hand[0]
    game.act(f"card-{card}")
    game.wait_for(has_picked(card))
    wrong |= walk(game, (f"card-{card}", lambda scene: scene.screen == "over"))
    assert wrong == {}


def test_a_notice(open_game: OpenGame) -> None:
    game = open_game(prepare=lambda game: game.keep(welcomed_1="seen"))
    game.act("statistics")
    game.wait_for(has="import")
    choose(game, "letter.txt", "a letter to an aunt")
    game.wait_for(lambda scene: scene.find("content") is not None and scene.find("import") is None)
    assert faults(game) == []


def test_the_choice_of_what_a_moon_is_worth(open_game: OpenGame) -> None:
    kept = kept_before_the_moon()
    game = open_game("speed=instant", prepare=lambda game: game.keep(game_1=kept, welcomed_1="seen"))
    game.act("continue")
    scene = game.wait_for(lambda scene: scene.find("moon-add") is not None or len(scene.legal) == 1)
    if scene.find("moon-add") is None:
        card = scene.legal[0]
        game.act(f"card-{card}")
        game.wait_for(has_picked(card))
        game.act(f"card-{card}")
        game.wait_for(has="moon-add")
    assert faults(game) == []
    assert walk(game, ("moon-add", lambda scene: scene.screen == "summary")) == {}


def test_a_game_that_is_open_elsewhere_and_one_that_has_moved(open_game: OpenGame) -> None:
    game = open_game("speed=instant")
    game.act("play")
    game.wait_for(my_move)
    other = game.context.new_page()
    other.goto(f"{game.base[0]}?speed=instant")
    other.wait_for_function("performance.getEntriesByName('hearts:title').length", timeout=PATIENCE)
    press(other, "play")
    other.wait_for_selector('#mirror [data-id="ok"]', state="attached", timeout=PATIENCE)
    assert examined(other) == []
    press(other, "ok")
    game.wait_for(has="ok")
    assert faults(game) == []
