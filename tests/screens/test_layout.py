"""Every size of window that the game promises: nothing overlaps, nothing is cut, every target takes a finger."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.look import fan
from game.look.layout import GAP, RING, TARGET, Box, Window
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
    "Follow suit: diamonds were led, so diamonds must be played while any are held.",
    "You cannot stay under the queen of diamonds: your lowest leaves the best chance that somebody goes higher.",
)


def boxes_for_words(layout: TableLayout, lying: bool, acting: bool = False, own: bool = False) -> list[Box]:
    return [room.box for room in rooms_for_words(layout, lying, acting, own)]


def taken_by(sentence: str, layout: TableLayout, lying: bool, acting: bool, own: bool) -> tuple[Room, Type]:
    """The room in which a sentence stands, and its size."""
    return first_that_holds(sentence, rooms_for_words(layout, lying, acting, own), layout.window)


SITUATIONS = [
    (lying, acting, own)
    for lying in (True, False)
    for acting in (True, False)
    for own in (True, False)
    if lying or not own
    if not (acting and own)
]
"""Whether a trick lies, whether a button waits to be pressed, whether the player's own card lies."""


@windows
@pytest.mark.parametrize(("lying", "acting", "own"), SITUATIONS)
def test_words_lie_on_no_card_and_on_no_button(window: Window, lying: bool, acting: bool, own: bool) -> None:
    layout = laid_out(window)
    hand = [box.moved(0, -layout.lift) for count in range(1, 14) for box in layout.hand_boxes(count)]
    friends = [card for seat, card in enumerate(layout.trick) if seat != SOUTH]
    kept = [*hand, *layout.shelf, *layout.toolbar]
    kept += [*friends, layout.action] if acting and lying else [layout.action] if acting else friends if lying else []
    kept += [layout.trick[SOUTH]] if own else []
    for sentence in (*WORDS, *TROUBLES):
        room, _ = taken_by(sentence, layout, lying, acting, own)
        assert [box for box in kept if box.meets(room.box)] == []
        assert room.box.within(window.safe)


@windows
@pytest.mark.parametrize(("lying", "acting", "own"), SITUATIONS)
def test_every_sentence_fits_its_room(window: Window, lying: bool, acting: bool, own: bool) -> None:
    for sentence in (*WORDS, *TROUBLES):
        room, role = taken_by(sentence, laid_out(window), lying, acting, own)
        tall = paragraph_height(sentence, room.box.w - 2 * GAP, role, window, 1.0)
        assert tall <= room.box.h, sentence


@windows
@pytest.mark.parametrize(("lying", "acting", "own"), SITUATIONS)
def test_words_cover_a_seat_wholly_or_not_at_all(window: Window, lying: bool, acting: bool, own: bool) -> None:
    layout = laid_out(window)
    for sentence in (*WORDS, *TROUBLES):
        room, role = taken_by(sentence, layout, lying, acting, own)
        paper = ground_of(Brush(pygame.Surface((1, 1)), window, LAMPLIGHT), sentence, room, role)
        for place in layout.seats:
            names = place.plate.inset(1, place.plate.h / 2 - 15)  # two lines of words
            assert not names.meets(paper) or (room.is_filled and names.within(paper, GAP))
            eyes = place.portrait.inset(place.portrait.w * 0.2)
            covered = Box(eyes.x, eyes.y, eyes.w, place.portrait.h * 0.4)
            assert not covered.meets(paper) or (room.is_filled and place.portrait.within(paper, GAP / 2))


@windows
def test_a_sentence_keeps_its_size_wherever_it_stands(window: Window) -> None:
    layout = laid_out(window)
    if min(window.safe.w, window.safe.h) > 500:
        roles = {taken_by(words.GAME_TROUBLES[Trouble.NOT_KEPT], layout, *each)[1] for each in SITUATIONS}
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
