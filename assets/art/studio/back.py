"""The back of every card and the maker's mark on the ace of spades; the back is the same either way up."""

from __future__ import annotations

from studio.marks import SUITS
from studio.pen import line, tone
from studio.sheet import circle, document, group, oval

GROUND, DEEP, LATTICE, THREAD = "#8c2a22", "#5c1815", "#a8483b", "#ecc680"
LEFT, TOP, RIGHT, BOTTOM, STEP = 11, 11, 89, 129, 13

KETTLE = (
    "M30 52C32 46 40 43 50 43C60 43 68 46 70 52L73 57L84 50L89 53L78 66C78 74 72 79 66 80H34C26 78 22 68 25 58Z"
    "M45 41.5C45 37 55 37 55 41.500Z"
)


def _lattice() -> tuple[str, str]:
    """Crossed lines inside the border, and a dot where they cross."""
    strokes, dots = [], []
    middle_x, middle_y = (LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2
    for slope in (1, -1):
        for number in range(-8, 9):
            shift = number * STEP
            # the line y - middle_y = slope * (x - middle_x) + shift, cut to the border
            ends: list[tuple[float, float]] = []
            for x in (float(LEFT), float(RIGHT)):
                y = middle_y + slope * (x - middle_x) + shift
                if TOP <= y <= BOTTOM:
                    ends.append((x, y))
            for y in (float(TOP), float(BOTTOM)):
                x = middle_x + slope * (y - middle_y - shift)
                if LEFT < x < RIGHT:
                    ends.append((x, y))
            if len(ends) == 2:
                (x0, y0), (x1, y1) = ends
                strokes.append(f"M{x0:g} {y0:g}L{x1:g} {y1:g}")
    for row in range(-9, 10):
        for column in range(-6, 7):
            if (row + column) % 2 == 0:
                x, y = middle_x + column * STEP / 2, middle_y + row * STEP / 2
                inside = LEFT + 2 < x < RIGHT - 2 and TOP + 2 < y < BOTTOM - 2
                if inside and ((x - middle_x) / 27) ** 2 + ((y - middle_y) / 35) ** 2 > 1:
                    dots.append(circle(x, y, 1.5))
    return "".join(strokes), "".join(dots)


def _back() -> str:
    strokes, dots = _lattice()
    heart = f'<path d="{SUITS["hearts"]}" transform="translate(42.3 50.6) scale(.154)"/>'
    rosette = "".join(group(heart, transform=f"rotate({turn} 50 70)") for turn in (0, 90, 180, 270))
    sprig = "M50 41C54 44.5 54 48.5 50 51C46 48.5 46 44.5 50 41Z"
    half = f'<path d="{sprig}"/>'
    medallion = (
        oval(50, 70, 25, 33, fill=THREAD)
        + oval(50, 70, 23.2, 31.2, fill=DEEP)
        + oval(50, 70, 20.6, 28.6, fill="none", stroke=THREAD, stroke_width="0.8")
        + group(rosette + half + group(half, transform="rotate(180 50 70)"), fill=THREAD)
        + circle(50, 70, 2, fill=DEEP)
        + circle(50, 70, 1.2, fill=THREAD)
    )
    return document(
        100,
        140,
        f'<rect x="4.5" y="4.5" width="91" height="131" rx="5" fill="{GROUND}"/>'
        + line(strokes, 1.5, LATTICE)
        + group(dots, fill=THREAD)
        + f'<rect x="8.5" y="8.5" width="83" height="123" rx="3" fill="none" stroke="{THREAD}" stroke-width="1.1"/>'
        + medallion,
    )


def _ace() -> str:
    """A grand spade with a kettle in it, and two sprigs beneath."""
    kettle = group(
        tone(KETTLE, "#fdf8ea")
        + line("M38 45C38 28 62 28 62 45", 3.2, "#fdf8ea")
        + line("M44 27C41 23 47 20 44 15M56 27C53 23 59 20 56 15", 2.2, "#fdf8ea"),
        transform="translate(17.5 18) scale(.64)",
    )
    inner = (
        f'<path d="{SUITS["spades"]}" fill="none" stroke="#fdf8ea" stroke-width="1.5" '
        f'transform="translate(6.5 7) scale(.87)"/>'
    )
    return document(100, 100, tone(SUITS["spades"], "currentColor") + inner + kettle)


def pictures() -> dict[str, str]:
    """The back and the ace's mark by file name."""
    return {"cards/back": _back(), "cards/ace-of-spades": _ace()}
