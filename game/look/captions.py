"""What is written on buttons: how large it is, beside an icon or without one, so that no word of it is cut."""

from __future__ import annotations

from collections.abc import Iterable

from game.look import text
from game.look.layout import GAP, ICON
from game.look.theme import Type

ROLES = (Type.BUTTON, Type.NAME, Type.LABEL)
"""The sizes of a caption, the usual one first."""


def room(width: float, has_icon: bool) -> float:
    """The room for words on a button of this width, in CSS pixels: with air at both sides, and beside the icon."""
    return width - 3 * GAP - ICON if has_icon else width - 2 * GAP


def role_for(
    captions: Iterable[str], width: float, has_icon: bool, px_scale: float, roles: Iterable[Type] = ROLES
) -> Type | None:
    """The first of `roles` in which every one of some captions fits a button of this width; None where none does."""
    space = room(width, has_icon) * px_scale
    lines = tuple(captions)
    return next((role for role in roles if all(text.measure(line, role, px_scale)[0] <= space for line in lines)), None)
