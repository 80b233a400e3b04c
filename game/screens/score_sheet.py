"""The score sheet of a game and its chart: what every hand brought to everyone, as two blocks for any sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from game.look.chart import Line, Sign, draw_lines
from game.look.controls import Control, Tag
from game.look.layout import Box, Window
from game.look.paint import Align, Brush
from game.look.pictures import Mark
from game.look.theme import Palette, Type
from game.rules.scoring import Scores, added
from game.rules.seats import SEATS, Seat
from game.screens import words
from game.screens.blocks import Block
from game.screens.words import scores
from game.table.annals import HandResult

SIGNS = {Seat.SOUTH: Sign.DISC, Seat.WEST: Sign.SQUARE, Seat.NORTH: Sign.TRIANGLE, Seat.EAST: Sign.DIAMOND}
"""Each seat's mark on charts."""

_ROW_H = 25.0
_HEAD_H = 26.0
_NUMBER_W, _LOW_NUMBER_W = 34.0, 24.0
_ROOMY = 300.0  # sheets narrower than this get the low measure
_CELL_GAP = 4.0
_MARK = 15.0
_CHART_H = 190.0
_LOW_CHART_H = 150.0
_LOW = 440.0  # windows lower than this get the low chart


def running_totals(hands: Sequence[HandResult]) -> list[Scores]:
    """The totals before the first hand and after each."""
    return list(accumulate((hand.scores for hand in hands), added, initial=(0, 0, 0, 0)))


@dataclass(frozen=True)
class ScoreSheet(Block):
    """A row for each hand: what it brought each seat, and the seat's total after it. A moon marks its shooter."""

    hands: tuple[HandResult, ...]

    def height(self, width: float, window: Window) -> float:
        return _HEAD_H + len(self.hands) * _ROW_H

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("score-sheet", scores.score_sheet(self.hands), box, Tag.TEXT)

    def draw(self, brush: Brush, box: Box) -> None:
        colours = brush.colours
        for seat, place in zip(SEATS, self._cells(Box(box.x, box.y, box.w, _HEAD_H)), strict=True):
            brush.text(words.friend(seat), place, Type.LABEL, colours.ink, Align.RIGHT)
        brush.fill(Box(box.x, box.y + _HEAD_H - 1, box.w, 1), colours.paper_line)
        for i, (hand, totals) in enumerate(zip(self.hands, running_totals(self.hands)[1:], strict=True)):
            line = Box(box.x, box.y + _HEAD_H + i * _ROW_H, box.w, _ROW_H)
            if i % 2:
                brush.fill(line, colours.paper_shade, 4)
            number = Box(line.x, line.y, (_NUMBER_W if line.w >= _ROOMY else _LOW_NUMBER_W) - 8, line.h)
            brush.text(str(i + 1), number, Type.LABEL, colours.ink_soft, Align.RIGHT)
            for seat, place in zip(SEATS, self._cells(line), strict=True):
                self._cell(brush, place, hand, seat, totals[seat])

    def _cell(self, brush: Brush, place: Box, hand: HandResult, seat: Seat, total: int) -> None:
        """What the hand brought, small, and the total after it."""
        colours = brush.colours
        written = scores.signed(total)
        brush.text(written, place, Type.BOLD, colours.ink, Align.RIGHT)
        wide = max(brush.width(written, Type.BOLD), brush.width("88", Type.BOLD)) + _CELL_GAP
        brought = Box(place.x, place.y, place.w - wide, place.h)
        if hand.shooter is seat:
            side = Box(brought.right - _MARK, brought.y, _MARK, brought.h)
            brush.icon(Mark.MOON, side, colours.ink_green, _MARK)
        elif hand.scores[seat]:
            colour = colours.ink_red if hand.scores[seat] > 0 else colours.ink_green
            gained = scores.gained(hand.scores[seat])
            role = Type.SMALL if brush.width(gained, Type.SMALL) <= brought.w else Type.TINY
            brush.text(gained, brought, role, colour, Align.RIGHT)

    def _cells(self, line: Box) -> list[Box]:
        number = _NUMBER_W if line.w >= _ROOMY else _LOW_NUMBER_W
        wide = (line.w - number) / len(SEATS)
        return [Box(line.x + number + i * wide, line.y, wide - _CELL_GAP, line.h) for i in range(len(SEATS))]


@dataclass(frozen=True)
class TotalsChart(Block):
    """The four totals as lines, hand by hand. `limit` is the score at which the game can end."""

    hands: tuple[HandResult, ...]
    limit: int

    def height(self, width: float, window: Window) -> float:
        return _LOW_CHART_H if window.safe.h < _LOW else _CHART_H

    def draw(self, brush: Brush, box: Box) -> None:
        if self.hands:
            draw_lines(brush, box, lines(self.hands, brush.colours), self.limit)


def lines(hands: Sequence[HandResult], colours: Palette) -> list[Line]:
    """A line for each seat."""
    totals = running_totals(hands)
    return [
        Line(words.friend(seat), tuple(each[seat] for each in totals), colours.lines[seat], SIGNS[seat])
        for seat in SEATS
    ]
