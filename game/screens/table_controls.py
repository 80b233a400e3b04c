"""The controls of the table, in focus order: the hand, the pass, the shelf, the toolbar, then what is only read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from game.look.controls import Control, Style, Tag
from game.look.gestures import Deed, Gesture
from game.look.layout import Box
from game.look.pictures import Icon
from game.rules.cards import Card, name
from game.rules.seats import SEATS, Direction, Seat
from game.screens import words

if TYPE_CHECKING:
    from game.screens.table import TableScreen

_ARROWS = {Direction.LEFT: Icon.LEFT, Direction.RIGHT: Icon.RIGHT, Direction.ACROSS: Icon.UP}
_TOOLS = (
    ("restart", words.RESTART, Icon.RESTART),
    ("pause", words.PAUSE, Icon.PAUSE),
    ("help", words.HELP, Icon.HELP),
)
_SHELF = (
    ("undo", words.UNDO, Icon.UNDO),
    ("hint", words.HINT, Icon.HINT),
    ("last-trick", words.LAST_TRICK, Icon.LAST_TRICK),
    ("menu", words.MENU, Icon.MENU),
)

LETTERS = {"u": "undo", "h": "hint", "l": "last-trick", "m": "menu", "?": "help", "f": "fullscreen"}
"""The keys that press a button of the shelf or the toolbar."""
_KEYS = {control: letter for letter, control in LETTERS.items()}

_BESIDE_FROM = 128.0  # the width of a shelf's button from which its caption stands beside its icon


def card_id(card: Card) -> str:
    """The id of a card of the hand: "card-QS"."""
    return f"card-{name(card)}"


def toolbar(screen: TableScreen) -> tuple[tuple[str, str, Icon], ...]:
    """Id, label and icon of the toolbar's buttons: what the device does not allow is not offered."""
    page, audible = screen.app.device.page, screen.app.is_heard
    tools = (*_TOOLS, ("sound", words.SOUND[audible], Icon.SOUND_ON if audible else Icon.SOUND_OFF))
    if not page.allows(Deed.FULLSCREEN):
        return tools
    full = page.fullscreen_on
    return (*tools, ("fullscreen", words.FULLSCREEN[full], Icon.FULLSCREEN_OFF if full else Icon.FULLSCREEN))


def shelf(_screen: TableScreen) -> tuple[tuple[str, str, Icon], ...]:
    """Id, label and icon of the shelf's buttons."""
    return _SHELF


def all_controls(screen: TableScreen) -> list[Control]:
    """Everything on the table that can be pressed or read."""
    shelf_style = Style.QUIET if screen.layout.shelf[0].w >= _BESIDE_FROM else Style.STACKED
    captions = tuple(label for _, label, _ in shelf(screen))
    idle = _idle(screen)
    return [
        *_hand(screen),
        *_pass(screen),
        *_finish(screen),
        *(
            replace(
                Control(key, label, box, style=shelf_style, caption=label, like=captions, icon=icon, key=_KEYS[key]),
                disabled=key in idle,
                answers=True,
            )
            for (key, label, icon), box in zip(shelf(screen), screen.layout.shelf, strict=True)
        ),
        *(
            _tool(screen, key, label, icon, box)
            for (key, label, icon), box in zip(toolbar(screen), screen.layout.toolbar, strict=True)
        ),
        *_seats(screen),
        *_trick(screen),
    ]


def _idle(screen: TableScreen) -> set[str]:
    """The buttons of the shelf that have nothing to show or to take back; a press says so."""
    nothing = {"undo": not screen.table.can_undo(Seat.SOUTH), "last-trick": not screen.view.tricks}
    return {key for key, idle in nothing.items() if idle}


def _tool(screen: TableScreen, tool: str, label: str, icon: Icon, box: Box) -> Control:
    """A button of the toolbar."""
    switched = {"sound": screen.app.is_heard, "fullscreen": screen.app.device.page.fullscreen_on}
    gesture = Gesture(Deed.FULLSCREEN) if tool == "fullscreen" else None
    pressed = switched.get(tool)
    key = _KEYS.get(tool, "")
    return Control(tool, label, box, style=Style.ICON, icon=icon, pressed=pressed, key=key, gesture=gesture)


def _hand(screen: TableScreen) -> Iterator[Control]:
    hand, layout = screen.stage.shown.hand, screen.layout
    for card, seen in zip(hand, layout.hand_targets(len(hand)), strict=True):
        picked = card in screen.hand.picked
        raised = layout.lift if picked else 0.0
        label = words.card_name(card)
        if screen.stage.shown.fresh >> card & 1:
            label = f"{label}, {words.RECEIVED}"
        able = screen.is_passing or (screen.is_my_turn and bool(screen.view.legal >> card & 1))
        yield Control(
            card_id(card),
            label,
            Box(seen.x, seen.y - raised, seen.w, seen.h + raised),
            style=Style.UNSEEN,
            disabled=not able,
            pressed=picked,
        )


def _pass(screen: TableScreen) -> Iterator[Control]:
    if not screen.is_passing or screen.stage.dealing:
        return
    direction = screen.view.direction
    label = words.pass_button(direction, direction.receiver(Seat.SOUTH))
    yield Control(
        "pass",
        label,
        screen.layout.action,
        style=Style.PRIMARY,
        caption=label,
        like=tuple(words.pass_button(each, each.receiver(Seat.SOUTH)) for each in _ARROWS),
        icon=_ARROWS[direction],
        disabled=len(screen.hand.picked) < 3,
        key="p",
    )


def _finish(screen: TableScreen) -> Iterator[Control]:
    offer = screen.elbow.offer
    if offer is not None:
        note, caption = words.OFFERS[offer]
        yield Control(
            "finish",
            f"{note} {caption}",
            screen.layout.action,
            style=Style.PRIMARY,
            caption=caption,
            note=note,
            icon=Icon.NEXT,
        )


def _seats(screen: TableScreen) -> Iterator[Control]:
    view, shown = screen.view, screen.stage.shown
    for seat in SEATS:
        label = words.seat_label(
            seat,
            view.totals[seat],
            view.points[seat] if screen.app.settings.show_points else 0,
            shown.counts[seat],
            view.turn is seat,
            bool(shown.trick) and view.leader is seat,
        )
        yield Control(f"seat-{seat.letter}", label, screen.layout.seats[seat].all, Tag.TEXT, seat=seat.letter)


def _trick(screen: TableScreen) -> Iterator[Control]:
    for seat, card in screen.stage.shown.trick:
        box = screen.layout.trick[seat]
        yield Control(f"trick-{seat.letter}", words.card_name(card), box, Tag.TEXT, trick=seat.letter)
