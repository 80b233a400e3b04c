"""Knowing whether a step has to run again: by the content of what goes in, never by dates."""

import fcntl
import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from make.places import BUILD, ROOT
from make.trouble import Trouble

IGNORED_PARTS = {"__pycache__"}


def files_under(*places: Path) -> Iterator[Path]:
    """Every file at or under the given places, sorted, without Python's caches."""
    for place in places:
        if place.is_file():
            yield place
        elif place.is_dir():
            yield from sorted(f for f in place.rglob("*") if f.is_file() and not IGNORED_PARTS & set(f.parts))


def digest(files: Iterable[Path], *words: str) -> str:
    """A hash of the names and contents of some files, and of any words that matter beside them."""
    total = hashlib.sha256()
    for word in words:
        total.update(word.encode() + b"\0")
    for file in files:
        total.update(str(file.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(stamp: Path, value: str) -> bool:
    """Whether the step that left this stamp ran with exactly these inputs."""
    return stamp.is_file() and stamp.read_text() == value


def leave(stamp: Path, value: str) -> None:
    """Record that a step is done."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)


@contextmanager
def alone() -> Iterator[None]:
    """Hold the checkout for one build at a time: a second one waits for the first.

    Raises:
        Trouble: the build folder cannot be written.
    """
    try:
        BUILD.mkdir(exist_ok=True)
        lock = (BUILD / ".lock").open("w")
    except OSError as error:
        raise Trouble(
            f"The folder {BUILD} cannot be written ({error.strerror}): make it writable or remove it."
        ) from error
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
