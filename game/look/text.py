"""Setting words: fonts, measuring, wrapping and rendered lines, all kept in bounded caches.

Sizes come from the theme's roles in CSS px and are multiplied by `px_scale`, the device pixels in one CSS px (times the
player's text size, where a screen offers one). Surfaces that come back are shared: blit them, never draw on them.
"""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path

import pygame

from game.look.theme import Colour, Type, Typeface

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
ELLIPSIS = "…"

_UNKNOWN = "·"
_PARTING = "·"  # between parts of a sentence; a line's end parts them as well
_LATIN = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) | frozenset("–—‘’‚“”„•…−′″‹›⁄ıŒœ")
_EXTENDED = frozenset(map(chr, range(0x100, 0x180))) - frozenset("ĲĳŉŊŋſ")
_PLAIN = {"Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t"}
_SMALLEST_PX = 6
_LINES_KEPT = 600
_BYTES_KEPT = 12_000_000
_MOST_EVENED = 4  # lines of a paragraph that are made alike in length
_LEAST_LAST = 0.3  # the share of the width that the last line takes at least, of lines that need not be even
_NEARLY = 0.03  # the share of the width to which the narrowest one is sought

_Key = tuple[str, Typeface, int, Colour]
_lines: OrderedDict[_Key, pygame.Surface] = OrderedDict()
_bytes_held = 0


@lru_cache(maxsize=48)
def face(typeface: Typeface, size_px: int) -> pygame.font.Font:
    """An opened face at a size in device px."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(FONTS / typeface.value, max(_SMALLEST_PX, size_px))


def size_px(role: Type, px_scale: float) -> int:
    """The device-px size of a role."""
    return max(_SMALLEST_PX, round(role.size * px_scale))


def font(role: Type, px_scale: float = 1.0) -> pygame.font.Font:
    """The opened font of a role."""
    return face(role.typeface, size_px(role, px_scale))


def letters(typeface: Typeface) -> frozenset[str]:
    """The letters a face was cut to (see `assets/fonts/make.py`)."""
    return _LATIN if typeface is Typeface.DISPLAY else _LATIN | _EXTENDED


@lru_cache(maxsize=512)
def spell(text: str, typeface: Typeface = Typeface.TEXT) -> str:
    """`text` in letters the face has: an unknown accented letter loses its accent, anything else becomes a dot."""
    if text.isascii():
        return text
    known = letters(typeface)
    out = []
    for letter in unicodedata.normalize("NFC", text):
        base = letter if letter in known else _PLAIN.get(letter, unicodedata.normalize("NFKD", letter)[0])
        out.append(base if base in known else _UNKNOWN)
    return "".join(out)


def render(text: str, role: Type, colour: Colour, px_scale: float = 1.0) -> pygame.Surface:
    """One line of text on a clear ground, anti-aliased."""
    return render_px(text, role.typeface, size_px(role, px_scale), colour)


def render_px(text: str, typeface: Typeface, size: int, colour: Colour) -> pygame.Surface:
    """One line of text at a given device-px size, for drawings whose size is not a role (card indices, icons)."""
    global _bytes_held
    key = (text, typeface, size, colour)
    line = _lines.get(key)
    if line is not None:
        _lines.move_to_end(key)
        return line
    line = face(typeface, size).render(spell(text, typeface), True, colour)
    if pygame.display.get_surface() is not None:
        line = line.convert_alpha()
    _lines[key] = line
    _bytes_held += _weight(line)
    while len(_lines) > _LINES_KEPT or (_bytes_held > _BYTES_KEPT and len(_lines) > 1):
        _, dropped = _lines.popitem(last=False)
        _bytes_held -= _weight(dropped)
    return line


def measure(text: str, role: Type, px_scale: float = 1.0) -> tuple[int, int]:
    """Width and height in device px that `render` would give."""
    return font(role, px_scale).size(spell(text, role.typeface))


def line_step(role: Type, px_scale: float = 1.0) -> int:
    """Distance between the tops of two wrapped lines, in device px."""
    return max(font(role, px_scale).get_height(), round(role.size * role.line_height * px_scale))


@lru_cache(maxsize=256)
def wrap(text: str, role: Type, width_px: int, px_scale: float = 1.0, even: bool = True) -> tuple[str, ...]:
    """`text` broken into lines no wider than `width_px`; a newline starts a new line, an over-long word is cut.

    The lines of a short paragraph are of like length if they are to be `even`, and else as full as can be; either way
    none is left with a lone word, none ends in a lone letter, and they are as many.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        broken = _filled(paragraph, role, width_px, px_scale)
        if len(broken) > 1:
            alike = even and len(broken) <= _MOST_EVENED
            broken = (_evened if alike else _ended)(paragraph, broken, role, width_px, px_scale)
        lines += (line.removesuffix(f" {_PARTING}").removeprefix(f"{_PARTING} ") for line in broken)
    return tuple(lines)


def _filled(paragraph: str, role: Type, width_px: int, px_scale: float) -> list[str]:
    """A paragraph in lines that are each as full as can be."""
    lines: list[str] = []
    line = ""
    for word in paragraph.split(" "):
        longer = f"{line} {word}" if line else word
        if measure(longer, role, px_scale)[0] <= width_px:
            line = longer
            continue
        before, _, last = line.rpartition(" ")
        together = f"{last} {word}"
        if before and len(last) == 1 and last.isalpha() and measure(together, role, px_scale)[0] <= width_px:
            lines.append(before)
            line = together
            continue
        if line:
            lines.append(line)
        *whole, line = _cut(word, role, width_px, px_scale)
        lines.extend(whole)
    return [*lines, line]


def _ended(paragraph: str, full: list[str], role: Type, width_px: int, px_scale: float) -> list[str]:
    """As many lines as the `full` ones, narrowed no more than the last one needs to be seen as a line."""
    width = width_px
    while measure(full[-1], role, px_scale)[0] < _LEAST_LAST * width_px:
        width -= max(1, round(_NEARLY * width_px))
        lines = _filled(paragraph, role, width, px_scale)
        if width <= 0 or len(lines) > len(full):
            break
        full = lines
    return full


def _evened(paragraph: str, full: list[str], role: Type, width_px: int, px_scale: float) -> list[str]:
    """As many lines as the `full` ones, in the narrowest width that takes no more."""
    too_narrow = max(measure(word, role, px_scale)[0] for word in paragraph.split(" ")) - 1
    wide_enough = width_px
    while wide_enough - too_narrow > max(1.0, _NEARLY * width_px):
        width = (too_narrow + wide_enough) // 2
        lines = _filled(paragraph, role, width, px_scale)
        if len(lines) > len(full):
            too_narrow = width
        else:
            full, wide_enough = lines, width
    return full


def ellipsis(text: str, role: Type, width_px: int, px_scale: float = 1.0) -> str:
    """`text`, or as much of it as fits `width_px` followed by an ellipsis."""
    if measure(text, role, px_scale)[0] <= width_px:
        return text
    short, long = 0, len(text)
    while short < long:
        middle = (short + long + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS, role, px_scale)[0] <= width_px:
            short = middle
        else:
            long = middle - 1
    return text[:short].rstrip() + ELLIPSIS


def clear() -> None:
    """Forget every rendered line (fonts stay open): for a change of pixel ratio."""
    global _bytes_held
    _lines.clear()
    _bytes_held = 0


def _cut(word: str, role: Type, width_px: int, px_scale: float) -> list[str]:
    """A word in pieces that fit; at least one letter a piece, so it always ends."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure(pieces[-1] + letter, role, px_scale)[0] > width_px:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
