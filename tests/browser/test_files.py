"""The history as a file on the player's disk: given out by a real download, taken in by a real file chooser."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.table.annals import Annals
from game.table.annals_text import write_annals
from tests.browser.conftest import OpenGame
from tests.browser.frames import Neighbours
from tests.browser.game_page import GamePage, Scene
from tests.screens.played import some_games

KEPT = write_annals(Annals.of(some_games()))
FEWER = write_annals(Annals.of(some_games()[:2]))


def last_buttons_are_in_sight(scene: Scene) -> bool:
    """Whether the statistics are scrolled to their end: their own buttons then stand above the dialog's."""
    last, below = scene.find("import"), scene.find("close")
    return last is not None and below is not None and last.y + last.h <= below.y


def open_statistics(game: GamePage) -> None:
    """Open the statistics from the title, and scroll to their end."""
    game.click("statistics")
    game.wait_for(has="numbers")
    game.press("End")
    game.wait_for(last_buttons_are_in_sight)


def games(game: GamePage) -> str:
    """What the statistics say first."""
    numbers = game.wait_for(has="numbers").find("numbers")
    assert numbers is not None
    return numbers.name.split(".")[0].split(",")[0]


def kept(game: GamePage) -> str:
    """The annals as the browser keeps them."""
    return str(game.page.evaluate("localStorage['hearts:annals-1']"))


def choose(game: GamePage, name: str, text: str) -> None:
    """Press Import and choose a file with this text."""
    with game.page.expect_file_chooser() as chooser:
        game.click("import")
    assert chooser.value.element.get_attribute("accept") == ".txt,text/plain"
    chooser.value.set_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


@pytest.fixture
def statistics(open_game: OpenGame) -> GamePage:
    """The statistics of nine games, with their last buttons in sight."""
    game = open_game(prepare=lambda game: game.keep(annals_1=KEPT, welcomed_1="seen"))
    open_statistics(game)
    return game


def test_the_history_is_saved_as_a_file_and_read_again(statistics: GamePage, open_game: OpenGame) -> None:
    with statistics.page.expect_download() as download:
        statistics.click("export")
    assert download.value.suggested_filename == "kettle-burrow-hearts-games.txt"
    path = download.value.path()
    saved = Path(path).read_text("utf-8")
    assert saved == KEPT
    other = open_game(prepare=lambda game: game.keep(welcomed_1="seen"))
    other.click("statistics")
    other.wait_for(has="import")
    choose(other, "kettle-burrow-hearts-games.txt", saved)
    assert games(other) == games(statistics)
    assert kept(other) == KEPT


def test_a_file_takes_the_historys_place_only_when_the_answer_is_yes(statistics: GamePage) -> None:
    before = games(statistics)
    choose(statistics, "other.txt", FEWER)
    statistics.wait_for(has="ok")
    statistics.click("cancel")
    assert games(statistics) == before
    choose(statistics, "other.txt", FEWER)
    statistics.wait_for(has="ok")
    statistics.click("ok")
    statistics.wait_for(lambda scene: scene.find("numbers") is not None and games(statistics) != before)
    assert kept(statistics) == FEWER


@pytest.mark.parametrize("text", ["a letter to an aunt", "[1, 2, 3]", '{"version": 999}', ""])
def test_a_file_that_is_none_of_ours_is_told_in_one_sentence_and_loses_nothing(statistics: GamePage, text: str) -> None:
    before = games(statistics)
    choose(statistics, "letter.txt", text)
    told = statistics.wait_for(lambda scene: scene.find("content") is not None and scene.find("import") is None)
    sentence = next(control.name for control in told.controls if control.id == "content")
    assert sentence.count(".") == 1
    assert sentence in statistics.news
    statistics.shot("wrong-file")
    statistics.click("close")
    assert games(statistics) == before
    assert kept(statistics) == KEPT


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("origin", [0, 1], ids=["same origin", "another origin"])
def test_a_frame_that_allows_no_downloads_hides_export_or_says_so(
    neighbours: Neighbours, allowed: bool, origin: int
) -> None:
    words = "allow-scripts allow-same-origin" + (" allow-downloads" if allowed else "")
    game = neighbours.frame(
        f'sandbox="{words}"',
        origin=neighbours.origins[origin],
        prepare=lambda game: game.keep(annals_1=KEPT, welcomed_1="seen"),
        errors_meant=not allowed,  # the browser itself tells the console what it has kept back
    )
    game.wait_for_title()
    open_statistics(game)
    if origin == 0 and not allowed:
        assert not game.scene.find("export")
        return
    if allowed:
        with game.page.expect_download() as download:
            game.click("export")
        assert Path(download.value.path()).read_text("utf-8") == KEPT
    else:
        game.click("export")
    if origin == 0:
        assert game.scene.find("export")
    else:
        told = game.wait_for(lambda scene: not scene.find("import")).find("content")
        assert told is not None
        assert "tab of its own" in told.name
        game.shot("no-download")
