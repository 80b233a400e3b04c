"""Compile ahead what Python would compile at every start: the methods that dataclasses and named tuples write.

usage: generate_ahead.py PYGAME.whl GAME.apk AHEAD.bin    (run in Pyodide, see pyrun.mjs)

Both make their methods by writing Python source and compiling it, about a millisecond a class. This imports the game
once, keeps every such source with its compiled code, and the page hands them over before it imports the game
(web/page/python.js). A source that is not among them is compiled as ever, so nothing depends on this but the time.
"""

import collections
import dataclasses
import marshal
import sys
import zipfile
from pathlib import Path

# Where pyrun.mjs mounts the disk.
DISK = "/host"
SITE = "/lib/python3.14/site-packages"
GAME = "/game"
# The folder that pygbag puts a game into.
PACKED_IN = "assets/"

ahead = {}


def keep_and_exec(source, scope, names):
    """What dataclasses calls in place of exec()."""
    ahead[source] = compile(source, "<generated>", "exec")
    exec(ahead[source], scope, names)


def keep_and_eval(source, scope):
    """What named tuples call in place of eval()."""
    ahead[source] = compile(source, "<generated>", "eval")
    return eval(ahead[source], scope)


def main(pygame, game, target):
    """Import the game's modules and write what they had compiled."""
    for packed, place in ((pygame, SITE), (game, GAME)):
        with zipfile.ZipFile(DISK + packed) as archive:
            archive.extractall(place)
    sys.path.insert(0, f"{GAME}/{PACKED_IN}")
    import pygame  # first, not to keep what pygame itself has compiled

    dataclasses.exec, collections.eval = keep_and_exec, keep_and_eval
    for file in sorted(Path(GAME, PACKED_IN, "game").rglob("*.py")):
        if file.stem.startswith("__"):
            continue
        __import__(".".join(file.relative_to(f"{GAME}/{PACKED_IN}").with_suffix("").parts))
    Path(DISK + target).write_bytes(marshal.dumps(ahead))


main(*sys.argv[1:])
