"""What can be wrong with a move, each with the rule it breaks and a sentence a player could read."""

from enum import StrEnum


class Rule(StrEnum):
    """The rule that a refused move breaks."""

    READABLE = "a move can be read"
    NO_PASSING_NOW = "cards are passed before the first trick, and not on a hold hand"
    PASS_ONCE = "each seat passes once"
    THREE_CARDS = "a pass is three different cards"
    OWN_CARDS = "a seat passes and plays its own cards"
    PASS_FIRST = "all four seats pass before the first trick"
    TURN = "seats play in turn, clockwise"
    TWO_OF_CLUBS = "the two of clubs is led to the first trick"
    FOLLOW_SUIT = "follow the led suit if you can"
    FIRST_TRICK = "no points on the first trick"
    HEARTS_BEFORE_QUEEN = "hearts before the queen on the first trick"
    HEARTS_NOT_BROKEN = "hearts are not led before they are broken"
    HAND_OVER = "nothing is played after the thirteenth trick"
    HAND_NOT_OVER = "a hand counts when its thirteen tricks are played"
    MOON_CHOICE = "who shoots the moon chooses how it counts"
    NO_MOON_CHOICE = "only a moon of this hand is chosen for, by its shooter"
    GAME_OVER = "a finished game takes no more moves"
    THROUGH_THE_MATCH = "a match's hand is played through the match"


class UnknownVersion(ValueError):
    """A record of a version this program does not know; leave it as it is."""


class BadRecord(ValueError):
    """A record that is damaged, or whose moves the rules refuse. The sentence says where."""


class IllegalMove(ValueError):
    """A move that the rules refuse; nothing has changed.

    `rule` is the rule it breaks, `str(error)` a sentence for the player.

    >>> try:
    ...     raise IllegalMove(Rule.TURN, "It is West's turn.")
    ... except ValueError as error:
    ...     print(error)
    It is West's turn.
    """

    def __init__(self, rule: Rule, sentence: str) -> None:
        super().__init__(rule, sentence)
        self.rule = rule

    def __str__(self) -> str:
        return str(self.args[1])
