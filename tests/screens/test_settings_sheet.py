"""The settings sheet: rows that step through their values, live and kept."""

from __future__ import annotations

from game.look.inputs import Activate, Entry, Focus, Key, Pointer, Press, Wheel
from game.rules import HouseRules
from game.screens import words
from game.table.pace import Speed
from game.table.settings import Face, Settings
from tests.screens.fake_device import FakeStorage, Play


def open_settings(**options: str) -> Play:
    play = Play(**options)
    play.tap("settings")
    return play


def kept(play: Play) -> Settings:
    return Settings.from_text(play.device.storage.load("settings-1"))


def test_every_setting_and_every_house_rule_has_a_row() -> None:
    rows = {key.removeprefix("set-") for key in open_settings().ids() if key.startswith("set-")}
    assert set(HouseRules.__slots__) <= rows
    assert {
        "level",
        "speed",
        "one_tap",
        "show_points",
        "face",
        "left_handed",
        "motion",
        "sound",
        "volume",
        "preset",
    } <= rows


def test_a_tap_steps_on_and_the_left_arrow_steps_back() -> None:
    play = open_settings()
    play.tap("set-speed")
    assert kept(play).speed is Speed.QUICK
    assert (play.control("set-speed")["name"], play.control("set-speed")["value"]) == ("Friends’ speed", "Quick")
    at = play.control("set-speed")
    x, y = at["x"] + at["w"] * 0.54, at["y"] + 20
    play.step(Pointer(Press.DOWN, x, y), Pointer(Press.UP, x, y))
    assert kept(play).speed is Speed.NORMAL


def test_what_is_chosen_is_kept_at_once() -> None:
    play = open_settings()
    play.tap("set-one_tap")
    assert kept(play).one_tap


def test_what_the_address_asked_for_is_not_kept() -> None:
    play = open_settings(speed="instant", level="gentle")
    play.tap("set-one_tap")
    assert (kept(play).one_tap, kept(play).speed, kept(play).level) == (True, Speed.NORMAL, Settings().level)


def test_arrow_keys_step_the_focused_row() -> None:
    play = open_settings()
    play.step(Focus("set-speed"), Key("ArrowRight"), Key("ArrowRight"), Key("ArrowLeft"))
    assert play.app.settings.speed is Speed.QUICK


def test_a_preset_sets_its_rules_and_a_changed_rule_makes_them_our_own() -> None:
    play = open_settings()
    play.step(Focus("set-preset"))
    play.tap("set-preset")
    assert play.app.settings.house.preset_name() == "Porch rules"
    play.step(Focus("set-tie"))
    play.tap("set-tie")
    assert play.control("set-preset")["value"] == "Our own"
    assert "from the next game" in play.device.page.said[-1]


def test_the_rows_scroll_by_wheel_and_follow_the_focus() -> None:
    play = open_settings()
    first = play.control("set-level")["y"]
    play.step(Wheel(640, 360, 200.0))
    assert play.control("set-level")["y"] == first - 200
    play.step(Focus("set-tie"))
    assert play.control("set-tie")["y"] + 40 < 720


def test_a_row_that_scrolls_out_of_sight_takes_its_focus_ring_along() -> None:
    play = open_settings()
    assert "clip" not in play.control("set-level")
    play.step(Wheel(640, 360, 300.0))
    row = play.control("set-level")
    assert row["y"] + row["h"] < row["clip"][1]


def test_a_drag_scrolls_and_chooses_nothing() -> None:
    play = open_settings()
    before, first = play.app.settings, play.control("set-level")["y"]
    play.step(Pointer(Press.DOWN, 640, 300), Pointer(Press.MOVE, 640, 200), Pointer(Press.UP, 640, 200))
    assert play.control("set-level")["y"] == first - 100
    assert play.app.settings == before


def test_a_row_scrolled_out_of_sight_is_not_hit() -> None:
    play = open_settings()
    play.step(Wheel(640, 360, 400.0))
    before, hidden = play.app.settings, play.control("set-level")
    x, y = hidden["x"] + 10, hidden["y"] + 20
    play.step(Pointer(Press.DOWN, x, y), Pointer(Press.UP, x, y))
    assert play.app.settings == before


def test_the_next_game_is_played_by_the_chosen_rules() -> None:
    play = open_settings(seed="7", speed="instant")
    play.step(Focus("set-pass_cycle"))
    for _ in range(3):
        play.tap("set-pass_cycle")
    play.key("Escape")
    play.tap("play")
    play.settle()
    assert play.mirror["phase"] == "playing"
    assert "pass" not in play.ids()


def test_a_row_is_a_select_a_switch_a_slider_or_a_field_for_those_who_listen() -> None:
    play = open_settings()
    tags = {each["id"]: each["tag"] for each in play.mirror["controls"] if each["id"].startswith("set-")}
    assert {tags[f"set-{key}"] for key in ("level", "one_tap", "face", "moon", "preset")} == {"select"}
    assert {tags[f"set-{key}"] for key in ("show_points", "sound", "jack_of_diamonds")} == {"checkbox"}
    assert (tags["set-volume"], tags["set-name"]) == ("range", "field")
    assert play.control("set-level")["choices"][:2] == ["Gentle", "Steady"]


def test_an_empty_name_tells_what_one_is_called_then() -> None:
    play = open_settings(seed="7", speed="instant")
    assert (play.control("set-name")["value"], play.control("set-name")["hint"]) == ("", "You")
    play.key("Escape")
    play.tap("play")
    play.settle()
    assert play.control("seat-S")["name"].startswith("You")


def test_what_is_chosen_in_the_mirror_is_kept() -> None:
    play = open_settings()
    play.step(Entry("set-face", "Four colours"), Entry("set-volume", "3"), Entry("set-game_length", "150"))
    assert (kept(play).face, kept(play).volume, kept(play).house.game_length) == (Face.FOUR_COLOUR, 3, 150)
    play.step(Entry("set-face", "No such face"))
    assert kept(play).face is Face.FOUR_COLOUR


def test_a_switch_is_switched_by_a_press_and_says_so() -> None:
    play = open_settings()
    assert play.control("set-show_points")["checked"] is True
    play.step(Activate("set-show_points"))
    assert play.control("set-show_points")["checked"] is False


def test_the_sound_row_says_what_the_sound_button_says_where_the_device_refuses() -> None:
    play = Play()
    play.device.sound.refused = True
    play.tap("settings")
    assert play.app.settings.audible
    assert play.control("set-sound")["checked"] is False
    assert words.SOUND_REFUSED in [control["name"] for control in play.mirror["controls"]]
    play.step(Focus("set-sound"))
    play.tap("set-sound")
    assert play.control("set-sound")["checked"] is False
    assert play.device.page.said[-1] == words.SOUND_REFUSED


def test_a_name_is_written_kept_and_shown_at_the_table(drawn: list[str]) -> None:
    play = open_settings(seed="7", speed="instant")
    play.step(Entry("set-name", "  Ada  Lovelace of the burrow"))
    assert kept(play).name == "Ada Lovelace of the"
    assert play.control("set-name")["value"] == "Ada Lovelace of the"
    play.step(Entry("set-name", "Ada"))
    play.key("Escape")
    play.tap("play")
    play.settle()
    assert "Ada" in drawn


def test_the_focus_goes_to_the_first_row_and_back_to_where_it_came_from() -> None:
    play = open_settings()
    assert play.device.page.focused == "set-level"
    play.key("Escape")
    play.step(Focus("settings"), Key("Enter"), Key("Escape"))
    assert play.device.page.focused == "settings"


def pulled_to(play: Play, *shares: float) -> int:
    """The volume once a pointer has gone down at the first share of the slider's row, and along the others."""
    play.step(Focus("set-volume"))
    row = play.control("set-volume")
    y = row["y"] + row["h"] / 2
    down, *others = [row["x"] + row["w"] * share for share in shares]
    play.step(Pointer(Press.DOWN, down, y))
    for x in others:
        play.step(Pointer(Press.MOVE, x, y))
    play.step(Pointer(Press.UP, others[-1] if others else down, y))
    return kept(play).volume


def test_the_volume_is_chosen_along_its_track_by_a_tap_or_a_pull() -> None:
    play = open_settings()
    assert pulled_to(play, 0.61) == 0
    assert pulled_to(play, 0.72) in (3, 4, 5)
    assert pulled_to(play, 0.72, 0.8, 0.99) == 10
    assert pulled_to(play, 0.8, 0.5) == 0


def test_the_arrows_of_the_volume_stop_at_its_ends() -> None:
    play = open_settings()
    play.step(Focus("set-volume"), *[Key("ArrowRight")] * 9)
    assert kept(play).volume == 10
    play.step(*[Key("ArrowLeft")] * 12)
    assert kept(play).volume == 0


class FullStorage(FakeStorage):
    """Refuses every write once it is full."""

    is_full = True

    def save(self, key: str, text: str) -> bool:
        return not self.is_full and super().save(key, text)


def times_told(play: Play) -> int:
    """How often the player was told that nothing is kept."""
    return sum("keeps nothing" in line for line in play.device.page.said)


def test_settings_that_cannot_be_kept_are_used_and_that_is_told_once() -> None:
    play = Play(1280, 720, 1.0, FullStorage())
    play.tap("settings")
    for key in ("set-speed", "set-one_tap", "set-speed"):
        play.tap(key)
        assert any("keeps nothing" in control["name"] for control in play.mirror["controls"])
    assert play.app.settings.one_tap
    assert times_told(play) == 1


def test_a_device_that_was_said_to_keep_nothing_is_not_told_of_again_at_the_table() -> None:
    play = Play(1280, 720, 1.0, FullStorage(), speed="instant", seed="7")
    play.tap("play")
    play.settle()
    for key in [key for key in play.ids() if key.startswith("card-")][:3]:
        play.tap(key)
    play.tap("pass")
    play.settle()
    assert times_told(play) == 1
    for _ in range(2):
        play.tap("sound")
    assert times_told(play) == 1


def test_a_sound_button_that_cannot_be_kept_is_told_of_at_the_table() -> None:
    storage = FullStorage()
    storage.is_full = False
    play = Play(1280, 720, 1.0, storage, speed="instant", seed="7")
    play.tap("play")
    play.settle()
    storage.is_full = True
    for _ in range(3):
        play.tap("sound")
    assert times_told(play) == 1
