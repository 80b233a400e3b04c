"""Sound in a real Chromium, measured where it leaves the page: begins with the first tap, stops with one more."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenGame
from tests.browser.frames import Neighbours
from tests.browser.game_page import GamePage

# Listens at the door of every AudioContext: keeps them all, and the loudest sample so far.
LISTEN = """(() => {
  const heard = window.heard = { contexts: [], peak: 0 };
  const ears = new Map(), connect = AudioNode.prototype.connect;
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      heard.contexts.push(this);
      const ear = this.createAnalyser(), wave = new Float32Array(ear.fftSize = 32768);
      ears.set(this, ear);
      setInterval(() => {
        if (this.state !== "running") return;
        ear.getFloatTimeDomainData(wave);
        heard.peak = wave.reduce((peak, each) => Math.max(peak, Math.abs(each)), heard.peak);
      }, 100);
    }
  };
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target instanceof AudioDestinationNode) connect.call(this, ears.get(this.context));
    return connect.call(this, target, ...rest);
  };
})()"""

AUDIBLE, FULL_SCALE = 0.01, 0.95


def listen(game: GamePage) -> None:
    """Measure sound from before the page's own scripts run."""
    game.page.add_init_script(LISTEN)


def listen_without_vorbis(game: GamePage) -> None:
    """The same in a browser that cannot decode the sounds."""
    listen(game)
    game.page.add_init_script("HTMLMediaElement.prototype.canPlayType = () => ''")


def contexts(game: GamePage) -> list[str]:
    """The state of everything that the page has ever played on."""
    states: list[str] = game.inside.evaluate("heard.contexts.map((context) => context.state)")
    return states


def wait_for_sound(game: GamePage) -> float:
    """Wait until something is heard, and forget it; how loud it was."""
    game.page.wait_for_function(f"heard.peak > {AUDIBLE}", timeout=30_000)
    game.page.wait_for_timeout(300)
    return forget(game)


def forget(game: GamePage) -> float:
    """Forget what was heard; how loud the loudest of it was."""
    peak: float = game.page.evaluate("{ const peak = heard.peak; heard.peak = 0; peak }")
    return peak


def be_quiet(game: GamePage) -> None:
    """Let everything that sounds or is still within the ear's reach die away, and forget it."""
    game.page.wait_for_timeout(3000)
    forget(game)


def sit_down(game: GamePage) -> None:
    """Begin a game, and let the sound begin: the first may come too late on a busy machine, and is left out then."""
    game.act("play")
    game.wait_for(has="pass", busy=False)
    game.page.wait_for_function("heard.contexts[0]?.state === 'running'")


def pick(game: GamePage, index: int) -> None:
    card = game.scene.hand[index]
    game.act(f"card-{card}")
    game.wait_for(lambda scene: card in scene.picked)


def play_a_card(game: GamePage) -> None:
    """Pass, and play the first card that may be played."""
    for index in range(3):
        pick(game, index)
    game.click("pass")
    scene = game.wait_for(phase="playing", busy=False)
    card = scene.legal[0]
    game.click(f"card-{card}")
    game.wait_for(lambda scene: card in scene.picked)
    game.click(f"card-{card}")
    game.wait_for(lambda scene: card not in scene.hand)


def test_nothing_is_opened_before_the_first_tap_and_then_cards_are_heard(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", prepare=listen)
    game.page.mouse.move(200, 200)
    game.page.wait_for_timeout(500)
    assert contexts(game) == []
    sit_down(game)
    play_a_card(game)
    assert AUDIBLE < wait_for_sound(game) < FULL_SCALE


def test_a_finger_wakes_the_sound_as_well(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", (390, 844), 3, "touch", prepare=listen)
    sit_down(game)
    pick(game, 0)
    wait_for_sound(game)


def test_a_page_that_mutes_opens_nothing_to_play_on(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick&mute=1", prepare=listen)
    game.click("play")
    game.wait_for(has="pass", busy=False)
    play_a_card(game)
    assert contexts(game) == []


def test_one_click_silences_and_one_more_brings_sound_back(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", prepare=listen)
    sit_down(game)
    pick(game, 0)
    wait_for_sound(game)
    game.click("sound")
    game.wait_for(lambda scene: "Sound off" in [c.name for c in scene.controls])
    be_quiet(game)
    pick(game, 1)
    pick(game, 2)
    game.page.wait_for_timeout(1000)
    assert forget(game) == 0
    assert contexts(game) == ["suspended"]
    game.click("sound")
    wait_for_sound(game)
    assert contexts(game) == ["running"]


def test_a_hidden_page_is_silent_and_sounds_again_once_the_player_is_back(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", prepare=listen)
    sit_down(game)
    pick(game, 0)
    wait_for_sound(game)
    hide = "document.dispatchEvent(new Event('visibilitychange'))"
    game.page.evaluate(f"Object.defineProperty(document, 'hidden', {{ get: () => true, configurable: true }}); {hide}")
    game.wait_for(has="heading")
    assert contexts(game) == ["suspended"]
    game.page.evaluate(f"delete document.hidden; {hide}")
    game.click("cancel")
    game.wait_for(has="pass")
    be_quiet(game)
    pick(game, 1)
    wait_for_sound(game)


def test_sound_that_was_interrupted_comes_back_with_the_next_tap(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", prepare=listen)
    sit_down(game)
    game.page.evaluate("heard.contexts[0].suspend()")
    game.page.wait_for_function("heard.contexts[0].state === 'suspended'")
    game.click("help")
    game.page.wait_for_function("heard.contexts[0].state === 'running'")


def test_where_the_browser_knows_no_vorbis_pygame_plays(open_game: OpenGame) -> None:
    game = open_game("seed=7&speed=quick", prepare=listen_without_vorbis)
    assert contexts(game) == []
    sit_down(game)
    play_a_card(game)
    wait_for_sound(game)
    game.click("sound")
    game.wait_for(lambda scene: "Sound off" in [c.name for c in scene.controls])
    assert contexts(game) == ["closed"]


@pytest.mark.parametrize("allow", ["", "allow=\"autoplay 'none'\""], ids=["not given", "forbidden"])
def test_in_a_frame_without_leave_to_play_by_itself_nothing_sounds_before_a_tap_and_no_error_comes(
    neighbours: Neighbours, allow: str
) -> None:
    game = neighbours.frame(allow, origin=neighbours.origins[2], query="seed=7&speed=quick&embed=1", prepare=listen)
    game.wait_for(has="pass", busy=False)
    game.page.wait_for_timeout(300)
    assert contexts(game) == []
    pick(game, 0)
    pick(game, 1)
    # Chromium lets a frame sound once its player has come in; then what the button says is true.
    game.inside.wait_for_function(f"heard.peak > {AUDIBLE}", timeout=30_000)
    assert contexts(game) == ["running"]
    assert "Sound on" in [control.name for control in game.scene.controls]


REFUSED = """{
  const real = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "state");
  const resume = AudioContext.prototype.resume;
  AudioContext.prototype.resume = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  Object.defineProperty(BaseAudioContext.prototype, "state", { get: () => "suspended", configurable: true });
  window.giveIn = () => {
    AudioContext.prototype.resume = resume;
    Object.defineProperty(BaseAudioContext.prototype, "state", real);
  };
}"""
MISSING = "delete window.AudioContext"
NO_VORBIS = "HTMLMediaElement.prototype.canPlayType = () => ''"


@pytest.mark.parametrize(
    "scripts", [(REFUSED,), (MISSING,), (NO_VORBIS, REFUSED)], ids=["refused", "missing", "refused to pygame"]
)
def test_a_browser_that_refuses_every_sound_costs_no_move_and_the_button_says_so(
    open_game: OpenGame, scripts: tuple[str, ...]
) -> None:
    def refuse(game: GamePage) -> None:
        for script in scripts:
            game.page.add_init_script(script)

    game = open_game("seed=7&speed=quick", prepare=refuse)
    game.click("play")
    game.wait_for(has="pass", busy=False)
    play_a_card(game)
    says(game, "Sound off")
    game.click("sound")
    game.page.wait_for_function("document.getElementById('news').textContent.includes('no sound')")
    says(game, "Sound off")


def test_a_browser_that_gives_in_to_a_later_tap_is_heard_and_the_button_says_so(open_game: OpenGame) -> None:
    def refuse(game: GamePage) -> None:
        listen(game)
        game.page.add_init_script(REFUSED)

    game = open_game("seed=7&speed=quick", prepare=refuse)
    game.click("play")
    game.wait_for(has="pass", busy=False)
    says(game, "Sound off")
    game.page.evaluate("giveIn()")
    pick(game, 0)
    says(game, "Sound on")
    pick(game, 1)
    wait_for_sound(game)


def says(game: GamePage, label: str) -> None:
    """Wait until the sound's button says this."""
    game.wait_for(lambda scene: label in [control.name for control in scene.controls])
