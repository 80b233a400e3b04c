"""Keeps the game in play on the device after every move, and plans for all that goes wrong there.

A kept game is its record with the friends' level and, while the player chooses cards to pass, those picked so far.
What cannot be read is set aside, what a newer version wrote is left alone, and a device that keeps nothing costs a calm
notice, once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from game.players.levels import PLAYABLE, Level
from game.rules import BadRecord, Match, UnknownVersion
from game.rules.cards import Card, card, name
from game.rules.seats import Seat
from game.rules.view import Phase
from game.table.texts import Texts, Trouble, Troubles, places_aside, set_aside

VERSION = 1
KEY = "game-1"
ASIDE = places_aside(KEY)
_MOST_PICKED = 3


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game to go on with."""

    match: Match
    level: Level
    picked: tuple[Card, ...] = ()
    """What the player has picked to pass, the earliest pick first."""


class GameKeeper:
    """The game in play, on this device. Nothing here raises for what the device does.

    `may_write` is False while another page of the game has the table, or may have it: then a save waits.
    """

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._locked = False
        self._troubles = Troubles()
        self._may_write = True
        self._waiting: str | None = None

    def news(self) -> Trouble | None:
        """A trouble that has not been told yet, now told."""
        return self._troubles.news()

    def has_told(self, trouble: Trouble) -> bool:
        """Whether this has been told."""
        return self._troubles.has_told(trouble)

    @property
    def may_write(self) -> bool:
        """Whether the kept game is this page's to write."""
        return self._may_write

    @may_write.setter
    def may_write(self, may: bool) -> None:
        self._may_write = may
        if may and self._waiting is not None:
            self._write(self._waiting)

    def forget_waiting(self) -> None:
        """What could not be written yet is not to be written any more: another page plays on from what is kept."""
        self._waiting = None

    def load(self) -> KeptGame | None:
        """The kept game, as far as it can be read; None where there is none to go on with."""
        text = self._texts.load(KEY) if self._waiting is None else self._waiting
        if text is None:
            return None
        self._locked = False
        try:
            game = _read(text)
        except UnknownVersion:
            self._locked, self._troubles.now = True, Trouble.NEWER
            return None
        if game is None or game.match.left_out:
            self._locked = not set_aside(self._texts, KEY, text, ASIDE)
            self._troubles.now = Trouble.NOT_KEPT if self._locked else Trouble.DAMAGED
        if game is None or game.match.phase is Phase.OVER:
            return None
        return game

    def save(self, match: Match, level: Level, picked: Sequence[Card] = ()) -> None:
        """Keep the game as it is now, with what the player has picked to pass, if that is still to be done."""
        chosen = {"picked": [name(each) for each in picked]} if picked and _is_to_pass(match) else {}
        head = json.dumps({"version": VERSION, "level": level, **chosen}, separators=(",", ":"))
        self._waiting = f'{head[:-1]},"record":{match.to_json(indent=None)}}}'
        if self._may_write:
            self._write(self._waiting)

    def _write(self, text: str) -> None:
        """Write the game down; where that fails it waits in memory, and what was kept stays as it was."""
        if self._locked:
            return
        if self._texts.save(KEY, text):
            self._waiting = None
            if not self._texts.kept:
                self._troubles.now = Trouble.NOT_KEPT
        else:
            self._troubles.now = Trouble.NOT_KEPT

    def clear(self) -> None:
        """There is no game to go on with any more."""
        self._waiting = None
        if self._may_write and not self._locked:
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
    return _game_of(json.dumps(kept.get("record")), kept.get("level"), kept.get("picked"))


def _game_of(record: str, level: object, picked: object = None) -> KeptGame | None:
    try:
        match = Match.from_json(record, strict=False)
    except BadRecord:
        return None
    found = next((each for each in PLAYABLE if each == level), Level.STEADY)
    return KeptGame(match, found, _picks(match, picked))


def _is_to_pass(match: Match) -> bool:
    return match.phase is Phase.PASSING and Seat.SOUTH in match.to_act


def _picks(match: Match, picked: object) -> tuple[Card, ...]:
    """The cards picked to pass; none where these are not cards to pick."""
    if not _is_to_pass(match) or not isinstance(picked, list) or len(picked) > _MOST_PICKED:
        return ()
    try:
        cards = tuple(card(each) for each in picked)
    except ValueError:
        return ()
    held = match.view(Seat.SOUTH).hand
    return cards if len(set(cards)) == len(cards) and all(held >> each & 1 for each in cards) else ()
