"""Keeping the annals on a device where everything goes wrong that can."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from game.table.annals import Annals, Filter
from game.table.annals_text import read_annals, write_annals
from game.table.chronicle import ASIDE, KEY, Chronicle
from game.table.texts import Trouble
from tests.table.finished import finished
from tests.table.test_annals import mutated


class Shelf:
    """Texts in memory, with room for so many letters."""

    kept = True

    def __init__(self, room: int = 5_000_000, **texts: str) -> None:
        self.room = room
        self.refuses: Sequence[str] = ()
        self.texts = dict(texts)

    def load(self, key: str) -> str | None:
        return self.texts.get(key)

    def save(self, key: str, text: str) -> bool:
        others = sum(len(there) for name, there in self.texts.items() if name != key)
        if others + len(text) > self.room or key in self.refuses:
            return False
        self.texts[key] = text
        return True

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)


def count(chronicle: Chronicle) -> int:
    return chronicle.annals.tally(Filter()).games


def with_text(text: str) -> Shelf:
    shelf = Shelf()
    shelf.texts[KEY] = text
    return shelf


TWO = write_annals(Annals.of([finished(1), finished(2)]))


def test_what_is_entered_is_there_the_next_time() -> None:
    shelf = Shelf()
    chronicle = Chronicle(shelf)
    chronicle.add(finished(1))
    chronicle.add(finished(2))
    assert chronicle.news() is None
    assert Chronicle(shelf).annals == Annals.of([finished(1), finished(2)])


def test_two_pages_do_not_overwrite_each_other() -> None:
    shelf = Shelf()
    first, second = Chronicle(shelf), Chronicle(shelf)
    first.add(finished(1))
    second.add(finished(2))
    first.add(finished(3))
    assert count(Chronicle(shelf)) == 3


def test_a_full_device_is_told_of_once_and_the_games_stay_in_memory() -> None:
    shelf = Shelf(room=len(TWO) + 10)
    shelf.texts[KEY] = TWO
    chronicle = Chronicle(shelf)
    for seed in (3, 4, 5):
        chronicle.add(finished(seed))
    assert chronicle.news() is Trouble.NOT_KEPT
    assert chronicle.news() is None
    assert count(chronicle) == 5
    assert shelf.texts == {KEY: TWO}


def test_games_that_waited_are_written_once_there_is_room() -> None:
    shelf = Shelf(room=0)
    chronicle = Chronicle(shelf)
    chronicle.add(finished(1))
    shelf.room = 5_000_000
    chronicle.add(finished(2))
    assert Chronicle(shelf).annals == Annals.of([finished(1), finished(2)])
    assert chronicle.trouble is None


def test_a_device_that_keeps_nothing_is_told_of_once() -> None:
    shelf = Shelf()
    shelf.kept = False
    chronicle = Chronicle(shelf)
    chronicle.add(finished(1))
    chronicle.add(finished(2))
    assert [chronicle.news(), chronicle.news()] == [Trouble.NOT_KEPT, None]
    assert count(chronicle) == 2


def test_a_damaged_text_is_set_aside_and_its_readable_part_kept() -> None:
    damaged = TWO[:-20]
    shelf = with_text(damaged)
    chronicle = Chronicle(shelf)
    assert len(chronicle.annals.games) == 1
    assert chronicle.news() is Trouble.DAMAGED
    assert shelf.texts[ASIDE[0]] == damaged
    chronicle.add(finished(3))
    again = Chronicle(shelf)
    assert [game.record for game in again.annals.games] == [finished(1).record, finished(3).record]
    assert count(again) == 3
    assert again.news() is None


def test_each_damaged_text_has_a_place_of_its_own() -> None:
    shelf = Shelf()
    for number, key in enumerate(ASIDE):
        shelf.texts[KEY] = f"rubbish {number}"
        assert Chronicle(shelf).annals == Annals()
        assert shelf.texts[key] == f"rubbish {number}"


def test_a_damaged_text_with_no_place_left_stays_where_it_is() -> None:
    shelf = Shelf()
    shelf.texts = {key: key for key in ASIDE} | {KEY: "rubbish"}
    before = dict(shelf.texts)
    chronicle = Chronicle(shelf)
    chronicle.add(finished(1))
    assert count(chronicle) == 1
    assert chronicle.news() is Trouble.NOT_KEPT
    assert shelf.texts == before


def test_four_megabytes_of_rubbish_are_moved_aside_where_there_is_no_room_for_two_of_them() -> None:
    shelf = with_text("x" * 4_000_000)
    chronicle = Chronicle(shelf)
    chronicle.add(finished(1))
    assert chronicle.news() is Trouble.DAMAGED
    assert len(shelf.texts[ASIDE[0]]) == 4_000_000
    assert count(Chronicle(shelf)) == 1


def test_what_can_not_be_moved_either_is_left_alone() -> None:
    shelf = with_text("x" * 4_000)
    shelf.refuses = ASIDE
    chronicle = Chronicle(shelf)
    chronicle.add(finished(1))
    assert count(chronicle) == 1
    assert shelf.texts == {KEY: "x" * 4_000}


def test_the_text_of_a_newer_version_is_left_untouched() -> None:
    newer = '{"version":2,"scrolls":[]}'
    shelf = with_text(newer)
    chronicle = Chronicle(shelf)
    chronicle.add(finished(1))
    assert count(chronicle) == 1
    assert chronicle.news() is Trouble.NEWER
    chronicle.clear()
    assert count(chronicle) == 0
    assert chronicle.replace(TWO) is Trouble.NEWER
    assert shelf.texts == {KEY: newer}


def test_clearing_leaves_nothing() -> None:
    shelf = with_text(TWO[:-20])
    chronicle = Chronicle(shelf)
    chronicle.clear()
    assert chronicle.annals == Annals()
    assert shelf.texts == {}
    assert Chronicle(shelf).annals == Annals()


def test_a_file_takes_the_place_of_what_is_kept() -> None:
    shelf = Shelf()
    chronicle = Chronicle(shelf)
    chronicle.add(finished(3))
    assert chronicle.replace(TWO) is None
    assert Chronicle(shelf).annals == Annals.of([finished(1), finished(2)])
    assert Chronicle(shelf).to_text() == TWO


@pytest.mark.parametrize(
    ("text", "trouble"),
    [("", Trouble.NO_GAMES), ("a letter", Trouble.NO_GAMES), ('{"version":3}', Trouble.NEWER)],
)
def test_a_file_without_games_changes_nothing(text: str, trouble: Trouble) -> None:
    chronicle = Chronicle(with_text(TWO))
    assert chronicle.replace(text) is trouble
    assert count(chronicle) == 2


def test_whatever_was_kept_is_still_somewhere_after_a_game_was_entered() -> None:
    dice = Random(7)
    text = write_annals(Annals.of([finished(1)]))
    for _ in range(2000):
        damaged = mutated(text, dice)
        shelf = with_text(damaged)
        shelf.room = dice.choice((5_000_000, len(damaged) + 100, 2 * len(damaged) + 100))
        chronicle = Chronicle(shelf)
        chronicle.add(finished(2))
        assert count(chronicle) >= 1
        assert damaged in shelf.texts.values() or not damaged.strip() or not read_annals(damaged).damaged
