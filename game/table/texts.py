"""Where texts are kept on the device, what can be wrong there, and how a damaged one is set aside."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol


class Texts(Protocol):
    """Where texts are kept: see `game.screens.world.Storage`."""

    @property
    def kept(self) -> bool:
        """False when texts last only as long as the page."""

    def load(self, key: str) -> str | None:
        """The text under `key`, or None."""

    def save(self, key: str, text: str) -> bool:
        """Keep `text`; False if it could not be kept."""

    def remove(self, key: str) -> None:
        """Forget the text under `key`, if any."""


class Trouble(StrEnum):
    """What a player should be told once, calmly."""

    NOT_KEPT = "the device keeps nothing, or has no room"
    DAMAGED = "a part was damaged and has been set aside"
    NEWER = "a newer version of the game wrote them"
    NO_GAMES = "a file holds no games"


class Troubles:
    """What is wrong now, and what of it has been told: each trouble once."""

    def __init__(self) -> None:
        self.now: Trouble | None = None
        self._told: set[Trouble] = set()

    def has_told(self, trouble: Trouble) -> bool:
        """Whether this has been told."""
        return trouble in self._told

    def news(self) -> Trouble | None:
        """A trouble that has not been told yet, now told."""
        if self.now is None or self.now in self._told:
            return None
        self._told.add(self.now)
        return self.now


def places_aside(key: str) -> tuple[str, ...]:
    """The keys under which damaged texts of `key` are set aside."""
    return tuple(f"{key}-damaged-{number}" for number in range(1, 6))


def set_aside(texts: Texts, key: str, text: str, places: Sequence[str]) -> bool:
    """Keep a damaged text, which lies under `key`, under a key of its own as well.

    Where there is no room for two of it, it is moved; where it cannot be moved either it stays.

    Returns:
        Whether it lies aside, so that its own key may be written.
    """
    for place in places:
        there = texts.load(place)
        if there == text:
            return True
        if there is None:
            return texts.save(place, text) or _moved(texts, key, text, place)
    return False


def _moved(texts: Texts, key: str, text: str, place: str) -> bool:
    texts.remove(key)
    if texts.save(place, text):
        return True
    texts.save(key, text)
    return False
