"""The pen and the paints: one ink, two line weights, a small printed palette."""

from __future__ import annotations

from studio.sheet import path

INK = "#2b211b"
OUTER, INNER, HAIR = 2.2, 1.5, 1.0

CREAM, PAPER, HONEY, GOLD, OCHRE = "#f6e8cb", "#fdf8ea", "#f0c06a", "#d9a441", "#b8792f"
RED, DEEP_RED, ROSE, BLUSH = "#ae221b", "#7f1a16", "#cf6a58", "#dd9a84"
MOSS, DEEP_MOSS, LEAF = "#5c7a4a", "#3c5534", "#8aa565"
SLATE, DEEP_SLATE, MIST = "#4a6480", "#2e4257", "#8fa6ba"
BERRY, DEEP_BERRY, PLUM = "#7d3350", "#562038", "#a05a78"
BARK, DEEP_BARK, NIGHT = "#6b4526", "#472c18", "#1f1712"


def shape(d: str, fill: str, width: float = OUTER) -> str:
    """A filled shape with an ink outline."""
    return path(d, fill=fill, stroke=INK, stroke_width=width)


def tone(d: str, fill: str, opacity: float = 1.0) -> str:
    """A patch of colour without a line."""
    return path(d, fill=fill, **({} if opacity == 1 else {"fill_opacity": opacity}))


def line(d: str, width: float = INNER, colour: str = INK) -> str:
    """A drawn line."""
    return path(d, fill="none", stroke=colour, stroke_width=width)


def form(d: str, fill: str, inside: str = "", width: float = OUTER) -> str:
    """A shape painted first, drawn on `inside`, and outlined last, so that no patch of colour eats its line."""
    return tone(d, fill) + inside + line(d, width)
