"""The arena: duplicate deals, the shape of its figures, and outside engines."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from game.players.arena import main, make_seated, read_house, run
from game.players.contest import Contest
from game.players.engine import Engine, EngineError
from game.players.levels import Level
from game.players.seated import SeatedPlayer

ENGINE = Path(__file__).with_name("lowest_card_engine.py")


def engine(*arguments: str) -> str:
    return f"cmd:{sys.executable} {ENGINE} {' '.join(arguments)}"


def test_four_of_a_kind_have_no_margin() -> None:
    players = [SeatedPlayer.of_level(Level.STEADY, 1) for _ in range(4)]
    figures = run(players, read_house("Classic", ["pass_cycle=left only"]), 32, 1)
    assert figures["hands"] == 32
    margins = [player["margin"] for player in figures["players"]]  # type: ignore[attr-defined]
    assert sum(margins) == pytest.approx(0, abs=0.01)


def test_each_rotation_has_the_same_deals() -> None:
    contest = Contest([SeatedPlayer.of_level(Level.STEADY, 1) for _ in range(4)], read_house("Classic", []), 3)
    deals = [result.deal for result in contest.hands(32)]
    assert sorted(deals) == sorted(list(range(8)) * 4)


def test_it_prints_the_promised_figures(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--seats", "steady,gentle,gentle,gentle", "--hands", "16", "--seed", "1", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert status == 0
    assert figures["hands"] == 16
    first = figures["players"][0]
    assert first["name"] == "steady"
    assert first["interval"][0] <= first["margin"] <= first["interval"][1]
    assert set(first) >= {"points", "moons", "queens", "seconds"}
    assert set(first["seconds"]) == {"mean", "p95", "max"}


def test_the_same_command_gives_the_same_figures() -> None:
    def figures() -> list[float]:
        players = [make_seated(word, 1) for word in ("steady", "gentle", "gentle", "gentle")]
        return [each["margin"] for each in run(players, read_house("Classic", []), 8, 7)["players"]]  # type: ignore

    assert figures() == figures()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "steady,steady"], "Hearts has four seats; 2 were named."),
        (["--seats", "steady,steady,steady,grandma"], "'grandma' is no player"),
        (["--seats", "steady,steady,steady,steady", "--house", "moon=blue"], "moon is one of"),
        (["--seats", "steady,steady,steady,steady", "--preset", "Chess"], "'Chess' is no preset"),
    ],
)
def test_wrong_words_are_answered_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 1
    assert sentence in capsys.readouterr().err


def test_an_outside_engine_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seats", f"steady,{engine()},steady,steady", "--hands", "16", "--json"]) == 0
    players = json.loads(capsys.readouterr().out)["players"]
    assert players[1]["name"].startswith("cmd:")
    assert players[1]["margin"] < players[0]["margin"]


def test_an_outside_engine_hears_all_of_the_protocol(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert main(["--seats", f"steady,{engine('--log', str(log))},steady,steady", "--hands", "16", "--json"]) == 0
    messages = [json.loads(line) for line in log.read_text().splitlines()]
    kinds = [next(iter(message)) for message in messages]
    assert kinds[:3] == ["new", "deal", "pass?"]
    assert kinds[-2:] == ["over", "bye"]
    assert kinds.count("played") == 16 * 52
    assert len(messages[1]["deal"]["hand"]) == 13
    assert messages[1]["deal"]["totals"] == {"S": 0, "W": 0, "N": 0, "E": 0}
    received = next(message["received"] for message in messages if "received" in message)
    assert len(received) == 3


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("--illegal", "which is not legal now"),
        ("--nonsense", "which is no JSON"),
        ("--leave", "has closed its output"),
    ],
)
def test_a_broken_engine_ends_the_run_with_its_seat_and_the_question(
    fault: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--seats", f"steady,{engine(fault)},steady,steady", "--hands", "4"]) == 1
    complaint = capsys.readouterr().err
    assert complaint.startswith("West, the engine")
    assert "'play?'" in complaint
    assert sentence in complaint


def test_a_silent_engine_is_not_waited_for_for_ever() -> None:
    silent = Engine(f"{sys.executable} {ENGINE} --silent", patience_s=0.3)
    steady = [SeatedPlayer.of_level(Level.STEADY, 1) for _ in range(3)]
    try:
        with pytest.raises(EngineError, match=r"gave no answer in 0\.3 s"):
            run([silent, *steady], read_house("Classic", []), 4, 1)
    finally:
        silent.leave()


def test_an_engine_that_cannot_be_started_is_named() -> None:
    with pytest.raises(EngineError, match="'no-such-program' cannot be started"):
        Engine("no-such-program")
