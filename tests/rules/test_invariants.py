"""Whatever is played under whatever house rules, a hand adds up, the record is the game, and undo is exact."""

import pickle
import re
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.rules import SEATS, HouseRules, IllegalMove, Match, Moon, Pass, Phase, Play, Rule, parse_move
from game.rules.cards import ALL_CARDS, mask
from tests.rules.games import houses, play_on, random_house, random_move


def check(match: Match) -> None:
    """What must hold of any match at any point."""
    views = [match.view(seat) for seat in SEATS]
    view = views[0]
    hands = [each.hand for each in views]
    held, taken = (
        hands[0] | hands[1] | hands[2] | hands[3],
        view.taken[0] | view.taken[1] | view.taken[2] | view.taken[3],
    )
    trick = mask(card for _, card in view.trick)
    assert sum(hands) + sum(view.taken) + trick == ALL_CARDS, "every card is in one place"
    assert view.counts == tuple(hand.bit_count() for hand in hands)
    assert held.bit_count() + trick.bit_count() + taken.bit_count() == 52

    assert view.played == taken | trick

    acting = match.to_act
    assert acting == tuple(each.seat for each in views if each.to_act)
    assert (acting == ()) is (match.phase in (Phase.SUMMARY, Phase.OVER)), "somebody can always go on"
    for each in views:
        assert each.legal & ~each.hand == 0, "legal cards are held"
        if each.to_act and match.phase in (Phase.PASSING, Phase.PLAYING):
            assert each.legal != 0, "the legal set is never empty"

    house = match.house
    full = 26 - 10 * house.jack_of_diamonds
    if match.hand.is_over:
        assert sum(view.points) == full, "a hand has 26 points, 16 with the jack"
        assert len(view.tricks) == 13
    for finished in view.tricks:
        led = finished.cards[0] // 13
        assert finished.taker is max((card, seat) for seat, card in finished.plays if card // 13 == led)[1]
    for one, following in zip(view.tricks, view.tricks[1:], strict=False):
        assert following.leader is one.taker, "who takes a trick leads the next"
    for scores in match.hand_scores:
        assert sum(scores) in {full, *moon_sums(house, full)}
    assert tuple(match.totals.values()) == tuple(
        sum(column) for column in zip((0,) * 4, *match.hand_scores, strict=False)
    )
    if match.places:
        assert sorted(match.places.values())[0] == 1
        assert max(match.totals.values()) >= house.game_length
        order = sorted(match.totals, key=lambda seat: match.totals[seat])
        assert [match.places[seat] for seat in order] == sorted(match.places.values())


def moon_sums(house: HouseRules, full: int) -> set[int]:
    add, subtract = full + 52, full - 52
    return {
        Moon.OTHERS_ADD: {add},
        Moon.SHOOTER_SUBTRACTS: {subtract},
        Moon.SHOOTER_CHOOSES: {add, subtract},
        Moon.OFF: set[int](),
    }[house.moon]


def everything(match: Match) -> tuple[object, ...]:
    """All that can be told of a match."""
    return (match.to_json(), match.hand_scores, [match.view(seat) for seat in SEATS])


@pytest.mark.slow
def test_a_thousand_random_games_never_break_an_invariant() -> None:
    rng = Random(1)
    for seed in range(1_000):
        match = Match(seed, random_house(rng, length=rng.choice([1, 1, 1, 5, 20])))
        while not match.is_over:
            play_on(match, rng, rng.randrange(1, 90))
            check(match)
        again = Match.from_json(match.to_json())
        assert again.hand_scores == match.hand_scores


class AnyMatch(RuleBasedStateMachine):
    """A match under random house rules, moved, refused, undone, redone and saved at random."""

    @initialize(seed=st.integers(0, 2**64 - 1), house=houses)
    def start(self, seed: int, house: HouseRules) -> None:
        self.match = Match(seed, house)

    @precondition(lambda self: not self.match.is_over)
    @rule(rng=st.randoms(use_true_random=False), moves=st.integers(1, 60))
    def play(self, rng: Random, moves: int) -> None:
        before = len(self.match.moves)
        play_on(self.match, rng, moves)
        assert len(self.match.moves) == before + moves or self.match.is_over

    @precondition(lambda self: not self.match.is_over)
    @rule(rng=st.randoms(use_true_random=False))
    def play_one(self, rng: Random) -> None:
        move = random_move(self.match, rng)
        assert parse_move(str(move)) == move
        self.match.apply(str(move))
        assert self.match.moves[-1] == move

    @rule(seat=st.sampled_from(SEATS), card=st.integers(0, 51))
    def play_anything(self, seat: int, card: int) -> None:
        place = SEATS[seat]
        view = self.match.view(place)
        legal = view.phase is Phase.PLAYING and bool(view.legal >> card & 1)
        self.attempt(Play(place, card), legal)

    @rule(seat=st.sampled_from(SEATS), cards=st.sets(st.integers(0, 51), max_size=4))
    def pass_anything(self, seat: int, cards: set[int]) -> None:
        place = SEATS[seat]
        view = self.match.view(place)
        chosen = mask(cards)
        legal = view.phase is Phase.PASSING and len(cards) == 3 and chosen & ~view.legal == 0
        self.attempt(Pass(place, chosen), legal)

    @rule(text=st.sampled_from(["next", "moon S add", "moon W subtract", "pass S 2C 3C 4C", "play N QS", "deal", ""]))
    def say_anything(self, text: str) -> None:
        if not (text == "next" and self.match.phase is Phase.SUMMARY):
            before = pickle.dumps(self.match)
            try:
                self.match.apply(text)
            except IllegalMove as refusal:
                self.check_refusal(refusal, before)
            else:
                assert str(self.match.moves[-1]) == text

    def attempt(self, move: Pass | Play, legal: bool) -> None:
        before = pickle.dumps(self.match)
        try:
            self.match.apply(move)
            accepted = True
        except IllegalMove as refusal:
            accepted = False
            self.check_refusal(refusal, before)
        assert accepted is legal

    def check_refusal(self, refusal: IllegalMove, before: bytes) -> None:
        assert pickle.dumps(self.match) == before, "a refused move changes nothing"
        assert isinstance(refusal.rule, Rule)
        assert re.fullmatch(r"[A-Z'].{10,120}\.", str(refusal)), "it is refused in a sentence"

    @rule(share=st.floats(0, 1))
    def undo_and_redo(self, share: float) -> None:
        before, moves = everything(self.match), self.match.moves
        self.match.undo(to=round(len(moves) * share))
        check(self.match)
        for move in moves[len(self.match.moves) :]:
            self.match.apply(move)
        assert everything(self.match) == before

    @rule(count=st.integers(0, 70))
    def undo(self, count: int) -> None:
        kept = max(0, len(self.match.moves) - count)
        self.match = self.match.without_last(len(self.match.moves) - kept)
        assert len(self.match.moves) == kept

    @rule()
    def save_and_load(self) -> None:
        again = Match.from_json(self.match.to_json())
        assert everything(again) == everything(self.match)
        assert again.moves == self.match.moves

    @invariant()
    def adds_up(self) -> None:
        if hasattr(self, "match"):
            check(self.match)


AnyMatch.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
test_any_match = AnyMatch.TestCase
