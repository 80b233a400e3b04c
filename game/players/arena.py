"""Measures players against each other over duplicate deals.

    python -m game.players.arena --seats master,steady,steady,steady --hands 2000 --seed 1 --json

A seat is a level, `net:FILE` (the network of another weights file, playing alone and without taste) or
`cmd:PROGRAM ARGS`, an outside engine (see engine.py for its protocol). Hands are played for their
own points: the game length is 1000 unless given, and a fresh game is dealt after each pass cycle.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from game.players.contest import Contest
from game.players.engine import PREFIX, Engine, EngineError
from game.players.levels import Level
from game.players.network import Network
from game.players.seated import Seated, SeatedPlayer
from game.players.sharp import SharpPlayer
from game.players.tally import Tally
from game.players.taste import PLAIN
from game.rules.house import PRESETS, HouseRules

_NO_END = 1000
_NETWORK = "net:"


def run(players: Sequence[Seated], house: HouseRules, hands: int, seed: int) -> dict[str, object]:
    """Play a contest and return its figures, as printed with --json. EngineError if an engine fails."""
    contest = Contest(players, house, seed)
    tallies = [Tally(player.name) for player in players]
    played = 0
    for result in contest.hands(hands):
        played += 1
        for player, tally in enumerate(tallies):
            tally.add(player, result)
    reports = [tally.report(seconds) for tally, seconds in zip(tallies, contest.seconds, strict=True)]
    return {"hands": played, "seed": seed, "house": house.to_dict(), "players": reports}


def make_seated(word: str, seed: int) -> Seated:
    """A player by its word on the command line. ValueError or OSError, a sentence, for a word that names none."""
    if word.startswith(PREFIX):
        return Engine(word.removeprefix(PREFIX))
    if word.startswith(_NETWORK):
        network = Network(Path(word.removeprefix(_NETWORK)).read_bytes())
        return SeatedPlayer(word, lambda seat: SharpPlayer(network, PLAIN))
    try:
        level = Level(word)
    except ValueError:
        raise ValueError(f"{word!r} is no player: {', '.join(Level)}, {_NETWORK}FILE or {PREFIX}PROGRAM.") from None
    return SeatedPlayer.of_level(level, seed)


def read_house(preset: str, options: Sequence[str]) -> HouseRules:
    """House rules from a preset and options such as "jack_of_diamonds=on". ValueError, a sentence, for wrong ones."""
    if preset not in PRESETS:
        raise ValueError(f"{preset!r} is no preset: {', '.join(PRESETS)}.")
    chosen: dict[str, object] = {**PRESETS[preset].to_dict(), "game_length": _NO_END}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise ValueError(f"{option!r} is no house rule: write it as NAME=VALUE.")
        chosen[key] = int(value) if value.isdecimal() else value
    return HouseRules.from_dict(chosen)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    options = _parser().parse_args(arguments)
    players: list[Seated] = []
    try:
        words = options.seats.split(",")
        if len(words) != 4:
            raise ValueError(f"Hearts has four seats; {len(words)} were named.")
        house = read_house(options.preset, options.house)
        players.extend(make_seated(word, options.seed) for word in words)
        figures = run(players, house, options.hands, options.seed)
    except (ValueError, OSError, EngineError) as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        for player in players:
            player.leave()
    print(json.dumps(figures) if options.json else _as_table(figures))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.players.arena", description="Measure players of Hearts.")
    parser.add_argument("--seats", required=True, help="four players, separated by commas: a level or cmd:PROGRAM ARGS")
    parser.add_argument("--hands", type=int, default=400, help="how many hands, all rotations counted (default 400)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the deals and the players")
    parser.add_argument("--preset", default="Classic", help="house rules by name (default Classic)")
    parser.add_argument("--house", action="append", default=[], metavar="NAME=VALUE", help="one house rule; repeatable")
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead of a table")
    return parser


def _as_table(figures: dict[str, object]) -> str:
    lines = [
        f"{'player':24} {'margin':>7} {'95 % interval':>18} {'points':>7} {'moons':>7} {'stopped':>8} {'p95 s':>8}"
    ]
    players = figures["players"]
    assert isinstance(players, list)
    for player in players:
        interval = "{:.3f} to {:.3f}".format(*player["interval"]) if player["interval"] else "-"
        stopped = "-" if player["stopped"] is None else f"{player['stopped']:.3f}"
        lines.append(
            f"{player['name'][:24]:24} {player['margin']:7.3f} {interval:>18} {player['points']:7.3f} "
            f"{player['moons']:7.4f} {stopped:>8} {player['seconds']['p95']:8.4f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
