"""Where everything on a card stands, worked out once for a size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

# Pip places by rank (two first), in a unit field: x across, y down; pips below the middle are drawn turned.
_LEFT, _MID, _RIGHT = 0.0, 0.5, 1.0
_COLUMNS = [(_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1.0), (_RIGHT, 1.0)]
_SIX = [*_COLUMNS, (_LEFT, 0.5), (_RIGHT, 0.5)]
_EIGHT = [*_COLUMNS, (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_LEFT, 2 / 3), (_RIGHT, 2 / 3)]
PLACES: tuple[tuple[tuple[float, float], ...], ...] = (
    ((_MID, 0.0), (_MID, 1.0)),
    ((_MID, 0.0), (_MID, 0.5), (_MID, 1.0)),
    tuple(_COLUMNS),
    (*_COLUMNS, (_MID, 0.5)),
    tuple(_SIX),
    (*_SIX, (_MID, 0.25)),
    (*_SIX, (_MID, 0.25), (_MID, 0.75)),
    (*_EIGHT, (_MID, 0.5)),
    (*_EIGHT, (_MID, 1 / 6), (_MID, 5 / 6)),
)

# Below this width in CSS px a card is printed plain: index and one large mark.
_PLAIN_BELOW = 66


@dataclass(frozen=True)
class Plan:
    """Sizes and places on one card, in device px."""

    edge: float
    radius: int
    shadow: int
    plain: bool
    second_index: bool
    column: int
    middle: float
    rank_top: int
    rank_height: int
    rank_width: int
    mark_top: int
    mark: int
    pip: int
    field: pygame.Rect
    grand: int
    grand_at: tuple[int, int]
    ace: int

    @staticmethod
    def of(size: tuple[int, int], px_scale: float, large_print: bool) -> Plan:
        """The plan for a card `size` device px large."""
        w, h = size
        css_width = w / px_scale
        # The index column: a third of a small card (read on a 21 px strip), a fifth of a large one.
        share = 0.46 if large_print else _between(css_width, 60, 0.325, 150, 0.19)
        column = round(w * share)
        margin = max(1, round(w * 0.03))
        rank_width = column - 2 * margin
        rank_height = round(rank_width * (0.98 if large_print else 0.95))
        rank_top = max(2, round(h * 0.035))
        mark = round(rank_width * (0.86 if large_print else 0.84))
        mark_top = rank_top + rank_height + max(1, round(rank_height * 0.14))
        plain = large_print or css_width < _PLAIN_BELOW
        inset = max(column * 0.92, w * 0.2)
        pip = round(min((w - 2 * inset) * 0.36, w * 0.19))
        field = pygame.Rect(round(inset + pip / 2), 0, round(w - 2 * inset - pip), 0)
        field.y = round(h * 0.115 + pip / 2)
        field.h = h - 2 * field.y
        room = w - margin * 2
        grand = round(min(w * 0.62, room * 0.66)) if large_print else round(w * 0.56)
        grand_at = (round(w - margin * 2 - grand / 2), round(h - margin * 3 - grand / 2))
        return Plan(
            edge=max(1.0, round(px_scale)),
            radius=round(w * 0.075),
            shadow=max(3, round(w * 0.09)),
            plain=plain,
            second_index=not plain,
            column=column,
            middle=column / 2,
            rank_top=rank_top,
            rank_height=rank_height,
            rank_width=rank_width,
            mark_top=mark_top,
            mark=mark,
            pip=pip,
            field=field,
            grand=grand,
            grand_at=grand_at,
            ace=round(w * 0.42),
        )


def _between(at: float, low: float, first: float, high: float, last: float) -> float:
    """`first` up to `low`, `last` from `high`, straight in between."""
    share = min(1.0, max(0.0, (at - low) / (high - low)))
    return first + (last - first) * share
