"""What the page around the game is told: one small message, as plain data, for each thing that happens.

web/EMBED.md documents the messages for who makes such a page; web/page/portal.js decides who may hear them.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.players.levels import Level
from game.rules import HouseRules, Match
from game.rules.seats import SEATS
from game.table.events import Event, GameOver, HandOver

Message = Mapping[str, object]

READY: Message = {"type": "ready"}
"""The game can be seen and played with."""


def game_started(match: Match, level: Level) -> Message:
    """Somebody has sat down to a game: a new one, or one that was kept and goes on at a later hand."""
    return {
        "type": "game-started",
        "hand": match.hand_number,
        "totals": match.totals,
        "level": level.value,
        "classic": match.house == HouseRules(),
    }


def message_of(event: Event, match: Match) -> Message | None:
    """The message for an event of the table, if it has one."""
    if isinstance(event, HandOver):
        points = {seat.letter: score for seat, score in zip(SEATS, event.scores, strict=True)}
        return {"type": "hand-over", "hand": event.number, "points": points, "totals": event.totals}
    if isinstance(event, GameOver):
        return {"type": "game-over", "hands": match.hand_number, "totals": match.totals, "places": event.places}
    return None
