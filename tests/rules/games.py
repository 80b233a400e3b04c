"""Random games, random house rules and hands that play themselves, for the tests of the rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from hypothesis import strategies as st

from game.rules import (
    ChooseMoon,
    FirstTrick,
    Hand,
    HeartsLead,
    HouseRules,
    Match,
    Moon,
    MoonChoice,
    Move,
    NextHand,
    Pass,
    PassCycle,
    Phase,
    Play,
    Tie,
)
from game.rules.cards import CardMask, card, mask

NO_CARD = "is no card: write a rank of 23456789TJQKA and a suit of CDSH, as in QS."

houses = st.builds(
    HouseRules,
    game_length=st.sampled_from([1, 13, 26, 50, 100]),
    pass_cycle=st.sampled_from(PassCycle),
    first_trick=st.sampled_from(FirstTrick),
    queen_breaks_hearts=st.booleans(),
    hearts_lead=st.sampled_from(HeartsLead),
    moon=st.sampled_from(Moon),
    jack_of_diamonds=st.booleans(),
    tie=st.sampled_from(Tie),
)


def house(**options: object) -> HouseRules:
    """House rules from plain words, as an outside program would write them."""
    return HouseRules.from_dict(options)


def random_house(rng: Random, length: int) -> HouseRules:
    """House rules at random, of one game length."""
    return HouseRules(
        game_length=length,
        pass_cycle=rng.choice(list(PassCycle)),
        first_trick=rng.choice(list(FirstTrick)),
        queen_breaks_hearts=rng.random() < 0.5,
        hearts_lead=rng.choice(list(HeartsLead)),
        moon=rng.choice(list(Moon)),
        jack_of_diamonds=rng.random() < 0.5,
        tie=rng.choice(list(Tie)),
    )


def random_move(match: Match, rng: Random) -> Move:
    """A legal move of a match that is not over."""
    phase = match.phase
    if phase is Phase.SUMMARY:
        return NextHand()
    seat = rng.choice(match.to_act)
    legal = [card(name) for name in match.hand.legal(seat)]
    if phase is Phase.PASSING:
        return Pass(seat, mask(rng.sample(legal, 3)))
    if phase is Phase.PLAYING:
        return Play(seat, rng.choice(legal))
    return ChooseMoon(seat, rng.choice(list(MoonChoice)))


def play_on(match: Match, rng: Random, moves: int) -> None:
    """Make so many random moves, fewer where the game ends."""
    for _ in range(moves):
        if match.is_over:
            return
        match.apply(random_move(match, rng))


def random_game(seed: int, house: HouseRules | None = None, names: dict[str, str] | None = None) -> Match:
    """A finished game of random moves."""
    match, rng = Match(seed, house, names), Random(seed)
    play_on(match, rng, 100_000)
    return match


# --- hands that play themselves: every seat plays the first legal card of its list ---

SUITS = {suit: [rank + suit for rank in "AKQJT98765432"] for suit in "CDSH"}

# South holds the clubs and takes everything: all 26, and the jack of diamonds.
ALL_SOUTH = [["2C", *SUITS["C"][:-1]], SUITS["D"], SUITS["S"], SUITS["H"]]

# South takes the thirteen hearts, North the queen with the last trick.
HEARTS_SOUTH_QUEEN_NORTH = [
    [*SUITS["C"][:11], "AH", "2S"],
    ["3C", *SUITS["D"][:11], "2H"],
    ["AS", "KS", *SUITS["S"][3:12], "3D", "QS"],
    ["2C", *SUITS["H"][1:12], "2D"],
]

# South takes the queen and twelve hearts, East the two of hearts with the last trick; hearts fall on the first trick.
TWELVE_AND_QUEEN_SOUTH = [
    [*SUITS["C"][:12], "2D"],
    ["2C", "2S", *SUITS["D"][1:12]],
    [*SUITS["S"][:12], "2H"],
    [*SUITS["H"][:12], "AD"],
]

# South shoots the moon, and North takes the jack of diamonds with the last trick.
MOON_SOUTH_JACK_NORTH = [
    [*SUITS["C"][:11], "AH", "2D"],
    ["3C", "AD", "KD", "QD", *SUITS["D"][4:11], "2H", "AS"],
    ["QS", "KS", *SUITS["S"][3:12], "3D", "JD"],
    ["2C", *SUITS["H"][1:12], "2S"],
]

# South takes the queen and three hearts, 16 points; West the other ten hearts and the jack of diamonds.
SIXTEEN_SOUTH_JACK_WEST = [
    ["AC", "KC", "QC", "JC", "2D", "7C", "3D", "4D", "5D", "6D", "7D", "8D", "9D"],
    ["3C", "4C", "5C", "6C", "AD", "AS", "KS", *SUITS["S"][3:9]],
    ["8C", "9C", "TC", "QS", "JD", "5S", "4S", "3S", "2S", "TD", "QD", "KD", "2H"],
    ["2C", *SUITS["H"][:12]],
]


def turned(hands: list[list[str]], places: int) -> list[list[str]]:
    """The same hands, so many seats further round to the left."""
    return [hands[(seat - places) % 4] for seat in range(4)]


def before_left_pass(hands: list[list[str]]) -> list[list[str]]:
    """Hands that become these when every seat passes its last three cards to the left."""
    return [hands[seat][3:] + hands[(seat + 1) % 4][:3] for seat in range(4)]


def play_out(hand: Hand) -> Hand:
    """Let every seat play its first legal card until the hand is over."""
    while not hand.is_over:
        seat = hand.turn
        assert seat is not None
        hand.play(seat, hand.legal(seat)[0])
    return hand


def masks(hands: list[list[str]]) -> tuple[CardMask, ...]:
    """The hands as bit masks."""
    return tuple(mask(card(name) for name in held) for held in hands)


@contextmanager
def dealing(*deals: list[list[str]]) -> Iterator[None]:
    """Matches deal these hands, one after the other, and the last for ever."""
    dealt = [masks(hands) for hands in deals]
    with patch("game.rules.match.deal_cards", lambda seed, number: dealt[min(number, len(dealt)) - 1]):
        yield


def play_hand(match: Match, hands: list[list[str]]) -> None:
    """Play the match's hand to its end: every seat plays the first card of `hands` that it may."""
    for _ in range(52):
        turn = match.hand.turn
        assert turn is not None
        legal = match.hand.legal(turn)
        match.apply(f"play {turn} {next(name for name in hands['SWNE'.index(turn)] if name in legal)}")
