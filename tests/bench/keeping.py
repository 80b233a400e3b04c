"""How long it takes to keep the game in play after a move: on CPython in memory, in a page's Python in localStorage."""

import random
import sys
from time import perf_counter

from game.players.levels import Level
from game.rules import HouseRules, Match, NextHand, Phase
from game.table.kept_game import KEY, GameKeeper
from tests.players.tables import random_move

LONGEST = HouseRules(game_length=150)


class DeviceTexts:
    """The page's localStorage where there is one, otherwise a dict."""

    kept = True

    def __init__(self) -> None:
        self._memory: dict[str, str] = {}
        self._page = None
        if sys.platform == "emscripten":
            import js  # type: ignore[import-not-found]

            self._page = js.localStorage

    def load(self, key: str) -> str | None:
        return self._memory.get(key)

    def save(self, key: str, text: str) -> bool:
        self._memory[key] = text
        if self._page is not None:
            self._page.setItem(key, text)
        return True

    def remove(self, key: str) -> None:
        self._memory.pop(key, None)


def save_times(seed: int) -> list[list[float]]:
    """Keep a game of the greatest length after each of its moves: of each the milliseconds and the bytes written."""
    chance = random.Random(seed)
    match = Match(seed, LONGEST)
    texts = DeviceTexts()
    keeper = GameKeeper(texts)
    saves = []
    while not match.is_over:
        match.apply(NextHand() if match.phase is Phase.SUMMARY else random_move(match.view(match.to_act[0]), chance))
        start = perf_counter()
        keeper.save(match, Level.SHARP)
        saves.append([1000 * (perf_counter() - start), float(len((texts.load(KEY) or "").encode()))])
    return saves
