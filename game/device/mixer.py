"""The loudspeaker of both bodies: pygame's mixer, which starts when it is woken and lets go of the device when hushed.

A device that has no sound, or refuses it, is silent; nothing here ever raises.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"

_TROUBLE = (pygame.error, NotImplementedError, OSError)
"""What a mixer without a device, a pygame without a mixer, and a missing file raise."""


class Mixer:
    """Plays the files of `assets/sounds` by name.

    Args:
        buffer: how many samples are mixed at a time: more are later, fewer stutter when the game is busy.
    """

    def __init__(self, buffer: int) -> None:
        self._buffer = buffer
        self._awake = False
        self._refused = False
        self._loaded: dict[str, pygame.mixer.Sound] = {}

    @property
    def refused(self) -> bool:
        return self._refused

    def wake(self) -> None:
        if self._awake or self._refused:
            return
        try:
            pygame.mixer.init(44_100, -16, 2, self._buffer)
            self._awake = True
        except _TROUBLE:
            self._refused = True

    def hush(self) -> None:
        if self._awake:
            self._awake = False
            self._loaded.clear()
            with contextlib.suppress(*_TROUBLE):
                pygame.mixer.quit()

    def play(self, name: str, volume: float) -> None:
        if not self._awake:
            return
        with contextlib.suppress(*_TROUBLE):
            if name not in self._loaded:
                self._loaded[name] = pygame.mixer.Sound(SOUNDS / f"{name}.ogg")
            self._loaded[name].set_volume(volume)
            self._loaded[name].play()
