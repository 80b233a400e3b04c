"""The friends play in the browser's Python just as they do anywhere else."""

import pytest
from playwright.sync_api import Browser

from game.players.levels import PLAYABLE
from tests.bench.python_page import python_page
from tests.players.played_out import moves_of_a_game


@pytest.mark.usefixtures("site")
def test_the_same_seeds_give_the_same_game_in_the_browser(browser: Browser) -> None:
    with python_page(browser) as call:
        for level in PLAYABLE:
            there = call("tests.players.played_out", "moves_of_a_game", level.value, 4)
            assert there == moves_of_a_game(level, 4), f"{level.value} plays another game"
