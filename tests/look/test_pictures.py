"""Every picture has its file, every file its name, and moods can be told apart."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.look import burrow, svg, tabletop
from game.look.pictures import Icon, Mark, Mood, Scene, Who, icon, picture, portrait
from game.look.theme import HIGH_CONTRAST, LAMPLIGHT, Palette, contrast

NAMED = [*Icon, *Mark, *Scene, *Who]
FAMILIES = ("icons", "marks", "scene", "portraits")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_every_file_is_named_and_every_name_has_a_file() -> None:
    files = {f"{family}/{path.stem}" for family in FAMILIES for path in (svg.ART / family).glob("*.svg")}
    assert files == {str(name) for name in NAMED} | {"portraits/mask"}


def test_the_committed_pictures_are_what_the_studio_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(svg.ART))
    monkeypatch.setitem(sys.modules, "studio", import_module("studio"))
    for part in ("back", "courts", "emblem", "icons", "marks", "parts", "portraits", "scene"):
        for name, drawn in import_module(f"studio.{part}").pictures().items():
            assert (svg.ART / f"{name}.svg").read_text(encoding="utf-8") == drawn + "\n", name


@pytest.mark.parametrize("path", sorted(svg.ART.rglob("*.svg")), ids=lambda path: path.stem)
def test_pictures_use_only_what_nanosvg_draws(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for unknown in ("<text", "<filter", "<mask", "<clipPath", "<pattern", "<style", "<image", "objectBoundingBox"):
        assert unknown not in text


@pytest.mark.parametrize("name", [*Icon, *Mark])
def test_icons_are_drawn_in_the_colour_asked_for_and_keep_clear_of_the_edge(name: Icon | Mark) -> None:
    drawn = icon(name, 24, (250, 10, 20))
    box = drawn.get_bounding_rect(min_alpha=40)
    assert box.w >= 8
    assert box.h >= 8
    assert drawn.get_rect().contains(box)
    solid = pygame.mask.from_surface(drawn, 200)
    tinted = pygame.mask.from_threshold(drawn, (250, 10, 20), (6, 6, 6, 255))
    assert solid.count() == solid.overlap_area(tinted, (0, 0)) > 0


@pytest.mark.parametrize("who", list(Who))
def test_moods_differ_even_small(who: Who) -> None:
    assert len({pixels(portrait(who, mood, 36)) for mood in Mood}) == len(Mood)


@pytest.mark.parametrize("who", list(Who))
def test_a_portrait_is_a_round_picture_in_the_middle_of_its_square(who: Who) -> None:
    drawn = portrait(who, Mood.WAITING, 126)
    assert drawn.get_at((2, 124)).a == 0
    assert drawn.get_at((123, 124)).a == 0
    assert drawn.get_at((63, 63)).a == 255
    assert [drawn.get_at(at).a > 200 for at in ((8, 63), (117, 63), (63, 117))] == [True, True, True]


def test_a_picture_keeps_its_shape_in_any_box() -> None:
    wide = picture(Scene.WINDOW, 200, 80)
    assert wide.get_size() == (200, 80)
    assert wide.get_bounding_rect().w <= 82


def test_pictures_come_out_of_one_bounded_cache() -> None:
    assert picture(Scene.KETTLE, 64, 64) is picture(Scene.KETTLE, 64, 64)
    shelf = svg.Shelf(limit=10_000)
    for number in range(20):
        shelf.put(number, pygame.Surface((25, 25), depth=32))
    assert shelf.weight <= 10_000
    assert shelf.get(0) is None
    assert shelf.get(19) is not None


def test_the_table_is_lit_in_the_middle_and_dim_at_the_edge() -> None:
    table = tabletop.background((640, 400))
    middle = pygame.transform.average_color(table, pygame.Rect(280, 140, 80, 80))[:3]
    edge = pygame.transform.average_color(table, pygame.Rect(0, 320, 80, 80))[:3]
    assert sum(middle) > 1.5 * sum(edge)
    assert contrast(LAMPLIGHT.chalk, edge) >= 4.5


def test_grounds_are_opaque_of_the_size_asked_for_and_always_the_same() -> None:
    def table(size: tuple[int, int], px_scale: float = 1.0) -> pygame.Surface:
        return burrow.table(size, size[1] // 6, px_scale)

    for draw in (tabletop.background, burrow.room, table):
        first = draw((300, 420), px_scale=1.5).copy()
        draw((100, 100))
        again = draw((300, 420), px_scale=1.5)
        assert first.get_size() == (300, 420)
        assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(again, "RGB")


@pytest.mark.parametrize("colours", [LAMPLIGHT, HIGH_CONTRAST], ids=["lamplight", "high contrast"])
@pytest.mark.parametrize(("size", "horizon"), [((1280, 720), 100), ((390, 844), 122)])
def test_words_can_be_read_all_over_the_wall_behind_the_table(
    size: tuple[int, int], horizon: int, colours: Palette
) -> None:
    wall = burrow.table(size, horizon, 1.0, colours).subsurface((0, 0, size[0], horizon - 4))
    places = [pygame.Rect(x, y, 30, 20) for x in range(0, size[0] - 30, 30) for y in range(0, horizon - 24, 20)]
    grounds = [pygame.transform.average_color(wall, place)[:3] for place in places if not _in_window(place, size)]
    assert min(contrast(colours.chalk, (red, green, blue)) for red, green, blue in grounds) >= 4.5


def _in_window(place: pygame.Rect, size: tuple[int, int]) -> bool:
    """Whether a place lies where window and shelf hang, of a wide table; no words do."""
    left, right = round(size[0] * 0.24), round(size[0] * 0.66)
    return size[0] > size[1] and (left < place.right < left + 180 or right < place.right < right + 220)
