"""The game at hosts of every kind, always in a sub-folder: it opens, and a card can be played."""

from __future__ import annotations

import pytest

from tests.browser.frames import Neighbours, play_a_card
from tests.browser.game_page import PATIENCE
from tests.browser.hosts import HOSTS


@pytest.mark.parametrize("host", HOSTS)
def test_the_game_is_played_at_any_host(neighbours: Neighbours, host: str) -> None:
    game = neighbours.visit(host)
    game.wait_for_title()
    play_a_card(game)


@pytest.mark.parametrize(
    "policy",
    ["default-src 'self'; style-src 'unsafe-inline'", "script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'"],
)
def test_a_host_whose_rules_forbid_the_game_is_named_as_the_cause(neighbours: Neighbours, policy: str) -> None:
    game = neighbours.game(errors_meant=True)
    address = f"{neighbours.home}/plain/"
    game.page.route(
        address, lambda route: route.fulfill(response=route.fetch(), headers={"Content-Security-Policy": policy})
    )
    game.page.goto(address)
    game.page.wait_for_selector("#loader.failed", timeout=PATIENCE)
    assert "rules of this site" in game.failure
    assert policy.split(";")[0] in (game.page.locator("#details").text_content() or "")
