"""The record of a game as JSON: seed, house rules, names and moves. Everything else follows by folding the moves.

    {"version": 1, "seed": 7, "house": {"game_length": 100, ...}, "names": {"S": "South", ...},
     "moves": ["SJSQSKS W2D3D4D NACKCQC E2H3H4H 2C5CTCJC ...", "next S..."]}

The moves are words, a string for each hand. A pass is a seat and its three cards; two letters a card are plays by
whose turn it is, a word for each trick; "next" deals. A move's long text ("play W 2C", "moon S add") is read as well,
so a list with one move a string is a record too. A hand takes about 160 bytes.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from reprlib import repr as short

from game.rules.cards import CARD_NAMES, names
from game.rules.errors import BadRecord, UnknownVersion
from game.rules.house import OPTIONS, HouseRules
from game.rules.moves import Move, NextHand, Pass, Play
from game.rules.seats import LETTERS, seat_names
from game.rules.shuffle import check_seed

VERSION = 1

_WORDS_IN = {"pass": 5, "play": 3, "moon": 3}
_DECODER = json.JSONDecoder(strict=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read: `moves` are texts for `parse_move`, or a card's bare name for a play by whose turn it is.

    `left_out` says, a sentence each, what could not be read.
    """

    seed: int
    house: HouseRules
    names: dict[str, str]
    moves: tuple[str, ...]
    left_out: tuple[str, ...]


def write_record(
    seed: int, house: HouseRules, names: Mapping[str, str], moves: Iterable[Move], indent: int | None = 1
) -> str:
    """The JSON text of a game, in lines or, without an `indent`, in one."""
    fields = {"version": VERSION, "seed": seed, "house": house.to_dict(), "names": dict(names)}
    return json.dumps(fields | {"moves": _hand_words(moves)}, indent=indent)


def read_record(text: str, strict: bool = True) -> Record:
    """The record of a JSON text.

    UnknownVersion for a record of another version, whether strict or not. BadRecord for a damaged one when strict, and
    always when no seed can be found: without it no card can be dealt.
    """
    fields, left_out = _read_fields(text)
    if fields.get("version", VERSION) != VERSION or type(fields.get("version", VERSION)) is not int:
        raise UnknownVersion(f"This record is of version {short(fields['version'])}; only version {VERSION} is known.")
    if "version" not in fields:
        left_out.append("The record does not say its version.")
    seed = _read_seed(fields.get("seed"))
    house = _read_house(fields.get("house"), left_out)
    called = _read_names(fields.get("names"), left_out)
    moves = tuple(_read_moves(fields.get("moves"), left_out))
    if strict and left_out:
        raise BadRecord(left_out[0])
    return Record(seed, house, called, moves, tuple(left_out))


# --- writing ---


def _hand_words(moves: Iterable[Move]) -> list[str]:
    """The moves as words, one string for each hand."""
    hands: list[list[str]] = [[]]
    words = hands[0]
    plays = 0
    for move in moves:  # a whole game at every move: the commonest kind first, and nothing slow
        if type(move) is Play:
            if plays % 4:
                words[-1] += CARD_NAMES[move.card]
            else:
                words.append(CARD_NAMES[move.card])
            plays += 1
        elif type(move) is Pass:
            words.append(move.seat.letter + "".join(names(move.cards)))
        elif type(move) is NextHand:
            words = ["next"]
            hands.append(words)
        else:
            words.append(str(move))
    return [" ".join(words) for words in hands]


# --- reading ---


def _read_fields(text: str) -> tuple[dict[str, object], list[str]]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        fields = _salvaged(text)
        if "version" in fields or "seed" in fields:
            return fields, ["The record is damaged: it is not whole JSON."]
    else:
        if isinstance(fields, dict):
            return fields, []
    raise BadRecord("This is no record of a game.")


def _read_seed(found: object) -> int:
    if found is None:
        raise BadRecord("The record has no seed to deal from.")
    try:
        return check_seed(found)
    except ValueError as error:
        raise BadRecord(f"The record has no seed to deal from. {error}") from None


def _read_house(found: object, left_out: list[str]) -> HouseRules:
    if not isinstance(found, dict):
        left_out.append("The house rules could not be read: Classic is taken.")
        return HouseRules()
    options: dict[str, object] = {}
    for option, value in found.items():
        try:
            HouseRules.from_dict({option: value})
        except ValueError as error:
            left_out.append(f"A house rule could not be read: {error}")
        else:
            options[option] = value
    return HouseRules.from_dict(options)


def _read_names(found: object, left_out: list[str]) -> dict[str, str]:
    called: dict[str, str] = {}
    if not isinstance(found, dict):
        left_out.append("The names could not be read.")
        return called
    for letter, given in found.items():
        try:
            seat_names({letter: given})
        except ValueError as error:
            left_out.append(f"A name could not be read: {error}")
        else:
            called[letter] = given
    return called


def _read_moves(found: object, left_out: list[str]) -> list[str]:
    if not isinstance(found, list):
        left_out.append("The moves could not be read.")
        return []
    words: list[str] = []
    for hand in found:
        if not isinstance(hand, str):
            left_out.append("The moves could be read in part only.")
            break
        words += hand.split()
    return list(_moves_of(words))


def _moves_of(words: Sequence[str]) -> Iterator[str]:
    """The moves of a record's words, each as one text; what makes no sense stays as it is, for the fold to refuse."""
    at = 0
    while at < len(words):
        word = words[at]
        size = _WORDS_IN.get(word, 1)
        at += size
        if size > 1:
            yield " ".join(words[at - size : at])
        elif word[0] in LETTERS and len(word) == 7:
            yield f"pass {word[0]} {word[1:3]} {word[3:5]} {word[5:]}"
        elif word == "next":
            yield word
        else:
            yield from (word[start : start + 2] for start in range(0, len(word), 2))


def _salvaged(text: str) -> dict[str, object]:
    """The fields that can still be found in a text that is not whole JSON."""
    fields = {key: value for key in ("version", "seed") if (value := _value_of(text, key)) is not None}
    fields["house"] = {key: value for key in OPTIONS if (value := _value_of(text, key)) is not None}
    fields["names"] = {key: value for key in LETTERS if (value := _value_of(text, key)) is not None}
    fields["moves"] = _strings_from(_after_key(text, "moves"))
    return fields


def _value_of(text: str, key: str) -> object:
    """The value after a key; None when there is none, or when it ends with the text and so may have been cut."""
    rest = _after_key(text, key)
    value, end = _decoded(rest)
    return value if end < len(rest) else None


def _strings_from(rest: str) -> list[str]:
    """The strings of a list as far as they go; of one that was cut, the words that are there."""
    strings: list[str] = []
    rest = rest.removeprefix("[").lstrip()
    while rest.startswith('"'):
        value, end = _decoded(rest)
        if end == 0:
            return [*strings, rest[1:]]
        strings.append(str(value))
        rest = rest[end:].lstrip().removeprefix(",").lstrip()
    return strings


def _after_key(text: str, key: str) -> str:
    """What follows the first `"key":` of a text; empty when it has none."""
    return text.partition(f'"{key}":')[2].lstrip()


def _decoded(text: str) -> tuple[object, int]:
    """The JSON value at the head of a text, and where it ends; None and 0 when there is none."""
    try:
        value, end = _DECODER.raw_decode(text)
    except (ValueError, RecursionError):
        return None, 0
    return value, end
