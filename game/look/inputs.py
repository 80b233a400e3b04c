"""What a player does, in one vocabulary for every device.

Both bodies translate what they hear (DOM events in the browser, pygame events on a desktop) into these values, with
positions in CSS pixels, so that no screen ever asks where it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Press(StrEnum):
    """The four moments of a pointer."""

    DOWN = "down"
    MOVE = "move"
    UP = "up"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class Pointer:
    """A finger or the mouse at (x, y) in CSS pixels. `id` tells fingers apart."""

    press: Press
    x: float
    y: float
    id: int = 0
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel or two fingers on a pad: `dy` CSS pixels, positive towards the end of a page."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key by its DOM name ("ArrowLeft", "Enter", " ", "p"). It goes to whatever has the focus."""

    key: str
    shift: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Activate:
    """A control was pressed without a pointer on the picture: by a screen reader or a switch."""

    on: str


@dataclass(frozen=True, slots=True)
class Focus:
    """The focus moved to the control `on`, or to the picture itself when "" ."""

    on: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A form control `on` now holds `value`."""

    on: str
    value: str


@dataclass(frozen=True, slots=True)
class Size:
    """The picture is now `w` by `h` CSS pixels, `dpr` device pixels to each; `insets` are the unsafe edges (top, right,
    bottom, left). `text` is how many times as large as usual the player wants text."""

    w: float
    h: float
    dpr: float = 1.0
    insets: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    text: float = 1.0


@dataclass(frozen=True, slots=True)
class Hidden:
    """The page or window can no longer be seen."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The page or window can be seen again."""


@dataclass(frozen=True, slots=True)
class FileGiven:
    """The player chose a file that was asked for; it holds `text`."""

    text: str


@dataclass(frozen=True, slots=True)
class Performed:
    """The page has done what the control `on` asks for inside a press (see `look.gestures`), or could not. A player who
    thinks better of it, as before a share sheet, brings no such input."""

    on: str
    done: bool


@dataclass(frozen=True, slots=True)
class PageChanged:
    """The page fills the screen or no longer does, or the system asks for another contrast or motion."""


class Wish(StrEnum):
    """What the page around the game may ask of it."""

    PAUSE = "pause"
    RESUME = "resume"
    MUTE = "mute"
    UNMUTE = "unmute"


@dataclass(frozen=True, slots=True)
class Wished:
    """The page around the game asks for something."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class Renewed:
    """A new version of the game is kept on this device: starting again brings it."""


@dataclass(frozen=True, slots=True)
class TableIs:
    """Whether the game that is kept on this device is this page's to play (`mine`), or another page plays it."""

    mine: bool


Input = (
    Pointer
    | Wheel
    | Key
    | Activate
    | Focus
    | Entry
    | Size
    | Hidden
    | Shown
    | FileGiven
    | Wished
    | Performed
    | PageChanged
    | Renewed
    | TableIs
)
