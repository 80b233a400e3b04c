"""The game in another engine than Chromium: read through the mirror, played with real clicks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Protocol

from tests.browser.game_page import READ_MIRROR, Control, Scene

PATIENCE = 90.0
"""Seconds that a state may take to come: these engines are slower, and the machine may be busy."""
PAUSE = 0.05


class Engine(Protocol):
    """A browser with one window. `errors` is what its pages have told the console, where it says so."""

    errors: list[str]

    def open(self, address: str) -> None:
        """Go to a page, and wait until it is there."""

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression in the page; a promise's when it is settled."""

    def click(self, x: float, y: float) -> None:
        """Click with the mouse, in CSS pixels of the window."""

    def close(self) -> None:
        """End the browser."""


class EngineGame:
    """The game in an engine's window, or in the first frame of the page there."""

    def __init__(self, engine: Engine, *, framed: bool = False) -> None:
        self.engine = engine
        self._window = "document.querySelector('iframe').contentWindow" if framed else "window"
        self._framed = framed

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression in the game's own window."""
        return self.engine.ask(f"{self._window}.eval({json.dumps(expression)})")

    @property
    def scene(self) -> Scene:
        """What the mirror says now."""
        raw = self.ask(f"({READ_MIRROR})()")
        left, top = self._corner
        controls = [Control(**{**c, "x": c["x"] + left, "y": c["y"] + top}) for c in raw.pop("controls")]
        return Scene(**raw, controls=tuple(controls))

    @property
    def _corner(self) -> tuple[float, float]:
        if not self._framed:
            return 0, 0
        x, y = self.engine.ask("(({ x, y }) => [x, y])(document.querySelector('iframe').getBoundingClientRect())")
        return x, y

    def wait_for(self, right: Callable[[Scene], bool]) -> Scene:
        """Wait until the mirror says what is right, with no failure on the way."""
        give_up = time.monotonic() + PATIENCE
        while True:
            scene = self.scene
            if right(scene):
                return scene
            failure = self.ask("document.querySelector('#loader.failed')?.textContent ?? ''")
            assert not failure, f"the page failed: {failure}"
            now = f"{scene.screen=} {scene.phase=} {scene.turn=} {scene.busy=}"
            assert time.monotonic() < give_up, f"what was waited for did not come: {now}"
            time.sleep(PAUSE)

    def wait_for_title(self) -> Scene:
        """Wait until the title can be played with."""
        give_up = time.monotonic() + PATIENCE
        while not self.ask("globalThis.performance?.getEntriesByName('hearts:title').length ?? 0"):
            failure = self.ask("document.querySelector('#loader.failed')?.textContent ?? ''")
            assert not failure, f"the page failed: {failure}"
            assert time.monotonic() < give_up, "the title did not come"
            time.sleep(PAUSE)
        return self.wait_for(lambda scene: scene.screen == "title")

    def wait_until(self, expression: str) -> None:
        """Wait until an expression in the game's own window is true."""
        give_up = time.monotonic() + PATIENCE
        while not self.ask(expression):
            assert time.monotonic() < give_up, f"{expression} did not come true"
            time.sleep(PAUSE)

    def click(self, control: str) -> None:
        """Click the picture of a control, which must be there."""
        found = self.scene.find(control)
        assert found, f"no {control}"
        self.engine.click(*found.centre)

    def sit_down_and_pass(self) -> None:
        """From the title to the first trick: three cards are passed."""
        self.click("play")
        scene = self.wait_for(lambda scene: scene.phase == "passing" and not scene.busy)
        for card in scene.hand[:3]:
            self.click(f"card-{card}")
        self.wait_for(lambda scene: len(scene.picked) == 3)
        self.click("pass")
        self.wait_for(lambda scene: scene.phase != "passing")

    def play_a_card(self) -> None:
        """Play the first card that may be played."""
        scene = self.wait_for(lambda scene: scene.phase == "playing" and not scene.busy)
        card = scene.legal[0]
        self.click(f"card-{card}")
        self.wait_for(lambda scene: card in scene.picked)
        self.click(f"card-{card}")
        self.wait_for(lambda scene: card not in scene.hand)

    def play_to_the_end_of_the_hand(self) -> Scene:
        """Play whatever may be played until the hand is scored."""
        while True:
            scene = self.wait_for(lambda s: s.screen == "summary" or (s.phase == "playing" and not s.busy))
            if scene.screen == "summary":
                return scene
            self.play_a_card()
