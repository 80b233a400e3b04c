"""Cards have short names and numbers, and sets of them are bit masks."""

import pytest

from game.rules import cards
from game.rules.cards import ALL_CARDS, HEART_CARDS, PENALTY_CARDS, SUIT_MASK


def test_every_card_has_a_number_by_suit_and_rank() -> None:
    named = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    assert [cards.card(name) for name in named] == list(range(52))
    assert [cards.name(number) for number in range(52)] == named


@pytest.mark.parametrize("name", ["", "2", "10C", "1C", "qs", "QSS", "SQ", " QS", 36, None])
def test_other_texts_are_no_cards(name: str) -> None:
    with pytest.raises(ValueError, match=r"is no card: write a rank of 23456789TJQKA and a suit of CDSH, as in QS\.$"):
        cards.card(name)


def test_cards_are_spoken_in_words() -> None:
    spoken = [cards.spoken(cards.card(name)) for name in ("2C", "TD", "QS", "AH")]
    assert spoken == ["two of clubs", "ten of diamonds", "queen of spades", "ace of hearts"]
    assert [cards.spoken(rank).split()[0] for rank in range(13)] == (
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
    )


def test_suit_and_rank_make_the_card() -> None:
    assert all(cards.suit(number) * 13 + cards.rank(number) == number for number in range(52))
    assert (cards.CLUBS, cards.DIAMONDS, cards.SPADES, cards.HEARTS) == (0, 1, 2, 3)
    assert cards.rank(cards.card("AH")) == 12


def test_the_special_cards_are_where_they_should_be() -> None:
    assert cards.name(cards.TWO_OF_CLUBS) == "2C"
    assert cards.name(cards.JACK_OF_DIAMONDS) == "JD"
    assert cards.name(cards.QUEEN_OF_SPADES) == "QS"
    assert cards.names(PENALTY_CARDS) == ["QS", *(f"{rank}H" for rank in "23456789TJQKA")]


def test_suits_part_the_pack() -> None:
    assert sum(SUIT_MASK) == ALL_CARDS == cards.mask(range(52))
    assert SUIT_MASK[cards.HEARTS] == HEART_CARDS
    assert all(SUIT_MASK[cards.suit(number)] >> number & 1 for number in range(52))


def test_a_set_of_cards_is_read_back_in_order() -> None:
    held = cards.mask([51, 3, 36])
    assert cards.cards_of(held) == [3, 36, 51]
    assert [cards.nth_card(held, n) for n in range(3)] == [3, 36, 51]
    assert [cards.nth_card(0b1011, n) for n in range(3)] == [0, 1, 3]
    assert cards.names(held) == ["5C", "QS", "AH"]
    assert cards.cards_of(0) == []
