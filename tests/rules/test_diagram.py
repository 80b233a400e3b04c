"""`python -m game.rules FILE` prints a game for people, or one line that says what is wrong."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules import HouseRules, Match
from game.rules.__main__ import main
from game.rules.diagram import match_diagram
from tests.rules.games import HEARTS_SOUTH_QUEEN_NORTH, MOON_SOUTH_JACK_NORTH, dealing, house, play_hand, random_game

ROOT = Path(__file__).parent.parent.parent
CLASSIC = (ROOT / "tests/games/classic.json").read_text(encoding="utf-8")
NEST = "[" * 100_000

PASSED_AND_STARTED = """\
Hearts, seed 7, Classic, to 100
S is Ann
W is West
N is North
E is East

Hand 1, pass left

                      N
                      C  T
                      D  T K
                      S  6 9 J K
                      H  4 5 T J Q K
W                                           E
C  3 4 8 J                                  C  2 5 K
D  2 7                                      D  5 8 9 J Q A
S  3 4 5 7 8                                S  T Q
H  7 9                                      H  3 6
                      S
                      C  6 7 9 Q A
                      D  3 4 6
                      S  2 A
                      H  2 8 A

S passes 6C 7C AC to W
W passes 3C 4C 8C to N
N passes TC TD KD to E
E passes 2C 5C KC to S

Trick  S    W    N    E    taken by
   1   2C<  6C
"""

MOON_AND_JACK = """\
Hearts, seed 7, House rules, to 26
S is South
W is West
N is North
E is East

Hand 1, no passing

                      N
                      C  -
                      D  3 J
                      S  3 4 5 6 7 8 9 T J Q K
                      H  -
W                                           E
C  3                                        C  2
D  4 5 6 7 8 9 T Q K A                      D  -
S  A                                        S  2
H  2                                        H  3 4 5 6 7 8 9 T J Q K
                      S
                      C  4 5 6 7 8 9 T J Q K A
                      D  2
                      S  -
                      H  A

Trick  S    W    N    E    taken by
   1   AC   3C   KS   2C<  S
   2   KC<  AD   QS   KH   S
   3   QC<  KD   JS   QH   S
   4   JC<  QD   TS   JH   S
   5   TC<  TD   9S   TH   S
   6   9C<  9D   8S   9H   S
   7   8C<  8D   7S   8H   S
   8   7C<  7D   6S   7H   S
   9   6C<  6D   5S   6H   S
  10   5C<  5D   4S   5H   S
  11   4C<  4D   3S   4H   S
  12   AH<  2H   3D   3H   S
  13   2D<  AS   JD   2S   N

S took QS KH QH JH TH 9H 8H 7H 6H 5H 4H AH 2H 3H: 26
N took JD: -10
S shot the moon
Scores  S 0  W 26  N 16  E 26
Totals  S 0  W 26  N 16  E 26
Places  S 1  W 3  N 2  E 3"""


def test_a_diagram_shows_the_deal_the_passes_and_the_trick_so_far() -> None:
    match = Match(7, names={"S": "Ann"})
    for move in ("pass S 6C 7C AC", "pass W 3C 4C 8C", "pass N TC TD KD", "pass E 2C 5C KC", "play S 2C", "play W 6C"):
        match.apply(move)
    assert match_diagram(match) == PASSED_AND_STARTED


def test_a_diagram_shows_who_took_what_the_scores_and_the_places() -> None:
    with dealing(MOON_SOUTH_JACK_NORTH):
        match = Match(7, house(pass_cycle="no passing", jack_of_diamonds=True, game_length=26, tie="share"))
        play_hand(match, MOON_SOUTH_JACK_NORTH)
        assert match_diagram(match) == MOON_AND_JACK


def test_a_diagram_shows_every_hand_with_its_scores_and_the_totals_so_far() -> None:
    with dealing(HEARTS_SOUTH_QUEEN_NORTH):
        match = Match(7, house(pass_cycle="no passing"))
        for _ in range(2):
            play_hand(match, HEARTS_SOUTH_QUEEN_NORTH)
            match.apply("next")
        lines = match_diagram(match).splitlines()
    assert [line for line in lines if line.startswith(("Hand ", "Scores", "Totals"))] == [
        "Hand 1, no passing",
        "Scores  S 13  W 0  N 13  E 0",
        "Totals  S 13  W 0  N 13  E 0",
        "Hand 2, no passing",
        "Scores  S 13  W 0  N 13  E 0",
        "Totals  S 26  W 0  N 26  E 0",
        "Hand 3, no passing",
    ]
    assert not any("shot" in line or ("JD" in line and "took" in line) for line in lines)
    assert "S took KH QH JH TH 9H 8H 7H 6H 5H 4H AH 2H 3H: 13" in lines
    assert "N took QS: 13" in lines
    assert sum(line.startswith("W took") for line in lines) == 0


def test_a_hand_with_no_trick_yet_shows_the_heading_alone() -> None:
    lines = match_diagram(Match(7)).splitlines()
    assert lines[-2:] == ["", "Trick  S    W    N    E    taken by"]
    assert not any("passes" in line for line in lines)


# --- the command ---


def test_a_file_is_printed_as_a_diagram(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = random_game(7, HouseRules(game_length=20))
    path = tmp_path / "game.json"
    path.write_text(match.to_json(), encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr() == (match_diagram(match) + "\n", "")


@pytest.fixture
def standard_input(tmp_path: Path) -> Iterator[Path]:
    """A file that is the standard input."""
    path = tmp_path / "typed"
    kept = os.dup(0)
    with open(path, "wb+") as file:
        os.dup2(file.fileno(), 0)
    yield path
    os.dup2(kept, 0)
    os.close(kept)


def test_standard_input_is_read_for_a_dash(standard_input: Path, capsys: pytest.CaptureFixture[str]) -> None:
    standard_input.write_text(CLASSIC, encoding="utf-8")
    assert main(["-"]) == 0
    assert capsys.readouterr() == (match_diagram(Match.from_json(CLASSIC)) + "\n", "")
    assert os.fstat(0).st_size == len(CLASSIC), "it is left open for others"


def test_rubbish_in_standard_input_is_named(standard_input: Path, capsys: pytest.CaptureFixture[str]) -> None:
    standard_input.write_bytes(b"\xff\xfe")
    assert main(["-"]) == 2
    assert capsys.readouterr().err.startswith("Standard input cannot be read: 'utf-8' codec can't decode byte 0xff")


def test_a_file_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(Match(7).to_json(), encoding="utf-8-sig")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == match_diagram(Match(7)) + "\n"


NO_GAME = "This is no record of a game."
DAMAGED = "The record is damaged: it is not whole JSON."
NO_SEED = "The record has no seed to deal from."


def record(**fields: object) -> str:
    return json.dumps({**json.loads(Match(7).to_json()), **fields})


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            Match(7).to_json().replace('[\n  ""', '[\n  "S6C7C9C W2C3C4C"'),
            "Move 2 (pass W 2C 3C 4C) is refused: West does not hold the two of clubs. "
            "The rule: a seat passes and plays its own cards.",
        ),
        ('{"version": 2}', "This record is of version 2; only version 1 is known."),
        ("", NO_GAME),
        (" \n", NO_GAME),
        ("{", NO_GAME),
        ("hearts", NO_GAME),
        ("\0" * 1_000, NO_GAME),
        (NEST, NO_GAME),
        ("[]", NO_GAME),
        ("7", NO_GAME),
        ("{}", NO_SEED),
        ('{"version": 1}', NO_SEED),
        ('{"version": 1', NO_GAME),
        ('{"version": 1, "seed": ' + NEST, NO_SEED),
        (CLASSIC[:-10], DAMAGED),
        (record(seed="7"), f"{NO_SEED} A seed is a whole number of at most 64 bits, not '7'."),
        (record(seed=[]), f"{NO_SEED} A seed is a whole number of at most 64 bits, not []."),
        (record(house=[]), "The house rules could not be read: Classic is taken."),
        (record(names=7), "The names could not be read."),
        (record(moves={}), "The moves could not be read."),
        (record(moves=[7]), "The moves could be read in part only."),
        (
            record(house={"tie": [[[[[[[[]]]]]]]]}),
            "A house rule could not be read: tie is one of play_on, share; not [[[[[[[...]]]]]]].",
        ),
        (
            record(house={"game_length": "9" * 100_000}),
            "A house rule could not be read: game_length is a whole number from 1 to 1000, "
            "not '999999999999...9999999999999'.",
        ),
        (
            record(moves=["\x1b[31m"]),
            "Move 1 (?[) is refused: '\\x1b[' is no card: write a rank of 23456789TJQKA and a suit of CDSH, as in QS. "
            "The rule: a move can be read.",
        ),
    ],
    ids=lambda text: text[:40],
)
def test_what_is_wrong_is_one_line_and_status_2(
    text: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    assert main([str(path)]) == 2
    assert capsys.readouterr() == ("", line + "\n")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.json"
    assert main([str(missing)]) == 2
    assert capsys.readouterr() == ("", f"{missing} cannot be read: No such file or directory\n")
    assert main([str(tmp_path)]) == 2
    assert capsys.readouterr() == ("", f"{tmp_path} cannot be read: Is a directory\n")


def test_binary_rubbish_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rubbish = tmp_path / "game.json"
    rubbish.write_bytes(bytes(range(256)))
    assert main([str(rubbish)]) == 2
    out, line = capsys.readouterr()
    assert (out, line.count("\n")) == ("", 1)
    assert line.startswith(f"{rubbish} cannot be read: 'utf-8")


@pytest.mark.parametrize("field", ["version", "seed", "house", "names", "moves"])
@pytest.mark.parametrize("inner", ["game_length", "tie", "S", ""])
def test_no_depth_of_nesting_breaks_the_command(
    field: str, inner: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    for depth in (*range(800, 1_000, 9), 5_000):
        nest = "[" * depth + "]" * depth
        fields = {**json.loads(Match(7).to_json()), field: {inner: "nest"} if inner else "nest"}
        path.write_text(json.dumps(fields).replace('"nest"', nest), encoding="utf-8")
        assert main([str(path)]) == 2
        out, line = capsys.readouterr()
        assert (out, line.count("\n"), line[-2:]) == ("", 1, ".\n")
        assert len(line) < 250


@pytest.mark.parametrize("arguments", [[], ["a", "b"]])
def test_one_file_is_asked_for(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr() == ("", "Usage: python -m game.rules FILE (or - for standard input)\n")


def test_a_name_that_the_terminal_cannot_show_is_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text(Match(7, names={"S": "Zoë"}).to_json(), encoding="utf-8")
    shown = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(shown, "ascii"))
    assert main([str(path)]) == 0
    assert shown.getvalue().splitlines()[1] == rb"S is Zo\xeb"


needs_full_device = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="this system has no device that is always full"
)


@needs_full_device
def test_an_output_that_takes_no_more_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = open("/dev/full", "w", buffering=1 << 20)  # noqa: SIM115
    monkeypatch.setattr("sys.stdout", full)
    assert main([str(ROOT / "tests/games/classic.json")]) == 2
    assert capsys.readouterr().err == "The diagram cannot be written: No space left on device\n"
    assert sys.stdout is None, "nothing is tried again at the end"
    with pytest.raises(OSError, match="No space left"):
        full.close()


# --- the command in a shell ---


def run(text: str) -> tuple[int, str, str]:
    """Give the command a text; its exit status, output and errors."""
    done = subprocess.run(
        [sys.executable, "-m", "game.rules", "-"],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        input=text.encode(),
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_the_command_reads_and_writes_in_a_shell() -> None:
    status, shown, errors = run(CLASSIC)
    assert (status, errors) == (0, "")
    assert shown == match_diagram(Match.from_json(CLASSIC)) + "\n"
    assert shown.splitlines()[-1] == "Places  S 1  W 4  N 3  E 2"


def test_the_command_refuses_in_a_shell() -> None:
    assert run("[]") == (2, "", "This is no record of a game.\n")


def test_a_closed_standard_input_is_named() -> None:
    command = f'"{sys.executable}" -m game.rules - <&-'
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        "Standard input cannot be read: Bad file descriptor\n",
    )


@needs_full_device
def test_an_output_that_takes_no_more_is_named_once() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "game.rules", "tests/games/classic.json"]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "The diagram cannot be written: No space left on device\n")
