"""build.sh when something is wrong: one line that says what and how to mend it, and a failing exit status."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from make import package, stamps
from make.places import ROOT, SITE

# What build.sh and the set-up read before they do anything that takes time.
NEEDED = ("build.sh", "package-lock.json", ".npmrc", "requirements.lock")


def build(*words: str, at: Path = ROOT, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run build.sh."""
    return subprocess.run([at / "build.sh", *words], cwd=at, env=env, capture_output=True, text=True, timeout=200)


def told(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that a failing build.sh said, its name taken off."""
    assert done.returncode != 0
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return lines[0].removeprefix("build.sh: ")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A bare checkout without anything set up."""
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "web" / "make", tmp_path / "web" / "make", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.fixture
def bare_path(tmp_path: Path) -> Path:
    """A folder to be the only one in PATH, with a shell's needs and this Python in it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in ("sh", "dirname", "env"):
        (folder / tool).symlink_to(str(shutil.which(tool)))
    (folder / "python3").symlink_to(sys.executable)
    return folder


def script(folder: Path, name: str, text: str) -> None:
    """Put a small program into a folder."""
    (folder / name).unlink(missing_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


def test_a_wrong_word_is_refused() -> None:
    line = told(build("polish"))
    assert "polish" in line
    assert "serve, test, bench" in line


def test_a_port_that_is_no_number_is_refused() -> None:
    assert "--port" in told(build("serve", "--port", "tea"))


def test_a_missing_python_is_named(checkout: Path, bare_path: Path) -> None:
    (bare_path / "python3").unlink()
    assert "Python is missing" in told(build(at=checkout, env={"PATH": str(bare_path)}))


def test_an_old_python_is_named(checkout: Path, bare_path: Path) -> None:
    script(bare_path, "python3", '[ "$1" = --version ] && echo "Python 3.9.2"; exit 1')
    line = told(build(at=checkout, env={"PATH": str(bare_path)}))
    assert "Python 3.9.2 is too old" in line
    assert "3.11" in line


def test_a_missing_node_is_named(checkout: Path, bare_path: Path) -> None:
    line = told(build(at=checkout, env={"PATH": str(bare_path)}))
    assert "node is missing" in line
    assert "Node.js 20" in line


def test_an_old_node_is_named(checkout: Path, bare_path: Path) -> None:
    script(bare_path, "node", "echo v16.20.2")
    script(bare_path, "npm", "exit 1")
    assert "Node.js v16.20.2 is too old" in told(build(at=checkout, env={"PATH": str(bare_path)}))


def test_a_build_folder_that_cannot_be_written_is_named(checkout: Path) -> None:
    # Root may write where nobody else may, and so a file stands where the folder should be.
    (checkout / "build").write_text("in the way")
    line = told(build(at=checkout))
    assert str(checkout / "build") in line
    assert "writable" in line


def test_an_environment_that_cannot_be_made_is_named(checkout: Path) -> None:
    (checkout / ".venv").write_text("in the way")
    line = told(build(at=checkout))
    assert ".venv" in line


def test_a_port_in_use_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = told(build("serve", "--port", str(port)))
    assert f"Port {port} is in use" in line
    assert "--port" in line


@pytest.mark.slow
def test_the_same_sources_give_the_same_bytes_in_another_folder_at_another_time(tmp_path: Path) -> None:
    with stamps.alone():
        package.build()
    other = tmp_path / "another place"
    other.mkdir()
    for name in (*NEEDED, *package.GAME, "web", "site.toml", "package.json", "tsconfig.json"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, other / name, copy_function=shutil.copyfile)
        else:
            shutil.copy(source, other)
    shutil.copytree(ROOT / "node_modules", other / "node_modules", symlinks=True)
    (other / ".venv").symlink_to((ROOT / ".venv").resolve())
    (other / "main.py").touch()
    done = build(at=other, env={**os.environ, "TZ": "Asia/Tokyo", "LC_ALL": "C"})
    assert done.returncode == 0, done.stderr[-500:]
    names = {file.relative_to(SITE) for file in stamps.files_under(SITE)}
    built = other / "build" / "web"
    assert {file.relative_to(built) for file in stamps.files_under(built)} == names
    assert [name for name in names if (SITE / name).read_bytes() != (built / name).read_bytes()] == []
