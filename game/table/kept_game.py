"""Keeps the game in play on the device after every move, and plans for all that goes wrong there.

A kept game is its record with the friends' level. What cannot be read is set aside, what a newer version wrote is left
alone, and a device that keeps nothing costs a calm notice, once.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from game.players.levels import PLAYABLE, Level
from game.rules import BadRecord, Match, UnknownVersion
from game.rules.view import Phase
from game.table.chronicle import Texts, Trouble

VERSION = 1
KEY = "game-1"
ASIDE = f"{KEY}-damaged"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game to go on with."""

    match: Match
    level: Level


class GameKeeper:
    """The game in play, on this device. Nothing here raises for what the device does."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._locked = False
        self._told: set[Trouble] = set()
        self._trouble: Trouble | None = None

    def news(self) -> Trouble | None:
        """A trouble that has not been told yet, now told."""
        if self._trouble is None or self._trouble in self._told:
            return None
        self._told.add(self._trouble)
        return self._trouble

    def load(self) -> KeptGame | None:
        """The kept game, as far as it can be read; None where there is none to go on with."""
        text = self._texts.load(KEY)
        if text is None:
            return None
        try:
            game = _read(text)
        except UnknownVersion:
            self._locked, self._trouble = True, Trouble.NEWER
            return None
        if game is None or game.match.left_out:
            self._texts.save(ASIDE, text)
            self._trouble = Trouble.DAMAGED
        if game is None or game.match.phase is Phase.OVER:
            return None
        return game

    def save(self, match: Match, level: Level) -> None:
        """Keep the game as it is now."""
        if self._locked:
            return
        record = json.loads(match.to_json())
        text = json.dumps({"version": VERSION, "level": level, "record": record}, separators=(",", ":"))
        if not self._texts.save(KEY, text) or not self._texts.kept:
            self._trouble = Trouble.NOT_KEPT

    def clear(self) -> None:
        """There is no game to go on with any more."""
        if not self._locked:
            self._texts.remove(KEY)


def _read(text: str) -> KeptGame | None:
    """The game of a kept text; None where nothing of it makes sense. UnknownVersion for a newer one."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return _game_of(text, None)  # cut or scribbled over: the record in it may still be found
    if not isinstance(kept, dict):
        return None
    version = kept.get("version")
    if isinstance(version, int) and version > VERSION:
        raise UnknownVersion(f"This game was kept by a newer version ({version}).")
    return _game_of(json.dumps(kept.get("record")), kept.get("level"))


def _game_of(record: str, level: object) -> KeptGame | None:
    try:
        match = Match.from_json(record, strict=False)
    except BadRecord:
        return None
    return KeptGame(match, next((each for each in PLAYABLE if each == level), Level.STEADY))
