"""`python -m game.rules FILE`: print the game of a record (`-` is standard input) as a diagram.

Exit status 0, or 2 with one line on standard error that names what is wrong: the file, the record, or the first illegal
move and its rule.
"""

import io
import sys

from game.rules.diagram import match_diagram
from game.rules.errors import BadRecord, UnknownVersion
from game.rules.match import Match


def main(arguments: list[str]) -> int:
    """Print the record named by the only argument; the exit status is returned."""
    if len(arguments) != 1:
        return _refuse("Usage: python -m game.rules FILE (or - for standard input)")
    source = "Standard input" if arguments[0] == "-" else arguments[0]
    try:
        text = _read(arguments[0])
    except (OSError, UnicodeError) as error:
        return _refuse(f"{source} cannot be read: {getattr(error, 'strerror', None) or error}")
    try:
        match = Match.from_json(text)
    except (BadRecord, UnknownVersion) as error:
        return _refuse(str(error))
    return _show(match_diagram(match))


def _read(path: str) -> str:
    standard_input = 0
    with open(standard_input if path == "-" else path, "rb", closefd=path != "-") as file:
        return file.read().decode("utf-8-sig")


def _show(diagram: str) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name may be in a script that the terminal does not know.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        print(diagram, flush=True)
    except OSError as error:
        # What is still to be written would fail once more at the end, in Python's own words.
        sys.stdout = None
        return _refuse(f"The diagram cannot be written: {error.strerror}")
    return 0


def _refuse(sentence: str) -> int:
    line = " ".join(sentence.split())
    print("".join(each if each.isprintable() else "?" for each in line), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
