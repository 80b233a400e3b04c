"""The browser body: the page's `burrow` object, and the canvas that SDL draws to.

The page owns every DOM event and hands them over as one JSON text a frame, so that no JavaScript object is held across
a frame. This is the only module that knows the page.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

os.environ["SDL_EMSCRIPTEN_KEYBOARD_ELEMENT"] = "#canvas"  # or SDL takes every key of the page

import js  # type: ignore[import-not-found]
import pygame

from game.device.mixer import Mixer
from game.look.gestures import Deed, Gesture
from game.look.inputs import (
    Activate,
    Entry,
    FileGiven,
    Focus,
    Hidden,
    Input,
    Key,
    PageChanged,
    Performed,
    Pointer,
    Press,
    Renewed,
    Shown,
    Size,
    TableIs,
    Wheel,
    Wish,
    Wished,
)

_MIXED_AT_A_TIME = 2048
"""Samples, where pygame must mix: it does so between frames, and a slow frame must not tear a sound."""
_PRESSES = {press.value: press for press in Press}
_PLAIN: dict[str, Input] = {
    "hidden": Hidden(),
    "shown": Shown(),
    "changed": PageChanged(),
    "renewed": Renewed(),
}


class BrowserStorage:
    """The page's localStorage, or its twin in memory where that is refused."""

    def __init__(self, burrow: Any) -> None:
        self._burrow = burrow

    @property
    def kept(self) -> bool:
        return bool(self._burrow.kept)

    def load(self, key: str) -> str | None:
        text = self._burrow.load(key)
        return text if isinstance(text, str) else None

    def save(self, key: str, text: str) -> bool:
        return str(self._burrow.save(key, text)) == ""

    def remove(self, key: str) -> None:
        self._burrow.remove(key)


class BrowserPage:
    """The page around the canvas."""

    draws_focus = True

    def __init__(self, burrow: Any) -> None:
        self._burrow = burrow

    @property
    def fullscreen_on(self) -> bool:
        return bool(self._burrow.fullscreenOn)

    def allows(self, deed: Deed) -> bool:
        return bool(self._burrow.allows(deed.value))

    def perform(self, control: str, gesture: Gesture) -> None:
        """Done by the page already, inside the press."""

    @property
    def files_allowed(self) -> bool:
        return bool(getattr(self._burrow, "filesAllowed", False))

    def save_file(self, name: str, text: str) -> bool:
        return bool(self._burrow.saveFile(name, text))

    @property
    def reduced_motion(self) -> bool:
        return bool(self._burrow.reducedMotion)

    @property
    def more_contrast(self) -> bool:
        return bool(self._burrow.moreContrast)

    def show_mirror(self, mirror: str) -> None:
        self._burrow.showMirror(mirror)

    def news(self, text: str) -> None:
        self._burrow.news(text)

    def focus(self, control: str) -> None:
        self._burrow.focus(control)

    def mark(self, name: str) -> None:
        self._burrow.mark(name)

    def ready(self) -> None:
        self._burrow.ready()

    @property
    def address(self) -> str:
        return str(self._burrow.address)

    @property
    def more_games(self) -> tuple[str, str] | None:
        name, address = json.loads(self._burrow.moreGames)
        return (name, address) if address else None

    def tell(self, happened: Mapping[str, object]) -> None:
        self._burrow.tell(json.dumps(happened))

    def renew(self) -> None:
        self._burrow.renew()

    def take_table(self, insist: bool) -> None:
        self._burrow.takeTable(insist)

    def leave_table(self) -> None:
        self._burrow.leaveTable()


class BrowserSound:
    """The page's own sound, which is never late because a frame is."""

    def __init__(self, burrow: Any) -> None:
        self._burrow = burrow

    @property
    def refused(self) -> bool:
        return bool(self._burrow.soundRefused)

    def wake(self) -> None:
        self._burrow.wakeSound()

    def hush(self) -> None:
        self._burrow.hushSound()

    def play(self, name: str, volume: float) -> None:
        self._burrow.playSound(name, volume)


class BrowserMixer(Mixer):
    """Pygame's mixer, which plays on what the page lets it."""

    def __init__(self, burrow: Any) -> None:
        super().__init__(_MIXED_AT_A_TIME)
        self._burrow = burrow

    @property
    def refused(self) -> bool:
        return super().refused or bool(self._burrow.soundRefused)


class Browser:
    """A canvas in a page."""

    closed = False

    def __init__(self) -> None:
        burrow = js.burrow
        self._burrow = burrow
        pygame.display.init()
        pygame.font.init()
        pygame.event.set_blocked(None)  # the page hears for us
        self.options: Mapping[str, str] = json.loads(burrow.options)
        self.storage = BrowserStorage(burrow)
        self.page = BrowserPage(burrow)
        self.sound = BrowserSound(burrow) if burrow.soundDecodes else BrowserMixer(burrow)
        self._surface = pygame.display.set_mode((1, 1))

    @property
    def surface(self) -> pygame.Surface:
        return self._surface

    def inputs(self) -> list[Input]:
        text = self._burrow.takeInputs()
        return [_heard(each) for each in json.loads(text)] if text else []

    def resize(self, width: int, height: int) -> None:
        if self._surface.get_size() != (width, height):
            self._surface = pygame.display.set_mode((width, height))

    def show(self) -> None:
        pygame.display.flip()

    def now(self) -> float:
        return float(js.performance.now()) / 1000

    def today(self) -> str:
        day = js.Date.new()
        return f"{int(day.getFullYear()):04}-{int(day.getMonth()) + 1:02}-{int(day.getDate()):02}"

    def seed(self) -> int:
        return int.from_bytes(os.urandom(4), "big")

    async def rest(self, until: float | None) -> None:
        wait = -1.0 if until is None else (until - self.now()) * 1000
        if until is not None and wait <= 0:
            await self._burrow.nextFrame()
        else:
            await self._burrow.idle(wait)


def _heard(told: dict[str, Any]) -> Input:
    """An input of the page's JSON."""
    kind = told["t"]
    if kind in _PRESSES:
        return Pointer(_PRESSES[kind], told["x"], told["y"], told["id"], told["touch"])
    if kind == "key":
        return Key(told["key"], told["shift"], told["repeat"])
    if kind == "size":
        return Size(told["w"], told["h"], told["dpr"], tuple(told["insets"]), told["text"])
    if kind == "wheel":
        return Wheel(told["x"], told["y"], told["dy"])
    if kind == "activate":
        return Activate(told["on"])
    if kind == "focus":
        return Focus(told["on"])
    if kind == "input":
        return Entry(told["on"], told["value"])
    if kind == "wish":
        return Wished(Wish(told["wish"]))
    if kind == "file":
        return FileGiven(told["text"])
    if kind == "performed":
        return Performed(told["on"], told["done"])
    if kind == "table":
        return TableIs(told["mine"])
    return _PLAIN[kind]
