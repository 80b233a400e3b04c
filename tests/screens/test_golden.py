"""The table looks as it did when its pictures were last kept; `python -m tests.screens.golden` keeps them anew."""

from __future__ import annotations

import pygame
import pytest

from tests.screens import golden

STEP = 8
"""Pictures are compared in squares of so many pixels: the last bit of a curve or of a scaled picture is no matter."""
MOST, MEAN = 20.0, 1.5
"""How far one square, and all on average, may be from what was kept; a colour's parts go to 255."""


@pytest.fixture(scope="module")
def drawn() -> dict[str, pygame.Surface]:
    return golden.drawn()


def squares(picture: pygame.Surface) -> list[tuple[int, ...]]:
    """The mean colour of every square."""
    small = pygame.transform.smoothscale(picture.convert(24), [side // STEP for side in picture.get_size()])
    return [tuple(small.get_at((x, y))[:3]) for y in range(small.get_height()) for x in range(small.get_width())]


def distances(one: pygame.Surface, other: pygame.Surface) -> list[float]:
    """How far each square of one picture is from that of another."""
    pairs = zip(squares(one), squares(other), strict=True)
    return [max(abs(a - b) for a, b in zip(x, y, strict=True)) for x, y in pairs]


@pytest.mark.parametrize("name", ["pass", "trick", "four-colour", "phone", "summary"])
def test_the_table_looks_as_it_did(name: str, drawn: dict[str, pygame.Surface]) -> None:
    found = distances(drawn[name], golden.kept(name))
    assert sum(found) / len(found) <= MEAN
    assert max(found) <= MOST


def test_a_card_of_another_colour_would_be_noticed(drawn: dict[str, pygame.Surface]) -> None:
    assert max(distances(drawn["trick"], drawn["four-colour"])) > MOST
