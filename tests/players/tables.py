"""Matches for tests: random house rules, and random positions on the way through a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.rules import HouseRules, Match, Moon, NextHand, Pass, Phase, Play, SeatView
from game.rules.cards import cards_of
from game.rules.house import FirstTrick, HeartsLead, MoonChoice, PassCycle, Tie
from game.rules.moves import ChooseMoon, Move


def random_house(chance: random.Random) -> HouseRules:
    """Any house rules."""
    return HouseRules(
        game_length=chance.choice((30, 50, 100)),
        pass_cycle=chance.choice(list(PassCycle)),
        first_trick=chance.choice(list(FirstTrick)),
        queen_breaks_hearts=chance.random() < 0.5,
        hearts_lead=chance.choice(list(HeartsLead)),
        moon=chance.choice(list(Moon)),
        jack_of_diamonds=chance.random() < 0.5,
        tie=chance.choice(list(Tie)),
    )


def random_move(view: SeatView, chance: random.Random) -> Move:
    """Any legal move of a seat that owes one. Now and then it hoards points, so that moons happen too."""
    if view.phase is Phase.PASSING:
        return Pass(view.seat, sum(1 << card for card in chance.sample(cards_of(view.hand), 3)))
    if view.phase is Phase.CHOOSING_MOON:
        return ChooseMoon(view.seat, chance.choice(list(MoonChoice)))
    cards = cards_of(view.legal)
    hoards = view.seat == view.hand_number % 4
    return Play(view.seat, max(cards, key=lambda card: card % 13) if hoards else chance.choice(cards))


def positions(seed: int, count: int) -> Iterator[tuple[Match, SeatView]]:
    """This many positions of games over random house rules, each with the view of the seat that owes a move.

    The match may be looked at but not moved on.
    """
    chance = random.Random(seed)
    found = 0
    while True:
        match = Match(chance.randrange(1 << 32), random_house(chance))
        while not match.is_over:
            if match.phase is Phase.SUMMARY:
                match.apply(NextHand())
                continue
            view = match.view(match.to_act[0])
            yield match, view
            found += 1
            if found == count:
                return
            match.apply(random_move(view, chance))
