"""The second visit goes on from a memory that the first one left, and does without where that is not to be trusted."""

from __future__ import annotations

import pytest

from tests.browser.game_page import GamePage
from tests.browser.test_game import my_move
from tests.browser.test_offline import Visit, again, assert_plays, host, other, visit, wait_until

__all__ = ["host", "other", "visit"]

FIND = "async () => (await caches.keys()).find((name) => name.endsWith(' memory'))"
IS_MADE = f"""async () => {{
  const name = await ({FIND})();
  return Boolean(name) && (await (await caches.open(name)).keys()).length > 0;
}}"""
IS_THERE = f"async () => !!(await ({FIND})())"
IS_USED = "() => performance.getEntriesByName('hearts:recalled').length === 1"


def with_memory(visit: Visit) -> GamePage:
    """A device on which a first visit has left a memory."""
    game = visit()
    wait_until(game.page, IS_MADE)
    return game


def test_the_second_visit_goes_on_from_the_memory_and_plays(visit: Visit) -> None:
    game = with_memory(visit)
    assert not game.page.evaluate(IS_USED)
    again(game)
    assert game.page.evaluate(IS_USED)
    assert_plays(game)
    assert not game.errors


def test_each_visit_from_the_same_memory_deals_other_cards(visit: Visit) -> None:
    game = with_memory(visit)
    hands = []
    for _ in range(2):
        game.page.evaluate("localStorage.clear()")  # or the second visit goes on with the first's game
        game.page.goto(f"{game.base[0]}?embed=1&speed=instant")
        game.wait_for_title()
        assert game.page.evaluate(IS_USED)
        hands.append(game.wait_for(my_move).hand)
    assert hands[0] != hands[1]


@pytest.mark.parametrize(
    "spoil",
    ["image.slice(0, 1000)", "image.fill(0)", "image.fill(7, 4000)", "image.fill(255, 3_000_000, 20_000_000)"],
    ids=["cut", "empty", "scribbled-over", "torn"],
)
def test_a_memory_that_is_no_good_is_thrown_away_and_the_game_starts_without(visit: Visit, spoil: str) -> None:
    game = with_memory(visit)
    game.page.evaluate(
        f"""async () => {{
          const cache = await caches.open(await ({FIND})());
          const [key] = await cache.keys();
          const kept = await cache.match(key);
          const image = new Uint8Array(await kept.arrayBuffer());
          await cache.put(key, new Response({spoil}, {{ headers: kept.headers }}));
        }}"""
    )
    game.page.goto(f"{game.base[0]}?seed=7&speed=instant")
    game.wait_for_title()
    assert not game.page.evaluate(IS_USED)
    assert_plays(game)


def test_a_start_that_never_ended_is_tried_without_the_memory_the_next_time(visit: Visit) -> None:
    game = with_memory(visit)
    game.page.evaluate("sessionStorage.setItem('hearts:taking', 'now')")
    again(game)
    assert not game.page.evaluate(IS_USED)
    assert_plays(game)


def test_a_game_that_stumbles_throws_the_memory_away(visit: Visit) -> None:
    game = with_memory(visit)
    game.page.evaluate("burrow.fail('ValueError: no')")
    wait_until(game.page, IS_THERE, False)


def test_where_a_thread_of_its_own_is_forbidden_nothing_is_said(visit: Visit) -> None:
    game = visit(prepare="window.Worker = undefined")
    game.page.wait_for_timeout(3000)
    assert not game.page.evaluate(IS_MADE)
    assert not game.errors
