"""What the network sees: the acting seat's view as 864 yes-or-no facts, one bit each of a whole number.

All seats are relative: 0 the acting seat, 1 its left, 2 across, 3 its right. The layout (first bit, size, meaning):

      0   52  cards in my hand                       688  4x8  how many of each suit I hold (7: seven or more)
     52 4x52  cards played by each seat              720 4x14  how many of each suit others hold
    260 3x52  cards on the table of the others       776  4x8  penalty points taken by each seat, in eight steps
    416   52  cards I passed that are unseen,        808    4  pass direction: left, right, across, hold
              or have picked while passing           812    4  my first, second, third pick; or playing
    468   52  cards I received                       816    4  cards on the table: none to three
    520   52  my cards that would take the trick     820    3  who is taking the trick
    572   52  my cards with no lower one out         823    4  on the table: no point, a heart, hearts, the queen
    624   52  my cards with no higher one out        827    3  hearts broken; queen of spades gone; queen mine
    676  3x4  suits the others are known to lack     830    6  the one seat with points; nobody; several
    836   12  jack of diamonds counts, is gone, taken by seat 0 to 3, mine, on the table; no moons;
              the queen breaks hearts; hearts led at any time; points allowed on the first trick
    848   13  how many cards I hold (one to thirteen)

The training simulator makes the same facts in C (training/sim/features.c); a test compares the two.
"""

from __future__ import annotations

from functools import lru_cache

from game.players.scene import Scene
from game.rules.cards import ALL_CARDS, HEART_CARDS, JACK_OF_DIAMONDS, PENALTY_CARDS, QUEEN_OF_SPADES, CardMask
from game.rules.house import FirstTrick, HeartsLead, HouseRules, Moon
from game.rules.seats import Direction

SIZE = 864

_PLAYED, _TRICK, _PASSED, _RECEIVED, _TAKES, _LOWEST, _HIGHEST = 52, 260, 416, 468, 520, 572, 624
_VOIDS, _LENGTHS, _OUT, _POINTS, _DIRECTION, _PICK, _PLACE, _WINNING = 676, 688, 720, 776, 808, 812, 816, 820
_ON_TABLE, _BROKEN, _QUEEN_GONE, _QUEEN_MINE, _TAKERS = 823, 827, 828, 829, 830
_JACK_COUNTS, _JACK_GONE, _JACK_TAKEN, _JACK_MINE, _JACK_ON_TABLE = 836, 837, 838, 842, 843
_MOON_OFF, _QUEEN_BREAKS, _HEARTS_ANY_TIME, _FIRST_TRICK_FREE, _CARDS_LEFT = 844, 845, 846, 847, 848

_QUEEN = 1 << QUEEN_OF_SPADES
_JACK = 1 << JACK_OF_DIAMONDS
_SUIT = 0x1FFF
_POINT_STEP = (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7)
_DIRECTION_BIT = {
    direction: 1 << _DIRECTION + place
    for place, direction in enumerate((Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD))
}
_PLAYING = 1 << _PICK + 3


def facts(scene: Scene) -> int:
    """The facts that the seat to act sees, as one whole number of `SIZE` bits."""
    position = scene.position
    me = position.turn
    left, across, right = me + 1 & 3, me + 2 & 3, me + 3 & 3
    hand = position.hands[me]
    played = scene.played
    gone = played[0] | played[1] | played[2] | played[3]
    unseen = ALL_CARDS & ~(gone | hand)
    voids = scene.voids
    bits = (
        hand
        | played[me] << _PLAYED
        | played[left] << _PLAYED + 52
        | played[across] << _PLAYED + 104
        | played[right] << _PLAYED + 156
        | scene.received[me] << _RECEIVED
        | (voids[left] | voids[across] << 4 | voids[right] << 8) << _VOIDS
        | _suit_facts(0, hand & _SUIT, unseen & _SUIT)
        | _suit_facts(1, hand >> 13 & _SUIT, unseen >> 13 & _SUIT)
        | _suit_facts(2, hand >> 26 & _SUIT, unseen >> 26 & _SUIT)
        | _suit_facts(3, hand >> 39, unseen >> 39)
        | 1 << _CARDS_LEFT - 1 + hand.bit_count()
        | _DIRECTION_BIT[scene.direction]
        | _taken_facts(position.taken, me, left, across, right)
        | _house_facts(position.house)
    )
    if scene.passing:
        picked = scene.passed[me]
        bits |= picked << _PASSED | 1 << _PICK + picked.bit_count()
    else:
        bits |= (scene.passed[me] & unseen) << _PASSED | _PLAYING | _trick_facts(scene, me, hand)
    if position.broken:
        bits |= 1 << _BROKEN
    if gone & _QUEEN:
        bits |= 1 << _QUEEN_GONE
    elif hand & _QUEEN:
        bits |= 1 << _QUEEN_MINE
    if position.house.jack_of_diamonds:
        bits |= _jack_facts(position.taken, gone, hand, me)
    return bits


@lru_cache(maxsize=8192)
def _suit_facts(suit: int, mine: int, out: int) -> int:
    """Lengths of one suit, and which of my cards have none lower or none higher among the others'."""
    length = mine.bit_count()
    bits = 1 << _LENGTHS + 8 * suit + min(7, length) | 1 << _OUT + 14 * suit + out.bit_count()
    if out:
        bits |= (mine & (out & -out) - 1) << _LOWEST + 13 * suit
        bits |= (mine >> out.bit_length() << out.bit_length()) << _HIGHEST + 13 * suit
    else:
        bits |= mine << _HIGHEST + 13 * suit
    return bits


def _taken_facts(taken: list[CardMask], me: int, left: int, across: int, right: int) -> int:
    mine, lefts = _points(taken[me]), _points(taken[left])
    acrosses, rights = _points(taken[across]), _points(taken[right])
    bits = (
        1 << _POINTS + _POINT_STEP[mine]
        | 1 << _POINTS + 8 + _POINT_STEP[lefts]
        | 1 << _POINTS + 16 + _POINT_STEP[acrosses]
        | 1 << _POINTS + 24 + _POINT_STEP[rights]
    )
    everything = mine + lefts + acrosses + rights
    if not everything:
        return bits | 1 << _TAKERS + 4
    for place, points in enumerate((mine, lefts, acrosses, rights)):
        if points == everything:
            return bits | 1 << _TAKERS + place
    return bits | 1 << _TAKERS + 5


def _points(taken: CardMask) -> int:
    return (taken & HEART_CARDS).bit_count() + (13 if taken & _QUEEN else 0)


def _trick_facts(scene: Scene, me: int, hand: CardMask) -> int:
    position = scene.position
    trick = position.trick
    bits = 1 << _PLACE + len(trick)
    if not trick:
        return bits
    on_table = 0
    place = _TRICK + 52 * (3 - len(trick))
    for card in trick:
        bits |= 1 << place + card
        on_table |= 1 << card
        place += 52
    best = position.best
    bits |= (hand & position.led) >> best << best + _TAKES | 1 << _WINNING - 1 + (position.taker - me & 3)
    if not on_table & PENALTY_CARDS:
        bits |= 1 << _ON_TABLE
    elif on_table & _QUEEN:
        bits |= 1 << _ON_TABLE + 3
    else:
        bits |= 1 << _ON_TABLE + min(2, (on_table & HEART_CARDS).bit_count())
    if on_table & _JACK and position.house.jack_of_diamonds:
        bits |= 1 << _JACK_ON_TABLE
    return bits


@lru_cache(maxsize=64)
def _house_facts(house: HouseRules) -> int:
    return (
        house.jack_of_diamonds << _JACK_COUNTS
        | (house.moon is Moon.OFF) << _MOON_OFF
        | house.queen_breaks_hearts << _QUEEN_BREAKS
        | (house.hearts_lead is HeartsLead.ANY_TIME) << _HEARTS_ANY_TIME
        | (house.first_trick is FirstTrick.ANYTHING) << _FIRST_TRICK_FREE
    )


def _jack_facts(taken: list[CardMask], gone: CardMask, hand: CardMask, me: int) -> int:
    bits = 0
    if gone & _JACK:
        bits |= 1 << _JACK_GONE
    if hand & _JACK:
        bits |= 1 << _JACK_MINE
    for step in range(4):
        if taken[me + step & 3] & _JACK:
            bits |= 1 << _JACK_TAKEN + step
    return bits
