"""Two pages of the game in one browser: one of them plays, and neither writes over the other's game."""

from __future__ import annotations

from game.look.inputs import Renewed, Shown, TableIs
from tests.screens.fake_device import FakeStorage, Play
from tests.screens.test_continue import play_one, reloaded
from tests.screens.test_table_screen import hand, passed


def kept(play: Play) -> str | None:
    return play.device.storage.load("game-1")


def second(first: Play) -> Play:
    """A second page, while the first has the table; its player wants to go on with the game."""
    page = reloaded(first, speed="instant")
    page.device.page.table_is_free = False
    page.tap("continue")
    page.step()
    return page


def test_a_second_page_is_told_and_writes_nothing() -> None:
    first = passed()
    before = kept(first)
    page = second(first)
    assert "heading" in page.ids()
    assert {"ok", "leave"} <= set(page.ids())
    page.settle()
    assert kept(first) == before
    page.tap("leave")
    assert page.mirror["screen"] == "title"
    assert page.device.page.left_tables > 0


def test_a_new_game_on_a_second_page_does_not_take_the_first_ones_place() -> None:
    first = passed()
    before = kept(first)
    page = Play(1280, 720, 1.0, first.device.storage, speed="instant", seed="9")
    page.device.page.table_is_free = False
    page.tap("play")
    page.step()
    page.settle()
    assert kept(first) == before
    assert "ok" in page.ids()


def test_a_page_that_insists_goes_on_where_the_other_was() -> None:
    first = passed()
    page = second(first)
    play_one(first)  # the first page plays on meanwhile
    page.tap("ok")
    page.step()
    page.settle()
    assert hand(page) == hand(first)
    play_one(page)
    assert len(hand(page)) == len(hand(first)) - 1


def test_the_page_that_lost_its_place_says_so_and_stops_writing() -> None:
    first = passed()
    first.step(TableIs(mine=False))
    assert any("moved" in str(control["name"]) for control in first.mirror["controls"])
    before = kept(first)
    first.settle()
    assert kept(first) == before
    first.tap("ok")
    first.step()
    play_one(first)
    assert kept(first) != before


def test_the_title_shows_how_far_another_page_has_come() -> None:
    first = passed()
    title = reloaded(first)
    while first.mirror["screen"] == "table":
        play_one(first)
    first.tap("next")
    first.settle()
    title.step(Shown())
    assert "Hand 2" in title.control("continue")["name"]


def test_settings_of_two_pages_are_kept_side_by_side() -> None:
    storage = FakeStorage()
    first, other = Play(1280, 720, 1.0, storage), Play(1280, 720, 1.0, storage)
    for page, rows in (
        (first, ("set-speed", "set-jack_of_diamonds")),
        (other, ("set-face", "set-queen_breaks_hearts")),
    ):
        page.tap("settings")
        for row in rows:
            page.app.top.press(row)
    again = Play(1280, 720, 1.0, storage).app.settings
    assert again.speed == first.app.settings.speed
    assert again.face == other.app.settings.face
    assert (again.house.jack_of_diamonds, again.house.queen_breaks_hearts) == (True, True)


def test_a_new_version_is_offered_on_the_title_and_after_a_hand_only() -> None:
    play = passed()
    play.step(Renewed())
    assert "renew" not in play.ids()
    assert any("new version" in line for line in play.device.page.said)
    while play.mirror["screen"] == "table":
        play_one(play)
    play.tap("renew")
    assert play.device.page.renewed == 1
    title = Play(320, 480)
    assert "renew" not in title.ids()
    title.step(Renewed(), Renewed())
    title.tap("renew")
    assert title.device.page.renewed == 1
    assert sum("new version" in line for line in title.device.page.said) == 1
