"""A sentence that appears over the table for as long as it takes to read it."""

from __future__ import annotations

from game.look.layout import GAP, RADIUS, Box
from game.look.paint import Align, Brush
from game.look.theme import Type

_LEAST = 2.2  # seconds
_PER_LETTER = 0.045
_WIDEST = 460.0


class Toast:
    """At most one sentence at a time."""

    def __init__(self) -> None:
        self._sentence = ""
        self._until: float | None = None

    @property
    def until(self) -> float | None:
        """When the sentence goes, on the device's clock; None when there is none."""
        return self._until

    def show(self, sentence: str, now: float) -> None:
        """Show this sentence in place of any other."""
        self._sentence = sentence
        self._until = now + max(_LEAST, _PER_LETTER * len(sentence) + 1.0)

    def clear(self) -> None:
        """Take the sentence away."""
        self._sentence, self._until = "", None

    def expire(self, now: float) -> bool:
        """Take the sentence away if its time has come; whether it did."""
        if self._until is None or now < self._until:
            return False
        self.clear()
        return True

    def draw(self, brush: Brush, strip: Box) -> None:
        """Draw the sentence so that it ends at the bottom of `strip`."""
        if not self._sentence:
            return
        width = min(strip.w, brush.window.grown(_WIDEST)) - 3 * GAP
        wide = min(width, brush.width(self._sentence, Type.BODY, brush.window.text) + 1)
        tall = brush.paragraph_height(self._sentence, width, Type.BODY)
        ground = Box(strip.cx - wide / 2 - 1.5 * GAP, strip.bottom - tall - 1.5 * GAP, wide + 3 * GAP, tall + 1.5 * GAP)
        brush.fill(ground.moved(0, 2), brush.colours.night, RADIUS, alpha=90)
        brush.fill(ground, brush.colours.paper, RADIUS, edge=brush.colours.paper_line)
        inner = ground.centred(width, tall)
        brush.paragraph(self._sentence, inner, Type.BODY, brush.colours.ink, Align.CENTRE)
