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
_JACK, _ACE, _SPADES = 9, 12, 2
_WHITE: Colour = (255, 255, 255)
_COURT_GROUND: Colour = (247, 236, 210)
# Court figures are calm but for the two that every player watches for.
_COURT_MOODS = {"QS": "stern", "KS": "stern", "JH": "pleased"}


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
        return self._dark(card, self.face(card))

    def blank(self, is_dimmed: bool) -> pygame.Surface:
        """The paper of a face, with nothing printed on it."""
        return self._dark("paper", self._paper()) if is_dimmed else self._paper()

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
        court = _JACK <= rank < _ACE
        if court and self.plan.framed:
            self._court(sheet, suit, rank)
        elif self.plan.plain or court:
            self._plain(sheet, suit, rank, ink)
        elif rank < _JACK:
            self._pips(sheet, suit, rank, ink)
        else:
            self._ace(sheet, suit, ink)
        index = self._index(suit, rank, ink)
        sheet.blit(index, (0, 0))
        if not self.plan.plain and (self.plan.framed or not court):
            turned = pygame.transform.rotate(index, 180)
            sheet.blit(turned, (self.size[0] - turned.get_width(), self.size[1] - turned.get_height()))
        return sheet

    def _dark(self, name: object, sheet: pygame.Surface) -> pygame.Surface:
        """A sheet out of the lamplight, kept by its name."""
        key = ("dim", name)
        found = self._shelf.get(key)
        if found is None:
            found = self._shelf.put(key, sheet.copy())
            found.fill((*DIMMED_CARD, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return found

    def _paper(self) -> pygame.Surface:
        return self._shelf.get("paper") or self._shelf.put("paper", self._blank(self._colours.card))

    def _blank(self, paper: Colour | None) -> pygame.Surface:
        """A sheet with rounded corners and a fine edge; with no `paper`, the edge alone."""
        (w, h), line = self.size, self.plan.edge
        fill = svg.css(paper) if paper else "none"
        edge = svg.css(self._colours.card_edge if paper is not _WHITE else _WHITE)
        return svg.drawn(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            f'<rect x="{line / 2}" y="{line / 2}" width="{w - line}" height="{h - line}" rx="{self.plan.radius}" '
            f'fill="{fill}" stroke="{edge}" stroke-width="{line}"/></svg>',
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
        """One large mark, or half a court figure, in the corner that a fan leaves free."""
        if _JACK <= rank < _ACE and self.plan.bust:
            bust = self.plan.bust
            figure = pygame.Surface(bust.size, pygame.SRCALPHA)
            figure.fill(_COURT_GROUND)
            figure.blit(self._figure(suit, rank, bust.size), (0, 0))
            figure.blit(
                svg.drawn(self.plan.bust_window("#fff", "none"), *bust.size), (0, 0), None, pygame.BLEND_RGBA_MULT
            )
            figure.blit(svg.drawn(self.plan.bust_window("none", svg.css(self._colours.ink)), *bust.size), (0, 0))
            sheet.blit(figure, bust)
            sheet.blit(self._blank(_WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            sheet.blit(self._blank(None), (0, 0))
            return
        mark = self._mark(suit, self.plan.grand, ink)
        x, y = self.plan.grand_at
        sheet.blit(mark, (x - self.plan.grand // 2, y - self.plan.grand // 2))

    def _ace(self, sheet: pygame.Surface, suit: int, ink: Colour) -> None:
        size = self.plan.ace
        if suit == _SPADES:
            size = round(size * 1.35)
            mark = svg.drawn(svg.tinted(svg.source("cards/ace-of-spades"), ink), size, size)
        else:
            mark = self._mark(suit, size, ink)
        sheet.blit(mark, ((self.size[0] - size) // 2, (self.size[1] - size) // 2))

    def _court(self, sheet: pygame.Surface, suit: int, rank: int) -> None:
        """A figure and its half turn, in a frame that leaves room for the indices."""
        frame = self.plan.frame
        figure = self._figure(suit, rank, (frame.w, (frame.h + 1) // 2))
        sheet.fill(_COURT_GROUND, frame)
        sheet.blit(pygame.transform.rotate(figure, 180), (frame.x, frame.bottom - figure.get_height()))
        sheet.blit(figure, frame)
        sheet.blit(svg.drawn(self.plan.court_frame(svg.css(self._colours.card)), *self.size), (0, 0))

    @staticmethod
    def _figure(suit: int, rank: int, size: tuple[int, int]) -> pygame.Surface:
        name = f"{RANKS[rank]}{SUIT_LETTERS[suit]}"
        return svg.drawn(svg.in_mood(svg.source(f"courts/{name}"), _COURT_MOODS.get(name, "waiting")), *size)

    def _back(self) -> pygame.Surface:
        sheet = self._paper().copy()
        sheet.blit(svg.drawn(svg.source("cards/back"), *self.size), (0, 0))
        return sheet

    def _shadow(self) -> pygame.Surface:
        """A dark card blurred by drawing it small and scaling it up."""
        (w, h), reach = self.size, self.plan.shadow
        whole = (w + 2 * reach, h + 2 * reach)
        step = max(1, reach // 2)
        small = pygame.Surface((whole[0] // step + 1, whole[1] // step + 1), pygame.SRCALPHA)
        inner = small.get_rect().inflate(-2 * reach // step, -2 * reach // step)
        pygame.draw.rect(small, (0, 0, 0, 90), inner, border_radius=max(1, round(self.plan.radius / step)))
        return svg.ready(pygame.transform.smoothscale(small, whole))
