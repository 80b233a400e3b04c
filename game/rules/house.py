"""The house rules: the options a table has, their presets, and the checks on both."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from reprlib import repr as short

from game.rules.seats import Direction


class PassCycle(StrEnum):
    """Which way cards are passed, hand after hand, round and round."""

    LEFT_RIGHT_ACROSS_HOLD = "left-right-across-hold"
    LEFT_ACROSS_RIGHT_HOLD = "left-across-right-hold"
    LEFT_ONLY = "left only"
    NO_PASSING = "no passing"


class FirstTrick(StrEnum):
    """What a seat that cannot follow may discard on the first trick."""

    NO_POINTS = "no_points"
    HEARTS_BEFORE_QUEEN = "hearts_before_queen"
    ANYTHING = "anything"


class HeartsLead(StrEnum):
    """When a heart may be led."""

    WHEN_BROKEN = "when_broken"
    ANY_TIME = "any_time"


class Moon(StrEnum):
    """What taking all 26 penalty points does to the scores."""

    OTHERS_ADD = "others_add"
    SHOOTER_SUBTRACTS = "shooter_subtracts"
    SHOOTER_CHOOSES = "shooter_chooses"
    OFF = "off"


class MoonChoice(StrEnum):
    """What the shooter picks under `Moon.SHOOTER_CHOOSES`: add 26 to the others, or subtract 26 from its own score."""

    ADD = "add"
    SUBTRACT = "subtract"


class Tie(StrEnum):
    """What happens when the game could end and the lowest score is shared."""

    PLAY_ON = "play_on"
    SHARE = "share"


_CYCLES = {
    PassCycle.LEFT_RIGHT_ACROSS_HOLD: (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD),
    PassCycle.LEFT_ACROSS_RIGHT_HOLD: (Direction.LEFT, Direction.ACROSS, Direction.RIGHT, Direction.HOLD),
    PassCycle.LEFT_ONLY: (Direction.LEFT,),
    PassCycle.NO_PASSING: (Direction.HOLD,),
}
_CHOICES: dict[str, type[StrEnum]] = {
    "pass_cycle": PassCycle,
    "first_trick": FirstTrick,
    "hearts_lead": HeartsLead,
    "moon": Moon,
    "tie": Tie,
}
_SWITCHES = {True: True, False: False, "on": True, "off": False}


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The options of one table; the defaults are Classic.

    Plain strings are taken for the closed sets, and "on" and "off" for the switches. ValueError, with a sentence that
    says what is allowed, for anything else.

    >>> HouseRules(moon="shooter_subtracts").moon is Moon.SHOOTER_SUBTRACTS
    True
    >>> HouseRules(game_length=0)
    Traceback (most recent call last):
    ValueError: game_length is a whole number from 1 to 1000, not 0.
    """

    game_length: int = 100
    pass_cycle: PassCycle = PassCycle.LEFT_RIGHT_ACROSS_HOLD
    first_trick: FirstTrick = FirstTrick.NO_POINTS
    queen_breaks_hearts: bool = False
    hearts_lead: HeartsLead = HeartsLead.WHEN_BROKEN
    moon: Moon = Moon.OTHERS_ADD
    jack_of_diamonds: bool = False
    tie: Tie = Tie.PLAY_ON

    def __post_init__(self) -> None:
        length = self.game_length
        if type(length) is not int or not 1 <= length <= 1000:
            raise ValueError(f"game_length is a whole number from 1 to 1000, not {short(length)}.")
        for option, choices in _CHOICES.items():
            object.__setattr__(self, option, _choice(option, choices, getattr(self, option)))
        for option in ("queen_breaks_hearts", "jack_of_diamonds"):
            object.__setattr__(self, option, _switch(option, getattr(self, option)))

    def direction(self, hand_number: int) -> Direction:
        """Which way the cards of hand `hand_number` (the first is 1) are passed.

        >>> [str(HouseRules().direction(number)) for number in (1, 2, 3, 4, 5)]
        ['left', 'right', 'across', 'hold', 'left']
        """
        cycle = _CYCLES[self.pass_cycle]
        return cycle[(hand_number - 1) % len(cycle)]

    def preset_name(self) -> str | None:
        """The name of the preset these rules are, or None for house rules of one's own.

        >>> HouseRules(jack_of_diamonds=True).preset_name()
        "Jack's table"
        """
        for preset, house in PRESETS.items():
            if house == self:
                return preset
        return None

    def to_dict(self) -> dict[str, int | str | bool]:
        """The options as plain numbers, strings and switches, for a record."""
        plain: dict[str, int | str | bool] = {}
        for option in OPTIONS:
            value = getattr(self, option)
            plain[option] = str(value) if option in _CHOICES else value
        return plain

    @classmethod
    def from_dict(cls, options: Mapping[str, object]) -> "HouseRules":
        """The house rules of `to_dict`; missing options are the defaults. ValueError for an unknown option or value.

        >>> HouseRules.from_dict(HouseRules(game_length=50).to_dict()) == HouseRules(game_length=50)
        True
        """
        for option in options:
            if option not in OPTIONS:
                raise ValueError(f"{short(option)} is no house rule: they are {', '.join(OPTIONS)}.")
        return cls(**options)  # type: ignore[arg-type]  # __post_init__ checks every value


def _choice(option: str, choices: type[StrEnum], value: object) -> StrEnum:
    """The member that `value` names, with spaces, hyphens and underscores alike."""
    if isinstance(value, str):
        wanted = _plain(value)
        for member in choices:
            if _plain(member) == wanted:
                return member
    raise ValueError(f"{option} is one of {', '.join(choices)}; not {short(value)}.")


def _plain(text: str) -> str:
    return text.replace("-", " ").replace("_", " ")


def _switch(option: str, value: object) -> bool:
    if isinstance(value, (bool, str)) and value in _SWITCHES:
        return _SWITCHES[value]
    raise ValueError(f"{option} is on or off (True or False), not {short(value)}.")


OPTIONS = tuple(field.name for field in fields(HouseRules))

PRESETS: dict[str, HouseRules] = {
    "Classic": HouseRules(),
    "Porch rules": HouseRules(first_trick=FirstTrick.HEARTS_BEFORE_QUEEN, tie=Tie.SHARE),
    "Old school": HouseRules(queen_breaks_hearts=True, moon=Moon.SHOOTER_CHOOSES),
    "Around the table": HouseRules(pass_cycle=PassCycle.LEFT_ACROSS_RIGHT_HOLD),
    "Jack's table": HouseRules(jack_of_diamonds=True),
}
