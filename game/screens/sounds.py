"""What the player hears: which sound goes with what happens at the table, and when there must be none.

Sound begins with the player's first tap or key, as pages demand, and stops when nobody can see the game.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import ceil

from game.look.inputs import Activate, Hidden, Input, Key, Pointer, Press, Wish, Wished
from game.rules.cards import QUEEN_OF_SPADES
from game.rules.house import Moon
from game.rules.view import Phase, SeatView
from game.screens.world import Sound
from game.table.events import Dealt, Event, GameOver, HandOver, HeartsBroken, MoonOwed, Passed, Played, TrickTaken
from game.table.pace import Speed
from game.table.settings import LOUDEST, Settings

_APART = 0.04
"""Seconds between two sounds at least; one that comes sooner is left out."""
_COUNTED = 5
"""How many of the last seconds of a turn tick."""
_LOUDNESS = 1.7
"""The ear hears twice as loud where the air moves about three times as much: each step of the volume shall count."""


class Noise(StrEnum):
    """The sounds by name; each is a file of `assets/sounds`."""

    DEAL = "deal"
    CARD = "card"
    TAP = "tap"
    PASS = "pass"
    TAKE = "take"
    BROKEN = "broken"
    QUEEN = "queen"
    MOON = "moon"
    WIN = "win"
    HAND = "hand"
    TICK = "tick"


_ENDS = {Noise.MOON, Noise.WIN, Noise.HAND}
"""What is heard even at instant speed, where the rest would be a clatter."""


def noise_of(event: Event, view: SeatView) -> Noise | None:
    """The sound of an event of the table, if it has one."""
    if isinstance(event, Dealt):
        return Noise.DEAL
    if isinstance(event, Passed):
        return Noise.PASS
    if isinstance(event, Played):
        return Noise.QUEEN if event.card == QUEEN_OF_SPADES else Noise.CARD
    if isinstance(event, HeartsBroken):
        return Noise.BROKEN
    if isinstance(event, TrickTaken):
        return Noise.TAKE
    if isinstance(event, MoonOwed):
        return Noise.MOON
    if isinstance(event, HandOver):
        return _end_of_hand(event, view)
    if isinstance(event, GameOver):
        return Noise.WIN if event.places[view.seat.letter] == 1 else Noise.HAND
    return None


def _end_of_hand(event: HandOver, view: SeatView) -> Noise | None:
    if event.shooter is not None and view.house.moon is not Moon.SHOOTER_CHOOSES:
        return Noise.MOON
    # A chosen moon has been heard when it was shot, and the game's end has a sound of its own.
    return None if view.phase is Phase.OVER else Noise.HAND


class Sounds:
    """Plays the game's sounds on a device, as the player has chosen.

    Args:
        sound: the device's loudspeaker.
        settings: the player's choices, asked at each sound.
        clock: seconds, never going back.
    """

    def __init__(self, sound: Sound, settings: Callable[[], Settings], clock: Callable[[], float]) -> None:
        self._sound = sound
        self._settings = settings
        self._clock = clock
        self._allowed = False
        self._was_allowed = False
        self._last = -1.0
        self._second = 0

    def attend(self, event: Input) -> None:
        """An input came: the player's first one allows sound, and a hidden game is silent until the next.

        A game that the page around has paused is silent until it goes on.
        """
        if isinstance(event, Hidden) or event == Wished(Wish.PAUSE):
            self._was_allowed = self._allowed and not isinstance(event, Hidden)
            self._allowed = False
            self._sound.hush()
        elif event == Wished(Wish.RESUME):
            self._allowed = self._allowed or self._was_allowed
            self.heed_settings()
        elif isinstance(event, Key | Activate) or (isinstance(event, Pointer) and event.press is not Press.MOVE):
            self._allowed = True
            self.heed_settings()

    def heed_settings(self) -> None:
        """Fall silent, or get ready, as the settings now ask."""
        if not self._settings().audible:
            self._sound.hush()
        elif self._allowed:
            self._sound.wake()

    def tell(self, event: Event, view: SeatView) -> None:
        """Let an event of the table be heard."""
        noise = noise_of(event, view)
        if noise is not None:
            self.play(noise)

    def play(self, noise: Noise) -> None:
        """Let a sound be heard, unless it would be one of too many."""
        if noise in _ENDS or self._settings().speed is not Speed.INSTANT:
            self._play(noise)

    def count_down(self, left: float) -> None:
        """So many seconds are left to the player: the last few tick."""
        second = ceil(left)
        if second != self._second:
            self._second = second
            if 0 < second <= _COUNTED:
                self.play(Noise.TICK)

    def sample(self) -> None:
        """Let the player hear what has just been chosen."""
        self._play(Noise.CARD)

    def _play(self, noise: Noise) -> None:
        settings, now = self._settings(), self._clock()
        if self._allowed and settings.audible and settings.volume and now - self._last >= _APART:
            self._last = now
            self._sound.play(noise, (settings.volume / LOUDEST) ** _LOUDNESS)
