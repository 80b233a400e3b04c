"""The table screen: turns taps, drags and keys into moves, and the table's events into pictures and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.look.controls import Control, Mirror
from game.look.inputs import Hidden, Input, Key, Pointer, Press
from game.look.notices import rooms_for_words
from game.look.paint import Brush
from game.look.pictures import Mood
from game.look.table_layout import TableLayout, table_layout
from game.players.levels import Level
from game.rules import IllegalMove
from game.rules.cards import Card, card, mask
from game.rules.moves import Move, NextHand, Pass
from game.rules.seats import SEATS, Seat
from game.rules.view import Phase, SeatView
from game.screens import dialogs, portal, summary, table_controls, words
from game.screens.elbow import Elbow
from game.screens.how_to_play import HowToPlaySheet
from game.screens.moods import moods_after
from game.screens.my_hand import MyHand
from game.screens.news import news_of
from game.screens.screen import Screen
from game.screens.stage import Stage
from game.screens.table_picture import TablePicture
from game.screens.table_scene import scene_of
from game.screens.toast import Toast
from game.table.events import Dealt, Event, GameOver, HandOver, MoonOwed, Passed, Played, Undone
from game.table.pace import PACES, Pace, Speed, still
from game.table.settings import Motion
from game.table.story import hand_over
from game.table.table import Table

if TYPE_CHECKING:
    from game.screens.app import App

ME = Seat.SOUTH
FRAME_BUDGET = 0.006
"""Seconds of a frame that computer players may think."""


class TableScreen(Screen):
    """A game in play, as one player sees it.

    Args:
        picked: the cards that were picked to pass when the game was left.
        keep: called with the cards that are picked to pass, whenever they change.
    """

    name = "table"

    def __init__(
        self,
        app: App,
        table: Table,
        level: Level,
        picked: Sequence[Card] = (),
        keep: Callable[[Sequence[Card]], None] = lambda _: None,
    ) -> None:
        super().__init__(app)
        self.table = table
        self.level = level
        self.hand = MyHand(self, keep)
        self._left_picked = picked
        self.toast = Toast()
        self._picture = TablePicture()
        self._still_due = True
        self._paused: dialogs.PauseDialog | None = None
        self.moods = dict.fromkeys(SEATS, Mood.WAITING)
        self.stage = Stage(table.view(ME), lambda: self.pace, self._told, app.sounds.tell)
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
        if self._may_prepare:
            self._picture.prepare()
        self.elbow.update(now, max(0.0, end - self.app.device.now()))
        if self.toast.expire(now):
            self.change()

    @property
    def _may_prepare(self) -> bool:
        """Whether there is time to draw faces ahead: nothing moves yet, but will."""
        return not self.stage.busy and self.pace.fly > 0 and not self._picture.is_prepared

    @property
    def wake_at(self) -> float | None:
        if self.stage.moving or self._may_prepare:
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
            self.hand.picked, self._left_picked = list(self._left_picked), ()
            self.moods = dict.fromkeys(SEATS, Mood.WAITING)
        if isinstance(event, Dealt):
            self.app.device.page.mark("dealt")
        if isinstance(event, HandOver):
            self.elbow.hand_is_over()
        self.elbow.forget()
        if isinstance(event, Passed):
            self.hand.picked = []
        if isinstance(event, Played):
            self.hand.picked = [card for card in self.hand.picked if card != event.card]
        for seat, mood in moods_after(event).items():
            self.moods[seat] = mood
        message = portal.message_of(event, self.table.match)
        if message is not None:
            self.app.tell(message)
        line = news_of(event, view)
        if line:
            self.app.device.page.news(line)
        if (isinstance(event, MoonOwed) and event.shooter is ME) or (
            isinstance(event, Undone) and view.phase is Phase.CHOOSING_MOON and view.moon_shooter is ME
        ):
            self.app.open(dialogs.MoonDialog(self.app, self))
        elif isinstance(event, Undone) and view.phase is Phase.SUMMARY:
            self.app.open(summary.SummaryDialog(self.app, self, hand_over(self.table.match)))
        elif isinstance(event, HandOver) and view.phase is not Phase.OVER:
            self.app.open(summary.SummaryDialog(self.app, self, event))
        elif isinstance(event, GameOver):
            notice = self.app.enter(self.table.match, self.level)
            self.app.open(summary.OverDialog(self.app, self, event, notice))
        self.change()

    # -- moves

    def submit(self, move: Move) -> bool:
        """Make the player's move; a refusal is shown and changes nothing."""
        self.toast.clear()
        try:
            self.table.submit(ME, move)
        except IllegalMove as refusal:
            self.say(str(refusal))
            return False
        self.update(self.app.device.now())
        return True

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.submit(NextHand())

    def say(self, sentence: str) -> None:
        """Show a sentence for a while, too."""
        self.toast.show(sentence, self.app.device.now())
        super().say(sentence)
        self.change()

    # -- presses

    def press(self, control: str) -> None:
        if control.startswith("card-"):
            self.hand.press(card(control.removeprefix("card-")))
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
            self.app.open(HowToPlaySheet(self.app, self.view.house))
        elif control == "sound":
            self.app.switch_sound()

    def press_pass(self) -> None:
        """Pass the three picked cards."""
        if len(self.hand.picked) < 3:
            self.say(words.PICK_THREE_FIRST)
        elif self.submit(Pass(ME, mask(self.hand.picked))):
            self.change()

    # -- inputs

    def handle(self, event: Input) -> None:
        if isinstance(event, Hidden):
            if self._may_pause:
                self.app.open(dialogs.PauseDialog(self.app, self))
            return
        super().handle(event)

    @property
    def _may_pause(self) -> bool:
        """Whether there is anything that could go on."""
        return self.view.phase in (Phase.PASSING, Phase.PLAYING)

    def pause(self) -> None:
        above = self.app.above(self)
        if self._may_pause and not any(isinstance(screen, dialogs.PauseDialog) for screen in above):
            self._paused = dialogs.PauseDialog(self.app, self)
            self.app.open(self._paused)

    def resume(self) -> None:
        if self._paused is not None:
            self.app.close(self._paused)
            self._paused = None

    def pointer(self, pointer: Pointer) -> bool:
        hurried = pointer.press is Press.DOWN and self.hurry()
        taken = self.hand.pointer(pointer, hurried)
        if taken:
            self._hold("")
        return taken

    def hurry(self) -> bool:
        """Cut short what moves and whoever ponders; whether there was anything to cut."""
        if not self.stage.busy and not self.table.thinking:
            return False
        self.stage.hurry()
        self.table.hurry()
        self.update(self.app.device.now())
        return True

    def key(self, key: Key) -> bool:
        focused, letter = self.hand.focused(), key.key.lower()
        if key.key in ("ArrowLeft", "ArrowRight", "Home", "End"):
            self.hand.walk(key.key)
        elif key.key == "ArrowUp" and focused is not None:
            self.hand.pick(focused)
        elif key.key == "ArrowDown" and focused is not None:
            self.hand.put_back(focused)
        elif key.key == "Escape":
            self.hand.show_picked([])
        elif letter == "p" and self.is_passing and not key.repeat:
            self.press_pass()
        elif letter in table_controls.LETTERS and not key.repeat:
            self._press_if_able(table_controls.LETTERS[letter])
        elif key.key in ("Enter", " "):
            self.hurry()
        else:
            return False
        return True

    # -- drawing

    def draw(self, brush: Brush) -> None:
        if self._still_due:
            self._still_due = False
            still = self._picture.draw_still(brush, self.layout, self.stage, scene_of(self))
            super().draw_controls(still)
        self._picture.draw(brush, self.layout, self.stage, self.app.device.now(), self.is_still)

    def draw_controls(self, brush: Brush) -> None:
        if (dragged := self.hand.dragged) is not None:
            self._picture.draw_dragged(brush, self.layout, dragged.card, dragged.box)
        acting = any(control.id in ("pass", "finish") for control in self.controls)
        trick = self.stage.shown.trick
        own = any(seat is ME for seat, _ in trick)
        held = len(self.stage.shown.hand)
        self.toast.draw(brush, rooms_for_words(self.layout, bool(trick), acting, own, held))
