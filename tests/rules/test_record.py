"""A game's record: it comes back as it was, stays small, and a damaged one is read as far as it makes sense."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import SEATS, BadRecord, HouseRules, IllegalMove, Match, Phase, Rule, UnknownVersion
from tests.rules.games import ALL_SOUTH, NO_CARD, dealing, house, houses, play_hand, play_on, random_game

GAME = random_game(7, HouseRules(game_length=50), {"S": "Ann", "N": "moves", "E": "N"})
TEXT = GAME.to_json()
NO_MOVE = "is no move: pass, play, moon or next was expected."
GAMES = Path(__file__).parent.parent / "games"


def changed(**fields: object) -> str:
    return json.dumps({**json.loads(TEXT), **fields})


def without(field: str) -> str:
    return json.dumps({key: value for key, value in json.loads(TEXT).items() if key != field})


def same(one: Match, other: Match) -> bool:
    """Whether two matches are at the same point, whoever looks at them."""
    return (one.to_json(), [one.view(seat) for seat in SEATS]) == (
        other.to_json(),
        [other.view(seat) for seat in SEATS],
    )


@settings(max_examples=30, deadline=None)
@given(
    st.integers(0, 2**64 - 1),
    houses,
    st.integers(0, 300),
    st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=40),
)
def test_a_record_comes_back_as_the_match_it_was(seed: int, rules: HouseRules, moves: int, name: str) -> None:
    match = Match(seed, rules, {"W": name or "West"})
    play_on(match, Random(seed), moves)
    again = Match.from_json(match.to_json())
    assert same(again, match)
    assert (again.names, again.house, again.moves, again.left_out) == (match.names, rules, match.moves, ())
    assert same(Match.from_json(match.to_json(), strict=False), match)


def test_a_record_is_versioned_json_that_people_can_read() -> None:
    match = Match(7, HouseRules(game_length=50), {"S": "Ann"})
    match.apply("pass S 6C 7C 9C")
    assert match.to_json().startswith('{\n "version": 1,\n "seed": 7,\n "house": {\n  "game_length": 50,\n')
    fields = json.loads(match.to_json())
    assert list(fields) == ["version", "seed", "house", "names", "moves"]
    assert (fields["version"], fields["seed"]) == (1, 7)
    assert fields["house"] == HouseRules(game_length=50).to_dict()
    assert fields["names"] == {"S": "Ann", "W": "West", "N": "North", "E": "East"}
    assert fields["moves"] == ["S6C7C9C"]


def test_a_hand_is_one_string_of_words() -> None:
    game = random_game(7, HouseRules(game_length=50))
    hands = json.loads(game.to_json())["moves"]
    assert len(hands) == game.hand_number
    assert all(hand.startswith("next ") for hand in hands[1:])
    assert [len(word) for word in hands[0].split()] == [7] * 4 + [8] * 13


def test_moves_may_also_be_long_texts_one_a_string() -> None:
    match = Match.from_json(changed(moves=[str(move) for move in GAME.moves]))
    assert same(match, GAME)
    assert same(Match.from_json(changed(moves=[" ".join(str(move) for move in GAME.moves)])), GAME)


def test_a_moon_choice_is_in_the_record() -> None:
    rules = house(moon="shooter_chooses", pass_cycle="no passing", game_length=26)
    with dealing(ALL_SOUTH):
        match = Match(7, rules)
        play_hand(match, ALL_SOUTH)
        match.apply("moon S add")
        assert json.loads(match.to_json())["moves"][0].endswith(" moon S add")
        assert same(Match.from_json(match.to_json()), match)


def test_a_whole_game_is_under_8_kilobytes() -> None:
    assert max(len(random_game(seed).to_json()) for seed in range(12)) < 4_000


def test_the_longest_games_of_the_settings_are_under_8_kilobytes() -> None:
    # The jack takes ten points from a hand, so that more hands are needed; and no character is longer in JSON.
    longest = HouseRules(game_length=150, jack_of_diamonds=True)
    games = [random_game(seed, longest, dict.fromkeys("SWNE", "🦊" * 40)) for seed in range(40)]
    assert max(game.hand_number for game in games) > 30
    assert max(len(game.to_json().encode()) for game in games) < 8_192


@pytest.mark.parametrize(
    ("name", "totals"),
    [
        ("classic", (68, 102, 85, 83)),
        ("old-school-two-moons", (61, 102, 111, 64)),
        ("jacks-table-tie-played-on", (-3, 37, 26, 52)),
        ("shared-win-in-long-texts", (14, 4, 4, 30)),
    ],
)
def test_kept_games_are_read_for_ever(name: str, totals: tuple[int, ...]) -> None:
    match = Match.from_json((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    assert match.is_over
    assert tuple(match.totals.values()) == totals


# --- damage ---


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("version", [0, 2, 99, -1, "1", 1.0, True, None, [1]])
def test_an_unknown_version_is_refused_without_harm(version: object, strict: bool) -> None:
    text = changed(version=version)
    with pytest.raises(UnknownVersion) as refused:
        Match.from_json(text, strict=strict)
    assert str(refused.value) == f"This record is of version {version!r}; only version 1 is known."


def test_an_unknown_version_is_refused_also_in_a_damaged_text() -> None:
    with pytest.raises(UnknownVersion):
        Match.from_json(changed(version=2)[:200], strict=False)


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("seed", ["7", 7.5, 2**64, True, [7]])
def test_without_a_seed_there_is_no_game(seed: object, strict: bool) -> None:
    with pytest.raises(
        BadRecord, match=r"^The record has no seed to deal from\. A seed is a whole number of at most 64"
    ):
        Match.from_json(changed(seed=seed), strict=strict)
    for text in (without("seed"), changed(seed=None)):
        with pytest.raises(BadRecord, match=r"^The record has no seed to deal from\.$"):
            Match.from_json(text, strict=strict)


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("text", ["[]", "7", '"text"', "null", "true"])
def test_other_json_is_no_record(text: str, strict: bool) -> None:
    with pytest.raises(BadRecord, match=r"^This is no record of a game\.$"):
        Match.from_json(text, strict=strict)


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("text", ["", "{", "hearts", "[" * 100_000, '{"seed":' + "9" * 5_000 + "}"])
def test_no_json_at_all_is_no_record(text: str, strict: bool) -> None:
    with pytest.raises(BadRecord, match=r"^This is no record of a game\.$"):
        Match.from_json(text, strict=strict)


OPTIONS = (
    "they are game_length, pass_cycle, first_trick, queen_breaks_hearts, hearts_lead, moon, jack_of_diamonds, tie."
)
DAMAGED = [
    (without("version"), "The record does not say its version."),
    (without("house"), "The house rules could not be read: Classic is taken."),
    (changed(house="Classic"), "The house rules could not be read: Classic is taken."),
    (
        changed(house={"game_length": 50, "tie": "toss"}),
        "A house rule could not be read: tie is one of play_on, share; not 'toss'.",
    ),
    (
        changed(house={"game_length": 50, "": 1}),
        f"A house rule could not be read: '' is no house rule: {OPTIONS}",
    ),
    (without("names"), "The names could not be read."),
    (changed(names=["Ann"]), "The names could not be read."),
    (changed(names={"S": ""}), "A name could not be read: A name is 1 to 40 characters of one line, not ''."),
    (changed(names={"Q": "Ann"}), "A name could not be read: 'Q' is no seat: the seats are S, W, N and E."),
]


@pytest.mark.parametrize(("text", "sentence"), DAMAGED)
def test_a_damaged_field_is_left_out_and_named(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.from_json(text)
    assert str(refused.value) == sentence
    match = Match.from_json(text, strict=False)
    assert match.left_out == (sentence,)
    assert match.moves[:50] == GAME.moves[:50]


def test_what_can_be_read_beside_the_damage_is_kept() -> None:
    text = changed(house={"tie": "toss", "moon": "off"}, names={"S": 5, "N": "Bertie"})
    match = Match.from_json(text, strict=False)
    assert match.house == house(moon="off")
    assert match.names == {"S": "South", "W": "West", "N": "Bertie", "E": "East"}


@pytest.mark.parametrize(
    ("moves", "kept", "sentence"),
    [
        (None, 0, "The moves could not be read."),
        ("S6C7C9C", 0, "The moves could not be read."),
        (["S6C7C9C", 5, "W3C4C8C"], 1, "The moves could be read in part only."),
        (["S6C7C9C", None], 1, "The moves could be read in part only."),
    ],
)
def test_damaged_moves_are_read_as_far_as_they_go(moves: object, kept: int, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.from_json(changed(moves=moves))
    assert str(refused.value) == sentence
    match = Match.from_json(changed(moves=moves), strict=False)
    assert (match.moves, match.left_out) == (GAME.moves[:0] if kept == 0 else match.moves, (sentence,))
    assert [str(move) for move in match.moves] == ["pass S 6C 7C 9C"][:kept]


@pytest.mark.parametrize(
    ("words", "kept", "move", "sentence", "rule"),
    [
        ("S6C7C9C S6C7C9C", 1, "pass S 6C 7C 9C", "South has already passed.", Rule.PASS_ONCE),
        ("S6C7C9C 2C", 1, "2C", "Nothing is played before all four seats have passed.", Rule.PASS_FIRST),
        ("S6C7C9C W3C4C", 1, "W3", f"'W3' {NO_CARD}", Rule.READABLE),
        ("S6C7C9C play W", 1, "play W", f"'play W' {NO_MOVE}", Rule.READABLE),
        ("X6C7C9C", 0, "X6", f"'X6' {NO_CARD}", Rule.READABLE),
        ("pass S 6C 7C", 0, "pass S 6C 7C", "A pass is three different cards, not 6C 7C.", Rule.THREE_CARDS),
    ],
)
def test_an_illegal_move_ends_the_reading_and_is_named(
    words: str, kept: int, move: str, sentence: str, rule: Rule
) -> None:
    refusal = f"Move {kept + 1} ({move}) is refused: {sentence} The rule: {rule}."
    with pytest.raises(BadRecord) as refused:
        Match.from_json(changed(moves=[words]))
    assert str(refused.value) == refusal
    cause = refused.value.__cause__
    assert isinstance(cause, IllegalMove)
    assert cause.rule is rule
    match = Match.from_json(changed(moves=[words]), strict=False)
    assert len(match.moves) == kept
    assert match.left_out[0].startswith(refusal + " It and the ")


def test_how_much_is_left_out_is_told() -> None:
    words = json.loads(TEXT)["moves"]
    words[1] = words[1][:20] + words[1][22:]
    match = Match.from_json(changed(moves=words), strict=False)
    left = len(GAME.moves) - len(match.moves)
    assert match.left_out[0].endswith(" after it are left out.")
    assert 100 < left < len(GAME.moves)


def test_a_long_move_is_cut_in_the_sentence() -> None:
    with pytest.raises(BadRecord, match=rf"^Move 1 \(pass {'x' * 35}\) is refused: "):
        Match.from_json(changed(moves=["pass " + "x" * 100 + " 2C 3C 4C"]))


def test_a_record_may_hold_moves_after_the_end_only_when_it_is_damaged() -> None:
    words = [*json.loads(TEXT)["moves"], "next"]
    with pytest.raises(BadRecord, match="The game is over"):
        Match.from_json(changed(moves=words))
    assert same(Match.from_json(changed(moves=words), strict=False), GAME)


@pytest.mark.parametrize("extra", ["2C", "next"])
def test_a_bare_card_after_the_hand_is_refused_by_its_rule(extra: str) -> None:
    with dealing(ALL_SOUTH):
        match = Match(7, house(pass_cycle="no passing", moon="shooter_chooses"))
        play_hand(match, ALL_SOUTH)
        fields = json.loads(match.to_json())
        fields["moves"].append(extra)
        with pytest.raises(BadRecord) as refused:
            Match.from_json(json.dumps(fields))
    cause = refused.value.__cause__
    assert isinstance(cause, IllegalMove)
    assert cause.rule is (Rule.HAND_OVER if extra == "2C" else Rule.MOON_CHOICE)


def move_ends() -> Iterator[int]:
    """Where each move of the text ends."""
    start = TEXT.index('"moves":')
    for move in re.finditer(r"[SWNE]\w{6}|[2-9TJQKA][CDSH]|next", TEXT[start:]):
        yield start + move.end()


def test_a_cut_record_keeps_every_move_before_the_cut() -> None:
    ends = list(move_ends())
    assert len(ends) == len(GAME.moves)
    for end in range(TEXT.index('"moves":'), len(TEXT), 3):
        match = Match.from_json(TEXT[:end], strict=False)
        assert match.left_out[0] == "The record is damaged: it is not whole JSON."
        assert match.moves == GAME.moves[: sum(move_end <= end for move_end in ends)]
        assert (match.house, match.names) == (GAME.house, GAME.names)


@pytest.mark.parametrize("cut", ['"house"', '"moon"', '"names"', '"N"', '"moves"'])
def test_a_record_cut_early_is_read_up_to_there(cut: str) -> None:
    match = Match.from_json(TEXT[: TEXT.index(cut)], strict=False)
    assert match.seed == 7
    assert match.moves == ()
    assert (match.house == GAME.house) is (cut in ('"moon"', '"names"', '"N"', '"moves"'))


def test_a_number_at_the_cut_is_not_trusted() -> None:
    # The seed may have had more digits.
    with pytest.raises(BadRecord, match="has no seed"):
        Match.from_json('{"version": 1, "seed": 7', strict=False)
    assert Match.from_json('{"version": 1, "seed": 7,', strict=False).seed == 7
    assert Match.from_json('{"version": 1, "seed": 7, "house": {"game_length": 5', strict=False).house == HouseRules()


@pytest.mark.parametrize("field", [None, "version", "house", "names"])
def test_a_record_with_something_after_its_end_is_read_whole(field: str | None) -> None:
    match = Match.from_json((without(field) if field else TEXT) + "}", strict=False)
    assert match.left_out[0] == "The record is damaged: it is not whole JSON."
    assert match.moves[:50] == GAME.moves[:50]
    assert (match.house == GAME.house) is (field != "house")
    assert (match.names == GAME.names) is (field != "names")


def test_space_in_a_damaged_text_means_nothing() -> None:
    text = TEXT.replace('",\n  "next ', '"  ,\t\n "next ')
    text = text.replace('"moves": [', '"moves":\n [\t ').replace('"seed": ', '"seed":')
    match = Match.from_json(text[:-10], strict=False)
    assert len(GAME.moves) - 10 < len(match.moves) < len(GAME.moves)
    assert match.names == GAME.names


def test_moves_after_a_hole_in_the_text_are_not_guessed() -> None:
    text = TEXT.replace('",\n  "next ', '"oops "next ', 1)
    match = Match.from_json(text, strict=False)
    assert match.hand_number == 1
    assert match.phase is Phase.SUMMARY


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_damage_breaks_the_reading(data: st.DataObject) -> None:
    text = TEXT[: data.draw(st.sampled_from([300, 500, 900, len(TEXT)]))]
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 20))
        text = text[:at] + data.draw(st.text(max_size=6)) + text[at + cut :]
    for strict in (True, False):
        try:
            match = Match.from_json(text, strict=strict)
        except (BadRecord, UnknownVersion):
            continue
        assert Match.from_json(match.to_json()).moves == match.moves
        assert all(sentence.endswith(".") for sentence in match.left_out)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(
    st.fixed_dictionaries({}, optional=dict.fromkeys(("version", "seed", "house", "names", "moves"), json_values)),
    st.booleans(),
)
def test_no_json_value_breaks_the_reading(fields: dict[str, object], sound: bool) -> None:
    if sound:
        fields |= {"version": 1, "seed": 7}
    try:
        match = Match.from_json(json.dumps(fields), strict=False)
    except (BadRecord, UnknownVersion):
        return
    assert Match.from_json(match.to_json()).moves == match.moves
