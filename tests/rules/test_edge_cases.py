"""The edge cases that other programs get wrong, each as RULES names it."""

import pytest

from game.rules import Hand, HouseRules, IllegalMove, Match, Phase, Rule, Seat
from tests.rules.games import (
    ALL_SOUTH,
    HEARTS_SOUTH_QUEEN_NORTH,
    MOON_SOUTH_JACK_NORTH,
    SIXTEEN_SOUTH_JACK_WEST,
    SUITS,
    TWELVE_AND_QUEEN_SOUTH,
    before_left_pass,
    dealing,
    house,
    play_hand,
    play_out,
    turned,
)

# --- the first trick ---

ONLY_HEARTS_WEST = turned(ALL_SOUTH, 2)  # North leads the clubs, East holds diamonds, South spades, West hearts


def test_a_seat_with_only_hearts_plays_one_on_the_first_trick_and_hearts_are_broken() -> None:
    hand = Hand(ONLY_HEARTS_WEST, "hold")
    for seat, card in (("N", "2C"), ("E", "2D"), ("S", "2S")):
        hand.play(seat, card)
        assert not hand.hearts_broken
    assert hand.legal("W") == SUITS["H"]
    hand.play("W", "5H")
    assert hand.hearts_broken


# West holds the queen and twelve hearts; South leads the two of clubs.
QUEEN_AND_HEARTS_WEST = [
    SUITS["C"],
    ["QS", *SUITS["H"][:12]],
    SUITS["D"],
    ["2H", "AS", "KS", *SUITS["S"][3:]],
]


@pytest.mark.parametrize(
    ("first_trick", "legal"),
    [
        ("no_points", ["QS", *SUITS["H"][:12]]),
        ("hearts_before_queen", SUITS["H"][:12]),
        ("anything", ["QS", *SUITS["H"][:12]]),
    ],
)
def test_only_hearts_and_the_queen_on_the_first_trick(first_trick: str, legal: list[str]) -> None:
    hand = Hand(QUEEN_AND_HEARTS_WEST, "hold", house(first_trick=first_trick))
    hand.play("S", "2C")
    assert hand.legal("W") == legal


@pytest.mark.parametrize("first_trick", ["no_points", "hearts_before_queen"])
def test_no_points_on_the_first_trick_while_the_hand_holds_anything_else(first_trick: str) -> None:
    hand = Hand(QUEEN_AND_HEARTS_WEST, "hold", house(first_trick=first_trick))
    for seat, card in (("S", "2C"), ("W", "3H"), ("N", "2D")):
        hand.play(seat, card)
    assert hand.legal("E") == ["AS", "KS", *SUITS["S"][3:]]


def test_anything_goes_on_the_first_trick_where_the_house_says_so() -> None:
    hand = Hand(QUEEN_AND_HEARTS_WEST, "hold", house(first_trick="anything"))
    for seat, card in (("S", "2C"), ("W", "QS"), ("N", "2D")):
        hand.play(seat, card)
    assert hand.legal("E") == ["2H", "AS", "KS", *SUITS["S"][3:]]


def test_the_jack_of_diamonds_may_be_played_on_the_first_trick() -> None:
    hand = Hand(ONLY_HEARTS_WEST, "hold", HouseRules(jack_of_diamonds=True))
    hand.play("N", "2C")
    assert "JD" in hand.legal("E")


# --- leading hearts ---

# South leads the two of clubs to West's ace; everyone follows, so that West leads next with hearts unbroken.
ONLY_HEARTS_TO_LEAD = [
    ["2C", *SUITS["D"][1:]],
    ["AC", *SUITS["H"][:12]],
    ["3C", *SUITS["S"][:12]],
    ["4C", "KC", "QC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "AD", "2H", "2S"],
]
# The same with the queen of spades for one of West's hearts.
HEARTS_AND_QUEEN_TO_LEAD = [
    ["2C", *SUITS["D"][1:]],
    ["AC", "QS", *SUITS["H"][:11]],
    ["3C", "3H", "AS", "KS", *SUITS["S"][3:12]],
    ["4C", "KC", "QC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "AD", "2H", "2S"],
]


def first_trick_to_west(hands: list[list[str]], house: HouseRules) -> Hand:
    hand = Hand(hands, "hold", house)
    for seat, card in (("S", "2C"), ("W", "AC"), ("N", "3C"), ("E", "4C")):
        hand.play(seat, card)
    assert hand.turn == "W"
    return hand


def test_a_leader_with_only_hearts_may_lead_one_before_they_are_broken() -> None:
    hand = first_trick_to_west(ONLY_HEARTS_TO_LEAD, HouseRules())
    assert hand.legal("W") == SUITS["H"][:12]
    assert not hand.hearts_broken
    hand.play("W", "AH")
    assert hand.hearts_broken


def test_a_leader_with_hearts_and_the_queen_must_lead_the_queen() -> None:
    hand = first_trick_to_west(HEARTS_AND_QUEEN_TO_LEAD, HouseRules())
    assert hand.legal("W") == ["QS"]


def test_hearts_may_be_led_at_any_time_where_the_house_says_so() -> None:
    hand = first_trick_to_west(HEARTS_AND_QUEEN_TO_LEAD, house(hearts_lead="any_time"))
    assert hand.legal("W") == ["QS", *SUITS["H"][:11]]
    assert not hand.hearts_broken


@pytest.mark.parametrize("breaks", [False, True])
def test_the_queen_breaks_hearts_only_where_the_house_says_so(breaks: bool) -> None:
    hand = first_trick_to_west(HEARTS_AND_QUEEN_TO_LEAD, HouseRules(queen_breaks_hearts=breaks))
    hand.play("W", "QS")
    assert hand.hearts_broken is breaks


def test_the_queen_of_spades_may_be_led_before_hearts_are_broken() -> None:
    _, _, north, east = HEARTS_AND_QUEEN_TO_LEAD
    hands = [["2C", *SUITS["D"][1:11], "2D", "4H"], ["AC", "QS", "3D", *SUITS["H"][:10]], north, east]
    assert first_trick_to_west(hands, HouseRules()).legal("W") == ["QS", "3D"]


# --- the moon ---


def test_thirteen_hearts_without_the_queen_is_no_moon() -> None:
    hand = play_out(Hand(HEARTS_SOUTH_QUEEN_NORTH, "hold"))
    assert hand.moon_shooter is None
    assert hand.scores() == {"S": 13, "W": 0, "N": 13, "E": 0}


def test_the_queen_with_twelve_hearts_is_no_moon() -> None:
    hand = play_out(Hand(TWELVE_AND_QUEEN_SOUTH, "hold", house(first_trick="anything")))
    assert hand.moon_shooter is None
    assert hand.scores() == {"S": 25, "W": 0, "N": 0, "E": 1}


@pytest.mark.parametrize(
    ("moon", "choice", "scores"),
    [
        ("others_add", None, (0, 26, 26, 26)),
        ("shooter_subtracts", None, (-26, 0, 0, 0)),
        ("shooter_chooses", "add", (0, 26, 26, 26)),
        ("shooter_chooses", "subtract", (-26, 0, 0, 0)),
        ("off", None, (26, 0, 0, 0)),
        ("others_add", "subtract", (0, 26, 26, 26)),
        ("shooter_subtracts", "add", (-26, 0, 0, 0)),
        ("off", "add", (26, 0, 0, 0)),
    ],
)
def test_a_moon_counts_as_the_house_says(moon: str, choice: str | None, scores: tuple[int, ...]) -> None:
    hand = play_out(Hand(ALL_SOUTH, "hold", house(moon=moon)))
    assert tuple(hand.scores(moon_choice=choice).values()) == scores
    assert hand.moon_shooter == (None if moon == "off" else "S")


@pytest.mark.parametrize(
    ("moon", "scores"),
    [("others_add", (-10, 26, 26, 26)), ("shooter_subtracts", (-36, 0, 0, 0)), ("off", (16, 0, 0, 0))],
)
def test_a_tally_of_16_with_the_jack_hides_no_moon(moon: str, scores: tuple[int, ...]) -> None:
    hand = play_out(Hand(ALL_SOUTH, "hold", house(moon=moon, jack_of_diamonds=True)))
    assert hand.points == {"S": 16, "W": 0, "N": 0, "E": 0}
    assert tuple(hand.scores().values()) == scores


def test_a_tally_of_16_with_the_jack_is_no_moon() -> None:
    hand = play_out(Hand(SIXTEEN_SOUTH_JACK_WEST, "hold", HouseRules(jack_of_diamonds=True)))
    assert hand.points == {"S": 16, "W": 0, "N": 0, "E": 0}
    assert hand.moon_shooter is None
    assert hand.scores() == {"S": 16, "W": 0, "N": 0, "E": 0}


@pytest.mark.parametrize(
    ("moon", "scores"),
    [("others_add", (0, 26, 16, 26)), ("shooter_subtracts", (-26, 0, -10, 0)), ("off", (26, 0, -10, 0))],
)
def test_the_jack_counts_for_whoever_took_it_beside_a_moon(moon: str, scores: tuple[int, ...]) -> None:
    hand = play_out(Hand(MOON_SOUTH_JACK_NORTH, "hold", house(moon=moon, jack_of_diamonds=True)))
    assert tuple(hand.scores().values()) == scores


def test_the_jack_counts_nothing_unless_the_house_says_so() -> None:
    hand = play_out(Hand(MOON_SOUTH_JACK_NORTH, "hold"))
    assert hand.scores() == {"S": 0, "W": 26, "N": 26, "E": 26}


# --- the pass ---


def test_whoever_holds_the_two_of_clubs_after_the_pass_leads() -> None:
    hand = Hand(before_left_pass(ALL_SOUTH), "left")
    assert "2C" in hand.hands["E"]
    for seat in "SWNE":
        hand.pass_cards(seat, hand.hands[seat][-3:])
    assert "2C" in hand.received["S"]
    assert hand.turn == "S"
    assert hand.legal("S") == ["2C"]


# --- the game ---


def match_to(length: int, **options: object) -> Match:
    return Match(7, house(game_length=length, pass_cycle="no passing", **options))


@pytest.mark.parametrize(
    ("cycle", "direction"), [("left-right-across-hold", "right"), ("left-across-right-hold", "across")]
)
def test_a_tie_for_lowest_is_played_on_with_the_pass_cycle_going_on(cycle: str, direction: str) -> None:
    hands = HEARTS_SOUTH_QUEEN_NORTH
    with dealing(before_left_pass(hands)):
        match = Match(7, house(game_length=13, pass_cycle=cycle))
        for seat, held in zip("SWNE", before_left_pass(hands), strict=True):
            match.apply(f"pass {seat} {' '.join(held[-3:])}")
        play_hand(match, hands)
        assert match.totals == {"S": 13, "W": 0, "N": 13, "E": 0}
        assert (match.phase, match.is_over, match.places) == (Phase.SUMMARY, False, None)
        match.apply("next")
        assert (match.hand_number, match.hand.direction, match.phase) == (2, direction, Phase.PASSING)


def test_a_tie_for_lowest_shares_the_place_where_the_house_says_so() -> None:
    with dealing(HEARTS_SOUTH_QUEEN_NORTH):
        match = match_to(13, tie="share")
        play_hand(match, HEARTS_SOUTH_QUEEN_NORTH)
    assert match.is_over
    assert match.places == {"S": 3, "W": 1, "N": 3, "E": 1}


def test_playing_on_ends_when_one_seat_alone_is_lowest() -> None:
    # 13 0 13 0, then turned once: 13 13 13 13, then South takes 25 and East 1.
    deals = [HEARTS_SOUTH_QUEEN_NORTH, turned(HEARTS_SOUTH_QUEEN_NORTH, 1), TWELVE_AND_QUEEN_SOUTH]
    with dealing(*deals, turned(TWELVE_AND_QUEEN_SOUTH, 1)):
        match = match_to(13, first_trick="anything")
        for hands in deals:
            play_hand(match, hands)
            assert match.phase is Phase.SUMMARY
            match.apply("next")
        assert match.totals == {"S": 38, "W": 13, "N": 13, "E": 14}
        play_hand(match, turned(TWELVE_AND_QUEEN_SOUTH, 1))
    assert match.totals == {"S": 39, "W": 38, "N": 13, "E": 14}
    assert match.places == {"S": 4, "W": 3, "N": 1, "E": 2}


def test_a_moon_that_subtracts_can_take_a_seat_back_below_the_length_and_the_game_goes_on() -> None:
    with dealing(TWELVE_AND_QUEEN_SOUTH, ALL_SOUTH):
        match = match_to(20, first_trick="anything", moon="shooter_subtracts")
        play_hand(match, TWELVE_AND_QUEEN_SOUTH)
        assert match.totals == {"S": 25, "W": 0, "N": 0, "E": 1}
        match.apply("next")
        play_hand(match, ALL_SOUTH)
    assert match.totals == {"S": -1, "W": 0, "N": 0, "E": 1}
    assert match.phase is Phase.SUMMARY


def moon_to_choose() -> Match:
    """South has shot the moon from 50 points, North has 25, and 51 ends the game."""
    deals = [TWELVE_AND_QUEEN_SOUTH, TWELVE_AND_QUEEN_SOUTH, turned(TWELVE_AND_QUEEN_SOUTH, 2), ALL_SOUTH]
    with dealing(*deals):
        match = match_to(51, first_trick="anything", moon="shooter_chooses")
        for hands in deals:
            if match.phase is Phase.SUMMARY:
                match.apply("next")
            play_hand(match, hands)
    assert match.totals == {"S": 50, "W": 1, "N": 25, "E": 2}
    assert match.phase is Phase.CHOOSING_MOON
    return match


def test_a_shooter_that_adds_to_the_others_may_end_the_game_and_lose_it() -> None:
    match = moon_to_choose()
    match.apply("moon S add")
    assert match.totals == {"S": 50, "W": 27, "N": 51, "E": 28}
    assert match.places == {"S": 3, "W": 1, "N": 4, "E": 2}


def test_a_shooter_that_subtracts_instead_plays_on() -> None:
    match = moon_to_choose()
    match.apply("moon S subtract")
    assert match.totals == {"S": 24, "W": 1, "N": 25, "E": 2}
    assert (match.phase, match.places) == (Phase.SUMMARY, None)


def test_a_shooter_can_see_the_totals_after_either_choice() -> None:
    view = moon_to_choose().view(Seat.SOUTH)
    assert view.moon_totals() == {"add": (50, 27, 51, 28), "subtract": (24, 1, 25, 2)}


def test_a_moon_choice_that_is_owed_is_named() -> None:
    hand = play_out(Hand(ALL_SOUTH, "hold", house(moon="shooter_chooses")))
    with pytest.raises(IllegalMove, match=r"^South shot the moon and has yet to choose: ") as refused:
        hand.scores()
    assert refused.value.rule is Rule.MOON_CHOICE
