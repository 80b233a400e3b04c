"""Named places of cards on the table, found anew in any layout, so that a card in flight survives a turned phone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.look.layout import Box
from game.look.table_layout import CARD_RATIO, FULL_HAND, TableLayout
from game.rules.seats import Seat

FROM_BELOW = (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)
"""The order in which the cards of a trick are laid, so that no index is covered."""


class Spot(Enum):
    """Kinds of place."""

    HAND = auto()
    FAN = auto()
    TRICK = auto()
    DECK = auto()
    PILE = auto()
    FREE = auto()


@dataclass(frozen=True, slots=True)
class Place:
    """A card of the hand (`index` of `count`), a seat's fan, its trick card, its pile, the deck, or a free box."""

    spot: Spot
    seat: Seat = Seat.SOUTH
    index: int = 0
    count: int = FULL_HAND
    free: Box | None = None


def in_hand(index: int, count: int) -> Place:
    """The `index`th of `count` cards in the player's hand."""
    return Place(Spot.HAND, index=index, count=count)


def box_of(place: Place, layout: TableLayout) -> Box:
    """Where a card at `place` lies in `layout`."""
    if place.spot is Spot.HAND:
        return layout.hand_boxes(place.count)[place.index]
    if place.spot is Spot.TRICK:
        return layout.trick[place.seat]
    if place.spot is Spot.DECK:
        return layout.centre
    if place.free is not None:
        return place.free
    seat = layout.seats[place.seat]
    if place.spot is Spot.FAN and place.seat is Seat.SOUTH:
        return layout.hand.centred(layout.card_w, layout.card_h)
    held = seat.fan if place.spot is Spot.FAN else seat.portrait
    h = held.h * (0.9 if place.spot is Spot.FAN else 0.5)
    return held.centred(h / CARD_RATIO, h)
