"""The game in a real Chromium, as a player has it: read through the mirror, played with real pointers and keys."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, CDPSession, Error, Frame, Page

Hand = Literal["mouse", "touch", "keys"]

SHOTS = Path(__file__).resolve().parents[2] / "build" / "shots"
# How long a state may take to come, in milliseconds: the machine may be busy with other tests.
PATIENCE = 60_000

# Keeps every line of the live region, which the page itself clears in time.
KEEP_NEWS = """
window.heardNews = [];
addEventListener("DOMContentLoaded", () => {
  const news = document.getElementById("news");
  if (news) new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) heardNews.push(node.textContent);
  }).observe(news, { childList: true });
});
"""

READ_MIRROR = """() => {
  const mirror = document.getElementById("mirror");
  const controls = [...mirror.querySelectorAll("[data-id]")].map((e) => {
    const box = e.getBoundingClientRect();
    return {
      id: e.dataset.id, role: e.getAttribute("role") ?? e.localName,
      name: e.getAttribute("aria-label") ?? e.textContent,
      x: box.x, y: box.y, w: box.width, h: box.height,
      pressed: e.getAttribute("aria-pressed") === "true", disabled: e.getAttribute("aria-disabled") === "true",
      checked: e.checked ?? e.getAttribute("aria-checked") === "true", value: e.value ?? "",
      seat: e.dataset.seat ?? "", trick: e.dataset.trick ?? "", focused: e === document.activeElement,
    };
  });
  const { screen = "", phase = "", turn = "", busy = "" } = mirror.dataset;
  return { screen, phase, turn, busy: busy === "true", controls };
}"""


@dataclass(frozen=True)
class Control:
    """One element of the mirror; lengths in CSS pixels."""

    id: str
    name: str
    role: str
    x: float
    y: float
    w: float
    h: float
    pressed: bool
    disabled: bool
    checked: bool
    value: str
    seat: str
    trick: str
    focused: bool

    @property
    def centre(self) -> tuple[float, float]:
        """Where a finger would press it."""
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True)
class Scene:
    """What the mirror says at one moment."""

    screen: str
    phase: str
    turn: str
    busy: bool
    controls: tuple[Control, ...]

    def find(self, control: str) -> Control | None:
        """The control with this data-id, if it is there."""
        return next((c for c in self.controls if c.id == control), None)

    @property
    def hand(self) -> list[str]:
        """The player's cards in their order, such as "QS"."""
        return [c.id.removeprefix("card-") for c in self.controls if c.id.startswith("card-")]

    @property
    def legal(self) -> list[str]:
        """The cards that may be picked or played now."""
        return [c.id.removeprefix("card-") for c in self.controls if c.id.startswith("card-") and not c.disabled]

    @property
    def picked(self) -> list[str]:
        """The cards that are picked."""
        return [c.id.removeprefix("card-") for c in self.controls if c.id.startswith("card-") and c.pressed]

    @property
    def seats(self) -> dict[str, str]:
        """What each seat's element says, by the seat's letter."""
        return {c.seat: c.name for c in self.controls if c.seat}

    @property
    def trick(self) -> dict[str, str]:
        """The cards of the trick on the table, by the letter of who played them."""
        return {c.trick: c.name for c in self.controls if c.trick}


class GamePage:
    """The built page in a browser context of its own; without a service worker, unless the context is to allow one.

    `base` says how every address begins that it may ask.
    """

    def __init__(self, browser: Browser, base: str | tuple[str, ...], hand: Hand, **context: Any) -> None:
        self.base = (base,) if isinstance(base, str) else base
        self.hand: Hand = hand
        self.context = browser.new_context(**{"service_workers": "block", **context})
        self.context.add_init_script(KEEP_NEWS)
        self.page: Page = self.context.new_page()
        self.inside: Page | Frame = self.page
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.context.on("request", lambda request: self._check_origin(request.url))
        self._cdp: CDPSession | None = None

    def _check_origin(self, url: str) -> None:
        if not url.startswith((*self.base, "data:", "blob:")):
            self.foreign.append(url)

    @property
    def cdp(self) -> CDPSession:
        """Chromium's own protocol, for what Playwright has no words for."""
        if self._cdp is None:
            self._cdp = self.context.new_cdp_session(self.page)
        return self._cdp

    def keep(self, **texts: str) -> None:
        """Have these texts kept on the device already when the page is first opened, by their keys with `_` for `-`."""
        kept = {f"hearts:{key.replace('_', '-')}": text for key, text in texts.items()}
        self.context.add_init_script(
            f"for (const [key, text] of Object.entries({json.dumps(kept)})) localStorage[key] ??= text;"
        )

    # Reading

    @property
    def scene(self) -> Scene:
        """What the mirror says now."""
        raw = self.inside.evaluate(READ_MIRROR)
        left, top = self.corner
        controls = [{**c, "x": c["x"] + left, "y": c["y"] + top} for c in raw["controls"]]
        return Scene(**{**raw, "controls": tuple(Control(**c) for c in controls)})

    @property
    def corner(self) -> tuple[float, float]:
        """Where the game's own top left corner is in the page: elsewhere than (0, 0) when it runs in a frame."""
        if isinstance(self.inside, Page):
            return 0, 0
        box = self.inside.frame_element().bounding_box()
        assert box, "the frame is not shown"
        return box["x"], box["y"]

    def control(self, control: str) -> Control:
        """The control with this data-id, which must be there."""
        scene = self.scene
        found = scene.find(control)
        assert found, f"no {control} on the {scene.screen} screen, only {[c.id for c in scene.controls]}"
        return found

    @property
    def news(self) -> list[str]:
        """Every line that the live region has told since the page was opened."""
        return list(self.inside.evaluate("heardNews"))

    @property
    def failure(self) -> str:
        """What the loader says has gone wrong, or nothing."""
        return (
            self.inside.locator("#loader.failed #failure").inner_text()
            if self.inside.locator("#loader.failed").count()
            else ""
        )

    @property
    def _told_failure(self) -> str:
        return f"the page failed: {self.failure}\n{self.inside.locator('#details').text_content()}"

    def marks(self) -> dict[str, float]:
        """The game's User Timing marks, without their prefix, in milliseconds since the navigation."""
        script = "performance.getEntriesByType('mark').map((m) => [m.name, m.startTime])"
        return {n.removeprefix("hearts:"): t for n, t in self.inside.evaluate(script) if n.startswith("hearts:")}

    # Waiting

    def wait_for(self, until: Callable[..., Any] | None = None, *, patience: int = PATIENCE, **said: Any) -> Scene:
        """Wait until the mirror says all this, such as screen="table", busy=False, has="pass".

        Args:
            until: a condition on the whole scene.
            patience: in milliseconds.
            said: what the scene's fields must be; `has` names a control that must be there.

        Raises:
            AssertionError: it did not come, or the page failed meanwhile.
        """
        has = said.pop("has", None)
        give_up = time.monotonic() + patience / 1000
        while True:
            scene = self.scene
            right = all(getattr(scene, field) == value for field, value in said.items())
            if right and (has is None or scene.find(has)) and (until is None or until(scene)):
                return scene
            assert not self.failure, self._told_failure
            now = f"{scene.screen=} {scene.phase=} {scene.turn=} {scene.busy=}"
            assert time.monotonic() < give_up, f"{said or 'what was waited for'} did not come: {now}"
            self.page.wait_for_timeout(20)

    def wait_for_title(self) -> Scene:
        """Wait until the title can be played with."""
        # Asked again and again from here: a host's rules may forbid a page to ask itself.
        give_up = time.monotonic() + PATIENCE / 1000
        while not self._has_title():
            assert not self.failure, self._told_failure
            assert time.monotonic() < give_up, "the title did not come"
            self.page.wait_for_timeout(20)
        assert not self.failure, self._told_failure
        return self.scene

    def _has_title(self) -> bool:
        try:
            return bool(self.inside.evaluate("() => performance.getEntriesByName('hearts:title').length"))
        except Error as error:
            if "context was destroyed" in str(error):
                return False  # the page loads itself anew
            raise

    # Acting

    def act(self, control: str) -> None:
        """Press a control with what this player plays with."""
        {"mouse": self.click, "touch": self.tap, "keys": self.enter}[self.hand](control)

    def click(self, control: str) -> None:
        """Click a control's picture with the mouse."""
        self.page.mouse.click(*self.control(control).centre)

    def tap(self, control: str) -> None:
        """Tap a control's picture with a finger."""
        self.page.touchscreen.tap(*self.control(control).centre)

    def enter(self, control: str) -> None:
        """Go to a control with Tab and the arrows' stand-in, focus, and press Enter."""
        self.inside.locator(f'#mirror [data-id="{control}"]').focus()
        self.page.keyboard.press("Enter")

    def press(self, *keys: str) -> None:
        """Press keys one after the other, named as in KeyboardEvent.key."""
        for key in keys:
            self.page.keyboard.press(key)

    def drag(self, control: str, to: tuple[float, float], *, steps: int = 8, release: bool = True) -> None:
        """Drag a control's picture to a point, with mouse or finger."""
        x, y = self.control(control).centre
        path = [(x + (to[0] - x) * i / steps, y + (to[1] - y) * i / steps) for i in range(1, steps + 1)]
        if self.hand == "touch":
            self.touch("touchStart", x, y)
            for point in path:
                self.touch("touchMove", *point)
            if release:
                self.touch("touchEnd")
            return
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for point in path:
            self.page.mouse.move(*point)
        if release:
            self.page.mouse.up()

    def touch(self, kind: Literal["touchStart", "touchMove", "touchEnd", "touchCancel"], *point: float) -> None:
        """One raw touch event of a single finger."""
        points = [{"x": point[0], "y": point[1], "id": 0}] if point else []
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def resize(self, width: int, height: int) -> None:
        """Make the page another size, as by turning a phone round."""
        self.page.set_viewport_size({"width": width, "height": height})

    def shot(self, name: str) -> Path:
        """Save a screenshot to build/shots/."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{re.sub(r'[^A-Za-z0-9._-]+', '-', name)}.png"
        self.page.screenshot(path=path)
        return path

    def close(self) -> None:
        """Close the page's context."""
        self.context.close()
