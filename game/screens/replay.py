"""A finished game looked through again, trick by trick, with all four hands open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.look import pictures, tabletop
from game.look.cards import CardArt
from game.look.controls import Control, Style, Tag
from game.look.inputs import Key
from game.look.layout import GAP, RADIUS, Box
from game.look.open_hands import MAT, Four, OpenHand
from game.look.paint import Align, Brush, fitting, growth_in
from game.look.pictures import Icon, Mood
from game.look.replay_layout import ReplayLayout, Stepper, replay_layout
from game.look.table_layout import CARD_RATIO
from game.look.theme import Radius, Type
from game.rules.cards import SUIT_MASK, Card, cards_of
from game.rules.scoring import points
from game.rules.seats import SEATS, Seat
from game.rules.view import Trick
from game.screens import words
from game.screens.faces import FACES
from game.screens.hand_order import suit_order
from game.screens.how_to_play import card_face
from game.screens.pictures_in_text import draw_card, pack
from game.screens.places import FROM_BELOW
from game.screens.screen import Screen
from game.screens.words import scores
from game.table.annals import FinishedGame
from game.table.replay import PlayedHand
from game.table.story import points_in

if TYPE_CHECKING:
    from game.screens.app import App

_RECEIVED = 0.05  # how thick the edge is that marks a passed card, as a share of its width
_THIN = 2.5  # the least that it is
_WHOLE_HAND = 26  # points, as many as a hand may bring
_MAT_ALPHA = 80  # how dark the mats are, of 255
_PORTRAIT_FROM = 26.0  # the height of a plate that has room for a portrait


class ReplayScreen(Screen):
    """One game at one trick. Trick 0 is the hand before its first card, with the passed cards marked."""

    name = "history"
    fills_window = True

    def __init__(self, app: App, game: FinishedGame, hands: Sequence[PlayedHand]) -> None:
        super().__init__(app)
        self._game = game
        self._hands = hands
        self._number = 0
        self._trick = 0

    # -- what is looked at

    @property
    def hand(self) -> PlayedHand:
        """The hand that is looked at."""
        return self._hands[self._number]

    @property
    def trick(self) -> Trick | None:
        """The trick that is looked at, if any."""
        return self.hand.tricks[self._trick - 1] if self._trick else None

    @property
    def caption(self) -> str:
        """What happens here."""
        trick, hand = self.trick, self.hand
        if trick is None:
            return scores.dealt_cards(hand.direction)
        told = scores.trick_told(trick.leader, trick.taker, points_in(trick, self._game.house))
        is_last = self._trick == len(hand.tricks)
        return f"{told} {words.moon(hand.shooter)}" if is_last and hand.shooter is not None else told

    def cards(self, seat: Seat) -> list[Card]:
        """The cards that a seat holds, in the order in which a hand lies."""
        held = self.hand.held(seat, self._trick)
        return [card for card in self._dealt(seat) if held >> card & 1]

    def _dealt(self, seat: Seat) -> list[Card]:
        """The cards with which a seat began to play, in that order."""
        return [card for suit in self._suits(seat) for card in suit]

    def _suits(self, seat: Seat) -> list[list[Card]]:
        start = self.hand.start[seat]
        return [cards_of(start & SUIT_MASK[suit]) for suit in suit_order(start) if start & SUIT_MASK[suit]]

    def _points(self, seat: Seat) -> int:
        return points(self.hand.taken(seat, self._trick), self._game.house)

    def _before(self, seat: Seat) -> int:
        hand = self.hand
        return hand.totals[seat] - (hand.scores[seat] if hand.scores else 0)

    # -- stepping

    def step_trick(self, by: int) -> None:
        """Go a trick on or back, past the end of a hand to the next."""
        trick = self._trick + by
        if trick > len(self.hand.tricks):
            self.go(self._number + 1, 0)
        elif trick < 0:
            self.go(self._number - 1, 13)
        else:
            self.go(self._number, trick)

    def go(self, number: int, trick: int) -> None:
        """Look at a trick of a hand; outside the game nothing changes."""
        if 0 <= number < len(self._hands):
            self._number, self._trick = number, min(trick, len(self._hands[number].tricks))
            self.app.device.page.news(self.caption)
            self.change()

    # -- the screen

    @property
    def layout(self) -> ReplayLayout:
        return replay_layout(self.app.window)

    @property
    def steps(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """Where one is: "Hand", "3 of 12"; "Trick", "5 of 13"."""
        trick = scores.of(self._trick, len(self.hand.tricks)) if self._trick else scores.DEALT
        return (scores.HAND, scores.of(self._number + 1, len(self._hands))), (scores.TRICK, trick)

    def make_controls(self) -> list[Control]:
        layout = self.layout
        first = self._number == 0
        last = self._number == len(self._hands) - 1
        at_end = last and self._trick == len(self.hand.tricks)

        def arrow(key: str, label: str, box: Box, icon: Icon, off: bool) -> Control:
            return Control(key, label, box, style=Style.ICON, icon=icon, disabled=off)

        trick = self.trick
        return [
            arrow("next-trick", scores.NEXT_TRICK, layout.trick.onward, Icon.RIGHT, at_end),
            arrow("previous-trick", scores.PREVIOUS_TRICK, layout.trick.back, Icon.LEFT, first and not self._trick),
            arrow("next-hand", scores.NEXT_HAND, layout.hand.onward, Icon.RIGHT, last),
            arrow("previous-hand", scores.PREVIOUS_HAND, layout.hand.back, Icon.LEFT, first),
            arrow("close", words.CLOSE, layout.close, Icon.CLOSE, off=False),
            Control("heading", ", ".join(" ".join(step) for step in self.steps), layout.hand.label, Tag.HEADING),
            Control("content", self.caption, layout.caption, Tag.TEXT),
            *(self._seat_text(seat, hand.mat) for seat, hand in zip(SEATS, self._open_hands(), strict=True)),
            *(
                Control(f"trick-{seat.letter}", words.card_name(card), layout.cards[seat], Tag.TEXT, trick=seat.letter)
                for seat, card in (trick.plays if trick is not None else ())
            ),
        ]

    def _seat_text(self, seat: Seat, box: Box) -> Control:
        label = scores.open_hand(seat, self._before(seat), self._points(seat), self.cards(seat))
        return Control(f"seat-{seat.letter}", label, box, Tag.TEXT, seat=seat.letter)

    def first_focus(self) -> str:
        return "next-trick"

    def press(self, control: str) -> None:
        if control == "close":
            self.app.close(self)
        elif control in ("next-trick", "previous-trick"):
            self.step_trick(1 if control == "next-trick" else -1)
        elif control in ("next-hand", "previous-hand"):
            self.go(self._number + (1 if control == "next-hand" else -1), 0)

    def key(self, key: Key) -> bool:
        tricks = {"ArrowRight": 1, "ArrowLeft": -1}
        hands = {"ArrowDown": 1, "PageDown": 1, "ArrowUp": -1, "PageUp": -1}
        if key.key in tricks:
            self.step_trick(tricks[key.key])
        elif key.key in hands:
            self.go(self._number + hands[key.key], 0)
        elif key.key == "Home":
            self.go(0, 0)
        elif key.key == "End":
            self.go(len(self._hands) - 1, 13)
        elif key.key == "Escape":
            self.press("close")
        else:
            return False
        return True

    # -- drawing

    def draw(self, brush: Brush) -> None:
        layout, colours = self.layout, brush.colours
        brush.surface.blit(tabletop.background(brush.surface.get_size(), brush.scale, colours), (0, 0))
        self._draw_caption(brush, layout)
        for stepper, (what, number) in zip((layout.hand, layout.trick), self.steps, strict=True):
            self._draw_stepper(brush, stepper, what, number)
        art, hands = self._pack(brush, layout.hands.card_w), self._open_hands()
        role, portrait = self._plates_type(brush, hands)
        for seat, hand in zip(SEATS, hands, strict=True):
            brush.fill(hand.mat, brush.colours.night, Radius.MARK.value + MAT, _MAT_ALPHA)
            self._plate(brush, hand.plate, seat, role, portrait)
            self._draw_hand(brush, hand, art, seat)
        self._draw_trick(brush, layout)

    def _draw_stepper(self, brush: Brush, stepper: Stepper, what: str, number: str) -> None:
        """What is stepped through, between its arrows: on one line, or on a narrow one on two."""
        chalk, label = brush.colours.chalk, stepper.label
        ground = Box(stepper.back.x, stepper.back.y, stepper.onward.right - stepper.back.x, stepper.back.h)
        brush.fill(ground.inset(0, 2), brush.colours.night, Radius.BUTTON.value, 110)
        line = number if number == scores.DEALT else f"{what} {number}"
        fits = brush.width(line, Type.BUTTON) <= label.w
        if fits or line == number:
            brush.text(line, label, Type.BUTTON if fits else Type.LABEL, chalk)
        else:
            half = label.h / 2 - 4
            brush.text(what, Box(label.x, label.y + 4, label.w, half), Type.TINY, chalk)
            short = number if brush.width(number, Type.LABEL) <= label.w else number.replace(" of ", "/")
            brush.text(short, Box(label.x, label.cy, label.w, half), Type.LABEL, chalk)

    def _draw_caption(self, brush: Brush, layout: ReplayLayout) -> None:
        """The caption on a dark ground: above the table's middle, or beside the table, as wide as the steps below."""
        box = layout.caption
        room = box.inset(GAP, GAP / 4)
        role = Type.BODY if brush.paragraph_height(self.caption, room.w, Type.BODY) <= room.h else Type.SMALL
        larger = growth_in(self.caption, room, role, brush.window)
        width = brush.paragraph_width(self.caption, room.w, role, larger) + 1
        tall = brush.paragraph_height(self.caption, width, role, larger)
        if layout.beside:
            words_box = Box(room.x, room.y, room.w, tall)
        else:
            x = max(room.x, min(layout.cards[0].cx - width / 2, room.right - width))
            words_box = Box(x, room.cy - tall / 2, width, tall)
        brush.fill(words_box.inset(-GAP, -GAP / 4), brush.colours.night, RADIUS / 2, 130)
        brush.paragraph(self.caption, words_box, role, brush.colours.chalk, most=larger)

    def _plates_type(self, brush: Brush, hands: Four) -> tuple[Type, float]:
        """How names are written, and how large the portraits beside them are, if any: alike at all seats, and as many
        points as a hand may bring have room."""
        lines = [f"{words.friend(seat)}  {words.score_line(self._before(seat), _WHOLE_HAND, True)}" for seat in SEATS]
        rooms = [hand.plate for hand in hands]
        high = rooms[0].h
        choices = [(Type.NAME, high), (Type.LABEL, high), (Type.NAME, 0.0)] if high >= _PORTRAIT_FROM else []
        for role, portrait in (*choices, (Type.LABEL, 0.0)):
            beside = portrait + GAP / 2 if portrait else 0.0
            if all(beside + brush.width(line, role) <= room.w for line, room in zip(lines, rooms, strict=True)):
                return role, portrait
        return Type.TINY, 0.0

    def _plate(self, brush: Brush, plate: Box, seat: Seat, role: Type, portrait: float) -> None:
        """Who sits there, the total before the hand, and the points so far, in the middle of the plate. Whoever leads
        is lit, with the word for it beside the name where there is room."""
        colours = brush.colours
        line = f"{words.friend(seat)}  {words.score_line(self._before(seat), self._points(seat), True)}"
        leads = words.leads(words.friend(seat))
        before = portrait + GAP / 2 if portrait else 0.0
        said = brush.width(leads, Type.TINY) + GAP / 2
        _, _, room_w, room_h = brush.window.rect(plate.inset((before + said) / 2, 0))
        wide = brush.width(line, role) * fitting((line,), role, room_w, room_h, brush.scale, brush.window.text)
        led = self.trick is not None and self.trick.leader is seat
        says = led and before + wide + said <= plate.w
        x = min(plate.cx - (before + wide) / 2, plate.right - before - wide - (said if says else 0.0))
        if portrait:
            face = pictures.portrait(FACES[seat], Mood.WAITING, brush.window.px(portrait))
            brush.surface.blit(face, brush.window.rect(Box(x, plate.y, portrait, portrait))[:2])
        at = Box(x + before, plate.y, wide + 1, plate.h)
        brush.text(line, at, role, colours.lamp if led else colours.chalk, Align.LEFT, shadow=colours.night)
        if says:
            beside = Box(at.right + GAP / 2, plate.y, said, plate.h)
            brush.text(leads, beside, Type.TINY, colours.lamp, Align.LEFT, shadow=colours.night)

    def _open_hands(self) -> Four:
        """Where the hands of this deal lie."""
        return self.layout.hands.of([[len(suit) for suit in self._suits(seat)] for seat in SEATS])

    def _draw_hand(self, brush: Brush, hand: OpenHand, art: CardArt, seat: Seat) -> None:
        held = self.hand.held(seat, self._trick)
        fresh = 0 if self._trick else self.hand.received(seat)
        boxes = hand.left([bool(held >> card & 1) for card in self._dealt(seat)])
        for card, box in zip(self.cards(seat), boxes, strict=True):
            draw_card(brush, art, card, box)
            if fresh >> card & 1:
                self._mark_received(brush, box, art.plan.radius / brush.scale)

    def _mark_received(self, brush: Brush, card: Box, radius: float) -> None:
        """The edge of a passed card. At its left it reaches out by half, to spare the index."""
        line = max(_THIN, card.w * _RECEIVED)
        brush.ring(Box(card.x - line / 2, card.y, card.w + line / 2, card.h), brush.colours.received, radius, line)

    def _draw_trick(self, brush: Brush, layout: ReplayLayout) -> None:
        trick = self.trick
        if trick is None:
            return
        art = self._pack(brush, layout.cards[0].w)
        played = dict(trick.plays)
        for seat in FROM_BELOW:
            card, box = played[seat], layout.cards[seat]
            draw_card(brush, art, card, box)
            if seat is trick.taker:
                brush.taker(box)

    def _pack(self, brush: Brush, width: float) -> CardArt:
        """The cards at a width in CSS pixels."""
        size = brush.window.px(width), brush.window.px(width * CARD_RATIO)
        return pack(size, card_face(self.app), brush.scale, brush.colours)
