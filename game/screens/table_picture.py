"""Draws the table: the ground, the seats with their fans, the trick, the hand, and the cards in the air.

What lies still is drawn once into a layer of its own and only copied while cards fly over it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.look import burrow, fan, pictures, shapes, svg, tabletop
from game.look.cards import CardArt, Face
from game.look.layout import GAP, RADIUS, Box, Window
from game.look.motion import ease_in_out, ease_out
from game.look.notices import room_for_thoughts
from game.look.paint import Align, Brush, largest
from game.look.pictures import Mark, Mood
from game.look.table_layout import CARD_RATIO, SeatPlace, TableLayout
from game.look.theme import STROKES, Palette, Type
from game.rules.cards import QUEEN_OF_SPADES, Card
from game.rules.seats import SEATS, Direction, Seat
from game.rules.view import Phase
from game.screens import words
from game.screens.faces import FACES
from game.screens.moments import draw_moment
from game.screens.places import FROM_BELOW, Spot, box_of
from game.screens.stage import Flight, Stage, flying

PACK = 52
_FINE_FROM = 1.6  # device pixels to a CSS pixel from which turned cards are smooth by themselves
_WIDEST_PROMPT, _SUBHEAD_FROM = 420.0, 300.0  # the width of what is written on the table
_IN_DISC = 0.8  # how much of its disc a received card's mark fills
_FLIGHT_STEPS = 10  # sizes that a flying card is drawn in, between its start and its end


@dataclass(frozen=True, slots=True)
class Scene:
    """What the table shows besides the stage: the player's picks and what is written on the table."""

    picked: tuple[Card, ...]
    bright: int
    """The cards of the hand that are not dimmed, as a mask."""
    dragged: Card | None
    prompt: str
    moods: dict[Seat, Mood]
    turn: Seat | None
    leader: Seat | None
    show_points: bool
    face: Face
    time_left: float | None
    """The share of the turn timer that is left."""
    own_name: str
    """What the player's own plate says."""


class TablePicture:
    """The table's drawing, with its caches."""

    def __init__(self) -> None:
        self._arts: dict[tuple[int, int], CardArt] = {}
        self._fans: dict[tuple[int, int, int, int], pygame.Surface] = {}
        self._sizes = svg.Shelf(limit=16_000_000)
        self._still: pygame.Surface | None = None
        self._face = Face.CLASSIC
        self._trick_art: CardArt | None = None
        self._prepared = 0
        self._for: tuple[Window, Palette, Face] | None = None

    def draw_still(self, brush: Brush, layout: TableLayout, stage: Stage, scene: Scene) -> Brush:
        """Draw what does not move, and keep it; the brush that can add to it."""
        self._fit(brush, scene.face)
        if self._still is None or self._still.get_size() != brush.surface.get_size():
            self._still = brush.surface.copy()
        still = Brush(self._still, brush.window, brush.colours)
        if self._trick_art is None:
            self._trick_art, self._prepared = self._art(brush, layout.trick[0].w), 0
        self._ground(still, layout)
        self._status(still, layout, stage)
        airborne = flying(stage.flights)
        for seat in SEATS:
            self._seat(still, layout.seats[seat], seat, stage, scene)
            if seat is not Seat.SOUTH and not stage.dealing:
                self._fan(still, layout.seats[seat], stage.shown.counts[seat])
        self._trick(still, layout, stage, airborne)
        self._prompt(still, layout, stage, scene)
        self._hand(still, layout, stage, scene, airborne)
        return still

    def draw(self, brush: Brush, layout: TableLayout, stage: Stage, now: float, is_still: bool) -> None:
        """Draw what was kept, and what moves over it; `is_still` has cards fade instead of fly."""
        if self._still is None:
            return
        brush.surface.blit(self._still, (0, 0))
        if stage.dealing:
            for seat in SEATS[1:]:
                held = round(stage.shown.counts[seat] * stage.deal_share(now))
                self._fan(brush, layout.seats[seat], held, is_growing=True)
        elapsed = stage.elapsed(now)
        for flight in stage.flights:
            if is_still:
                self._fade(brush, layout, flight, flight.share(elapsed))
            else:
                self._flight(brush, layout, flight, flight.share(elapsed))

        if stage.moment is not None:

            def queen(width: int) -> pygame.Surface:
                return self._sized(brush, layout, QUEEN_OF_SPADES, width)

            draw_moment(brush, layout, stage.moment, stage.moment_at, stage.share(now), is_still, queen)

    def prepare(self) -> None:
        """Draw one more face of the trick's size, while nothing moves, so that no flight has to wait for its card."""
        if self._trick_art is not None and self._prepared < PACK:
            self._trick_art.face(self._prepared)
            self._prepared += 1

    @property
    def is_prepared(self) -> bool:
        """Whether every face is drawn."""
        return self._trick_art is None or self._prepared >= PACK

    def draw_dragged(self, brush: Brush, layout: TableLayout, card: Card, box: Box) -> None:
        """Draw the card under the player's finger."""
        self._card(brush, self._art(brush, layout.card_w).face(card), box)

    # -- layers

    def _ground(self, brush: Brush, layout: TableLayout) -> None:
        size, horizon = brush.surface.get_size(), brush.window.px(layout.horizon)
        brush.surface.blit(burrow.table(size, horizon, brush.scale, brush.colours), (0, 0))
        if layout.corner is not None:
            brush.picture(pictures.Scene.CUP_ABOVE, layout.corner)

    def _status(self, brush: Brush, layout: TableLayout, stage: Stage) -> None:
        view, colours = stage.shown.view, brush.colours
        line = words.hand_short(view.hand_number)
        if view.phase is Phase.PASSING or (view.direction is Direction.HOLD and not view.tricks):
            long = words.hand_status(view.hand_number, view.direction)
            line = long if brush.width(long, Type.NAME) <= layout.status.w - 30 else line
        side = min(22.0, layout.status.h)
        at = layout.status
        room = Box(at.x, at.y, max(at.w - side - GAP, brush.width(line, Type.NAME) + 1), at.h)
        wide = brush.text(line, room, Type.NAME, colours.chalk, Align.LEFT, shadow=colours.night)
        if view.hearts_broken:
            x = at.x + wide + GAP
            brush.picture(Mark.BROKEN_HEART, Box(x, layout.status.cy - side / 2, side, side))

    def _seat(self, brush: Brush, place: SeatPlace, seat: Seat, stage: Stage, scene: Scene) -> None:
        colours, portrait = brush.colours, place.portrait
        if scene.turn is seat:
            halo = tabletop.glow(brush.window.px(portrait.w * 1.9), colours.turn, 190)
            brush.surface.blit(halo, halo.get_rect(center=brush.window.rect(portrait.centred(0, 0))[:2]))
        side = brush.window.px(portrait.w)
        face = pictures.portrait(FACES[seat], scene.moods[seat], side)
        brush.surface.blit(face, brush.window.rect(portrait)[:2])
        if scene.turn is seat:
            brush.ring(portrait.inset(-3), colours.turn, portrait.w / 2 + 3)
        if scene.time_left is not None and seat is Seat.SOUTH:
            brush.dial(portrait.inset(-4), scene.time_left, colours.lamp, colours.night)
        self._plate(brush, place, seat, stage, scene)

    def _plate(self, brush: Brush, place: SeatPlace, seat: Seat, stage: Stage, scene: Scene) -> None:
        colours, view, plate = brush.colours, stage.shown.view, place.plate
        roles = (Type.NAME, Type.SCORE) if plate.h >= 44 else (Type.LABEL, Type.LABEL)
        step = 20.0 if plate.h >= 44 else 16.0
        align = Align.LEFT if place.plate_beside else Align.CENTRE
        step = max(step, min(plate.h / 2, step * brush.window.text))
        top = plate.cy - step
        name = scene.own_name if seat is Seat.SOUTH else words.friend(seat)
        leads = words.leads(name) if scene.leader is seat else ""
        role = Type.LABEL if plate.h >= 44 else Type.TINY
        wide = brush.width(leads, role) + GAP / 2 if leads else 0.0
        named = brush.text_width(name, Box(plate.x, top, plate.w - wide, step), roles[0])
        at = Box(plate.x if place.plate_beside else plate.cx - (named + wide) / 2, top, named + 1, step)
        ends = brush.text(name, at, roles[0], colours.chalk, Align.LEFT, shadow=colours.night)
        if leads:
            beside = Box(at.x + ends + GAP / 2, top, wide, step)
            brush.text(leads, beside, role, colours.lamp, Align.LEFT, shadow=colours.night)
        score = words.score_line(view.totals[seat], view.points[seat], scene.show_points)
        role = roles[1] if brush.width(score, roles[1]) <= plate.w else Type.TINY
        brush.text(score, Box(plate.x, top + step, plate.w, step), role, colours.chalk, align, shadow=colours.night)

    def _prompt(self, brush: Brush, layout: TableLayout, stage: Stage, scene: Scene) -> None:
        if not scene.prompt:
            return
        lying = bool(stage.shown.trick)
        box, colours = room_for_thoughts(layout, lying), brush.colours
        width = min(box.w, _WIDEST_PROMPT) - 3 * GAP
        first = Type.SUBHEAD if box.w > _SUBHEAD_FROM and not lying else Type.BOLD
        room = Box(box.x, box.y, width, box.h - 1.5 * GAP)
        role, larger = largest(scene.prompt, room, (first, Type.BOLD, Type.LABEL), brush.window)
        tall = brush.paragraph_height(scene.prompt, width, role, larger)
        wide = brush.paragraph_width(scene.prompt, width, role, larger)
        ground = box.centred(wide + 3 * GAP, tall + 1.5 * GAP)
        brush.fill(ground, colours.table_edge, RADIUS, alpha=205)
        brush.paragraph(scene.prompt, ground.centred(width, tall), role, colours.chalk, Align.CENTRE, larger)

    def _trick(self, brush: Brush, layout: TableLayout, stage: Stage, airborne: frozenset[Card]) -> None:
        art = self._art(brush, layout.trick[0].w)
        for seat, card in sorted(stage.shown.trick, key=lambda play: FROM_BELOW.index(play[0])):
            if card in airborne:
                continue
            box = layout.trick[seat]
            self._card(brush, art.face(card), box, art)
            if stage.shown.taker is seat:
                brush.taker(box)

    def _hand(self, brush: Brush, layout: TableLayout, stage: Stage, scene: Scene, airborne: frozenset[Card]) -> None:
        art, hand = self._art(brush, layout.card_w), stage.shown.hand
        boxes, targets = layout.hand_boxes(len(hand)), layout.hand_targets(len(hand))
        under: tuple[pygame.Surface, Box] | None = None  # the paper of the card before, and where it lies
        for card, box, seen in zip(hand, boxes, targets, strict=True):
            if card in airborne or card == scene.dragged:
                under = None
                continue
            raised = layout.lift if card in scene.picked else 0.0
            lying = box.moved(0, -raised)
            bright = scene.bright >> card & 1
            if raised:
                self._blank(brush, box, under)
            face = art.face(card) if bright else art.dimmed(card)
            strip = Box(lying.x, lying.y, seen.w, lying.h)
            if raised and seen.w < box.w:
                self._strip(brush, art, face, strip)
            else:
                self._card(brush, face, lying, art)
            if raised:
                self._picked(brush, strip, seen.w == box.w, art.plan.radius / brush.scale)
            under = None if raised else (art.blank(not bright), box)
            if stage.shown.fresh >> card & 1:
                side = min(18.0, layout.card_w * 0.3)
                corner = Box(seen.x + seen.w - side - 2, lying.y + 2, side, side)
                brush.fill(corner, brush.colours.card, side / 2)
                brush.icon(Mark.RECEIVED, corner, brush.colours.received, side * _IN_DISC)

    # -- pieces

    def _picked(self, brush: Brush, strip: Box, is_whole: bool, radius: float) -> None:
        """The ring of a picked card, around what is seen of it but off the card that lies on it."""
        line = STROKES.ring
        right = strip.right + line if is_whole else strip.right
        around = Box(strip.x - line, strip.y - line, right - strip.x + line, strip.h + 2 * line)
        brush.ring(around, brush.colours.picked, radius + line, line)

    def _blank(self, brush: Brush, box: Box, under: tuple[pygame.Surface, Box] | None) -> None:
        """Leave the paper of the card under a raised one blank where that uncovers it: no scrap of an index is seen."""
        if under is None or under[1].y != box.y:
            return
        paper, lying = under
        left, top = brush.window.rect(lying)[:2]
        x, y = brush.window.rect(box.centred(box.w, 0))[:2]
        brush.surface.blit(paper, (x, y), (x - left, y - top, *paper.get_size()))

    def _card(self, brush: Brush, face: pygame.Surface, box: Box, art: CardArt | None = None) -> None:
        x, y = brush.window.rect(box)[:2]
        if art is not None:
            dx, dy = art.shadow_offset
            brush.surface.blit(art.shadow(), (x + dx, y + dy))
        brush.surface.blit(face, (x, y))

    def _strip(self, brush: Brush, art: CardArt, face: pygame.Surface, box: Box) -> None:
        """As much of a raised card as shows beside its neighbour, round at all corners."""
        x, y, w, h = brush.window.rect(box)
        dx, dy = art.shadow_offset
        brush.surface.blit(art.shadow(), (x + dx, y + dy), (0, 0, w - dx, art.shadow().get_height()))
        strip = face.subsurface((0, 0, min(w, face.get_width()), min(h, face.get_height()))).copy()
        mask = shapes.rounded(*strip.get_size(), art.plan.radius, (255, 255, 255), 255, None, 0.0)
        strip.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        brush.surface.blit(strip, (x, y))

    def _flight(self, brush: Brush, layout: TableLayout, flight: Flight, share: float) -> None:
        start, end = box_of(flight.start, layout), box_of(flight.end, layout)
        eased = ease_in_out(share) if Spot.HAND is flight.end.spot else ease_out(share)
        box = start.towards(end, eased)
        if share <= 0.0 and flight.start.spot is Spot.DECK:
            box = start
        step = round(eased * _FLIGHT_STEPS) / _FLIGHT_STEPS
        w = brush.window.px(start.w + (end.w - start.w) * step)
        shown = flight.card if flight.face[eased >= 0.5] else None
        face = self._sized(brush, layout, shown, w)
        x, y, bw, bh = brush.window.rect(box)
        brush.surface.blit(face, (x + (bw - face.get_width()) // 2, y + (bh - face.get_height()) // 2))

    def _fade(self, brush: Brush, layout: TableLayout, flight: Flight, share: float) -> None:
        """A card that appears where its flight would end, or goes where it ends out of sight."""
        goes = flight.end.spot in (Spot.FAN, Spot.PILE)
        box = box_of(flight.start if goes else flight.end, layout)
        face = self._sized(brush, layout, flight.card, brush.window.px(box.w))
        stays = flight.start.spot is Spot.HAND and flight.end.spot is Spot.HAND
        face.set_alpha(255 if stays else round(255 * (1 - share if goes else share)))
        brush.surface.blit(face, brush.window.rect(box)[:2])
        face.set_alpha(255)

    def _sized(self, brush: Brush, layout: TableLayout, card: Card | None, w: int) -> pygame.Surface:
        """A face (or the back) `w` device pixels wide: drawn anew at a resting size, scaled in between."""
        for resting in (layout.card_w, layout.trick[0].w):
            if abs(w - brush.window.px(resting)) <= 1:
                art = self._art(brush, resting)
                return art.back() if card is None else art.face(card)
        found = self._sizes.get((card, w))
        if found is None:
            art = self._art(brush, layout.card_w)
            whole = art.back() if card is None else art.face(card)
            found = self._sizes.put(
                (card, w), pygame.transform.smoothscale(whole, (max(1, w), max(1, round(w * CARD_RATIO))))
            )
        return found

    def _fan(self, brush: Brush, place: SeatPlace, count: int, is_growing: bool = False) -> None:
        """A seat's cards. One that grows is seen for no longer than a frame or two, and drawn in haste."""
        if count <= 0:
            return
        w, h = brush.window.rect(place.fan)[2:]
        fine = 1 if is_growing or brush.scale >= _FINE_FROM else 2
        key = (w, h, count, fine)
        if key not in self._fans:
            back = self._art(brush, h / fan.DROP / CARD_RATIO / brush.scale).back()
            self._fans[key] = fan.drawn(back, (w, h), count, fine)
        brush.surface.blit(self._fans[key], brush.window.rect(place.held(count))[:2])

    # -- caches

    def _fit(self, brush: Brush, face: Face) -> None:
        """Forget what was drawn for another window, palette or face."""
        now_for = (brush.window, brush.colours, face)
        if self._for != now_for:
            self._for, self._face = now_for, face
            self._arts.clear()
            self._fans.clear()
            self._sizes.clear()
            self._trick_art = None

    def _art(self, brush: Brush, width: float) -> CardArt:
        """The pack at a width in CSS pixels."""
        size = (brush.window.px(width), brush.window.px(width * CARD_RATIO))
        if size not in self._arts:
            self._arts[size] = CardArt(size, self._face, brush.scale, brush.colours)
        return self._arts[size]
