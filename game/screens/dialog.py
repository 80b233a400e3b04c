"""A sheet of paper over the screen beneath: a heading, something to read that scrolls if it must, and buttons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from game.look.controls import Control, Mirror, Style, Tag, by_id
from game.look.inputs import Focus, Input, Key, Pointer, Press, Wheel
from game.look.layout import GAP, READING_W, Box
from game.look.paint import Align, Brush, line_count, paragraph_height
from game.look.theme import Type
from game.screens import button_lines
from game.screens.button_lines import in_lines
from game.screens.fold import Piece, air_at_the_end, fold, is_torn
from game.screens.screen import Screen

if TYPE_CHECKING:
    from game.screens.app import App

_PAD, _LOW_PAD = 20.0, 10.0
_HEADING_H, _LOW_HEADING_H = 44.0, 30.0
_EDGE, _LOW_EDGE = 18.0, 14.0
_FOLD_H, _LOW_FOLD_H = 20.0, 14.0  # the strip above the buttons whose sign says that there is more
_SIGN_W, _SIGN_H, _SIGN_AT = 30.0, 6.0, 0.15
_LOW = 440.0  # windows lower than this get the low measures
_KEY_STEP = 60.0
_THUMB_W = 4.0
_SIDE_BY_SIDE = 150.0  # the least width of a button that stands beside another
DRAG_FROM = 8.0
"""How far a pointer wanders, in CSS pixels, before it drags what is under it."""


class _Measure(NamedTuple):
    """A sheet's width, its lines of buttons, all the content's height and how much of it shows, and the room below
    that; and whether something goes on beyond what shows while it isn't scrolled."""

    width: float
    lines: list[list[Control]]
    content: float
    shown: float
    gap: float
    is_torn: bool


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

    def content_pieces(self, width: float) -> Iterable[Piece]:
        """What of the content is best seen whole, at this width."""
        return ()

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
        window = self.app.window
        one = (_LOW_HEADING_H if self.is_low else _HEADING_H) * window.heading_text
        tall = paragraph_height(self.heading, self._heading_w, Type.SUBHEAD, window, window.heading_text)
        return max(one, tall + GAP) if self._is_heading_wrapped else one

    @property
    def _heading_w(self) -> float:
        return min(self.app.window.safe.w - 2 * GAP, self.width) - 2 * self.pad

    @property
    def _is_heading_wrapped(self) -> bool:
        """Whether the heading takes several lines, for it not to be smaller than the headings in the content."""
        window = self.app.window
        if window.text == 1.0 or self.is_low:
            return False
        return line_count(self.heading, self._heading_w, Type.SUBHEAD, window, window.heading_text) > 1

    @property
    def _measured(self) -> _Measure:
        """How the sheet's height is shared out."""
        width, lines, room = self._room
        inner = width - 2 * self.pad
        content = self.content_height(inner)
        if content < room - self.pad / 2 + 1.0:
            shown = min(content, room - self.pad / 2)
            return _Measure(width, lines, content, shown, min(self.pad, room - shown), is_torn=False)
        pieces = list(self.content_pieces(inner))
        shown = fold(pieces, self.folded_room)
        content += air_at_the_end(pieces, content - shown)
        return _Measure(width, lines, content, shown, self._strip, is_torn(pieces, shown))

    @property
    def _room(self) -> tuple[float, list[list[Control]], float]:
        """The sheet's width, its lines of buttons, and the height that these and the heading leave at most."""
        safe = self.app.window.safe.inset(GAP)
        width = min(safe.w, self.width)
        lines = in_lines(self.buttons(), width - 2 * self.pad, self.app.window, self.columns(width))
        return width, lines, safe.h - 2 * self.pad - self.heading_h - button_lines.height(len(lines))

    @property
    def _strip(self) -> float:
        """The room below content that goes on, for the sign that says so."""
        return _LOW_FOLD_H if self.is_low else _FOLD_H

    @property
    def folded_room(self) -> float:
        """How much shows at most of content that is too tall."""
        return max(0.0, self._room[2] - self._strip)

    @property
    def box(self) -> Box:
        """The sheet of paper."""
        measured = self._measured
        tall = button_lines.height(len(measured.lines))
        wanted = 2 * self.pad + self.heading_h + measured.shown + measured.gap + tall
        return self.app.window.safe.inset(GAP).centred(measured.width, wanted)

    @property
    def content_box(self) -> Box:
        """Where the content shows."""
        box, shown = self.box, self._measured.shown
        return Box(box.x + self.pad, box.y + self.pad + self.heading_h, box.w - 2 * self.pad, shown)

    @property
    def _overflow(self) -> float:
        measured = self._measured
        overflow = measured.content - measured.shown
        return overflow if overflow >= 1.0 else 0.0

    @property
    def _scrolled(self) -> Box:
        """The whole content, as far as it is scrolled."""
        content, overflow = self.content_box, self._overflow
        self._scroll = max(0.0, min(overflow, self._scroll))
        return Box(content.x, content.y - self._scroll, content.w, content.h + overflow)

    def columns(self, width: float) -> int:
        """How many buttons may stand side by side: all where they fit, two where the window is low, else one."""
        count = max(1, len(self.buttons()))
        if (width - 2 * self.pad) / count >= self.app.window.grown(_SIDE_BY_SIDE):
            return count
        return 2 if self.is_low and count > 2 else 1

    # -- the screen

    def make_controls(self) -> list[Control]:
        box, lines = self.box, self._measured.lines
        tall = button_lines.height(len(lines))
        area = Box(box.x + self.pad, box.bottom - self.pad - tall, box.w - 2 * self.pad, tall)
        in_order = -1 if len(lines) == 1 else 1  # side by side, the likeliest stands at the right
        buttons = button_lines.placed([line[::in_order] for line in lines], area)
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
            *(replace(button, inside="dialog") for button in buttons[::in_order]),
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
        self._draw_heading(brush, Box(box.x + self.pad, box.y + self.pad - 4, box.w - 2 * self.pad, self.heading_h))
        brush.surface.set_clip(brush.window.rect(content.inset(-GAP / 2, 0)))  # a lit row is wider than its words
        self.draw_content(brush, self._scrolled)
        self._draw_buttons(brush, inside=True)
        brush.surface.set_clip(None)
        if self._overflow > 0:
            self._draw_edges(brush, content)
            self._draw_thumb(brush, content, self._overflow)

    def _draw_heading(self, brush: Brush, box: Box) -> None:
        if self._is_heading_wrapped:
            brush.paragraph(self.heading, box, Type.SUBHEAD, brush.colours.ink, Align.CENTRE, brush.window.heading_text)
            return
        smaller = (Type.SUBHEAD, Type.SMALL_HEAD)
        roles = smaller if self.is_low else (Type.HEADING, *smaller)
        role = next((each for each in roles if brush.width(self.heading, each) <= box.w), roles[-1])
        brush.text(self.heading, box, role, brush.colours.ink)

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
            if self._scroll > 0 or self._measured.is_torn:
                brush.fade(Box(content.x, content.bottom - edge, content.w, edge), paper, upward=False)
            above = content.bottom + _SIGN_AT * (self._strip - _SIGN_H)  # clear of a button's focus ring
            brush.onward(Box(content.cx - _SIGN_W / 2, above, _SIGN_W, _SIGN_H), brush.colours.ink_soft)

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
            fades = self._scroll > 0 or self._measured.is_torn
            clear = self.content_box.inset(0, self._edge if fades else 0.0)
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
