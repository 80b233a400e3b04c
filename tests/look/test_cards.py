"""Cards are told apart, whole and half hidden, at every size they are drawn at."""

from __future__ import annotations

import time

import pygame
import pytest

from game.look.cards import CardArt, Face
from game.look.theme import LAMPLIGHT, Colour

CLUBS, DIAMONDS, SPADES, HEARTS = range(4)
TWO, SEVEN, JACK, QUEEN, KING, ACE = 0, 5, 9, 10, 11, 12


def card(rank: int, suit: int) -> int:
    return suit * 13 + rank


def pixels(surface: pygame.Surface, area: pygame.Rect | None = None) -> bytes:
    return pygame.image.tobytes(surface.subsurface(area) if area else surface, "RGBA")


def has_colour(surface: pygame.Surface, colour: Colour) -> bool:
    return pygame.mask.from_threshold(surface, colour, (6, 6, 6, 255)).count() > 10


@pytest.mark.parametrize("size", [(40, 56), (61, 85), (97, 136), (600, 840)])
@pytest.mark.parametrize("face", list(Face))
def test_faces_have_exactly_the_size_asked_for(size: tuple[int, int], face: Face) -> None:
    art = CardArt(size, face)
    for drawn in (art.face(card(QUEEN, SPADES)), art.face(card(TWO, CLUBS)), art.back(), art.dimmed(card(ACE, HEARTS))):
        assert drawn.get_size() == size


def test_corners_are_round_and_the_paper_is_solid() -> None:
    drawn = CardArt((120, 168)).face(card(SEVEN, HEARTS))
    assert [drawn.get_at(at).a for at in ((0, 0), (119, 0), (0, 167), (119, 167))] == [0, 0, 0, 0]
    assert drawn.get_at((60, 84)).a == 255


@pytest.mark.parametrize(("width", "strip"), [(40, 21), (60, 21), (72, 26)])
@pytest.mark.parametrize("face", list(Face))
def test_each_card_of_a_fan_is_told_by_the_strip_that_shows(width: int, strip: int, face: Face) -> None:
    art = CardArt((width, width * 7 // 5), face)
    corner = pygame.Rect(0, 0, strip, art.plan.mark_top + art.plan.mark)
    assert len({pixels(art.face(number), corner) for number in range(52)}) == 52
    assert art.plan.column <= strip


@pytest.mark.parametrize("width", [30, 40, 48, 60, 72, 110])
def test_paper_is_seen_between_an_index_and_the_edge(width: int) -> None:
    art = CardArt((width, width * 7 // 5))
    for number in range(52):
        corner = pygame.Surface((art.plan.column, art.plan.mark_top))
        corner.fill(LAMPLIGHT.card)
        corner.blit(art.face(number), (0, 0))
        ink = pygame.mask.from_threshold(corner, LAMPLIGHT.suits.of(number // 13), (90, 90, 90, 255))
        places = ink.get_bounding_rects()
        assert min(place.x for place in places) > round(art.plan.edge)
        assert min(place.y for place in places) > round(art.plan.edge)


@pytest.mark.parametrize("is_dimmed", [False, True])
def test_a_blank_card_is_a_face_with_nothing_printed_on_it(is_dimmed: bool) -> None:
    art = CardArt((100, 140))
    face = art.dimmed(card(TWO, CLUBS)) if is_dimmed else art.face(card(TWO, CLUBS))
    blank = art.blank(is_dimmed)
    unprinted = pygame.Rect(0, art.plan.mark_top + art.plan.mark, art.plan.column, 40)
    assert pixels(blank, unprinted) == pixels(face, unprinted)
    inside = blank.get_rect().inflate(-20, -20)
    assert len({tuple(blank.get_at((x, y))) for x in range(10, inside.right) for y in range(10, inside.bottom)}) == 1


def test_a_dense_screen_keeps_the_index_as_large_as_a_plain_one() -> None:
    plain, dense = CardArt((60, 84)), CardArt((180, 252), px_scale=3)
    assert dense.plan.rank_height == pytest.approx(3 * plain.plan.rank_height, abs=3)
    assert dense.plan.rank_height > CardArt((180, 252)).plan.rank_height


def test_large_print_has_larger_indices() -> None:
    assert CardArt((90, 126), Face.LARGE_PRINT).plan.rank_height > 1.4 * CardArt((90, 126)).plan.rank_height


def test_four_colours_change_clubs_and_diamonds_only() -> None:
    classic, four = CardArt((100, 140)), CardArt((100, 140), Face.FOUR_COLOUR)
    changed = [pixels(classic.face(card(SEVEN, suit))) != pixels(four.face(card(SEVEN, suit))) for suit in range(4)]
    assert changed == [True, True, False, False]
    assert has_colour(four.face(card(SEVEN, CLUBS)), LAMPLIGHT.four_suits.clubs)
    assert has_colour(four.face(card(SEVEN, DIAMONDS)), LAMPLIGHT.four_suits.diamonds)


@pytest.mark.parametrize("rank", [JACK, QUEEN, KING])
@pytest.mark.parametrize("suit", range(4))
def test_court_cards_are_the_same_either_way_up(rank: int, suit: int) -> None:
    upright = CardArt((120, 168)).face(card(rank, suit))
    turned = pygame.transform.rotate(upright, 180)
    differing = pygame.transform.average_color(_difference(upright, turned))
    assert max(differing[:3]) <= 4


@pytest.mark.parametrize("rank", range(JACK))
def test_a_number_card_has_as_many_pips_as_it_says(rank: int) -> None:
    art = CardArt((150, 210))
    drawn = art.face(card(rank, HEARTS))
    ink = pygame.mask.from_threshold(drawn, LAMPLIGHT.suits.hearts, (40, 40, 40, 255))
    ink.erase(pygame.mask.Mask((art.plan.column, art.plan.mark_top + art.plan.mark), True), (0, 0))
    corner = (150 - art.plan.column, 210 - art.plan.mark_top - art.plan.mark)
    ink.erase(pygame.mask.Mask((art.plan.column, art.plan.mark_top + art.plan.mark), True), corner)
    assert len(ink.connected_components(40)) == rank + 2


def test_a_dimmed_card_is_darker_but_the_same_card() -> None:
    art = CardArt((100, 140))
    bright, dim = art.face(card(KING, DIAMONDS)), art.dimmed(card(KING, DIAMONDS))
    assert sum(pygame.transform.average_color(dim)[:3]) < 0.85 * sum(pygame.transform.average_color(bright)[:3])
    assert dim.get_at((0, 0)).a == 0


def test_the_queen_of_spades_is_the_only_card_with_a_night_behind_her() -> None:
    art = CardArt((120, 168))
    darkness = [sum(pygame.transform.average_color(art.face(number))[:3]) for number in range(52)]
    assert darkness.index(min(darkness)) == card(QUEEN, SPADES)


def test_a_face_is_drawn_once() -> None:
    art = CardArt((80, 112))
    assert art.face(7) is art.face(7)
    assert art.dimmed(7) is art.dimmed(7)
    assert art.back() is art.back()


def test_the_shadow_reaches_beyond_the_card() -> None:
    art = CardArt((80, 112))
    width, height = art.shadow().get_size()
    assert width > 80
    assert height > 112
    assert art.shadow_offset[0] < 0


def test_a_pack_is_drawn_quickly() -> None:
    began = time.perf_counter()
    art = CardArt((180, 252))
    for number in range(52):
        art.face(number)
    assert time.perf_counter() - began < 1.0


def _difference(first: pygame.Surface, second: pygame.Surface) -> pygame.Surface:
    over, under = pygame.Surface(first.get_size()), pygame.Surface(first.get_size())
    over.blit(first, (0, 0))
    under.blit(second, (0, 0))
    one = over.copy()
    one.blit(under, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    under.blit(over, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    one.blit(under, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return one
