"""The pictures that stand for how the table looks. `python -m tests.screens.golden` draws them anew.

They show records of games, so that neither a player's choice nor a clock can change them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame

from game.players.levels import Level
from game.rules import Match
from game.rules.seats import Seat
from game.rules.view import Phase
from game.table.kept_game import GameKeeper
from tests.screens.fake_device import FakeStorage, Play

FOLDER = Path(__file__).with_name("golden")
RECORD = Path(__file__).resolve().parents[1] / "games" / "classic.json"
DESK, PHONE = (1280, 720), (390, 844)
LARGEST = 640  # the width to which pictures are made smaller before they are kept


def drawn() -> dict[str, pygame.Surface]:
    """Every picture by its name, as it is drawn now."""
    return {
        "pass": _shown(_at(lambda game: game.phase is Phase.PASSING and game.hand_number == 2)),
        "trick": _shown(_at(_three_lie)),
        "four-colour": _shown(_at(_three_lie), face="four_colour"),
        "phone": _shown(_at(_three_lie), size=PHONE),
        "summary": _shown(_at(lambda game: game.phase is Phase.SUMMARY and game.hand_number == 3)),
    }


def _three_lie(game: Match) -> bool:
    view = game.view(Seat.SOUTH)
    return game.hand_number > 1 and view.turn is Seat.SOUTH and len(view.trick) == 3 and len(view.tricks) > 2


def _at(wanted: Callable[[Match], bool]) -> Match:
    """The first point of the record at which this is so."""
    record = Match.from_json(RECORD.read_text())
    game = Match(record.seed, record.house)
    for move in record.moves:
        if wanted(game):
            return game
        game.apply(move)
    raise LookupError("There is no such point in the record.")


def _shown(game: Match, size: tuple[int, int] = DESK, **settings: str) -> pygame.Surface:
    storage = FakeStorage()
    storage.save("settings", json.dumps({"version": 1, **settings}))
    GameKeeper(storage).save(game, Level.STEADY)
    play = Play(*size, 1.0, storage, seed="7")
    play.tap("continue")
    play.settle()
    picture = play.device.surface
    return pygame.transform.smoothscale_by(picture, min(1.0, LARGEST / picture.get_width()))


def kept(name: str) -> pygame.Surface:
    """The picture as it was kept."""
    return pygame.image.load(FOLDER / f"{name}.jpg")


def main() -> None:
    """Draw them all anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in drawn().items():
        pygame.image.save(picture, FOLDER / f"{name}.jpg")


if __name__ == "__main__":
    main()
