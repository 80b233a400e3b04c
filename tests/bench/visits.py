"""Visits of a served folder in headless Chromium."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from make.serve import CODINGS, PACKER, open_server
from make.tools import find_browser
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.conftest import ARGUMENTS

WAIT = 120_000


@contextmanager
def served(folder: Path, codings: tuple[str, ...] = CODINGS) -> Iterator[str]:
    """The address of a folder while it is served, compressed beforehand."""
    if codings:
        PACKER.pack_all(folder, codings[0])
    with open_server(0, folder, codings) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@contextmanager
def first_visit(playwright: Playwright) -> Iterator[Browser]:
    """A new browser that has seen nothing yet."""
    browser = playwright.chromium.launch(executable_path=find_browser(), args=list(ARGUMENTS))
    yield browser
    browser.close()


@contextmanager
def visit_of(playwright: Playwright, device: Path) -> Iterator[Page]:
    """A visit on a device that keeps what it keeps in a folder: the first one where the folder is empty."""
    context = playwright.chromium.launch_persistent_context(
        device, executable_path=find_browser(), args=list(ARGUMENTS), viewport={"width": 1280, "height": 720}
    )
    yield context.pages[0]
    context.close()


def wait_for_mark(page: Page, name: str) -> None:
    """Wait until the page has set one of its marks."""
    page.wait_for_function(f"performance.getEntriesByName('hearts:{name}').length", timeout=WAIT, polling=200)
