"""What a browser does for a page only inside the very press that asks for it: fill the screen, copy, share, open a tab,
let a file be chosen.

Python hears of a press a frame later, which is too late in some browsers. So a control says beforehand what its press
shall bring about: `Control(..., gesture=Gesture(Deed.COPY, text))`. The page, which holds the controls as its mirror,
does it inside the pointer's, the key's or the click's own event. The press comes to the screen as `performed`, with how
it went; `press` is not called for such a control.

Offer the control only where `Page.allows` the deed. `screens.screen.copy_button` makes one that says when it has
copied.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Deed(StrEnum):
    """What can be done."""

    FULLSCREEN = "fullscreen"
    """Fill the screen, or stop filling it."""
    COPY = "copy"
    """Put `text` on the clipboard."""
    SHARE = "share"
    """Hand `title`, `text` and `url` to the device's share sheet."""
    CHOOSE_FILE = "choose-file"
    """Let the player choose a file; what it holds comes as the input `FileGiven`, if one is chosen."""
    OPEN = "open"
    """Show `url` in a new tab."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """A deed and what it is about."""

    deed: Deed
    text: str = ""
    title: str = ""
    url: str = ""

    def to_dict(self) -> dict[str, str]:
        """The gesture as the mirror's JSON wants it: only what is given."""
        given = {"deed": self.deed.value, "text": self.text, "title": self.title, "url": self.url}
        return {name: value for name, value in given.items() if value}
