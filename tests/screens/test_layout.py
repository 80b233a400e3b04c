"""Every size of window that the game promises: nothing overlaps, nothing is cut, every target takes a finger."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.look.layout import GAP, RING, TARGET, Box, Window
from game.look.paint import largest, paragraph_height
from game.look.table_layout import CARD_RATIO, FAN_DROP, SOUTH, TableLayout, table_layout
from game.screens import words
from game.screens.toast import ROLES, first_that_holds

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
    rooms = [layout.strip, layout.action, layout.notice(lying=True, acting=False), layout.notice(False, acting=True)]
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
        card_w = seat.fan.h / FAN_DROP / CARD_RATIO
        assert [count for count in range(1, 14) if not seat.held(count).meets(seat.portrait)] == []
        for few in (1, 2, 3):
            held = seat.held(few)
            assert held.centred(card_w, held.h).meets(seat.portrait)


WORDS = (
    "You can take this.",
    "Follow suit: diamonds were led, so diamonds must be played while any are held.",
    "You cannot stay under the queen of diamonds: your lowest leaves the best chance that somebody goes higher.",
)


@windows
def test_words_lie_on_no_card(window: Window) -> None:
    layout = laid_out(window)
    friends = [card for seat, card in enumerate(layout.trick) if seat != SOUTH]
    for count in range(1, 14):
        hand = [box.moved(0, -layout.lift) for box in layout.hand_boxes(count)]
        below, above = layout.notice(lying=True, acting=False), layout.notice(lying=False, acting=True)
        assert [box for box in (*friends, *hand) if box.meets(below)] == []
        assert [box for box in (layout.action, *hand) if box.meets(above)] == []
        assert [box for box in (layout.action, *hand) if box.meets(layout.prompt)] == []
        assert [box for box in (*friends, *hand) if box.meets(layout.action)] == []
        assert layout.notice(lying=True, acting=True) == below


@windows
@pytest.mark.parametrize("sentence", WORDS)
@pytest.mark.parametrize(("lying", "acting"), [(True, False), (False, True), (False, False)])
def test_words_of_one_to_three_lines_fit_their_room(window: Window, sentence: str, lying: bool, acting: bool) -> None:
    room = laid_out(window).notice(lying, acting).inset(1.5 * GAP, GAP / 4)
    role, growth = largest(sentence, room, ROLES, window)
    assert paragraph_height(sentence, room.w, role, window, growth) <= room.h


TROUBLES = (words.NO_LAST_TRICK, words.TIME_IS_UP, *words.GAME_TROUBLES.values(), *words.SETTINGS_TROUBLES.values())


@windows
@pytest.mark.parametrize("sentence", TROUBLES)
def test_words_that_come_after_the_players_own_card_lie_on_no_card(window: Window, sentence: str) -> None:
    layout = laid_out(window)
    room = first_that_holds(sentence, layout.notices(lying=True, acting=False, own=True), window)
    hand = [box.moved(0, -layout.lift) for count in range(1, 14) for box in layout.hand_boxes(count)]
    assert [box for box in (*layout.trick, *hand, *layout.toolbar, *layout.shelf) if box.meets(room)] == []
    assert paragraph_height(sentence, room.w - 3 * GAP, ROLES[-1], window, 1.0) <= room.h - GAP / 2


@windows
def test_words_under_the_trick_hide_no_name_of_a_friend(window: Window) -> None:
    layout = laid_out(window)
    below = layout.notice(lying=True, acting=False)
    assert [seat.plate for seat in layout.seats[1:] if seat.plate.meets(below)] == []
    assert below.within(window.safe)


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
