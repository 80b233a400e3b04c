"""What one seat may know of a match, and nothing else: all that players, hints, screens and friends ever get."""

from dataclasses import dataclass
from enum import StrEnum

from game.rules.cards import ALL_CARDS, SUIT_MASK, Card, CardMask, mask, suit
from game.rules.house import HouseRules, MoonChoice
from game.rules.refusals import wrong_card
from game.rules.scoring import Scores, added, moon_outcomes
from game.rules.seats import SEATS, Direction, Seat


class Phase(StrEnum):
    """Where a match stands."""

    PASSING = "passing"
    PLAYING = "playing"
    CHOOSING_MOON = "choosing_moon"
    SUMMARY = "summary"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: who led, the four cards in play order, and who took it."""

    leader: Seat
    cards: tuple[Card, Card, Card, Card]
    taker: Seat

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards with the seats that played them, in play order."""
        return tuple((SEATS[(self.leader + place) % 4], card) for place, card in enumerate(self.cards))


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's knowledge of the match at one moment.

    hand          what the seat holds; while passing with its chosen three, until all four have chosen
    passed        the three it chose, 0 before; received: the three it got, 0 until all have chosen
    chosen        which seats have chosen their pass (all False on a hold hand)
    leader        who leads the current trick; turn: whose play it is. Both None while passing and after the last trick
    trick         the current trick so far; tricks: the finished ones
    counts        how many cards each seat holds; taken: what each took; points: what that counts before any moon
    totals        the match's totals before this hand
    legal         what the seat may play now, or pass from; 0 when it owes no card
    moon_shooter  who took all 26, once the hand is over and where the house counts moons
    """

    seat: Seat
    house: HouseRules
    hand_number: int
    direction: Direction
    phase: Phase
    hand: CardMask
    passed: CardMask
    received: CardMask
    chosen: tuple[bool, bool, bool, bool]
    leader: Seat | None
    turn: Seat | None
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    hearts_broken: bool
    counts: tuple[int, int, int, int]
    taken: tuple[CardMask, CardMask, CardMask, CardMask]
    points: Scores
    totals: Scores
    legal: CardMask
    moon_shooter: Seat | None

    @property
    def to_act(self) -> bool:
        """Whether this seat owes a move now."""
        if self.phase is Phase.CHOOSING_MOON:
            return self.moon_shooter is self.seat
        return self.legal != 0

    @property
    def played(self) -> CardMask:
        """Every card that has been played in this hand."""
        taken = self.taken[0] | self.taken[1] | self.taken[2] | self.taken[3]
        return taken | mask(card for _, card in self.trick)

    @property
    def unseen(self) -> CardMask:
        """The cards in the other three hands, as far as this seat can tell: neither held here nor played."""
        return ALL_CARDS & ~(self.hand | self.played)

    def why_not(self, card: Card) -> str | None:
        """Why the seat may not play a card of its hand now, in a sentence; None when it may or when it owes no play."""
        if self.turn is not self.seat or self.legal >> card & 1 or not self.hand >> card & 1:
            return None
        led = SUIT_MASK[suit(self.trick[0][1])] if self.trick else 0
        return str(wrong_card(card, self.hand, led, is_first_trick=not self.tricks))

    def moon_totals(self) -> dict[MoonChoice, Scores]:
        """The match's totals after either choice of a shooter."""
        outcomes = moon_outcomes(self.taken, self.house)
        return {choice: added(self.totals, scores) for choice, scores in outcomes.items()}
