"""Fur, spines and hatching: fine strokes set along a curve, with a steady hand that is the same every time."""

from __future__ import annotations

import re
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from studio.pen import HAIR, INK, tone

Point = tuple[float, float]
_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")


def along(d: str, step: float) -> list[tuple[Point, float]]:
    """Points every `step` units along a path of absolute M, L, C commands, each with the direction of travel."""
    points = _flattened(d)
    out: list[tuple[Point, float]] = []
    wait = step / 2
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        at = wait
        while at <= length and length > 0:
            share = at / length
            out.append(((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share), atan2(y1 - y0, x1 - x0)))
            at += step
        wait = at - length
    return out


def hairs(
    d: str, step: float, length: float, lean: float, colour: str = INK, width: float = HAIR, curl: float = 0.18
) -> str:
    """Short tapering strokes rooted along a path.

    `lean` is the angle in degrees from the path's direction (90 is to the right of travel on the page), `width` the
    breadth at the root, `curl` how much a stroke bends, as a share of its length.
    """
    strokes = []
    for number, ((x, y), angle) in enumerate(along(d, step)):
        turn = angle + lean * pi / 180 + _shake(number) * 0.2
        reach = length * (0.85 + 0.5 * _shake(number * 3 + 1))
        dx, dy = reach * cos(turn), reach * sin(turn)
        bend = curl * reach
        cx, cy = dx / 2 - bend * sin(turn), dy / 2 + bend * cos(turn)
        ox, oy = -width * sin(turn) / 2, width * cos(turn) / 2
        strokes.append(
            f"M{x - ox:.1f} {y - oy:.1f}q{cx:.1f} {cy:.1f} {dx + ox:.1f} {dy + oy:.1f}"
            f"q{cx - dx + ox:.1f} {cy - dy + oy:.1f} {ox - dx:.1f} {oy - dy:.1f}z"
        )
    return tone("".join(strokes), colour)


def tufts(d: str, step: float, depth: float, lean: float = 65) -> str:
    """The path again with an edge of fur: small pointed locks every `step` units, `depth` long, swept by `lean`."""
    marks = along(d, step)
    points = _flattened(d)
    out = [f"{points[0][0]:.1f} {points[0][1]:.1f}"]
    for number, ((x, y), angle) in enumerate(marks):
        turn = angle + lean * pi / 180 + _shake(number) * 0.15
        reach = depth * (0.85 + 0.4 * _shake(number * 5 + 2))
        out.append(f"L{x + reach * cos(turn):.1f} {y + reach * sin(turn):.1f}")
        back = step * 0.32
        out.append(f"L{x + back * cos(angle):.1f} {y + back * sin(angle):.1f}")
    out.append(f"L{points[-1][0]:.1f} {points[-1][1]:.1f}")
    return "M" + "".join(out)


def _shake(number: int) -> float:
    """A steady tremble, -0.5..0.5."""
    return (number * 0.618_034 + 0.37) % 1 - 0.5


def _flattened(d: str) -> list[Point]:
    tokens = _TOKEN.findall(d)
    points: list[Point] = []
    place, command = 0, "M"
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
            if command == "Z":
                points.append(points[0])
            continue
        count = 6 if command == "C" else 2
        numbers = [float(token) for token in tokens[place : place + count]]
        place += count
        if command == "C":
            points += _curve(points[-1], numbers)
        else:
            points.append((numbers[0], numbers[1]))
    return points


def _curve(start: Point, numbers: list[float], parts: int = 12) -> list[Point]:
    x0, y0 = start
    x1, y1, x2, y2, x3, y3 = numbers
    out = []
    for part in range(1, parts + 1):
        t = part / parts
        a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        out.append((a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3))
    return out
