"""The zip for portals: index.html at its root, the same bytes from the same files, nothing that a portal refuses."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest
from make import portal_zip
from make.portal_zip import make_zip
from make.trouble import Trouble


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A small page."""
    folder = tmp_path / "page"
    (folder / "runtime").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "runtime" / "python.js").write_text("1")
    return folder


def test_the_page_lies_at_the_root(page: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(make_zip(page, tmp_path / "web.zip")) as packed:
        assert packed.namelist() == ["index.html", "runtime/python.js"]
        assert packed.read("index.html") == b"<!doctype html>"


def test_the_same_files_give_the_same_bytes(page: Path, tmp_path: Path) -> None:
    first = make_zip(page, tmp_path / "first.zip").read_bytes()
    os.utime(page / "index.html", (1_000_000_000, 1_000_000_000))
    (page / "index.html").chmod(0o600)
    assert make_zip(page, tmp_path / "second.zip").read_bytes() == first
    (page / "index.html").write_text("<!doctype html><p>")
    assert make_zip(page, tmp_path / "third.zip").read_bytes() != first


@pytest.mark.parametrize(
    ("limit", "said"),
    [("MOST_FILES", "files"), ("LARGEST", "bytes"), ("LONGEST_PATH", "longer name"), ("LARGEST_FILE", "in a file")],
)
def test_what_portals_would_refuse_is_said(
    page: Path, tmp_path: Path, limit: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(portal_zip, limit, 1)
    with pytest.raises(Trouble, match=said):
        make_zip(page, tmp_path / "web.zip")
    assert not (tmp_path / "web.zip").exists()


def test_without_a_page_there_is_nothing_to_pack(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="no page"):
        make_zip(tmp_path, tmp_path / "web.zip")
