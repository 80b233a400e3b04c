"""Small pictures between the words of a sheet: cards, friends with what they get, signs, and keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate

from game.look import pictures, text
from game.look.cards import CardArt, Face
from game.look.controls import Control, Tag
from game.look.layout import GAP, Box, Window, row
from game.look.paint import Brush, paragraph_height
from game.look.pictures import Icon, Mark, Mood, Who
from game.look.table_layout import CARD_RATIO
from game.look.theme import Palette, Radius, Type
from game.rules.cards import Card
from game.screens.blocks import Block
from game.screens.fold import Piece

_CARD_W = 58.0
_CAPTION_H = 20.0
_CAPTION_W = 64.0  # the room that a caption wants
_APART = 7.0  # the least air between two captions
_LEAST_CARD = 28.0
_FACE = 52.0
_SIGN = 22.0
_SIGN_ROW_H = 32.0
_KEY_ROW_H = 32.0
_KEYS_W = 132.0
_TWO_FROM = 560.0  # from this width a table of signs or keys stands in two columns


@lru_cache(maxsize=4)
def pack(size: tuple[int, int], face: Face, scale: float, colours: Palette) -> CardArt:
    """The cards at a size in device pixels, kept for the last few sizes."""
    return CardArt(size, face, scale, colours)


def draw_card(brush: Brush, art: CardArt, card: Card, box: Box) -> None:
    """A card with its shadow, at the corner of a box."""
    x, y = brush.window.rect(box)[:2]
    dx, dy = art.shadow_offset
    brush.surface.blit(art.shadow(), (x + dx, y + dy))
    brush.surface.blit(art.face(card), (x, y))


@dataclass(frozen=True)
class Cards(Block):
    """Cards in a row with a word under each; one may be ringed."""

    cards: Sequence[tuple[Card, str]]
    face: Face
    ringed: Card | None = None
    largest: float = _CARD_W

    def within(self, height: float) -> Cards:
        """The same, no taller than this."""
        return replace(self, largest=min(self.largest, (height - _CAPTION_H - GAP) / CARD_RATIO))

    def height(self, width: float, window: Window) -> float:
        return self._card_w(width, window) * CARD_RATIO + window.grown(_CAPTION_H) + GAP

    def draw(self, brush: Brush, box: Box) -> None:
        w, others = self._card_w(box.w, brush.window), tuple(caption for _, caption in self.cards)
        art = pack((brush.window.px(w), brush.window.px(w * CARD_RATIO)), self.face, brush.scale, brush.colours)
        role, columns = self._columns(brush, box, w)
        for (card, caption), column in zip(self.cards, columns, strict=True):
            place = Box(column.cx - w / 2, box.y + GAP / 2, w, w * CARD_RATIO)
            draw_card(brush, art, card, place)
            if card == self.ringed:
                brush.ring(place.inset(-3), brush.colours.ink_green, Radius.MARK.value + 4)
            under = Box(column.x, place.bottom + 4, column.w, brush.window.grown(_CAPTION_H))
            brush.text(caption, under, role, brush.colours.ink_soft, like=others)

    def _columns(self, brush: Brush, box: Box, card_w: float) -> tuple[Type, list[Box]]:
        """The size of the words, and a column for each card: all alike, or as wide as card and word need."""
        step = self._step(box.w)
        roles = (Type.LABEL, Type.TINY)
        for role in roles:
            if all(brush.width(caption, role) + _APART <= step for _, caption in self.cards):
                return role, row(box.centred(step * len(self.cards), box.h), len(self.cards), 0.0)
        needs = [max(card_w, brush.width(caption, roles[-1]) + 1) for _, caption in self.cards]
        gap = (box.w - sum(needs)) / max(1, len(needs) - 1)
        starts = accumulate((need + gap for need in needs[:-1]), initial=box.x)
        return roles[-1], [Box(x, box.y, need, box.h) for x, need in zip(starts, needs, strict=True)]

    def _step(self, width: float) -> float:
        return min(max(self.largest * 1.4 + GAP, _CAPTION_W), width / len(self.cards))

    def _card_w(self, width: float, window: Window) -> float:
        """The cards' width: smaller where the words below would run into each other."""
        card = min(self.largest, self._step(width) - GAP)
        said = [text.measure(caption, Type.TINY, window.dpr)[0] / window.dpr for _, caption in self.cards]
        room = width - _APART * (len(said) - 1)
        while card > _LEAST_CARD and sum(max(card, each) for each in said) > room:
            card -= 1.0
        return card


@dataclass(frozen=True)
class Friends(Block):
    """Friends in a row, each under an arrow, with a word below: where passed cards go."""

    friends: Sequence[tuple[Icon, Who, str]]
    face: float = _FACE

    def within(self, height: float) -> Friends:
        """The same, no taller than this."""
        return replace(self, face=min(self.face, height - _SIGN - _CAPTION_H - 1.5 * GAP))

    def height(self, width: float, window: Window) -> float:
        return _SIGN + GAP / 2 + self.face + window.grown(_CAPTION_H) + GAP

    def draw(self, brush: Brush, box: Box) -> None:
        step = min(_FACE * 2, box.w / len(self.friends))
        x = box.cx - step * len(self.friends) / 2
        for i, (arrow, who, caption) in enumerate(self.friends):
            column = Box(x + i * step, box.y, step, box.h)
            brush.icon(arrow, Box(column.x, column.y, step, _SIGN), brush.colours.ink_soft, _SIGN)
            place = Box(column.cx - self.face / 2, column.y + _SIGN + GAP / 2, self.face, self.face)
            face = pictures.portrait(who, Mood.PLEASED, brush.window.px(self.face))
            brush.surface.blit(face, brush.window.rect(place)[:2])
            under = Box(column.x, place.bottom + 4, step, brush.window.grown(_CAPTION_H))
            brush.text(caption, under, Type.LABEL, brush.colours.ink_soft)


@dataclass(frozen=True)
class Signs(Block):
    """The marks of the table and what they mean, in one column or two."""

    signs: Sequence[tuple[Mark, str]]

    def height(self, width: float, window: Window) -> float:
        return sum(self._heights(width, window))

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        yield from _row_pieces(self._heights(width, window))

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("", ". ".join(meaning for _, meaning in self.signs) + ".", box, Tag.TEXT)

    def draw(self, brush: Brush, box: Box) -> None:
        colours = brush.colours
        tints = {Mark.BROKEN_HEART: colours.ink_red, Mark.RECEIVED: colours.received}
        heights = self._heights(box.w, brush.window)
        for (mark, meaning), cell in zip(self.signs, _cells(box, len(self.signs), heights), strict=True):
            brush.icon(mark, Box(cell.x, cell.y, _SIGN + GAP, cell.h), tints.get(mark, colours.ink), _SIGN)
            said = Box(cell.x + _SIGN + 2 * GAP, cell.y, cell.w - _SIGN - 2 * GAP, cell.h)
            tall = brush.paragraph_height(meaning, said.w, Type.BODY)
            brush.paragraph(meaning, said.centred(said.w, tall), Type.BODY, colours.ink)

    def _heights(self, width: float, window: Window) -> list[float]:
        room = _cell_w(width, window) - _SIGN - 2 * GAP
        return _row_heights([meaning for _, meaning in self.signs], _SIGN_ROW_H, room, width, window)


@dataclass(frozen=True)
class Keys(Block):
    """Keys and what they do, in one column or two."""

    rows: Sequence[tuple[tuple[str, ...], str]]

    def height(self, width: float, window: Window) -> float:
        return sum(self._heights(width, window))

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        yield from _row_pieces(self._heights(width, window))

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        for (keys, meaning), cell in zip(
            self.rows, _cells(box, len(self.rows), self._heights(box.w, window)), strict=True
        ):
            yield Control("", f"{' or '.join(keys)}: {meaning}", cell, Tag.TEXT)

    def draw(self, brush: Brush, box: Box) -> None:
        colours, larger = brush.colours, brush.window.text
        heights = self._heights(box.w, brush.window)
        for (keys, meaning), cell in zip(self.rows, _cells(box, len(self.rows), heights), strict=True):
            x = cell.x
            tall = _KEY_ROW_H * larger - 7
            for key in keys:
                wide = max(brush.width(key, Type.LABEL, larger) + 2 * GAP, 28.0)
                cap = Box(x, cell.y + 3, wide, tall)
                brush.fill(cap.moved(0, 2), colours.paper_line, Radius.MARK.value)
                brush.fill(cap, colours.card, Radius.MARK.value, edge=colours.paper_line)
                brush.text(key, cap, Type.LABEL, colours.ink)
                x += wide + GAP / 2
            if self._is_stacked(brush.window):
                said = Box(cell.x, cell.y + tall + 5, cell.w, cell.h)
            else:
                start = cell.x + _keys_w(brush.window)
                beside = Box(start, cell.y, cell.right - start, cell.h)
                said = beside.centred(beside.w, brush.paragraph_height(meaning, beside.w, Type.BODY))
            brush.paragraph(meaning, said, Type.BODY, colours.ink)

    @staticmethod
    def _is_stacked(window: Window) -> bool:
        """Whether what a key does stands under it: large words have no room beside."""
        return window.text > _STACKED_FROM

    def _heights(self, width: float, window: Window) -> list[float]:
        cell, meanings = _cell_w(width, window), [meaning for _, meaning in self.rows]
        if self._is_stacked(window):
            below = _row_heights(meanings, 0.0, cell, width, window)
            return [_KEY_ROW_H * window.text + each + GAP for each in below]
        return _row_heights(meanings, _KEY_ROW_H, cell - _keys_w(window), width, window)


_STACKED_FROM = 1.25


def _row_pieces(heights: Sequence[float]) -> Iterator[Piece]:
    """Rows of these heights, each best seen whole."""
    tops = accumulate(heights, initial=0.0)
    return (Piece(top, top + height) for top, height in zip(tops, heights, strict=False))


def _keys_w(window: Window) -> float:
    """The room that keys take before what they do."""
    return window.grown(_KEYS_W)


def _cell_w(width: float, window: Window) -> float:
    """The width of a cell of a table in one column or two."""
    across = _across(width, window)
    return (width - (across - 1) * 2 * GAP) / across


def _across(width: float, window: Window) -> int:
    return 2 if width >= window.grown(_TWO_FROM) else 1


def _row_heights(said: Sequence[str], least: float, room: float, width: float, window: Window) -> list[float]:
    """The heights of a table's rows: `least`, or more where words in so much room take several lines."""
    heights = [max(window.grown(least), paragraph_height(each, room, Type.BODY, window)) for each in said]
    down = -(-len(heights) // _across(width, window))
    return [max(heights[i::down]) for i in range(down)]


def _cells(box: Box, count: int, heights: Sequence[float]) -> list[Box]:
    """Cells with rows of these heights that fill a box column by column."""
    down = len(heights)
    across = -(-count // down)
    wide = (box.w - (across - 1) * 2 * GAP) / across
    tops = [box.y + sum(heights[:i]) for i in range(down)]
    return [Box(box.x + (i // down) * (wide + 2 * GAP), tops[i % down], wide, heights[i % down]) for i in range(count)]
