"""The rules as they are in force, and the first visit's cards."""

from __future__ import annotations

from typing import Any

import pytest

from game.look.inputs import Key, Size
from game.look.paint import Brush
from game.rules import PRESETS, HouseRules
from game.screens.how_to_play import HowToPlaySheet
from game.table.settings import Settings
from tests.screens.fake_device import Play
from tests.screens.test_every_size import SIZES


def said_on(play: Play) -> str:
    """All that the sheet says."""
    return " ".join(control["name"] for control in play.mirror["controls"] if control["tag"] in ("text", "heading"))


def rules_of(**options: Any) -> str:
    """What the sheet says at a table with these options."""
    play = Play(seed="1")
    play.app.open(HowToPlaySheet(play.app, HouseRules(**options)))
    play.step()
    return said_on(play)


def test_the_sheets_name_is_told_in_plain_words() -> None:
    play = Play()
    play.tap("how-to-play")
    assert (
        next(control["name"] for control in play.mirror["controls"] if control["tag"] == "dialog")
        == "How to play Hearts"
    )


@pytest.mark.parametrize(
    ("options", "said", "unsaid"),
    [
        ({}, "reaches 100", "jack"),
        ({}, "count its games under Classic", "house rules"),
        ({"game_length": 150}, "reaches 150", "reaches 100"),
        ({"game_length": 75}, "house rules of its own", "Classic"),
        ({"pass_cycle": "left-across-right-hold"}, "across in the second, right in the third", "right in the second"),
        ({"pass_cycle": "left only"}, "They always go to the left", "in the fourth"),
        ({"pass_cycle": "no passing"}, "No cards are passed", "three cards to give away"),
        ({"first_trick": "hearts_before_queen"}, "a heart, not the queen", "any card to the first trick"),
        ({"first_trick": "anything"}, "any card to the first trick", "unless you hold nothing else"),
        ({"queen_breaks_hearts": True}, "played a heart or the queen of spades to a trick", "played a heart to"),
        ({"hearts_lead": "any_time"}, "Hearts may be led at any time", "until they are broken"),
        ({"moon": "others_add"}, "everyone else gets 26", "There is no moon"),
        ({"moon": "shooter_subtracts"}, "26 points come off your score", "everyone else gets 26"),
        ({"moon": "shooter_chooses"}, "you choose whether the others get 26 each", "everyone else gets 26"),
        ({"moon": "off"}, "There is no moon at this table", "shot the moon"),
        ({"jack_of_diamonds": True}, "takes 10 points off", "no passing"),
        ({"tie": "share"}, "share first place", "play on until"),
        ({"tie": "play_on"}, "play on until one alone is lowest", "share first place"),
    ],
    ids=str,
)
def test_every_option_is_said_as_it_is_in_force(options: dict[str, Any], said: str, unsaid: str) -> None:
    rules = rules_of(**options)
    assert said in rules
    assert unsaid not in rules


def test_no_two_presets_are_told_alike() -> None:
    told = {rules_of(**house.to_dict()) for house in PRESETS.values()}
    assert len(told) == len(PRESETS)


def test_help_at_the_table_tells_of_that_table() -> None:
    play = Play(seed="7", speed="instant")
    play.app.change_settings(Settings(house=PRESETS["Jack's table"]).with_options(play.device.options))
    play.tap("play")
    play.settle()
    play.key("?")
    assert play.mirror["screen"] == "how-to-play"
    assert "jack of diamonds" in said_on(play)
    play.key("Escape")
    assert play.mirror["screen"] == "table"


def test_the_title_tells_of_the_table_that_is_set() -> None:
    play = Play(seed="1")
    play.app.change_settings(Settings(house=HouseRules(game_length=50)))
    play.tap("how-to-play")
    assert "reaches 50" in said_on(play)


def test_the_sheet_is_scrolled_by_keys() -> None:
    play = Play(320, 480, seed="1")
    play.tap("how-to-play")
    shown = play.device.shown
    play.key("ArrowDown", "PageDown", "End", "Home")
    assert play.device.shown == shown + 4


# -- the first visit


def test_a_first_visit_shows_three_cards_that_do_not_come_back() -> None:
    play = Play()
    headings = []
    while "next" in play.ids():
        headings.append(play.control("heading")["name"])
        play.tap("next")
    assert headings == ["Take few points", "Follow suit", "Pass three, then play"]
    play.app.show_title()
    play.step()
    assert "next" not in play.ids()


def test_the_cards_can_be_skipped_by_tap_and_by_key() -> None:
    for by_key in (False, True):
        play = Play()
        play.tap("next")
        if by_key:
            play.step(Key("Escape"))
        else:
            play.tap("close")
        assert "next" not in play.ids()
        play.app.show_title()
        play.step()
        assert "next" not in play.ids()


@pytest.mark.parametrize("larger", [1.0, 2.0])
def test_every_picture_of_the_cards_has_its_words(larger: float, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    write = Brush.text

    def watched(brush: Brush, words: str, *rest: Any, **more: Any) -> float:
        seen.append(words)
        return write(brush, words, *rest, **more)

    monkeypatch.setattr(Brush, "text", watched)
    play = Play()
    captions = (
        ["1 point", "1 point", "13 points"],
        ["leads", "takes", "follows", "discards"],
        ["Hazel", "Mabel", "Bertie"],
    )
    for wanted in captions:
        for w, h, dpr in SIZES:
            seen.clear()
            play.step(Size(w, h, dpr, text=larger))
            found = [words for words in seen if words in wanted]
            assert found == wanted or (larger > 1 and not found), (w, h)  # large words may leave no room for a picture
        play.tap("next")


@pytest.mark.parametrize("button", ["play", "settings", "statistics", "how-to-play"])
def test_the_cards_cover_no_button_and_go_when_one_is_pressed(button: str) -> None:
    for w, h in ((320, 480), (390, 844), (844, 390), (480, 320), (1280, 720), (400, 300)):
        play = Play(w, h)
        assert "close" in play.ids()
        play.tap(button)
        assert play.mirror["screen"] == {"play": "table"}.get(button, button)
        assert play.device.storage.load("welcomed-1") is not None


@pytest.mark.parametrize("option", ["seed", "speed", "level"])
def test_a_page_that_asks_for_something_goes_straight_on(option: str) -> None:
    assert "next" not in Play(**{option: "1"}).ids()
