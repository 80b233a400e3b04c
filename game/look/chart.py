"""Small charts on paper: lines that grow hand by hand, bars that compare counts, and a row of columns.

Curves and marks are one drawing at the exact pixel size, kept; words are set over it. Nothing is told by colour alone:
every line ends in a mark of its own shape with its name beside it, and filled columns differ from hollow ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from game.look import svg
from game.look.layout import GAP, Box
from game.look.paint import Align, Brush
from game.look.theme import STROKES, Colour, Type

_AXIS_W = 34.0  # room for the numbers at the left
_NAME_W = 86.0  # room for the names at the right, and for the marks before them
_MARKS_W = 26.0
_HANDS_H = 18.0  # room for the numbers below
_NAME_STEP = 17.0  # the least distance between two names
_NUMBER_H = 18.0
_NUMBER_W = 26.0  # the least room of a number below
_MARK = 4.5  # half the width of an end mark
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
_MOST_RULES = 5
_LIMIT_FROM = 0.6  # the share of the limit that must be reached for it to be drawn
_BAR_H, _BAR_LABEL_W = 26.0, 44.0
_COLUMN_W = 32.0  # the widest a column grows
_LEAST_BAR = 6.0
_LIMIT_H = 15.0

_shelf = svg.Shelf(limit=8_000_000)


class Sign(Enum):
    """The shape at the end of a line."""

    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"

    def path(self, x: float, y: float, r: float) -> str:
        """The shape as an SVG path about (x, y), about `r` to each side."""
        if self is Sign.DISC:
            return f"M{x - r:.1f} {y:.1f}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"
        if self is Sign.SQUARE:
            s = r * 0.92
            return f"M{x - s:.1f} {y - s:.1f}h{2 * s:.1f}v{2 * s:.1f}h{-2 * s:.1f}Z"
        if self is Sign.TRIANGLE:
            return f"M{x:.1f} {y - 1.2 * r:.1f}L{x + 1.15 * r:.1f} {y + 0.9 * r:.1f}H{x - 1.15 * r:.1f}Z"
        d = 1.3 * r
        return f"M{x:.1f} {y - d:.1f}L{x + d:.1f} {y:.1f}L{x:.1f} {y + d:.1f}L{x - d:.1f} {y:.1f}Z"


class Line(NamedTuple):
    """One line of a chart: what it is called, its values from the start on, its colour and the mark at its end."""

    label: str
    values: tuple[int, ...]
    colour: Colour
    sign: Sign


class Limit(NamedTuple):
    """A value that is drawn as a broken rule, and what is written beside it."""

    value: int
    label: str


class Bar(NamedTuple):
    """One bar: what it is called, how much it counts, and whether it is the one that matters."""

    label: str
    amount: int
    marked: bool = False


class Column(NamedTuple):
    """One column of a row: its value, and whether it is filled."""

    value: int
    filled: bool


class Scale(NamedTuple):
    """A scale with a rule at every `step` from `low` to `high`."""

    low: int
    high: int
    step: int

    @classmethod
    def around(cls, values: Sequence[int], rules: float = _MOST_RULES) -> Scale:
        """A scale of few round numbers that holds 0 and all values, with about so many `rules` at most.

        >>> Scale.around([3, 87]), Scale.around([-26, 12])
        (Scale(low=0, high=100, step=20), Scale(low=-30, high=20, step=10))
        """
        least, most = min(0, *values), max(1, *values)
        step = next((each for each in _STEPS if (most - least) / each <= rules), _STEPS[-1])
        return cls(least // step * step, -(-most // step) * step, step)

    @property
    def rules(self) -> range:
        """The values that have a rule."""
        return range(self.low, self.high + 1, self.step)

    def y(self, value: float, plot: Box) -> float:
        """How far down in `plot` a value lies."""
        return plot.bottom - plot.h * (value - self.low) / (self.high - self.low)


def draw_lines(brush: Brush, box: Box, lines: Sequence[Line], limit: Limit | None = None) -> None:
    """Lines that start at the left and go on a step for each value; all have as many values, two or more.

    `limit` is drawn once the values come near it, with its label where no line runs.
    """
    larger = brush.window.text
    axis, names, below = _AXIS_W * larger, _MARKS_W + (_NAME_W - _MARKS_W) * larger, _HANDS_H * larger
    plot = Box(box.x + axis, box.y + GAP, box.w - axis - names, box.h - below - 2 * GAP)
    values = [value for line in lines for value in line.values]
    if limit is not None and max(values) < limit.value * _LIMIT_FROM:
        limit = None
    scale = Scale.around(values if limit is None else [*values, limit.value])
    steps = len(lines[0].values) - 1
    ends = [scale.y(line.values[-1], plot) for line in lines]
    places = _apart(ends, plot.y, plot.bottom, _NAME_STEP * larger)

    pen = _Pen(brush, box)
    for value in scale.rules:
        pen.rule(plot.x, scale.y(value, plot), plot.w, strong=value == 0)
    if limit is not None:
        pen.broken_rule(plot.x, scale.y(limit.value, plot), plot.w)
    for line in lines:
        pen.curve(
            [(plot.x + plot.w * i / steps, scale.y(value, plot)) for i, value in enumerate(line.values)], line.colour
        )
    for line, end, place in zip(lines, ends, places, strict=True):
        pen.lead(plot.right, end, plot.right + _MARKS_W - 9, place, line.colour)
        pen.sign(plot.right + _MARKS_W - 9, place, line.sign, line.colour)
    pen.show()

    _numbers(brush, box, plot, scale)
    _steps_below(brush, box, plot, steps)
    if limit is not None:
        _name_limit(brush, plot, scale, lines, limit)
    for line, place in zip(lines, places, strict=True):
        tall = _NUMBER_H * larger
        name = Box(plot.right + _MARKS_W, place - tall / 2, names - _MARKS_W, tall)
        brush.text(line.label, name, Type.LABEL, brush.colours.ink, Align.LEFT)


def draw_bars(brush: Brush, box: Box, bars: Sequence[Bar]) -> None:
    """Bars one under the other: label, bar, count."""
    most = max(1, *(bar.amount for bar in bars))
    colours = brush.colours
    larger = brush.window.text
    counts = tuple(str(bar.amount) for bar in bars)
    count_w = max(brush.width(count, Type.LABEL, larger) for count in counts) + GAP + 1
    label_w, tall = _BAR_LABEL_W * larger, _BAR_H * larger
    room = box.w - label_w - count_w
    for i, (bar, counted) in enumerate(zip(bars, counts, strict=True)):
        line = Box(box.x, box.y + i * tall, box.w, tall)
        brush.text(bar.label, Box(line.x, line.y, label_w, line.h), Type.LABEL, colours.ink, Align.LEFT)
        groove = Box(line.x + label_w, line.y + 5, room, line.h - 10)
        brush.fill(groove, colours.paper_shade, 4)
        if bar.amount:
            filled = Box(groove.x, groove.y, max(_LEAST_BAR, room * bar.amount / most), groove.h)
            brush.fill(filled, colours.lines[1 if bar.marked else 0], 4)
        count = Box(groove.right + GAP, line.y, count_w - GAP, line.h)
        brush.text(counted, count, Type.LABEL, colours.ink, Align.RIGHT, like=counts)


def bars_height(count: int, text: float = 1.0) -> float:
    """How tall so many bars are, with words `text` times the usual size."""
    return count * _BAR_H * text


def draw_columns(brush: Brush, box: Box, columns: Sequence[Column]) -> None:
    """A row of columns from the left, filled or hollow, on a scale with rules."""
    axis = brush.window.grown(_AXIS_W)
    plot = Box(box.x + axis, box.y + GAP, box.w - axis, box.h - 2 * GAP)
    most = max(2.0, min(_MOST_RULES, plot.h / brush.window.grown(_NUMBER_H) - 1))
    scale = Scale.around([column.value for column in columns], most)
    wide = min(_COLUMN_W, plot.w / len(columns))
    pen = _Pen(brush, box)
    for value in scale.rules:
        pen.rule(plot.x, scale.y(value, plot), plot.w, strong=value == 0)
    for i, column in enumerate(columns):
        top, bottom = sorted((scale.y(column.value, plot), scale.y(0, plot)))
        body = Box(plot.x + (i + 0.14) * wide, top - 1, wide * 0.72, bottom - top + 1)
        pen.block(body, brush.colours.lines[1 if column.filled else 0], column.filled)
    pen.show()
    _numbers(brush, box, plot, scale)


def draw_sign(brush: Brush, box: Box, sign: Sign, colour: Colour) -> None:
    """A line's mark alone, in the middle of a box."""
    pen = _Pen(brush, box)
    pen.sign(box.cx, box.cy, sign, colour)
    pen.show()


def forget() -> None:
    """Forget every drawn chart."""
    _shelf.clear()


class _Pen:
    """Collects shapes, given in CSS px, into one SVG over a box."""

    def __init__(self, brush: Brush, box: Box) -> None:
        self._brush = brush
        self._box = box
        self._shapes: list[str] = []

    def rule(self, x: float, y: float, w: float, strong: bool = False) -> None:
        """A thin level line."""
        colour = self._brush.colours.ink_soft if strong else self._brush.colours.paper_line
        self._stroke(f"M{self._at(x, y)}L{self._at(x + w, y)}", colour, STROKES.hair)

    def broken_rule(self, x: float, y: float, w: float) -> None:
        """A level line of dashes. (Each is drawn: nanosvg knows dashes, but starts them anew at every corner.)"""
        count = max(1, round(w / 9))
        dash = w / count
        dashes = "".join(f"M{self._at(x + i * dash, y)}L{self._at(x + (i + 0.55) * dash, y)}" for i in range(count))
        self._stroke(dashes, self._brush.colours.ink_red, STROKES.line)

    def curve(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """A line through points, on a hem of paper that keeps crossing lines apart."""
        path = "M" + "L".join(self._at(x, y) for x, y in points)
        self._stroke(path, self._brush.colours.paper, 4.5)
        self._stroke(path, colour, 2.4)

    def lead(self, x: float, y: float, to_x: float, to_y: float, colour: Colour) -> None:
        """A thin line from a curve's end to its mark."""
        self._stroke(f"M{self._at(x, y)}L{self._at(to_x, to_y)}", colour, STROKES.hair)

    def sign(self, x: float, y: float, sign: Sign, colour: Colour) -> None:
        """An end mark."""
        x, y = self._local(x, y)
        hem = svg.css(self._brush.colours.paper)
        path = sign.path(x, y, _MARK * self._brush.scale)
        line = STROKES.line * self._brush.scale
        self._shapes.append(f'<path d="{path}" fill="{hem}" stroke="{hem}" stroke-width="{2 * line:.1f}"/>')
        self._shapes.append(f'<path d="{path}" fill="{svg.css(colour)}"/>')

    def block(self, body: Box, colour: Colour, filled: bool) -> None:
        """A filled or hollow rectangle."""
        line = STROKES.line
        inner = Box(body.x + line / 2, body.y + line / 2, body.w - line, max(0.1, body.h - line))
        x, y = self._local(inner.x, inner.y)
        w, h = inner.w * self._brush.scale, inner.h * self._brush.scale
        ground = colour if filled else self._brush.colours.paper
        self._shapes.append(
            f'<path d="M{x:.1f} {y:.1f}h{w:.1f}v{h:.1f}h{-w:.1f}Z" fill="{svg.css(ground)}" '
            f'stroke="{svg.css(colour)}" stroke-width="{line * self._brush.scale:.1f}"/>'
        )

    def show(self) -> None:
        """Draw it all."""
        x, y, w, h = self._brush.window.rect(self._box)
        if w <= 0 or h <= 0:
            return
        shapes = "".join(self._shapes)
        key = (w, h, shapes)
        found = _shelf.get(key)
        if found is None:
            head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            found = _shelf.put(key, svg.drawn(f"{head}{shapes}</svg>", w, h))
        self._brush.surface.blit(found, (x, y))

    def _stroke(self, path: str, colour: Colour, width: float) -> None:
        self._shapes.append(
            f'<path d="{path}" fill="none" stroke="{svg.css(colour)}" stroke-width="{width * self._brush.scale:.1f}" '
            f'stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def _local(self, x: float, y: float) -> tuple[float, float]:
        return (x - self._box.x) * self._brush.scale, (y - self._box.y) * self._brush.scale

    def _at(self, x: float, y: float) -> str:
        return "{:.1f} {:.1f}".format(*self._local(x, y))


def _numbers(brush: Brush, box: Box, plot: Box, scale: Scale) -> None:
    """The scale's numbers, at the left of the plot."""
    tall, wide = brush.window.grown(_NUMBER_H), brush.window.grown(_AXIS_W) - GAP
    numbers = [f"{value}".replace("-", "−") for value in scale.rules]
    apart = plot.h / max(1, len(numbers) - 1)
    for value, number in zip(scale.rules, numbers, strict=True):
        place = Box(box.x, scale.y(value, plot) - tall / 2, wide, tall)
        room = place.centred(wide, max(_NUMBER_H, min(tall, apart)))
        brush.text(number, room, Type.TINY, brush.colours.ink_soft, Align.RIGHT, like=tuple(numbers))


def _name_limit(brush: Brush, plot: Box, scale: Scale, lines: Sequence[Line], limit: Limit) -> None:
    """The limit's label over its rule, at the left, unless a line runs there."""
    wide, tall = brush.width(limit.label, Type.TINY) + GAP, _LIMIT_H
    place = Box(plot.x + GAP / 2, scale.y(limit.value, plot) - tall - 1, wide, tall)
    steps = len(lines[0].values) - 1
    until = min(steps, int(place.right - plot.x) * steps // max(1, int(plot.w)) + 1)
    seen = [scale.y(value, plot) for line in lines for value in line.values[: until + 1]]
    if place.right < plot.right and min(seen) > place.bottom + GAP / 2:
        brush.fill(place, brush.colours.paper)
        brush.text(limit.label, place, Type.TINY, brush.colours.ink_red)


def _steps_below(brush: Brush, box: Box, plot: Box, steps: int) -> None:
    """The numbers of the steps, below the plot, as many as have room."""
    wide, tall = brush.window.grown(_NUMBER_W), brush.window.grown(_HANDS_H)
    every = max(1, -(-steps // max(1, int(plot.w / wide))))
    for number in range(every, steps + 1, every):
        x = plot.x + plot.w * number / steps
        place = Box(x - wide / 2, box.bottom - tall, wide, tall)
        brush.text(str(number), place, Type.TINY, brush.colours.ink_soft, like=("88",))


def _apart(wanted: Sequence[float], top: float, bottom: float, step: float) -> list[float]:
    """Heights near the wanted ones, in the same order, far enough apart to be read, and between top and bottom."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed = list(_downwards([wanted[i] for i in order], top, step))
    over = placed[-1] - bottom
    if over > 0:  # push them up again from the lowest
        placed = [-y for y in _downwards([-min(y, bottom) for y in reversed(placed)], -bottom, step)][::-1]
    found = [0.0] * len(wanted)
    for i, y in zip(order, placed, strict=True):
        found[i] = y
    return found


def _downwards(wanted: Sequence[float], top: float, step: float) -> Iterator[float]:
    least = top
    for y in wanted:
        y = max(y, least)
        yield y
        least = y + step
