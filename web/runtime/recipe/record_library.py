"""Which files of the standard library the game needs: run in Pyodide with the whole library (see pyrun.mjs).

usage: record_library.py PYGAME.whl GAME.apk LIBRARY.txt

Imports pygame and every module that the game's main.py can reach, and writes down what was imported on the way, with a
margin for what is imported only when it is needed, such as to show an error.
"""

import sys

# What Pyodide has imported by itself. First of all, before our own imports below.
BARE = set(sys.modules)

import ast  # noqa: E402
import importlib.util  # noqa: E402
import zipfile  # noqa: E402
from pathlib import Path  # noqa: E402

# Where pyrun.mjs mounts the disk.
DISK = "/host"
LIBRARY = "/lib/python314.zip/"
SITE = "/lib/python3.14/site-packages"
GAME = "/game"
# The folder that pygbag puts a game into.
PACKED_IN = "assets/"
MARGIN = [
    *("__future__", "asyncio", "base64", "bisect", "collections.abc", "colorsys", "contextlib", "copy", "dataclasses"),
    *("datetime", "encodings.ascii", "encodings.latin_1", "encodings.utf_16", "enum", "functools", "hashlib", "heapq"),
    *("io", "itertools", "json", "math", "operator", "os", "pathlib", "platform", "random", "re", "string", "struct"),
    *("textwrap", "time", "traceback", "types", "typing", "unicodedata", "warnings", "weakref", "zlib"),
]


def imports_of(source, package):
    """The absolute names of everything that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = (
                importlib.util.resolve_name("." * node.level + (node.module or ""), package)
                if node.level
                else node.module
            )
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def reached(archive, start):
    """Every module that the game can come to import from its door, the game's own and others."""
    sources = {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name for name in archive.namelist()
    }
    seen, waiting = set(), [start]
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        if file := sources.get(module):
            package = module if file.endswith("__init__.py") else module.rpartition(".")[0]
            waiting += imports_of(archive.read(file), package)
    return seen


def main(pygame, game, target):
    """Import everything and write the list."""
    for packed, place in ((pygame, SITE), (game, GAME)):
        with zipfile.ZipFile(DISK + packed) as archive:
            archive.extractall(place)
    sys.path.insert(0, f"{GAME}/{PACKED_IN}")
    with zipfile.ZipFile(DISK + game) as archive:
        modules = ["pygame", *sorted(reached(archive, "main")), *MARGIN]
    for module in set(sys.modules) - BARE:
        del sys.modules[module]
    for module in modules:
        try:
            __import__(module)
        except (ImportError, AttributeError):
            # No module but a name in one, or a module for a page or a desktop: what it imports first is recorded.
            continue
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    wanted = sorted(f.removeprefix(LIBRARY).removesuffix("c") for f in files if f.startswith(LIBRARY))
    heading = "# The files of the standard library that travel with the page; written by recipe/record_library.py.\n"
    Path(DISK + target).write_text(heading + "".join(f"{name}\n" for name in wanted))


main(*sys.argv[1:])
