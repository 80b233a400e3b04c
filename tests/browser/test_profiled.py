"""The game in a Chromium that samples its own memory as it runs, as it does in some of its sessions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from make.tools import find_browser
from playwright.sync_api import Browser

from tests.browser.conftest import ARGUMENTS
from tests.browser.test_memory import IS_MADE, IS_USED
from tests.browser.test_offline import Visit, again, assert_plays, host, visit, wait_until

__all__ = ["host", "visit"]

OFTEN = "stable-probability/1.0/nonstable-probability/1.0/renderer-prob-pct/100/renderer-sampling-rate-bytes/10000"
SAYS_SO = "--subproc-heap-profiling"


@pytest.fixture
def browser(browser: Browser) -> Iterator[Browser]:
    """Another Chromium, whose every page is profiled: on average each 10,000 bytes it looks who asked for them."""
    arguments = [*ARGUMENTS, f"--enable-features=HeapProfilerReporting:{OFTEN}"]
    profiled = browser.browser_type.launch(executable_path=find_browser(), args=arguments)
    yield profiled
    profiled.close()


def profiled_pages(browser: Browser) -> int:
    """How many of the browser's processes for pages were told to profile."""
    running = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    commands = [Path(f"/proc/{each['id']}/cmdline").read_text() for each in running if each["type"] == "renderer"]
    return sum(SAYS_SO in command for command in commands)


@pytest.mark.flaky(reruns=0)  # here a crash is the page's fault
def test_the_game_starts_and_plays_on_both_visits_while_chromium_profiles_itself(
    browser: Browser, visit: Visit
) -> None:
    game = visit()
    assert profiled_pages(browser), "this Chromium does not profile when it is asked to: has the feature another name?"
    assert_plays(game)
    wait_until(game.page, IS_MADE)
    again(game)
    assert game.page.evaluate(IS_USED)
    assert not game.errors
