"""Every size of window that the game promises: nothing overlaps, nothing is cut, every target takes a finger."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pygame
import pytest

from game.look import fan
from game.look.layout import AIR, GAP, RING, TARGET, Box, Window, magnified
from game.look.notices import Room, rooms_for_words
from game.look.paint import Brush, paragraph_height
from game.look.table_layout import CARD_RATIO, SOUTH, TableLayout, table_layout
from game.look.theme import LAMPLIGHT, Type
from game.rules.seats import Seat
from game.screens import words
from game.screens.toast import first_that_holds, ground_of
from game.table.texts import Trouble

WINDOWS = {
    "small phone": Window(320, 480),
    "phone": Window(390, 844, 3, (47, 0, 34, 0)),
    "phone on its side": Window(844, 390, 3, (0, 47, 21, 47)),
    "small phone on its side": Window(480, 320),
    "tablet": Window(768, 1024, 2),
    "laptop": Window(1280, 720),
    "desk": Window(1600, 900, 1.2),
    "wall": Window(1600, 900, 2.4),
    "small frame": Window(400, 300),
    "narrow phone on its side": Window(812, 375, 3, (0, 50, 21, 50)),
    "low frame": Window(640, 300),
    "old screen": Window(640, 480),
}

windows = pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS.keys())


def laid_out(window: Window) -> TableLayout:
    return table_layout(window, tools=5, shelf_buttons=4)


def overlapping(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    """The pairs that share more than a hair."""
    return [(a, b) for (a, x), (b, y) in combinations(boxes.items(), 2) if x.inset(0.5).meets(y.inset(0.5))]


@windows
def test_every_target_takes_a_finger(window: Window) -> None:
    layout = laid_out(window)
    targets = [*layout.toolbar, *layout.shelf, layout.action]
    for count in range(1, 14):
        targets += layout.hand_targets(count)
    assert min(min(box.w, box.h) for box in targets) >= TARGET - 0.01


@windows
def test_targets_lie_apart(window: Window) -> None:
    layout = laid_out(window)
    boxes = {f"tool {i}": box for i, box in enumerate(layout.toolbar)}
    boxes |= {f"shelf {i}": box for i, box in enumerate(layout.shelf)}
    boxes |= {f"card {i}": box for i, box in enumerate(layout.hand_targets(13))}
    boxes["action"] = layout.action
    assert overlapping(boxes) == []


@windows
@pytest.mark.parametrize("left_handed", [False, True])
def test_every_button_lies_wholly_before_the_wall_or_on_the_table(window: Window, left_handed: bool) -> None:
    layout = table_layout(window, 5, 4, left_handed)
    buttons = [*layout.toolbar, *layout.shelf, layout.action]
    assert [box for box in buttons if box.y < layout.horizon < box.bottom] == []


@windows
def test_hand_and_words_keep_off_the_windows_edge(window: Window) -> None:
    layout = laid_out(window)
    inner = window.safe.inset(GAP / 2, 0)
    rooms = [layout.strip, layout.action, *boxes_for_words(layout, lying=True), *boxes_for_words(layout, lying=False)]
    assert [box for box in (*layout.hand_boxes(13), *rooms) if not box.within(inner)] == []


@windows
def test_seats_keep_out_of_each_other_and_of_the_hand(window: Window) -> None:
    layout = laid_out(window)
    boxes = {f"plate {i}": seat.plate for i, seat in enumerate(layout.seats)}
    boxes |= {f"fan {i}": seat.fan for i, seat in enumerate(layout.seats)}
    boxes["hand"] = layout.hand
    boxes["action"] = layout.action
    boxes |= {f"tool {i}": box for i, box in enumerate(layout.toolbar)}
    assert overlapping(boxes) == []


@windows
def test_everything_lies_in_the_safe_part_of_the_window(window: Window) -> None:
    layout = laid_out(window)
    boxes = [*layout.toolbar, *layout.shelf, layout.action, *layout.hand_boxes(13), *layout.trick, layout.status]
    boxes += [seat.plate for seat in layout.seats] + [seat.portrait for seat in layout.seats]
    assert [box for box in boxes if not box.within(window.safe)] == []


@windows
def test_the_tricks_cards_lie_between_the_seats(window: Window) -> None:
    layout = laid_out(window)
    seats = [seat.plate for seat in layout.seats]
    assert [box for box in layout.trick for seat in seats if box.inset(1).meets(seat)] == []


@windows
def test_picked_cards_rise_no_higher_than_the_strip_above_the_hand(window: Window) -> None:
    layout = laid_out(window)
    assert layout.strip.bottom <= min(box.y for box in layout.hand_boxes(13)) - layout.lift + 0.01


@windows
def test_however_few_cards_a_friend_holds_they_are_held_before_the_portrait(window: Window) -> None:
    for seat in laid_out(window).seats[1:]:
        card_w = seat.fan.h / fan.DROP / CARD_RATIO
        assert [count for count in range(1, 14) if not seat.held(count).meets(seat.portrait)] == []
        for few in (1, 2, 3):
            held = seat.held(few)
            assert held.centred(card_w, held.h).meets(seat.portrait)


TROUBLES = (words.NO_LAST_TRICK, words.RENEWED, words.GAME_TROUBLES[Trouble.NOT_KEPT])
WORDS = (
    "You can take this.",
    "Follow suit: diamonds were led, so you must play diamonds while you hold any.",
    "You cannot stay under the queen of diamonds: your lowest leaves the best chance that somebody goes higher.",
)


class Situation(NamedTuple):
    """What there is on the table: whether a trick lies, whether a button waits to be pressed, whether the player's own
    card lies, and how many cards the player holds."""

    lying: bool
    acting: bool
    own: bool
    held: int


def boxes_for_words(layout: TableLayout, lying: bool) -> list[Box]:
    return [room.box for room in rooms_for_words(layout, *Situation(lying, False, False, 13))]


def taken_by(sentence: str, layout: TableLayout, at: Situation) -> tuple[Room, Type]:
    """The room in which a sentence stands, and its size."""
    return first_that_holds(sentence, rooms_for_words(layout, *at), layout.window)


def paper_of(sentence: str, layout: TableLayout, at: Situation) -> tuple[Room, Box]:
    """The room in which a sentence stands, and the paper that it is written on."""
    room, role = taken_by(sentence, layout, at)
    return room, ground_of(Brush(pygame.Surface((1, 1)), layout.window, LAMPLIGHT), sentence, room, role)


SITUATIONS = [
    Situation(lying, acting, own, held)
    for lying in (True, False)
    for acting in (True, False)
    for own in (True, False)
    if lying or not own
    if not (acting and own)
    for held in (2, 7, 8, 13)
]
situations = pytest.mark.parametrize("at", SITUATIONS)


@windows
@situations
def test_words_lie_on_no_card_and_on_no_button(window: Window, at: Situation) -> None:
    layout, (lying, acting, own, held) = laid_out(window), at
    hand = [box.moved(0, -layout.lift) for box in layout.hand_boxes(held)]
    friends = [card for seat, card in enumerate(layout.trick) if seat != SOUTH]
    kept = [*hand, *layout.shelf, *layout.toolbar]
    kept += [*friends, layout.action] if acting and lying else [layout.action] if acting else friends if lying else []
    kept += [layout.trick[SOUTH]] if own else []
    for sentence in (*WORDS, *TROUBLES):
        room, paper = paper_of(sentence, layout, at)
        assert paper.within(room.box, 1.5)
        assert [box for box in kept if box.meets(room.box)] == []
        assert room.box.within(window.safe)


@windows
@situations
def test_every_sentence_fits_its_room(window: Window, at: Situation) -> None:
    for sentence in (*WORDS, *TROUBLES):
        room, role = taken_by(sentence, laid_out(window), at)
        tall = paragraph_height(sentence, room.box.w - 2 * GAP, role, window, 1.0)
        assert tall <= room.box.h, sentence


@windows
@situations
def test_words_cover_a_seat_wholly_or_not_at_all(window: Window, at: Situation) -> None:
    layout = laid_out(window)
    for sentence in (*WORDS, *TROUBLES):
        room, paper = paper_of(sentence, layout, at)
        for place in layout.seats:
            names = place.plate.inset(1, place.plate.h / 2 - 15)  # two lines of words
            assert not names.meets(paper) or (room.covers and names.within(paper, GAP))
            eyes = place.portrait.inset(place.portrait.w * 0.2)
            covered = Box(eyes.x, eyes.y, eyes.w, place.portrait.h * 0.4)
            assert not covered.meets(paper) or (room.covers and place.portrait.within(paper, GAP / 2))


@windows
def test_words_hide_no_friend_where_few_cards_leave_room_under_a_button(window: Window) -> None:
    layout = laid_out(window)
    if layout.rows == 2:
        _, paper = paper_of(WORDS[0], layout, Situation(lying=True, acting=True, own=False, held=2))
        assert [seat for seat in layout.seats if seat.plate.meets(paper) or seat.portrait.meets(paper)] == []


@windows
def test_words_beside_a_button_are_in_the_middle_of_its_height(window: Window) -> None:
    layout = laid_out(window)
    room, paper = paper_of(WORDS[0], layout, Situation(lying=True, acting=True, own=False, held=2))
    if room.middle is not None:
        assert paper.cy == pytest.approx(layout.action.cy, abs=1) or paper.bottom == pytest.approx(layout.strip.bottom)
        assert paper.x - layout.action.right == pytest.approx(GAP)


def test_large_words_over_the_friends_names_leave_their_cards_to_be_seen() -> None:
    zoom, larger = magnified(390, 844, 2.0)
    window = Window(390 / zoom, 844 / zoom, zoom, text=larger)
    layout, sentence = laid_out(window), words.GAME_TROUBLES[Trouble.NOT_KEPT]
    room, paper = paper_of(sentence, layout, Situation(lying=True, acting=False, own=True, held=12))
    assert paper.h == pytest.approx(room.covers)
    assert min(place.fan.y + place.fan.h / 2 for place in layout.seats[1:]) < paper.y


@windows
def test_a_sentence_keeps_its_size_wherever_it_stands(window: Window) -> None:
    layout = laid_out(window)
    if min(window.safe.w, window.safe.h) > 500:
        roles = {taken_by(words.GAME_TROUBLES[Trouble.NOT_KEPT], layout, each)[1] for each in SITUATIONS}
        assert len(roles) == 1


@windows
def test_no_card_of_a_trick_lies_on_another_or_under_its_ring(window: Window) -> None:
    cards = laid_out(window).trick
    assert [(a, b) for a, b in combinations(cards, 2) if a.inset(-RING).meets(b.inset(-RING + 0.5))] == []


@windows
def test_the_word_that_says_who_leads_has_room_beside_every_friends_name(window: Window) -> None:
    brush = Brush(pygame.Surface((1, 1)), window, LAMPLIGHT)
    for seat, place in enumerate(laid_out(window).seats):
        name = words.friend(Seat(seat))
        role, small = (Type.NAME, Type.LABEL) if place.plate.h >= 44 else (Type.LABEL, Type.TINY)
        wide = brush.width(name, role) + GAP / 2 + brush.width(words.leads(name), small)
        assert wide <= place.plate.w


@windows
def test_a_picked_card_keeps_off_the_players_own_ring_and_the_action(window: Window) -> None:
    layout = laid_out(window)
    own = layout.seats[SOUTH]
    for count in range(1, 14):
        for card in layout.hand_boxes(count):
            raised = card.moved(0, -layout.lift).inset(-2)
            assert not raised.meets(own.portrait.inset(-RING - 2))
            assert not raised.meets(layout.action)


def test_a_left_handed_player_has_the_shelf_at_the_left() -> None:
    right, left = (table_layout(Window(844, 390), 5, 4, handed) for handed in (False, True))
    assert right.shelf[0].x > right.toolbar[0].x
    assert left.shelf[0].x < left.toolbar[0].x


@pytest.mark.parametrize("size", [(844, 390), (480, 320), (400, 300)])
def test_the_buttons_at_both_sides_keep_alike_off_the_edges(size: tuple[int, int]) -> None:
    window = Window(*size)
    layout = laid_out(window)
    drawn = [
        [box if box.w > TARGET and box in layout.shelf else box.inset(AIR) for box in side]
        for side in (layout.toolbar, layout.shelf)
    ]
    (left, right), high, low = drawn, {side[0].y for side in drawn}, {side[-1].bottom for side in drawn}
    assert left[0].x == pytest.approx(window.w - right[0].right)
    assert max(high) == pytest.approx(min(high))
    assert max(low) == pytest.approx(min(low))


@windows
def test_a_ring_about_a_tricks_card_keeps_off_the_names(window: Window) -> None:
    layout = laid_out(window)
    plates = [place.plate for seat, place in enumerate(layout.seats) if seat != SOUTH]
    assert [box for box in layout.trick for plate in plates if box.inset(-RING - 1).meets(plate.inset(0.5))] == []
