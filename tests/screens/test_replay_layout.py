"""Four open hands in every window: each card's corner can be read, nothing lies on what it should not."""

from __future__ import annotations

from itertools import combinations, groupby, pairwise

import pytest

from game.look.layout import GAP, RING, TARGET, Box, Window
from game.look.replay_layout import ReplayLayout, replay_layout
from game.look.table_layout import EAST, WEST
from tests.screens.test_layout import WINDOWS

SEATS = range(4)
USUAL = ((4, 3, 3, 3), (3, 4, 2, 4), (1, 4, 4, 4))
HANDS = (*USUAL, (5, 4, 3, 1), (6, 5, 1, 1), (5, 5, 2, 1), (7, 2, 2, 2), (13,))
"""How many cards of each suit a hand may have."""
windows = pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS.keys())


def steppers(layout: ReplayLayout) -> list[Box]:
    return [layout.hand.back, layout.hand.onward, layout.trick.back, layout.trick.onward, layout.close]


@windows
def test_every_button_takes_a_finger_and_lies_apart(window: Window) -> None:
    buttons = steppers(replay_layout(window))
    assert min(min(box.w, box.h) for box in buttons) >= TARGET - 0.01
    assert [(a, b) for a, b in combinations(buttons, 2) if a.inset(0.5).meets(b.inset(0.5))] == []
    assert all(box.within(window.safe) for box in buttons)


@windows
@pytest.mark.parametrize("suits", HANDS)
def test_every_corner_of_every_hand_can_be_read(window: Window, suits: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    for seat in SEATS:
        boxes = layout.hand_boxes(seat, suits)
        assert len(boxes) == 13
        assert all(box.within(window.safe) for box in boxes)
        for left, right in pairwise(boxes):
            if left.y == right.y:
                assert right.x - left.x >= layout.card_w * 0.45
            else:
                assert right.y - left.y >= layout.card_h * 0.48


@windows
@pytest.mark.parametrize("suits", USUAL)
def test_the_hands_at_the_sides_lie_in_a_row_for_each_suit(window: Window, suits: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    for seat in (WEST, EAST):
        rows = [len(list(row)) for _, row in groupby(layout.hand_boxes(seat, suits), key=lambda box: box.y)]
        assert rows == list(suits)
        assert len({box.x for box in layout.hand_boxes(seat, suits)}) == max(suits)


@windows
def test_no_row_moves_while_cards_are_played(window: Window) -> None:
    layout, suits = replay_layout(window), (4, 1, 4, 4)
    for seat in SEATS:
        dealt = layout.hand_boxes(seat, suits)
        for played in range(13):
            left = layout.held_boxes(seat, suits, [i != played for i in range(13)])
            assert len(left) == 12
            assert set(left) < set(dealt)


@windows
@pytest.mark.parametrize("suits", HANDS)
def test_hands_names_and_buttons_keep_out_of_each_other(window: Window, suits: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    boxes = {f"card {seat} {i}": box for seat in SEATS for i, box in enumerate(layout.hand_boxes(seat, suits))}
    boxes |= {f"button {i}": box for i, box in enumerate(steppers(layout))}
    boxes |= {f"trick {seat}": box for seat, box in enumerate(layout.cards)}
    for seat in SEATS:
        others = [name for name, box in boxes.items() if box.inset(0.6).meets(layout.plates[seat].inset(0.6))]
        assert others == []
    tricks = [box for name, box in boxes.items() if name.startswith("trick")]
    hands = [box for name, box in boxes.items() if name.startswith("card")]
    assert [(a, b) for a in tricks for b in hands if a.inset(1).meets(b.inset(1))] == []


@windows
@pytest.mark.parametrize("suits", HANDS)
def test_the_trick_keeps_its_distance_from_the_hands_at_its_sides(window: Window, suits: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    _, west, _, east = layout.cards
    assert west.x - max(box.right for box in layout.hand_boxes(WEST, suits)) >= GAP
    assert min(box.x for box in layout.hand_boxes(EAST, suits)) - east.right >= GAP


@windows
def test_no_card_of_a_trick_lies_on_another_or_under_its_ring(window: Window) -> None:
    cards = replay_layout(window).cards
    assert [(a, b) for a, b in combinations(cards, 2) if a.inset(-RING).meets(b.inset(-RING + 0.5))] == []
