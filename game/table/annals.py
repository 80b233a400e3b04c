"""The annals of this device: the last finished games as records, and running sums of all games that ever ended here.

Pure values; `annals_text` writes and reads them, `chronicle` keeps them. The player is South, wherever one is counted.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.players.levels import Level
from game.rules import BadRecord, HouseRules, Match, UnknownVersion
from game.rules.scoring import Scores, added, places
from game.rules.seats import Seat
from game.table.replay import replay

GAMES_KEPT = 50
ME = Seat.SOUTH


class HandResult(NamedTuple):
    """What a hand brought: the scores in seat order, who took the queen of spades, and who shot the moon, if any."""

    scores: Scores
    queen: Seat | None
    shooter: Seat | None


def results(match: Match) -> tuple[HandResult, ...]:
    """What the finished hands of a match brought."""
    return tuple(HandResult(hand.scores, hand.queen_taker, hand.shooter) for hand in replay(match) if hand.scores)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played to its end.

    `date` is the day on which it ended, "2025-03-01", or "" when that is not known. `record` is the match as JSON.
    """

    date: str
    level: Level
    house: HouseRules
    hands: tuple[HandResult, ...]
    record: str

    @classmethod
    def of(cls, match: Match, level: Level, date: str) -> FinishedGame:
        """The entry for a match. ValueError, a sentence, while it is not over."""
        if not match.is_over:
            raise ValueError("Only a finished game enters the annals.")
        record = json.dumps(json.loads(match.to_json()), separators=(",", ":"))
        return cls(date, level, match.house, results(match), record)

    @property
    def is_ranked(self) -> bool:
        """Whether it was played by Classic rules."""
        return self.house == HouseRules()

    @property
    def totals(self) -> Scores:
        """The final scores."""
        totals: Scores = (0, 0, 0, 0)
        for hand in self.hands:
            totals = added(totals, hand.scores)
        return totals

    @property
    def places(self) -> Scores:
        """Everyone's place, in seat order."""
        return places(self.totals)

    def match(self) -> Match | None:
        """The game, to look through; None when its record cannot be read."""
        try:
            return Match.from_json(self.record, strict=False)
        except (BadRecord, UnknownVersion):
            return None


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums of some games.

    games, hands     how many
    places           how often the player came first, second, third and last; a shared first place is a first place
    best, worst      the lowest and the highest final score; 0 while there is no game
    points           all points of all hands together
    shot, suffered   moons of the player's own, and moons of the others
    queens           hands in which the player took the queen of spades
    streak           games won in a row up to now, and the longest such row
    """

    games: int = 0
    hands: int = 0
    places: tuple[int, int, int, int] = (0, 0, 0, 0)
    best: int = 0
    worst: int = 0
    points: int = 0
    shot: int = 0
    suffered: int = 0
    queens: int = 0
    streak: int = 0
    best_streak: int = 0

    @property
    def wins(self) -> int:
        """Games in which nobody was lower."""
        return self.places[0]

    @property
    def win_rate(self) -> float:
        """The share of games won, 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def points_per_hand(self) -> float:
        """The average of a hand."""
        return self.points / self.hands if self.hands else 0.0

    def after(self, game: FinishedGame) -> Tally:
        """The sums with one more game."""
        score, place = game.totals[ME], game.places[ME]
        streak = self.streak + 1 if place == 1 else 0
        first, second, third, last = (
            count + (place == number) for number, count in zip((1, 2, 3, 4), self.places, strict=True)
        )
        shooters = [hand.shooter for hand in game.hands if hand.shooter is not None]
        return Tally(
            games=self.games + 1,
            hands=self.hands + len(game.hands),
            places=(first, second, third, last),
            best=min(self.best, score) if self.games else score,
            worst=max(self.worst, score) if self.games else score,
            points=self.points + score,
            shot=self.shot + shooters.count(ME),
            suffered=self.suffered + sum(seat is not ME for seat in shooters),
            queens=self.queens + sum(hand.queen is ME for hand in game.hands),
            streak=streak,
            best_streak=max(self.best_streak, streak),
        )


class Filter(NamedTuple):
    """Which games are meant: those against friends of one level (None: any), and ranked or house rules (None: any)."""

    level: Level | None = None
    ranked: bool | None = None

    def takes(self, game: FinishedGame) -> bool:
        """Whether a game is among them."""
        return self.level in (None, game.level) and self.ranked in (None, game.is_ranked)


ALL_FILTERS = tuple(Filter(level, ranked) for level in (None, *Level) for ranked in (None, True, False))


@dataclass(frozen=True, slots=True)
class Annals:
    """The last games, the oldest first, and the sums of all games by filter."""

    games: tuple[FinishedGame, ...] = ()
    tallies: Mapping[Filter, Tally] = field(default_factory=dict)

    @classmethod
    def of(cls, games: Iterable[FinishedGame]) -> Annals:
        """The annals of these games, the oldest first."""
        annals = cls()
        for game in games:
            annals = annals.with_game(game)
        return annals

    def tally(self, wanted: Filter) -> Tally:
        """The sums of the games that a filter takes."""
        return self.tallies.get(wanted, Tally())

    def chosen(self, wanted: Filter) -> list[FinishedGame]:
        """The games still kept that a filter takes, the oldest first."""
        return [game for game in self.games if wanted.takes(game)]

    def with_game(self, game: FinishedGame) -> Annals:
        """The annals with a game that has just ended. The one that was entered last is not entered twice."""
        if self.games and self.games[-1].record == game.record:
            return self
        grown = {each: self.tally(each).after(game) for each in ALL_FILTERS if each.takes(game)}
        return replace(self, games=(*self.games, game)[-GAMES_KEPT:], tallies={**self.tallies, **grown})
