"""Controls: what can be pressed, read or heard, described once.

A screen lists its controls anew whenever something changed. The same list is drawn, hit by pointers, walked by keys
and laid over the picture as the accessible mirror, so that none of these can disagree.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from game.look import forms
from game.look.forms import Field, Form
from game.look.gestures import Gesture
from game.look.layout import Box

NO_BREAK = "\u00a0"
"""A space at which no line of the picture ends; for those who listen it is one like any other."""


class Tag(StrEnum):
    """The element that stands for a control in the mirror."""

    BUTTON = "button"
    TEXT = "text"
    TITLE = "title"
    """The page's first heading."""
    HEADING = "heading"
    DIALOG = "dialog"


class Style(StrEnum):
    """How a control is drawn."""

    PRIMARY = "primary"
    QUIET = "quiet"
    STACKED = "stacked"
    """As QUIET, with the caption under the icon."""
    ICON = "icon"
    ROW = "row"
    """A row of a list: its caption at the left, its value between two arrows at the right."""
    FIELD = "field"
    """A line to write on. The page draws the words itself, where it has a field for them."""
    UNSEEN = "unseen"
    """Not drawn as a control: a card or a text that the screen itself draws."""


@dataclass(frozen=True, slots=True)
class Control:
    """One thing of a screen.

    `id` is its name for keys, tests and the mirror's `data-id`; `label` is its accessible name; `caption` is what
    is written on it when that is shorter, `note` a line above that, `like` what else may be written there or on its
    neighbours, for all to be of one form, `as_wide` the width of the narrowest of these, for all to be of one size.
    One that is `disabled` but `answers` says at a press why it does nothing. `pressed` is None where it makes no
    sense. `seat` and `trick` mark a text as a seat's or as a trick's card, by the seat's letter; `inside` is the id
    of the dialog that holds the control. `key` is the letter that presses it; `form` says what it holds, if it is
    more than a button. `gesture` is what the page is to do inside the press; `clip` is the part of the window
    through which a control that scrolls is seen.
    """

    id: str
    label: str
    box: Box
    tag: Tag = Tag.BUTTON
    style: Style = Style.QUIET
    caption: str = ""
    note: str = ""
    like: tuple[str, ...] = ()
    as_wide: float = math.inf
    icon: str = ""
    value: str = ""
    disabled: bool = False
    answers: bool = False
    pressed: bool | None = None
    seat: str = ""
    trick: str = ""
    inside: str = ""
    key: str = ""
    form: Form | None = None
    gesture: Gesture | None = None
    clip: Box | None = None

    @property
    def pressable(self) -> bool:
        """Whether a press of it does or says anything; what the screen itself draws judges that itself."""
        return self.tag is Tag.BUTTON and (not self.disabled or self.answers)

    @property
    def _is_the_pages(self) -> bool:
        """Whether the page itself does something with it."""
        return self.gesture is not None or isinstance(self.form, Field)

    def to_dict(self) -> dict[str, object]:
        """The control as the mirror's JSON wants it: only what is not the default."""
        box = self.box
        made: dict[str, object] = {
            "id": self.id,
            "name": self.label.replace(NO_BREAK, " "),
            "tag": self.tag.value,
            "x": round(box.x, 1),
            "y": round(box.y, 1),
            "w": round(box.w, 1),
            "h": round(box.h, 1),
        }
        if self.disabled:
            made["disabled"] = True
        if self.pressed is not None:
            made["pressed"] = self.pressed
        if self.seat:
            made["seat"] = self.seat
        if self.trick:
            made["trick"] = self.trick
        if self.inside:
            made["in"] = self.inside
        if self.key:
            made["key"] = self.key
        if self.form is not None:
            made |= self.form.to_dict()
        if self.gesture is not None:
            made["gesture"] = self.gesture.to_dict()
        if self.clip is not None and (self._is_the_pages or (self.pressable and not box.within(self.clip))):
            made["clip"] = [round(side, 1) for side in self.clip]
        return made

    def scaled(self, zoom: float) -> Control:
        """The control of a picture that is shown `zoom` times as large."""
        clip = None if self.clip is None else self.clip.scaled(zoom)
        return replace(self, box=self.box.scaled(zoom), clip=clip, form=forms.scaled(self.form, zoom))


@dataclass(frozen=True, slots=True)
class Mirror:
    """All that the accessible mirror shows: the screen's state in four words, and its controls in focus order."""

    screen: str
    controls: tuple[Control, ...] = ()
    phase: str = ""
    turn: str = ""
    busy: bool = False

    def is_same(self, other: Mirror) -> bool:
        """Whether the other shows the same; cheap where both hold the very same list of controls."""
        if self.controls is not other.controls and self.controls != other.controls:
            return False
        return (self.screen, self.phase, self.turn, self.busy) == (other.screen, other.phase, other.turn, other.busy)

    def scaled(self, zoom: float) -> Mirror:
        """The mirror of a picture that is shown `zoom` times as large as it was laid out."""
        if zoom == 1.0:
            return self
        return replace(self, controls=tuple(control.scaled(zoom) for control in self.controls))

    def to_json(self) -> str:
        """The mirror as one line of JSON."""
        return json.dumps(
            {
                "screen": self.screen,
                "phase": self.phase,
                "turn": self.turn,
                "busy": self.busy,
                "controls": [control.to_dict() for control in self.controls],
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )


def at(controls: Sequence[Control], x: float, y: float) -> Control | None:
    """The button at (x, y), the last listed on top; None where there is none."""
    for control in reversed(controls):
        if control.tag is Tag.BUTTON and control.box.holds(x, y):
            return control
    return None


def by_id(controls: Iterable[Control], wanted: str) -> Control | None:
    """The control with that id, or None."""
    return next((control for control in controls if control.id == wanted), None)
