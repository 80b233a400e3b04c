"""Deep Monte-Carlo self-play: play hands, then teach the network what each chosen card brought.

What it brought is the final margin of the hand, softened by what the network itself expected at the seat's later
decisions (a lambda return, Sutton 1988): that is less noisy than the end alone.

    python -m game.players.training.imitation --out FOLDER/steady.pt
    python -m game.players.training.train --folder FOLDER --hands 10000000 --seed 1
    python -m game.players.training.train --folder FOLDER --hands 12000000 --seed 1 --dread 30

FOLDER keeps `state.pt` (everything to go on with), `curve.jsonl` (a line at each evaluation) and `step-N.pt` (averaged
weights along the way). Run the same command again to go on after a stop: the schedule counts hands, never time, so a
busy machine makes it slower and changes nothing else. The second command goes on where the first has ended, and teaches
more dread of moons: tables of four networks then have fewer of them.
"""

from __future__ import annotations

import argparse
import copy
import json
import signal
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from game.players.training.baseline import baseline_policy
from game.players.training.duel import Policy, duel
from game.players.training.export import read_weights
from game.players.training.model import POINTS, Network, as_facts, best_cards, values
from game.players.training.simulator import MOON, MOON_OFF_FIELD, Kind, Rows, Table
from game.players.training.tables import random_houses, random_seatings

GAMES = 2048
BATCH = 4096
LEARNING_RATE = 1.2e-3
HELD_SHARE = 0.4
AVERAGING = 0.999
CARRY = 0.8
"""How much of a later outcome is carried back over each decision; the rest is what the network expected there."""
DREAD = 12.0
"""Points by which suffering a moon counts worse than it scores. Stopping one costs the stopper alone and saves three
seats, so plain margins teach everybody to leave it to the next; with this they share the work."""
EVALUATE_EVERY = 300_000
"""Hands between lines of the curve."""
KEEP_EVERY = 1_500_000
"""Hands between kept copies of the averaged weights; each becomes the older rival of what comes after it."""


@dataclass
class Schedule:
    """What changes with progress (0 to 1): learning rate, temperature in points, share of random cards."""

    progress: float

    @property
    def rate(self) -> float:
        return LEARNING_RATE * max(0.01, min(1.0, (1 - self.progress) / (1 - HELD_SHARE)))

    @property
    def temperature(self) -> float:
        return max(0.05, 0.6 - 0.55 * self.progress / 0.85)

    @property
    def random_share(self) -> float:
        return max(0.0, 0.03 * (1 - self.progress / 0.85))


@dataclass(frozen=True)
class Lessons:
    """Decisions of one round of games with what they brought (in the network's unit)."""

    rows: Rows
    cards: torch.Tensor
    worth: torch.Tensor


class Training:
    """One run: the network, its running average, the optimiser, and how far it has come."""

    def __init__(self, seed: int, steady: Network, dread: float = DREAD) -> None:
        """`steady` imitates the steady level (imitation.py); `dread` is in points, see `DREAD`."""
        torch.manual_seed(seed)
        self.rng = np.random.default_rng(seed)
        self.network = Network()
        self.average = copy.deepcopy(self.network)
        self.older: Network | None = None
        self.steady = steady
        self.dread = dread
        self.optimiser = torch.optim.Adam(self.network.parameters(), LEARNING_RATE, betas=(0.9, 0.99), foreach=True)
        self.updates = 0
        self.hands = 0
        self.seconds = 0.0
        self.table = Table(GAMES)

    def round(self, schedule: Schedule) -> float:
        """Play one round of games and learn from it once. Returns the mean squared error."""
        lessons = self._play(schedule)
        for group in self.optimiser.param_groups:
            group["lr"] = schedule.rate
        order = torch.randperm(len(lessons.rows))
        total, steps = 0.0, 0
        for start in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            output = self.network(as_facts(lessons.rows[chosen.numpy()]))
            predicted = output.gather(1, lessons.cards[chosen][:, None])[:, 0]
            loss = functional.mse_loss(predicted, lessons.worth[chosen])
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            self.optimiser.step()
            self._average()
            total += loss.item()
            steps += 1
        return total / max(1, steps)

    def _average(self) -> None:
        self.updates += 1
        keep = min(AVERAGING, self.updates / (self.updates + 20.0))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.network.parameters()), 1 - keep)

    def _play(self, schedule: Schedule) -> Lessons:
        houses = random_houses(GAMES, self.rng)
        seatings = random_seatings(GAMES, self.rng, schedule.progress, self.older is not None)
        self.table.deal(int(self.rng.integers(1 << 60)), seatings.kinds, houses)
        rows, cards, games, seats, expected = [], [], [], [], []
        while len((waiting := self.table.waiting()).games):
            chosen = np.zeros(len(waiting.games), np.int32)
            mine = np.flatnonzero(waiting.kinds == Kind.NETWORK)
            is_rival, is_steady = waiting.kinds == Kind.OTHER_NETWORK, seatings.steady[waiting.games]
            for rival, asked in ((self.older, is_rival & ~is_steady), (self.steady, is_rival & is_steady)):
                theirs = np.flatnonzero(asked)
                if len(theirs) and rival is not None:
                    chosen[theirs] = best_cards(rival, waiting.rows[theirs], waiting.legal[theirs])
            if len(mine):
                seen = waiting.rows[mine]
                worth = values(self.network, seen, waiting.legal[mine])
                picked = self._explore(worth, schedule)
                expected.append(worth.gather(1, picked[:, None])[:, 0].numpy())
                chosen[mine] = picked.numpy()
                rows.append(seen)
                cards.append(picked)
                games.append(waiting.games[mine])
                seats.append(waiting.seats[mine])
            self.table.play(waiting.games.copy(), chosen)
        ahead, points = self.table.results()
        shot = (points == MOON) & (houses[:, MOON_OFF_FIELD] == 0)[:, None]
        ahead[shot.any(1)[:, None] & ~shot] -= self.dread
        self.hands += GAMES
        brought = []
        for game, seat, guess in zip(reversed(games), reversed(seats), reversed(expected), strict=True):
            brought.append(ahead[game, seat])
            ahead[game, seat] = CARRY * brought[-1] + (1 - CARRY) * guess
        lessons = np.concatenate(brought[::-1]) / POINTS
        return Lessons(np.concatenate(rows), torch.cat(cards), torch.from_numpy(lessons))

    def _explore(self, worth: torch.Tensor, schedule: Schedule) -> torch.Tensor:
        """Cards drawn by softmax of their worth, now and then any legal card."""
        noise = torch.empty_like(worth).exponential_().log_()
        picked = (worth / schedule.temperature - noise).argmax(1)
        anything = torch.rand_like(worth).masked_fill_(worth < -1e8, -1.0).argmax(1)
        return torch.where(torch.rand(len(worth)) < schedule.random_share, anything, picked)

    def save(self, path: Path) -> None:
        """Keep everything needed to go on; the file is replaced in one step."""
        state = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "older": self.older.state_dict() if self.older else None,
            "optimiser": self.optimiser.state_dict(),
            "updates": self.updates,
            "hands": self.hands,
            "seconds": self.seconds,
            "rng": self.rng.bit_generator.state,
            "torch": torch.get_rng_state(),
        }
        fresh = path.with_suffix(".new")
        torch.save(state, fresh)
        fresh.replace(path)

    def restore(self, path: Path) -> None:
        """Go on from a kept state."""
        state = torch.load(path, weights_only=False)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        if state["older"]:
            self.older = Network()
            self.older.load_state_dict(state["older"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.updates, self.hands, self.seconds = state["updates"], state["hands"], state["seconds"]
        self.rng.bit_generator.state = state["rng"]
        torch.set_rng_state(state["torch"])


def network_policy(network: Network) -> Policy:
    """Greedy play of a network."""
    return lambda rows, legal: best_cards(network, rows, legal)


def evaluate(training: Training, baseline: Path | None) -> dict[str, object]:
    """Duplicate duels of the averaged network: with three rule players, imitations of steady, bold shooters, itself,
    and the baseline."""
    me = network_policy(training.average)

    def against(rival: Network) -> dict[Kind, Policy]:
        return {Kind.NETWORK: me, Kind.OTHER_NETWORK: network_policy(rival)}

    result: dict[str, object] = {
        "processor_minutes": round(training.seconds / 60, 1),
        "hands": training.hands,
        "updates": training.updates,
        "rules": duel(1500, 777, Kind.NETWORK, Kind.RULES, {Kind.NETWORK: me}).rounded(),
        "steady": duel(1500, 776, Kind.NETWORK, Kind.OTHER_NETWORK, against(training.steady)).rounded(),
        "bold": duel(500, 779, Kind.NETWORK, Kind.BOLD, {Kind.NETWORK: me}).rounded(),
        "itself": duel(1000, 778, Kind.NETWORK, Kind.NETWORK, {Kind.NETWORK: me}).rounded(),
    }
    if baseline is not None:
        policies = {Kind.NETWORK: me, Kind.OTHER_NETWORK: baseline_policy(baseline)}
        result["baseline"] = duel(1500, 780, Kind.NETWORK, Kind.OTHER_NETWORK, policies).rounded()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--hands", type=int, default=10_000_000, help="length of the whole schedule")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dread", type=float, default=DREAD, help="points by which suffering a moon counts worse")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--baseline", type=Path, help="a network to be compared with (see baseline.py)")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    options.folder.mkdir(parents=True, exist_ok=True)
    state = options.folder / "state.pt"
    training = Training(options.seed, read_weights(options.folder / "steady.pt"), options.dread)
    if state.exists():
        training.restore(state)
    run(training, options.folder, options.hands, options.baseline)


def run(training: Training, folder: Path, length: int, baseline: Path | None) -> None:
    """Train to the end of a schedule of this many hands, keeping states and the curve in the folder."""
    stop = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    while training.hands < length and not stop.is_set():
        before = training.hands
        started = time.process_time()
        error = training.round(Schedule(before / length))
        training.seconds += time.process_time() - started
        done = training.hands >= length
        if done or training.hands // EVALUATE_EVERY > before // EVALUATE_EVERY:
            line = evaluate(training, baseline) | {"error": round(error, 4)}
            with (folder / "curve.jsonl").open("a") as curve:
                curve.write(json.dumps(line) + "\n")
            training.save(folder / "state.pt")
        if done or training.hands // KEEP_EVERY > before // KEEP_EVERY:
            torch.save(training.average.state_dict(), folder / f"step-{training.hands}.pt")
            training.older = copy.deepcopy(training.average)
    training.save(folder / "state.pt")


if __name__ == "__main__":
    main()
