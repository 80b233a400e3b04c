"""Four open hands in every window: each card's corner can be read, nothing lies on what it should not."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.look.layout import GAP, TARGET, Box, Window
from game.look.replay_layout import ReplayLayout, replay_layout
from tests.screens.test_layout import WINDOWS

SEATS = range(4)
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
def test_every_corner_of_every_hand_can_be_read(window: Window) -> None:
    layout = replay_layout(window)
    for seat in SEATS:
        for count in range(14):
            boxes = layout.hand_boxes(seat, count)
            assert len(boxes) == count
            assert all(box.within(window.safe) for box in boxes)
            for left, right in pairwise(boxes):
                if left.y == right.y:
                    assert right.x - left.x >= 14.9
                else:
                    assert right.y - left.y >= layout.card_h * 0.6


@windows
def test_hands_names_and_buttons_keep_out_of_each_other(window: Window) -> None:
    layout = replay_layout(window)
    boxes = {f"card {seat} {i}": box for seat in SEATS for i, box in enumerate(layout.hand_boxes(seat, 13))}
    boxes |= {f"button {i}": box for i, box in enumerate(steppers(layout))}
    boxes |= {f"trick {seat}": box for seat, box in enumerate(layout.cards)}
    for seat in SEATS:
        others = [name for name, box in boxes.items() if box.inset(0.6).meets(layout.plates[seat].inset(0.6))]
        assert others == []
    tricks = [box for name, box in boxes.items() if name.startswith("trick")]
    hands = [box for name, box in boxes.items() if name.startswith("card")]
    assert [(a, b) for a in tricks for b in hands if a.inset(1).meets(b.inset(1))] == []


@windows
def test_the_trick_keeps_its_distance_from_the_hands_at_its_sides(window: Window) -> None:
    layout = replay_layout(window)
    _, west, _, east = layout.cards
    assert west.x - max(box.right for box in layout.hand_boxes(1, 13)) >= GAP
    assert min(box.x for box in layout.hand_boxes(3, 13)) - east.right >= GAP


@windows
def test_the_index_of_no_card_of_a_trick_is_covered(window: Window) -> None:
    """They are laid north, west, east, south: a later one may cover the lower part of an earlier one only."""
    south, west, north, east = replay_layout(window).cards
    for below, above in ((north, west), (north, east), (north, south), (west, east), (west, south), (east, south)):
        corner = Box(below.x, below.y, below.w * 0.4, below.h * 0.55)
        assert not corner.inset(1).meets(above)
