"""Eyes that tell a mood, for heads turned a little to the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from studio.pen import INK, NIGHT, line, tone
from studio.sheet import circle, oval


class Mood(StrEnum):
    """What a face says."""

    WAITING = "waiting"
    THINKING = "thinking"
    PLEASED = "pleased"
    DISMAYED = "dismayed"
    TRIUMPHANT = "triumphant"
    STERN = "stern"


@dataclass(frozen=True)
class Eye:
    """An almond eye: its middle, half width and half height; `lift` raises the outer corner; outer is left or right."""

    x: float
    y: float
    w: float
    h: float
    iris: str
    outer: int = -1
    lift: float = 0.0
    rim: str = NIGHT


def eye(e: Eye, mood: Mood, lid: str = INK, weight: float = 1.6) -> str:
    """One eye in a mood."""
    if mood is Mood.PLEASED:
        return line(
            f"M{e.x - e.w:.1f} {e.y + e.h * 0.35:.1f}C{e.x - e.w * 0.5:.1f} {e.y - e.h * 0.85:.1f} "
            f"{e.x + e.w * 0.5:.1f} {e.y - e.h * 0.85:.1f} {e.x + e.w:.1f} {e.y + e.h * 0.35:.1f}",
            weight * 1.25,
            lid,
        )
    opening = {Mood.DISMAYED: 1.35, Mood.TRIUMPHANT: 0.95, Mood.THINKING: 1.05, Mood.STERN: 0.72}.get(mood, 1.0)
    look = {Mood.THINKING: (0.3, -0.3), Mood.DISMAYED: (0.05, 0.1), Mood.TRIUMPHANT: (0.15, -0.1)}.get(
        mood, (0.12, 0.1)
    )
    size = 0.78 if mood is Mood.DISMAYED else 1.0
    h = e.h * opening
    left, right = (e.x - e.w, e.y + e.outer * e.lift), (e.x + e.w, e.y - e.outer * e.lift)
    top = (
        f"C{e.x - e.w * 0.55:.1f} {e.y - h * 1.3:.1f} {e.x + e.w * 0.55:.1f} {e.y - h * 1.3:.1f} "
        f"{right[0]:.1f} {right[1]:.1f}"
    )
    bottom = (
        f"C{e.x + e.w * 0.5:.1f} {e.y + h * 1.15:.1f} {e.x - e.w * 0.5:.1f} {e.y + h * 1.15:.1f} "
        f"{left[0]:.1f} {left[1]:.1f}Z"
    )
    start = f"M{left[0]:.1f} {left[1]:.1f}"
    ix, iy = e.x + look[0] * e.w, e.y + look[1] * e.h
    r = min(e.w * 0.82, h * 0.95 - max(0.0, -look[1]) * e.h * 0.6) * size
    glint = (ix - r * 0.35, iy - r * 0.45)
    white = "#efe3cb" if mood is Mood.DISMAYED else e.rim
    return (
        tone(f"{start}{top}{bottom}", white)
        + oval(ix, iy, r * 0.86, r * 0.92, fill=e.iris)
        + circle(ix, iy, r * 0.56, fill="#120c08")
        + circle(*glint, r * 0.32, fill="#fffaf0")
        + line(start + top, weight, lid)
        + (
            line(f"{start}{bottom[:-1].replace('C', f'M{right[0]:.1f} {right[1]:.1f}C')}", weight * 0.6, lid)
            if white != e.rim
            else ""
        )
    )


def both(near: Eye, far: Eye, mood: Mood, lid: str = INK, weight: float = 1.6) -> str:
    """The pair."""
    return eye(near, mood, lid, weight) + eye(far, mood, lid, weight)


def moods(draw: Callable[[Mood], str], *only: Mood) -> str:
    """One hidden group a mood, for the game to show when it asks for that mood; moods drawn alike share a group."""
    alike: dict[str, list[str]] = {}
    for mood in only or Mood:
        alike.setdefault(draw(mood), []).append(mood.value)
    return "".join(
        f'<g data-mood="{" ".join(names)}" display="none">{body}</g>' for body, names in alike.items() if body
    )
