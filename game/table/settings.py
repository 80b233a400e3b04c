"""What the player has chosen: one frozen value, kept as a small JSON text, with a page's options laid over it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from game.players.levels import PLAYABLE, Level
from game.rules import HouseRules
from game.table.pace import PACES, Pace, Speed
from game.table.timer import TurnTime

VERSION = 1
LOUDEST = 10
LONGEST_NAME = 20


class Face(StrEnum):
    """How card faces are printed."""

    CLASSIC = "classic"
    LARGE_PRINT = "large_print"
    FOUR_COLOUR = "four_colour"


class Motion(StrEnum):
    """How much moves: as the system wishes, everything, or little."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices. `volume` is 0 to 10.

    Two are never kept: `seed` fixes the deals, for tests and for a deal to be shared (None is a fresh one), and `muted`
    silences this one visit, because the page asks for it.
    """

    level: Level = Level.STEADY
    speed: Speed = Speed.NORMAL
    one_tap: bool = False
    show_points: bool = True
    face: Face = Face.CLASSIC
    motion: Motion = Motion.SYSTEM
    turn_timer: TurnTime = TurnTime.OFF
    left_handed: bool = False
    sound: bool = True
    volume: int = 7
    muted: bool = False
    name: str = ""
    house: HouseRules = field(default_factory=HouseRules)
    seed: int | None = None

    @property
    def pace(self) -> Pace:
        """The durations of the chosen speed."""
        return PACES[self.speed]

    @property
    def audible(self) -> bool:
        """Whether sounds are to be heard."""
        return self.sound and not self.muted

    def with_sound(self, on: bool) -> Settings:
        """These settings with the sound on or off, whatever the page has asked for."""
        return replace(self, sound=on, muted=False)

    def with_options(self, options: Mapping[str, str]) -> Settings:
        """These settings with a page's options (`?seed=7&speed=instant&level=steady&mute=1`) over them; an option that
        makes no sense is left out."""
        speed, level, seed = options.get("speed", ""), options.get("level", ""), options.get("seed", "")
        return replace(
            self,
            level=Level(level) if level in PLAYABLE else self.level,
            speed=Speed(speed) if speed in set(Speed) else self.speed,
            muted=options.get("mute") == "1",
            seed=int(seed) if seed.isascii() and seed.isdigit() and len(seed) < 19 else self.seed,
        )

    def with_changes(self, before: Settings, after: Settings) -> Settings:
        """These settings with whatever differs between two others."""
        names = [each.name for each in fields(self)]
        changed: dict[str, Any] = {
            name: getattr(after, name) for name in names if getattr(before, name) != getattr(after, name)
        }
        if "house" in changed:
            old, new = before.house.to_dict(), after.house.to_dict()
            options = {name: value for name, value in new.items() if value != old[name]}
            changed["house"] = HouseRules.from_dict(self.house.to_dict() | options)
        return replace(self, **changed)

    def to_text(self) -> str:
        """The settings as they are kept."""
        kept: dict[str, object] = {"version": VERSION}
        for each in fields(self):
            if each.name not in ("house", "seed", "muted"):
                kept[each.name] = getattr(self, each.name)
        return json.dumps(kept | {"house": self.house.to_dict()}, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str | None) -> Settings:
        """The settings of a kept text. Whatever of it makes no sense is left at its default, and never raises."""
        return cls._read(text)[0]

    @classmethod
    def is_damaged(cls, text: str) -> bool:
        """Whether a kept text says anything that makes no sense; what it does not say is no damage."""
        return cls._read(text)[1]

    @classmethod
    def _read(cls, text: str | None) -> tuple[Settings, bool]:
        """The settings of a text, and whether anything in it makes no sense."""
        try:
            kept = json.loads(text or "{}")
        except (ValueError, RecursionError):
            return cls(), True
        if not isinstance(kept, dict):
            return cls(), True
        settings, damaged = cls(), False
        for name, read in _READERS.items():
            if name in kept:
                try:
                    settings = replace(settings, **{name: read(kept[name])})
                except (TypeError, ValueError):
                    damaged = True
        return settings, damaged


def clean_name(text: str) -> str:
    """A name as it may be shown: printable, on one line, not too long."""
    return " ".join("".join(letter for letter in text if letter.isprintable()).split())[:LONGEST_NAME].strip()


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("A switch is true or false.")
    return value


def _volume(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LOUDEST:
        raise ValueError(f"The volume is a whole number from 0 to {LOUDEST}.")
    return value


def _name(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("A name is a text.")
    return clean_name(value)


def _level(value: object) -> Level:
    level = Level(str(value))
    if level not in PLAYABLE:
        raise ValueError("This level cannot be played yet.")
    return level


def _house(value: object) -> HouseRules:
    if not isinstance(value, dict):
        raise TypeError("House rules are a table of options.")
    return HouseRules.from_dict(value)


_READERS: dict[str, Callable[[object], Any]] = {
    "level": _level,
    "speed": lambda value: Speed(str(value)),
    "one_tap": _switch,
    "show_points": _switch,
    "face": lambda value: Face(str(value)),
    "motion": lambda value: Motion(str(value)),
    "left_handed": _switch,
    "turn_timer": lambda value: TurnTime(str(value)),
    "sound": _switch,
    "volume": _volume,
    "name": _name,
    "house": _house,
}
