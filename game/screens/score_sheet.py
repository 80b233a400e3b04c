"""The score sheet of a game and its chart: what every hand brought to everyone, as two blocks for any sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from game.look import pictures
from game.look.chart import Limit, Line, Sign, draw_lines
from game.look.controls import Control, Tag
from game.look.layout import Box, Window
from game.look.paint import Align, Brush, fitting
from game.look.pictures import Mark, Mood
from game.look.theme import Colour, Palette, Type
from game.rules.scoring import Scores, added
from game.rules.seats import SEATS, Seat
from game.screens import words
from game.screens.blocks import Block
from game.screens.faces import FACES
from game.screens.fold import Piece, lines
from game.screens.words import scores
from game.table.annals import HandResult

SIGNS = {Seat.SOUTH: Sign.DISC, Seat.WEST: Sign.SQUARE, Seat.NORTH: Sign.TRIANGLE, Seat.EAST: Sign.DIAMOND}
"""Each seat's mark on charts."""

_ROW_H, _TALL_ROW_H = 25.0, 43.0
_HEAD_H = 26.0
_NUMBER_W, _LOW_NUMBER_W = 34.0, 24.0
_ROOMY = 300.0  # sheets narrower than this get the low measure
_CELL_GAP = 4.0
_SHRUNK = 0.9  # of the size that the player wants: words smaller than this get the tall form
_LONGEST_CELL = "+26888"
_MOST_BROUGHT = "+26"
_FACE = 28.0
_MARK = 13.0
_MOON_GAP = 3.0  # between the moon and what its hand brought
_CHART_H = 190.0
_LOW_CHART_H = 150.0
_TALL_CHART_H = 260.0
_LOW = 440.0  # windows lower than this get the low chart


def running_totals(hands: Sequence[HandResult]) -> list[Scores]:
    """The totals before the first hand and after each."""
    return list(accumulate((hand.scores for hand in hands), added, initial=(0, 0, 0, 0)))


@dataclass(frozen=True)
class ScoreSheet(Block):
    """A row for each hand: what it brought each seat, and the seat's total after it. A moon marks its shooter.

    Where large words have no room side by side, the total stands below what the hand brought, under the seat's face.
    """

    hands: tuple[HandResult, ...]

    def height(self, width: float, window: Window) -> float:
        head, row = self._measures(width, window)
        return head + len(self.hands) * row

    def _measures(self, width: float, window: Window) -> tuple[float, float]:
        """The height of the names, or the faces, and that of a hand's row."""
        if self._is_tall(width, window):
            return window.grown(_FACE + _CELL_GAP), window.grown(_TALL_ROW_H)
        return window.grown(_HEAD_H), window.grown(_ROW_H)

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        head, row = self._measures(width, window)
        yield Piece(0.0, head + row)  # the names alone say nothing
        yield from lines((len(self.hands) - 1) * row, row, head + row)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("score-sheet", scores.score_sheet(self.hands), box, Tag.TEXT)

    def draw(self, brush: Brush, box: Box) -> None:
        colours, larger = brush.colours, brush.window.text
        if self._is_tall(box.w, brush.window):
            self._draw_tall(brush, box)
            return
        head, tall = _HEAD_H * larger, _ROW_H * larger
        others = tuple(words.friend(seat) for seat in SEATS)
        for seat, place in zip(SEATS, self._cells(Box(box.x, box.y, box.w, head), larger), strict=True):
            brush.text(words.friend(seat), place, Type.LABEL, colours.ink, Align.RIGHT, like=others)
        brush.rule(Box(box.x, box.y, box.w, head))
        reached = running_totals(self.hands)[1:]
        wide = [self._total_w(brush, box, [each[seat] for each in reached]) for seat in SEATS]
        cell = self._cells(box, larger)[0]
        role = self._brought_role(brush, [cell.w - w - _CELL_GAP for w in wide])
        for i, (hand, totals) in enumerate(zip(self.hands, reached, strict=True)):
            line = Box(box.x, box.y + head + i * tall, box.w, tall)
            if i % 2:
                brush.fill(line, colours.paper_shade, 4)
            number = Box(line.x, line.y, self._number_w(line.w, larger) - 8, line.h)
            brush.text(str(i + 1), number, Type.LABEL, colours.ink_soft, Align.RIGHT, like=("88",))
            for seat, place in zip(SEATS, self._cells(line, larger), strict=True):
                after = Box(place.right - wide[seat], place.y, wide[seat], place.h)
                brush.text(scores.signed(totals[seat]), after, Type.BOLD, colours.ink, Align.RIGHT, like=("88",))
                before = Box(place.x, place.y, place.w - after.w - _CELL_GAP, place.h)
                self._brought(brush, before, hand, seat, role)
        for place in self._cells(box, larger)[1:]:
            brush.upright(Box(place.x - _CELL_GAP, box.y + _CELL_GAP, 0, box.h - _CELL_GAP))

    def _total_w(self, brush: Brush, box: Box, column: Sequence[int]) -> float:
        """The width of a seat's totals, as large as they and what the hands brought have room side by side."""
        window = brush.window
        cell = self._cells(Box(box.x, box.y, box.w, window.grown(_ROW_H)), window.text)[0]
        _, _, w, h = window.rect(Box(cell.x, cell.y, cell.w - _CELL_GAP, cell.h))
        larger = fitting((_LONGEST_CELL,), Type.BOLD, w, h, window.dpr, window.text)
        return max(brush.width(scores.signed(total), Type.BOLD, larger) for total in column) + 1

    def _brought_role(self, brush: Brush, rooms: Sequence[float]) -> Type:
        """One size for all that the hands brought: the larger where it fits the seats' `rooms`, with a moon beside it
        where there is one."""
        shooters = {hand.shooter for hand in self.hands}
        least = brush.width(_MOST_BROUGHT, Type.TINY)
        left = [w - self._mark_w(brush) if seat in shooters else w for seat, w in zip(SEATS, rooms, strict=True)]
        tightest = min((w for w in left if w >= least), default=0.0)
        return Type.SMALL if brush.width(_MOST_BROUGHT, Type.SMALL) <= tightest else Type.TINY

    @staticmethod
    def _mark_w(brush: Brush) -> float:
        """The width of the moon beside what its hand brought, and of the air between."""
        return brush.window.grown(_MARK) + _MOON_GAP

    def _is_tall(self, width: float, window: Window) -> bool:
        """Whether large words have no room for both numbers of a cell side by side."""
        if window.text == 1.0:
            return False
        cell = self._cells(Box(0, 0, width, window.grown(_ROW_H)), window.text)[0]
        _, _, w, h = window.rect(cell)
        fits = fitting((_LONGEST_CELL,), Type.BOLD, w, h, window.dpr, window.text)
        return fits < _SHRUNK * window.text

    def _draw_tall(self, brush: Brush, box: Box) -> None:
        colours, larger = brush.colours, brush.window.text
        face, tall = _FACE * larger, _TALL_ROW_H * larger
        for seat, place in zip(SEATS, self._cells(Box(box.x, box.y, box.w, face), larger), strict=True):
            at = place.centred(face, face).moved((place.w - face) / 2, 0)
            portrait = pictures.portrait(FACES[seat], Mood.WAITING, brush.window.px(face))
            brush.surface.blit(portrait, brush.window.rect(at)[:2])
        role = self._brought_role(brush, [place.w for place in self._cells(box, larger)])
        for i, (hand, totals) in enumerate(zip(self.hands, running_totals(self.hands)[1:], strict=True)):
            line = Box(box.x, box.y + face + _CELL_GAP * larger + i * tall, box.w, tall)
            brush.rule(Box(line.x, line.y - 1, line.w, 1))
            if i % 2:
                brush.fill(line, colours.paper_shade, 4)
            number = Box(line.x, line.y, self._number_w(line.w, larger) - _CELL_GAP, line.h)
            brush.text(str(i + 1), number, Type.LABEL, colours.ink_soft, like=("88",))
            for seat, place in zip(SEATS, self._cells(line, larger), strict=True):
                above = Box(place.x, place.y, place.w, 0.45 * tall)
                below = Box(place.x, above.bottom, place.w, place.bottom - above.bottom)
                self._brought(brush, above, hand, seat, role)
                written = scores.signed(totals[seat])
                brush.text(written, below, Type.BOLD, colours.ink, Align.RIGHT, like=("888",))

    def _brought(self, brush: Brush, place: Box, hand: HandResult, seat: Seat, role: Type) -> None:
        """What a hand brought a seat; a moon beside it for who shot it, or alone where there is no room for both."""
        points, colours, is_shooter = hand.scores[seat], brush.colours, hand.shooter is seat
        if is_shooter and place.w < brush.width(_MOST_BROUGHT, Type.TINY) + self._mark_w(brush):
            self._moon(brush, place)
            return
        gained = scores.gained(points) if points else "0"
        wide = brush.text(gained, place, role, colour_of(points, colours), Align.RIGHT, like=(_MOST_BROUGHT,))
        if is_shooter:
            self._moon(brush, Box(place.x, place.y, place.w - wide - _MOON_GAP, place.h))

    @staticmethod
    def _moon(brush: Brush, place: Box) -> None:
        """A moon at the right of a place."""
        side = brush.window.grown(_MARK)
        brush.icon(Mark.MOON, Box(place.right - side, place.y, side, place.h), brush.colours.ink_green, side)

    @staticmethod
    def _number_w(width: float, larger: float) -> float:
        """The width of the column with the hands' numbers."""
        return (_NUMBER_W if width >= _ROOMY else _LOW_NUMBER_W) * (0.5 + larger / 2)

    def _cells(self, line: Box, larger: float) -> list[Box]:
        number = self._number_w(line.w, larger)
        wide = (line.w - number) / len(SEATS)
        cell = Box(line.x + number + _CELL_GAP, line.y, wide - 2 * _CELL_GAP, line.h)
        return [cell.moved(i * wide, 0) for i in range(len(SEATS))]


@dataclass(frozen=True)
class TotalsChart(Block):
    """The four totals as lines, hand by hand. `limit` is the score at which the game can end; `tall` its height, where
    the chart is to fill what there is.
    """

    hands: tuple[HandResult, ...]
    limit: int
    tall: float | None = None

    def height(self, width: float, window: Window) -> float:
        if self.tall is not None:
            return min(self.tall, window.grown(_TALL_CHART_H))
        return window.grown(_LOW_CHART_H if window.safe.h < _LOW else _CHART_H)

    def draw(self, brush: Brush, box: Box) -> None:
        if self.hands:
            limit = Limit(self.limit, scores.ends_at(self.limit))
            draw_lines(brush, box, seat_lines(self.hands, brush.colours), limit)


def colour_of(points: int, colours: Palette) -> Colour:
    """The colour of what a hand brought: red for points, green for points off, neither for none."""
    return colours.ink_red if points > 0 else colours.ink_green if points else colours.ink_soft


def seat_lines(hands: Sequence[HandResult], colours: Palette) -> list[Line]:
    """A line for each seat."""
    totals = running_totals(hands)
    return [
        Line(words.friend(seat), tuple(each[seat] for each in totals), colours.lines[seat], SIGNS[seat])
        for seat in SEATS
    ]
