"""Make a zip of compiled Python from a zip of sources, inside the Pyodide that will load it (see pyrun.mjs).

usage: compile_zip.py IN.zip OUT.zip PREFIX OPTIMISE [KEEP.txt]

Every .py becomes a .pyc that names its source PREFIX/name, is never checked against it and is compiled at the
given optimisation level. With KEEP.txt only the files it lists (one path a line, # for comments) go in, in that order.
Dates are left out, so that equal sources give equal bytes. OUT.zip is stored, not compressed.
"""

import importlib._bootstrap_external as bootstrap
import importlib.util
import sys
import zipfile

# Where pyrun.mjs mounts the disk.
DISK = "/host"


def compiled(source, name, optimise):
    """The bytes of the .pyc for some source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimise)
    return bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False)


def kept(names, listing):
    """The names to put in, in order.

    Raises SystemExit: the list names a file that the zip lacks.
    """
    with open(DISK + listing, encoding="utf-8") as file:
        wanted = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    if missing := sorted(set(wanted) - set(names)):
        sys.exit(f"{listing} lists files that are not in the library: {', '.join(missing)}")
    return wanted


def main(source, target, prefix, optimise, listing=None):
    """Read one zip, write the other."""
    with zipfile.ZipFile(DISK + source) as old, zipfile.ZipFile(DISK + target, "w", zipfile.ZIP_STORED) as new:
        names = [name for name in old.namelist() if not name.endswith("/")]
        for name in kept(names, listing) if listing else sorted(names):
            body = old.read(name)
            if name.endswith(".py"):
                body = compiled(body, f"{prefix}/{name}", int(optimise))
                name += "c"
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            new.writestr(entry, body)


main(*sys.argv[1:])
