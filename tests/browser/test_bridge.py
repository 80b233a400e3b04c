"""The page's side of the bridge, before Python has come: inputs queued, the mirror's elements, things kept."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.look.controls import Control, Tag
from game.look.forms import Field, Select, Slider, Switch
from game.look.layout import Box
from tests.browser.conftest import OpenGame
from tests.browser.game_page import GamePage
from tests.browser.test_loader import intercept

OpenPage = Callable[..., GamePage]

PLAY = {"id": "play", "name": "Play", "x": 100, "y": 100, "w": 200, "h": 60}
SETTINGS = {"id": "settings", "name": "Settings", "x": 100, "y": 200, "w": 200, "h": 60}


@pytest.fixture
def open_page(open_game: OpenGame) -> OpenPage:
    """The page with its bridge, its loader gone, and without Python, which would take the inputs away."""

    def open_it(query: str = "", **how: Any) -> GamePage:
        def hold(game: GamePage) -> None:
            intercept(game, "python.wasm", lambda route: None)

        game = open_game(query, wait=False, prepare=hold, **how)
        game.page.wait_for_function("globalThis.burrow !== undefined")
        game.page.evaluate("burrow.ready()")
        game.page.wait_for_selector("#loader", state="detached")
        taken(game)
        return game

    return open_it


def taken(game: GamePage) -> list[dict[str, Any]]:
    """The inputs that have been queued, and the queue is empty again."""
    text = game.page.evaluate("burrow.takeInputs()")
    return list(json.loads(text)) if text else []


def kinds(game: GamePage) -> list[str]:
    """The kinds of what has been queued."""
    return [each["t"] for each in taken(game)]


def show(game: GamePage, *controls: dict[str, Any], **scene: Any) -> None:
    """Show a scene in the mirror."""
    said = {"screen": "title", "phase": "", "turn": "", "busy": False, "controls": controls, **scene}
    game.page.evaluate("(text) => burrow.showMirror(text)", json.dumps(said))


def test_the_size_is_told_at_the_start_and_when_it_changes(open_game: OpenGame) -> None:
    game = open_game(wait=False, dpr=2, prepare=lambda game: intercept(game, "python.wasm", lambda route: None))
    game.page.wait_for_function("globalThis.burrow !== undefined")
    first = taken(game)[0]
    assert first == {"t": "size", "w": 1280, "h": 720, "dpr": 2, "insets": [0, 0, 0, 0], "text": 1}
    game.resize(844, 390)
    game.page.wait_for_timeout(200)
    assert [(each["w"], each["h"]) for each in taken(game) if each["t"] == "size"][-1] == (844, 390)


def test_a_click_is_a_down_and_an_up_on_the_canvas_though_a_button_lies_over_it(open_page: OpenPage) -> None:
    game = open_page()
    show(game, PLAY)
    game.page.mouse.click(150, 120)
    inputs = [each for each in taken(game) if each["t"] not in ("move", "focus")]
    assert [(each["t"], each["x"], each["y"], each["touch"]) for each in inputs] == [
        ("down", 150, 120, False),
        ("up", 150, 120, False),
    ]


def test_moves_are_told_once_a_turn(open_page: OpenPage) -> None:
    game = open_page()
    for x in range(10):
        game.page.mouse.move(x * 20, 50)
    moves = [each for each in taken(game) if each["t"] == "move"]
    assert len(moves) == 1
    assert moves[0]["x"] == 180


def test_a_finger_is_a_touch_and_the_page_stays_where_it_is(open_page: OpenPage) -> None:
    game = open_page(viewport=(390, 844), dpr=3, hand="touch")
    game.touch("touchStart", 100, 600)
    for y in range(600, 200, -50):
        game.touch("touchMove", 100, y)
    game.touch("touchEnd")
    inputs = taken(game)
    assert all(each["touch"] for each in inputs if each["t"] in ("down", "move", "up"))
    assert [each["t"] for each in inputs if each["t"] in ("down", "up")] == ["down", "up"]
    assert game.page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_the_wheel_is_an_input_and_scrolls_nothing(open_page: OpenPage) -> None:
    game = open_page()
    game.page.mouse.move(200, 200)
    taken(game)
    game.page.mouse.wheel(0, 120)
    game.page.wait_for_timeout(100)
    (wheel,) = [each for each in taken(game) if each["t"] == "wheel"]
    assert (wheel["x"], wheel["y"], wheel["dy"]) == (200, 200, 120)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_on_a_focused_button_is_one_input(open_page: OpenPage, key: str) -> None:
    game = open_page()
    show(game, PLAY)
    game.page.locator('[data-id="play"]').focus()
    taken(game)
    game.page.keyboard.press(key)
    assert taken(game) == [{"t": "key", "key": key, "shift": False, "repeat": False, "on": "play"}]


def test_a_click_by_assistive_technology_activates_once(open_page: OpenPage) -> None:
    game = open_page()
    show(game, PLAY)
    game.page.locator('[data-id="play"]').evaluate("(button) => button.click()")
    assert taken(game) == [{"t": "activate", "on": "play"}]


@pytest.mark.parametrize("keys", ["Tab", "F6", "Control+p", "Alt+ArrowLeft", "Meta+k"])
def test_the_browsers_own_keys_stay_the_browsers(open_page: OpenPage, keys: str) -> None:
    game = open_page()
    game.page.evaluate(
        "addEventListener('keydown', (e) => setTimeout(() => (window.prevented = e.defaultPrevented)), true)"
    )
    game.page.keyboard.press(keys)
    game.page.wait_for_timeout(50)
    assert "key" not in kinds(game)
    assert game.page.evaluate("window.prevented") is False


def test_keys_are_left_alone_where_the_focus_is_elsewhere(open_page: OpenPage) -> None:
    game = open_page()
    game.page.evaluate("document.activeElement.blur()")
    taken(game)
    game.page.keyboard.press("ArrowLeft")
    assert kinds(game) == []


def test_the_focus_stays_on_its_control_while_others_come_and_go(open_page: OpenPage) -> None:
    game = open_page()
    show(game, PLAY, SETTINGS)
    game.page.locator('[data-id="settings"]').focus()
    extra = {"id": "continue", "name": "Continue", "x": 0, "y": 0, "w": 50, "h": 50}
    show(game, SETTINGS, extra, PLAY)
    assert [control.id for control in game.scene.controls] == ["settings", "continue", "play"]
    show(game, extra, PLAY, SETTINGS)
    assert [control.id for control in game.scene.controls] == ["continue", "play", "settings"]
    assert game.control("settings").focused
    show(game, extra, PLAY)
    assert game.page.evaluate("document.activeElement.id") == "canvas"


def test_controls_lie_over_their_pictures_and_say_what_they_are(open_page: OpenPage) -> None:
    game = open_page()
    card = {
        "id": "card-QS",
        "name": "Queen of spades",
        "x": 10,
        "y": 20,
        "w": 60,
        "h": 90,
        "pressed": True,
        "disabled": True,
    }
    box = {"id": "rules", "name": "House rules", "tag": "dialog", "x": 300, "y": 100, "w": 400, "h": 300}
    inside = {"id": "ok", "name": "All right", "in": "rules", "x": 350, "y": 320, "w": 80, "h": 44}
    seat = {"id": "seat-W", "name": "Hazel, 12 points", "tag": "text", "seat": "W", "x": 0, "y": 0, "w": 50, "h": 20}
    show(game, card, seat, box, inside, screen="table", phase="passing", turn="S", busy=True)
    scene = game.scene
    assert (scene.screen, scene.phase, scene.turn, scene.busy) == ("table", "passing", "S", True)
    assert scene.picked == ["QS"]
    assert scene.legal == []
    assert scene.seats == {"W": "Hazel, 12 points"}
    ok = game.control("ok")
    assert (ok.x, ok.y, ok.w, ok.h) == (350, 320, 80, 44)
    dialog = game.page.get_by_role("dialog", name="House rules")
    assert dialog.get_by_role("button", name="All right").count() == 1
    assert game.page.get_by_role("button", name="Queen of spades", pressed=True, disabled=True).count() == 1


@pytest.mark.parametrize(
    ("made", "role"),
    [
        ({"tag": Tag.BUTTON}, "button"),
        ({"tag": Tag.TITLE}, "heading"),
        ({"tag": Tag.HEADING}, "heading"),
        ({"tag": Tag.DIALOG}, "dialog"),
        ({"form": Select(("Left", "Right"), "Right")}, "combobox"),
        ({"form": Select(("Left", "Right"), "Our own")}, "combobox"),
        ({"form": Switch(True)}, "switch"),
        ({"form": Slider(3, 0, 10)}, "slider"),
        ({"form": Field("Ada", 20, 16.0)}, "textbox"),
    ],
    ids=str,
)
def test_every_tag_and_form_of_the_game_is_its_own_element(
    open_page: OpenPage, made: dict[str, Any], role: Any
) -> None:
    game = open_page()
    control = Control("made", "Its name", Box(10, 10, 200, 44), **made)
    show(game, control.to_dict())
    element = game.page.get_by_role(role, name="Its name", exact=True)
    assert element.count() == 1
    form = control.form
    if isinstance(form, Select):
        assert element.input_value() == form.chosen
        assert set(form.words) <= set(element.locator("option").all_inner_texts())
    elif isinstance(form, Switch):
        assert element.is_checked() is form.on
    elif isinstance(form, Slider):
        assert [element.get_attribute(name) for name in ("min", "max")] == [str(form.least), str(form.most)]
        assert element.input_value() == str(form.value)
    elif isinstance(form, Field):
        assert (element.input_value(), element.get_attribute("maxlength")) == (form.text, str(form.longest))


def test_news_is_told_and_cleared_in_time(open_page: OpenPage) -> None:
    game = open_page()
    game.page.clock.install()
    game.page.evaluate("burrow.news('Hazel leads.')")
    game.page.evaluate("burrow.news('Bertie follows.')")
    assert game.page.locator("#news p").all_inner_texts() == ["Hazel leads.", "Bertie follows."]
    game.page.clock.run_for(30_000)
    assert game.page.locator("#news p").count() == 0
    assert game.news == ["Hazel leads.", "Bertie follows."]


def test_idle_ends_with_an_input_or_in_time(open_page: OpenPage) -> None:
    game = open_page()
    assert game.page.evaluate("burrow.idle(30).then(() => 'in time')") == "in time"
    game.page.evaluate("window.idle = burrow.idle(-1).then(() => (window.woken = true)); 0")
    game.page.keyboard.press("n")
    game.page.wait_for_function("window.woken")
    assert game.page.evaluate("burrow.idle(-1).then(() => 'at once')") == "at once"


def test_what_is_saved_can_be_loaded(open_page: OpenPage) -> None:
    game = open_page()
    assert game.page.evaluate("[burrow.kept, burrow.save('game', 'one'), burrow.load('game'), burrow.keys()]") == [
        True,
        "",
        "one",
        '["game"]',
    ]
    assert game.page.evaluate("[burrow.remove('game') ?? null, burrow.load('game')]") == [None, None]


def test_a_full_storage_is_said_and_nothing_breaks(open_page: OpenPage) -> None:
    game = open_page()
    assert game.page.evaluate("burrow.save('much', 'x'.repeat(20_000_000))") == "full"
    assert game.page.evaluate("burrow.load('much')") is None


def test_without_storage_things_are_kept_in_memory(open_game: OpenGame) -> None:
    def forbid(game: GamePage) -> None:
        intercept(game, "python.wasm", lambda route: None)
        game.context.add_init_script(
            "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } })"
        )

    game = open_game(wait=False, prepare=forbid)
    game.page.wait_for_function("globalThis.burrow !== undefined")
    assert game.page.evaluate("[burrow.kept, burrow.save('game', 'one'), burrow.load('game')]") == [False, "", "one"]


def test_the_address_options_are_passed_on(open_page: OpenPage) -> None:
    game = open_page("seed=7&speed=instant&unknown=1")
    assert json.loads(game.page.evaluate("burrow.options")) == {"seed": "7", "speed": "instant"}
