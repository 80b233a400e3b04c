"""Where everything on a card stands, worked out once for a size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

# Pip places by rank (two first), in a unit field: x across, y down; pips below the middle are drawn turned.
_LEFT, _MID, _RIGHT = 0.0, 0.5, 1.0
_FOUR = ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1.0), (_RIGHT, 1.0))
_SIX = (*_FOUR, (_LEFT, 0.5), (_RIGHT, 0.5))
_EIGHT = (*_FOUR, (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_LEFT, 2 / 3), (_RIGHT, 2 / 3))
PLACES: tuple[tuple[tuple[float, float], ...], ...] = (
    ((_MID, 0.0), (_MID, 1.0)),
    ((_MID, 0.0), (_MID, 0.5), (_MID, 1.0)),
    _FOUR,
    (*_FOUR, (_MID, 0.5)),
    _SIX,
    (*_SIX, (_MID, 0.25)),
    (*_SIX, (_MID, 0.25), (_MID, 0.75)),
    (*_EIGHT, (_MID, 0.5)),
    (*_EIGHT, (_MID, 1 / 6), (_MID, 5 / 6)),
)

# Below this width in CSS px a card is printed plain: index and one large mark (or, from this many device px, a bust).
_PLAIN_BELOW = 66
_BUST_FROM_PX = 52
# From this width in CSS px a court card has its two figures in a frame; below, the indices would cover their heads.
_FRAMED_FROM = 90
# The least paper between the rank and the card's left and upper edges, in CSS px.
_LEAST_MARGIN, _LEAST_TOP = 2.0, 3.0
# A court frame's width as a share of the card's, and the figure's proportions, both halves together.
_FRAME = 0.71
_FIGURE = 244 / 140


@dataclass(frozen=True)
class Plan:
    """Sizes and places on one card, in device px."""

    size: tuple[int, int]
    edge: float
    radius: float
    shadow: int
    plain: bool
    framed: bool
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
    frame: pygame.Rect
    bust: pygame.Rect | None

    @staticmethod
    def of(size: tuple[int, int], px_scale: float, large_print: bool) -> Plan:
        """The plan for a card `size` device px large."""
        w, h = size
        css_width = w / px_scale
        # The index column: a third of a small card (read on a 21 px strip), a fifth of a large one.
        share = _between(css_width, 40, 0.46, 60, 0.35) if css_width < 60 else _between(css_width, 60, 0.35, 150, 0.2)
        share = max(share, 0.35) if large_print else share
        column = round(w * share)
        margin = max(1, round(w * _between(css_width, 60, 0.03, 150, 0.034)))
        rank_width = column - 2 * margin
        margin = max(margin, round(_LEAST_MARGIN * px_scale))
        column = rank_width + 2 * margin
        rank_height = round(rank_width * (1.35 if large_print else _between(css_width, 60, 1.08, 150, 0.98)))
        rank_top = max(round(_LEAST_TOP * px_scale), round(h * 0.036))
        mark = round(rank_width * (0.98 if large_print else 0.84))
        mark_top = rank_top + rank_height + max(1, round(rank_height * 0.12))
        plain = large_print or css_width < _PLAIN_BELOW
        inset = max(column, w * 0.205)
        pip = round(min((w - 2 * inset) * 0.37, w * 0.205))
        top = round(h * 0.085 + pip / 2)
        field = pygame.Rect(round(inset + pip / 2), top, w - 2 * round(inset + pip / 2), h - 2 * top)
        grand = round(w * (0.6 if large_print else 0.54))
        frame_w = round(w * _FRAME)
        frame_w += (w - frame_w) % 2
        frame_h = min(round(frame_w * _FIGURE), h - 2 * round(w * 0.05))
        frame_h -= (h - frame_h) % 2
        bust_w = round(w * (0.63 if css_width < _PLAIN_BELOW else 0.75))
        bust_h = round(bust_w * _FIGURE / 2)
        return Plan(
            size=size,
            edge=max(1.0, round(px_scale)),
            radius=w * 0.07,
            shadow=max(3, round(w * 0.08)),
            plain=plain,
            framed=not large_print and css_width >= _FRAMED_FROM,
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
            grand_at=(round(w * 0.94 - grand / 2), round(h - w * 0.08 - grand / 2)),
            ace=round(w * 0.44),
            frame=pygame.Rect((w - frame_w) // 2, (h - frame_h) // 2, frame_w, frame_h),
            bust=pygame.Rect(w - bust_w, h - bust_h, bust_w, bust_h) if w >= _BUST_FROM_PX else None,
        )

    def bust_window(self, fill: str, ink: str) -> str:
        """An SVG of the window that a bust looks out of, open to the right and below, filled or outlined."""
        assert self.bust is not None
        w, h = self.bust.size
        line = max(1.0, self.size[0] * 0.0075)
        bend, near = self.size[0] * 0.07, 0.0 if ink == "none" else line / 2
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            f'<path d="M{near} {h + 2}V{bend}Q{near} {near} {bend} {near}H{w + 2}V{h + 2}Z" fill="{fill}" '
            f'stroke="{ink}" stroke-width="{line:.2f}"/></svg>'
        )

    def court_frame(self, paper: str) -> str:
        """An SVG to lay over a court figure: paper where the indices stand, the frame's line, the belt."""
        w, h = self.size
        f = self.frame
        line = max(1.0, w * 0.0075)
        gap = w * 0.012
        nx, ny = max(f.x + gap, self.column + gap), self.mark_top + self.mark + gap * 2.5
        bend = w * 0.025
        left, top, right, bottom = f.x + line / 2, f.y + line / 2, f.right - line / 2, f.bottom - line / 2
        corner = f"M{left} {ny}H{nx - bend}Q{nx} {ny} {nx} {ny - bend}V{top}"
        notch = f"{corner}V{f.y - 1}H{f.x - 1}V{ny}Z"
        outline = (
            f"{corner}H{right}V{h - ny}H{w - nx + bend}Q{w - nx} {h - ny} {w - nx} {h - ny + bend}V{bottom}H{left}Z"
        )
        turned = f"rotate(180 {w / 2} {h / 2})"
        belt, middle = w * 0.022, h / 2
        studs = "".join(
            f'<circle cx="{w / 2 + place * w * 0.088:.1f}" cy="{middle}" r="{belt * 0.42:.2f}" fill="#7f1a16"/>'
            for place in range(-3, 4)
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            f'<path d="{notch}" fill="{paper}"/><path d="{notch}" fill="{paper}" transform="{turned}"/>'
            f'<path d="M{left} {middle - belt}H{right}V{middle + belt}H{left}Z" fill="#e3b352" stroke="#2b211b" '
            f'stroke-width="{line * 0.9:.2f}"/>{studs}'
            f'<path d="{outline}" fill="none" stroke="#2b211b" stroke-width="{line:.2f}"/></svg>'
        )


def _between(at: float, low: float, first: float, high: float, last: float) -> float:
    """`first` up to `low`, `last` from `high`, straight in between."""
    share = min(1.0, max(0.0, (at - low) / (high - low)))
    return first + (last - first) * share
