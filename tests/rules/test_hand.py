"""One hand through names: deal, pass, play, scores, and the refusals on the way, which change nothing."""

import pickle
from collections.abc import Callable

import pytest

from game.rules import Direction, Hand, HouseRules, IllegalMove, Pass, Play, Rule, Seat
from game.rules.cards import card
from game.rules.deal import Deal
from tests.rules.games import ALL_SOUTH, MOON_SOUTH_JACK_NORTH, NO_CARD, SUITS, masks, play_out

# East follows to the first trick with anything but the two; North has hearts and diamonds beside its club.
MIXED = [
    ["AC", "QS", "AH", *SUITS["D"][:10]],
    ["2C", "KC", "QC", *SUITS["S"][3:13]],
    ["3C", "4D", "3D", "2D", *SUITS["H"][4:13]],
    ["4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "AS", "KS", "KH", "QH", "JH"],
]
# West leads to the first trick and the others have no clubs: South beside points, North the queen and hearts alone.
NO_CLUBS = [
    ["2H", *SUITS["D"][:12]],
    SUITS["C"],
    ["QS", *SUITS["H"][:12]],
    ["2D", *SUITS["S"][:2], *SUITS["S"][3:]],
]


def to_pass() -> Hand:
    hand = Hand(MIXED, "left")
    for seat in "SWN":
        hand.pass_cards(seat, hand.hands[seat][-3:])
    return hand


def dealt() -> Hand:
    return Hand(MIXED, "hold")


def south_to_follow() -> Hand:
    """South must follow to the first trick, with the ace of clubs beside the queen and a heart."""
    hand = dealt()
    for seat, name in (("W", "2C"), ("N", "3C"), ("E", "4C")):
        hand.play(seat, name)
    return hand


def south_to_lead() -> Hand:
    hand = south_to_follow()
    hand.play("S", "AC")
    return hand


def south_to_discard(first_trick: str = "no_points") -> Hand:
    hand = Hand(NO_CLUBS, "hold", HouseRules.from_dict({"first_trick": first_trick}))
    for seat, name in (("W", "2C"), ("N", "AH"), ("E", "2D")):
        hand.play(seat, name)
    return hand


def north_to_discard() -> Hand:
    hand = Hand(NO_CLUBS, "hold", HouseRules.from_dict({"first_trick": "hearts_before_queen"}))
    hand.play("W", "2C")
    return hand


def over() -> Hand:
    return play_out(Hand(ALL_SOUTH, "hold"))


def passing(seat: str, cards: str) -> Callable[[Hand], None]:
    return lambda hand: hand.pass_cards(seat, cards.split())


def playing(seat: str, card: str) -> Callable[[Hand], None]:
    return lambda hand: hand.play(seat, card)


REFUSED = [
    (to_pass, passing("E", "4C 5C"), Rule.THREE_CARDS, "A pass is three different cards, not 4C 5C."),
    (to_pass, passing("E", "4C 5C 5C"), Rule.THREE_CARDS, "A pass is three different cards, not 4C 5C 5C."),
    (to_pass, passing("E", "4C 5C 6C 7C"), Rule.THREE_CARDS, "A pass is three different cards, not 4C 5C 6C 7C."),
    (to_pass, passing("E", "4C 5C 2H"), Rule.OWN_CARDS, "East does not hold the two of hearts."),
    (to_pass, passing("E", "4C 5C 1H"), Rule.READABLE, f"'1H' {NO_CARD}"),
    (to_pass, passing("X", "4C 5C 6C"), Rule.READABLE, "'X' is no seat: the seats are S, W, N and E."),
    (to_pass, passing("S", "QS AH AD"), Rule.PASS_ONCE, "South has already passed."),
    (to_pass, playing("W", "2C"), Rule.PASS_FIRST, "Nothing is played before all four seats have passed."),
    (dealt, passing("S", "AC QS AH"), Rule.NO_PASSING_NOW, "There is no passing now."),
    (dealt, playing("N", "3C"), Rule.TURN, "It is West's turn, not North's."),
    (dealt, playing("W", "3C"), Rule.OWN_CARDS, "West does not hold the three of clubs."),
    (dealt, playing("W", "3X"), Rule.READABLE, f"'3X' {NO_CARD}"),
    (dealt, playing("W", "KC"), Rule.TWO_OF_CLUBS, "The first trick begins with the two of clubs."),
    (south_to_follow, passing("S", "AC QS AH"), Rule.NO_PASSING_NOW, "There is no passing now."),
    (south_to_follow, playing("S", "AD"), Rule.FOLLOW_SUIT, "Follow suit: clubs were led, so you must play clubs "
     "while you hold any."),
    (south_to_lead, playing("S", "AH"), Rule.HEARTS_NOT_BROKEN, "Hearts are not broken yet, so you may not lead a "
     "heart."),
    (south_to_lead, playing("S", "AC"), Rule.OWN_CARDS, "South does not hold the ace of clubs."),
    (south_to_discard, playing("S", "2H"), Rule.FIRST_TRICK, "No points on the first trick, so the two of hearts must "
     "wait."),
    (north_to_discard, playing("N", "QS"), Rule.HEARTS_BEFORE_QUEEN, "On the first trick a heart goes before the queen "
     "of spades."),
    (over, playing("S", "2C"), Rule.HAND_OVER, "The hand is over: all thirteen tricks are played."),
    (over, passing("S", "2C 3C 4C"), Rule.NO_PASSING_NOW, "There is no passing now."),
    (dealt, lambda hand: hand.scores(), Rule.HAND_NOT_OVER, "The hand is not over yet: it counts after its thirteen "
     "tricks."),
    (over, lambda hand: hand.scores("both"), Rule.READABLE, "'both' is no choice for a moon: add or subtract."),
    (dealt, lambda hand: hand.legal("Q"), Rule.READABLE, "'Q' is no seat: the seats are S, W, N and E."),
]  # fmt: skip


@pytest.mark.parametrize(("start", "attempt", "rule", "sentence"), REFUSED)
def test_a_refusal_names_its_rule_and_changes_nothing(
    start: Callable[[], Hand], attempt: Callable[[Hand], object], rule: Rule, sentence: str
) -> None:
    hand = start()
    before = pickle.dumps(hand)
    with pytest.raises(IllegalMove) as refused:
        attempt(hand)
    assert (refused.value.rule, str(refused.value)) == (rule, sentence)
    assert pickle.dumps(hand) == before


@pytest.mark.parametrize(
    ("move", "rule", "sentence"),
    [
        (Pass(Seat.SOUTH, 0b11), Rule.THREE_CARDS, "A pass is three different cards; South chose 2."),
        (Pass(Seat.SOUTH, 0b1111), Rule.THREE_CARDS, "A pass is three different cards; South chose 4."),
        (Pass(Seat.SOUTH, 0b111 << 52), Rule.OWN_CARDS, "South does not hold that card."),
        (Pass(Seat.SOUTH, 0b11 << 51), Rule.THREE_CARDS, "A pass is three different cards; South chose 2."),
    ],
)
def test_a_pass_of_numbers_is_checked_as_well(move: Pass, rule: Rule, sentence: str) -> None:
    deal = Deal(masks(MIXED), Direction.LEFT, HouseRules())
    with pytest.raises(IllegalMove) as refused:
        deal.apply(move)
    assert (refused.value.rule, str(refused.value)) == (rule, sentence)


@pytest.mark.parametrize("number", [-1, 52, 99])
def test_a_number_that_is_no_card_is_refused(number: int) -> None:
    deal = Deal(masks(MIXED), Direction.HOLD, HouseRules())
    with pytest.raises(IllegalMove, match=rf"^{number} is no card: cards are numbered 0 to 51\.$") as refused:
        deal.apply(Play(Seat.WEST, number))
    assert refused.value.rule is Rule.READABLE


def test_a_refusal_travels() -> None:
    refusal = IllegalMove(Rule.TURN, "It is West's turn.")
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.rule, str(again)) == (Rule.TURN, "It is West's turn.")
    assert again.args == (Rule.TURN, "It is West's turn.")


# --- the pack ---


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        (MIXED[:3], "A hand has four seats, S, W, N and E; 3 were given cards."),
        ([*MIXED, []], "A hand has four seats, S, W, N and E; 5 were given cards."),
        ([MIXED[0], MIXED[1][1:], *MIXED[2:]], "Each seat holds thirteen cards; West was given 12."),
        ([[*MIXED[0], "2C"], *MIXED[1:]], "Each seat holds thirteen cards; South was given 14."),
        ([["2C", *MIXED[0][1:]], *MIXED[1:]], "A pack has every card once; 2C was given twice."),
        ([["AD", *MIXED[0][1:]], *MIXED[1:]], "A pack has every card once; AD was given twice."),
        ([["1C", *MIXED[0][1:]], *MIXED[1:]], f"'1C' {NO_CARD}"),
    ],
)  # fmt: skip
def test_a_bad_pack_is_refused_in_a_sentence(hands: list[list[str]], sentence: str) -> None:
    with pytest.raises(ValueError, match=r"\.$") as refused:
        Hand(hands)
    assert str(refused.value) == sentence


def test_a_wrong_direction_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^'up' is no direction: left, right, across or hold\.$"):
        Hand(MIXED, "up")


# --- what a hand tells ---


def test_a_hand_of_given_cards_passes_left_by_the_classic_rules() -> None:
    hand = Hand(MIXED)
    assert hand.direction is Direction.LEFT
    assert hand.house == HouseRules()


def test_a_dealt_hand_takes_its_direction_from_the_house() -> None:
    assert Hand.deal(7).direction == "left"
    assert Hand.deal(7, 2).direction == "right"
    assert Hand.deal(7, 2, direction="across").direction == "across"
    rules = HouseRules.from_dict({"pass_cycle": "no passing"})
    hand = Hand.deal(7, 2, house=rules)
    assert (hand.direction, hand.house) == ("hold", rules)
    assert Hand.deal(7, 2).dealt != Hand.deal(7, 1).dealt


def test_a_given_hand_keeps_its_order_and_received_cards_come_after() -> None:
    given = [held[::-1] for held in MIXED]
    hand = Hand(given, "left")
    assert hand.legal("S") == given[0]
    hand.pass_cards("S", ["QS", "AC", "AH"])
    for seat in "WNE":
        hand.pass_cards(seat, hand.hands[seat][:3])
    assert hand.hands["S"] == [*given[0][:10], "JH", "QH", "KH"]
    assert hand.passed["S"] == ["AH", "QS", "AC"]
    assert hand.received["W"] == ["AC", "QS", "AH"]


def test_a_dealt_hand_is_ordered_by_suit_and_rank_also_after_the_pass() -> None:
    hand = Hand.deal(7)
    for seat in "SWNE":
        hand.pass_cards(seat, hand.legal(seat)[:3])
    for held in hand.hands.values():
        assert held == sorted(held, key=card)


@pytest.mark.parametrize(("direction", "receivers"), [("left", "WNES"), ("right", "ESWN"), ("across", "NESW")])
def test_passed_cards_arrive_together_when_all_four_have_chosen(direction: str, receivers: str) -> None:
    hand = Hand(MIXED, direction)
    for seat in "SWNE":
        assert hand.is_passing
        assert hand.turn is None
        assert hand.legal(seat) == MIXED["SWNE".index(seat)]
        hand.pass_cards(seat, hand.hands[seat][-3:])
        if seat != "E":
            assert hand.legal(seat) == []
            assert hand.received == {"S": [], "W": [], "N": [], "E": []}
            assert hand.hands["S"] == MIXED[0]
    assert not hand.is_passing
    for seat, receiver in zip("SWNE", receivers, strict=True):
        assert set(hand.received[receiver]) == set(MIXED["SWNE".index(seat)][-3:])
        assert set(hand.received[receiver]) <= set(hand.hands[receiver])
        assert hand.passed[seat] == MIXED["SWNE".index(seat)][-3:]
    assert [len(held) for held in hand.hands.values()] == [13] * 4


def test_seats_may_pass_in_any_order() -> None:
    hand = Hand(MIXED, "left")
    for seat in "NESW":
        hand.pass_cards(seat, hand.hands[seat][:3])
    assert not hand.is_passing


def test_a_hold_hand_is_played_at_once() -> None:
    hand = dealt()
    assert not hand.is_passing
    assert hand.turn == "W"
    assert hand.legal("W") == ["2C"]
    assert hand.passed == hand.received == {"S": [], "W": [], "N": [], "E": []}


def test_only_the_turn_has_legal_cards() -> None:
    hand = south_to_follow()
    assert {seat: hand.legal(seat) for seat in "SWNE"} == {"S": ["AC"], "W": [], "N": [], "E": []}
    assert hand.legal(Seat.SOUTH) == ["AC"]


def test_the_highest_card_of_the_led_suit_takes_the_trick_and_leads_the_next() -> None:
    hand = south_to_follow()
    assert hand.trick == [("W", "2C"), ("N", "3C"), ("E", "4C")]
    assert (hand.tricks, hand.takers) == ([], [])
    hand.play("S", "AC")
    assert hand.turn == "S"
    assert hand.trick == []
    assert hand.tricks == [[("W", "2C"), ("N", "3C"), ("E", "4C"), ("S", "AC")]]
    assert hand.takers == ["S"]
    assert hand.taken == {"S": ["2C", "3C", "4C", "AC"], "W": [], "N": [], "E": []}


def test_a_high_card_of_another_suit_takes_nothing() -> None:
    hand = south_to_discard()
    hand.play("S", "AD")
    assert hand.takers == ["W"]
    assert hand.points == {"S": 0, "W": 1, "N": 0, "E": 0}


def test_a_hand_that_is_over_has_no_turn_and_no_legal_cards() -> None:
    hand = over()
    assert hand.is_over
    assert hand.turn is None
    assert hand.trick == []
    assert [hand.legal(seat) for seat in "SWNE"] == [[], [], [], []]
    assert len(hand.tricks) == 13
    assert sorted(hand.taken["S"]) == sorted(name for held in ALL_SOUTH for name in held)
    assert hand.dealt == dict(zip("SWNE", ALL_SOUTH, strict=True))


def test_a_moon_is_told_only_when_the_hand_is_over() -> None:
    hand = Hand(MOON_SOUTH_JACK_NORTH, "hold")
    for _ in range(51):
        seat = hand.turn
        assert seat is not None
        hand.play(seat, hand.legal(seat)[0])
    assert hand.points == {"S": 26, "W": 0, "N": 0, "E": 0}
    assert hand.moon_shooter is None
    hand.play("E", "2S")
    assert hand.moon_shooter == "S"


def test_a_copy_goes_its_own_way() -> None:
    hand = south_to_follow()
    twin = hand.copy()
    twin.play("S", "AC")
    assert hand.turn == "S"
    assert (len(hand.tricks), len(hand.trick), len(twin.tricks)) == (0, 3, 1)
    assert twin.hands["S"] == MIXED[0][1:]

    passing_hand = to_pass()
    twin = passing_hand.copy()
    twin.pass_cards("E", ["4C", "5C", "6C"])
    assert passing_hand.is_passing
    assert not twin.is_passing
    assert twin.copy().passed == twin.passed


def test_a_copy_keeps_the_house_and_the_direction() -> None:
    rules = HouseRules.from_dict({"moon": "off"})
    twin = Hand(ALL_SOUTH, "hold", rules).copy()
    assert (twin.house, twin.direction) == (rules, "hold")
    assert play_out(twin).scores() == {"S": 26, "W": 0, "N": 0, "E": 0}
    assert twin.copy().house == rules
