"""The floor that the game's start is measured against: pages that only boot Pyodide and import pygame."""

import json
import shutil
import zipfile
from pathlib import Path

from make import runtime
from make.places import BUILD, PYODIDE

FLOOR = BUILD / "bench"
PAGE = Path(__file__).with_name("floor.html")


def make_floor(*, compiled: bool) -> Path:
    """Put a floor page together and return its folder.

    Args:
        compiled: serve the whole standard library as compiled Python, which starts more than twice as fast as npm's
            own file of sources.
    """
    folder = FLOOR / ("floor-compiled" if compiled else "floor-as-from-npm")
    put_python(folder, compiled=compiled)
    wheel = runtime.wheel()
    shutil.copy(wheel, folder)
    (folder / "index.html").write_text(PAGE.read_text().replace("WHEEL", wheel.name))
    return folder


def put_python(folder: Path, *, compiled: bool) -> None:
    """Make a folder that holds npm's Pyodide alone, in pyodide/; `compiled` as in `make_floor`."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "pyodide").mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copyfile(PYODIDE / name, folder / "pyodide" / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (folder / "pyodide" / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    if compiled:
        compile_library(folder / "pyodide" / "python_stdlib.zip")


def compile_library(target: Path) -> None:
    """Write npm's standard library as compiled Python, otherwise unchanged."""
    stored = FLOOR / "library.zip"
    runtime.compile_zip(stored, [PYODIDE / "python_stdlib.zip"], runtime.LIBRARY_PREFIX, 2)
    with zipfile.ZipFile(stored) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
