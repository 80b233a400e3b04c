"""Points, the moon, the end of a game and its places, as pure functions of what each seat took."""

from collections.abc import Sequence

from game.rules.cards import HEART_CARDS, JACK_OF_DIAMONDS, PENALTY_CARDS, QUEEN_OF_SPADES, CardMask
from game.rules.errors import IllegalMove, Rule
from game.rules.house import HouseRules, Moon, MoonChoice, Tie
from game.rules.seats import SEATS, Seat

Scores = tuple[int, int, int, int]

_QUEEN: CardMask = 1 << QUEEN_OF_SPADES
_JACK: CardMask = 1 << JACK_OF_DIAMONDS


def points(taken: CardMask, house: HouseRules) -> int:
    """What a seat's taken cards count before any moon: hearts 1, the queen of spades 13, the jack -10 where it plays.

    >>> from game.rules.cards import card, mask
    >>> points(mask([card("QS"), card("2H"), card("JD")]), HouseRules(jack_of_diamonds=True))
    4
    """
    counted = (taken & HEART_CARDS).bit_count()
    if taken & _QUEEN:
        counted += 13
    if taken & _JACK and house.jack_of_diamonds:
        counted -= 10
    return counted


def moon_shooter(taken: Sequence[CardMask], house: HouseRules) -> Seat | None:
    """The seat that took all 26 penalty points, where the house counts moons. The jack has no part in it."""
    if house.moon is not Moon.OFF:
        for seat in SEATS:
            if taken[seat] & PENALTY_CARDS == PENALTY_CARDS:
                return seat
    return None


def hand_scores(taken: Sequence[CardMask], house: HouseRules, choice: MoonChoice | None = None) -> Scores:
    """What a finished hand adds to each seat's total, in seat order, moon and jack applied.

    `choice` is needed when the shooter chooses and there is a moon, and has no say otherwise.
    IllegalMove when it is needed and missing.

    >>> hand_scores([PENALTY_CARDS, 0, 0, 0], HouseRules())
    (0, 26, 26, 26)
    """
    south, west, north, east = (points(each, house) for each in taken)
    shooter = moon_shooter(taken, house)
    if shooter is None:
        return south, west, north, east
    if house.moon is Moon.SHOOTER_CHOOSES and choice is None:
        owed = f"{shooter.word} shot the moon and has yet to choose: add 26 to the others, or subtract 26."
        raise IllegalMove(Rule.MOON_CHOICE, owed)
    adds = choice is MoonChoice.ADD if house.moon is Moon.SHOOTER_CHOOSES else house.moon is Moon.OTHERS_ADD
    mine, theirs = (-26, 26) if adds else (-52, 0)
    south, west, north, east = (
        score + (mine if seat is shooter else theirs)
        for seat, score in zip(SEATS, (south, west, north, east), strict=True)
    )
    return south, west, north, east


def moon_outcomes(taken: Sequence[CardMask], house: HouseRules) -> dict[MoonChoice, Scores]:
    """The hand's scores after each choice the shooter could make."""
    return {choice: hand_scores(taken, house, choice) for choice in MoonChoice}


def added(totals: Sequence[int], scores: Sequence[int]) -> Scores:
    """Totals after a hand's scores."""
    south, west, north, east = (total + score for total, score in zip(totals, scores, strict=True))
    return south, west, north, east


def is_game_over(totals: Sequence[int], house: HouseRules) -> bool:
    """Whether a game with these totals after a hand is over.

    >>> is_game_over((100, 40, 40, 50), HouseRules()), is_game_over((100, 40, 40, 50), HouseRules(tie="share"))
    (False, True)
    """
    if max(totals) < house.game_length:
        return False
    return house.tie is Tie.SHARE or list(totals).count(min(totals)) == 1


def places(totals: Sequence[int]) -> Scores:
    """Each seat's place by its total: the lowest is first, equal totals share, the place after a shared one is skipped.

    >>> places((40, 101, 40, 55))
    (1, 4, 1, 3)
    """
    south, west, north, east = (1 + sum(other < total for other in totals) for total in totals)
    return south, west, north, east
