"""How quickly things happen: one table of seconds for each speed that a player can choose."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Speed(StrEnum):
    """The Friends' speed setting."""

    RELAXED = "relaxed"
    NORMAL = "normal"
    QUICK = "quick"
    INSTANT = "instant"


class Pace(NamedTuple):
    """Durations in seconds.

    `think`: the least and the most a friend ponders before a card; `fly`: a card's way to the table; `deal`: the whole
    deal; `cross`: the passed cards' way to their new owners; `rest`: how long a full trick lies to be read; `take`: its
    way to the taker; `pause`: how long a moment such as hearts breaking holds the eye.
    """

    think: tuple[float, float]
    fly: float
    deal: float
    cross: float
    rest: float
    take: float
    pause: float


def still(pace: Pace) -> Pace:
    """The same pace with everything that moves replaced by a short fade."""
    return pace._replace(**{name: min(getattr(pace, name), _FADE) for name in ("fly", "deal", "cross", "take")})


_FADE = 0.14

PACES = {
    Speed.RELAXED: Pace(think=(0.7, 1.5), fly=0.40, deal=1.1, cross=0.75, rest=1.5, take=0.50, pause=0.9),
    Speed.NORMAL: Pace(think=(0.35, 0.9), fly=0.28, deal=0.8, cross=0.55, rest=0.9, take=0.36, pause=0.6),
    Speed.QUICK: Pace(think=(0.12, 0.3), fly=0.17, deal=0.45, cross=0.3, rest=0.45, take=0.22, pause=0.3),
    Speed.INSTANT: Pace(think=(0.0, 0.0), fly=0.0, deal=0.0, cross=0.0, rest=0.0, take=0.0, pause=0.0),
}
