"""The house keeps its shape: imports run downward only, and only the browser's body knows the page."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "game"

MAY_IMPORT = {
    "rules": set(),
    "players": {"rules"},
    "table": {"players", "rules"},
    "friends": {"table", "players", "rules"},
    "look": set(),
    "screens": {"look", "table", "players", "rules", "friends"},
    "device": {"look"},
}
"""Which rooms each room of the house may use, besides itself. `device` wears the face that `screens` asks for, and
knows only the vocabulary of inputs; nobody but main.py knows `device`."""

PAGE_ONLY = {"js", "pyodide", "platform"}


def imports(path: Path) -> set[str]:
    """The full names of all modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            pytest.fail(f"{path.relative_to(ROOT)} imports relatively; name the whole path.")
    return found


def files() -> list[Path]:
    return sorted(GAME.rglob("*.py"))


def room(path: Path) -> str:
    return path.relative_to(GAME).parts[0]


@pytest.mark.parametrize("path", [p for p in files() if p.parent != GAME], ids=lambda p: str(p.relative_to(GAME)))
def test_imports_run_downward_only(path: Path) -> None:
    used = {name.split(".")[1] for name in imports(path) if name.startswith("game.")}
    assert used <= MAY_IMPORT[room(path)] | {room(path)}


@pytest.mark.parametrize("path", files(), ids=lambda p: str(p.relative_to(GAME)))
def test_only_the_browser_body_knows_the_page(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(path)} & PAGE_ONLY
    assert not used or path == GAME / "device" / "browser.py"


@pytest.mark.parametrize("name", ["rules", "players", "table"])
def test_rules_players_and_table_know_no_pygame(name: str) -> None:
    for path in (GAME / name).rglob("*.py"):
        assert "pygame" not in {used.split(".")[0] for used in imports(path)}, path


def test_rules_players_table_and_screens_never_read_the_clock() -> None:
    for name in ("rules", "table", "look", "screens"):
        for path in (GAME / name).rglob("*.py"):
            assert not imports(path) & {"time", "datetime"}, path


def test_the_door_is_short() -> None:
    assert len((ROOT / "main.py").read_text("utf-8").splitlines()) < 40
