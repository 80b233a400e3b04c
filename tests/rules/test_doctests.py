"""The rules explain themselves: every public name has a docstring, and every example runs and shows what it says."""

import doctest
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.rules

MODULES = [f"game.rules.{module.name}" for module in pkgutil.iter_modules(game.rules.__path__)]
README = Path(__file__).parent.parent.parent / "README.md"


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_says_what_it_is(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    assert [path for path, doc in documented(module) if not doc] == []


def test_every_name_that_the_rules_export_is_documented_where_it_is_made() -> None:
    for name in game.rules.__all__:
        found = getattr(game.rules, name)
        if inspect.isclass(found) or inspect.isfunction(found):
            assert found.__module__ in MODULES, name


def documented(module: object) -> Iterator[tuple[str, str | None]]:
    """The public functions, classes, methods and properties that a module defines, each with its docstring."""
    for name, value in vars(module).items():
        if name.startswith("_") or getattr(value, "__module__", None) != getattr(module, "__name__", None):
            continue
        if inspect.isfunction(value) or inspect.isclass(value):
            yield name, value.__doc__
        for attribute, inner in vars(value).items() if inspect.isclass(value) else ():
            if not attribute.startswith("_") and (callable(inner) or isinstance(inner, (property, classmethod))):
                yield f"{name}.{attribute}", inner.__doc__


def test_the_example_in_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    section = README.read_text(encoding="utf-8").partition("## The rules as a library")[2]
    (example,) = re.findall(r"```python\n(.*?)```", section.partition("\n## ")[0], re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(
        r"\{'S': -?\d+, 'W': -?\d+, 'N': -?\d+, 'E': -?\d+\} \{'S': \d, 'W': \d, 'N': \d, 'E': \d\}\n",
        capsys.readouterr().out,
    )
