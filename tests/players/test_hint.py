"""The hint's sentence is true of the position: checked against all the cards, which the hint does not see."""

from __future__ import annotations

import re

import pytest

from game.players.hint import FRIENDS, Hint, explained, hint
from game.players.levels import Level, make_player
from game.players.taste import PLAIN
from game.rules import SEATS, HouseRules, Match, Phase, Play, Seat, SeatView
from game.rules.cards import (
    PENALTY_CARDS,
    QUEEN_OF_SPADES,
    RANK_WORDS,
    SUIT_MASK,
    SUIT_WORDS,
    cards_of,
    mask,
    names,
)
from game.rules.scoring import points
from tests.players.positions import south_sees
from tests.players.tables import positions

SEAT_OF = {name: seat for seat, name in FRIENDS.items()}


class Truth:
    """All hands of one position, and what South's sentences may claim about them."""

    def __init__(self, match: Match, view: SeatView, card: int) -> None:
        self.view = view
        self.card = card
        held = {seat: match.view(seat).hand for seat in SEATS}
        self.others = mask(each for seat in SEATS if seat is not view.seat for each in cards_of(held[seat]))
        self.held = held

    def of_suit(self, word: str) -> int:
        return self.others & SUIT_MASK[suit_of(word)]


def suit_of(word: str) -> int:
    return SUIT_WORDS.index(word if word in SUIT_WORDS else word + "s")


def card_of(words: str) -> int:
    rank, _, suit = words.split()
    return suit_of(suit) * 13 + RANK_WORDS.index(rank)


def has_no_suit(truth: Truth, name: str, word: str) -> bool:
    queen_is_out = bool(truth.others >> QUEEN_OF_SPADES & 1)
    return not truth.held[SEAT_OF[name]] & SUIT_MASK[suit_of(word)] and queen_is_out


def nobody_lower(truth: Truth, word: str) -> bool:
    out = truth.of_suit(word)
    return out != 0 and suit_of(word) == truth.card // 13 and not out & ((1 << truth.card) - 1)


def everything_is_his(truth: Truth, name: str) -> bool:
    return all((points(truth.view.taken[seat], HouseRules()) > 0) == (seat is SEAT_OF[name]) for seat in SEATS)


def stays_under(truth: Truth, best: str) -> bool:
    led = truth.view.trick[0][1] // 13
    on_table = [each for _, each in truth.view.trick if each // 13 == led]
    return card_of(best) == max(on_table) and truth.card < max(on_table) and truth.card // 13 == led


def cannot_stay_under(truth: Truth, best: str) -> bool:
    return not any(each < card_of(best) for each in cards_of(truth.view.legal))


def queen_is_out(truth: Truth) -> bool:
    return bool(truth.others >> QUEEN_OF_SPADES & 1)


def are_out(truth: Truth, word: str, out: int, above: int) -> bool:
    others = truth.of_suit(word)
    return (others.bit_count(), (others >> truth.card).bit_count()) == (out, above)


CLAIMS = (
    (r"^The only (\w+) in other hands beats it\.$", lambda truth, word: are_out(truth, word, 1, 1)),
    (r"^The only (\w+) in other hands does not beat it\.$", lambda truth, word: are_out(truth, word, 1, 0)),
    (r"^None of the (\d+) (\w+) in other hands beats it\.$", lambda truth, n, word: are_out(truth, word, int(n), 0)),
    (r"^All of the (\d+) (\w+) in other hands beat it\.$", lambda truth, n, word: are_out(truth, word, int(n), int(n))),
    (
        r"^Of the (\d+) (\w+) in other hands (\d+) beats? it\.$",
        lambda truth, n, word, above: are_out(truth, word, int(n), int(above)),
    ),
    (r"^(\w+) has no (\w+): a \w+ now could bring the queen of spades\.$", has_no_suit),
    (r"^No lower (\w+) is out", nobody_lower),
    (r"^(\w+) has every (?:other )?point so far", everything_is_his),
    (r"stays under the (\w+ of \w+)", stays_under),
    (r"^You cannot stay under the (\w+ of \w+)", cannot_stay_under),
    (r"^The queen of spades is still out", queen_is_out),
    (r"^It is your last (\w+):", lambda truth, word: (truth.view.hand & SUIT_MASK[suit_of(word)]).bit_count() == 1),
    (r"^Nobody else holds a (\w+)\.$", lambda truth, word: not truth.of_suit(word)),
    (r"there is no point in this trick", lambda truth: not mask(c for _, c in truth.view.trick) & PENALTY_CARDS),
    (r"is the only card you may play\.$", lambda truth: truth.view.legal.bit_count() == 1),
)


def test_what_a_hint_claims_is_true() -> None:
    claims = 0
    for match, view in positions(31, 1500):
        if view.phase is not Phase.PLAYING:
            continue
        for card in cards_of(view.legal):
            sentence = explained(view, Play(view.seat, card), FRIENDS).reason
            assert re.fullmatch(r"[A-Z].*\.", sentence)
            for pattern, holds in CLAIMS:
                found = re.search(pattern, sentence)
                if found:
                    claims += 1
                    assert holds(Truth(match, view, card), *found.groups()), (sentence, names(view.hand))
    assert claims > 1000


def hint_for(text: str) -> Hint:
    return hint(south_sees(text), make_player(Level.STEADY, Seat.SOUTH, 1, PLAIN))


def test_a_hint_has_the_move_and_a_sentence() -> None:
    found = hint_for("""
        hand  QS 4S 9S 7D 8D TD 3C 6C 4H 6H 9H JH
        trick N 2C 5C 9C KC
        table W 5S KS 2S
        """)
    assert str(found.move) == "play S QS"
    assert (
        found.reason == "The king of spades of Bertie lies above her: this is the moment to lose the queen of spades."
    )


def test_names_are_those_at_the_table() -> None:
    view = south_sees("""
        hand  QS 4S 9S 7D 8D TD 3C 6C 4H 6H 9H JH
        trick N 2C 5C 9C KC
        table W 5S KS 2S
        """)
    found = hint(view, make_player(Level.STEADY, Seat.SOUTH, 1, PLAIN), {**FRIENDS, Seat.NORTH: "Ada"})
    assert "Ada" in found.reason


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("2H 5H 7H QS 3S 4D 7D 9D 5C 6C TC JD 8C", "With one small spade to guard her"),
        ("2H 5H 7H 9H 3S 4S 5S 6S KC AC QC 2D 3D", "You keep no clubs"),
    ],
)
def test_a_pass_is_explained_with_all_three_cards(hand: str, sentence: str) -> None:
    found = hint_for(f"hand {hand}")
    assert found.move.cards.bit_count() == 3  # type: ignore[union-attr]
    assert found.reason.startswith(sentence)
