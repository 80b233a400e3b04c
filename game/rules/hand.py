"""One hand of Hearts for programs that speak in names: seats "S" "W" "N" "E", cards "2C" to "AH"."""

from collections.abc import Sequence
from reprlib import repr as short

from game.rules.cards import Card, CardMask, card, cards_of, mask, name
from game.rules.deal import Deal
from game.rules.house import HouseRules, MoonChoice
from game.rules.moves import Pass, Play, read_card, read_choice, read_pass, read_seat
from game.rules.seats import SEATS, Direction, Seat
from game.rules.shuffle import deal_cards


class Hand:
    """One hand: deal, pass, thirteen tricks, scores.

    Seats are letters (a Seat is taken as well), cards are names. Every list of a seat's cards is in *hand order*: the
    order in which the hand was given, received cards after it; a hand that was dealt is ordered by suit and rank.

    >>> hand = Hand.deal(seed=7, direction="hold")
    >>> leader = hand.turn
    >>> hand.legal(leader)
    ['2C']
    >>> hand.play(leader, "QS")
    Traceback (most recent call last):
    game.rules.errors.IllegalMove: The first trick begins with the two of clubs.
    >>> hand.play(leader, "2C")
    >>> hand.trick
    [('E', '2C')]
    """

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        direction: str | Direction = Direction.LEFT,
        house: HouseRules | None = None,
    ) -> None:
        """A hand of given cards, the seats in the order S, W, N, E. ValueError, in a sentence, for no proper pack."""
        given = [[card(each) for each in held] for held in hands]
        _check_pack(given)
        self._follow(Deal([mask(held) for held in given], read_direction(direction), house or HouseRules()), given)

    @classmethod
    def deal(
        cls,
        seed: int,
        number: int = 1,
        direction: str | Direction | None = None,
        house: HouseRules | None = None,
    ) -> "Hand":
        """The hand that a match of this seed deals as its hand `number`; the house's pass cycle gives the direction.

        >>> Hand.deal(seed=7).hands == Hand.deal(seed=7).hands
        True
        """
        house = house or HouseRules()
        passing = house.direction(number) if direction is None else read_direction(direction)
        return cls.showing(Deal(deal_cards(seed, number), passing, house))

    @classmethod
    def showing(cls, deal: Deal) -> "Hand":
        """The hand whose inner state is `deal`: what is done to one is done to the other."""
        hand = cls.__new__(cls)
        hand._follow(deal, [])
        return hand

    def _follow(self, deal: Deal, given: list[list[Card]]) -> None:
        self._deal = deal
        self._rank_in_hand = [{card: place for place, card in enumerate(held)} for held in given]

    def pass_cards(self, seat: str | Seat, cards: Sequence[str]) -> None:
        """A seat chooses its three cards. When the fourth seat has chosen, all change hands. IllegalMove if refused."""
        self._apply(Pass(read_seat(seat), read_pass(cards)))

    def play(self, seat: str | Seat, card: str) -> None:
        """A seat plays a card to the trick. IllegalMove if refused; nothing has changed then."""
        self._apply(Play(read_seat(seat), read_card(card)))

    def _apply(self, move: Pass | Play) -> None:
        self._deal.apply(move)

    def copy(self) -> "Hand":
        """A hand of its own at the same point, to try things out on."""
        twin = Hand.showing(self._deal.copy())
        twin._rank_in_hand = self._rank_in_hand
        return twin

    def legal(self, seat: str | Seat) -> list[str]:
        """What the seat may play now, or pass from while it has not chosen, in hand order; [] when it owes no card."""
        place = read_seat(seat)
        return self._ordered(place, self._deal.legal(place))

    def scores(self, moon_choice: str | MoonChoice | None = None) -> dict[str, int]:
        """What the hand adds to each seat's total, moon and jack applied.

        `moon_choice` ("add" or "subtract") is needed after a moon where the house lets the shooter choose; it has no
        say otherwise. IllegalMove while the hand is not over, or when the choice is needed and missing.
        """
        choice = None if moon_choice is None else read_choice(moon_choice)
        return _by_letter(self._deal.scores(choice))

    @property
    def house(self) -> HouseRules:
        """The house rules it is played by."""
        return self._deal.house

    @property
    def direction(self) -> Direction:
        """Which way cards are passed; equal to "left", "right", "across" or "hold"."""
        return self._deal.direction

    @property
    def is_passing(self) -> bool:
        """Whether some seat has still to choose its pass."""
        return self._deal.is_passing

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks are played."""
        return self._deal.is_over

    @property
    def turn(self) -> str | None:
        """The letter of the seat to play; None while passing and when over."""
        turn = self._deal.turn
        return None if turn is None else turn.letter

    @property
    def hearts_broken(self) -> bool:
        """Whether hearts may be led."""
        return self._deal.position.broken

    @property
    def moon_shooter(self) -> str | None:
        """Who shot the moon, once the hand is over and where the house counts moons."""
        shooter = self._deal.moon_shooter
        return None if shooter is None else shooter.letter

    @property
    def dealt(self) -> dict[str, list[str]]:
        """What each seat was dealt."""
        return self._lists(self._deal.dealt)

    @property
    def passed(self) -> dict[str, list[str]]:
        """What each seat has chosen to pass; [] before it chose and on a hold hand."""
        return self._lists(self._deal.passes)

    @property
    def received(self) -> dict[str, list[str]]:
        """What each seat got; [] until all four have chosen and on a hold hand."""
        return self._lists([self._deal.received(seat) for seat in SEATS])

    @property
    def hands(self) -> dict[str, list[str]]:
        """What each seat holds now; while passing with its chosen three."""
        return self._lists(self._deal.position.hands)

    @property
    def trick(self) -> list[tuple[str, str]]:
        """The current trick so far: seats and cards in play order."""
        return [(seat.letter, name(each)) for seat, each in self._deal.trick]

    @property
    def tricks(self) -> list[list[tuple[str, str]]]:
        """The finished tricks: seats and cards in play order."""
        return [[(seat.letter, name(each)) for seat, each in trick.plays] for trick in self._deal.tricks]

    @property
    def takers(self) -> list[str]:
        """Who took each finished trick."""
        return [trick.taker.letter for trick in self._deal.tricks]

    @property
    def taken(self) -> dict[str, list[str]]:
        """The cards each seat has taken, trick by trick."""
        piles: dict[str, list[str]] = {seat.letter: [] for seat in SEATS}
        for trick in self._deal.tricks:
            piles[trick.taker.letter] += [name(each) for each in trick.cards]
        return piles

    @property
    def points(self) -> dict[str, int]:
        """What each seat has taken so far counts, before any moon."""
        return _by_letter(self._deal.position.points())

    def _lists(self, masks: Sequence[CardMask]) -> dict[str, list[str]]:
        return {seat.letter: self._ordered(seat, masks[seat]) for seat in SEATS}

    def _ordered(self, seat: Seat, held: CardMask) -> list[str]:
        cards = cards_of(held)
        if self._rank_in_hand:
            place = self._rank_in_hand[seat]
            cards.sort(key=lambda each: place.get(each, 13))
        return [name(each) for each in cards]


def read_direction(direction: str | Direction) -> Direction:
    """The direction of a word. ValueError for anything else."""
    try:
        return Direction(direction)
    except ValueError:
        raise ValueError(f"{short(direction)} is no direction: left, right, across or hold.") from None


def _by_letter(scores: Sequence[int]) -> dict[str, int]:
    return {seat.letter: scores[seat] for seat in SEATS}


def _check_pack(given: list[list[Card]]) -> None:
    if len(given) != 4:
        raise ValueError(f"A hand has four seats, S, W, N and E; {len(given)} were given cards.")
    for seat, held in zip(SEATS, given, strict=True):
        if len(held) != 13:
            raise ValueError(f"Each seat holds thirteen cards; {seat.word} was given {len(held)}.")
    seen = 0
    for held in given:
        for each in held:
            if seen >> each & 1:
                raise ValueError(f"A pack has every card once; {name(each)} was given twice.")
            seen |= 1 << each
