"""The examples in the rules' docstrings run, and show what they say."""

import doctest
import importlib
import pkgutil

import pytest

import game.rules

MODULES = [f"game.rules.{module.name}" for module in pkgutil.iter_modules(game.rules.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_public_name_says_what_it_is() -> None:
    for name in game.rules.__all__:
        found = getattr(game.rules, name)
        if isinstance(found, type):
            assert found.__doc__, name
            for attribute, value in vars(found).items():
                if not attribute.startswith("_") and callable(getattr(value, "fget", value)):
                    assert getattr(value, "__doc__", None), f"{name}.{attribute}"
