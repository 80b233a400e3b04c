"""What long sheets are made of: blocks of words, pictures and charts that are laid one under the other.

A block knows its height at a width and how to draw itself; a few hold controls. A pile lays blocks out; columns put two
piles side by side where there is room. The same blocks serve every sheet that is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from game.look.controls import Control, Style, Tag
from game.look.forms import Select
from game.look.layout import BUTTON_H, GAP, Box, ChoiceRow, Window, row
from game.look.paint import Align, Brush, paragraph_height
from game.look.theme import Radius, Type

COLUMNS_FROM = 620.0
"""The least width at which two columns stand side by side."""
COLUMN_GAP = 3 * GAP
_BUTTON_W = 132.0  # the least width of a button in a row of them


class Block:
    """A piece of a sheet."""

    def height(self, width: float, window: Window) -> float:
        """How tall it is at a width, in CSS pixels."""
        raise NotImplementedError

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

    def draw(self, brush: Brush, box: Box) -> None:
        colour = brush.colours.ink_soft if self.soft else brush.colours.ink
        brush.paragraph(self.words, box, self.role, colour, self.align)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        if self.heard:
            yield Control("", self.words, box, Tag.TEXT)


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

    def draw(self, brush: Brush, box: Box) -> None:
        brush.fill(box, brush.colours.paper_shade, Radius.BUTTON.value)
        brush.paragraph(self.words, box.inset(GAP), Type.SMALL, brush.colours.ink)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("", self.words, box, Tag.TEXT)


@dataclass(frozen=True)
class Heading(Block):
    """The title of what follows, with some air above it."""

    words: str

    def height(self, width: float, window: Window) -> float:
        return GAP + paragraph_height(self.words, width, Type.SUBHEAD, window)

    def draw(self, brush: Brush, box: Box) -> None:
        below = Box(box.x, box.y + GAP, box.w, box.h - GAP)
        brush.paragraph(self.words, below, Type.SUBHEAD, brush.colours.ink)

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

    def height(self, width: float, window: Window) -> float:
        left, right = self._widths(width)
        tall = (self.left.height(left, window), self.right.height(right, window))
        return max(tall) if width >= COLUMNS_FROM else sum(tall) + GAP

    def draw(self, brush: Brush, box: Box) -> None:
        for block, place in self._places(box, brush.window):
            block.draw(brush, place)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        for block, place in self._places(box, window):
            yield from block.controls(place, window)

    def _widths(self, width: float) -> tuple[float, float]:
        if width < COLUMNS_FROM:
            return width, width
        left = (width - COLUMN_GAP) * self.share
        return left, width - COLUMN_GAP - left

    def _places(self, box: Box, window: Window) -> Iterator[tuple[Block, Box]]:
        left, right = self._widths(box.w)
        left_h, right_h = self.left.height(left, window), self.right.height(right, window)
        yield self.left, Box(box.x, box.y, left, left_h)
        beside = box.w >= COLUMNS_FROM
        x, y = (box.right - right, box.y) if beside else (box.x, box.y + left_h + GAP)
        yield self.right, Box(x, y, right, right_h)


@dataclass(frozen=True)
class Choice(Block):
    """A row that steps through a few values."""

    control: Control

    def height(self, width: float, window: Window) -> float:
        if window.text == 1.0:
            return ChoiceRow.height(width)
        form, text = self.control.form, window.text
        value = ChoiceRow.of(Box(0, 0, width, 0), text).value.w
        words = form.words if isinstance(form, Select) else (self.control.value,)
        tall = max(paragraph_height(word, value, Type.BOLD, window) for word in words)
        return ChoiceRow.height(width, text, round(tall / paragraph_height("", value, Type.BOLD, window)))

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield replace(self.control, box=box, style=Style.ROW)


@dataclass(frozen=True)
class Buttons(Block):
    """Buttons side by side, in as many lines as they need."""

    buttons: Sequence[Control]

    def height(self, width: float, window: Window) -> float:
        return len(self._lines(width, window)) * (BUTTON_H + GAP)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        for i, line in enumerate(self._lines(box.w, window)):
            across = Box(box.x, box.y + i * (BUTTON_H + GAP), box.w, BUTTON_H)
            for button, place in zip(line, row(across, len(line)), strict=True):
                yield replace(button, box=place)

    def _lines(self, width: float, window: Window) -> list[Sequence[Control]]:
        most = max(1, int((width + GAP) / (window.grown(_BUTTON_W) + GAP)))
        lines = -(-len(self.buttons) // most)
        each = -(-len(self.buttons) // max(1, lines))
        return [self.buttons[i : i + each] for i in range(0, len(self.buttons), each)]
