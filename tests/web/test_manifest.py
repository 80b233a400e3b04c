"""The manifest says what is true of the page and of the pictures it names."""

from __future__ import annotations

import json

import pygame
import pytest
from make.manifest import FOLDER, manifest
from make.places import WEB

from game.screens import words

PAGE = (WEB / "index.tmpl").read_text("utf-8")
MANIFEST = json.loads(manifest(PAGE))
PICTURES = [*MANIFEST["icons"], *MANIFEST["screenshots"]]


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture["src"])
def test_every_picture_has_the_size_it_is_said_to_have(picture: dict[str, str]) -> None:
    width, height = pygame.image.load(str(WEB / picture["src"])).get_size()
    assert picture["sizes"] == f"{width}x{height}"


def test_every_picture_to_install_is_named() -> None:
    named = {picture["src"] for picture in PICTURES} | {f"{FOLDER}/apple-touch-icon.png"}
    assert named == {f"{FOLDER}/{file.name}" for file in (WEB / FOLDER).iterdir()}


def test_everything_is_relative_so_that_the_game_is_installed_from_any_folder() -> None:
    addresses = [MANIFEST["start_url"], MANIFEST["scope"], *(picture["src"] for picture in PICTURES)]
    assert not [address for address in addresses if address.startswith("/") or ":" in address]


def test_the_game_is_called_by_its_name() -> None:
    assert MANIFEST["name"] == words.NAME


@pytest.mark.parametrize("side", [192, 512])
def test_a_device_that_cuts_a_circle_out_of_the_icon_cuts_nothing_but_its_ground(side: int) -> None:
    icon = pygame.image.load(str(WEB / FOLDER / f"icon-maskable-{side}.png"))
    assert all(icon.get_at(corner).a == 255 for corner in ((0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)))
    # Outside the safe circle there is only the ground, which changes slowly: no line of the drawing.
    radius, middle = 0.4 * side, side / 2
    for y in range(1, side):
        for x in range(1, side):
            if (x - middle) ** 2 + (y - middle) ** 2 > radius**2 + side:
                here, left, above = icon.get_at((x, y)), icon.get_at((x - 1, y)), icon.get_at((x, y - 1))
                assert max(abs(here[i] - other[i]) for other in (left, above) for i in range(3)) < 12, (x, y)
