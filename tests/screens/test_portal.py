"""What the page around the game hears and may ask."""

from __future__ import annotations

import json

import pytest

from game.look.inputs import Wish, Wished
from tests.screens.fake_device import FakeStorage, Play


def types(play: Play) -> list[object]:
    return [message["type"] for message in play.device.page.told]


def play_hand(play: Play) -> None:
    """Pass and play a hand with the first cards that the rules allow, until it is scored."""
    play.settle()
    while play.mirror["screen"] == "table":
        able = [c["id"] for c in play.mirror["controls"] if c["id"].startswith("card-") and not c.get("disabled")]
        if play.mirror["phase"] == "passing":
            for card in able[:3]:
                play.tap(card)
            play.tap("pass")
        else:
            play.tap(able[0])
            play.tap(able[0])
        play.settle()


def test_the_page_around_hears_of_a_whole_game() -> None:
    play = Play(seed="3", speed="instant")
    assert types(play) == ["ready"]
    play.tap("play")
    assert play.device.page.told[-1] == {
        "type": "game-started",
        "hand": 1,
        "totals": {"S": 0, "W": 0, "N": 0, "E": 0},
        "level": "steady",
        "classic": True,
    }
    hands = 0
    while play.mirror["screen"] != "over":
        if hands:
            play.tap("next")
        play_hand(play)
        hands += 1
    assert types(play) == ["ready", "game-started", *["hand-over"] * hands, "game-over"]
    told = [message for message in play.device.page.told if message["type"] == "hand-over"]
    assert [message["hand"] for message in told] == list(range(1, hands + 1))
    sums = {seat: sum(message["points"][seat] for message in told) for seat in "SWNE"}  # type: ignore[index]
    over = play.device.page.told[-1]
    assert over["totals"] == told[-1]["totals"] == sums
    assert over["hands"] == hands
    assert over["places"]["S"] in (1, 2, 3, 4)  # type: ignore[index]
    json.dumps(play.device.page.told)


def test_the_page_around_may_pause_and_resume() -> None:
    play = Play(seed="3", speed="instant")
    play.step(Wished(Wish.PAUSE))
    assert play.mirror["screen"] == "title"
    play.tap("play")
    play.settle()
    hand = play.ids()
    for _ in range(2):
        play.step(Wished(Wish.PAUSE))
    assert play.control("heading")["name"] == "Paused"
    assert not any(control.startswith("card-") for control in play.ids())
    play.step(Wished(Wish.RESUME))
    assert play.ids() == hand
    play.step(Wished(Wish.RESUME))
    assert play.ids() == hand


def test_resume_leaves_the_players_own_pause_alone() -> None:
    play = Play(seed="3", speed="instant")
    play.tap("play")
    play.settle()
    play.tap("pause")
    play.step(Wished(Wish.PAUSE), Wished(Wish.RESUME))
    assert play.control("heading")["name"] == "Paused"


def test_the_player_may_carry_on_while_the_page_around_pauses() -> None:
    play = Play(seed="3", speed="instant")
    play.tap("play")
    play.settle()
    play.step(Wished(Wish.PAUSE))
    play.tap("cancel")
    assert "pass" in play.ids()
    play.step(Wished(Wish.RESUME), Wished(Wish.PAUSE))
    assert play.control("heading")["name"] == "Paused"


def test_the_page_around_may_mute_and_unmute_and_none_of_it_is_kept() -> None:
    play = Play(seed="3", speed="quick")
    play.tap("play")
    play.settle()
    assert play.device.sound.awake
    play.step(Wished(Wish.MUTE))
    assert not play.device.sound.awake
    assert play.control("sound")["name"] == "Sound off"
    play.step(Wished(Wish.UNMUTE))
    assert play.device.sound.awake
    assert play.device.storage.load("settings") is None


def test_unmuting_leaves_sound_off_that_the_player_has_switched_off() -> None:
    play = Play(seed="3", speed="quick")
    play.tap("play")
    play.settle()
    play.tap("sound")
    play.step(Wished(Wish.MUTE), Wished(Wish.UNMUTE))
    assert not play.device.sound.awake


def test_a_paused_game_is_silent_until_it_goes_on() -> None:
    play = Play(seed="3", speed="quick")
    play.tap("play")
    play.settle()
    play.step(Wished(Wish.PAUSE))
    assert not play.device.sound.awake
    play.step(Wished(Wish.RESUME))
    assert play.device.sound.awake


def test_a_page_that_embeds_sits_straight_down() -> None:
    assert Play(embed="1", seed="7").mirror["screen"] == "table"


def test_a_page_that_embeds_goes_on_with_the_kept_game_unless_it_gives_a_deal() -> None:
    storage = FakeStorage()
    play = Play(1280, 720, 1.0, storage, speed="instant")
    play.tap("play")
    play_hand(play)
    play.tap("next")
    play.settle()
    again = Play(1280, 720, 1.0, storage, embed="1")
    assert types(again) == ["ready", "game-started"]
    assert again.device.page.told[1]["hand"] == 2
    assert Play(1280, 720, 1.0, storage, embed="1", seed="9").device.page.told[1]["hand"] == 1


@pytest.mark.parametrize(
    "options",
    [
        {"embed": "yes"},
        {"embed": ""},
        {"seed": "-1"},
        {"seed": "seven"},
        {"seed": "9" * 400},
        {"seed": "\u0667"},
        {"speed": "ludicrous"},
        {"level": "GENTLE"},
        {"level": "x" * 10_000},
        {"mute": "true"},
    ],
)
def test_an_option_that_makes_no_sense_is_as_good_as_none(options: dict[str, str]) -> None:
    play, plain = Play(**options), Play()
    assert play.mirror["screen"] == "title"
    assert play.app.settings == plain.app.settings


def test_a_deal_can_be_asked_for() -> None:
    hands = []
    for seed in ("7", "7", "8"):
        play = Play(embed="1", seed=seed, speed="instant")
        play.settle()
        hands.append([control for control in play.ids() if control.startswith("card-")])
    assert hands[0] == hands[1] != hands[2]
