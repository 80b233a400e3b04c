"""./build.sh test: every check of the project, the quickest first; all of them run even when one fails."""

import subprocess
from collections.abc import Sequence

from make.places import NODE_MODULES, PYTHON, ROOT
from make.tools import say

CHECKS: dict[str, list[str]] = {
    "lint": [str(PYTHON), "-m", "ruff", "check", "--quiet"],
    "format": [str(PYTHON), "-m", "ruff", "format", "--check", "--quiet"],
    "types of the page": [str(NODE_MODULES / ".bin" / "tsc"), "--project", "tsconfig.json"],
    "types of the game": [str(PYTHON), "-m", "mypy"],
}


def check_everything(chosen: Sequence[str] = ()) -> int:
    """Run every check and return the exit status.

    Args:
        chosen: what to hand to pytest; with it, pytest alone runs.
    """
    failed = []
    for name, command in {} if chosen else CHECKS.items():
        say(f"checking: {name}")
        if subprocess.run(command, cwd=ROOT).returncode:
            failed.append(name)
    say("running the tests")
    # pytest comes last, so that its own summary closes the output.
    tests = subprocess.run([PYTHON, "-m", "pytest", *chosen], cwd=ROOT).returncode
    if failed:
        say(f"failed: {', '.join(failed)}")
    return tests or int(bool(failed))
