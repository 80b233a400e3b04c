"""The game as one program: the stack of screens, the loop's three steps, and the player's settings."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from pygame import Surface

from game.look import chart, paint, pictures, shapes, text, theme
from game.look.controls import Mirror, by_id
from game.look.inputs import Entry, Hidden, PageChanged, Pointer, Renewed, Size, TableIs, Wheel, Wish, Wished
from game.look.layout import Window, magnified
from game.look.theme import Palette
from game.players.levels import Level
from game.rules import Match
from game.rules.cards import Card
from game.screens import portal, words
from game.screens.screen import Screen
from game.screens.sounds import Sounds
from game.screens.title import TitleScreen
from game.screens.words import scores
from game.screens.world import Device
from game.table.annals import FinishedGame
from game.table.chronicle import Chronicle
from game.table.kept_game import GameKeeper
from game.table.kept_settings import SettingsKeeper
from game.table.settings import Settings
from game.table.texts import Trouble

_AScreen = TypeVar("_AScreen", bound=Screen)


class App:
    """All that runs on one device.

    The loop calls `hear`, `update` and `draw` in turn, then rests until `wake_at`.
    """

    def __init__(self, device: Device) -> None:
        self.device = device
        self.chooser = SettingsKeeper(device.storage)
        self.settings = self.chooser.load().with_options(device.options)
        self.sounds = Sounds(device.sound, lambda: self.settings, device.now)
        self.chronicle = Chronicle(device.storage)
        self.keeper = GameKeeper(device.storage)
        self.is_renewed = False
        self._is_taking_over = False
        self.dirty = True
        self.window = Window(1.0, 1.0)
        self._zoom = 1.0
        self._mirror = Mirror("")
        self._is_shown = False
        self._untold: list[portal.Message] = []
        self._screens: list[Screen] = []
        self._ground: Surface | None = None
        self.hear()
        if device.options.get("embed") == "1":
            self.sit_straight_down()
        else:
            self.show_title()

    @property
    def colours(self) -> Palette:
        """The palette in force."""
        return theme.palette(self.device.page.more_contrast)

    @property
    def top(self) -> Screen:
        """The screen that has the player's attention."""
        return self._screens[-1]

    @property
    def bottom(self) -> Screen | None:
        """The screen on which all others lie; None until the first is shown."""
        return self._screens[0] if self._screens else None

    def change_settings(self, settings: Settings) -> None:
        """Use these settings from now on, and keep what has changed: what the page's address asked for is not kept."""
        self.chooser.change(self.settings, settings)
        self.settings = settings
        self.sounds.heed_settings()
        trouble = self.chooser.news()
        # A device that keeps nothing is told of once: of the game or of the settings.
        if trouble is not None and not (trouble is Trouble.NOT_KEPT and self.keeper.has_told(trouble)):
            self.top.say(words.SETTINGS_TROUBLES[trouble])

    def enter(self, match: Match, level: Level) -> str:
        """Enter a game that has just ended into the annals; a sentence where they cannot be kept, told once."""
        self.chronicle.add(FinishedGame.of(match, level, self.device.today()))
        trouble = self.chronicle.news()
        return scores.TROUBLES[trouble] if trouble is not None else ""

    def switch_sound(self) -> None:
        """Sound on or off; where the device refuses it, say so and try again."""
        self.change_settings(self.settings.with_sound(not self.is_heard))
        if self.settings.audible and self.device.sound.refused:
            self.top.say(words.SOUND_REFUSED)
        else:
            self.sounds.sample()
            self.device.page.news(f"{words.SOUND[self.settings.audible]}.")
        self.top.change()

    @property
    def is_heard(self) -> bool:
        """Whether sound is on, as far as is known."""
        return self.settings.audible and not self.device.sound.refused

    # -- screens

    def show(self, screen: Screen) -> None:
        """Leave all that is open and show this screen."""
        self._screens = []
        self.open(screen)

    def open(self, screen: Screen) -> None:
        """Lay a screen or dialog over what is open."""
        self._ground = None
        self._screens.append(screen)
        screen.change()
        self._take_focus(screen)

    def close(self, screen: Screen) -> None:
        """Take a screen away, and whatever lies on it."""
        if screen in self._screens[1:]:
            self._ground = None
            del self._screens[self._screens.index(screen) :]
            self.top.change()
            self._take_focus(self.top, back=True)

    def above(self, screen: Screen) -> tuple[Screen, ...]:
        """The screens that lie on this one, the lowest first."""
        return tuple(self._screens[self._screens.index(screen) + 1 :]) if screen in self._screens else ()

    def opened(self, kind: type[_AScreen]) -> _AScreen | None:
        """The lowest open screen of a kind, if any."""
        return next((screen for screen in self._screens if isinstance(screen, kind)), None)

    def beneath(self, screen: Screen) -> Screen | None:
        """The screen on which this one lies."""
        index = self._screens.index(screen) if screen in self._screens else 0
        return self._screens[index - 1] if index else None

    def redraw(self, screen: Screen) -> None:
        """A screen has changed and is to be drawn again."""
        self.dirty = True
        if not self._screens or screen is not self.top:
            self._ground = None

    def _take_focus(self, screen: Screen, back: bool = False) -> None:
        """Move the focus into a screen, or back to where it was before something lay on it."""
        self._show_mirror()
        kept = screen.focus if back and by_id(screen.controls, screen.focus) is not None else ""
        wanted = kept or screen.first_focus() or screen.focus
        if wanted:
            screen.move_focus(wanted)

    def show_title(self) -> None:
        """Leave the table for the title."""
        self.device.page.leave_table()
        self.show(TitleScreen(self))

    def start_game(self) -> None:
        """Sit down to a new game."""
        given = self.settings.seed
        seed = self.device.seed() if given is None else given
        self._sit_down(Match(seed, self.settings.house), self.settings.level)

    def continue_game(self) -> None:
        """Sit down to the game that is kept on this device; to a new one if it has gone."""
        kept = self.keeper.load()
        if kept is None:
            self.start_game()
        else:
            self._sit_down(kept.match, kept.level, kept.picked)

    def sit_straight_down(self) -> None:
        """Sit down without a title: to the kept game, unless the address gives a deal of its own."""
        if self.settings.seed is None:
            self.continue_game()
        else:
            self.start_game()

    def take_over(self) -> None:
        """Go on here with the game that another page of this browser plays."""
        self._is_taking_over = True
        self.device.page.take_table(insist=True)

    def _sit_down(self, match: Match, level: Level, picked: tuple[Card, ...] = ()) -> None:
        from game.screens.seating import sit_down

        self.keeper.may_write = False  # until this page is known to have the table
        self.device.page.take_table(insist=False)
        sit_down(self, match, level, picked)
        self.tell(portal.game_started(match, level))

    def tell(self, message: portal.Message) -> None:
        """Let the page around know what has happened; before the first picture is there, just after it."""
        if self._is_shown:
            self.device.page.tell(message)
        else:
            self._untold.append(message)

    def prepare(self) -> None:
        """While the title is looked at, load what the table will need."""
        import game.screens.seating  # noqa: F401

    # -- the loop's steps

    def hear(self) -> None:
        """Take in what the player did."""
        for event in self.device.inputs():
            self.sounds.attend(event)
            if isinstance(event, Size):
                self._resize(event)
            elif isinstance(event, PageChanged):
                self._change_all()
            elif isinstance(event, Wished):
                self._heed(event.wish)
            elif isinstance(event, Renewed):
                self._renewed()
            elif isinstance(event, TableIs):
                self._settle_table(event.mine)
            elif self._screens:
                if isinstance(event, Pointer):
                    event = Pointer(event.press, event.x / self._zoom, event.y / self._zoom, event.id, event.touch)
                elif isinstance(event, Wheel):
                    event = Wheel(event.x / self._zoom, event.y / self._zoom, event.dy / self._zoom)
                elif isinstance(event, Hidden):
                    self.top.held = ""
                elif isinstance(event, Entry):
                    # The form in the page has changed already: tell it anew what holds.
                    self._mirror, self.dirty = Mirror(""), True
                self.top.handle(event)

    def _heed(self, wish: Wish) -> None:
        """Do as the page around the game asks."""
        if wish in (Wish.MUTE, Wish.UNMUTE):
            self.settings = replace(self.settings, muted=wish is Wish.MUTE)
            self.sounds.heed_settings()
        for screen in self._screens[:1]:
            if wish is Wish.PAUSE:
                screen.pause()
            elif wish is Wish.RESUME:
                screen.resume()
            self.top.change()

    def update(self) -> None:
        """Let time go on."""
        now = self.device.now()
        for screen in tuple(self._screens):
            screen.update(now)

    def draw(self) -> None:
        """Draw, if anything changed, and hold the mirror up to it."""
        if not self.dirty:
            return
        self.dirty = False
        brush = paint.Brush(self.device.surface, self.window, self.colours)
        self._draw_beneath(brush)
        self.top.draw(brush)
        self.top.draw_controls(brush)
        self.device.show()
        self._show_mirror()
        if not self._is_shown:
            self._is_shown = True
            self.device.page.mark("title")
            self.device.page.ready()
            for message in (portal.READY, *self._untold):
                self.device.page.tell(message)

    def _draw_beneath(self, brush: paint.Brush) -> None:
        """Draw what lies beneath the top screen; kept while it stays as it is, for a sheet that scrolls over it."""
        if self.top.fills_window or len(self._screens) == 1:
            return
        if self._ground is not None:
            brush.surface.blit(self._ground, (0, 0))
            return
        lowest = max((i for i, screen in enumerate(self._screens) if screen.fills_window), default=0)
        for screen in self._screens[lowest:-1]:
            if screen.veils:
                brush.veil()
            screen.draw(brush)
            screen.draw_controls(brush)
        if self.top.veils:
            brush.veil()
        self._ground = brush.surface.copy()

    @property
    def wake_at(self) -> float | None:
        """When the next step is due: None when only the player can bring one about."""
        if self.dirty:
            return 0.0
        times = [time for screen in self._screens if (time := screen.wake_at) is not None]
        return min(times, default=None)

    def _resize(self, size: Size) -> None:
        self._zoom, larger = magnified(size.w, size.h, size.text)
        top, right, bottom, left = (edge / self._zoom for edge in size.insets)
        old_scale = self.window.dpr
        self.window = Window(
            size.w / self._zoom, size.h / self._zoom, size.dpr * self._zoom, (top, right, bottom, left), larger
        )
        self.device.resize(*self.window.pixels)
        self._mirror = Mirror("")  # the same controls may lie elsewhere in a picture magnified otherwise
        if self.window.dpr != old_scale:
            text.clear()
        pictures.clear()
        shapes.forget()
        chart.forget()
        self._change_all()

    def _change_all(self) -> None:
        """Everything may look different now."""
        self._ground = None
        for screen in self._screens:
            screen.change()
        self.dirty = True

    def _renewed(self) -> None:
        """A new version is ready: screens on which a game may pause offer it from now on."""
        if not self.is_renewed:
            self.is_renewed = True
            self.device.page.news(words.RENEWED)
            self.top.change()

    def _settle_table(self, mine: bool) -> None:
        """This page has the table, or another has."""
        moved, self.keeper.may_write = self.keeper.may_write and not mine, mine
        if mine and self._is_taking_over:
            self._is_taking_over = False
            self.continue_game()  # as the other page has left it
        elif not mine:
            from game.screens.seating import tell_elsewhere

            tell_elsewhere(self, moved)

    def _show_mirror(self) -> None:
        mirror = self.top.mirror()
        if not mirror.is_same(self._mirror):
            self._mirror = mirror
            self.device.page.show_mirror(mirror.scaled(self._zoom).to_json())
