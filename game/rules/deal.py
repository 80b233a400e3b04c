"""One hand from the deal to the last trick, in numbers, with a referee who refuses what the rules do not allow."""

from collections.abc import Sequence

from game.rules.cards import ALL_CARDS, Card, CardMask, cards_of, spoken
from game.rules.errors import IllegalMove, Rule
from game.rules.house import HouseRules, Moon, MoonChoice
from game.rules.moves import Pass, Play
from game.rules.play import Position
from game.rules.refusals import wrong_card
from game.rules.scoring import Scores, moon_shooter
from game.rules.seats import SEATS, Direction, Seat
from game.rules.view import Trick

Hands = tuple[CardMask, CardMask, CardMask, CardMask]


class Deal:
    """A hand in progress: what was dealt, what each seat passed, the position, and the finished tricks."""

    def __init__(self, hands: Sequence[CardMask], direction: Direction, house: HouseRules) -> None:
        """`hands` are the four dealt sets of thirteen, in seat order."""
        south, west, north, east = hands
        self.dealt: Hands = (south, west, north, east)
        self.direction = direction
        self.house = house
        self.passes: list[CardMask] = [0, 0, 0, 0]
        self.position = Position(self.dealt, house)
        self.tricks: list[Trick] = []

    @property
    def is_passing(self) -> bool:
        """Whether some seat has still to choose its pass."""
        return self.direction is not Direction.HOLD and not all(self.passes)

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks are played."""
        return self.position.is_over

    @property
    def turn(self) -> Seat | None:
        """Whose play it is; None while passing and when over."""
        return None if self.is_passing or self.is_over else SEATS[self.position.turn]

    @property
    def leader(self) -> Seat | None:
        """Who leads the current trick; None while passing and when over."""
        turn = self.turn
        return None if turn is None else SEATS[(turn - len(self.position.trick)) % 4]

    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]:
        """The current trick so far, with the seats that played to it."""
        cards = self.position.trick
        leader = self.position.turn - len(cards)
        return tuple((SEATS[(leader + place) % 4], card) for place, card in enumerate(cards))

    @property
    def chosen(self) -> tuple[bool, bool, bool, bool]:
        """Which seats have chosen what they pass."""
        south, west, north, east = self.passes
        return bool(south), bool(west), bool(north), bool(east)

    @property
    def moon_shooter(self) -> Seat | None:
        """Who shot the moon; None while the hand goes on, and where the house counts no moon."""
        return moon_shooter(self.position.taken, self.house) if self.is_over else None

    @property
    def is_choice_owed(self) -> bool:
        """Whether the hand ended with a moon whose shooter chooses how it counts."""
        return self.house.moon is Moon.SHOOTER_CHOOSES and self.moon_shooter is not None

    def received(self, seat: Seat) -> CardMask:
        """What a seat got; 0 until all four have chosen."""
        return 0 if self.is_passing else self.passes[self.direction.giver(seat)]

    def legal(self, seat: Seat) -> CardMask:
        """What a seat may play now, or pass from while it has not chosen; 0 when it owes no card."""
        if self.is_passing:
            return 0 if self.passes[seat] else self.dealt[seat]
        return self.position.legal() if self.turn is seat else 0

    def scores(self, choice: MoonChoice | None = None) -> Scores:
        """What the hand adds to each total. IllegalMove while it is not over, or while the shooter's choice is owed."""
        if not self.is_over:
            raise IllegalMove(Rule.HAND_NOT_OVER, "The hand is not over yet: it counts after its thirteen tricks.")
        return self.position.scores(choice)

    def apply(self, move: Pass | Play) -> None:
        """Make a pass or a play. IllegalMove, and nothing changed, when the rules refuse it."""
        if isinstance(move, Pass):
            self._check_pass(move)
            self.passes[move.seat] = move.cards
            if not self.is_passing:
                self._exchange()
        else:
            self._check_play(move)
            self._play(move)

    def copy(self) -> "Deal":
        """A deal of its own at the same point."""
        twin = Deal(self.dealt, self.direction, self.house)
        twin.passes = self.passes[:]
        twin.position = self.position.copy()
        twin.tricks = self.tricks[:]
        return twin

    def _exchange(self) -> None:
        self.position = Position(
            [self.dealt[seat] & ~self.passes[seat] | self.received(seat) for seat in SEATS], self.house
        )

    def _play(self, move: Play) -> None:
        trick = [*self.position.trick, move.card]
        self.position.play(move.card)
        if len(trick) == 4:
            first, second, third, fourth = trick
            self.tricks.append(Trick(move.seat.left, (first, second, third, fourth), SEATS[self.position.turn]))

    def _check_pass(self, move: Pass) -> None:
        word = move.seat.word
        if not self.is_passing:
            raise IllegalMove(Rule.NO_PASSING_NOW, "There is no passing now.")
        if self.passes[move.seat]:
            raise IllegalMove(Rule.PASS_ONCE, f"{word} has already passed.")
        if move.cards.bit_count() != 3:
            raise IllegalMove(
                Rule.THREE_CARDS, f"A pass is three different cards; {word} chose {move.cards.bit_count()}."
            )
        if move.cards & ~self.dealt[move.seat]:
            foreign = cards_of(ALL_CARDS & move.cards & ~self.dealt[move.seat])
            which = f"the {spoken(foreign[0])}" if foreign else "that card"
            raise IllegalMove(Rule.OWN_CARDS, f"{word} does not hold {which}.")

    def _check_play(self, move: Play) -> None:
        position, turn, word = self.position, self.turn, move.seat.word
        if self.is_over:
            raise IllegalMove(Rule.HAND_OVER, "The hand is over: all thirteen tricks are played.")
        if turn is None:
            raise IllegalMove(Rule.PASS_FIRST, "Nothing is played before all four seats have passed.")
        if turn is not move.seat:
            raise IllegalMove(Rule.TURN, f"It is {turn.word}'s turn, not {word}'s.")
        if not 0 <= move.card < 52:
            raise IllegalMove(Rule.READABLE, f"{move.card} is no card: cards are numbered 0 to 51.")
        hand = position.hands[turn]
        if not hand >> move.card & 1:
            raise IllegalMove(Rule.OWN_CARDS, f"{word} does not hold the {spoken(move.card)}.")
        if not position.legal() >> move.card & 1:
            raise wrong_card(move.card, hand, position.led, is_first_trick=position.tricks == 0)
