"""The desktop body: a pygame window, a folder of small files for storage, and no page around it.

It exists so that `python main.py` plays while one works on the game; the browser is where players are.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pygame

from game.device.mixer import Mixer
from game.look.gestures import Deed, Gesture
from game.look.inputs import Hidden, Input, Key, Pointer, Press, Shown, Size, TableIs, Wheel

_START_SIZE = (1280, 720)
_FRAME = 1 / 60
_WHEEL_STEP = 48.0
_MIXED_AT_A_TIME = 512
_KEYS = {
    pygame.K_LEFT: "ArrowLeft",
    pygame.K_RIGHT: "ArrowRight",
    pygame.K_UP: "ArrowUp",
    pygame.K_DOWN: "ArrowDown",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_RETURN: "Enter",
    pygame.K_ESCAPE: "Escape",
    pygame.K_TAB: "Tab",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
}


class DesktopStorage:
    """Texts as files of one folder; a folder that cannot be written leaves them in memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._memory: dict[str, str] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.kept = os.access(folder, os.W_OK)
        except OSError:
            self.kept = False

    def load(self, key: str) -> str | None:
        try:
            return (self._folder / key).read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return self._memory.get(key)

    def save(self, key: str, text: str) -> bool:
        self._memory[key] = text
        if not self.kept:
            return False
        try:
            (self._folder / key).write_text(text, "utf-8")
        except OSError:
            return False
        return True

    def remove(self, key: str) -> None:
        self._memory.pop(key, None)
        (self._folder / key).unlink(missing_ok=True)


class DesktopPage:
    """A page that is not there: what it would say or show is left unsaid."""

    files_allowed = False
    address = ""
    more_games = None
    reduced_motion = False
    more_contrast = False
    draws_focus = False

    def __init__(self) -> None:
        self.heard: list[Input] = []
        """What comes back from it."""

    @property
    def fullscreen_on(self) -> bool:
        return pygame.display.is_fullscreen()

    def allows(self, deed: Deed) -> bool:
        return deed is Deed.FULLSCREEN

    def perform(self, control: str, gesture: Gesture) -> None:
        pygame.display.toggle_fullscreen()

    def save_file(self, name: str, text: str) -> bool:
        return False

    def show_mirror(self, mirror: str) -> None:
        pass

    def news(self, text: str) -> None:
        pass

    def focus(self, control: str) -> None:
        pass

    def mark(self, name: str) -> None:
        pass

    def ready(self) -> None:
        pass

    def tell(self, happened: Mapping[str, object]) -> None:
        pass

    def renew(self) -> None:
        pass

    def take_table(self, insist: bool) -> None:
        self.heard.append(TableIs(mine=True))

    def leave_table(self) -> None:
        pass


class Desktop:
    """A resizable window."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Kettle Burrow Hearts")
        pygame.key.set_repeat(400, 40)
        self.options: Mapping[str, str] = options if options is not None else options_of(sys.argv[1:])
        self.storage = DesktopStorage(Path.home() / ".local" / "share" / "kettle-burrow-hearts")
        self.page = DesktopPage()
        self.sound = Mixer(_MIXED_AT_A_TIME)
        self.closed = False
        self._surface = pygame.display.set_mode(_START_SIZE, pygame.RESIZABLE)
        self._waiting: list[Input] = [Size(*_START_SIZE)]

    @property
    def surface(self) -> pygame.Surface:
        return self._surface

    def inputs(self) -> list[Input]:
        for event in pygame.event.get():
            self._hear(event)
        heard, self._waiting, self.page.heard = self._waiting + self.page.heard, [], []
        return heard

    def _hear(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.closed = True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._waiting.append(Pointer(Press.DOWN, *event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._waiting.append(Pointer(Press.UP, *event.pos))
        elif event.type == pygame.MOUSEMOTION:
            self._waiting.append(Pointer(Press.MOVE, *event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            self._waiting.append(Wheel(*pygame.mouse.get_pos(), -event.y * _WHEEL_STEP))
        elif event.type == pygame.KEYDOWN:
            key = _KEYS.get(event.key, event.unicode)
            self._waiting.append(Key(key, shift=bool(event.mod & pygame.KMOD_SHIFT)))
        elif event.type == pygame.VIDEORESIZE:
            self._waiting.append(Size(event.w, event.h))
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._waiting.append(Hidden())
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._waiting.append(Shown())

    def resize(self, width: int, height: int) -> None:
        if self._surface.get_size() != (width, height):
            self._surface = pygame.display.set_mode((width, height), pygame.RESIZABLE)

    def show(self) -> None:
        pygame.display.flip()

    def now(self) -> float:
        return time.monotonic()

    def today(self) -> str:
        return time.strftime("%Y-%m-%d")

    def seed(self) -> int:
        return int.from_bytes(os.urandom(4), "big")

    async def rest(self, until: float | None) -> None:
        """One frame; an idle window looks for events a few times less often."""
        idle = until is None or until > self.now()
        await asyncio.sleep(_FRAME * 2 if idle else _FRAME)


def options_of(words: list[str]) -> dict[str, str]:
    """The options `--seed=7` of a command line, as a page's `?seed=7` gives them."""
    pairs = (word.removeprefix("--").partition("=") for word in words if word.startswith("--"))
    return {name: value for name, _, value in pairs}
