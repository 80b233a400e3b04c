"""`python -m game.rules FILE`: print the game of a record (`-` is standard input) as a diagram.

Exit status 0, or 2 with one line on standard error that names what is wrong: the file, the record, or the first illegal
move and its rule.
"""

import sys

from game.rules.diagram import match_diagram
from game.rules.errors import BadRecord, UnknownVersion
from game.rules.match import Match


def main(arguments: list[str]) -> int:
    """Print the record named by the only argument; the exit status is returned."""
    if len(arguments) != 1:
        return _refuse("Usage: python -m game.rules FILE (or - for standard input)")
    try:
        text = _read(arguments[0])
    except (OSError, UnicodeError) as error:
        return _refuse(f"{arguments[0]} cannot be read: {getattr(error, 'strerror', None) or error}")
    try:
        match = Match.from_json(text)
    except (BadRecord, UnknownVersion) as error:
        return _refuse(str(error))
    print(match_diagram(match))
    return 0


def _read(path: str) -> str:
    if path == "-":
        return sys.stdin.read()
    with open(path, "rb") as file:
        return file.read().decode()


def _refuse(sentence: str) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
