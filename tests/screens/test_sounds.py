"""What the player hears, and when there must be silence."""

from __future__ import annotations

from game.look.inputs import Focus, Hidden, Key, PageChanged, Pointer, Press, Shown
from game.rules import HouseRules
from game.rules.cards import card
from game.rules.house import Moon
from game.rules.match import Match
from game.rules.seats import Direction, Seat
from game.rules.view import Trick
from game.screens import words
from game.screens.sounds import Noise, Sounds, noise_of
from game.table.events import (
    Dealt,
    Event,
    GameOver,
    HandOver,
    HeartsBroken,
    MoonOwed,
    PassChosen,
    Passed,
    Played,
    TrickTaken,
    Undone,
)
from game.table.settings import Settings
from tests.screens.fake_device import FakeSound, Play

WON = TrickTaken(Trick(Seat.SOUTH, (card("2C"), card("5C"), card("9C"), card("KC")), Seat.EAST), 0)
NO_POINTS = dict.fromkeys("SWNE", 0)


def at_the_table(speed: str = "normal", **options: str) -> Play:
    play = Play(seed="7", speed=speed, **options)
    play.tap("play")
    play.settle()
    return play


def heard(play: Play) -> list[str]:
    """What has been heard since the last time."""
    names = list(play.device.sound.heard)
    play.device.sound.heard.clear()
    return names


def pick_three(play: Play) -> None:
    for key in [key for key in play.ids() if key.startswith("card-")][:3]:
        play.step(seconds=0.5)
        play.tap(key)


# -- which sound


def test_every_moment_has_its_sound() -> None:
    view = Match(7).view(Seat.SOUTH)
    events: dict[Event, Noise | None] = {
        Dealt(1, Direction.LEFT): Noise.DEAL,
        PassChosen(Seat.WEST): None,
        Passed(Direction.LEFT): Noise.PASS,
        Played(Seat.WEST, card("2C"), ()): Noise.CARD,
        Played(Seat.WEST, card("QS"), ()): Noise.QUEEN,
        HeartsBroken(Seat.WEST): Noise.BROKEN,
        WON: Noise.TAKE,
        Undone(): None,
        MoonOwed(Seat.WEST): Noise.MOON,
    }
    assert {event: noise_of(event, view) for event in events} == events


def test_a_moon_sounds_once_and_a_won_game_is_a_dance() -> None:
    view = Match(7).view(Seat.SOUTH)
    chosen = Match(7, HouseRules(moon=Moon.SHOOTER_CHOOSES)).view(Seat.SOUTH)
    plain, shot = HandOver(1, (5, 8, 13, 0), NO_POINTS, None), HandOver(1, (0, 26, 26, 26), NO_POINTS, Seat.SOUTH)
    assert noise_of(plain, view) is Noise.HAND
    assert noise_of(shot, view) is Noise.MOON
    assert noise_of(shot, chosen) is Noise.HAND
    assert noise_of(GameOver({"S": 1, "W": 2, "N": 3, "E": 3}), view) is Noise.WIN
    assert noise_of(GameOver({"S": 2, "W": 1, "N": 3, "E": 4}), view) is Noise.HAND


def test_dealing_passing_playing_and_taking_are_heard_in_that_order() -> None:
    play = at_the_table()
    assert heard(play) == ["deal"]
    pick_three(play)
    assert heard(play) == ["tap", "tap", "tap"]
    play.step(seconds=0.5)
    play.tap("pass")
    play.settle()
    names = heard(play)
    assert names[0] == "pass"
    assert set(names[1:]) <= {"card"}
    key = next(key for key in play.ids() if key.startswith("card-") and not play.control(key).get("disabled"))
    play.tap(key)
    play.step(seconds=0.5)
    play.tap(key)
    play.settle()
    names = heard(play)
    assert names[:2] == ["tap", "card"]
    assert "take" in names[2:]


def test_a_trick_is_heard_when_its_cards_set_off_not_while_they_rest() -> None:
    play = at_the_table()
    stage = play.app.top.stage  # type: ignore[attr-defined]
    heard(play)
    stage.hear(WON, stage.shown.view)
    play.step(seconds=0.01)
    assert heard(play) == []
    play.step(seconds=1.0)
    assert heard(play) == ["take"]


def test_putting_a_card_back_is_quiet() -> None:
    play = at_the_table()
    pick_three(play)
    heard(play)
    key = next(key for key in play.ids() if key.startswith("card-") and play.control(key).get("pressed"))
    play.tap(key)
    assert heard(play) == []


# -- when


def test_nothing_wakes_the_loudspeaker_before_the_first_tap_or_key() -> None:
    play = Play(seed="7", embed="1")
    play.step(Pointer(Press.MOVE, 300, 300), seconds=1.0)
    play.settle()
    assert not play.device.sound.awake
    play.step(Key("Home"))
    assert play.device.sound.awake


def test_a_hidden_game_is_silent_until_the_player_is_back() -> None:
    play = at_the_table()
    play.step(Hidden())
    assert not play.device.sound.awake
    play.step(Shown(), seconds=1.0)
    assert not play.device.sound.awake
    play.tap("cancel")
    assert play.device.sound.awake


def test_at_instant_speed_only_the_end_of_a_hand_is_heard() -> None:
    play = at_the_table("instant")
    pick_three(play)
    play.tap("pass")
    play.settle()
    while play.mirror["screen"] == "table":
        able = [key for key in play.ids() if key.startswith("card-") and not play.control(key).get("disabled")]
        play.tap(able[0])
        play.tap(able[0])
        play.settle()
    assert heard(play) in (["hand"], ["moon"])


def test_sounds_that_come_too_close_together_are_left_out() -> None:
    now = [0.0]
    sound = FakeSound()
    sounds = Sounds(sound, Settings, lambda: now[0])
    sounds.attend(Key("Enter"))
    for moment in (0.0, 0.01, 0.039, 0.05, 0.051, 0.2):
        now[0] = moment
        sounds.play(Noise.CARD)
    assert len(sound.heard) == 3


def test_the_last_seconds_of_a_turn_tick_once_each() -> None:
    now = [0.0]
    sound = FakeSound()
    sounds = Sounds(sound, Settings, lambda: now[0])
    sounds.attend(Key("Enter"))
    while now[0] < 10.0:
        sounds.count_down(10.0 - now[0])
        now[0] += 0.25
    assert sound.heard == ["tick"] * 5


# -- loud or not


def test_one_tap_mutes_at_once_and_is_kept() -> None:
    play = at_the_table()
    assert play.control("sound")["name"] == "Sound on"
    assert play.control("sound")["pressed"] is True
    play.tap("sound")
    assert play.control("sound")["name"] == "Sound off"
    assert play.control("sound")["pressed"] is False
    assert play.device.page.said[-1] == "Sound off."
    assert not play.device.sound.awake
    assert not Settings.from_text(play.device.storage.load("settings-1")).sound
    heard(play)
    pick_three(play)
    assert heard(play) == []
    play.tap("sound")
    assert play.device.sound.awake
    assert heard(play) == ["card"]


def test_where_sound_is_refused_the_button_says_so_and_tries_again() -> None:
    play = at_the_table()
    play.device.sound.refused = True
    play.step(PageChanged())
    assert play.control("sound")["name"] == "Sound off"
    assert play.control("sound")["pressed"] is False
    play.device.sound.awake = False
    play.tap("sound")
    assert play.control("sound")["name"] == "Sound off"
    assert play.device.page.said[-1] == words.SOUND_REFUSED
    assert play.device.sound.awake
    assert play.app.settings.sound
    play.device.sound.refused = False
    play.step(PageChanged())
    assert play.control("sound")["name"] == "Sound on"
    play.tap("sound")
    assert play.control("sound")["name"] == "Sound off"
    assert not play.device.sound.awake


def test_the_sound_button_stands_between_help_and_fullscreen() -> None:
    tools = [key for key in at_the_table().ids() if key in ("help", "sound", "fullscreen")]
    assert tools == ["help", "sound", "fullscreen"]


def test_a_page_that_mutes_is_silent_until_the_player_wants_sound() -> None:
    play = at_the_table(mute="1")
    assert heard(play) == []
    assert not play.device.sound.awake
    assert play.control("sound")["name"] == "Sound off"
    play.tap("sound")
    assert play.control("sound")["name"] == "Sound on"
    assert play.device.sound.awake


def test_a_page_that_mutes_does_not_change_what_is_kept() -> None:
    play = Play(mute="1")
    play.tap("settings")
    assert play.control("set-sound")["checked"] is False
    play.tap("set-one_tap")
    assert Settings.from_text(play.device.storage.load("settings-1")).audible


def test_the_volume_is_heard_as_it_is_chosen() -> None:
    play = Play()
    play.tap("settings")
    play.step(Focus("set-volume"), Key("ArrowRight"))
    play.step(Key("ArrowRight"), seconds=0.1)
    assert play.app.settings.volume == 9
    assert heard(play) == ["card", "card"]
    quieter, louder = play.device.sound.volumes
    assert 0 < quieter < louder < 1


def test_at_volume_0_there_is_nothing_to_hear() -> None:
    play = Play()
    play.tap("settings")
    for _ in range(7):
        play.step(Focus("set-volume"), Key("ArrowLeft"), seconds=0.1)
    assert play.app.settings.volume == 0
    heard(play)
    play.key("Escape")
    play.tap("play")
    play.settle()
    assert heard(play) == []
