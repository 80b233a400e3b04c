"""A seed's deals are pinned: the same on every platform and Python, for ever."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import Hand, Match
from game.rules.cards import ALL_CARDS
from game.rules.shuffle import deal_cards

GOLDEN = {
    (7, 1): "S 6C 7C 9C QC AC 3D 4D 6D 2S AS 2H 8H AH  W 3C 4C 8C JC 2D 7D 3S 4S 5S 7S 8S 7H 9H  "
    "N TC TD KD 6S 9S JS KS 4H 5H TH JH QH KH  E 2C 5C KC 5D 8D 9D JD QD AD TS QS 3H 6H",
    (7, 2): "S 2C 8C 9C QC 4D 6D 5S 6S 9S QS 5H 7H 9H  W 3C 5C KC AC 2D 5D 7D JD 7S JS AS 8H KH  "
    "N 4C 7C 3D QD KD AD 3S 8S KS 2H 3H 4H 6H  E 6C TC JC 8D 9D TD 2S 4S TS TH JH QH AH",
    (0, 1): "S 2C 6C TC KC 4D 5D 8D 2S 5S 4H 8H 9H TH  W 5C 7C AC 9D TD AD TS 2H 3H 6H JH QH KH  "
    "N 9C QC 6D 7D KD 3S 4S 7S 8S JS KS 7H AH  E 3C 4C 8C JC 2D 3D JD QD 6S 9S QS AS 5H",
    (-1, 1): "S 2C 3C 7C 8C 9C JC KC 8D 8S JS 6H JH QH  W 6C TC 5D 6D KD 5S 6S 7S 3H 4H 5H 8H AH  "
    "N 4C 5C 2D 9D JD AD QS AS 2H 7H 9H TH KH  E QC AC 3D 4D 7D TD QD 2S 3S 4S 9S TS KS",
    (2**64 - 1, 3): "S TC AC 4D 6D 7D JD QD KD 2S 5S QS KS JH  W 3C 8C JC 2D 3D 8D 9S 2H 7H 9H TH QH AH  "
    "N 4C 5C 6C 7C 5D TD 3S 6S 3H 4H 6H 8H KH  E 2C 9C QC KC 9D AD 4S 7S 8S TS JS AS 5H",
}
# One of a few in a million where the last bit of a random word decides a card.
GOLDEN[2_195_718, 1] = (
    "S 2C 5C 7C JC 3D 6D 9D JS AS 2H 7H QH KH  W KC AC 2D 4D JD QD KD 2S 5S KS 5H TH JH  "
    "N 3C 4C 6C 8C 9C TD 4S 6S 8S 3H 8H 9H AH  E TC QC 5D 7D 8D AD 3S 7S 9S TS QS 4H 6H"
)


@pytest.mark.parametrize(("seed", "number"), GOLDEN)
def test_the_deal_of_a_seed_never_changes(seed: int, number: int) -> None:
    hands = Hand.deal(seed, number).dealt
    assert "  ".join(f"{seat} {' '.join(held)}" for seat, held in hands.items()) == GOLDEN[seed, number]


def test_a_match_deals_what_its_seed_says() -> None:
    match = Match(seed=7)
    assert match.hand.dealt == Hand.deal(7, 1).dealt


def test_the_first_hand_is_dealt_where_no_number_is_given() -> None:
    assert deal_cards(7) == deal_cards(7, 1)


@given(st.integers(-(2**64) + 1, 2**64 - 1), st.integers(1, 10_000))
def test_every_deal_is_the_whole_pack_thirteen_each(seed: int, number: int) -> None:
    hands = deal_cards(seed, number)
    assert [held.bit_count() for held in hands] == [13] * 4
    assert hands[0] | hands[1] | hands[2] | hands[3] == ALL_CARDS


def test_different_seeds_and_hands_are_different_deals() -> None:
    assert len({deal_cards(seed, number) for seed in range(30) for number in range(1, 31)}) == 900


def test_every_card_comes_to_every_seat_equally_often() -> None:
    # 2,000 deals: each of 208 pairs is expected 500 times, with a standard deviation of 19.4.
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(2_000):
        for seat, held in enumerate(deal_cards(seed)):
            seen.update((seat, card) for card in range(52) if held >> card & 1)
    assert len(seen) == 208
    assert all(abs(count - 500) < 90 for count in seen.values())


@pytest.mark.parametrize("seed", [2**64, -(2**64), 1.0, "7", None, True])
def test_a_seed_is_a_whole_number_of_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match=r"^A seed is a whole number of at most 64 bits, not ") as refused:
        Match(seed)
    assert str(refused.value).endswith(f"not {seed!r}.")
