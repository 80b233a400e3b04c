"""A network that imitates the steady level, to train against: the rules of thumb themselves are too slow for that.

    python -m game.players.training.imitation --out RUN/steady.pt --hands 20000 --seed 1

Four steady players play real matches, a few with a seat that grabs points and all with some random cards, so that odd
positions come up too; the network learns by cross-entropy which card steady takes in each. Prints how often it agrees
on decisions it has not seen.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from game.players.features import facts
from game.players.player import decide
from game.players.scene import Scene
from game.players.steady import SteadyPlayer
from game.players.taste import taste_of
from game.players.training.library import FEATURES
from game.players.training.model import Network, as_facts, legal_only
from game.players.training.simulator import Ints, Masks, Rows
from game.rules import HouseRules, Match, Moon, NextHand, Pass, Phase, Play, SeatView
from game.rules.cards import Card, CardMask, cards_of
from game.rules.house import FirstTrick, HeartsLead
from game.rules.moves import Move
from game.rules.seats import SEATS

CLASSIC_SHARE = 0.7
GRABBER_SHARE = 0.15
RANDOM_SHARE = 0.05
EPOCHS = 4
BATCH = 2048
LEARNING_RATE = 2e-3
TESTED_SHARE = 0.05


class Notebook:
    """Decisions with the card that was chosen."""

    def __init__(self) -> None:
        self._facts: list[bytes] = []
        self._legal: list[CardMask] = []
        self._chosen: list[Card] = []

    def note(self, view: SeatView, move: Move) -> None:
        """Take down a move. A pass is three picks, the lowest card first."""
        scene = Scene.of_view(view)
        if isinstance(move, Play) and view.legal.bit_count() > 1:
            self._add(scene, view.legal, move.card)
        elif isinstance(move, Pass):
            for card in cards_of(move.cards):
                self._add(scene, view.hand & ~scene.passed[view.seat], card)
                scene.passed[view.seat] |= 1 << card

    def _add(self, scene: Scene, legal: CardMask, card: Card) -> None:
        self._facts.append(facts(scene).to_bytes(FEATURES // 8, "little"))
        self._legal.append(legal)
        self._chosen.append(card)

    def arrays(self) -> tuple[Rows, Masks, Ints]:
        """All of it: rows of facts, masks of legal cards, chosen cards."""
        packed = np.frombuffer(b"".join(self._facts), np.uint8).reshape(-1, FEATURES // 8)
        rows = np.unpackbits(packed, axis=1, bitorder="little")
        return rows, np.array(self._legal, np.uint64), np.array(self._chosen, np.int32)


def watched_hands(count: int, seed: int) -> Notebook:
    """Let steady players play this many hands, and note what steady would do at each decision."""
    chance = random.Random(seed)
    steady = [SteadyPlayer(taste_of(seat)) for seat in SEATS]
    notebook = Notebook()
    hands = 0
    while hands < count:
        match = Match(chance.randrange(1 << 32), _random_house(chance))
        grabbers = [chance.random() < GRABBER_SHARE for _ in SEATS]
        for _ in range(4):
            while match.phase in (Phase.PASSING, Phase.PLAYING):
                seat = match.to_act[0]
                view = match.view(seat)
                move = decide(steady[seat], view)
                notebook.note(view, move)
                if isinstance(move, Play):
                    if grabbers[seat]:
                        move = Play(seat, max(cards_of(view.legal), key=lambda card: card % 13))
                    elif chance.random() < RANDOM_SHARE:
                        move = Play(seat, chance.choice(cards_of(view.legal)))
                match.apply(move)
            if match.phase is Phase.CHOOSING_MOON:
                match.apply(f"moon {match.to_act[0].letter} add")
            hands += 1
            if match.is_over:
                break
            match.apply(NextHand())
    return notebook


def _random_house(chance: random.Random) -> HouseRules:
    if chance.random() < CLASSIC_SHARE:
        return HouseRules(game_length=1000)
    return HouseRules(
        game_length=1000,
        first_trick=chance.choice(list(FirstTrick)),
        queen_breaks_hearts=chance.random() < 0.5,
        hearts_lead=chance.choice(list(HeartsLead)),
        moon=chance.choice(list(Moon)),
        jack_of_diamonds=chance.random() < 0.5,
    )


def learned(rows: Rows, legal: Masks, chosen: Ints, seed: int) -> Network:
    """A network that was shown these choices."""
    torch.manual_seed(seed)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    steps = EPOCHS * (len(rows) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, LEARNING_RATE, total_steps=steps)
    for _ in range(EPOCHS):
        order = torch.randperm(len(rows)).numpy()
        for start in range(0, len(order) - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            output = legal_only(network(as_facts(rows[some])), legal[some])
            loss = functional.cross_entropy(output, torch.from_numpy(chosen[some]).long())
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
    return network


def agreement(network: Network, rows: Rows, legal: Masks, chosen: Ints) -> float:
    """The share of decisions in which the network takes the card that was chosen."""
    with torch.no_grad():
        output = legal_only(network(as_facts(rows)), legal)
    return float((output.argmax(1).numpy() == chosen).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    rows, legal, chosen = watched_hands(options.hands, options.seed).arrays()
    tested = int(len(rows) * TESTED_SHARE)
    network = learned(rows[tested:], legal[tested:], chosen[tested:], options.seed)
    torch.save(network.state_dict(), options.out)
    share = agreement(network, rows[:tested], legal[:tested], chosen[:tested])
    print(f"{len(rows)} decisions; of those not shown, it takes steady's card in {share:.1%}")


if __name__ == "__main__":
    main()
