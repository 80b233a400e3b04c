"""What every screen has in common: controls that can be pressed by pointer, key or screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.look.buttons import draw_button, draw_written
from game.look.controls import Control, Mirror, Style, Tag, at, by_id
from game.look.forms import Field
from game.look.gestures import Deed, Gesture
from game.look.inputs import Activate, Focus, Input, Key, Performed, Pointer, Press
from game.look.layout import RADIUS, RING, Box
from game.look.paint import Brush
from game.look.pictures import Icon
from game.screens import everywhere, words

if TYPE_CHECKING:
    from game.screens.app import App


class Screen:
    """A screen or a dialog.

    A subclass lists its controls, draws what is not a control, and answers to `press`. Pointers press on release over
    the control where they went down, as buttons do everywhere.
    """

    name = ""
    veils = False
    """Whether the screen is a dialog, with the one beneath darkened and out of reach."""
    fills_window = False
    """Whether the screen covers the whole window, so that nothing beneath it need be drawn."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.focus = ""
        self.held = ""
        self.hovered = ""
        self.copied = ""
        """The id of the control whose text was copied last."""
        self._controls: tuple[Control, ...] | None = None

    # -- for subclasses

    def make_controls(self) -> list[Control]:
        """The controls now, in focus order; the last lies on top."""
        return []

    def press(self, control: str) -> None:
        """A control was pressed."""

    def performed(self, control: str, done: bool) -> None:
        """The page has done what a control's gesture asks for, or could not. What was copied is told, and seen on the
        control as long as nothing else is copied."""
        pressed = by_id(self.controls, control)
        if pressed is not None and pressed.gesture is not None and pressed.gesture.deed is Deed.COPY:
            self.copied = control if done else ""
            self.app.device.page.news(words.COPIED_NEWS if done else words.NOT_COPIED)
            self.change()

    def key(self, key: Key) -> bool:
        """A key that pressed no control; whether the screen took it."""
        return False

    def pointer(self, pointer: Pointer) -> bool:
        """A pointer, before the controls see it; whether the screen took it."""
        return False

    def draw(self, brush: Brush) -> None:
        """Draw everything but the controls."""

    def first_focus(self) -> str:
        """Where the focus goes when the screen opens, or "" to leave it."""
        return ""

    def pause(self) -> None:
        """The page around asks for a pause."""

    def resume(self) -> None:
        """The pause that the page around asked for is over."""

    def update(self, now: float) -> None:
        """Time has gone on."""

    @property
    def wake_at(self) -> float | None:
        """When `update` next has something to do; None for never, 0 for the next frame."""
        return None

    def mirror(self) -> Mirror:
        """What the accessible mirror shows."""
        return Mirror(self.name, self.controls)

    # -- shared

    @property
    def controls(self) -> tuple[Control, ...]:
        """The controls as they are now."""
        if self._controls is None:
            self._controls = tuple(self.make_controls())
        return self._controls

    def change(self) -> None:
        """Something to see has changed: list the controls and draw again."""
        self._controls = None
        self.app.redraw(self)

    def touch(self) -> None:
        """Something to see has changed, but no control: draw again."""
        self.app.redraw(self)

    def handle(self, event: Input) -> None:
        """An input for this screen."""
        if isinstance(event, Pointer):
            if not self.pointer(event):
                self._point(event)
        elif isinstance(event, Key):
            self._key(event)
        elif isinstance(event, Activate):
            self._press_if_able(event.on)
        elif isinstance(event, Focus):
            self.focus = event.on
        elif isinstance(event, Performed):
            self.performed(event.on, event.done)

    def draw_controls(self, brush: Brush) -> None:
        """Draw the controls that are not drawn by the screen itself."""
        for control in self.controls:
            self.draw_control(brush, control)
        self.draw_focus(brush)

    def draw_control(self, brush: Brush, control: Control) -> None:
        """Draw one control, if it is a button."""
        if control.tag is Tag.BUTTON:
            draw_button(brush, control, control.id == self.held, control.id == self.hovered)
            if isinstance(control.form, Field) and not self.app.device.page.draws_focus:
                draw_written(brush, control.form, control.box)

    def draw_focus(self, brush: Brush) -> None:
        """Draw the focus ring, where the page does not."""
        if not self.app.device.page.draws_focus and (focused := by_id(self.controls, self.focus)) is not None:
            brush.ring(focused.box.inset(-RING), brush.colours.focus, RADIUS)

    def say(self, sentence: str) -> None:
        """Say a sentence aloud."""
        self.app.device.page.news(sentence)

    def control_at(self, x: float, y: float) -> Control | None:
        """The button at a point, if any."""
        return at(self.controls, x, y)

    def move_focus(self, control: str) -> None:
        """Move the focus, here and in the page."""
        self.focus = control
        self.app.device.page.focus(control)
        self.change()

    def _point(self, pointer: Pointer) -> None:
        under = self.control_at(pointer.x, pointer.y)
        name = under.id if under is not None else ""
        if pointer.press is Press.DOWN:
            self._hold(name)
        elif pointer.press is Press.MOVE:
            self._hover("" if pointer.touch else name)
        elif pointer.press is Press.UP:
            held = self.held
            self._hold("")
            if held and held == name:
                self._press_if_able(name)
        else:
            self._hold("")

    def _hold(self, name: str) -> None:
        if name != self.held:
            self.held = name
            self.touch()

    def _hover(self, name: str) -> None:
        if name != self.hovered:
            self.hovered = name
            self.touch()

    def _key(self, key: Key) -> None:
        if key.key in ("Enter", " ") and by_id(self.controls, self.focus) is not None:
            if not key.repeat:
                self._press_if_able(self.focus)
        elif key.key == "Tab":
            self._walk(-1 if key.shift else 1)
        elif not self.key(key) and not key.repeat and not self._writes:
            everywhere.press(self.app, key.key.lower())

    @property
    def _writes(self) -> bool:
        """Whether letters are for a field now."""
        focused = by_id(self.controls, self.focus)
        return focused is not None and isinstance(focused.form, Field)

    def _press_if_able(self, name: str) -> None:
        control = by_id(self.controls, name)
        if control is None or not (control.pressable or control.style is Style.UNSEEN):
            return
        if control.gesture is not None:
            self.app.device.page.perform(name, control.gesture)
        else:
            self.press(name)

    def _walk(self, step: int) -> None:
        """Tab on a device that has no focus of its own."""
        stops = [control.id for control in self.controls if control.pressable or control.style is Style.UNSEEN]
        if stops:
            start = stops.index(self.focus) if self.focus in stops else (-1 if step > 0 else 0)
            self.move_focus(stops[(start + step) % len(stops)])


def copy_button(screen: Screen, key: str, caption: str, text: str) -> list[Control]:
    """A button of `screen` that copies `text`, and says so once it has; none where a page may not copy.

    Args:
        key: the control's id.
        caption: what is written on it, such as "Copy the link".
    """
    if not screen.app.device.page.allows(Deed.COPY):
        return []
    copied = screen.copied == key
    said, icon = (words.COPIED, Icon.CHECK) if copied else (caption, Icon.COPY)
    label = f"{caption}: {words.COPIED}" if copied else caption
    gesture = Gesture(Deed.COPY, text)
    return [Control(key, label, Box(0, 0, 0, 0), caption=said, like=(caption,), icon=icon, gesture=gesture)]
