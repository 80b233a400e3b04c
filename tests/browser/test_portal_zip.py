"""The zip for portals, unpacked somewhere else and played."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

from make.places import ROOT
from make.portal_zip import ZIP
from playwright.sync_api import Browser

from tests.browser.frames import Neighbours, play_a_card
from tests.browser.hosts import any_host


def test_the_zip_is_unpacked_and_played(site: str, browser: Browser, tmp_path: Path) -> None:
    assert site
    done = subprocess.run([ROOT / "build.sh", "zip"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(ZIP) as packed:
        packed.extractall(tmp_path)
    around: dict[str, str] = {}
    with any_host(around, tmp_path) as port:
        neighbours = Neighbours(browser, port, port, around)
        game = neighbours.frame(origin=f"http://localhost:{port}")
        game.wait_for_title()
        play_a_card(game)
        assert not list(neighbours.close())
