"""The words of build.sh."""

import argparse
import os
import sys
from typing import NoReturn

from make.places import PYTHON, ROOT, VENV, WEB
from make.stamps import alone
from make.tools import find_browser, find_firefox, find_webkit, set_up
from make.trouble import Trouble

WORDS = ("serve", "test", "bench", "zip", "record")
MEASURES = ("page", "rules", "thinking", "players")


class OneLineParser(argparse.ArgumentParser):
    """An argument parser that refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Trouble(f"{message.capitalize()}. Say ./build.sh alone or with one of: {', '.join(WORDS)}.")


def read_words(arguments: list[str]) -> argparse.Namespace:
    """Understand the command line.

    Raises:
        Trouble: it is not understood.
    """
    parser = OneLineParser(prog="build.sh", description="Build, serve, test or measure Kettle Burrow Hearts.")
    words = parser.add_subparsers(dest="word", metavar="|".join(WORDS), parser_class=OneLineParser)
    serve = words.add_parser("serve", help="build if needed and serve the page on localhost")
    serve.add_argument("--port", type=int, default=8000)
    test = words.add_parser("test", help="run every check")
    test.add_argument("pytest", nargs=argparse.REMAINDER, help="what to hand to pytest instead of everything")
    bench = words.add_parser("bench", help="measure the built page in Chromium, or what is named")
    bench.add_argument("--runs", type=int, default=5)
    bench.add_argument("--json", metavar="FILE")
    bench.add_argument("measure", nargs="?", choices=MEASURES, help="one of tests/bench/ instead of the page")
    bench.add_argument("options", nargs=argparse.REMAINDER, help="that one's options")
    words.add_parser("zip", help="pack the page into build/web.zip for a portal")
    words.add_parser("record", help="write web/runtime/library.txt anew, from what the game imports")
    return parser.parse_args(arguments)


def obey(arguments: list[str]) -> int:
    """Do what was asked and return the exit status."""
    said = read_words(arguments)
    with alone():
        set_up()
        if sys.prefix != str(VENV):
            # The rest needs the locked packages: begin again in the environment that has them.
            os.environ["PYTHONPATH"] = str(WEB)
            os.execv(PYTHON, [str(PYTHON), "-m", "make", *arguments])
        from make.package import build, record_imports

        if said.word == "record":
            record_imports()
        build()
        if said.word == "zip":
            from make.portal_zip import tell_zip

            tell_zip()
    if said.word == "serve":
        from make.serve import serve

        serve(said.port)
    elif said.word == "test":
        from make.checks import check_everything

        for find in (find_browser, find_firefox, find_webkit):
            find()
        return check_everything(said.pytest)
    elif said.word == "bench":
        find_browser()
        os.environ["PYTHONPATH"] = os.pathsep.join((str(ROOT), str(WEB)))
        options = (
            said.options if said.measure else ["--runs", str(said.runs), *(["--json", said.json] if said.json else [])]
        )
        os.execv(PYTHON, [str(PYTHON), "-m", f"tests.bench.{said.measure or 'page'}", *options])
    return 0


def main() -> int:
    """Obey, and turn any Trouble into one line and a failing exit status."""
    try:
        return obey(sys.argv[1:])
    except Trouble as trouble:
        print(f"build.sh: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
