"""What the whole table looks up at: hearts breaking, the queen of spades falling, a moon shot.

Each comes and goes within one beat. Under reduced motion nothing grows or rises: it only fades in and out.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.look import pictures, tabletop
from game.look.layout import Box
from game.look.motion import ease_out, there_and_back
from game.look.paint import Brush
from game.look.pictures import Mark
from game.look.table_layout import CARD_RATIO, TableLayout
from game.look.theme import Colour
from game.rules.seats import Seat
from game.screens.stage import Moment

_LARGEST_MARK = 260.0
_DUSK = {Moment.HEARTS_BROKEN: 0.3, Moment.QUEEN: 0.62, Moment.MOON: 0.8}
"""How much of a dialog's darkness falls over the table."""
_QUEEN_GROWS = 0.42
_STEPS = 8  # sizes that the queen is drawn in while she grows


def draw_moment(
    brush: Brush,
    layout: TableLayout,
    moment: Moment,
    seat: Seat,
    share: float,
    is_still: bool,
    queen: Callable[[int], pygame.Surface],
) -> None:
    """Draw a moment of which `share` (0 to 1) is over.

    `seat` is whose card it is about; `queen` gives the queen of spades so many device pixels wide.
    """
    strength = there_and_back(share)
    if _DUSK[moment]:
        brush.veil(_DUSK[moment] * strength)
    if moment is Moment.QUEEN:
        _queen(brush, layout.trick[seat], 0.0 if is_still else strength, strength, queen)
    elif moment is Moment.MOON:
        _mark(
            brush, layout, Mark.MOON, brush.colours.moonlight, strength, rise=0.0 if is_still else 1 - ease_out(share)
        )
    else:
        grown = 1.0 if is_still else 0.6 + 0.4 * strength
        _mark(brush, layout, Mark.BROKEN_HEART, brush.colours.night, strength, grown)


def _queen(brush: Brush, at: Box, growth: float, strength: float, queen: Callable[[int], pygame.Surface]) -> None:
    """The lamp sinks, and she stands in the moon's light, larger than any other card."""
    _glow(brush, at, at.h * 2.6, brush.colours.moonlight, strength)
    grown = 1 + _QUEEN_GROWS * round(growth * _STEPS) / _STEPS
    large = at.centred(at.w * grown, at.w * grown * CARD_RATIO)
    face = queen(brush.window.px(large.w))
    brush.surface.blit(face, face.get_rect(center=_middle(brush, large)))


def _mark(
    brush: Brush,
    layout: TableLayout,
    mark: Mark,
    light: Colour,
    strength: float,
    grown: float = 1.0,
    rise: float = 0.0,
) -> None:
    """A large mark in the middle of the table, in a pool of light; `rise` is how far below it still is, 1 to 0."""
    side = min(layout.trick_area.w, layout.trick_area.h, _LARGEST_MARK) * 0.5
    at = layout.trick_area.centred(side, side).moved(0, rise * side)
    _glow(brush, at, side * 2.2, light, strength)
    sign = pictures.picture(mark, brush.window.px(side), brush.window.px(side))
    if grown < 1.0:
        sign = pygame.transform.smoothscale_by(sign, grown)
    _faded(brush, sign, at, strength)


def _glow(brush: Brush, at: Box, across: float, colour: Colour, strength: float) -> None:
    _faded(brush, tabletop.glow(brush.window.px(across), colour, 200), at, strength)


def _faded(brush: Brush, what: pygame.Surface, at: Box, strength: float) -> None:
    what.set_alpha(round(255 * strength))
    brush.surface.blit(what, what.get_rect(center=_middle(brush, at)))
    what.set_alpha(255)


def _middle(brush: Brush, box: Box) -> tuple[int, int]:
    return brush.window.rect(box.centred(0, 0))[:2]
