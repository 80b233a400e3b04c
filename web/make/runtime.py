"""The runtime that the page serves: checked against its lock, its standard library compiled and trimmed."""

import hashlib
import json
from pathlib import Path
from typing import Any

from make.places import CACHE, NODE_MODULES, PYODIDE, ROOT, RUNTIME
from make.stamps import digest, is_fresh, leave
from make.tools import run
from make.trouble import Trouble

LOCK = RUNTIME / "lock.json"
RECIPE = RUNTIME / "recipe"


def locked() -> dict[str, Any]:
    """What web/runtime/lock.json says."""
    lock: dict[str, Any] = json.loads(LOCK.read_text())
    return lock


def check_lock() -> None:
    """Raise Trouble if a file of the runtime is not the one that the lock names."""
    lock = locked()
    for folder, part in ((PYODIDE, lock["pyodide"]), (RUNTIME, lock["pygame-ce"])):
        for name, expected in part["files"].items():
            file = folder / name
            if not file.is_file():
                raise Trouble(f"{file.relative_to(ROOT)} is missing: remove node_modules, or bring the file back.")
            if hashlib.sha256(file.read_bytes()).hexdigest() != expected:
                raise Trouble(
                    f"{file.relative_to(ROOT)} is not the file that web/runtime/lock.json names (its SHA-256 differs): "
                    f"bring version {part['version']} back, or change the lock if the new file is meant."
                )


def wheel() -> Path:
    """The pygame-ce wheel."""
    (name,) = locked()["pygame-ce"]["files"]
    return RUNTIME / str(name)


def compile_zip(source: Path, target: Path, prefix: str, optimise: int, listing: Path | None = None) -> None:
    """Compile the Python in a zip with the very interpreter that will load it (see recipe/compile_zip.py)."""
    run(
        [
            "node",
            RECIPE / "pyrun.mjs",
            PYODIDE,
            RECIPE / "compile_zip.py",
            source,
            target,
            prefix,
            str(optimise),
            *([listing] if listing else []),
        ],
        f"{source.name} could not be compiled.",
    )


def standard_library() -> Path:
    """The standard library, compiled and trimmed to web/runtime/stdlib.txt; made once and kept in build/cache."""
    listing = RUNTIME / "stdlib.txt"
    target = CACHE / "stdlib.zip"
    wanted = digest([LOCK, listing, NODE_MODULES / ".stamp", *sorted(RECIPE.glob("*"))])
    if not (target.is_file() and is_fresh(CACHE / "stdlib.stamp", wanted)):
        CACHE.mkdir(parents=True, exist_ok=True)
        compile_zip(PYODIDE / "python_stdlib.zip", target, "/lib/python314.zip", 2, listing)
        leave(CACHE / "stdlib.stamp", wanted)
    return target
