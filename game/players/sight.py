"""What a careful player works out from its view: cards still out, voids, who is taking the trick, who may be shooting.

Everything here follows from the SeatView alone, so it is the same however the hidden cards lie.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import (
    ALL_CARDS,
    HEART_CARDS,
    JACK_OF_DIAMONDS,
    PENALTY_CARDS,
    QUEEN_OF_SPADES,
    SUIT_MASK,
    Card,
    CardMask,
)
from game.rules.house import Moon
from game.rules.seats import Direction, Seat
from game.rules.view import SeatView

QUEEN = 1 << QUEEN_OF_SPADES
JACK = 1 << JACK_OF_DIAMONDS
HIGH_SPADES = 0b11 << (QUEEN_OF_SPADES + 1)
_THREAT_POINTS = 6
_THREAT_TRICKS = 4


def points_in(cards: CardMask, jack_counts: bool = False) -> int:
    """Points of these cards: hearts 1, the queen 13, and the jack of diamonds -10 where the table plays it."""
    points = (cards & HEART_CARDS).bit_count()
    if cards & QUEEN:
        points += 13
    if jack_counts and cards & JACK:
        points -= 10
    return points


def only_taker(taken: Sequence[CardMask]) -> Seat | None:
    """The one seat with penalty points among what each has taken, if there is exactly one."""
    takers = [seat for seat in Seat if taken[seat] & PENALTY_CARDS]
    return takers[0] if len(takers) == 1 else None


def lowest(cards: CardMask) -> Card:
    """The lowest card of a mask that is not empty (clubs before diamonds before spades before hearts)."""
    return (cards & -cards).bit_length() - 1


def highest(cards: CardMask) -> Card:
    """The highest card of a mask that is not empty."""
    return cards.bit_length() - 1


def under(card: Card) -> CardMask:
    """All cards below this one, the lower suits too: and it with a suit."""
    return (1 << card) - 1


class Sight:
    """One look at the table. Masks are CardMask; voids[seat] is a tuple of four booleans, by suit."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.jack_counts = view.house.jack_of_diamonds
        self.on_table: CardMask = 0
        for _, card in view.trick:
            self.on_table |= 1 << card
        gone = self.on_table
        voids = [[False] * 4 for _ in Seat]
        for trick in view.tricks:
            led = trick.cards[0] // 13
            for turn, card in enumerate(trick.cards):
                gone |= 1 << card
                if card // 13 != led:
                    voids[(trick.leader + turn) % 4][led] = True
        if view.trick:
            led = view.trick[0][1] // 13
            for seat, card in view.trick:
                if card // 13 != led:
                    voids[seat][led] = True
        self.gone: CardMask = gone
        self.unseen: CardMask = ALL_CARDS & ~(gone | view.hand)
        self.voids = voids
        self.passed_on: CardMask = view.passed & self.unseen
        self.passed_to: Seat | None = None
        if view.direction is not Direction.HOLD:
            self.passed_to = view.direction.receiver(view.seat)

    # --- the trick on the table

    @property
    def winning(self) -> tuple[Seat, Card]:
        """Who is taking the trick now and with which card. The trick must not be empty."""
        best_seat, best = self.view.trick[0]
        for seat, card in self.view.trick[1:]:
            if card // 13 == best // 13 and card > best:
                best_seat, best = seat, card
        return best_seat, best

    @property
    def is_last(self) -> bool:
        """Whether my card ends the trick."""
        return len(self.view.trick) == 3

    @property
    def still_to_play(self) -> tuple[Seat, ...]:
        """The seats after me in this trick."""
        count = 3 - len(self.view.trick)
        return tuple(Seat((self.view.seat + step) % 4) for step in range(1, count + 1))

    @property
    def trick_points(self) -> int:
        """Points on the table now, the jack's -10 included where it counts."""
        return points_in(self.on_table, self.jack_counts)

    # --- what is still out

    def out(self, suit: int) -> CardMask:
        """Cards of the suit that other seats hold."""
        return self.unseen & SUIT_MASK[suit]

    @property
    def queen_is_out(self) -> bool:
        """Whether another seat holds the queen of spades."""
        return bool(self.unseen & QUEEN)

    def beaten_by(self, card: Card) -> int:
        """How many cards that others hold would beat this one in its suit."""
        return (self.out(card // 13) >> card).bit_count()

    def beats(self, card: Card) -> int:
        """How many cards that others hold this one beats in its suit."""
        return (self.out(card // 13) & under(card)).bit_count()

    def is_master(self, card: Card) -> bool:
        """No card that others hold beats this one in its suit."""
        return self.beaten_by(card) == 0

    def may_hold(self, seat: Seat, suit: int) -> bool:
        """Whether this other seat can still have the suit."""
        return self.view.counts[seat] > 0 and not self.voids[seat][suit] and self.out(suit) != 0

    def void_risk(self, suit: int) -> float:
        """About how many of the others cannot follow this suit (0 to 3)."""
        held = self.out(suit).bit_count()
        risk = 0.0
        for seat in Seat:
            if seat is self.view.seat or not self.view.counts[seat]:
                continue
            risk += 1.0 if self.voids[seat][suit] or not held else (2 / 3) ** held
        return risk

    # --- the moon

    @property
    def sole_taker(self) -> Seat | None:
        """The one seat with penalty points so far, if there is exactly one."""
        return only_taker(self.view.taken)

    @property
    def moon_threat(self) -> Seat | None:
        """Another seat that looks like shooting and still can: it alone has points, and a good many by now."""
        taker = self.sole_taker
        if taker is None or taker is self.view.seat or self.view.house.moon is Moon.OFF:
            return None
        points = points_in(self.view.taken[taker])
        tricks_won = sum(trick.taker is taker for trick in self.view.tricks)
        bold = points >= _THREAT_POINTS and len(self.view.tricks) >= _THREAT_TRICKS
        return taker if bold and tricks_won * 2 >= len(self.view.tricks) else None
