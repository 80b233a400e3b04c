"""The four kinds of move and their one-line text: what a record, a bug report and a friend's message are made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from reprlib import repr as short

from game.rules.cards import Card, CardMask, card, mask, name, names
from game.rules.errors import IllegalMove, Rule
from game.rules.house import MoonChoice
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat's three cards for another seat. Written "pass S JS QS KS"."""

    seat: Seat
    cards: CardMask

    def __str__(self) -> str:
        return f"pass {self.seat.letter} {' '.join(names(self.cards))}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick. Written "play W 2C"."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"play {self.seat.letter} {name(self.card)}"


@dataclass(frozen=True, slots=True)
class ChooseMoon:
    """How the shooter has its moon counted. Written "moon S add" or "moon S subtract"."""

    seat: Seat
    choice: MoonChoice

    def __str__(self) -> str:
        return f"moon {self.seat.letter} {self.choice}"


@dataclass(frozen=True, slots=True)
class NextHand:
    """The table is ready for the next deal. Written "next"."""

    def __str__(self) -> str:
        return "next"


Move = Pass | Play | ChooseMoon | NextHand


def parse_move(text: str) -> Move:
    """The move of a text. IllegalMove when it cannot be read; whether the move is legal is not asked here.

    >>> str(parse_move("pass S QS AS KS"))
    'pass S QS KS AS'
    >>> parse_move("play W 2C")
    Play(seat=<Seat.WEST: 1>, card=0)
    >>> parse_move("pass S QS QS AS")
    Traceback (most recent call last):
    game.rules.errors.IllegalMove: A pass is three different cards, not QS QS AS.
    """
    match text.split():
        case ["pass", seat, *cards]:
            return Pass(read_seat(seat), read_pass(cards))
        case ["play", seat, played]:
            return Play(read_seat(seat), read_card(played))
        case ["moon", seat, choice]:
            return ChooseMoon(read_seat(seat), read_choice(choice))
        case ["next"]:
            return NextHand()
    raise IllegalMove(Rule.READABLE, f"{short(text)} is no move: pass, play, moon or next was expected.")


def read_seat(seat: str | Seat) -> Seat:
    """The seat of a letter. IllegalMove for anything else."""
    try:
        return Seat.of(seat)
    except ValueError as error:
        raise IllegalMove(Rule.READABLE, str(error)) from None


def read_card(text: str) -> Card:
    """The card of a name. IllegalMove for anything else."""
    try:
        return card(text)
    except ValueError as error:
        raise IllegalMove(Rule.READABLE, str(error)) from None


def read_pass(cards: Sequence[str]) -> CardMask:
    """The set of three different named cards. IllegalMove for more, fewer or a card twice."""
    chosen = mask(read_card(each) for each in cards)
    if len(cards) != 3 or chosen.bit_count() != 3:
        shown = " ".join(cards[:5]) or "none"
        raise IllegalMove(
            Rule.THREE_CARDS, f"A pass is three different cards, not {shown}{' ...' if len(cards) > 5 else '.'}"
        )
    return chosen


def read_choice(choice: str) -> MoonChoice:
    """The moon choice of a word, "add" or "subtract". IllegalMove for anything else."""
    try:
        return MoonChoice(choice)
    except ValueError:
        raise IllegalMove(Rule.READABLE, f"{short(choice)} is no choice for a moon: add or subtract.") from None
