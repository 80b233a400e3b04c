"""Devices on which games were played already, and a game that is about to end."""

from __future__ import annotations

from game.players.levels import Level
from game.rules import HouseRules
from game.table.annals import Annals, FinishedGame
from game.table.annals_text import write_annals
from game.table.chronicle import KEY
from game.table.kept_game import GameKeeper
from tests.screens.fake_device import Play
from tests.table.finished import SHORT, finished, match

ENDS_WITH_SOUTH = (4, 5)
"""Seeds of games in which the player plays the last card."""
JACK = HouseRules(game_length=50, jack_of_diamonds=True)


def some_games() -> list[FinishedGame]:
    """Nine games of two levels, by Classic and by house rules, the latest last."""
    levels, houses = (Level.GENTLE, Level.STEADY), (HouseRules(), SHORT, JACK)
    return [finished(i, levels[i % 2], f"2025-03-{i + 1:02}", houses[i % 3]) for i in range(9)]


def with_games(w: float = 1280, h: float = 720, dpr: float = 1.0, **options: str) -> Play:
    """A player who has played these games."""
    play = Play(w, h, dpr, **options)
    play.device.storage.save(KEY, write_annals(Annals.of(some_games())))
    return play


def before_the_end(play: Play, seed: int = ENDS_WITH_SOUTH[0]) -> None:
    """Keep a game on the device that has one card left to play, and sit down to it."""
    GameKeeper(play.device.storage).save(match(seed).without_last(1), Level.STEADY)
    play.app.show_title()
    play.step()
    play.tap("continue")
    play.settle()


def play_to_the_end(play: Play) -> None:
    """Play the last card, if it is the player's."""
    while play.mirror["screen"] != "over":
        card = next(c["id"] for c in play.mirror["controls"] if c["id"].startswith("card-"))
        play.tap(card)
        play.tap(card)
        play.settle()
