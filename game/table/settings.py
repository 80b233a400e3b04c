"""What the player has chosen for the table: one frozen value, read from a page's options or a kept text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.players.levels import PLAYABLE, Level
from game.rules import HouseRules
from game.table.pace import PACES, Pace, Speed


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices. `seed` fixes the deals, for tests and for a deal to be shared; None is a fresh one."""

    level: Level = Level.STEADY
    speed: Speed = Speed.NORMAL
    house: HouseRules = field(default_factory=HouseRules)
    one_tap: bool = False
    show_points: bool = True
    left_handed: bool = False
    seed: int | None = None

    @property
    def pace(self) -> Pace:
        """The durations of the chosen speed."""
        return PACES[self.speed]

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> Settings:
        """Settings with a page's options (`?seed=7&speed=instant&level=steady`) over the defaults; what makes no sense
        is left out."""
        defaults = cls()
        speed, level, seed = options.get("speed", ""), options.get("level", ""), options.get("seed", "")
        return cls(
            level=Level(level) if level in PLAYABLE else defaults.level,
            speed=Speed(speed) if speed in set(Speed) else defaults.speed,
            seed=int(seed) if seed.isascii() and seed.isdigit() and len(seed) < 19 else None,
        )
