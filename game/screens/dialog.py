"""A sheet of paper over the screen beneath: a heading, something to read that scrolls if it must, and buttons."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from game.look.controls import Control, Mirror, Style, Tag, by_id
from game.look.inputs import Focus, Input, Key, Pointer, Press, Wheel
from game.look.layout import BUTTON_H, GAP, READING_W, Box, row, stack
from game.look.paint import Brush
from game.look.theme import Type
from game.screens.screen import Screen

if TYPE_CHECKING:
    from game.screens.app import App

_PAD, _LOW_PAD = 20.0, 10.0
_HEADING_H, _LOW_HEADING_H = 44.0, 30.0
_EDGE, _LOW_EDGE = 18.0, 8.0
_LOW = 440.0  # windows lower than this get the low measures
_HEADING_GROWTH = 1.5  # headings are large already
_KEY_STEP = 60.0
_THUMB_W = 4.0
_SIDE_BY_SIDE = 150.0  # the least width of a button that stands beside another
DRAG_FROM = 8.0
"""How far a pointer wanders, in CSS pixels, before it drags what is under it."""


class Dialog(Screen):
    """A dialog. A subclass gives the heading, the buttons, and the content's height and drawing."""

    veils = True
    heading = ""
    width = READING_W

    def __init__(self, app: App, below: Screen | None = None) -> None:
        super().__init__(app)
        self.below = below
        self._scroll = 0.0
        self._grip: tuple[float, float] | None = None
        self._dragging = False
        self._in_content: frozenset[str] = frozenset()

    # -- for subclasses

    def buttons(self) -> list[Control]:
        """The buttons, the most likely first; their boxes are given here."""
        return []

    def content_height(self, width: float) -> float:
        """How tall the content is at this width."""
        return 0.0

    def draw_content(self, brush: Brush, box: Box) -> None:
        """Draw the content into `box`."""

    def content_controls(self, box: Box) -> list[Control]:
        """The controls of the content, laid out in `box`, which reaches beyond what shows where it scrolls."""
        return []

    def spoken(self) -> str:
        """The content in words, for the mirror."""
        return ""

    def escape(self) -> str:
        """The button that Escape presses."""
        return "cancel"

    # -- geometry

    @property
    def is_low(self) -> bool:
        """Whether the window has little height to give."""
        return self.app.window.safe.h < _LOW

    @property
    def pad(self) -> float:
        """The paper's margin."""
        return _LOW_PAD if self.is_low else _PAD

    @property
    def heading_h(self) -> float:
        """The heading's height."""
        return (_LOW_HEADING_H if self.is_low else _HEADING_H) * min(_HEADING_GROWTH, self.app.window.text)

    @property
    def box(self) -> Box:
        """The sheet of paper."""
        safe = self.app.window.safe.inset(GAP)
        width = min(safe.w, self.width)
        content = self.content_height(width - 2 * self.pad)
        wanted = self.pad + self.heading_h + content + self._buttons_height(width) + 2 * self.pad
        return safe.centred(width, min(safe.h, wanted))

    @property
    def content_box(self) -> Box:
        """Where the content shows."""
        box = self.box
        top = box.y + self.pad + self.heading_h
        bottom = box.bottom - self.pad - self._buttons_height(box.w) - self.pad / 2
        return Box(box.x + self.pad, top, box.w - 2 * self.pad, max(0.0, bottom - top))

    @property
    def _overflow(self) -> float:
        content = self.content_box
        overflow = self.content_height(content.w) - content.h
        return overflow if overflow >= 1.0 else 0.0

    @property
    def _scrolled(self) -> Box:
        """The whole content, as far as it is scrolled."""
        content, overflow = self.content_box, self._overflow
        self._scroll = max(0.0, min(overflow, self._scroll))
        return Box(content.x, content.y - self._scroll, content.w, content.h + overflow)

    def _buttons_height(self, width: float) -> float:
        lines = math.ceil(len(self.buttons()) / self.columns(width))
        return lines * (BUTTON_H + GAP) - GAP

    def columns(self, width: float) -> int:
        """How many buttons stand side by side: all where they fit, two where the window is low, else one."""
        count = max(1, len(self.buttons()))
        if (width - 2 * self.pad) / count >= self.app.window.grown(_SIDE_BY_SIDE):
            return count
        return 2 if self.is_low and count > 2 else 1

    # -- the screen

    def make_controls(self) -> list[Control]:
        box, buttons = self.box, self.buttons()
        tall = self._buttons_height(box.w)
        area = Box(box.x + self.pad, box.bottom - self.pad - tall, box.w - 2 * self.pad, tall)
        columns = self.columns(box.w)
        lines = stack(area, [BUTTON_H] * math.ceil(len(buttons) / columns))
        in_order = -1 if columns == len(buttons) else 1  # side by side, the likeliest stands at the right
        places = [
            place
            for i, line in enumerate(lines)
            for place in row(line, min(columns, len(buttons) - i * columns))[::in_order]
        ]
        heading = Box(box.x + self.pad, box.y + self.pad, box.w - 2 * self.pad, self.heading_h)
        read = [Control("dialog", self.heading, box, Tag.DIALOG)]
        read.append(Control("heading", self.heading, heading, Tag.HEADING, inside="dialog"))
        if self.spoken():
            read.append(Control("content", self.spoken(), self.content_box, Tag.TEXT, inside="dialog"))
        content = self.content_controls(self._scrolled)
        seen = self.content_box
        self._in_content = frozenset(control.id for control in content)
        return [
            *read,
            *(replace(control, inside="dialog", clip=seen) for control in content),
            *(replace(button, box=place, inside="dialog") for button, place in zip(buttons, places, strict=True)),
        ]

    def first_focus(self) -> str:
        buttons = self.buttons()
        return buttons[0].id if buttons else ""

    def mirror(self) -> Mirror:
        if self.below is None:
            return super().mirror()
        return replace(self.below.mirror(), screen=self.name or self.below.name, controls=self.controls)

    def draw(self, brush: Brush) -> None:
        box, content = self.box, self.content_box
        brush.paper(box)
        heading = Box(box.x + self.pad, box.y + self.pad - 4, box.w - 2 * self.pad, self.heading_h)
        smaller = (Type.SUBHEAD, Type.SMALL_HEAD)
        roles = smaller if self.is_low else (Type.HEADING, *smaller)
        role = next((each for each in roles if brush.width(self.heading, each) <= heading.w), roles[-1])
        brush.text(self.heading, heading, role, brush.colours.ink)
        brush.surface.set_clip(brush.window.rect(content.inset(-GAP / 2, 0)))  # a lit row is wider than its words
        self.draw_content(brush, self._scrolled)
        self._draw_buttons(brush, inside=True)
        brush.surface.set_clip(None)
        if self._overflow > 0:
            self._draw_edges(brush, content)
            self._draw_thumb(brush, content, self._overflow)

    def draw_controls(self, brush: Brush) -> None:
        self._draw_buttons(brush, inside=False)
        self.draw_focus(brush)

    def _draw_buttons(self, brush: Brush, inside: bool) -> None:
        for control in self.controls:
            if (control.id in self._in_content) is inside:
                self.draw_control(brush, control)

    def control_at(self, x: float, y: float) -> Control | None:
        found = super().control_at(x, y)
        if found is not None and found.id in self._in_content and not self.content_box.holds(x, y):
            return None
        return found

    @property
    def _edge(self) -> float:
        """How far content that goes on fades at the edge."""
        return min(_LOW_EDGE if self.is_low else _EDGE, self.content_box.h / 4)

    def _draw_edges(self, brush: Brush, content: Box) -> None:
        """Let the content fade where there is more of it."""
        content = content.inset(-GAP / 2, 0)
        edge, paper = self._edge, brush.colours.paper
        if self._scroll > 0:
            brush.fade(Box(content.x, content.y, content.w, edge), paper, upward=True)
        if self._scroll < self._overflow:
            brush.fade(Box(content.x, content.bottom - edge, content.w, edge), paper, upward=False)

    def _draw_thumb(self, brush: Brush, content: Box, overflow: float) -> None:
        share = content.h / (content.h + overflow)
        thumb = content.h * share
        y = content.y + (content.h - thumb) * self._scroll / overflow
        x = content.right + min(GAP, self.pad - 1.5 * _THUMB_W)
        brush.fill(Box(x, y, _THUMB_W, thumb), brush.colours.paper_line, _THUMB_W / 2)

    # -- scrolling

    def handle(self, event: Input) -> None:
        if isinstance(event, Wheel):
            self._scroll_by(event.dy)
            return
        super().handle(event)
        if isinstance(event, Focus) and event.on in self._in_content:
            self._scroll_to(event.on)

    def _scroll_to(self, name: str) -> None:
        """Bring a control of the content into sight."""
        control = by_id(self.controls, name)
        if control is not None:
            clear = self.content_box.inset(0, self._edge)
            above, below = clear.y - control.box.y, control.box.bottom - clear.bottom
            self._scroll_by(-above if above > 0 else max(0.0, below))

    def pointer(self, pointer: Pointer) -> bool:
        if pointer.press is Press.DOWN:
            self._dragging = False
            inside = self.content_box.holds(pointer.x, pointer.y)
            self._grip = (pointer.y, self._scroll) if inside and self._overflow else None
        elif pointer.press is Press.MOVE and self._grip is not None:
            moved = self._grip[0] - pointer.y
            if self._dragging or abs(moved) > DRAG_FROM:
                self._dragging = True
                self._hold("")
                self._scroll_by(self._grip[1] + moved - self._scroll)
                return True
        elif pointer.press in (Press.UP, Press.CANCEL):
            self._grip = None
        return False

    def key(self, key: Key) -> bool:
        steps = {"ArrowDown": _KEY_STEP, "ArrowUp": -_KEY_STEP}
        page = self.content_box.h * 0.9
        steps |= {"PageDown": page, "PageUp": -page, "Home": -1e6, "End": 1e6}
        if key.key == "Escape":
            self._press_if_able(self.escape())
        elif key.key in steps:
            self._scroll_by(steps[key.key])
        else:
            return False
        return True

    def _scroll_by(self, dy: float) -> None:
        scroll = max(0.0, min(self._overflow, self._scroll + dy))
        if scroll != self._scroll:
            self._scroll = scroll
            self.change()


def button(key: str, caption: str, primary: bool = False, icon: str = "") -> Control:
    """A dialog's button, whose box the dialog gives."""
    style = Style.PRIMARY if primary else Style.QUIET
    return Control(key, caption, Box(0, 0, 0, 0), style=style, caption=caption, icon=icon)
