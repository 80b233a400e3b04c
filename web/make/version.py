"""The version of a build: a hash of everything in it, stamped into the page and its scripts.

The page, its start and the service worker each carry it, with the address, the size and the checksum of every part, so
that they know each other and a page is never put together from two builds. An address ends with its file's hash: two
builds share no address but that of the page itself.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from make.stamps import files_under

PAGE = "index.html"
START = "boot.js"
MAKER = "memory-maker.js"
WORKER = "service-worker.js"
# What the page's start fetches, by the names that it has for them.
PARTS = {
    "python": "runtime/python.wasm",
    "glue": "runtime/python.js",
    "library": "runtime/library.zip",
    "compiledPygame": "runtime/pygame.wasm",
    "pygame": "runtime/pygame.zip",
    "game": "game.zip",
}
# Read by people, and by what installs the game, not by the page.
NOT_KEPT = ("licences/", "install/")
_STAMP = "const BUILD="
_META = re.compile(r'(<meta name="version" content=")[0-9a-f]*(")')


def stamp(site: Path, *words: str) -> str:
    """Stamp a finished folder, which may have been stamped before, and return its version.

    Args:
        site: the folder; its page and scripts are written anew.
        words: more that makes the version another one.
    """
    for script in (START, MAKER, WORKER):
        _write_head(site / script, None)
    page = _META.sub(r"\1\2", (site / PAGE).read_text())
    (site / PAGE).write_text(re.sub(r"\?v=[0-9a-f]*", "", page))
    version = _version(site, words)
    parts = {name: describe(site, path) for name, path in PARTS.items()}
    _write_head(site / MAKER, {"version": version, "parts": parts})
    parts["memoryMaker"] = describe(site, MAKER)
    _write_head(site / START, {"version": version, "parts": parts})
    addressed = {path: parts[name] for name, path in PARTS.items()} | {
        START: describe(site, START),
        MAKER: parts["memoryMaker"],
    }
    page = _META.sub(rf"\g<1>{version}\2", (site / PAGE).read_text())
    for path, part in addressed.items():
        page = page.replace(f'"{path}"', f'"{part["url"]}"')
    (site / PAGE).write_text(page)
    files = [addressed.get(name) or describe(site, name, by_hash=False) for name in kept_files(site)]
    _write_head(site / WORKER, {"version": version, "files": files})
    return version


def version_of(site: Path) -> str:
    """The version that a folder is stamped with; empty before it is."""
    found = re.search(r'<meta name="version" content="([0-9a-f]*)"', (site / PAGE).read_text())
    return found[1] if found else ""


def kept_files(site: Path) -> list[str]:
    """What the service worker keeps on the player's device: everything that a page or a portal may ask for."""
    names = [file.relative_to(site).as_posix() for file in files_under(site)]
    return [name for name in names if name != WORKER and not name.startswith(NOT_KEPT)]


def describe(site: Path, name: str, *, by_hash: bool = True) -> dict[str, Any]:
    """What the page must know of a file to fetch it, show its progress and check it.

    Args:
        site: the folder.
        name: the file's path in it.
        by_hash: whether its address ends with its hash; others must be found under their plain name.
    """
    body = (site / name).read_bytes()
    checksum = hashlib.sha256(body).hexdigest()
    return {"url": f"{name}?v={checksum[:8]}" if by_hash else name, "bytes": len(body), "sha256": checksum}


def _version(site: Path, words: tuple[str, ...]) -> str:
    """A hash of all files of an unstamped folder."""
    total = hashlib.sha256("\0".join(words).encode())
    for file in files_under(site):
        total.update(f"{file.relative_to(site).as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\0".encode())
    return total.hexdigest()[:16]


def _write_head(script: Path, build: dict[str, Any] | None) -> None:
    """Put a script's first line in place, which tells it of the build; None takes it away."""
    text = script.read_text()
    if text.startswith(_STAMP):
        text = text.partition("\n")[2]
    head = f"{_STAMP}{json.dumps(build, separators=(',', ':'))};\n" if build else ""
    script.write_text(head + text)
