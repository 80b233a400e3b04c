"""The annals as text: what is kept on the device, and what a file for another device holds.

One JSON value a line, so that damage to one line leaves the others readable. The first line holds the version and the
sums; each line after it one game, the oldest first:

    {"version":1,"sums":{"any any":{"games":2,"hands":21,"places":[1,0,1,0],"best":40,...},"steady ranked":{...}}}
    {"date":"2025-03-01","level":"steady","hands":[[0,4,8,14,3,-1],...],"record":{"version":1,"seed":7,...}}

A hand is its four scores, the seat that took the queen and the seat that shot the moon (-1 for none).
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, fields
from typing import Any

from game.players.levels import Level
from game.rules import BadRecord, HouseRules, Match, UnknownVersion
from game.rules.seats import SEATS, Seat
from game.rules.shuffle import check_seed
from game.table.annals import ALL_FILTERS, GAMES_KEPT, Annals, Filter, FinishedGame, HandResult, Tally

VERSION = 1

_KINDS = {None: "any", True: "ranked", False: "house"}
_MOST = 10**9  # no count or score of these annals comes near
_MOST_HANDS = 1000
_MOST_LINES = 200  # of a text with more, only the last are looked at: it is no text of ours
_DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", re.ASCII)
_SAYS_VERSION = re.compile(r'"version"\s*:\s*(\d{1,9})\b', re.ASCII)
_HEAD = 200  # letters of the text in which a damaged first line may still say its version
_RECORD_FIELDS = ("version", "seed", "house", "names", "moves")


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read: the annals as far as they made sense, whether anything did not, and whether the text was written
    by a newer version, of which nothing is read."""

    annals: Annals
    damaged: bool = False
    newer: bool = False


def write_annals(annals: Annals) -> str:
    """The text of the annals."""
    sums = {_filter_name(each): _plain(tally) for each, tally in annals.tallies.items()}
    return "\n".join([_json({"version": VERSION, "sums": sums}), *(_game_line(game) for game in annals.games)])


def read_annals(text: str) -> Reading:
    """The annals of a text; never raises. Sums that cannot be read are made anew from the games that can."""
    first, *lines = text.split("\n")
    head = _object(first)
    version = head.get("version")
    if version is None:
        said = _SAYS_VERSION.search(text[:_HEAD])
        version = int(said[1]) if said else VERSION
    if type(version) is int and version > VERSION:
        return Reading(Annals(), newer=True)
    damaged = version != VERSION or "version" not in head or len(lines) > _MOST_LINES
    games: list[FinishedGame] = []
    for line in lines[-_MOST_LINES:]:
        game = _read_game(line)
        if game is None:
            damaged = True
        else:
            games.append(game)
    read, lost = _read_sums(head.get("sums"))
    games = games[-GAMES_KEPT:]
    tallies = {**Annals.of(games).tallies, **read} if lost or damaged else read
    return Reading(Annals(tuple(games), tallies), damaged or lost)


# -- writing


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _filter_name(each: Filter) -> str:
    return f"{each.level or 'any'} {_KINDS[each.ranked]}"


def _plain(tally: Tally) -> dict[str, object]:
    return {each.name: getattr(tally, each.name) for each in fields(tally)}


def _game_line(game: FinishedGame) -> str:
    hands = [
        [*hand.scores, -1 if hand.queen is None else hand.queen, -1 if hand.shooter is None else hand.shooter]
        for hand in game.hands
    ]
    head = _json({"date": game.date, "level": game.level, "hands": hands})
    return f'{head[:-1]},"record":{game.record}}}'


# -- reading


def _object(line: str) -> dict[str, Any]:
    """The JSON object of a line; empty where there is none."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _read_sums(found: object) -> tuple[dict[Filter, Tally], bool]:
    """The sums that can be read, and whether any could not."""
    if not isinstance(found, dict):
        return {}, True
    names = {_filter_name(each): each for each in ALL_FILTERS}
    read = {names[name]: tally for name, plain in found.items() if name in names and (tally := _read_tally(plain))}
    return read, len(read) < len(found)


def _read_tally(plain: object) -> Tally | None:
    if not isinstance(plain, dict):
        return None
    counts: dict[str, Any] = {}
    for each in fields(Tally):
        value = plain.get(each.name)
        least = -_MOST if each.name in ("best", "worst", "points") else 0
        if each.name == "places":
            if not isinstance(value, list) or len(value) != 4 or not all(_is_whole(count, 0) for count in value):
                return None
            counts["places"] = tuple(value)
        elif not _is_whole(value, least):
            return None
        else:
            counts[each.name] = value
    tally = Tally(**counts)
    return tally if sum(tally.places) == tally.games and tally.games > 0 else None


def _is_whole(value: object, least: int) -> bool:
    return type(value) is int and least <= value <= _MOST


def _read_game(line: str) -> FinishedGame | None:
    fields_ = _object(line)
    record = _read_record(fields_.get("record"))
    try:
        level = Level(str(fields_.get("level")))
    except ValueError:
        return None
    if record is None:
        return None
    date = fields_.get("date")
    day = date if isinstance(date, str) and _DATE.fullmatch(date) else ""
    house, text = record
    hands = _read_hands(fields_.get("hands"))
    return FinishedGame(day, level, house, hands, text) if hands else _played_over(text, level, day)


def _played_over(record: str, level: Level, date: str) -> FinishedGame | None:
    """A game whose results were lost, played over from its record."""
    try:
        return FinishedGame.of(Match.from_json(record, strict=False), level, date)
    except (BadRecord, UnknownVersion, ValueError):
        return None


def _read_record(found: object) -> tuple[HouseRules, str] | None:
    """The house rules of a match's record, and the record as text; whether its moves are legal is not asked here."""
    if not isinstance(found, dict) or set(found) != set(_RECORD_FIELDS):
        return None
    moves, house = found["moves"], found["house"]
    if not isinstance(moves, list) or not all(isinstance(words, str) for words in moves) or not isinstance(house, dict):
        return None
    try:
        check_seed(found["seed"])
        rules = HouseRules.from_dict(house)
        return rules, _json({name: found[name] for name in _RECORD_FIELDS} | {"house": rules.to_dict()})
    except (TypeError, ValueError, RecursionError):
        return None


def _read_hands(found: object) -> tuple[HandResult, ...]:
    """The results of the hands; none where any makes no sense."""
    if not isinstance(found, list) or len(found) > _MOST_HANDS:
        return ()
    hands = []
    for each in found:
        if not isinstance(each, list) or len(each) != 6 or not all(_is_whole(value, -_MOST) for value in each):
            return ()
        south, west, north, east, queen, shooter = each
        if not {queen, shooter} <= {-1, *SEATS}:
            return ()
        hands.append(HandResult((south, west, north, east), _seat(queen), _seat(shooter)))
    return tuple(hands)


def _seat(number: int) -> Seat | None:
    return None if number < 0 else SEATS[number]
