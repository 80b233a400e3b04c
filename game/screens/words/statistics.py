"""The words of the statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.players.levels import Level
from game.screens.words import place
from game.screens.words.scores import signed
from game.table.annals import Tally

STATISTICS = "Statistics"
LEVEL = "Friends’ level"
RULES = "Rules"
ALL_LEVELS = "All levels"
RULE_KINDS = ((None, "All rules"), (True, "Classic rules"), (False, "House rules"))
IMPORT_HINT = "Have you played in another browser? Press Export in the statistics there, and import the file here."
NOTHING_YET = "No game has been played to its end here yet. Finish one, and these pages begin to fill."
NOTHING_CHOSEN = "No game of this kind has been played to its end."
PLACES = "Your places"
LAST_SCORES = "Your last scores"
COLUMNS_KEY = "A filled column is a game you won. Lower is better."
CLEAR = "Clear"
EXPORT = "Export"
IMPORT = "Import"
FILE_NAME = "kettle-burrow-hearts-games.txt"

CLEAR_QUESTION = "Clear everything?"
CLEAR_WARNING = "All games and all numbers kept here are forgotten. This cannot be taken back."
CLEAR_OK = "Clear all"
CLEAR_KEEP = "Keep all"
CLEARED = "All games are cleared."
IMPORT_QUESTION = "Use the file’s games?"
IMPORT_WARNING = "The games and numbers kept here now are forgotten, and those of the file are here instead."
IMPORT_OK = "Use the file"
IMPORT_KEEP = "Keep mine"
FILE_MAY_NOT_COME = (
    "Your file should be among your downloads. If it is not, the page around the game keeps it back: "
    "open the game in a tab of its own."
)
IMPORTED = "The games from the file are here."
_NONE = "–"


def level_choices(levels: Iterable[Level]) -> Sequence[tuple[Level | None, str]]:
    """The levels to choose from, with their words."""
    return [(None, ALL_LEVELS), *((level, level.capitalize()) for level in levels)]


def numbers(tally: Tally) -> list[tuple[str, str]]:
    """Every number of the sheet: what it is, and how it is written."""
    some = tally.games > 0
    return [
        ("Games", str(tally.games)),
        ("Wins", str(tally.wins)),
        ("Win rate", f"{tally.win_rate:.0%}" if some else _NONE),
        ("Points a hand", f"{tally.points_per_hand:.1f}".replace("-", "−") if some else _NONE),
        ("Best score", signed(tally.best) if some else _NONE),
        ("Worst score", signed(tally.worst) if some else _NONE),
        ("Streak now", str(tally.streak)),
        ("Best streak", str(tally.best_streak)),
        ("Queens taken", str(tally.queens)),
        ("Moons shot", str(tally.shot)),
        ("Moons suffered", str(tally.suffered)),
        ("Hands", str(tally.hands)),
    ]


def numbers_said(tally: Tally) -> str:
    """The numbers, read aloud."""
    return ". ".join(f"{label}: {value}" for label, value in numbers(tally)) + "."


def places_said(counts: Sequence[int]) -> str:
    """The chart of places, read aloud."""
    return f"{PLACES}: " + ", ".join(f"{place(i)} {count}" for i, count in enumerate(counts, start=1)) + "."


def scores_said(last: Sequence[int]) -> str:
    """The chart of scores, read aloud."""
    return f"{LAST_SCORES}, the latest at the end: {', '.join(signed(score) for score in last)}."
