"""Cards as small integers and sets of cards as bit masks; names such as "QS" at the edge.

A card is `suit * 13 + rank`, so 0 is the two of clubs and 51 the ace of hearts, and the cards of a suit lie side by
side: of two cards of one suit the higher number is the higher card. A `CardMask` has bit `c` set when it holds
card `c`.
"""

from collections.abc import Iterable
from reprlib import repr as short

Card = int
CardMask = int
Suit = int

CLUBS, DIAMONDS, SPADES, HEARTS = range(4)
SUIT_WORDS = ("clubs", "diamonds", "spades", "hearts")
RANK_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")

CARD_NAMES = tuple(rank + suit for suit in "CDSH" for rank in "23456789TJQKA")
_CARD_OF_NAME = {name: number for number, name in enumerate(CARD_NAMES)}

TWO_OF_CLUBS: Card = _CARD_OF_NAME["2C"]
JACK_OF_DIAMONDS: Card = _CARD_OF_NAME["JD"]
QUEEN_OF_SPADES: Card = _CARD_OF_NAME["QS"]

ALL_CARDS: CardMask = (1 << 52) - 1
SUIT_MASK: tuple[CardMask, ...] = tuple(0x1FFF << 13 * suit for suit in range(4))
HEART_CARDS: CardMask = SUIT_MASK[HEARTS]
PENALTY_CARDS: CardMask = HEART_CARDS | 1 << QUEEN_OF_SPADES


def card(name: str) -> Card:
    """The card of a name: rank of "23456789TJQKA", then suit of "CDSH". ValueError for any other text.

    >>> card("2C"), card("QS"), card("AH")
    (0, 36, 51)
    """
    number = _CARD_OF_NAME.get(name) if isinstance(name, str) else None
    if number is None:
        raise ValueError(f"{short(name)} is no card: write a rank of 23456789TJQKA and a suit of CDSH, as in QS.")
    return number


def name(card: Card) -> str:
    """The two-letter name of a card.

    >>> name(36)
    'QS'
    """
    return CARD_NAMES[card]


def spoken(card: Card) -> str:
    """A card in words, for sentences and screen readers.

    >>> spoken(36)
    'queen of spades'
    """
    return f"{RANK_WORDS[card % 13]} of {SUIT_WORDS[card // 13]}"


def suit(card: Card) -> Suit:
    """The suit of a card: CLUBS, DIAMONDS, SPADES or HEARTS.

    >>> suit(36) == SPADES
    True
    """
    return card // 13


def rank(card: Card) -> int:
    """The rank of a card, from 0 for a two to 12 for an ace.

    >>> rank(36)
    10
    """
    return card % 13


def mask(cards: Iterable[Card]) -> CardMask:
    """The set of some cards.

    >>> mask([0, 36]) == 1 << 0 | 1 << 36
    True
    """
    held = 0
    for each in cards:
        held |= 1 << each
    return held


def cards_of(held: CardMask) -> list[Card]:
    """The cards of a set, ascending: by suit, then by rank.

    >>> [name(c) for c in cards_of(mask([51, 0, 36]))]
    ['2C', 'QS', 'AH']
    """
    cards = []
    while held:
        lowest = held & -held
        cards.append(lowest.bit_length() - 1)
        held ^= lowest
    return cards


def nth_card(held: CardMask, n: int) -> Card:
    """The card with `n` lower ones below it in the set: what a random player needs to pick one of a set quickly.

    >>> name(nth_card(mask([0, 36, 51]), 1))
    'QS'
    """
    while n:
        held &= held - 1
        n -= 1
    return (held & -held).bit_length() - 1


def names(held: CardMask) -> list[str]:
    """The names of the cards of a set, ascending.

    >>> names(mask([51, 0]))
    ['2C', 'AH']
    """
    return [CARD_NAMES[each] for each in cards_of(held)]
