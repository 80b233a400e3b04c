"""A dialog whose content is a pile of blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.look.controls import Control
from game.look.layout import Box, Window
from game.look.paint import Brush
from game.screens.blocks import Block, Pile
from game.screens.dialog import Dialog
from game.screens.fold import Piece

_BESIDE = 116.0  # the least width of one of two buttons that stand side by side


class Sheet(Dialog):
    """A long dialog. A subclass gives the blocks, and says `rewrite` when they have changed."""

    width = 720.0

    _pile: Pile | None = None
    _written_for: Window | None = None

    def blocks(self) -> Sequence[Block]:
        """The content, from the top."""
        return ()

    @property
    def pile(self) -> Pile:
        """The content as it is now."""
        if self._pile is None or self._written_for != self.app.window:
            self._pile, self._written_for = Pile(self.blocks()), self.app.window
        return self._pile

    def rewrite(self) -> None:
        """The content has changed."""
        self._pile = None
        self.change()

    def content_height(self, width: float) -> float:
        return self.pile.height(width, self.app.window)

    def content_pieces(self, width: float) -> Iterable[Piece]:
        return self.pile.pieces(width, self.app.window)

    def content_controls(self, box: Box) -> list[Control]:
        found = self.pile.controls(box, self.app.window)
        return [control if control.id else replace(control, id=f"read-{i}") for i, control in enumerate(found)]

    def draw_content(self, brush: Brush, box: Box) -> None:
        self.pile.draw(brush, box)

    @property
    def veils(self) -> bool:  # type: ignore[override]
        """A sheet under another sheet is not seen: one paper at a time is enough to read."""
        return not self._is_covered

    def draw(self, brush: Brush) -> None:
        if not self._is_covered:
            super().draw(brush)

    def draw_controls(self, brush: Brush) -> None:
        if not self._is_covered:
            super().draw_controls(brush)

    @property
    def _is_covered(self) -> bool:
        return any(isinstance(screen, Sheet) for screen in self.app.above(self))

    def escape(self) -> str:
        return "close"

    def press(self, control: str) -> None:
        if control == "close":
            self.app.close(self)

    def columns(self, width: float) -> int:
        """A long sheet keeps its height: as many buttons stand side by side as can be hit."""
        least = self.app.window.grown(_BESIDE)
        beside = int((width - 2 * self.pad) / least)
        return max(super().columns(width), min(len(self.buttons()), beside))
