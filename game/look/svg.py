"""Drawing the game's SVGs at an exact pixel size, kept in one cache bounded by bytes.

The artwork lives in `assets/art`. nanosvg draws it, which knows neither `currentColor` nor `<use>`: the colour is put
in by text before drawing, and parts that repeat are turned or mirrored as surfaces by whoever needs them.
"""

from __future__ import annotations

import io
import re
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path

import pygame

from game.look.theme import Colour

ART = Path(__file__).resolve().parents[2] / "assets" / "art"

_BYTES_KEPT = 40_000_000
_USE = re.compile(r'<use href="../parts/([a-z-]+).svg#art"([^>]*)/>')
_MOOD = re.compile(r'data-mood="([a-z ]+)" display="none"')


class Shelf:
    """Surfaces by key, the least lately used dropped first once they hold more than `limit` bytes."""

    def __init__(self, limit: int = _BYTES_KEPT) -> None:
        self._limit = limit
        self._held: OrderedDict[object, pygame.Surface] = OrderedDict()
        self.weight = 0

    def get(self, key: object) -> pygame.Surface | None:
        """The surface kept under `key`, now the most lately used."""
        surface = self._held.get(key)
        if surface is not None:
            self._held.move_to_end(key)
        return surface

    def put(self, key: object, surface: pygame.Surface) -> pygame.Surface:
        """Keep `surface` and return it; one larger than the whole limit is kept alone."""
        if key in self._held:
            self.weight -= _weight(self._held.pop(key))
        self._held[key] = surface
        self.weight += _weight(surface)
        while self.weight > self._limit and len(self._held) > 1:
            self.weight -= _weight(self._held.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self.weight = 0

    def __len__(self) -> int:
        return len(self._held)


@lru_cache(maxsize=256)
def source(name: str) -> str:
    """The text of `assets/art/NAME.svg`, with the parts it uses put in."""
    return _USE.sub(_part, (ART / f"{name}.svg").read_text(encoding="utf-8"))


def _part(found: re.Match[str]) -> str:
    text = source(f"parts/{found[1]}")
    return f"<g{found[2]}>{text[text.index('<g id=') : text.rindex('</svg>')]}</g>"


def in_mood(text: str, mood: str) -> str:
    """An SVG with the groups marked for `mood` shown; groups for other moods stay hidden."""
    return _MOOD.sub(lambda found: "" if mood in found[1].split() else found[0], text)


def tinted(text: str, colour: Colour) -> str:
    """An SVG with `currentColor` made `colour`."""
    return text.replace("currentColor", css(colour))


def css(colour: Colour) -> str:
    """A colour as SVG writes it."""
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


def drawn(text: str, width: int, height: int) -> pygame.Surface:
    """An SVG drawn as large as fits `width` by `height` device px and centred there, on a clear ground."""
    picture = pygame.image.load_sized_svg(stream(text), (max(1, width), max(1, height)))
    if picture.get_size() != (width, height):
        sheet = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
        sheet.blit(picture, ((width - picture.get_width()) // 2, (height - picture.get_height()) // 2))
        picture = sheet
    return ready(picture)


def stream(text: str) -> io.BytesIO:
    """An SVG's text as a file that pygame reads."""
    return io.BytesIO(text.encode())


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the display's own format, so that it blits quickly; as it is while there is no display."""
    return surface.convert_alpha() if pygame.display.get_surface() is not None else surface


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
