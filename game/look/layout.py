"""Boxes and windows: where things may lie, in CSS pixels.

Every size of every screen lives in this module and in `table_layout`; drawing code only asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

TARGET = 44.0
"""The least width and height of anything a finger must hit (WCAG 2.5.5)."""

AIR = 2.0
"""How far within its target a small button is drawn."""

GAP = 8.0
"""The common distance between neighbours."""

BUTTON_H = 48.0
"""The height of a button with words."""

READING_W = 560.0
"""The widest a column of text or a dialog grows."""

RING = 3.0
"""The thickness of the focus ring and the distance at which it is drawn."""

RADIUS = 14.0
"""How round the corners of buttons and panels are."""

ICON = 24.0
"""The size of an icon on a button."""


class Box(NamedTuple):
    """A rectangle in CSS pixels: its left, top, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point (x, y) lies in the box."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Box) -> bool:
        """Whether the two boxes share any point."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def within(self, other: Box, slack: float = 0.01) -> bool:
        """Whether the box lies wholly in `other`."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box made smaller by dx on the left and right and dy (or dx) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def centred(self, w: float, h: float) -> Box:
        """A box of w by h with the same centre."""
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def scaled(self, zoom: float) -> Box:
        """The box of a picture that is shown `zoom` times as large."""
        return Box(self.x * zoom, self.y * zoom, self.w * zoom, self.h * zoom)

    def towards(self, other: Box, share: float) -> Box:
        """The box a `share` (0 to 1) of the way from here to `other`."""
        return Box(*(a + (b - a) * share for a, b in zip(self, other, strict=True)))


class Window(NamedTuple):
    """The picture's size in CSS pixels, its device pixels to one CSS pixel, and its unsafe edges (t, r, b, l).

    `text` is how many times as large as usual words shall be, where they have room: 1 to 2.
    """

    w: float
    h: float
    dpr: float = 1.0
    insets: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    text: float = 1.0

    @property
    def box(self) -> Box:
        return Box(0.0, 0.0, self.w, self.h)

    @property
    def safe(self) -> Box:
        """The part that no notch or home bar covers."""
        top, right, bottom, left = self.insets
        return Box(left, top, max(1.0, self.w - left - right), max(1.0, self.h - top - bottom))

    @property
    def heading_text(self) -> float:
        """How many times as large as usual titles and headings shall be at most: they are large already."""
        return min(_LARGEST_HEADING, self.text)

    @property
    def pixels(self) -> tuple[int, int]:
        """The size in device pixels."""
        return max(1, round(self.w * self.dpr)), max(1, round(self.h * self.dpr))

    def grown(self, length: float) -> float:
        """A length that holds words, with as much more room as they may need."""
        return length * self.text

    def px(self, length: float) -> int:
        """A length in whole device pixels, at least 1."""
        return max(1, round(length * self.dpr))

    def rect(self, box: Box) -> tuple[int, int, int, int]:
        """A box in whole device pixels, its edges rounded alike so that neighbours meet."""
        left, top = round(box.x * self.dpr), round(box.y * self.dpr)
        return left, top, round(box.right * self.dpr) - left, round(box.bottom * self.dpr) - top


class ChoiceRow(NamedTuple):
    """A row that offers a choice: its label, the arrow back, the value, the arrow on."""

    label: Box
    back: Box
    value: Box
    onward: Box

    @classmethod
    def height(cls, width: float, text: float = 1.0, lines: int = 1, label_lines: int = 1) -> float:
        """How tall a row of this width is, whose value and label take so many lines of words `text` times the usual
        size."""
        value = max(TARGET, lines * _LINE_H * text)
        if cls._is_wide(width, text):
            return 2 + max(value, label_lines * _LINE_H * text)
        return 2 + cls._label_h(text, label_lines) + value

    @classmethod
    def of(cls, box: Box, text: float = 1.0, label_lines: int = 1) -> ChoiceRow:
        """The parts of a row: side by side, or on a narrow one the label above, in so many lines."""
        if cls._is_wide(box.w, text):
            split = box.w * 0.52
            label = Box(box.x + GAP, box.y, split - GAP, box.h)
            choice = Box(box.x + split, box.y, box.w - split, box.h)
        else:
            above = cls._label_h(text, label_lines) - 2
            label = Box(box.x + GAP, box.y + 4, box.w - 2 * GAP, above - 2)
            choice = Box(box.x, box.y + above, box.w, box.h - above - 2)
        back = Box(choice.x, choice.y, TARGET, choice.h)
        value = Box(back.right, choice.y, choice.w - 2 * TARGET, choice.h)
        return cls(label, back, value, Box(value.right, choice.y, TARGET, choice.h))

    @staticmethod
    def _is_wide(width: float, text: float) -> bool:
        return width >= _ONE_LINE_FROM * text

    @staticmethod
    def _label_h(text: float, lines: int) -> float:
        return (_LABEL_H + (lines - 1) * _LINE_H) * text


class SliderRow(NamedTuple):
    """Where a number between two others is shown on a row: along a track, and written beside it."""

    track: Box
    number: Box

    @classmethod
    def of(cls, value: Box, text: float = 1.0) -> SliderRow:
        """The parts of the place that a row has for its value."""
        wide = _SLIDER_NUMBER_W * text
        track = Box(value.x + GAP, value.y, value.w - wide - 2 * GAP, value.h)
        return cls(track, Box(track.right + GAP, value.y, wide, value.h))

    def share(self, x: float) -> float:
        """How far along the track a place is, 0 to 1."""
        return max(0.0, min(1.0, (x - self.track.x) / max(1.0, self.track.w)))


_SLIDER_NUMBER_W = 26.0
_LABEL_H = 25.0
_LINE_H = 23.0
_ONE_LINE_FROM = 500.0


_NARROWEST, _SHORTEST = 320.0, 480.0
_WIDE_FROM, _LOWEST = 400.0, 300.0  # of windows wider than high
_ZOOM_FROM = (1280.0, 720.0)
_LARGEST_TEXT, _LARGEST_HEADING = 2.0, 1.5


def magnified(w: float, h: float, text: float) -> tuple[float, float]:
    """How much a whole picture of w by h CSS pixels is magnified, and how much more its words are.

    On windows larger than a desk's everything grows along. Whoever wants larger text has everything larger as far as it
    still has room, and beyond that the words alone. On windows smaller than any layout everything is smaller, and the
    words are not.
    """
    most = min(w / _NARROWEST, h / _SHORTEST) if h >= w else min(w / _WIDE_FROM, h / _LOWEST)
    wanted = max(1.0, min(w / _ZOOM_FROM[0], h / _ZOOM_FROM[1])) * max(1.0, min(_LARGEST_TEXT, text))
    zoom = min(wanted, most)
    return zoom, max(1.0, min(_LARGEST_TEXT, wanted / zoom))


def row(box: Box, count: int, gap: float = GAP) -> list[Box]:
    """`count` equal boxes side by side that fill `box`."""
    w = (box.w - gap * (count - 1)) / max(1, count)
    return [Box(box.x + i * (w + gap), box.y, w, box.h) for i in range(count)]


def column(box: Box, count: int, gap: float = GAP) -> list[Box]:
    """`count` equal boxes one under the other that fill `box`."""
    h = (box.h - gap * (count - 1)) / max(1, count)
    return [Box(box.x, box.y + i * (h + gap), box.w, h) for i in range(count)]


def stack(box: Box, heights: Sequence[float], gap: float = GAP) -> list[Box]:
    """Boxes as wide as `box` with these heights, one under the other from its top."""
    boxes, y = [], box.y
    for h in heights:
        boxes.append(Box(box.x, y, box.w, h))
        y += h + gap
    return boxes
