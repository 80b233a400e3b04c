"""Installing the game: Chromium reads the manifest and finds nothing wrong with it."""

from __future__ import annotations

import json

import pytest

from tests.browser.frames import Neighbours

# Private windows, which tests use, install nothing.
MEANT = {"in-incognito"}


@pytest.mark.parametrize("host", ["plain", "untyped", "strict"])
def test_chromium_would_install_the_game(neighbours: Neighbours, host: str) -> None:
    game = neighbours.visit(host)
    game.wait_for_title()
    found = game.cdp.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{neighbours.home}/{host}/manifest.json"
    manifest = json.loads(found["data"])
    errors = game.cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= MEANT
    for picture in (*manifest["icons"], *manifest["screenshots"]):
        assert game.page.request.get(f"{neighbours.home}/{host}/{picture['src']}").ok


def test_the_page_has_an_icon_for_devices_that_read_no_manifest(neighbours: Neighbours) -> None:
    game = neighbours.visit("plain")
    for rel in ("icon", "apple-touch-icon"):
        address = game.page.locator(f"link[rel={rel}]").evaluate("(link) => link.href")
        assert game.page.request.get(address).headers["content-type"] == "image/png"
