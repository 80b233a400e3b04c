"""Keeps the annals on the device, and plans for all that goes wrong there: play goes on, and nothing readable is lost.

The annals are read when they are first asked for, and again before each game is entered, so that two pages of the game
do not overwrite each other. Games that could not be written wait in memory for the next try.
"""

from __future__ import annotations

from game.table.annals import Annals, FinishedGame
from game.table.annals_text import Reading, read_annals, write_annals
from game.table.texts import Texts, Trouble, Troubles, places_aside, set_aside

KEY = "annals-1"
ASIDE = places_aside(KEY)
"""Where damaged texts are set aside."""


class Chronicle:
    """The annals of this device.

    Nothing here raises for what the device does. `trouble` is what is wrong now; `news` tells each trouble once.
    """

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._kept: Annals | None = None
        self._waiting: tuple[FinishedGame, ...] = ()
        self._locked = False
        self._troubles = Troubles()

    @property
    def annals(self) -> Annals:
        """All games and sums, kept or waiting."""
        annals = self._read() if self._kept is None else self._kept
        for game in self._waiting:
            annals = annals.with_game(game)
        return annals

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong now."""
        return self._troubles.now

    def news(self) -> Trouble | None:
        """A trouble that has not been told yet, now told."""
        return self._troubles.news()

    def add(self, game: FinishedGame) -> None:
        """Enter a game that has just ended."""
        self._read()
        self._waiting = (*self._waiting, game)
        self._write()

    def clear(self) -> None:
        """Forget all games and sums, and what was set aside; the text of a newer version stays."""
        self._read()
        self._waiting = ()
        if not self._locked:
            for key in (KEY, *ASIDE):
                self._texts.remove(key)
            self._kept = Annals()

    def to_text(self) -> str:
        """The annals as a file for another device."""
        return write_annals(self.annals)

    def replace(self, text: str) -> Trouble | None:
        """Take the annals of a file in place of these; what is wrong, and nothing changed, where that cannot be."""
        wrong = trouble_with(text)
        if wrong is not None:
            return wrong
        reading = read_annals(text)
        self._read()
        if self._locked or not self._texts.save(KEY, write_annals(reading.annals)):
            return self.trouble or Trouble.NOT_KEPT
        self._kept, self._waiting = reading.annals, ()
        return None

    def _read(self) -> Annals:
        """Read the kept text anew, and set it aside if it is damaged."""
        text = self._texts.load(KEY)
        reading = read_annals(text) if text and text.strip() else Reading(Annals())
        self._kept, self._locked = reading.annals, reading.newer
        if reading.newer:
            self._troubles.now = Trouble.NEWER
        elif reading.damaged and text is not None:
            self._locked = not set_aside(self._texts, KEY, text, ASIDE)
            self._troubles.now = Trouble.NOT_KEPT if self._locked else Trouble.DAMAGED
            if not self._locked:
                self._texts.save(KEY, write_annals(reading.annals))
        elif not self._texts.kept:
            self._troubles.now = Trouble.NOT_KEPT
        return self._kept

    def _write(self) -> None:
        """Write all games down; where that fails they stay in memory, and what was kept stays as it was."""
        if self._locked:
            return
        annals = self.annals
        if not self._texts.save(KEY, write_annals(annals)):
            self._troubles.now = Trouble.NOT_KEPT
            return
        self._kept, self._waiting = annals, ()
        if self.trouble is Trouble.NOT_KEPT and self._texts.kept:
            self._troubles.now = None


def trouble_with(text: str) -> Trouble | None:
    """Why a file cannot be taken as annals, if it cannot."""
    reading = read_annals(text)
    if reading.newer:
        return Trouble.NEWER
    return None if reading.annals.games or reading.annals.tallies else Trouble.NO_GAMES
