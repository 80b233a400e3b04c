"""Checks the tests of the rules: every small change of `game/rules` should fail one. What survives is in MUTANTS.md.

    python -m venv VENV && VENV/bin/pip install mutmut==3.8.1 pytest==9.2.0 hypothesis==6.170.17
    VENV/bin/python -m tests.rules.mutants FOLDER                  every mutant (under an hour); lists the survivors
    VENV/bin/python -m tests.rules.mutants FOLDER NAME...          some of them again, after a full run
    cd FOLDER && VENV/bin/mutmut show NAME                         what a mutant changes

It works on a copy of rules and tests in FOLDER, where each property is written as a plain function, since mutmut leaves
decorated functions as they are. The settings are in pyproject.toml. A mutant may loop for ever or eat all memory, so
memory is bounded. Linux only.
"""

import ast
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
COPIED = ("game/__init__.py", "game/rules", "tests/__init__.py", "tests/rules", "tests/games", "pyproject.toml")
MOST_MEMORY = 1_500_000_000
# A failure need not be made small, and the same examples are to come every time.
CONFTEST = """\
from hypothesis import Phase, settings

settings.register_profile("mutants", derandomize=True, database=None, phases=[Phase.explicit, Phase.generate])
settings.load_profile("mutants")
"""


def with_plain_properties(source: str) -> str:
    """The same module, with `@property def name` written as `def name` and, after it, `name = property(name)`."""
    lines = source.splitlines()
    for node in reversed(list(ast.walk(ast.parse(source)))):
        if isinstance(node, ast.FunctionDef) and [ast.unparse(each) for each in node.decorator_list] == ["property"]:
            assert node.end_lineno is not None
            lines.insert(node.end_lineno, " " * node.col_offset + f"{node.name} = property({node.name})")
            lines[node.decorator_list[0].lineno - 1] = ""
    return "\n".join(lines) + "\n"


def lay_out(folder: Path) -> None:
    """Put the copy together; what mutmut already found out there stays."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, target)
    (folder / "tests/rules/conftest.py").write_text(CONFTEST, encoding="utf-8")
    for path in (folder / "game/rules").glob("*.py"):
        path.write_text(with_plain_properties(path.read_text(encoding="utf-8")), encoding="utf-8")


def main(folder: Path, names: list[str]) -> int:
    """Run the check in a folder; the exit status is returned."""
    lay_out(folder)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    os.nice(10)
    mutmut = [sys.executable, "-m", "mutmut"]
    done = subprocess.run([*mutmut, "run", "--max-children", "1", *names], cwd=folder)
    return done.returncode or subprocess.run([*mutmut, "results"], cwd=folder).returncode


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
