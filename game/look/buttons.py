"""Draws the controls: buttons of every style, rows of a list, sliders, and what is written on them."""

from __future__ import annotations

from game.look import captions, rows, text
from game.look.controls import Control, Style
from game.look.forms import Field, Slider
from game.look.layout import AIR, GAP, ICON, TARGET, Box, SliderRow
from game.look.paint import Align, Brush
from game.look.pictures import Icon
from game.look.theme import Colour, Radius, Type

_NOTE_SHARE = 0.42  # how much of a button's height its note takes
_STACKED_LINE_H = 14.0
_MOST_STACKED = 2
_LEAST_ICON = 16.0
_ICON_AIR = 0.12  # of an icon, what is empty above what is seen of it
_ARROW = 0.75  # of an icon, an arrow beside a value
_TRACK_H, _KNOB = 8.0, 22.0


def draw_button(brush: Brush, control: Control, held: bool = False, hovered: bool = False) -> None:
    """A control as its style wants it."""
    if control.style is Style.UNSEEN:
        return
    c = brush.colours
    if control.style is Style.ICON:
        brush.fill(control.box.inset(AIR), c.night, Radius.BUTTON.value, 150 if hovered or held else 90)
        brush.icon(control.icon, control.box, c.chalk)
        return
    if control.style is Style.FIELD:
        brush.fill(control.box.inset(0, 3), c.card, Radius.BUTTON.value, edge=c.ink_soft)
        return
    if control.style is Style.ROW:
        _row(brush, control, hovered or held)
        return
    if control.style is Style.PRIMARY:
        ground = c.button_off if control.disabled else c.button_down if held else c.button_lit if hovered else c.button
        ink = c.button_off_text if control.disabled else c.button_text
    else:
        ground = c.wall_lit if (hovered or held) and not control.disabled else c.quiet
        ink = c.chalk_soft if control.disabled else c.quiet_text
    down = 1.0 if held and not control.disabled else 0.0
    box = control.box if control.box.w > TARGET else control.box.inset(AIR)
    box = box.moved(0, down)
    shadow = 0 if control.disabled else 90
    brush.fill(box.moved(0, 2.0 - down), c.night, Radius.BUTTON.value, shadow)
    brush.fill(box, ground, Radius.BUTTON.value)
    _label(brush, control, box, ink)


def draw_written(brush: Brush, field: Field, box: Box) -> None:
    """What stands in a field, where no page draws it."""
    colour = brush.colours.ink if field.text else brush.colours.ink_soft
    brush.text(field.text or field.hint, box.inset(2 * GAP, 0), Type.BODY, colour, Align.LEFT)


def _row(brush: Brush, control: Control, lit: bool) -> None:
    """A row of a list."""
    c, box = brush.colours, control.box
    brush.rule(box)
    if lit:
        brush.fill(box.inset(-GAP / 2, 2), c.paper_shade, GAP)
    parts = rows.parts(box, control.caption, brush.window)
    _words_of_row(brush, control.caption, parts.label, Type.BODY, Align.LEFT)
    back, onward, size = parts.back, parts.onward, ICON * _ARROW
    brush.icon(Icon.LEFT, Box(back.x + GAP, back.y, size, back.h), c.ink_soft, size)
    brush.icon(Icon.RIGHT, Box(onward.right - GAP - size, onward.y, size, onward.h), c.ink_soft, size)
    if isinstance(control.form, Slider):
        _slider(brush, control.form, SliderRow.of(parts.value, brush.window.text), lit, control.disabled)
        return
    fits = brush.window.text > 1.0 or brush.width(control.value, Type.BOLD) <= parts.value.w
    _words_of_row(brush, control.value, parts.value, Type.BOLD if fits else Type.LABEL, Align.CENTRE)


def _words_of_row(brush: Brush, words: str, box: Box, role: Type, align: Align) -> None:
    """A label or a value in the middle of its box's height: on one line, or where words are large on several."""
    if brush.window.text == 1.0:
        brush.text(words, box, role, brush.colours.ink, align)
    else:
        middle = box.centred(box.w, brush.paragraph_height(words, box.w, role))
        brush.paragraph(words, middle, role, brush.colours.ink, align)


def _slider(brush: Brush, slider: Slider, parts: SliderRow, lit: bool, disabled: bool) -> None:
    """A number on its track: what lies below it is filled."""
    c, track = brush.colours, parts.track
    share = (slider.value - slider.least) / max(1, slider.most - slider.least)
    line, knob = Box(track.x, track.cy - _TRACK_H / 2, track.w, _TRACK_H), _KNOB + (2.0 if lit else 0.0)
    brush.fill(line, c.paper if lit else c.paper_shade, _TRACK_H / 2, edge=c.ink_soft)
    if share > 0:
        brush.fill(Box(line.x, line.y, line.w * share, line.h), c.ink_soft, _TRACK_H / 2)
    middle = Box(track.x + track.w * share, track.cy, 0.0, 0.0)
    brush.fill(middle.inset(-knob / 2), c.button_off if disabled else c.button, knob / 2, edge=c.ink)
    brush.text(str(slider.value), parts.number, Type.BOLD, c.ink_soft if disabled else c.ink)


def _label(brush: Brush, control: Control, box: Box, ink: Colour) -> None:
    """Icon and caption: side by side where they fit, else the caption small under the icon, else the icon alone. The
    button that is most likely pressed leaves its icon out instead."""
    alike = (control.caption, *control.like)
    if control.note:
        above = Box(box.x, box.y + GAP / 2, box.w, (box.h - GAP) * _NOTE_SHARE)
        brush.text(control.note, above.inset(GAP / 2, 0), Type.TINY, ink)
        box = Box(box.x, above.bottom, box.w, box.bottom - GAP / 2 - above.bottom)
    width = min(box.w, control.as_wide)
    room = Box(box.x, box.y, captions.room(width, True), box.h)
    role = captions.role_for(alike, width, True, brush.scale)
    alone = captions.role_for(alike, box.w, False, brush.scale)
    if not control.icon or (control.style is Style.PRIMARY and role is None and alone is not None):
        brush.text(control.caption, box.inset(GAP / 2, 0), alone or captions.ROLES[-1], ink, like=control.like)
        return
    if control.style is not Style.STACKED and role is not None:
        wide = brush.text_width(control.caption, room, role, control.like)
        left = box.cx - (ICON + GAP + wide + brush.icon_air(control.icon)) / 2  # in the middle is what is seen
        brush.icon(control.icon, Box(left, box.y, ICON, box.h), ink)
        words = Box(left + ICON + GAP, box.y, room.w, box.h)
        brush.text(control.caption, words, role, ink, Align.LEFT, like=control.like)
        return
    _stacked(brush, control, box, ink)


def _stacked(brush: Brush, control: Control, box: Box, ink: Colour) -> None:
    """The caption under the icon, on two lines if need be; the icon alone where even so one of its like is cut."""
    room = box.w - GAP / 2
    lines = [text.wrap(caption, Type.TINY, brush.window.px(room), brush.scale) for caption in control.like]
    own = text.wrap(control.caption, Type.TINY, brush.window.px(room), brush.scale)
    most = max(map(len, (own, *lines)))
    line_h = min(brush.window.grown(_STACKED_LINE_H), box.h * 0.52 / most)
    size = min(ICON, box.h * 0.48, max(_LEAST_ICON, box.h - most * line_h - 6))
    words = tuple(dict.fromkeys((*own, *(word for broken in lines for word in broken))))
    broken_word = any(" ".join(parts) not in (control.caption, *control.like) for parts in (own, *lines))
    if broken_word or size + most * line_h > box.h or most > _MOST_STACKED:
        brush.icon(control.icon, box, ink)
        return
    gap = (box.h - size * (1 + _ICON_AIR) - most * line_h) / 2
    brush.icon(control.icon, Box(box.x, box.y + gap, box.w, size), ink, size)
    under = box.y + gap + size + (most - len(own)) * line_h / 2
    for i, line in enumerate(own):
        at = Box(box.x, under + i * line_h, box.w, line_h).inset(GAP / 4, 0)
        brush.text(line, at, Type.TINY, ink, like=words)
