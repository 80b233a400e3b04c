"""How long the computer levels take to decide: on CPython, and handed over as text to a page's Python."""

from time import perf_counter

from game.players.levels import Level, make_player
from game.rules import Phase
from tests.players.tables import positions


def decision_times(level: str, count: int) -> list[list[float]]:
    """Decisions in random positions over random house rules: of each the whole and its longest slice, in milliseconds.

    Forced cards are left out.
    """
    times = []
    for match, view in positions(5, 20 * count):
        if view.phase is Phase.CHOOSING_MOON or (view.phase is Phase.PLAYING and view.legal.bit_count() < 2):
            continue
        thinking = make_player(Level(level), view.seat, match.seed).think(view)
        slices = []
        while True:
            start = perf_counter()
            over = next(thinking, None) is None
            slices.append(1000 * (perf_counter() - start))
            if over:
                break
        times.append([sum(slices), max(slices)])
        if len(times) == count:
            break
    return times
