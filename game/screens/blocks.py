"""What long sheets are made of: blocks of words, pictures and charts that are laid one under the other.

A block knows its height at a width and how to draw itself; a few hold controls. A pile lays blocks out; columns put two
piles side by side where there is room. The same blocks serve every sheet that is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from game.look import rows
from game.look.controls import Control, Style, Tag
from game.look.forms import Select
from game.look.layout import GAP, Box, Window
from game.look.paint import Align, Brush, paragraph_height
from game.look.theme import Radius, Type
from game.screens import button_lines
from game.screens.button_lines import in_lines
from game.screens.fold import Piece, lines

COLUMNS_FROM = 620.0
"""The least width at which two columns stand side by side."""
COLUMN_GAP = 3 * GAP
_SHORT = 5  # so many lines of words are best begun where they can be read to their end
_DOT, _INDENT = "•", 14.0  # what stands before a point of a list, and the room that it takes
_BUTTON_W = 80.0  # the least width of a button in a row of them


class Block:
    """A piece of a sheet."""

    def height(self, width: float, window: Window) -> float:
        """How tall it is at a width, in CSS pixels."""
        raise NotImplementedError

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        """What of it is best seen whole, at a width; all of it, if nothing else is said."""
        yield Piece(0.0, self.height(width, window))

    def draw(self, brush: Brush, box: Box) -> None:
        """Draw it into a box of that height."""

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        """The controls that stand in it, and its words for those who listen; the sheet names what has no id."""
        yield from ()


@dataclass(frozen=True)
class Paragraph(Block):
    """Words to read; `soft` for what matters less, not `heard` where they are said elsewhere."""

    words: str
    role: Type = Type.BODY
    soft: bool = False
    align: Align = Align.LEFT
    heard: bool = True

    def height(self, width: float, window: Window) -> float:
        return paragraph_height(self.words, width, self.role, window)

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        tall, step = self.height(width, window), paragraph_height("", width, self.role, window)
        if tall <= _SHORT * step:
            yield Piece(0.0, tall)
        yield from lines(tall, step)

    def draw(self, brush: Brush, box: Box) -> None:
        colour = brush.colours.ink_soft if self.soft else brush.colours.ink
        brush.paragraph(self.words, box, self.role, colour, self.align)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        if self.heard:
            yield Control("", self.words, box, Tag.TEXT)


@dataclass(frozen=True)
class Point(Block):
    """One point of a list: its words hang beside a dot."""

    words: str

    def height(self, width: float, window: Window) -> float:
        return self._told.height(width - self._indent(window), window)

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        yield from self._told.pieces(width - self._indent(window), window)

    def draw(self, brush: Brush, box: Box) -> None:
        brush.paragraph(_DOT, box, Type.BODY, brush.colours.ink_soft)
        self._told.draw(brush, self._beside(box, brush.window))

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield from self._told.controls(self._beside(box, window), window)

    @property
    def _told(self) -> Paragraph:
        return Paragraph(self.words)

    def _beside(self, box: Box, window: Window) -> Box:
        indent = self._indent(window)
        return Box(box.x + indent, box.y, box.w - indent, box.h)

    @staticmethod
    def _indent(window: Window) -> float:
        return window.grown(_INDENT)


@dataclass(frozen=True)
class Air(Block):
    """A little room, together with the gaps about it, for the focus ring of what follows."""

    def height(self, width: float, window: Window) -> float:
        return 0.0


@dataclass(frozen=True)
class Code(Block):
    """Something to be typed or pasted elsewhere, letter by letter, on a ground of its own."""

    words: str

    def height(self, width: float, window: Window) -> float:
        return 2 * GAP + paragraph_height(self.words, width - 2 * GAP, Type.SMALL, window)

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        inner = width - 2 * GAP
        yield from lines(self.height(width, window) - 2 * GAP, paragraph_height("", inner, Type.SMALL, window), GAP)

    def draw(self, brush: Brush, box: Box) -> None:
        brush.fill(box, brush.colours.paper_shade, Radius.BUTTON.value)
        brush.paragraph(self.words, box.inset(GAP), Type.SMALL, brush.colours.ink)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("", self.words, box, Tag.TEXT)


@dataclass(frozen=True)
class Heading(Block):
    """The title of what follows, with some air above it."""

    words: str
    air: float = GAP

    def height(self, width: float, window: Window) -> float:
        return self.air + paragraph_height(self.words, width, Type.SUBHEAD, window, window.heading_text)

    def draw(self, brush: Brush, box: Box) -> None:
        below = Box(box.x, box.y + self.air, box.w, box.h - self.air)
        brush.paragraph(self.words, below, Type.SUBHEAD, brush.colours.ink, most=brush.window.heading_text)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("", self.words, box, Tag.HEADING)


@dataclass(frozen=True)
class Pile(Block):
    """Blocks one under the other."""

    blocks: Sequence[Block]
    gap: float = GAP
    _heights: dict[tuple[float, Window], list[float]] = field(default_factory=dict, compare=False, repr=False)

    def height(self, width: float, window: Window) -> float:
        heights = self._measured(width, window)
        return sum(heights) + self.gap * max(0, len(heights) - 1)

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        top, title = 0.0, None
        for block, height in zip(self.blocks, self._measured(width, window), strict=True):
            for piece in block.pieces(width, window):
                if title is not None:  # a heading alone at the end says nothing
                    yield Piece(title, top + piece.bottom)
                yield piece.moved(top)
                title = None
            if isinstance(block, Heading):
                title = top
            top += height + self.gap

    def draw(self, brush: Brush, box: Box) -> None:
        clip = brush.surface.get_clip()
        for block, place in self._places(box, brush.window):
            _, y, _, h = brush.window.rect(place)
            if y + h >= clip.top and y <= clip.bottom:
                block.draw(brush, place)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        for block, place in self._places(box, window):
            yield from block.controls(place, window)

    def _places(self, box: Box, window: Window) -> Iterator[tuple[Block, Box]]:
        y = box.y
        for block, height in zip(self.blocks, self._measured(box.w, window), strict=True):
            yield block, Box(box.x, y, box.w, height)
            y += height + self.gap

    def _measured(self, width: float, window: Window) -> list[float]:
        """The blocks' heights, kept for the last few widths."""
        found = self._heights.get((width, window))
        if found is None:
            if len(self._heights) > 4:
                self._heights.clear()
            found = self._heights[width, window] = [block.height(width, window) for block in self.blocks]
        return found


@dataclass(frozen=True)
class Columns(Block):
    """Two blocks side by side where there is room, else one under the other. `share` is the left one's part."""

    left: Block
    right: Block
    share: float = 0.5
    least: float = COLUMNS_FROM
    """The width from which they stand side by side."""
    gap: float = GAP
    """What lies between them where they do not."""
    between: float = COLUMN_GAP
    """What lies between them side by side."""
    grid: float | None = None
    """What lies between the cells of a grid on which the right one begins, if that is less."""
    lower: bool = False
    """Whether the right one begins a little lower than a taller left one, side by side."""

    def height(self, width: float, window: Window) -> float:
        left, right = self._widths(width)
        tall = (self.left.height(left, window), self.right.height(right, window))
        return max(tall) if width >= self.least else sum(tall) + self.gap

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        left, right = self._widths(width)
        below = 0.0 if width >= self.least else self.left.height(left, window) + self.gap
        yield from self.left.pieces(left, window)
        if self.lower and width >= self.least:
            below = self._lower(self.left.height(left, window), self.right.height(right, window))
        yield from (piece.moved(below) for piece in self.right.pieces(right, window))

    def draw(self, brush: Brush, box: Box) -> None:
        for block, place in self._places(box, brush.window):
            block.draw(brush, place)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        for block, place in self._places(box, window):
            yield from block.controls(place, window)

    def _widths(self, width: float) -> tuple[float, float]:
        if width < self.least:
            return width, width
        grid = self.between if self.grid is None else self.grid
        start = (width - grid) * self.share + grid
        return start - self.between, width - start

    def _lower(self, left_h: float, right_h: float) -> float:
        """How much lower the right one begins, side by side."""
        return min(GAP, max(0.0, left_h - right_h) / 2) if self.lower else 0.0

    def _places(self, box: Box, window: Window) -> Iterator[tuple[Block, Box]]:
        left, right = self._widths(box.w)
        left_h, right_h = self.left.height(left, window), self.right.height(right, window)
        yield self.left, Box(box.x, box.y, left, left_h)
        beside = box.w >= self.least
        lower = self._lower(left_h, right_h)
        x, y = (box.right - right, box.y + lower) if beside else (box.x, box.y + left_h + self.gap)
        yield self.right, Box(x, y, right, right_h)


@dataclass(frozen=True)
class Choice(Block):
    """A row that steps through a few values."""

    control: Control

    def height(self, width: float, window: Window) -> float:
        form = self.control.form
        values = form.words if isinstance(form, Select) else (self.control.value,)
        return rows.height(width, self.control.caption, values, window)

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        parts = rows.parts(Box(0.0, 0.0, width, self.height(width, window)), self.control.caption, window)
        yield Piece(0.0, self.height(width, window))
        if parts.value.y > 0.0:  # the label stands above
            yield Piece(0.0, parts.value.y)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield replace(self.control, box=box, style=Style.ROW)


@dataclass(frozen=True)
class Buttons(Block):
    """Buttons side by side, in as many lines as they need."""

    buttons: Sequence[Control]

    def height(self, width: float, window: Window) -> float:
        return button_lines.height(len(self._lines(width, window)))

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield from button_lines.placed(self._lines(box.w, window), box)

    def _lines(self, width: float, window: Window) -> list[list[Control]]:
        most = max(1, int((width + GAP) / (window.grown(_BUTTON_W) + GAP)))
        return in_lines(self.buttons, width, window, most)
