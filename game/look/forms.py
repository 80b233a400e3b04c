"""The forms that a control can take besides a plain button: what the mirror shows as a select, a switch, a slider or a
field, so that those who listen hear what it is, what it holds and what else it may hold.

What is chosen or typed there comes as the input `Entry`. Each `to_dict` is read by `web/page/mirror.js`, whose types
name the same tags and keys.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Select:
    """One of a few words; `chosen` may be a word that can no longer be chosen."""

    words: tuple[str, ...]
    chosen: str

    def to_dict(self) -> dict[str, object]:
        return {"tag": "select", "choices": list(self.words), "value": self.chosen}


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    on: bool

    def to_dict(self) -> dict[str, object]:
        return {"tag": "checkbox", "checked": self.on}


@dataclass(frozen=True, slots=True)
class Slider:
    """A whole number between two others, both included."""

    value: int
    least: int
    most: int

    def to_dict(self) -> dict[str, object]:
        return {"tag": "range", "value": self.value, "min": self.least, "max": self.most}


@dataclass(frozen=True, slots=True)
class Field:
    """A line of text, at most `longest` letters, `size` CSS pixels large; `hint` is seen there while it is empty."""

    text: str
    longest: int
    size: float
    hint: str = ""

    def to_dict(self) -> dict[str, object]:
        made: dict[str, object] = {"tag": "field", "value": self.text, "longest": self.longest}
        return made | {"size": round(self.size, 1)} | ({"hint": self.hint} if self.hint else {})


Form = Select | Switch | Slider | Field


def scaled(form: Form | None, zoom: float) -> Form | None:
    """The form in a picture that is shown `zoom` times as large."""
    return replace(form, size=form.size * zoom) if isinstance(form, Field) else form
