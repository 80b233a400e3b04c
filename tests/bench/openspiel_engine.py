"""OpenSpiel's own players of Hearts as an engine for the arena: random, and information-set Monte-Carlo tree search.

    python -m venv VENV && VENV/bin/pip install open_spiel
    python -m game.players.arena --hands 400 \\
        --seats "master,cmd:VENV/bin/python tests/bench/openspiel_engine.py ismcts --simulations 1000,..."

Runs on its own, in a Python that has `open_spiel`. It plays default house rules, which is what OpenSpiel's Hearts can
express. Before each answer it lays out a whole deal that fits everything this seat has seen, replays the hand on it and
hands the state to the bot, which resamples the hidden cards itself.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import dataclass, field
from typing import Any

import pyspiel

SEATS = "SWNE"
ME = 0
RANKS = "23456789TJQKA"
SUITS = "CDHS"  # OpenSpiel's order: action = rank * 4 + suit
RULES = {
    "pass_cards": True,
    "no_pts_on_first_trick": True,
    "can_lead_any_club": False,
    "jd_bonus": False,
    "avoid_all_tricks_bonus": False,
    "qs_breaks_hearts": False,
    "must_break_hearts": True,
    "can_lead_hearts_instead_of_qs": False,
}
STEPS = {"left": 1, "across": 2, "right": 3, "hold": 0}
PASS_ACTIONS = {"hold": 0, "left": 1, "across": 2, "right": 3}


def action_of(card: str) -> int:
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])


def card_of(action: int) -> str:
    return RANKS[action // 4] + SUITS[action % 4]


@dataclass
class Seen:
    """One hand as this seat has seen it. Seats are numbers clockwise from this seat, cards are OpenSpiel's actions.

    The seat is OpenSpiel's player 0, since the other players' searches break down while passing.
    """

    dealt: set[int]
    direction: str
    passed: set[int] = field(default_factory=set)
    received: set[int] = field(default_factory=set)
    plays: list[tuple[int, int]] = field(default_factory=list)

    @property
    def my_cards(self) -> set[int]:
        """My hand as it was when the play began."""
        return (self.dealt - self.passed) | self.received

    def voids(self) -> list[set[int]]:
        """The suits each seat has shown not to hold."""
        lacking: list[set[int]] = [set() for _ in SEATS]
        for start in range(0, len(self.plays), 4):
            trick = self.plays[start : start + 4]
            led = trick[0][1] % 4
            for seat, card in trick[1:]:
                if card % 4 != led:
                    lacking[seat].add(led)
        return lacking


def hands_at_play(seen: Seen, chance: random.Random) -> list[set[int]]:
    """Hands after the pass that fit what was seen: cards played, my pass to its receiver, and voids."""
    step = STEPS[seen.direction]
    hands: list[set[int]] = [{card for seat, card in seen.plays if seat == each} for each in range(4)]
    hands[ME] = set(seen.my_cards)
    if step:
        hands[(ME + step) % 4] |= seen.passed
    free = sorted(set(range(52)) - set().union(*hands))
    lacking = seen.voids()
    for _ in range(200):
        trial = [set(hand) for hand in hands]
        chance.shuffle(free)
        free.sort(key=lambda card: sum(card % 4 not in lacking[seat] for seat in range(4) if seat != ME))
        for card in free:
            seats = [s for s in range(4) if len(trial[s]) < 13 and card % 4 not in lacking[s]]
            if not seats:
                break
            trial[chance.choices(seats, [13 - len(trial[s]) for s in seats])[0]].add(card)
        else:
            return trial
    raise RuntimeError("no deal fits what was seen")


def whole_state(game: Any, seen: Seen, chance: random.Random) -> Any:
    """An OpenSpiel state with a deal that fits, played up to now."""
    step = STEPS[seen.direction]
    state = game.new_initial_state()
    state.apply_action(PASS_ACTIONS[seen.direction])
    passes: list[set[int]] = [set() for _ in SEATS]
    passing = step and not seen.passed
    if passing:
        rest = sorted(set(range(52)) - seen.dealt)
        chance.shuffle(rest)
        dealt = [set(seen.dealt), *({rest.pop() for _ in range(13)} for _ in range(3))]
    else:
        hands = hands_at_play(seen, chance)
        if step:
            for giver in range(4):
                receiver = (giver + step) % 4
                if giver == ME:
                    passes[giver] = seen.passed
                elif receiver == ME:
                    passes[giver] = seen.received
                else:
                    passes[giver] = set(chance.sample(sorted(hands[receiver]), 3))
        dealt = [(hands[s] - passes[(s - step) % 4]) | passes[s] for s in range(4)] if step else hands
    piles = [sorted(hand) for hand in dealt]
    for place in range(52):
        state.apply_action(piles[place % 4][place // 4])
    if passing:
        return state
    for cards in passes:
        for card in sorted(cards):
            state.apply_action(card)
    for _, card in seen.plays:
        state.apply_action(card)
    return state


class Bot:
    """Answers from a state: at random, or by search."""

    def __init__(self, kind: str, simulations: int, seed: int) -> None:
        self._chance = random.Random(seed)
        self.game = pyspiel.load_game("hearts", RULES)
        self._search = None
        if kind == "ismcts":
            self._evaluator = pyspiel.RandomRolloutEvaluator(1, seed)  # the bot does not keep it alive
            self._search = pyspiel.ISMCTSBot(
                seed,
                self._evaluator,
                2.0 * 26,
                simulations,
                -1,
                pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                False,
                True,
            )

    def card(self, seen: Seen, allowed: list[int]) -> int:
        if self._search is None or len(allowed) == 1:
            return self._chance.choice(allowed)
        return self.best(whole_state(self.game, seen, self._chance), allowed)

    def best(self, state: Any, allowed: list[int]) -> int:
        action = int(self._search.step(state))  # type: ignore[union-attr]
        if action not in allowed:
            raise RuntimeError(f"the bot chose {card_of(action)} of {[card_of(each) for each in allowed]}")
        return action

    def three(self, seen: Seen) -> list[int]:
        if self._search is None:
            return self._chance.sample(sorted(seen.dealt), 3)
        state = whole_state(self.game, seen, self._chance)
        chosen: list[int] = []
        for _ in range(3):
            chosen.append(self.best(state, sorted(seen.dealt - set(chosen))))
            state.apply_action(chosen[-1])
        return chosen


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=("random", "ismcts"))
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    bot = Bot(options.kind, options.simulations, options.seed)
    me = 0
    seen = Seen(set(), "hold")
    for line in sys.stdin:
        message = json.loads(line)
        if "new" in message:
            me = SEATS.index(message["new"]["seat"])
        elif "deal" in message:
            deal = message["deal"]
            seen = Seen({action_of(card) for card in deal["hand"]}, deal["direction"])
        elif "pass?" in message:
            chosen = bot.three(seen)
            seen.passed = set(chosen)
            print(json.dumps({"pass": [card_of(card) for card in chosen]}), flush=True)
        elif "received" in message:
            seen.received = {action_of(card) for card in message["received"]}
        elif "played" in message:
            played = message["played"]
            seen.plays.append(((SEATS.index(played["seat"]) - me) % 4, action_of(played["card"])))
        elif "play?" in message:
            allowed = [action_of(card) for card in message["play?"]]
            print(json.dumps({"play": card_of(bot.card(seen, allowed))}), flush=True)
        elif "bye" in message:
            return


if __name__ == "__main__":
    main()
