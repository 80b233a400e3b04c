"""Where everything lies on the title: name, tagline, faces, the wide buttons and the small ones, for any window."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.look.burrow import table_share
from game.look.layout import BUTTON_H, GAP, Box, Window, row, stack

_SCORES_H = 26.0
_RING = 7.0  # what the focus ring takes of the room below a button
_LOW = 420.0  # a window lower than this, and wider than high, has its wide buttons at the right
_HEAD_SHARE, _HEAD_H = 0.56, 300.0  # the share that the rest has beside them, and its greatest height
_LEAST_HEAD = 186.0  # of name, tagline and faces, for all buttons to stand above the table
_WIDEST_BUTTONS, _WIDEST_HEAD = 320.0, 640.0
_WIDEST_SMALL = 180.0  # the widest place of a button on the table
_WORDED = 64.0  # the width of a small button from which it has room for words
_CARD_H, _WIDE_CARD_H = 262.0, 232.0  # the least height of the first visit's cards, narrow and wide
_WIDE_CARD = 460.0  # the width of a window from which they are wide
_MOST_WIDE, _MOST_SMALL = 2, 4  # how many buttons a title has that no host has added to
_LEAST_CARD_W = 215.0  # their least width on a low window, whatever else has words there


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """Where the title's parts lie, in CSS pixels."""

    head: Box
    """All of the part above (or beside) the wide buttons: name, tagline and faces."""
    name: Box
    tagline: Box
    faces: tuple[Box, ...]
    wide: tuple[Box, ...]
    """Buttons one under the other."""
    scores: Box
    """Under the first of them, where the score of a kept game is written; of no height where there is none."""
    small: tuple[Box, ...]
    """Buttons in two columns where the wall has room for them, else in a row on the table."""
    card: Box
    """Where the first visit's cards lie: under the name where there is room, else in its place."""
    horizon: float
    """How far down the table begins."""
    on_table: bool
    """Whether the small buttons lie on the table."""


def title_layout(window: Window, wide: int, small: int, scores: bool = False, card: bool = False) -> TitleLayout:
    """Lay out so many `wide` and `small` buttons; `scores` and `card` say whether there is a line of scores under the
    first, and a card of the first visit."""
    safe = window.safe.inset(GAP)
    low = safe.h < _LOW and safe.w > safe.h
    gap = GAP if low else 1.5 * GAP
    line_h = _SCORES_H if scores else 0.0
    horizon = window.h * table_share(window.w, window.h)
    step = BUTTON_H + gap
    least_card = _CARD_H if safe.w < _WIDE_CARD else _WIDE_CARD_H
    lines = wide + (small if low else math.ceil(small / 2))
    if low:  # beside the first visit's cards all buttons stand one under the other, if they can
        on_table = not card or safe.y + lines * step - gap + line_h > horizon - GAP
    else:
        most = _MOST_WIDE + math.ceil(max(small, _MOST_SMALL) / 2)  # the same for every title of a window
        room = horizon - 2 * GAP - safe.y - _SCORES_H - most * step
        if card:
            room = horizon - 2 * GAP - safe.y - line_h - lines * step
        on_table = room < (least_card if card else _LEAST_HEAD)
    if on_table:
        horizon = min(horizon, window.safe.bottom - BUTTON_H - 1.5 * GAP)
        lines = wide
    tall = lines * step - gap + line_h
    wall = Box(safe.x, safe.y, safe.w, horizon - (GAP if low else 2 * GAP) - safe.y)
    if low:
        head, area = _side_by_side(wall, tall, small * (_WORDED + GAP) if card and on_table else 0.0)
    else:
        head, area = _one_under_the_other(safe, wall, tall, (wide - 1) * step + line_h, gap)

    first, *others = stack(area, [BUTTON_H] * lines, gap)
    places = [first, *(box.moved(0, line_h) for box in others)]
    if on_table:
        across = Box(area.x, 0, safe.right - area.x, 0) if low and card else safe
        table = Box(across.x, horizon, across.w, window.safe.bottom - horizon)
        few = row(table.centred(min(table.w, small * _WIDEST_SMALL), BUTTON_H), small)
    elif low:
        few = places[wide:]
    else:
        few = [box for place in places[wide:] for box in row(place, 2)][:small]
        few = [*few[:-1], places[-1]] if small % 2 else few

    name, tagline, faces = _head(head)
    below = Box(head.x, name.bottom, head.w, head.bottom - name.bottom)
    return TitleLayout(
        head=head,
        name=name,
        tagline=tagline,
        faces=faces,
        wide=tuple(places[:wide]),
        scores=Box(area.x, first.bottom + _RING, area.w, line_h),
        small=tuple(few),
        card=Box(head.x, safe.y, head.w, safe.h) if low else below if below.h >= least_card else head,
        horizon=horizon,
        on_table=on_table,
    )


def _side_by_side(wall: Box, tall: float, worded: float) -> tuple[Box, Box]:
    """The head at the left of a wall, and the `tall` place of the wide buttons at its right, which is `worded` wide if
    the head has room enough then."""
    w = wall.w * _HEAD_SHARE
    if worded:
        w = max(_LEAST_CARD_W, min(w, wall.w - worded))
    left, right = Box(wall.x, wall.y, w, wall.h), Box(wall.x + w + GAP, wall.y, wall.w - w - GAP, wall.h)
    return left.centred(w, min(left.h, _HEAD_H)), right.centred(min(_WIDEST_BUTTONS, right.w), tall)


def _one_under_the_other(safe: Box, wall: Box, tall: float, more: float, gap: float) -> tuple[Box, Box]:
    """The head and the `tall` place of the buttons below it: in the middle of the window, or at the wall's foot.

    By how much the buttons are taller than usual, they reach further down, and the head stays where it is.
    """
    wanted = 332.0 + tall - more + safe.h * 0.08
    whole = safe.centred(min(safe.w, _WIDEST_HEAD), min(wall.h, wanted))
    whole = whole.moved(0, min(0.0, wall.bottom - whole.bottom))
    foot = min(wall.bottom, whole.bottom + more)
    head = Box(whole.x, whole.y, whole.w, foot - tall - gap - whole.y)
    width = min(_WIDEST_BUTTONS, whole.w)
    return head, Box(whole.cx - width / 2, foot - tall, width, tall)


def _head(box: Box) -> tuple[Box, Box, tuple[Box, ...]]:
    """Name, tagline and four faces in a box, from its top."""
    name = Box(box.x, box.y, box.w, min(112.0, box.h * 0.4))
    tagline = Box(box.x, name.bottom, box.w, 28.0)
    side = min((box.w - 5 * GAP) / 4, box.h - name.h - tagline.h - 3 * GAP, 132.0)
    step = side + GAP
    x = box.cx - (4 * step - GAP) / 2
    y = tagline.bottom + (box.bottom - tagline.bottom - side) * 0.42
    return name, tagline, tuple(Box(x + i * step, y, side, side) for i in range(4))
