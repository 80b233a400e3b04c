"""Keeps the player's settings on the device, and plans for all that goes wrong there.

They are read again before they are written, and only what was changed is changed: two pages of the game do not undo
each other's choices. What a newer version wrote is used as far as it is understood, and left as it is.
"""

from __future__ import annotations

import json

from game.table.settings import VERSION, Settings
from game.table.texts import Texts, Trouble, Troubles, places_aside, set_aside

KEY = "settings-1"
BEFORE_VERSIONS = "settings"
"""Where the first builds kept them, before the version stood in the key's name."""
ASIDE = places_aside(KEY)


class SettingsKeeper:
    """The settings, on this device. Nothing here raises for what the device does."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._locked = False
        self._troubles = Troubles()
        self._unsaved: Settings | None = None
        if not texts.kept:
            self._troubles.now = Trouble.NOT_KEPT

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong now."""
        return self._troubles.now

    def news(self) -> Trouble | None:
        """A trouble that has not been told yet, now told."""
        return self._troubles.news()

    def load(self) -> Settings:
        """The kept settings, as far as they can be read."""
        text = self._texts.load(KEY)
        if text is None:
            text = self._texts.load(BEFORE_VERSIONS)
            if text is not None and self._texts.save(KEY, text):
                self._texts.remove(BEFORE_VERSIONS)
        if text is None or not text.strip():
            return Settings()
        self._locked = False
        if is_newer(text):
            self._locked, self._troubles.now = True, Trouble.NEWER
        elif Settings.is_damaged(text):
            self._locked = not set_aside(self._texts, KEY, text, ASIDE)
            self._troubles.now = Trouble.NOT_KEPT if self._locked else Trouble.DAMAGED
        return Settings.from_text(text)

    def change(self, before: Settings, after: Settings) -> None:
        """Keep whatever differs between two settings."""
        kept = (self._unsaved or self.load()).with_changes(before, after)
        self._unsaved = kept
        if self._locked:
            return
        if self._texts.save(KEY, kept.to_text()):
            self._unsaved = None
        else:
            self._troubles.now = Trouble.NOT_KEPT


def is_newer(text: str) -> bool:
    """Whether a newer version of the game wrote this text."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return False
    version = kept.get("version") if isinstance(kept, dict) else None
    return type(version) is int and version > VERSION
