"""The runtime that the page serves: checked against its lock, its standard library compiled and trimmed."""

import hashlib
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from make.places import CACHE, NODE_MODULES, PYODIDE, ROOT, RUNTIME
from make.stamps import digest, files_under, is_fresh, leave
from make.tools import run
from make.trouble import Trouble

LOCK = RUNTIME / "lock.json"
RECIPE = RUNTIME / "recipe"
SLIM = RUNTIME / "slim"
LIBRARY_LIST = RUNTIME / "library.txt"
# Where the library's code says it comes from, in tracebacks.
LIBRARY_PREFIX = "/lib/python314.zip"
PYGAME_PREFIX = "/lib/python3.14/site-packages"
COMPILED_PYGAME = "pygame/base.cpython-314-wasm32-emscripten.so"
# pygame does without these and says so only to who asks for them: they are for consoles, for numpy's arrays, for
# cameras and MIDI; its font, since the game has its own; its icon. See slim/README.md for what else stays out.
PYGAME_LEFT_OUT = [
    *(f"pygame/{name}.pyc" for name in ("_debug", "_sprite", "camera", "midi", "sndarray", "surfarray", "typing")),
    "pygame/freesansbold.ttf",
    "pygame/pygame_icon.bmp",
]


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


def pyrun(script: str, *words: str | Path, failure: str, library: Path | None = None) -> None:
    """Run one of the recipe's scripts in the very Python that the page runs (see recipe/pyrun.mjs)."""
    own: list[str | Path] = ["--library", library] if library else []
    run(["node", RECIPE / "pyrun.mjs", PYODIDE, *own, RECIPE / script, *words], failure)


def compile_zip(
    target: Path,
    sources: list[Path],
    prefix: str,
    optimise: int,
    *,
    edits: list[dict[str, str]] | None = None,
    keep: list[str] | None = None,
    leave: list[str] | None = None,
) -> Path:
    """Compile the Python of several sources into one zip (see recipe/compile_zip.py) and return it."""
    job = {
        "target": str(target),
        "sources": [str(source) for source in sources],
        "prefix": prefix,
        "optimise": optimise,
        "edits": edits or [],
        "keep": keep,
        "leave": leave or [],
    }
    target.parent.mkdir(parents=True, exist_ok=True)
    order = target.with_suffix(".json")
    order.write_text(json.dumps(job))
    pyrun("compile_zip.py", order, failure=f"{target.name} could not be compiled.")
    return target


def recipe_digest() -> str:
    """A hash of everything that decides what the runtime's zips hold."""
    return digest([*files_under(RECIPE, SLIM), LOCK, LIBRARY_LIST, NODE_MODULES / ".stamp", Path(__file__)])


def compile_library(target: Path, keep: list[str] | None) -> Path:
    """The standard library with our slim modules in it, trimmed to what is to be kept."""
    edits = json.loads((SLIM / "edits.json").read_text())
    sources = [PYODIDE / "python_stdlib.zip", SLIM / "lib"]
    return compile_zip(target, sources, LIBRARY_PREFIX, 2, edits=edits, keep=keep)


def standard_library() -> Path:
    """The standard library, compiled and trimmed to web/runtime/library.txt; made once and kept in build/cache."""
    lines = LIBRARY_LIST.read_text().splitlines()
    keep = [line for line in lines if line and not line.startswith("#")]
    return once("library.zip", lambda target: compile_library(target, keep))


def record_library(game: Path) -> None:
    """Write web/runtime/library.txt anew: what the game in pygbag's archive can come to import, and a margin."""
    whole = compile_library(CACHE / "library-whole.zip", None)
    failure = "The game's imports could not be recorded."
    pyrun("record_library.py", wheel(), game, LIBRARY_LIST, failure=failure, library=whole)


def pygame() -> Path:
    """pygame-ce's wheel without what a page has no use for, and with its one compiled library apart (see below)."""
    sources = [wheel(), SLIM / "site-packages"]
    leave = [*PYGAME_LEFT_OUT, COMPILED_PYGAME]
    return once(
        "pygame.zip", lambda target: compile_zip(target, sources, "/lib/python3.14/site-packages", 2, leave=leave)
    )


def compiled_pygame() -> bytes:
    """pygame's compiled half: WebAssembly that travels by itself, so that the browser compiles it on the way."""
    with zipfile.ZipFile(wheel()) as packed:
        return packed.read(COMPILED_PYGAME)


def scripts_of_pygame() -> list[str]:
    """The JavaScript in pygame's compiled half, as Emscripten would hand it to `eval` (see recipe/scripts_in.mjs)."""

    def make(target: Path) -> None:
        library = CACHE / "pygame.so"
        library.write_bytes(compiled_pygame())
        command: list[str | Path] = ["node", RECIPE / "scripts_in.mjs", PYODIDE, library, target]
        run(command, "The scripts in pygame could not be read.")

    scripts: list[str] = json.loads(once("scripts.json", make).read_text())
    return scripts


def generate_ahead(game: Path, target: Path) -> None:
    """Write what the game's classes would compile at every start (see recipe/generate_ahead.py)."""
    target.parent.mkdir(parents=True, exist_ok=True)
    pyrun("generate_ahead.py", wheel(), game, target, failure="The game's classes could not be compiled ahead.")


def once(name: str, make: Callable[[Path], object]) -> Path:
    """A file in build/cache, made unless it is there and nothing that goes in has changed."""
    target = CACHE / name
    wanted = recipe_digest()
    stamp = target.with_suffix(".stamp")
    if not (target.is_file() and is_fresh(stamp, wanted)):
        make(target)
        leave(stamp, wanted)
    return target
