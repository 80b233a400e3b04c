"""What moves at the table: each motion is short, a tap ends it, less motion makes it a fade, and all comes to rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.look.inputs import Pointer, Press
from game.look.layout import Box
from game.players.levels import Level
from game.rules import Match
from game.rules.cards import QUEEN_OF_SPADES
from game.rules.moves import ChooseMoon
from game.rules.moves import Play as Card
from game.rules.seats import Seat
from game.screens.stage import Moment, Stage
from game.screens.table import TableScreen
from game.table.kept_game import GameKeeper
from tests.screens.fake_device import FakeStorage, Play
from tests.screens.played import ENDS_WITH_SOUTH
from tests.table.finished import match

GAMES = Path(__file__).resolve().parents[1] / "games"
FRAME = 1 / 60
LONGEST = 1.2
"""Seconds that anything may move, or lie to be looked at, at normal speed."""
PATIENCE = 2000
"""Frames after which what is waited for will not come."""


def table_of(play: Play) -> TableScreen:
    screen = play.app.top
    assert isinstance(screen, TableScreen)
    return screen


def stage_of(play: Play) -> Stage:
    return table_of(play).stage


def sit_down(game: Match, reduced: bool, size: tuple[float, float] = (1280, 720)) -> Play:
    """Go on with a kept game."""
    storage = FakeStorage()
    GameKeeper(storage).save(game, Level.GENTLE)
    play = Play(*size, 1.0, storage, seed="7", speed="normal")
    play.device.page.reduced_motion = reduced
    play.tap("continue")
    return play


def frames_until(play: Play, come: Callable[[], bool]) -> None:
    for _ in range(PATIENCE):
        if come():
            return
        play.step(seconds=FRAME)
    raise AssertionError("What was waited for did not come.")


def before(game: Match, wanted: Callable[[Match], bool]) -> Match:
    """The last point of a game at which this is so."""
    for count in range(1, len(game.moves)):
        earlier = game.without_last(count)
        if wanted(earlier):
            return earlier
    raise AssertionError("There is no such point in the game.")


def queen_is_next(game: Match) -> Match:
    """A game in which a friend is about to play the queen of spades."""
    queen = next(
        i
        for i, move in enumerate(game.moves)
        if isinstance(move, Card) and move.card == QUEEN_OF_SPADES and move.seat is not Seat.SOUTH
    )
    return game.without_last(len(game.moves) - queen)


def tap_the_table(play: Play) -> None:
    play.step(Pointer(Press.DOWN, 640, 330), Pointer(Press.UP, 640, 330))


class Motion(NamedTuple):
    """How something comes to move."""

    begin: Callable[[bool], Play]
    moves: Callable[[Stage], bool]


def _deal(reduced: bool) -> Play:
    play = Play(seed="7", speed="normal")
    play.device.page.reduced_motion = reduced
    play.tap("play")
    return play


def _pass(reduced: bool) -> Play:
    play = _deal(reduced)
    play.settle()
    for key in [key for key in play.ids() if key.startswith("card-")][:3]:
        play.tap(key)
    play.tap("pass")
    return play


def _play(reduced: bool, size: tuple[float, float] = (1280, 720)) -> Play:
    play = sit_down(match(ENDS_WITH_SOUTH[0]).without_last(1), reduced, size)
    play.settle()
    card = next(key for key in play.ids() if key.startswith("card-"))
    play.tap(card)
    play.tap(card)
    return play


def _take(reduced: bool) -> Play:
    play = _play(reduced)
    frames_until(play, lambda: stage_of(play).shown.taker is not None)
    return play


def _hearts(reduced: bool) -> Play:
    broken = before(match(ENDS_WITH_SOUTH[1]), lambda game: game.hand_number == 1 and _unbroken(game))
    play = sit_down(broken, reduced)
    _play_on_until(play, Moment.HEARTS_BROKEN)
    return play


def _unbroken(game: Match) -> bool:
    return not game.view(Seat.SOUTH).hearts_broken


def _queen(reduced: bool) -> Play:
    play = sit_down(queen_is_next(match(ENDS_WITH_SOUTH[0])), reduced)
    _play_on_until(play, Moment.QUEEN)
    return play


def _moon(reduced: bool) -> Play:
    game = Match.from_json((GAMES / "old-school-two-moons.json").read_text())
    chosen = next(i for i, move in enumerate(game.moves) if isinstance(move, ChooseMoon) and move.seat is Seat.SOUTH)
    play = sit_down(game.without_last(len(game.moves) - chosen + 1), reduced)
    _play_on_until(play, Moment.MOON)
    return play


def _play_on_until(play: Play, moment: Moment) -> None:
    """Play the first legal card each time until the moment comes."""
    for _ in range(PATIENCE):
        if stage_of(play).moment is moment:
            return
        if play.mirror["phase"] == "playing":
            controls = play.mirror["controls"]
            card = next(c["id"] for c in controls if c["id"].startswith("card-") and not c.get("disabled"))
            play.tap(card)
            if stage_of(play).moment is not moment:
                play.tap(card)
        play.step(seconds=FRAME)
    raise AssertionError(f"{moment} did not come.")


MOTIONS = {
    "deal": Motion(_deal, lambda stage: stage.dealing),
    "pass": Motion(_pass, lambda stage: len(stage.flights) > 3),
    "play": Motion(_play, lambda stage: len(stage.flights) > 0),
    "take": Motion(_take, lambda stage: stage.shown.taker is not None),
    "hearts broken": Motion(_hearts, lambda stage: stage.moment is Moment.HEARTS_BROKEN),
    "queen falls": Motion(_queen, lambda stage: stage.moment is Moment.QUEEN),
    "moon": Motion(_moon, lambda stage: stage.moment is Moment.MOON),
}
every_motion = pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS.keys())


@every_motion
def test_a_tap_ends_it_at_once(motion: Motion) -> None:
    play = motion.begin(False)
    assert motion.moves(stage_of(play))
    tap_the_table(play)
    assert not isinstance(play.app.top, TableScreen) or not motion.moves(stage_of(play))


@every_motion
@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_it_takes_a_moment_and_then_all_is_at_rest(motion: Motion, reduced: bool) -> None:
    play = motion.begin(reduced)
    begun = play.device.time
    stage = stage_of(play)
    frames_until(play, lambda: not motion.moves(stage))
    assert play.device.time - begun <= LONGEST
    play.settle()
    assert play.app.wake_at is None
    shown = play.device.shown
    play.step(seconds=5.0)
    assert play.device.shown == shown


def crossing(play: Play) -> bytes:
    """The picture of the part of the table that lies between the hand and the trick."""
    layout = table_of(play).layout
    low = layout.trick[Seat.SOUTH].bottom + 10  # below its shadow
    between = Box(layout.strip.x, low, layout.strip.w, layout.hand.y - low - 4)
    rect = pygame.Rect(layout.window.rect(between))
    return pygame.image.tobytes(play.device.surface.subsurface(rect), "RGB")


@pytest.mark.parametrize("reduced", [False, True], ids=["full", "reduced"])
def test_under_reduced_motion_a_played_card_appears_without_crossing_the_table(reduced: bool) -> None:
    play = _play(reduced, (390, 844))
    pictures = {crossing(play)}
    while stage_of(play).flights:
        play.step(seconds=FRAME)
        pictures.add(crossing(play))
    assert (len(pictures) == 1) is reduced


def test_the_queen_darkens_the_table_and_the_light_comes_back() -> None:
    play = _queen(False)

    def light() -> int:
        return sum(pygame.transform.average_color(play.device.surface)[:3])

    lights = [light()]
    while stage_of(play).moment is Moment.QUEEN:
        play.step(seconds=FRAME)
        lights.append(light())
    assert min(lights) < 0.85 * lights[0]
    assert lights[-1] > 0.95 * lights[0]


def test_at_instant_speed_a_whole_hand_takes_less_than_a_second() -> None:
    play = Play(seed="7", speed="instant", level="gentle")
    play.tap("play")
    begun = play.device.time
    play.settle()
    for key in [key for key in play.ids() if key.startswith("card-")][:3]:
        play.tap(key)
    play.tap("pass")
    play.settle()
    while play.mirror["screen"] == "table":
        controls = play.mirror["controls"]
        card = next(c["id"] for c in controls if c["id"].startswith("card-") and not c.get("disabled"))
        play.tap(card)
        play.tap(card)
        play.settle()
    assert play.device.time - begun < 1.0


def test_while_cards_are_dealt_there_is_nothing_to_press_yet() -> None:
    play = _deal(False)
    assert "pass" not in play.ids()
    play.settle()
    assert "pass" in play.ids()
