"""The runtime's parts: locked, complete, and nothing in them that does not belong."""

import io
import json
import zipfile
from pathlib import Path

import pytest
from make import package, runtime, stamps
from make.places import SITE
from make.trouble import Trouble


def listed(text: str) -> set[str]:
    """The files that a library list names."""
    return {line for line in text.splitlines() if line and not line.startswith("#")}


def inner(name: str) -> zipfile.ZipFile:
    """The zip of many files within one of the page's zips."""
    with zipfile.ZipFile(SITE / name) as outer:
        (only,) = outer.namelist()
        return zipfile.ZipFile(io.BytesIO(outer.read(only)))


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """The page, built if it has to be."""
    with stamps.alone():
        package.build()


def test_a_file_that_is_not_the_locked_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = json.loads(runtime.LOCK.read_text())
    (wheel,) = lock["pygame-ce"]["files"]
    lock["pygame-ce"]["files"][wheel] = "0" * 64
    wrong = tmp_path / "lock.json"
    wrong.write_text(json.dumps(lock))
    monkeypatch.setattr(runtime, "LOCK", wrong)
    with pytest.raises(Trouble, match=r"is not the file that web/runtime/lock\.json names"):
        runtime.check_lock()


def test_the_lock_holds() -> None:
    runtime.check_lock()


def test_the_library_has_everything_that_the_game_can_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = tmp_path / "library.txt"
    kept = listed(runtime.LIBRARY_LIST.read_text())
    monkeypatch.setattr(runtime, "LIBRARY_LIST", fresh)
    package.record_imports()
    assert not listed(fresh.read_text()) - kept, "say ./build.sh record"


def test_the_archive_is_the_game_and_is_compiled() -> None:
    archive = inner("game.zip")
    names = archive.namelist()
    assert "assets/main.pyc" in names
    assert not [name for name in names if name.endswith(".py")]
    tops = {name.removeprefix("assets/").split("/")[0] for name in names}
    assert tops <= {"main.pyc", "game", "assets", "ahead.bin"}
    assert not [name for name in names if "/training/" in name or "/studio/" in name]


def test_the_folder_holds_only_what_the_page_asks_for() -> None:
    page = "".join((SITE / name).read_text() for name in ("index.html", "boot.js", "manifest.json"))
    files = [f.relative_to(SITE).as_posix() for f in SITE.rglob("*") if f.is_file()]
    assert not [f for f in files if f not in page and f not in ("index.html",) and not f.startswith("licences/")]


def test_no_address_in_the_page_leads_elsewhere() -> None:
    page = (SITE / "index.html").read_text().replace("http://www.w3.org/", "")
    assert "http://" not in page
    assert "https://" not in page
    assert "{{" not in page
