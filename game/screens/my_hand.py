"""The player's hand: picking, playing, dragging and walking along it, by pointer and by key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.look.inputs import Pointer, Press
from game.look.layout import Box
from game.rules.cards import Card
from game.rules.moves import Play
from game.rules.seats import Seat
from game.screens import table_controls, words
from game.screens.drag import Drag
from game.screens.sounds import Noise

if TYPE_CHECKING:
    from game.screens.table import TableScreen

ME = Seat.SOUTH


class MyHand:
    """What the player does with the cards held. `picked` are those lifted out of the hand, the earliest pick first;
    `keep` is told of those that are to be passed."""

    def __init__(self, screen: TableScreen, keep: Callable[[Sequence[Card]], None]) -> None:
        self._screen = screen
        self._keep = keep
        self._drag: Drag | None = None
        self._hurried = False
        self.picked: list[Card] = []

    @property
    def cards(self) -> tuple[Card, ...]:
        """The hand as it lies, from the left."""
        return self._screen.stage.shown.hand

    @property
    def dragged(self) -> Drag | None:
        """The card under the player's finger, once it has left its place."""
        return self._drag if self._drag is not None and self._drag.moving else None

    # -- picking

    def press(self, pressed: Card) -> None:
        """A card was tapped."""
        if self._screen.is_passing:
            self.toggle(pressed)
        elif self._screen.is_my_turn:
            self._tap_to_play(pressed)
        elif pressed in self.picked:
            self.put_back(pressed)
        else:
            self.pick(pressed)

    def pick(self, pressed: Card) -> None:
        """Pick a card: one of three to pass, else this one alone."""
        if self._screen.is_passing:
            if pressed not in self.picked:
                self.toggle(pressed)
            return
        self.show_picked([pressed])

    def toggle(self, pressed: Card) -> None:
        """Pick a card to pass, or put it back; a fourth takes the place of the earliest pick."""
        if pressed in self.picked:
            self.put_back(pressed)
        else:
            self.show_picked([*self.picked[-2:], pressed])

    def put_back(self, pressed: Card) -> None:
        """Put a picked card back into the hand."""
        self.show_picked([card for card in self.picked if card != pressed])

    def show_picked(self, picked: list[Card]) -> None:
        """Have exactly these cards lifted."""
        if picked != self.picked:
            if not set(picked) <= set(self.picked):
                self._screen.app.sounds.play(Noise.TAP)
            self.picked = picked
            self._screen.toast.clear()
            if self._screen.is_passing:
                self._keep(picked)
            self._screen.change()

    def _tap_to_play(self, pressed: Card) -> None:
        screen = self._screen
        reason = screen.view.why_not(pressed)
        if reason is not None:
            self.show_picked([])
            screen.say(reason)
        elif pressed in self.picked or (screen.app.settings.one_tap and not self._hurried):
            screen.submit(Play(ME, pressed))
        else:
            self.pick(pressed)

    # -- the focus along the hand

    def focused(self) -> Card | None:
        """The card that has the focus, if one has."""
        wanted = self._screen.focus
        return next((card for card in self.cards if table_controls.card_id(card) == wanted), None)

    def walk(self, key: str) -> None:
        """Move the focus by an arrow key, Home or End."""
        if not self.cards:
            return
        focused, last = self.focused(), len(self.cards) - 1
        if key == "Home" or (key == "ArrowRight" and focused is None):
            index = 0
        elif key == "End" or focused is None:
            index = last
        else:
            index = max(0, min(last, self.cards.index(focused) + (1 if key == "ArrowRight" else -1)))
        self._screen.move_focus(table_controls.card_id(self.cards[index]))

    # -- the pointer

    def pointer(self, pointer: Pointer, hurried: bool) -> bool:
        """A pointer over the table; whether it drags a card. `hurried`: its press has cut something short, so that it
        must not play a card as well."""
        if pointer.press is Press.DOWN:
            self._hurried = hurried
            self._drag = self._grip(pointer)
            return False
        drag = self._drag
        if drag is None or pointer.id != drag.pointer:
            return False
        if pointer.press is Press.MOVE:
            return self._drag_on(drag, pointer)
        self._drag = None
        if not drag.moving:
            return False
        if pointer.press is Press.UP:
            self._drop(drag, pointer)
        self._screen.change()
        return True

    def _grip(self, pointer: Pointer) -> Drag | None:
        layout = self._screen.layout
        boxes, seen = layout.hand_boxes(len(self.cards)), layout.hand_targets(len(self.cards))
        for card, box, target in zip(self.cards, boxes, seen, strict=True):
            raised = layout.lift if card in self.picked else 0.0
            if Box(target.x, target.y - raised, target.w, target.h + raised).holds(pointer.x, pointer.y):
                return Drag(card, pointer, box.moved(0, -raised))
        return None

    def _drag_on(self, drag: Drag, pointer: Pointer) -> bool:
        was_tap = not drag.moving
        drag.follow(pointer)
        if drag.moving and was_tap:
            self._screen.change()
        elif drag.moving:
            self._screen.app.dirty = True
        return drag.moving

    def _drop(self, drag: Drag, pointer: Pointer) -> None:
        """A dragged card was let go of: over the table it is played (or picked to pass), elsewhere it goes back."""
        screen, layout = self._screen, self._screen.layout
        over_table = pointer.y < layout.hand.y - layout.lift
        screen.stage.release(drag.card, drag.box)
        if over_table and screen.is_passing:
            self.pick(drag.card)
        elif over_table and screen.is_my_turn:
            reason = screen.view.why_not(drag.card)
            if reason is None and screen.submit(Play(ME, drag.card)):
                return
            if reason is not None:
                screen.say(reason)
        elif over_table:
            screen.say(words.WAIT_FOR_TURN)
        screen.stage.send_back(drag.card)
