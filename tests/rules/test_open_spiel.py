"""Ten thousand random games, decision by decision, beside OpenSpiel's `hearts`: another program's reading of the rules.

Every seat on turn, every legal set and all final scores are equal over the house rules that both know:

    OpenSpiel                ours
    pass_cards               a pass to the left, across, to the right; or none
    no_pts_on_first_trick    first_trick: no_points, or anything
    must_break_hearts        hearts_lead: when_broken, or any_time
    qs_breaks_hearts         queen_breaks_hearts
    jd_bonus                 jack_of_diamonds

They differ on purpose, each in a test of its own:
- a pass: OpenSpiel picks cards one by one, seat after seat; here a seat passes three at once, and seats in any order;
- a hand of hearts and the queen on the first trick: OpenSpiel has no `hearts_before_queen`;
- a moon: OpenSpiel knows `others_add` alone;
- scores: OpenSpiel returns 26 minus the score, to be as high as can be.
- three options of OpenSpiel's that no table here has: `can_lead_any_club`, `can_lead_hearts_instead_of_qs` and
  `avoid_all_tricks_bonus`. They stay off.
"""

from random import Random
from typing import Any

import pyspiel
import pytest

from game.rules import SEATS, Direction, Hand, HouseRules, Pass, Play, Seat
from game.rules.cards import card, mask
from game.rules.deal import Deal
from game.rules.shuffle import deal_cards
from tests.rules.games import ALL_SOUTH, HEARTS_SOUTH_QUEEN_NORTH, MOON_SOUTH_JACK_NORTH, house, masks, play_out

GAMES = 10_000

# OpenSpiel's cards go by rank, then by suit in the order C D H S; its seats clockwise from 0, as ours do.
TO_THEIRS = [rank * 4 + suit for suit in (0, 1, 3, 2) for rank in range(13)]
TO_OURS = [TO_THEIRS.index(each) for each in range(52)]
DIRECTIONS = [Direction.HOLD, Direction.LEFT, Direction.ACROSS, Direction.RIGHT]


def their_game(rules: HouseRules, passing: bool, **more: bool) -> Any:
    options = {
        "pass_cards": passing,
        "no_pts_on_first_trick": rules.first_trick == "no_points",
        "must_break_hearts": rules.hearts_lead == "when_broken",
        "qs_breaks_hearts": rules.queen_breaks_hearts,
        "jd_bonus": rules.jack_of_diamonds,
    }
    return pyspiel.load_game("hearts", options | more)


def their_deal(game: Any, deal: Deal) -> Any:
    """OpenSpiel's state of a deal: it deals one card to each seat in turn."""
    state = game.new_initial_state()
    state.apply_action(DIRECTIONS.index(deal.direction))
    hands = [[TO_THEIRS[each] for each in range(52) if held >> each & 1] for held in deal.dealt]
    for place in range(13):
        for seat in range(4):
            state.apply_action(hands[seat][place])
    return state


def play_both(deal: Deal, theirs: Any, rng: Random) -> None:
    """Play a deal at random in both programs, comparing every decision and the scores."""
    for seat in SEATS if deal.is_passing else ():
        chosen = 0
        for _ in range(3):
            offered = theirs.legal_actions()
            assert theirs.current_player() == seat
            assert mask(TO_OURS[each] for each in offered) == deal.legal(seat) & ~chosen
            picked = rng.choice(offered)
            theirs.apply_action(picked)
            chosen |= 1 << TO_OURS[picked]
        deal.apply(Pass(seat, chosen))
    while not deal.is_over:
        turn = SEATS[theirs.current_player()]
        offered = theirs.legal_actions()
        assert deal.turn is turn
        assert mask(TO_OURS[each] for each in offered) == deal.legal(turn)
        picked = rng.choice(offered)
        theirs.apply_action(picked)
        deal.apply(Play(turn, TO_OURS[picked]))
    assert theirs.is_terminal()
    assert [26 - score for score in theirs.returns()] == list(deal.scores())


@pytest.mark.slow
def test_ten_thousand_random_games_agree_at_every_decision() -> None:
    rng = Random(7)
    tables = [
        HouseRules.from_dict(
            {"first_trick": first_trick, "hearts_lead": lead, "queen_breaks_hearts": queen, "jack_of_diamonds": jack}
        )
        for first_trick in ("no_points", "anything")
        for lead in ("when_broken", "any_time")
        for queen in (False, True)
        for jack in (False, True)
    ]
    games = [(rules, direction, their_game(rules, direction != "hold")) for rules in tables for direction in DIRECTIONS]
    for number in range(GAMES):
        rules, direction, game = games[number % len(games)]
        deal = Deal(deal_cards(number), direction, rules)
        play_both(deal, their_deal(game, deal), rng)


@pytest.mark.parametrize(
    ("hands", "scores"), [(ALL_SOUTH, [-10, 26, 26, 26]), (MOON_SOUTH_JACK_NORTH, [0, 26, 16, 26])]
)
def test_moons_with_the_jack_and_without_agree(hands: list[list[str]], scores: list[int]) -> None:
    rules = house(jack_of_diamonds=True)
    hand = play_out(Hand(hands, "hold", rules))
    theirs = their_deal(their_game(rules, passing=False), Deal(masks(hands), Direction.HOLD, rules))
    for plays in hand.tricks:
        for _, name in plays:
            theirs.apply_action(TO_THEIRS[card(name)])
    assert [26 - score for score in theirs.returns()] == list(hand.scores().values()) == scores


# --- where the two differ on purpose ---

# North leads the clubs; West holds the queen and all hearts but one.
QUEEN_AND_HEARTS_WEST = [
    [f"{rank}D" for rank in "AKQJT98765432"],
    ["QS", *(f"{rank}H" for rank in "AKQJT9876543")],
    [f"{rank}C" for rank in "AKQJT98765432"],
    ["2H", *(f"{rank}S" for rank in "AKJT98765432")],
]


def test_they_let_the_queen_go_first_where_hearts_come_before_her() -> None:
    rules = house(first_trick="hearts_before_queen")
    deal = Deal(masks(QUEEN_AND_HEARTS_WEST), Direction.HOLD, rules)
    theirs = their_deal(their_game(house(), passing=False), deal)
    for seat, name in ((Seat.NORTH, "2C"), (Seat.EAST, "2S"), (Seat.SOUTH, "2D")):
        deal.apply(Play(seat, card(name)))
        theirs.apply_action(TO_THEIRS[card(name)])
    their_legal = mask(TO_OURS[each] for each in theirs.legal_actions())
    assert their_legal & ~deal.legal(Seat.WEST) == 1 << card("QS")


@pytest.mark.parametrize("moon", ["shooter_subtracts", "shooter_chooses", "off"])
def test_they_count_a_moon_one_way_only(moon: str) -> None:
    ours = play_out(Hand(ALL_SOUTH, "hold", house(moon=moon))).scores("subtract")
    assert ours != play_out(Hand(ALL_SOUTH, "hold")).scores() == {"S": 0, "W": 26, "N": 26, "E": 26}
    assert "moon" not in str(sorted(their_game(house(), passing=False).get_parameters()))


def test_they_pass_card_by_card_and_seat_after_seat() -> None:
    deal = Deal(masks(ALL_SOUTH), Direction.LEFT, house())
    theirs = their_deal(their_game(house(), passing=True), deal)
    theirs.apply_action(TO_THEIRS[card("2C")])
    assert theirs.current_player() == Seat.SOUTH
    assert len(theirs.legal_actions()) == 12
    deal.apply(Pass(Seat.EAST, mask(map(card, ("AH", "KH", "QH")))))
    assert deal.chosen == (False, False, False, True)


def test_they_can_begin_with_any_club() -> None:
    deal = Deal(masks(ALL_SOUTH), Direction.HOLD, house())
    theirs = their_deal(their_game(house(), passing=False, can_lead_any_club=True), deal)
    assert mask(TO_OURS[each] for each in theirs.legal_actions()) == deal.dealt[Seat.SOUTH]
    assert deal.legal(Seat.SOUTH) == 1 << card("2C")


# East leads the two of clubs, which West takes; then West holds the queen and hearts alone, and leads.
QUEEN_AND_HEARTS_LEAD = [
    [f"{rank}S" for rank in "AKJT98765432"] + ["3C"],
    ["AC", "QS", *(f"{rank}H" for rank in "AKQJT987654")],
    [f"{rank}D" for rank in "AKQJT9876543"] + ["4C"],
    ["2C", "2D", "2H", "3H", *(f"{rank}C" for rank in "KQJT98765")],
]


@pytest.mark.parametrize("instead", [False, True])
def test_they_can_let_a_heart_be_led_instead_of_the_queen(instead: bool) -> None:
    deal = Deal(masks(QUEEN_AND_HEARTS_LEAD), Direction.HOLD, house())
    theirs = their_deal(their_game(house(), passing=False, can_lead_hearts_instead_of_qs=instead), deal)
    for seat, name in ((Seat.EAST, "2C"), (Seat.SOUTH, "3C"), (Seat.WEST, "AC"), (Seat.NORTH, "4C")):
        deal.apply(Play(seat, card(name)))
        theirs.apply_action(TO_THEIRS[card(name)])
    assert deal.legal(Seat.WEST) == 1 << card("QS")
    assert (mask(TO_OURS[each] for each in theirs.legal_actions()) == deal.legal(Seat.WEST)) is not instead


def test_they_can_reward_a_seat_without_a_trick() -> None:
    hand = play_out(Hand(HEARTS_SOUTH_QUEEN_NORTH, "hold"))
    deal = Deal(masks(HEARTS_SOUTH_QUEEN_NORTH), Direction.HOLD, house())
    theirs = their_deal(their_game(house(), passing=False, avoid_all_tricks_bonus=True), deal)
    for plays in hand.tricks:
        for _, name in plays:
            theirs.apply_action(TO_THEIRS[card(name)])
    assert (hand.taken["W"], hand.taken["E"]) == ([], [])
    assert hand.scores() == {"S": 13, "W": 0, "N": 13, "E": 0}
    assert [26 - score for score in theirs.returns()] == [13, -5, 13, -5]
