"""Four open hands in every window: each card's corner can be read, nothing lies on what it should not."""

from __future__ import annotations

from itertools import combinations, groupby, pairwise

import pytest

from game.look.layout import GAP, RING, TARGET, Box, Window
from game.look.replay_layout import ReplayLayout, replay_layout
from game.look.table_layout import NORTH, SOUTH
from tests.screens.test_layout import WINDOWS

USUAL = ((4, 3, 3, 3), (3, 4, 2, 4), (1, 4, 4, 4), (5, 4, 3, 1))
HANDS = (*USUAL, (6, 5, 1, 1), (5, 5, 2, 1), (7, 2, 2, 2), (13,))
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
    for hand in layout.hands.of([suits] * 4):
        assert len(hand.cards) == 13
        assert all(box.within(window.safe) for box in hand.cards)
        for left, right in pairwise(hand.cards):
            if left.y == right.y:
                assert right.x - left.x >= layout.hands.card_w * 0.45
            else:
                assert right.y - left.y >= layout.hands.card_h * 0.48


@windows
@pytest.mark.parametrize("suits", USUAL)
def test_the_hands_at_the_sides_lie_in_a_row_for_each_suit(window: Window, suits: tuple[int, ...]) -> None:
    hands = replay_layout(window).hands.of([suits] * 4)
    for hand in (hands.west, hands.east):
        rows = [len(list(row)) for _, row in groupby(hand.cards, key=lambda box: box.y)]
        assert rows == list(suits)
        assert len({round(box.x, 6) for box in hand.cards}) == max(suits)


@windows
@pytest.mark.parametrize(("west", "east"), [((3, 4, 2, 4), (1, 4, 5, 3)), ((6, 5, 2), (4, 3, 3, 3)), ((13,), (7, 6))])
def test_the_table_is_mirrored_about_its_middle(window: Window, west: tuple[int, ...], east: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    hands = layout.hands.of([west, west, east, east])
    middle = layout.cards[SOUTH].cx
    assert layout.cards[NORTH].cx == hands.south.mat.cx == hands.north.mat.cx == pytest.approx(middle)
    left, right = hands.west.mat, hands.east.mat
    assert right == pytest.approx((2 * middle - left.right, left.y, left.w, left.h))
    assert left.cy == pytest.approx((layout.cards[NORTH].y + layout.cards[SOUTH].bottom) / 2, abs=GAP)
    assert min(box.x for box in hands.west.cards) - left.x == pytest.approx(
        right.right - max(box.right for box in hands.east.cards)
    )
    for hand, edge in ((hands.west, min), (hands.east, max)):
        ends = [edge(box.x for box in row) for _, row in groupby(hand.cards, key=lambda box: box.y)]
        assert ends == pytest.approx([ends[0]] * len(ends))


@windows
@pytest.mark.parametrize("suits", HANDS)
def test_a_hand_and_its_name_lie_on_a_mat_of_their_own(window: Window, suits: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    hands = layout.hands.of([suits] * 4)
    for hand in hands:
        assert all(box.within(hand.mat) for box in (hand.plate, *hand.cards))
        assert hand.plate.cx == pytest.approx(hand.mat.cx)
        assert hand.plate.bottom == pytest.approx(min(box.y for box in hand.cards))
        assert hand.mat.within(window.safe)
    mats = [hand.mat for hand in hands]
    others = [*steppers(layout), layout.caption]
    assert [(a, b) for a, b in combinations(mats, 2) if a.inset(-2).meets(b)] == []
    assert [(a, b) for a in mats for b in others if a.inset(-2).meets(b)] == []


@windows
def test_no_row_moves_while_cards_are_played(window: Window) -> None:
    suits = (4, 1, 4, 4)
    for hand in replay_layout(window).hands.of([suits] * 4):
        for played in range(13):
            left = hand.left([i != played for i in range(13)])
            assert len(left) == 12
            assert set(left) < set(hand.cards)


@windows
def test_what_is_left_of_a_suit_closes_up_in_its_place_at_the_right_towards_the_edge(window: Window) -> None:
    held = [False, True, False, True, *[True] * 9]
    south, west, north, east = replay_layout(window).hands.of([(4, 1, 4, 4)] * 4)
    for hand in (south, west, north):
        assert hand.left(held) == hand.cards[:2] + hand.cards[4:]
    assert east.left(held) == east.cards[2:]


@windows
@pytest.mark.parametrize("suits", HANDS)
def test_hands_names_and_buttons_keep_out_of_each_other(window: Window, suits: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    hands = layout.hands.of([suits] * 4)
    boxes = {f"card {seat} {i}": box for seat, hand in enumerate(hands) for i, box in enumerate(hand.cards)}
    boxes |= {f"button {i}": box for i, box in enumerate(steppers(layout))}
    boxes |= {f"trick {seat}": box for seat, box in enumerate(layout.cards)}
    for hand in hands:
        others = [name for name, box in boxes.items() if box.inset(0.6).meets(hand.plate.inset(0.6))]
        assert others == []
    mats = [hand.mat for hand in hands]
    assert [(a, b) for a in layout.cards for b in mats if a.inset(1).meets(b)] == []


@windows
@pytest.mark.parametrize("suits", HANDS)
def test_the_trick_keeps_its_distance_from_the_hands_at_its_sides(window: Window, suits: tuple[int, ...]) -> None:
    layout = replay_layout(window)
    hands = layout.hands.of([suits] * 4)
    _, west, _, east = layout.cards
    assert west.x - max(box.right for box in hands.west.cards) >= GAP - 0.01
    assert min(box.x for box in hands.east.cards) - east.right >= GAP - 0.01


@windows
def test_no_card_of_a_trick_lies_on_another_or_under_its_ring(window: Window) -> None:
    cards = replay_layout(window).cards
    assert [(a, b) for a, b in combinations(cards, 2) if a.inset(-RING).meets(b.inset(-RING + 0.5))] == []
