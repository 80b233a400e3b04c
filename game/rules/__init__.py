"""What Hearts is: cards, house rules, one hand, a whole match, what a seat may know, and the record of a game.

Pure Python with no clock, no input or output, and no state of its own. Names such as "QS" and "W" at the edge; numbers
and bit masks within.
"""

from game.rules.errors import BadRecord, IllegalMove, Rule, UnknownVersion
from game.rules.hand import Hand
from game.rules.house import (
    PRESETS,
    FirstTrick,
    HeartsLead,
    HouseRules,
    Moon,
    MoonChoice,
    PassCycle,
    Tie,
)
from game.rules.match import Match
from game.rules.moves import ChooseMoon, Move, NextHand, Pass, Play, parse_move
from game.rules.play import Position
from game.rules.seats import SEATS, Direction, Seat
from game.rules.view import Phase, SeatView, Trick

__all__ = [
    "PRESETS",
    "SEATS",
    "BadRecord",
    "ChooseMoon",
    "Direction",
    "FirstTrick",
    "Hand",
    "HeartsLead",
    "HouseRules",
    "IllegalMove",
    "Match",
    "Moon",
    "MoonChoice",
    "Move",
    "NextHand",
    "Pass",
    "PassCycle",
    "Phase",
    "Play",
    "Position",
    "Rule",
    "Seat",
    "SeatView",
    "Tie",
    "Trick",
    "UnknownVersion",
    "parse_move",
]
