"""Make one zip of compiled Python from several sources, inside the Pyodide that will load it (see pyrun.mjs).

usage: compile_zip.py JOB.json

The job says:
  "sources":  folders and zips to take files from; a later one's file takes the place of an earlier one's
  "edits":    changes to make, each {"file", "old", "new"}; each must fit exactly once
  "keep":     which files to take, in that order, or null for all
  "leave":    which files to leave out
  "prefix":   the folder that tracebacks shall name, such as "/lib/python314.zip"
  "optimise": 0 to keep docstrings and assertions, 2 to drop both
  "target":   the zip to write

Every .py becomes a .pyc that is never checked against its source. Dates are left out, so that equal sources give
equal bytes. The zip is stored, not compressed.
"""

import importlib._bootstrap_external as bootstrap
import importlib.util
import json
import sys
import zipfile
from pathlib import Path

# Where pyrun.mjs mounts the disk.
DISK = "/host"


def read_source(source):
    """Yield the names and bytes of a folder or zip."""
    place = Path(DISK + source)
    if place.is_dir():
        for file in sorted(place.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                yield file.relative_to(place).as_posix(), file.read_bytes()
        return
    with zipfile.ZipFile(place) as packed:
        for name in packed.namelist():
            if not name.endswith("/"):
                yield name, packed.read(name)


def gather(sources):
    """All files of all sources by name; a .py takes the place of an earlier .pyc."""
    files = {}
    for source in sources:
        for name, body in read_source(source):
            files.pop(name + "c", None)
            files[name] = body
    return files


def edit(files, edits):
    """Make the changes. Raises SystemExit where one does not fit."""
    for change in edits:
        name, old = change["file"], change["old"].encode()
        if files[name].count(old) != 1:
            sys.exit(f"the edit to {name} does not fit: has the library changed?")
        files[name] = files[name].replace(old, change["new"].encode())


def choose(names, keep, leave):
    """The names to put in, in order. Raises SystemExit when one that must be kept is not there."""
    if keep is None:
        return sorted(set(names) - set(leave))
    if missing := sorted(set(keep) - set(names)):
        sys.exit(f"not in the library: {', '.join(missing)}")
    return keep


def compiled(source, name, optimise):
    """The bytes of the .pyc for some source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimise)
    return bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False)


def main(job):
    """Do the job."""
    files = gather(job["sources"])
    edit(files, job["edits"])
    with zipfile.ZipFile(DISK + job["target"], "w", zipfile.ZIP_STORED) as packed:
        for name in choose(files, job["keep"], job["leave"]):
            body = files[name]
            if name.endswith(".py"):
                body = compiled(body, f"{job['prefix']}/{name}", job["optimise"])
                name += "c"
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, body)


main(json.loads(Path(DISK + sys.argv[1]).read_text()))
