"""What a page keeps on the device, and what it may keep: what README says under "What stays on the device"."""

from __future__ import annotations

import re
from typing import Any

from make.places import ROOT

from tests.browser.game_page import GamePage

LOOK = """async () => ({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  databases: (await indexedDB.databases()).map((database) => database.name),
  caches: await caches.keys(),
  cookies: document.cookie,
})"""
PREFIX = "hearts:"


def named_in_readme() -> set[str]:
    """Every name that the section gives."""
    section = (ROOT / "README.md").read_text("utf-8").partition("## What stays on the device")[2].partition("\n## ")[0]
    return set(re.findall(r"`([^`]+)`", section))


def kept(game: GamePage) -> dict[str, Any]:
    """Everything that the page has kept, by kind."""
    found: dict[str, Any] = game.page.evaluate(LOOK)
    return found


def assert_private(game: GamePage) -> None:
    """Nothing was asked of another host, and nothing is kept but what README names."""
    assert game.foreign == []
    found, named = kept(game), named_in_readme()
    assert {key.removeprefix(PREFIX) for key in found["local"]} <= named
    assert all(key.startswith(PREFIX) for key in found["local"])
    assert all(any(cache.startswith(name) for name in named) for cache in found["caches"])
    assert (found["session"], found["databases"], found["cookies"]) == ([], [], "")
    assert game.context.cookies() == []
