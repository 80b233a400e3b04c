"""The way to every screen, walked once on a small window, so that it can then be turned to any size."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.look.inputs import FileGiven, Renewed, Size, Wheel
from game.players.levels import Level
from game.rules import Match
from game.rules.moves import ChooseMoon
from game.rules.seats import SEATS, Seat
from game.screens import words
from game.screens.table import TableScreen
from game.table.annals import Annals
from game.table.annals_text import write_annals
from game.table.chronicle import KEY
from game.table.claims import claim
from game.table.kept_game import GameKeeper
from game.table.timer import TurnTime
from tests.screens.fake_device import FakeStorage, Play
from tests.screens.played import before_the_end, play_to_the_end, some_games
from tests.table.finished import match

GAMES = Path(__file__).resolve().parents[1] / "games"
SMALL = (480, 320)
"""The window in which the screens are walked to: small, for it is drawn at every step."""
WIDE_NAME = "W" * 24
"""As wide a name as a table will ever show."""


@dataclass
class Walk:
    """A player on the way to a screen, and what the fonts had to cut there."""

    patch: pytest.MonkeyPatch
    storage: FakeStorage = field(default_factory=FakeStorage)
    options: dict[str, str] = field(default_factory=lambda: {"seed": "7", "speed": "instant", "level": "gentle"})
    play: Play = field(init=False)

    def begin(self) -> Play:
        """Open the game."""
        self.play = Play(*SMALL, 1, self.storage, **self.options)
        return self.play

    def press(self, *controls: str) -> None:
        """Press these, one after the other."""
        for control in controls:
            self.play.tap(control)
            self.play.settle()

    def sit_down(self, game: Match) -> None:
        """Open the game and go on with a kept one."""
        GameKeeper(self.storage).save(game, Level.GENTLE)
        self.begin()
        self.press("continue")

    def cards(self, able: bool = True) -> list[str]:
        """The ids of the cards that may be played now, or that may not."""
        controls = self.play.mirror["controls"]
        return [c["id"] for c in controls if c["id"].startswith("card-") and bool(c.get("disabled")) is not able]

    def play_card(self) -> None:
        """Play the first card that is allowed."""
        card = self.cards()[0]
        self.play.tap(card)
        self.play.tap(card)

    def until(self, come: Callable[[], bool]) -> None:
        """Let time go on until something has come."""
        for _ in range(3000):
            if come():
                return
            self.play.step(seconds=1 / 60)
        raise AssertionError("What was waited for did not come.")


Way = Callable[[Walk], object]


def title(walk: Walk) -> None:
    walk.begin()


def first_visit(walk: Walk) -> None:
    walk.options = {}
    walk.begin()


def passing(walk: Walk) -> None:
    walk.begin()
    walk.press("play")


def three_picked(walk: Walk) -> None:
    passing(walk)
    for card in walk.cards()[3:6]:
        walk.play.tap(card)


def playing(walk: Walk) -> None:
    """Passed, with thirteen cards in hand and the player to act."""
    three_picked(walk)
    walk.press("pass")


def why_not(walk: Walk) -> None:
    playing(walk)
    walk.play.tap(walk.cards(able=False)[0])


def hint(walk: Walk) -> None:
    playing(walk)
    walk.play.tap("hint")
    walk.until(lambda: any(c.get("pressed") for c in walk.play.mirror["controls"] if c["id"].startswith("card-")))


def one_trick(walk: Walk) -> None:
    playing(walk)
    walk.play_card()
    walk.play.settle()


def four_cards(walk: Walk) -> None:
    """A whole trick, lying to be read."""
    walk.options["speed"] = "relaxed"
    walk.sit_down(_three_lie())
    walk.play_card()
    walk.until(lambda: _all_lie(walk))


def _three_lie() -> Match:
    """A game in which three cards lie and the player is to play the fourth."""
    game = match(5)
    for count in range(len(game.moves) - 40, 0, -1):
        earlier = game.without_last(count)
        if len(earlier.view(Seat.SOUTH).trick) == 3 and earlier.view(Seat.SOUTH).turn is Seat.SOUTH:
            return earlier
    raise AssertionError("The player was never the last of a trick.")


def _all_lie(walk: Walk) -> bool:
    table = walk.play.app.top
    assert isinstance(table, TableScreen)
    return len(table.stage.shown.trick) == 4 and not table.stage.flights


def told_after_own_card(walk: Walk) -> None:
    """A notice that comes once the player's own card lies with the others."""
    walk.options["speed"] = "relaxed"
    walk.sit_down(_three_lie())
    walk.patch.setattr(walk.storage, "save", lambda *_: False)
    table = walk.play.app.top
    assert isinstance(table, TableScreen)
    walk.play_card()
    walk.until(lambda: _all_lie(walk) and table.toast.until is not None)


def summary(walk: Walk) -> None:
    game = match(5)
    over = next(n for n, move in enumerate(game.moves) if str(move) == "next")
    walk.sit_down(game.without_last(len(game.moves) - over + 1))
    while walk.play.mirror["screen"] != "summary":
        walk.play_card()
        walk.play.settle()


def moon_game() -> tuple[Match, int]:
    """A game, and how many moves come before the player chooses what a moon is worth."""
    game = Match.from_json((GAMES / "old-school-two-moons.json").read_text())
    return game, next(
        i for i, move in enumerate(game.moves) if isinstance(move, ChooseMoon) and move.seat is Seat.SOUTH
    )


def moon_choice(walk: Walk) -> None:
    game, chosen = moon_game()
    walk.sit_down(game.without_last(len(game.moves) - chosen + 1))
    if walk.play.mirror["screen"] == "table" and "moon-add" not in walk.play.ids():
        walk.play_card()
        walk.play.settle()


def moon_summary(walk: Walk) -> None:
    moon_choice(walk)
    walk.press("moon-subtract")


def offer(walk: Walk) -> None:
    """The rest of a hand is decided while cards lie on the table."""
    game = match(5)
    for count in range(1, len(game.moves)):
        earlier = game.without_last(count)
        view = earlier.view(Seat.SOUTH)
        if view.turn is Seat.SOUTH and view.trick and claim(view) is not None:
            walk.sit_down(earlier)
            return
    raise AssertionError("Nobody could be offered the rest of a hand.")


def offer_hint(walk: Walk) -> None:
    offer(walk)
    walk.play.tap("hint")
    walk.until(lambda: _is_told(walk))


def over(walk: Walk) -> None:
    walk.begin()
    before_the_end(walk.play)
    play_to_the_end(walk.play)


def kept_game(walk: Walk) -> None:
    game = match(5)
    GameKeeper(walk.storage).save(game.without_last(30), Level.GENTLE)
    walk.begin()


def renewed(way: Way) -> Way:
    """The offer of a new version, where a way leads."""

    def walk_on(walk: Walk) -> None:
        way(walk)
        walk.play.step(Renewed())

    return walk_on


def timed(walk: Walk) -> None:
    """The turn timer's ring, some way round."""
    walk.storage.save("settings", json.dumps({"version": 1, "turn_timer": TurnTime.RELAXED}))
    walk.begin()
    walk.play.tap("play")
    for _ in range(40):
        walk.play.step(seconds=0.5)


def nothing_is_kept(walk: Walk) -> None:
    """The notice that this browser keeps nothing."""
    walk.patch.setattr(walk.storage, "save", lambda *_: False)
    three_picked(walk)
    walk.play.tap("pass")
    walk.until(lambda: _is_told(walk))


def taken_back(walk: Walk) -> None:
    """The sentence that a move is taken back."""
    playing(walk)
    walk.play.tap("undo")
    walk.until(lambda: _is_told(walk))


def _is_told(walk: Walk) -> bool:
    """Whether a sentence stands on the table, and nothing moves beneath it."""
    table = walk.play.app.top
    assert isinstance(table, TableScreen)
    return table.toast.until is not None and not table.stage.moving


def long_names(walk: Walk) -> None:
    """Names as wide as they come, and scores as long."""
    walk.patch.setattr(words, "FRIENDS", {**dict.fromkeys(SEATS, WIDE_NAME), Seat.SOUTH: WIDE_NAME[1:]})
    walk.patch.setattr(words, "score_line", lambda *_: "−126 +26")
    playing(walk)


def statistics(walk: Walk) -> None:
    walk.storage.save(KEY, write_annals(Annals.of(some_games())))
    walk.begin()
    walk.press("statistics")


def importing(walk: Walk) -> None:
    """The question before a file's games take the place of those that are kept."""
    statistics(walk)
    walk.play.step(FileGiven(write_annals(Annals.of(some_games()))))


def scrolled(way: Way) -> Way:
    """The end of a sheet that scrolls."""

    def walk_on(walk: Walk) -> None:
        way(walk)
        walk.play.step(Wheel(walk.play.app.window.w / 2, walk.play.app.window.h / 2, 100_000.0))

    return walk_on


def then(way: Way, *presses: str) -> Way:
    """A way to a screen: another way, then these presses."""

    def walk_on(walk: Walk) -> None:
        way(walk)
        walk.press(*presses)

    return walk_on


WAYS: dict[str, Way] = {
    "title": title,
    "continue": kept_game,
    "new-version": renewed(title),
    "new-version-continue": renewed(kept_game),
    "new-version-summary": renewed(summary),
    "new-version-over": renewed(over),
    "first-visit": first_visit,
    "first-visit-2": then(first_visit, "next"),
    "first-visit-3": then(first_visit, "next", "next"),
    "settings": then(title, "settings"),
    "settings-end": scrolled(then(title, "settings")),
    "how-to-play": then(title, "how-to-play"),
    "how-to-play-end": scrolled(then(title, "how-to-play")),
    "embed": then(title, "how-to-play", "embed"),
    "no-statistics": then(title, "statistics"),
    "no-history": then(title, "statistics", "history"),
    "statistics": statistics,
    "statistics-end": scrolled(statistics),
    "clear": then(scrolled(statistics), "clear"),
    "import": importing,
    "history": then(statistics, "history"),
    "game": then(statistics, "history", "game-0"),
    "replay": then(statistics, "history", "game-0", "replay"),
    "replay-trick": then(statistics, "history", "game-0", "replay", "next-trick"),
    "replay-late": then(statistics, "history", "game-0", "replay", *["next-hand"] * 5, *["next-trick"] * 8),
    "passing": passing,
    "three-picked": three_picked,
    "timer": timed,
    "playing": playing,
    "long-names": long_names,
    "not-kept": nothing_is_kept,
    "why-not": why_not,
    "hint": hint,
    "taken-back": taken_back,
    "four-cards": four_cards,
    "told-after-own-card": told_after_own_card,
    "last-trick": then(one_trick, "last-trick"),
    "offer": offer,
    "offer-hint": offer_hint,
    "menu": then(playing, "menu"),
    "pause": then(playing, "pause"),
    "restart": then(playing, "restart"),
    "moon-choice": moon_choice,
    "moon-summary": moon_summary,
    "summary": summary,
    "over": over,
}


def walked(way: str, patch: pytest.MonkeyPatch) -> Play:
    """A player who has come to a screen."""
    walk = Walk(patch)
    WAYS[way](walk)
    return walk.play


def shown_at(way: str, play: Play, size: Size) -> None:
    """Turn the screen that was walked to to a size; where the way leads to a sheet's end, to that end again."""
    play.step(size)
    if way.endswith("-end"):
        play.step(Wheel(size.w / 2, size.h / 2, 100_000.0))
