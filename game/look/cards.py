"""Playing cards drawn at an exact pixel size: 52 faces, a back, dimmed faces and the soft shadow beneath them.

A card is composed: the paper and its edge, suit marks and court figures from SVG, the index from the display face. Each
piece is drawn once for a size and each face once it is asked for. The index is sized in CSS px, so that it is read on a
narrow strip of a fanned card on any screen; what is left decides between pips and a plain large mark.
"""

from __future__ import annotations

from enum import Enum

import pygame

from game.look import svg, text
from game.look.pips import PLACES, Plan
from game.look.theme import DIMMED_CARD, LAMPLIGHT, Colour, Palette, Typeface

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUIT_MARKS = ("marks/clubs", "marks/diamonds", "marks/spades", "marks/hearts")
SUIT_LETTERS = "CDSH"
_JACK, _ACE = 9, 12


class Face(Enum):
    """How card faces are printed."""

    CLASSIC = "classic"
    LARGE_PRINT = "large print"
    FOUR_COLOUR = "four-colour"


class CardArt:
    """The pack at one size. Surfaces that come back are shared: blit them, never draw on them.

    `size_px` is in device px (5:7 looks best), `px_scale` the device pixels in one CSS px.
    """

    def __init__(
        self,
        size_px: tuple[int, int],
        face: Face = Face.CLASSIC,
        px_scale: float = 1.0,
        colours: Palette = LAMPLIGHT,
    ) -> None:
        self.size = size_px
        self.plan = Plan.of(size_px, px_scale, face is Face.LARGE_PRINT)
        self._colours = colours
        self._inks = colours.four_suits if face is Face.FOUR_COLOUR else colours.suits
        self._shelf = svg.Shelf()

    def face(self, card: int) -> pygame.Surface:
        """The face of a card, 0..51 (suit * 13 + rank; clubs, diamonds, spades, hearts; two first, ace last)."""
        return self._shelf.get(card) or self._shelf.put(card, self._printed(card))

    def dimmed(self, card: int) -> pygame.Surface:
        """The face of a card out of the lamplight: one that cannot be played now."""
        key = ("dim", card)
        found = self._shelf.get(key)
        if found is None:
            found = self.face(card).copy()
            found.fill((*DIMMED_CARD, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._shelf.put(key, found)
        return found

    def back(self) -> pygame.Surface:
        """The back that all cards share."""
        return self._shelf.get("back") or self._shelf.put("back", self._back())

    def shadow(self) -> pygame.Surface:
        """The soft shadow of a card: blit it at the card's corner plus `shadow_offset`, before the card."""
        return self._shelf.get("shadow") or self._shelf.put("shadow", self._shadow())

    @property
    def shadow_offset(self) -> tuple[int, int]:
        """Where the shadow's corner lies from the card's corner, in device px."""
        reach = self.plan.shadow
        return -reach, -reach + max(1, reach // 2)

    # --- composing

    def _printed(self, card: int) -> pygame.Surface:
        suit, rank = divmod(card, 13)
        sheet = self._paper().copy()
        ink = self._inks.of(suit)
        if self.plan.plain:
            self._plain(sheet, suit, rank, ink)
        elif rank < _JACK:
            self._pips(sheet, suit, rank, ink)
        elif rank < _ACE:
            self._court(sheet, suit, rank, ink)
        else:
            self._ace(sheet, suit, ink)
        index = self._index(suit, rank, ink)
        sheet.blit(index, (0, 0))
        if self.plan.second_index:
            turned = pygame.transform.rotate(index, 180)
            sheet.blit(turned, (self.size[0] - turned.get_width(), self.size[1] - turned.get_height()))
        return sheet

    def _paper(self) -> pygame.Surface:
        return self._shelf.get("paper") or self._shelf.put("paper", self._blank(self._colours.card))

    def _blank(self, paper: Colour) -> pygame.Surface:
        """A clean sheet with rounded corners and a fine edge."""
        (w, h), line = self.size, self.plan.edge
        return svg.drawn(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            f'<rect x="{line / 2}" y="{line / 2}" width="{w - line}" height="{h - line}" rx="{self.plan.radius}" '
            f'fill="{svg.css(paper)}" stroke="{svg.css(self._colours.card_edge)}" stroke-width="{line}"/></svg>',
            w,
            h,
        )

    def _mark(self, suit: int, size: int, ink: Colour) -> pygame.Surface:
        key = (suit, size, ink)
        found = self._shelf.get(key)
        if found is None:
            found = svg.drawn(svg.tinted(svg.source(SUIT_MARKS[suit]), ink), size, size)
            self._shelf.put(key, found)
        return found

    def _index(self, suit: int, rank: int, ink: Colour) -> pygame.Surface:
        """Rank above suit in the top left corner, each centred by its ink on the middle of the index column."""
        plan = self.plan
        glyph = self._rank(RANKS[rank], plan.rank_height, plan.rank_width, ink)
        mark = self._mark(suit, plan.mark, ink)
        corner = pygame.Surface((plan.column, plan.mark_top + plan.mark), pygame.SRCALPHA)
        corner.blit(glyph, (plan.middle - glyph.get_width() / 2, plan.rank_top))
        corner.blit(mark, (plan.middle - plan.mark / 2, plan.mark_top))
        return corner

    def _rank(self, rank: str, height: int, width: int, ink: Colour) -> pygame.Surface:
        """A rank whose capitals are `height` px tall, trimmed to its ink and squeezed if wider than `width`."""
        size = round(height / 0.7)
        if rank == "10":
            one, nought = (self._trimmed(text.render_px(part, Typeface.DISPLAY, size, ink)) for part in "10")
            gap = max(1, round(height * 0.05))
            glyph = pygame.Surface(
                (one.get_width() + gap + nought.get_width(), max(one.get_height(), nought.get_height())),
                pygame.SRCALPHA,
            )
            glyph.blit(one, (0, glyph.get_height() - one.get_height()))
            glyph.blit(nought, (one.get_width() + gap, glyph.get_height() - nought.get_height()))
        else:
            glyph = self._trimmed(text.render_px(rank, Typeface.DISPLAY, size, ink))
        if glyph.get_width() > width:
            glyph = pygame.transform.smoothscale(glyph, (width, glyph.get_height()))
        return glyph

    @staticmethod
    def _trimmed(glyph: pygame.Surface) -> pygame.Surface:
        return glyph.subsurface(glyph.get_bounding_rect())

    def _pips(self, sheet: pygame.Surface, suit: int, rank: int, ink: Colour) -> None:
        pip = self._mark(suit, self.plan.pip, ink)
        turned = pygame.transform.rotate(pip, 180)
        field = self.plan.field
        for x, y in PLACES[rank]:
            mark = turned if y > 0.5 else pip
            centre = (field.x + x * field.w, field.y + y * field.h)
            sheet.blit(mark, (round(centre[0] - self.plan.pip / 2), round(centre[1] - self.plan.pip / 2)))

    def _plain(self, sheet: pygame.Surface, suit: int, rank: int, ink: Colour) -> None:
        mark = self._mark(suit, self.plan.grand, ink)
        x, y = self.plan.grand_at
        sheet.blit(mark, (x - self.plan.grand // 2, y - self.plan.grand // 2))

    def _ace(self, sheet: pygame.Surface, suit: int, ink: Colour) -> None:
        mark = self._mark(suit, self.plan.ace, ink)
        sheet.blit(mark, ((self.size[0] - self.plan.ace) // 2, (self.size[1] - self.plan.ace) // 2))

    def _court(self, sheet: pygame.Surface, suit: int, rank: int, ink: Colour) -> None:
        self._ace(sheet, suit, ink)

    def _back(self) -> pygame.Surface:
        return self._blank(self._colours.ink_red)

    def _shadow(self) -> pygame.Surface:
        """A dark card blurred by drawing it small and scaling it up."""
        (w, h), reach = self.size, self.plan.shadow
        whole = (w + 2 * reach, h + 2 * reach)
        step = max(1, reach // 2)
        small = pygame.Surface((whole[0] // step + 1, whole[1] // step + 1), pygame.SRCALPHA)
        inner = small.get_rect().inflate(-2 * reach // step, -2 * reach // step)
        pygame.draw.rect(small, (0, 0, 0, 90), inner, border_radius=max(1, self.plan.radius // step))
        return svg.ready(pygame.transform.smoothscale(small, whole))
