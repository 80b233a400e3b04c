"""A finished game is entered once and counted; the statistics can be filtered, cleared, saved and brought along."""

from __future__ import annotations

import pytest

from game.look.gestures import Deed, Gesture
from game.look.inputs import FileGiven, Focus, Key, Pointer, Press
from game.look.layout import Box, ChoiceRow
from game.players.levels import PLAYABLE
from game.table.annals import Annals, Filter
from game.table.annals_text import write_annals
from game.table.chronicle import KEY, Chronicle
from tests.screens.fake_device import Play
from tests.screens.played import ENDS_WITH_SOUTH, before_the_end, play_to_the_end, some_games, with_games
from tests.table.finished import finished, match

SEED = ENDS_WITH_SOUTH[0]


def open_statistics(play: Play) -> Play:
    play.tap("statistics")
    assert play.mirror["screen"] == "statistics"
    return play


def numbers(play: Play) -> str:
    return str(play.control("numbers")["name"])


def kept(play: Play) -> Annals:
    return Chronicle(play.device.storage).annals


def test_a_game_is_entered_once_when_it_ends() -> None:
    play = Play(speed="instant")
    before_the_end(play)
    assert kept(play).games == ()
    play_to_the_end(play)
    (game,) = kept(play).games
    assert (game.date, str(game.level)) == ("2025-03-01", "steady")
    assert game.totals == tuple(match(SEED).totals.values())
    play.tap("close")
    assert "continue" not in play.ids()
    assert len(kept(play).games) == 1


def test_the_end_says_once_that_games_cannot_be_kept() -> None:
    play = Play(speed="instant")
    before_the_end(play)
    play.device.storage.save = lambda key, text: False  # type: ignore[method-assign]
    play_to_the_end(play)
    assert "could not be saved in this browser" in play.control("content")["name"]
    assert play.app.enter(match(2), play.app.settings.level) == ""
    assert play.app.chronicle.annals.tally(Filter()).games == 2


def test_the_end_shows_the_score_sheet_of_all_hands() -> None:
    play = Play(speed="instant")
    before_the_end(play)
    play_to_the_end(play)
    sheet = play.control("score-sheet")["name"]
    assert sheet.count("Hand ") == match(SEED).hand_number
    assert all(f"You {score[0]:+d}" in sheet for score in match(SEED).hand_scores)


def test_nothing_played_says_so_and_offers_nothing_to_clear() -> None:
    play = open_statistics(Play(seed="1"))
    assert "numbers" not in play.ids()
    assert "clear" not in play.ids()
    play.tap("history")
    assert play.mirror["screen"] == "history"
    play.key("Escape", "Escape")
    assert play.mirror["screen"] == "title"


def test_the_numbers_are_those_of_all_games() -> None:
    play = open_statistics(with_games())
    tally = Annals.of(some_games()).tally(Filter())
    said = numbers(play)
    assert f"Games: 9. Wins: {tally.wins}." in said
    assert f"Queens taken: {tally.queens}." in said
    assert f"Points a hand: {tally.points_per_hand:.1f}" in said
    assert f"1st {tally.wins}," in play.control("places")["name"]


def test_filters_step_on_and_back_by_tap_and_key() -> None:
    play = open_statistics(with_games())
    play.tap("filter-rules")
    assert play.control("filter-rules")["value"] == "Classic rules"
    assert "Games: 3." in numbers(play)
    assert "Classic rules" in play.device.page.said[-1]
    play.tap("filter-rules")
    assert "Games: 6." in numbers(play)
    at = play.control("filter-rules")
    back = ChoiceRow.of(Box(at["x"], at["y"], at["w"], at["h"])).back
    x, y = back.cx, back.cy
    play.step(Pointer(Press.DOWN, x, y), Pointer(Press.UP, x, y))
    assert "Games: 3." in numbers(play)
    play.step(Focus("filter-level"), Key("ArrowRight"))
    assert play.control("filter-level")["value"] == "Gentle"
    assert "Games: 2." in numbers(play)
    play.step(Key("ArrowLeft"), Key("ArrowLeft"))
    assert play.control("filter-level")["value"] == PLAYABLE[-1].capitalize()


def test_history_lists_the_games_that_the_filter_takes() -> None:
    play = open_statistics(with_games())
    play.tap("filter-rules")
    play.tap("history")
    assert sum(key.startswith("game-") for key in play.ids()) == 3


def test_clearing_asks_first() -> None:
    play = open_statistics(with_games())
    play.step(Focus("clear"))
    play.tap("clear")
    assert play.control("heading")["name"] == "Clear everything?"
    play.tap("cancel")
    assert "Games: 9." in numbers(play)
    play.step(Focus("clear"))
    play.tap("clear")
    play.tap("ok")
    assert "numbers" not in play.ids()
    assert kept(play) == Annals()


def test_files_are_offered_only_where_the_page_allows_them() -> None:
    play = with_games()
    play.device.page.allowed.clear()
    play.device.page.files_allowed = False
    assert not {"export", "import"} & set(open_statistics(play).ids())


def with_files(play: Play) -> Play:
    play.device.page.files_allowed = True
    return open_statistics(play)


def test_what_was_exported_can_be_imported_on_another_device() -> None:
    here = with_files(with_games())
    here.step(Focus("export"))
    here.tap("export")
    (text,) = here.device.page.files.values()
    there = with_files(Play(seed="1"))
    there.tap("import")
    assert there.device.page.performed == [("import", Gesture(Deed.CHOOSE_FILE))]
    there.step(FileGiven(text))
    assert "Games: 9." in numbers(there)
    assert kept(there) == kept(here)


def test_where_the_page_around_may_keep_a_file_back_that_is_said() -> None:
    play = with_files(with_games())
    play.device.page.files_surely_come = False
    play.step(Focus("export"))
    play.tap("export")
    assert "tab of its own" in play.control("content")["name"]
    assert play.device.page.files
    play.tap("close")
    assert "export" in play.ids()


def test_importing_over_games_asks_first() -> None:
    play = with_files(with_games())
    play.step(FileGiven(write_annals(Annals.of([finished(5)]))))
    assert play.control("heading")["name"] == "Use the file’s games?"
    play.key("Escape")
    assert "Games: 9." in numbers(play)
    play.step(FileGiven(write_annals(Annals.of([finished(5)]))))
    play.tap("ok")
    assert "Games: 1." in numbers(play)


@pytest.mark.parametrize("games", [False, True])
def test_a_file_without_games_is_refused_in_words_at_once_and_loses_nothing(games: bool) -> None:
    play = with_files(with_games() if games else Play(seed="1"))
    before = kept(play) if games else None
    play.step(FileGiven("a shopping list"))
    assert "holds no games" in play.control("content")["name"]
    play.tap("close")
    assert play.mirror["screen"] == "statistics"
    assert before is None or kept(play) == before


def test_damaged_games_are_told_of_on_the_sheet() -> None:
    play = with_games()
    play.device.storage.texts[KEY] = play.device.storage.texts[KEY][:-30]
    open_statistics(play)
    assert "Games: 9." in numbers(play)
    assert play.app.chronicle.trouble is not None
