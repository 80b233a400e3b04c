"""The fast inner game: the thirteen tricks of one hand in numbers, quick to copy, ask and advance.

A search player imagines the hidden hands, builds a `Position`, and plays it out thousands of times. Nothing is checked
here: `legal()` says what may be played, and `play()` believes it. The checked game is `Deal`, which runs on this one.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.cards import HEART_CARDS, PENALTY_CARDS, QUEEN_OF_SPADES, SUIT_MASK, TWO_OF_CLUBS, Card, CardMask
from game.rules.house import FirstTrick, HeartsLead, HouseRules, MoonChoice
from game.rules.scoring import Scores, hand_scores, points

if TYPE_CHECKING:
    from game.rules.view import SeatView

_TWO_OF_CLUBS: CardMask = 1 << TWO_OF_CLUBS
_QUEEN: CardMask = 1 << QUEEN_OF_SPADES
_LED: tuple[CardMask, ...] = tuple(SUIT_MASK[card // 13] for card in range(52))


class Position:
    """A hand being played, after the pass. Seats are plain numbers 0 to 3 here (South, West, North, East).

    hands       what each seat holds
    taken       what each seat has taken in finished tricks
    turn        the seat to play; after the last trick, the seat that took it
    trick       the cards of the current trick, in play order; pile: the same as a set
    led         the cards of the led suit; 0 when the turn is to lead
    tricks      how many tricks are finished
    broken      whether hearts are broken

    >>> from game.rules.shuffle import deal_cards
    >>> position = Position(deal_cards(seed=7))
    >>> while not position.is_over:
    ...     position.play(position.legal().bit_length() - 1)    # always the highest card
    >>> sum(position.scores())
    26
    """

    __slots__ = (
        "_any_time",
        "_breakers",
        "broken",
        "hands",
        "house",
        "led",
        "pile",
        "taken",
        "trick",
        "tricks",
        "turn",
    )

    def __init__(self, hands: Sequence[CardMask], house: HouseRules | None = None) -> None:
        """The first trick is to begin: whoever holds the two of clubs has the turn, South where nobody does."""
        self.house = house = house or HouseRules()
        self.hands = list(hands)
        self.taken = [0, 0, 0, 0]
        self.turn = next((seat for seat in range(4) if hands[seat] & _TWO_OF_CLUBS), 0)
        self.trick: list[Card] = []
        self.pile: CardMask = 0
        self.led: CardMask = 0
        self.tricks = 0
        self.broken = False
        self._any_time = house.hearts_lead is HeartsLead.ANY_TIME
        self._breakers: CardMask = HEART_CARDS | _QUEEN if house.queen_breaks_hearts else HEART_CARDS

    @classmethod
    def imagined(cls, view: "SeatView", hands: Sequence[CardMask]) -> "Position":
        """The position a seat sees, with the hands it imagines: what each seat would hold now, in seat order."""
        position = cls(hands, view.house)
        position.taken = list(view.taken)
        position.tricks = len(view.tricks)
        position.broken = view.hearts_broken
        if view.leader is not None:
            position.turn = int(view.leader)
            for seat, card in view.trick:
                position.hands[seat] |= 1 << card
                position.play(card)
        return position

    def copy(self) -> "Position":
        """A position of its own with the same cards."""
        twin = Position.__new__(Position)
        twin.house = self.house
        twin.hands = self.hands[:]
        twin.taken = self.taken[:]
        twin.turn = self.turn
        twin.trick = self.trick[:]
        twin.pile = self.pile
        twin.led = self.led
        twin.tricks = self.tricks
        twin.broken = self.broken
        twin._any_time = self._any_time
        twin._breakers = self._breakers
        return twin

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks are played."""
        return self.tricks == 13

    @property
    def best(self) -> Card:
        """The card that takes the trick so far; of no meaning when the turn is to lead."""
        return (self.pile & self.led).bit_length() - 1

    @property
    def taker(self) -> int:
        """The seat that takes the trick so far. ValueError when the turn is to lead."""
        return self.turn - len(self.trick) + self.trick.index(self.best) & 3

    def legal(self) -> CardMask:
        """The cards the turn may play."""
        hand = self.hands[self.turn]
        if self.led:
            return hand & self.led or (hand if self.tricks else self._first_trick_discards(hand))
        if not self.tricks:
            return hand & _TWO_OF_CLUBS
        if self.broken or self._any_time:
            return hand
        return hand & ~HEART_CARDS or hand

    def _first_trick_discards(self, hand: CardMask) -> CardMask:
        if self.house.first_trick is FirstTrick.ANYTHING:
            return hand
        harmless = hand & ~PENALTY_CARDS
        if harmless or self.house.first_trick is FirstTrick.NO_POINTS:
            return harmless or hand
        return hand & HEART_CARDS or hand

    def play(self, card: Card) -> None:
        """The turn plays a card, which is taken to be legal."""
        turn = self.turn
        bit = 1 << card
        self.hands[turn] ^= bit
        if bit & self._breakers:
            self.broken = True
        trick = self.trick
        trick.append(card)
        size = len(trick)
        if size == 1:
            self.led = _LED[card]
            self.pile = bit
            self.turn = turn + 1 & 3
        elif size < 4:
            self.pile |= bit
            self.turn = turn + 1 & 3
        else:
            # The leader is the seat after this one, and the best card the highest of the led suit.
            pile = self.pile | bit
            self.turn = taker = turn + 1 + trick.index((pile & self.led).bit_length() - 1) & 3
            self.taken[taker] |= pile
            self.pile = self.led = 0
            self.trick = []
            self.tricks += 1

    def points(self) -> Scores:
        """What each seat has taken so far, before any moon."""
        south, west, north, east = self.taken
        house = self.house
        return points(south, house), points(west, house), points(north, house), points(east, house)

    def scores(self, choice: MoonChoice | None = None) -> Scores:
        """What the finished hand adds to each seat's total: see `scoring.hand_scores`."""
        return hand_scores(self.taken, self.house, choice)
