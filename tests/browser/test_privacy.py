"""Nothing leaves the device, and nothing stays on it but what README names; see also the whole game in test_game."""

from __future__ import annotations

from tests.browser.conftest import OpenGame
from tests.browser.privacy import assert_private, kept, named_in_readme


def test_a_first_visit_keeps_only_what_readme_names(open_game: OpenGame) -> None:
    game = open_game()
    game.click("close")
    game.wait_for(lambda scene: scene.find("close") is None)
    game.click("settings")
    game.wait_for(has="set-level")
    game.click("set-level")
    game.page.wait_for_function("localStorage.length === 2")
    game.click("close")
    game.wait_for(screen="title")
    game.click("statistics")
    game.wait_for(screen="statistics")
    assert_private(game)
    assert {"hearts:settings-1", "hearts:welcomed-1"} == set(kept(game)["local"])


def test_readme_names_what_is_kept() -> None:
    assert {"settings-1", "game-1", "annals-1", "welcomed-1"} <= named_in_readme()
