"""The table screen: turns taps, drags and keys into moves, and the table's events into pictures and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.look.cards import Face
from game.look.controls import Control, Mirror
from game.look.inputs import Hidden, Input, Key, Pointer, Press
from game.look.layout import Box
from game.look.paint import Brush
from game.look.pictures import Mood
from game.look.table_layout import TableLayout, table_layout
from game.rules import IllegalMove
from game.rules.cards import Card, card, mask
from game.rules.moves import Move, NextHand, Pass, Play
from game.rules.seats import SEATS, Direction, Seat
from game.rules.view import Phase, SeatView
from game.screens import dialogs, summary, table_controls, words
from game.screens.drag import Drag
from game.screens.elbow import Elbow
from game.screens.moods import moods_after
from game.screens.news import news_of
from game.screens.screen import Screen
from game.screens.stage import Stage
from game.screens.table_picture import Scene, TablePicture
from game.screens.toast import Toast
from game.table import settings
from game.table.claims import Claim
from game.table.events import Dealt, Event, GameOver, HandOver, MoonOwed, Passed, Played, Undone
from game.table.pace import PACES, Pace, Speed, still
from game.table.settings import Motion
from game.table.table import Table

if TYPE_CHECKING:
    from game.screens.app import App

ME = Seat.SOUTH
FACES = {
    settings.Face.CLASSIC: Face.CLASSIC,
    settings.Face.LARGE_PRINT: Face.LARGE_PRINT,
    settings.Face.FOUR_COLOUR: Face.FOUR_COLOUR,
}
FRAME_BUDGET = 0.006
"""Seconds of a frame that computer players may think."""


class TableScreen(Screen):
    """A game in play, as one player sees it."""

    name = "table"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.picked: list[Card] = []
        self.toast = Toast()
        self._picture = TablePicture()
        self._still_due = True
        self._drag: Drag | None = None
        self._hurried = False
        self._moods = dict.fromkeys(SEATS, Mood.WAITING)
        self.stage = Stage(table.view(ME), lambda: self.pace, self._told)
        self.elbow = Elbow(self)
        table.listen(ME, self.stage.hear)
        table.announce()

    # -- what there is

    @property
    def view(self) -> SeatView:
        """What the player sees now: the stage's view, which may lag behind the game."""
        return self.stage.shown.view

    @property
    def layout(self) -> TableLayout:
        """Where things lie."""
        tools, shelf = table_controls.toolbar(self), table_controls.shelf(self)
        return table_layout(self.app.window, len(tools), len(shelf), self.app.settings.left_handed)

    @property
    def is_still(self) -> bool:
        """Whether little is to move."""
        motion = self.app.settings.motion
        return motion is Motion.REDUCED or (motion is Motion.SYSTEM and self.app.device.page.reduced_motion)

    @property
    def pace(self) -> Pace:
        """The durations in force."""
        quick = self.elbow.is_finishing and self.app.settings.speed is not Speed.INSTANT
        pace = PACES[Speed.QUICK] if quick else self.app.settings.pace
        return still(pace) if self.is_still else pace

    @property
    def is_passing(self) -> bool:
        """Whether the player is to choose three cards."""
        return self.view.phase is Phase.PASSING and not self.view.chosen[ME]

    @property
    def is_my_turn(self) -> bool:
        """Whether the player is to play, and everything before has been shown."""
        return self.view.turn is ME and self.view.phase is Phase.PLAYING and not self.stage.busy

    @property
    def bright(self) -> int:
        """The cards that are not dimmed."""
        return self.view.legal if self.is_my_turn else self.view.hand

    def make_controls(self) -> list[Control]:
        return table_controls.all_controls(self)

    def mirror(self) -> Mirror:
        busy = self.stage.busy or self.table.thinking
        turn = self.view.turn.letter if self.view.turn is not None else ""
        return Mirror(self.name, self.controls, self._phase_word(), turn, busy)

    def _phase_word(self) -> str:
        if self.view.phase is Phase.SUMMARY:
            return "summary"
        if self.view.phase is Phase.OVER:
            return "over"
        if self.is_passing:
            return "passing"
        return "playing" if self.is_my_turn else "waiting"

    # -- time

    def update(self, now: float) -> None:
        end = now + FRAME_BUDGET
        self.table.pace = self.pace
        while True:
            if self.stage.advance(now):
                self.change()
            if self.stage.busy or self.app.top is not self:
                break
            if not self.table.advance(max(0.0, end - now)):
                break
            if self.app.device.now() >= end:
                break
        if self.stage.moving:
            self.app.dirty = True
        self.elbow.update(now, max(0.0, end - self.app.device.now()))
        if self.toast.expire(now):
            self.change()

    @property
    def wake_at(self) -> float | None:
        if self.stage.moving:
            return 0.0
        times = [self.toast.until]
        if self.stage.busy:
            times.append(self.stage.ends_at or 0.0)
        elif self.app.top is self:
            times += [self.table.wake_at, self.elbow.wake_at]
        return min((time for time in times if time is not None), default=None)

    def change(self) -> None:
        self._still_due = True
        super().change()

    def touch(self) -> None:
        self._still_due = True
        super().touch()

    # -- events of the table

    def _told(self, event: Event, view: SeatView) -> None:
        """An event begins to be shown."""
        if isinstance(event, Dealt | Undone):
            self.picked.clear()
            self._moods = dict.fromkeys(SEATS, Mood.WAITING)
        if isinstance(event, Dealt):
            self.app.device.page.mark("dealt")
        if isinstance(event, HandOver):
            self.elbow.hand_is_over()
        self.elbow.forget()
        if isinstance(event, Passed):
            self.picked.clear()
        if isinstance(event, Played) and event.card in self.picked:
            self.picked.remove(event.card)
        for seat, mood in moods_after(event).items():
            self._moods[seat] = mood
        line = news_of(event, view)
        if line:
            self.app.device.page.news(line)
        if isinstance(event, MoonOwed) and event.shooter is ME:
            self.app.open(dialogs.MoonDialog(self.app, self))
        elif isinstance(event, HandOver) and view.phase is not Phase.OVER:
            self.app.open(summary.SummaryDialog(self.app, self, event))
        elif isinstance(event, GameOver):
            self.app.open(summary.OverDialog(self.app, self, event))
        self.change()

    # -- moves

    def submit(self, move: Move) -> bool:
        """Make the player's move; a refusal is shown and changes nothing."""
        try:
            self.table.submit(ME, move)
        except IllegalMove as refusal:
            self.say(str(refusal))
            return False
        self.toast.clear()
        self.update(self.app.device.now())
        return True

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.submit(NextHand())

    def say(self, sentence: str) -> None:
        """Show a sentence for a while, and say it aloud."""
        self.toast.show(sentence, self.app.device.now())
        self.app.device.page.news(sentence)
        self.change()

    # -- presses

    def press(self, control: str) -> None:
        if control.startswith("card-"):
            self.press_card(card(control.removeprefix("card-")))
        elif control == "pass":
            self.press_pass()
        elif control == "finish":
            self.elbow.finish()
        elif control == "hint":
            self.elbow.ask()
        elif control == "undo":
            self.say(words.TAKEN_BACK if self.table.undo(ME) else words.NOTHING_TO_UNDO)
        elif control == "last-trick":
            if self.view.tricks:
                self.app.open(dialogs.LastTrickDialog(self.app, self))
            else:
                self.say(words.NO_LAST_TRICK)
        elif control == "menu":
            self.app.open(dialogs.MenuDialog(self.app, self))
        elif control == "restart":
            self.app.open(dialogs.RestartDialog(self.app, self))
        elif control == "pause":
            self.app.open(dialogs.PauseDialog(self.app, self))
        elif control == "help":
            self.app.open(dialogs.HelpDialog(self.app, self.view.house))
        elif control == "fullscreen":
            self.app.device.page.toggle_fullscreen()

    def press_pass(self) -> None:
        """Pass the three picked cards."""
        if len(self.picked) < 3:
            self.say(words.PICK_THREE_FIRST)
        elif self.submit(Pass(ME, mask(self.picked))):
            self.change()

    def press_card(self, pressed: Card) -> None:
        """A card of the hand was tapped."""
        if self.is_passing:
            self.toggle_pick(pressed)
        elif self.is_my_turn:
            self._tap_to_play(pressed)
        elif pressed in self.picked:
            self.put_back(pressed)
        else:
            self.pick_only(pressed)

    def _tap_to_play(self, pressed: Card) -> None:
        reason = self.view.why_not(pressed)
        if reason is not None:
            self.picked.clear()
            self.say(reason)
        elif pressed in self.picked or (self.app.settings.one_tap and not self._hurried):
            self.submit(Play(ME, pressed))
        else:
            self.pick_only(pressed)

    def toggle_pick(self, pressed: Card) -> None:
        """Pick a card to pass, or put it back; a fourth takes the place of the earliest pick."""
        if pressed in self.picked:
            self.picked.remove(pressed)
        else:
            self.picked = [*self.picked[-2:], pressed]
        self.change()

    def pick_only(self, pressed: Card) -> None:
        """Lift this card alone out of the hand."""
        self.picked = [pressed]
        self.toast.clear()
        self.change()

    def put_back(self, pressed: Card) -> None:
        """Put a picked card back into the hand."""
        if pressed in self.picked:
            self.picked.remove(pressed)
            self.change()

    # -- inputs

    def handle(self, event: Input) -> None:
        if isinstance(event, Hidden):
            if self.view.phase in (Phase.PASSING, Phase.PLAYING):
                self.app.open(dialogs.PauseDialog(self.app, self))
            return
        super().handle(event)

    def pointer(self, pointer: Pointer) -> bool:
        if pointer.press is Press.DOWN:
            self._hurried = self.stage.busy or self.table.thinking
            if self._hurried:
                self.stage.hurry()
                self.table.hurry()
                self.update(self.app.device.now())
            self._drag = self._grip(pointer)
            return False
        if self._drag is None or pointer.id != self._drag.pointer:
            return False
        if pointer.press is Press.MOVE:
            return self._drag_on(pointer)
        drag, self._drag = self._drag, None
        if not drag.moving:
            return False
        self._hold("")
        if pointer.press is Press.UP:
            self._drop(drag, pointer)
        self.change()
        return True

    def _grip(self, pointer: Pointer) -> Drag | None:
        hand = self.stage.shown.hand
        boxes, seen = self.layout.hand_boxes(len(hand)), self.layout.hand_targets(len(hand))
        for held, box, target in zip(hand, boxes, seen, strict=True):
            raised = self.layout.lift if held in self.picked else 0.0
            if Box(target.x, target.y - raised, target.w, target.h + raised).holds(pointer.x, pointer.y):
                return Drag(held, pointer, box.moved(0, -raised))
        return None

    def _drag_on(self, pointer: Pointer) -> bool:
        drag = self._drag
        assert drag is not None
        was_tap = not drag.moving
        drag.follow(pointer)
        if drag.moving and was_tap:
            self._hold("")
            self.change()
        elif drag.moving:
            self.app.dirty = True
        return drag.moving

    def _drop(self, drag: Drag, pointer: Pointer) -> None:
        """A dragged card was let go of: over the table it is played (or picked to pass), elsewhere it goes back."""
        over_table = pointer.y < self.layout.hand.y - self.layout.lift
        self.stage.release(drag.card, drag.box)
        if over_table and self.is_passing:
            if drag.card not in self.picked:
                self.toggle_pick(drag.card)
        elif over_table and self.is_my_turn:
            reason = self.view.why_not(drag.card)
            if reason is None and self.submit(Play(ME, drag.card)):
                return
            if reason is not None:
                self.say(reason)
        elif over_table:
            self.say(words.WAIT_FOR_TURN)
        self.stage.send_back(drag.card)

    def key(self, key: Key) -> bool:
        focused = self._focused_card()
        letters = {"u": "undo", "h": "hint", "l": "last-trick", "m": "menu", "?": "help", "f": "fullscreen"}
        if key.key in ("ArrowLeft", "ArrowRight", "Home", "End"):
            self._walk_hand(key.key, focused)
        elif key.key == "ArrowUp" and focused is not None:
            if focused not in self.picked:
                self.press_card(focused) if self.is_passing else self.pick_only(focused)
        elif key.key == "ArrowDown" and focused is not None:
            self.put_back(focused)
        elif key.key == "Escape":
            self.picked.clear()
            self.change()
        elif key.key.lower() == "p" and self.is_passing and not key.repeat:
            self.press_pass()
        elif key.key.lower() in letters and not key.repeat:
            self._press_if_able(letters[key.key.lower()])
        elif key.key in ("Enter", " ") and self.stage.busy:
            self.stage.hurry()
            self.table.hurry()
        else:
            return False
        return True

    def _focused_card(self) -> Card | None:
        held = [each for each in self.stage.shown.hand if table_controls.card_id(each) == self.focus]
        return held[0] if held else None

    def _walk_hand(self, key: str, focused: Card | None) -> None:
        hand = self.stage.shown.hand
        if not hand:
            return
        last = len(hand) - 1
        if key == "Home" or (key == "ArrowRight" and focused is None):
            index = 0
        elif key == "End" or focused is None:
            index = last
        else:
            index = max(0, min(last, hand.index(focused) + (1 if key == "ArrowRight" else -1)))
        self.move_focus(table_controls.card_id(hand[index]))

    # -- drawing

    def draw(self, brush: Brush) -> None:
        if self._still_due:
            self._still_due = False
            still = self._picture.draw_still(brush, self.layout, self.stage, self._scene())
            super().draw_controls(still)
        self._picture.draw(brush, self.layout, self.stage, self.app.device.now(), self.is_still)

    def draw_controls(self, brush: Brush) -> None:
        if self._drag is not None and self._drag.moving:
            self._picture.draw_dragged(brush, self.layout, self._drag.card, self._drag.box)
        self.toast.draw(brush, self.layout.strip)

    def _scene(self) -> Scene:
        moods = dict(self._moods)
        turn = self.view.turn if not self.stage.shown.taker else None
        if turn is not None and turn is not ME and moods[turn] is Mood.WAITING:
            moods[turn] = Mood.THINKING
        return Scene(
            tuple(self.picked),
            self.bright,
            self._drag.card if self._drag is not None and self._drag.moving else None,
            self._prompt(),
            moods,
            turn,
            self.view.leader if self.stage.shown.trick else None,
            self.app.settings.show_points,
            FACES[self.app.settings.face],
            self.elbow.time_left(),
        )

    def _prompt(self) -> str:
        view = self.view
        if self.is_passing and not self.stage.busy:
            return words.pass_prompt(view.direction, view.direction.receiver(ME), len(self.picked))
        if self.elbow.thinks:
            return words.THINKING
        if (offer := self.elbow.offer) is not None:
            return words.OFFER_ALL if offer is Claim.EVERY_TRICK else words.OFFER_NONE
        if self.is_my_turn and not view.trick:
            if not view.tricks and view.direction is Direction.HOLD:
                return f"{words.HOLD}. {words.YOU_LEAD}."
            return words.YOU_LEAD
        return ""
