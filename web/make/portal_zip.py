"""build/web.zip: the page as portals such as itch.io take it. The same page gives the same bytes."""

import zipfile
from pathlib import Path

from make.places import BUILD, SITE
from make.stamps import files_under
from make.tools import say
from make.trouble import Trouble

ZIP = BUILD / "web.zip"
# What itch.io takes of a game that is played in the browser.
MOST_FILES = 1000
LONGEST_PATH = 240
LARGEST_FILE = 200_000_000
LARGEST = 500_000_000
# The earliest moment that a zip can name: dates of files are no part of the page.
NO_DATE = (1980, 1, 1, 0, 0, 0)
READABLE = 0o644 << 16
UNIX = 3


def make_zip(site: Path = SITE, target: Path = ZIP) -> Path:
    """Pack a finished page and return the zip.

    Raises:
        Trouble: portals would not take it.
    """
    files = list(files_under(site))
    check(site, files)
    with zipfile.ZipFile(target, "w") as packed:
        for file in files:
            entry = zipfile.ZipInfo(file.relative_to(site).as_posix(), NO_DATE)
            entry.create_system, entry.external_attr = UNIX, READABLE
            packed.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return target


def check(site: Path, files: list[Path]) -> None:
    """Raise Trouble if portals would not take these files."""
    sizes = {file.relative_to(site).as_posix(): file.stat().st_size for file in files}
    if "index.html" not in sizes:
        raise Trouble("There is no page to pack: say ./build.sh first.")
    if len(sizes) > MOST_FILES:
        raise Trouble(f"The page has {len(sizes)} files, and portals take no more than {MOST_FILES}.")
    if sum(sizes.values()) > LARGEST:
        raise Trouble(f"The page has {sum(sizes.values()):,} bytes, and portals take no more than {LARGEST:,}.")
    for name, size in sizes.items():
        if len(name) > LONGEST_PATH:
            raise Trouble(f"{name} has a longer name than the {LONGEST_PATH} letters that portals take.")
        if size > LARGEST_FILE:
            raise Trouble(f"{name} has {size:,} bytes, and portals take no more than {LARGEST_FILE:,} in a file.")


def tell_zip() -> None:
    """Pack the built page and say where it is."""
    target = make_zip()
    say(f"packed {target.stat().st_size:,} bytes into build/{target.name}")
