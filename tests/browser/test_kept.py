"""What a device keeps, through reloads at any moment, in two tabs, and whatever is wrong with its storage."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenGame
from tests.browser.game_page import PATIENCE, READ_MIRROR, GamePage, Scene
from tests.browser.test_game import has_picked, holds_fewer, my_move, play_hand

KEEP_KEY = "hearts:game-1"


def pass_three(game: GamePage) -> Scene:
    """Pass the first three cards; the scene at the player's first play."""
    scene = game.wait_for(my_move)
    for card in scene.hand[:3]:
        game.act(f"card-{card}")
    game.wait_for(lambda scene: len(scene.picked) == 3)
    game.act("pass")
    game.wait_for(lambda scene: scene.phase != "passing")
    return game.wait_for(my_move)


def play_card(game: GamePage) -> None:
    """Play the first card that the rules allow."""
    scene = game.wait_for(my_move)
    card, held = scene.legal[0], len(scene.hand)
    game.act(f"card-{card}")
    game.wait_for(has_picked(card))
    game.act(f"card-{card}")
    game.wait_for(holds_fewer(held))


def kept(game: GamePage) -> str:
    """The moves of the kept game."""
    text = game.page.evaluate(f"localStorage.getItem('{KEEP_KEY}')")
    return " ".join(json.loads(text)["record"]["moves"]) if text else ""


def come_back(game: GamePage) -> Scene:
    """Load the page again and go on; the scene once the player is to move."""
    game.page.reload()
    game.wait_for_title()
    game.act("continue")
    return game.wait_for(my_move)


def in_mid_pass(game: GamePage) -> None:
    scene = game.wait_for(my_move)
    for number, card in enumerate((scene.hand[5], scene.hand[1]), start=1):
        game.act(f"card-{card}")
        game.wait_for(lambda scene, picked=number: len(scene.picked) == picked)


def in_mid_trick(game: GamePage) -> None:
    pass_three(game)
    play_card(game)
    game.wait_for(my_move)


def at_the_summary(game: GamePage) -> None:
    play_hand(game)


@pytest.mark.parametrize("moment", [in_mid_pass, in_mid_trick, at_the_summary], ids=lambda moment: moment.__name__)
def test_a_reload_brings_back_the_same_state(open_game: OpenGame, moment: Callable[[GamePage], None]) -> None:
    game = open_game("speed=instant")
    game.act("play")
    moment(game)
    before, moves = game.scene, kept(game)
    after = come_back(game)
    assert (after.screen, after.phase, after.hand, after.picked, after.trick) == (
        before.screen,
        before.phase,
        before.hand,
        before.picked,
        before.trick,
    )
    assert [seat.partition(",")[0] for seat in after.seats.values()] == [
        seat.partition(",")[0] for seat in before.seats.values()
    ]
    assert kept(game) == moves


def test_a_reload_during_an_animation_loses_no_move(open_game: OpenGame) -> None:
    game = open_game("speed=relaxed")
    game.act("play")
    scene = pass_three(game)
    card = scene.legal[0]
    game.act(f"card-{card}")
    game.wait_for(has_picked(card))
    game.act(f"card-{card}")
    game.wait_for(lambda scene: scene.busy)
    moves = kept(game)
    assert card in moves
    game.page.reload()
    game.wait_for_title()
    game.act("continue")
    game.wait_for(screen="table")
    assert card not in game.wait_for(lambda scene: bool(scene.hand)).hand
    assert kept(game).startswith(moves)


def mirror_of(page: Page) -> dict[str, object]:
    """What a page's mirror says."""
    return dict(page.evaluate(READ_MIRROR))


def ids_of(page: Page) -> list[str]:
    """The ids of a page's controls."""
    return [control["id"] for control in page.evaluate(READ_MIRROR)["controls"]]


def press(page: Page, control: str) -> None:
    """Press a control of a page as assistive technology does."""
    page.locator(f'#mirror [data-id="{control}"]').evaluate("(button) => button.click()")


NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"


@pytest.mark.parametrize("prepare", ["", NO_LOCKS], ids=["with locks", "without locks"])
def test_two_tabs_do_not_overwrite_each_others_game(open_game: OpenGame, prepare: str) -> None:
    game = open_game("speed=instant", prepare=lambda game: game.context.add_init_script(prepare))
    game.act("play")
    pass_three(game)
    # Without locks a page first asks whether another has the table, and writes once nobody answers.
    game.page.wait_for_function(f"localStorage.getItem('{KEEP_KEY}')", timeout=PATIENCE)
    first_moves = kept(game)
    other = game.context.new_page()
    other.goto(f"{game.base[0]}?speed=instant")
    other.wait_for_function("performance.getEntriesByName('hearts:title').length", timeout=PATIENCE)
    press(other, "play")
    other.wait_for_selector('#mirror [data-id="ok"]', state="attached", timeout=PATIENCE)
    # Without locks, an answer that came late on a busy machine reads as if the game had just moved.
    heading = other.locator('#mirror [data-id="heading"]').inner_text().lower()
    assert "elsewhere" in heading or (prepare and "moved" in heading)
    other.screenshot(path="build/shots/two-tabs-elsewhere.png")
    assert kept(game) == first_moves
    play_card(game)  # the first one plays on, undisturbed
    game.wait_for(my_move)
    moves, hand = kept(game), game.scene.hand
    assert moves != first_moves
    press(other, "ok")
    other.wait_for_function("document.getElementById('mirror').dataset.phase === 'playing'", timeout=PATIENCE)
    assert [each.removeprefix("card-") for each in ids_of(other) if each.startswith("card-")] == hand
    game.wait_for(has="ok")
    assert "moved" in game.control("heading").name.lower()
    game.shot("two-tabs-moved")
    legal = next(
        control["id"]
        for control in other.evaluate(READ_MIRROR)["controls"]
        if control["id"].startswith("card-") and not control["disabled"]
    )
    press(other, legal)
    press(other, legal)
    other.wait_for_function("(id) => !document.querySelector(`#mirror [data-id='${id}']`)", arg=legal, timeout=PATIENCE)
    assert kept(game).startswith(moves)
    assert kept(game) != moves
    after = kept(game)
    game.act("ok")  # and back
    game.wait_for(my_move)
    assert legal.removeprefix("card-") not in game.scene.hand
    other.wait_for_selector('#mirror [data-id="leave"]', state="attached", timeout=PATIENCE)
    assert kept(game).startswith(after)


STORAGES = {
    "missing": "Object.defineProperty(window, 'localStorage', { value: undefined })",
    "null": "Object.defineProperty(window, 'localStorage', { value: null })",
    "forbidden": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } })",
    "read-only": "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); }",
    "full": "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); }",
    "broken": "Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error('no'); }",
}


@pytest.mark.parametrize("storage", STORAGES)
def test_play_goes_on_where_storage_fails_and_that_is_said_once(open_game: OpenGame, storage: str) -> None:
    game = open_game("seed=7&speed=instant", prepare=lambda game: game.context.add_init_script(STORAGES[storage]))
    game.act("play")
    pass_three(game)
    for _ in range(2):
        play_card(game)
    game.wait_for(my_move)
    assert sum("keeps nothing" in line for line in game.news) == 1


def test_a_game_kept_where_nothing_can_be_written_any_more_can_still_be_read(open_game: OpenGame) -> None:
    game = open_game("speed=instant")
    game.act("play")
    hand = pass_three(game).hand
    game.context.add_init_script(STORAGES["read-only"])
    assert come_back(game).hand == hand


@pytest.mark.parametrize(
    "text",
    ["{", "x" * 4_000_000, '{"version":1,"level":7,"record":[]}', '{"version":1,"record":{"version":1,"seed":7,"hou'],
    ids=["rubbish", "four megabytes", "wrong types", "cut"],
)
def test_damaged_texts_are_set_aside_and_the_game_plays(open_game: OpenGame, text: str) -> None:
    keys = ("game-1", "annals-1", "settings-1") if len(text) < 1000 else ("game-1",)
    script = f"if (!localStorage.length) for (const key of {json.dumps(keys)}) localStorage.setItem('hearts:' + key, "
    script += f"{json.dumps(text)})" if len(text) < 1000 else "'x'.repeat(4_000_000))"
    game = open_game("seed=7&speed=instant", prepare=lambda game: game.context.add_init_script(script))
    # Of a text that was only cut, what is there is gone on with.
    assert bool(game.scene.find("continue")) is ("seed" in text)
    game.act("statistics")
    game.wait_for(screen="statistics")
    game.act("close")
    game.wait_for(screen="title")
    game.act("play")
    pass_three(game)
    aside = game.page.evaluate("Object.keys(localStorage).filter((key) => key.includes('damaged'))")
    assert sorted(aside) == sorted(f"hearts:{key}-damaged-1" for key in keys)
    assert kept(game)


def test_what_a_newer_version_kept_is_left_alone(open_game: OpenGame) -> None:
    texts = {f"hearts:{key}-1": '{"version":9,"news":["from","later"]}' for key in ("game", "annals", "settings")}
    script = f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage.setItem(key, text)"
    game = open_game("seed=7&speed=instant", prepare=lambda game: game.context.add_init_script(script))
    game.act("play")
    pass_three(game)
    game.press("m")
    game.wait_for(has="settings")
    game.act("settings")
    game.wait_for(screen="settings")
    game.act("set-left_handed")
    now = game.page.evaluate(
        "(keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))", [*texts]
    )
    assert now == texts
    for what in ("a game", "its settings"):
        assert sum(f"newer version keeps {what}" in line for line in game.news) == 1
