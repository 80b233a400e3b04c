"""The one face of the devices: all that the game may ask of the world outside it.

`main.py` picks a body from `game.device` and hands it in; nothing else in the game knows which it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from pygame import Surface

from game.look.gestures import Deed, Gesture
from game.look.inputs import Input


class Storage(Protocol):
    """Small texts kept on this device under short keys. Never raises: `save` says whether the text was kept."""

    @property
    def kept(self) -> bool:
        """False when texts last only as long as the page."""

    def load(self, key: str) -> str | None:
        """The text under `key`, or None."""

    def save(self, key: str, text: str) -> bool:
        """Keep `text`; False if it could not be kept."""

    def remove(self, key: str) -> None:
        """Forget the text under `key`, if any."""


class Page(Protocol):
    """What surrounds the picture: the accessible mirror, the live region, what only a page can do."""

    def show_mirror(self, mirror: str) -> None:
        """Lay the controls of `mirror` (the JSON of `look.controls.Mirror`) over the picture."""

    def news(self, text: str) -> None:
        """Say `text` to those who listen rather than look."""

    def focus(self, control: str) -> None:
        """Move the focus to the control with that id."""

    def mark(self, name: str) -> None:
        """Note that the moment `name` of the start has come (User Timing `hearts:NAME`)."""

    def ready(self) -> None:
        """The first picture is drawn: a loader may get out of the way."""

    def renew(self) -> None:
        """Start again, as the new version that the input `Renewed` told of."""

    def take_table(self, insist: bool) -> None:
        """Ask to be the one page that plays the kept game, or take it from the one that is. The answer comes as the
        input `TableIs`, and again when another page insists."""

    def leave_table(self) -> None:
        """Another page may play the kept game."""

    @property
    def address(self) -> str:
        """The address that opens the game, without options; "" where there is none."""

    @property
    def more_games(self) -> tuple[str, str] | None:
        """The name and the address of all the games of the site that serves this one, if it has said so."""

    def tell(self, happened: Mapping[str, object]) -> None:
        """Let the page around the game, if there is one, know what has happened (see `screens.portal`)."""

    @property
    def fullscreen_on(self) -> bool:
        """Whether the game fills the screen now."""

    def allows(self, deed: Deed) -> bool:
        """Whether such a deed can be offered here at all."""

    def perform(self, control: str, gesture: Gesture) -> None:
        """The control with that id was pressed, and is to do this. A page that has done so inside the press already
        does nothing more. How it went comes as the input `Performed`."""

    @property
    def files_allowed(self) -> bool:
        """Whether a file can be saved for the player."""

    def save_file(self, name: str, text: str) -> bool:
        """Give the player a file of this name; False where the page around may keep it from coming."""

    @property
    def reduced_motion(self) -> bool:
        """Whether the system asks for little motion."""

    @property
    def more_contrast(self) -> bool:
        """Whether the system asks for more contrast."""

    @property
    def draws_focus(self) -> bool:
        """Whether the page draws the focus ring itself, over its mirror."""


class Sound(Protocol):
    """A loudspeaker. Never raises: where there is no sound, or the page refuses it, it stays silent."""

    @property
    def refused(self) -> bool:
        """Whether nothing can be heard, as far as is known: only a try shows it, and a later one may find otherwise."""

    def wake(self) -> None:
        """Get ready to play, in answer to something that the player did. Does nothing when it is awake already."""

    def hush(self) -> None:
        """Fall silent at once, and stay so until woken."""

    def play(self, name: str, volume: float) -> None:
        """Begin the sound `name` of `assets/sounds` over what plays already, if awake. `volume` is 0 to 1."""


class Device(Protocol):
    """A screen, a clock, ears, a voice and a memory."""

    @property
    def storage(self) -> Storage:
        """What is kept on the device."""

    @property
    def page(self) -> Page:
        """What surrounds the picture."""

    @property
    def sound(self) -> Sound:
        """What the player hears."""

    @property
    def options(self) -> Mapping[str, str]:
        """What the page's address or the command line asks for, such as `seed` and `speed`."""

    @property
    def closed(self) -> bool:
        """Whether the player closed the window."""

    @property
    def surface(self) -> Surface:
        """The picture, in device pixels."""

    def inputs(self) -> list[Input]:
        """What the player did since the last call, in order."""

    def resize(self, width: int, height: int) -> None:
        """Make the picture `width` by `height` device pixels."""

    def show(self) -> None:
        """Put the drawn picture in front of the player."""

    def now(self) -> float:
        """Seconds on a clock that never goes back."""

    def today(self) -> str:
        """The day it is where the player is: "2025-03-01"."""

    def seed(self) -> int:
        """A fresh seed for a deal, unlike any before."""

    async def rest(self, until: float | None) -> None:
        """Wait for the next frame, when `until` has come already; else for the next input or the time `until`,
        whichever is first (None: an input only)."""
