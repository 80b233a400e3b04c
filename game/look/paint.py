"""A brush for one picture: fills, paper, buttons, words, icons; given in CSS pixels and drawn in device pixels."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

import pygame

from game.look import pictures, shapes, text
from game.look.layout import ICON, Box, Window
from game.look.theme import STROKES, VEIL_ALPHA, Colour, Palette, Radius, Type


class Align(StrEnum):
    """Where words stand in their box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Brush:
    """Draws on `surface`, which shows `window`, in `colours`."""

    def __init__(self, surface: pygame.Surface, window: Window, colours: Palette) -> None:
        self.surface = surface
        self.window = window
        self.colours = colours
        self.scale = window.dpr

    def fill(self, box: Box, colour: Colour, radius: float = 0.0, alpha: int = 255, edge: Colour | None = None) -> None:
        """A filled box with smooth round corners, and a fine edge if a colour is given for one."""
        x, y, w, h = self.window.rect(box)
        if w <= 0 or h <= 0:
            return
        if radius == 0 and alpha == 255 and edge is None:
            self.surface.fill(colour, (x, y, w, h))
            return
        line = STROKES.line * self.scale
        rim = self.window.px(radius + STROKES.line)
        if alpha < 255 or min(w, h) < 4 * rim:
            self.surface.blit(shapes.rounded(w, h, radius * self.scale, colour, alpha, edge, line), (x, y))
            return
        # What is large is mostly middle, and a plain fill is many times as quick as a blend.
        self.surface.fill(colour, (x + rim, y + rim, w - 2 * rim, h - 2 * rim))
        corners = shapes.rounded(3 * rim, 3 * rim, radius * self.scale, colour, alpha, edge, line)
        self._frame((x, y, w, h), rim, corners)

    def _frame(self, rect: tuple[int, int, int, int], rim: int, corners: pygame.Surface) -> None:
        """The rim of a large rounded shape: the corners of a small one, and its edges made as long as they must be."""
        x, y, w, h = rect
        far = corners.get_width() - rim
        right, bottom = x + w - rim, y + h - rim
        for to, at in (
            ((x, y), (0, 0)),
            ((right, y), (far, 0)),
            ((x, bottom), (0, far)),
            ((right, bottom), (far, far)),
        ):
            self.surface.blit(corners, to, (*at, rim, rim))
        for to, part, size in (
            ((x + rim, y), (rim, 0, 1, rim), (w - 2 * rim, rim)),
            ((x + rim, bottom), (rim, far, 1, rim), (w - 2 * rim, rim)),
            ((x, y + rim), (0, rim, rim, 1), (rim, h - 2 * rim)),
            ((right, y + rim), (far, rim, rim, 1), (rim, h - 2 * rim)),
        ):
            self.surface.blit(pygame.transform.scale(corners.subsurface(part), size), to)

    def rule(self, box: Box) -> None:
        """A fine line along the lower edge of a box, of one thickness wherever it lies."""
        left, top, wide, tall = self.window.rect(box)
        thin = self.window.px(1)
        self.surface.fill(self.colours.paper_line, (left, top + tall - thin, wide, thin))

    def upright(self, box: Box) -> None:
        """A fine line along the left edge of a box."""
        left, top, _, tall = self.window.rect(box)
        self.surface.fill(self.colours.paper_line, (left, top, self.window.px(1), tall))

    def ring(self, box: Box, colour: Colour, radius: float, width: float = STROKES.ring) -> None:
        """An outline around a box."""
        x, y, w, h = self.window.rect(box)
        if w > 0 and h > 0:
            self.surface.blit(shapes.rounded(w, h, radius * self.scale, None, 255, colour, width * self.scale), (x, y))

    def taker(self, card: Box) -> None:
        """The ring around the card that takes a trick: light, between dark lines that part it from card and table."""
        dark = STROKES.ring + 2 * STROKES.hair
        for reach, colour, width in (
            (dark, self.colours.table_edge, dark),
            (dark - STROKES.hair, self.colours.taker, STROKES.ring),
        ):
            self.ring(card.inset(-reach), colour, Radius.MARK.value + reach, width)

    def dial(self, box: Box, share: float, colour: Colour, ground: Colour) -> None:
        """A ring of which `share` (1 to 0) is left, clockwise from the top."""
        x, y, w, h = self.window.rect(box)
        line = STROKES.ring * 1.4 * self.scale
        self.surface.blit(shapes.dial(min(w, h), round(share * shapes.DIAL_STEPS), line, colour, ground), (x, y))

    def veil(self, strength: float = 1.0) -> None:
        """Darken all that was drawn so far, for a dialog to lie upon; `strength` below 1 darkens less."""
        alpha = round(VEIL_ALPHA * strength)
        kept = 255 - alpha
        self.surface.fill((kept, kept, kept), special_flags=pygame.BLEND_RGB_MULT)
        red, green, blue = (part * alpha // 255 for part in self.colours.night)
        self.surface.fill((red, green, blue), special_flags=pygame.BLEND_RGB_ADD)

    def paper(self, box: Box) -> None:
        """A sheet of paper with a shadow: what dialogs and panels are made of."""
        reach = STROKES.shadow
        for spread, alpha in ((reach, 26), (reach / 2, 40)):
            self._shadow(box.inset(-spread).moved(0, reach / 2), Radius.PANEL.value + spread, alpha)
        self.fill(box, self.colours.paper, Radius.PANEL.value, edge=self.colours.paper_line)

    def _shadow(self, box: Box, radius: float, alpha: int) -> None:
        """The shadow of a large paper, but for the part that the paper will hide."""
        rect = self.window.rect(box)
        rim = self.window.px(radius + STROKES.shadow)  # reaches well under what lies above
        if min(rect[2:]) >= 2 * rim:
            self._frame(
                rect, rim, shapes.rounded(3 * rim, 3 * rim, radius * self.scale, self.colours.night, alpha, None, 0.0)
            )

    def fade(self, box: Box, colour: Colour, upward: bool) -> None:
        """Let what was drawn in a box go over into a colour, towards its lower edge or `upward`."""
        x, y, w, h = self.window.rect(box)
        self.surface.blit(pygame.transform.scale(shapes.fading(h, colour, upward), (w, h)), (x, y))

    def onward(self, box: Box, colour: Colour) -> None:
        """A flat sign that points down: there is more below."""
        x, y, w, h = self.window.rect(box)
        self.surface.blit(shapes.chevron(w, h, 2.0 * self.scale, colour), (x, y))

    def text(
        self,
        words: str,
        box: Box,
        role: Type,
        colour: Colour,
        align: Align = Align.CENTRE,
        shadow: Colour | None = None,
        like: tuple[str, ...] = (),
    ) -> float:
        """One line in the middle of the box's height, as large as the player wants it and the box has room; cut with an
        ellipsis where even its usual size is too wide. Returns the width that it takes, in CSS pixels.

        `like` are other words that shall be of the same size.
        """
        x, y, w, h = self.window.rect(box)
        scale = self.scale * fitting((words, *like), role, w, h, self.scale, self.window.text)
        line = text.render(text.ellipsis(words, role, w, scale), role, colour, scale)
        left = {Align.LEFT: x, Align.CENTRE: x + (w - line.get_width()) // 2, Align.RIGHT: x + w - line.get_width()}
        place = (left[align], y + (h - line.get_height()) // 2)
        if shadow is not None:
            under = text.render(text.ellipsis(words, role, w, scale), role, shadow, scale)
            self.surface.blit(under, (place[0], place[1] + self.window.px(1)))
        self.surface.blit(line, place)
        return line.get_width() / self.scale

    def paragraph(
        self, words: str, box: Box, role: Type, colour: Colour, align: Align = Align.LEFT, most: float | None = None
    ) -> float:
        """Wrapped lines from the top of the box; the height that they take, in CSS pixels. `most` is how many times as
        large as usual they are at most; without it as large as the player wants them."""
        scale = self.scale * (self.window.text if most is None else most)
        step = text.line_step(role, scale)
        x, y, w, _ = self.window.rect(box)
        lines = text.wrap(words, role, w, scale, even=align is not Align.LEFT)
        for i, words_of_line in enumerate(lines):
            line = text.render(words_of_line, role, colour, scale)
            left = {Align.LEFT: x, Align.CENTRE: x + (w - line.get_width()) // 2, Align.RIGHT: x + w - line.get_width()}
            self.surface.blit(line, (left[align], y + i * step))
        return len(lines) * step / self.scale

    def width(self, words: str, role: Type, growth: float = 1.0) -> float:
        """How wide a line is, in CSS pixels, `growth` times its usual size."""
        return text.measure(words, role, self.scale * growth)[0] / self.scale

    def text_width(self, words: str, box: Box, role: Type, like: tuple[str, ...] = ()) -> float:
        """How wide `text` would draw a line in a box, in CSS pixels."""
        _, _, w, h = self.window.rect(box)
        scale = self.scale * fitting((words, *like), role, w, h, self.scale, self.window.text)
        return text.measure(text.ellipsis(words, role, w, scale), role, scale)[0] / self.scale

    def paragraph_height(self, words: str, width: float, role: Type, most: float | None = None) -> float:
        """The height that `paragraph` would take, in CSS pixels."""
        return paragraph_height(words, width, role, self.window, most)

    def paragraph_width(self, words: str, width: float, role: Type, most: float | None = None) -> float:
        """The width of the longest line that `paragraph` would draw, in CSS pixels."""
        scale = self.scale * (self.window.text if most is None else most)
        lines = text.wrap(words, role, self.window.px(width), scale)
        return max(text.measure(line, role, scale)[0] for line in lines) / self.scale

    def icon(self, name: str, box: Box, colour: Colour, size: float = ICON) -> None:
        """A one-colour icon in the middle of the box."""
        x, y, w, h = self.window.rect(box.centred(size, size))
        side = min(w, h)
        self.surface.blit(pictures.picture(name, side, side, colour), (x, y))

    def icon_air(self, name: str, size: float = ICON) -> float:
        """How much of an icon's width, at its left, is empty, in CSS pixels."""
        side = self.window.px(size)
        return pictures.picture(name, side, side).get_bounding_rect().x / self.scale

    def picture(self, name: str, box: Box) -> None:
        """A picture in full colour, as large as fits the box."""
        x, y, w, h = self.window.rect(box)
        self.surface.blit(pictures.picture(name, w, h), (x, y))


_GROWTH_STEP = 0.08


def paragraph_height(words: str, width: float, role: Type, window: Window, most: float | None = None) -> float:
    """The height of wrapped words in CSS pixels; `most` as for `Brush.paragraph`."""
    step = text.line_step(role, window.dpr * (window.text if most is None else most))
    return line_count(words, width, role, window, most) * step / window.dpr


def line_count(words: str, width: float, role: Type, window: Window, most: float | None = None) -> int:
    """How many lines wrapped words take; `most` as for `Brush.paragraph`."""
    return len(text.wrap(words, role, window.px(width), window.dpr * (window.text if most is None else most)))


@lru_cache(maxsize=512)
def fitting(lines: tuple[str, ...], role: Type, w: int, h: int, scale: float, most: float) -> float:
    """How many times as large as usual lines may be for each to fit w by h device pixels: 1 to `most`."""
    growth = most
    while growth > 1.0:
        sizes = [text.measure(line, role, scale * growth) for line in lines]
        if all(wide <= w and tall <= h for wide, tall in sizes):
            return growth
        growth -= _GROWTH_STEP
    return 1.0


def growth_in(words: str, box: Box, role: Type, window: Window) -> float:
    """How many times as large as usual wrapped words may be to fit the box: 1 to what the player wants."""
    growth = window.text
    while growth > 1.0 and paragraph_height(words, box.w, role, window, growth) > box.h:
        growth -= _GROWTH_STEP
    return max(1.0, growth)


def largest(words: str, room: Box, roles: tuple[Type, ...], window: Window) -> tuple[Type, float]:
    """The first of some roles in which wrapped words fit a room, or else the last, and how much larger they may be."""
    role = next((role for role in roles if paragraph_height(words, room.w, role, window, 1.0) <= room.h), roles[-1])
    return role, growth_in(words, room, role, window)
