"""A page that boots the page's Python with the built game in it and nothing else, to see what Python does there."""

import shutil
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from make.places import ROOT, SITE
from playwright.sync_api import Browser

from tests.bench.floor import FLOOR, put_python
from tests.bench.visits import WAIT, served

PAGE = Path(__file__).with_name("python.html")
HANDED_OVER = (
    "tests/__init__.py",
    "tests/bench/__init__.py",
    "tests/bench/random_hands.py",
    "tests/bench/decisions.py",
    "tests/bench/keeping.py",
    "tests/players/__init__.py",
    "tests/players/levels_in_haste.py",
    "tests/players/played_out.py",
    "tests/players/tables.py",
)
"""The tests' own modules that run there."""

Call = Callable[..., Any]


@contextmanager
def python_page(browser: Browser) -> Iterator[Call]:
    """Opens the page; what it gives calls `function` of a module there: `call(module, function, *args)`."""
    with served(_make_page()) as address:
        page = browser.new_page()
        page.set_default_timeout(WAIT)
        page.goto(address)
        page.wait_for_function("() => 'callPython' in window", timeout=WAIT)
        yield lambda module, name, *args: page.evaluate("([m, n, a]) => callPython(m, n, a)", [module, name, args])
        page.close()


def _make_page() -> Path:
    folder = FLOOR / "python"
    put_python(folder, compiled=True)
    shutil.copyfile(PAGE, folder / "index.html")
    (folder / "game.zip").write_bytes(_built_game())
    with zipfile.ZipFile(folder / "tests.zip", "w") as archive:
        for name in HANDED_OVER:
            archive.write(ROOT / name, name)
    return folder


def _built_game() -> bytes:
    """The built page's archive, without what it is wrapped in."""
    (packed,) = SITE.glob("*.zip")
    with zipfile.ZipFile(packed) as wrapper:
        (inner,) = wrapper.namelist()
        archive = wrapper.read(inner)
    with zipfile.ZipFile(BytesIO(archive)) as game:
        assert "assets/game/rules/play.pyc" in game.namelist()
    return archive
