"""The pack's own shuffle: one seed and hand number give one deal, on every platform and Python, for ever.

SplitMix64 (Steele, Lea and Flood 2014) drives a Fisher-Yates shuffle. Python's `random` is not used, because its
shuffle is not promised to stay as it is; a golden test pins the deals.
"""

from reprlib import repr as short

from game.rules.cards import CardMask

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_PACK = tuple(1 << card for card in range(52))


def deal_cards(seed: int, hand_number: int = 1) -> tuple[CardMask, CardMask, CardMask, CardMask]:
    """The four hands, in seat order, of a match's hand (the first is number 1). ValueError for a seed over 64 bits.

    Cards are dealt one at a time, clockwise from South.
    """
    state = _mixed(_mixed(check_seed(seed) & _WORD) + hand_number & _WORD)
    pack = list(_PACK)
    for last in range(51, 0, -1):
        state = state + _GAMMA & _WORD
        # _mixed(state), written out: a call each would take a third of the time.
        word = (state ^ state >> 30) * _FIRST & _WORD
        word = (word ^ word >> 27) * _SECOND & _WORD
        # The high half of a 128-bit product: even to one part in 2**58.
        other = (word ^ word >> 31) * (last + 1) >> 64
        pack[last], pack[other] = pack[other], pack[last]
    return sum(pack[0::4]), sum(pack[1::4]), sum(pack[2::4]), sum(pack[3::4])


def check_seed(seed: object) -> int:
    """The seed itself, when it is a whole number of at most 64 bits. ValueError otherwise."""
    if type(seed) is not int or seed.bit_length() > 64:
        raise ValueError(f"A seed is a whole number of at most 64 bits, not {short(seed)}.")
    return seed


def _mixed(word: int) -> int:
    """SplitMix64's finaliser: every bit of the word stirs every other."""
    word = (word ^ word >> 30) * _FIRST & _WORD
    word = (word ^ word >> 27) * _SECOND & _WORD
    return word ^ word >> 31
