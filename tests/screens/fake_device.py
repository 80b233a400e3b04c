"""A device for tests: the clock is turned by hand, and what the player does is said in code."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.look.buttons import draw_written
from game.look.forms import Field
from game.look.gestures import Deed, Gesture
from game.look.inputs import Input, Key, Pointer, Press, Size, TableIs
from game.look.paint import Brush
from game.screens.app import App


class FakeStorage:
    """Texts in memory."""

    kept = True

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def load(self, key: str) -> str | None:
        return self.texts.get(key)

    def save(self, key: str, text: str) -> bool:
        self.texts[key] = text
        return True

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)


class FakePage:
    """Remembers what the game told it."""

    fullscreen_on = False
    reduced_motion = False
    more_contrast = False
    draws_focus = True
    files_allowed = True
    address = "https://example.org/hearts/"

    def __init__(self) -> None:
        self.more_games: tuple[str, str] | None = None
        self.mirror: dict[str, Any] = {}
        self.said: list[str] = []
        self.marks: list[str] = []
        self.focused = ""
        self.is_ready = False
        self.renewed = 0
        self.table_is_free = True
        self.left_tables = 0
        self.heard: list[Input] = []
        self.files: dict[str, str] = {}
        self.files_surely_come = True
        self.told: list[Mapping[str, object]] = []
        self.allowed = set(Deed)
        self.performed: list[tuple[str, Gesture]] = []

    def save_file(self, name: str, text: str) -> bool:
        self.files[name] = text
        return self.files_surely_come

    def allows(self, deed: Deed) -> bool:
        return deed in self.allowed

    def perform(self, control: str, gesture: Gesture) -> None:
        self.performed.append((control, gesture))
        if gesture.deed is Deed.FULLSCREEN:
            self.fullscreen_on = not self.fullscreen_on

    def show_mirror(self, mirror: str) -> None:
        self.mirror = json.loads(mirror)

    def news(self, text: str) -> None:
        self.said.append(text)

    def focus(self, control: str) -> None:
        self.focused = control

    def mark(self, name: str) -> None:
        self.marks.append(name)

    def ready(self) -> None:
        self.is_ready = True

    def tell(self, happened: Mapping[str, object]) -> None:
        self.told.append(happened)

    def renew(self) -> None:
        self.renewed += 1

    def take_table(self, insist: bool) -> None:
        self.table_is_free = self.table_is_free or insist
        self.heard.append(TableIs(self.table_is_free))

    def leave_table(self) -> None:
        self.left_tables += 1


class FakeSound:
    """Remembers what was to be heard. While it is not awake nothing is."""

    def __init__(self) -> None:
        self.awake = False
        self.refused = False
        self.heard: list[str] = []
        self.volumes: list[float] = []

    def wake(self) -> None:
        self.awake = True

    def hush(self) -> None:
        self.awake = False

    def play(self, name: str, volume: float) -> None:
        if self.awake:
            self.heard.append(name)
            self.volumes.append(volume)


class FakeDevice:
    """A picture in memory."""

    closed = False

    def __init__(self, options: Mapping[str, str], size: Size, storage: FakeStorage) -> None:
        pygame.display.init()
        pygame.font.init()
        self.options = options
        self.storage = storage
        self.page = FakePage()
        self.sound = FakeSound()
        self.time = 0.0
        self.shown = 0
        self.waiting: list[Input] = [size]
        self._surface = pygame.display.set_mode((1, 1))

    @property
    def surface(self) -> pygame.Surface:
        return self._surface

    def inputs(self) -> list[Input]:
        heard, self.waiting, self.page.heard = self.waiting + self.page.heard, [], []
        return heard

    def resize(self, width: int, height: int) -> None:
        self._surface = pygame.display.set_mode((width, height))

    def show(self) -> None:
        self.shown += 1

    def now(self) -> float:
        return self.time

    def today(self) -> str:
        return "2025-03-01"

    def seed(self) -> int:
        return 7

    async def rest(self, until: float | None) -> None:
        raise NotImplementedError


class Play:
    """A whole game on a fake device, stepped by hand."""

    def __init__(
        self,
        w: float = 1280,
        h: float = 720,
        dpr: float = 1.0,
        storage: FakeStorage | None = None,
        text: float = 1.0,
        /,
        **options: str,
    ) -> None:
        self.device = FakeDevice(options, Size(w, h, dpr, text=text), storage or FakeStorage())
        self.app = App(self.device)
        self.step()

    @property
    def mirror(self) -> dict[str, Any]:
        """What the accessible mirror shows."""
        return self.device.page.mirror

    def control(self, wanted: str) -> dict[str, Any]:
        """A control of the mirror."""
        return next(control for control in self.mirror["controls"] if control["id"] == wanted)

    def ids(self) -> list[str]:
        """The ids of all controls."""
        return [control["id"] for control in self.mirror["controls"]]

    def step(self, *inputs: Input, seconds: float = 0.0) -> None:
        """Hear these inputs, let time go on, draw."""
        self.device.waiting.extend(inputs)
        self.device.time += seconds
        self.app.hear()
        self.app.update()
        self.app.draw()

    def tap(self, control: str) -> None:
        """Tap the middle of a control."""
        at = self.control(control)
        x, y = at["x"] + at["w"] / 2, at["y"] + at["h"] / 2
        self.step(Pointer(Press.DOWN, x, y, touch=True))
        self.step(Pointer(Press.UP, x, y, touch=True))

    def key(self, *keys: str) -> None:
        """Press keys, one after the other, on whatever has the focus."""
        for key in keys:
            self.step(Key(key))

    def settle(self, limit: float = 60.0) -> None:
        """Let time go on until only the player can bring something about."""
        end = self.device.time + limit
        while (wake := self.app.wake_at) is not None:
            if self.device.time > end:
                raise AssertionError(f"The table did not come to rest within {limit} seconds.")
            self.step(seconds=max(1 / 60, wake - self.device.time))

    def shot(self, path: str) -> None:
        """Keep the picture, to look at, with what the page writes into its fields."""
        self.app.draw()
        brush = Brush(self.device.surface, self.app.window, self.app.colours)
        for control in self.app.top.controls:
            if isinstance(control.form, Field):
                seen = control.clip or control.box
                brush.surface.set_clip(brush.window.rect(seen))
                draw_written(brush, control.form, control.box)
                brush.surface.set_clip(None)
        pygame.image.save(self.device.surface, path)
