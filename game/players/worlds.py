"""Imagined deals: hands for the other seats that fit everything a seat has seen."""

from __future__ import annotations

from game.players.dice import Dice
from game.players.sight import QUEEN, Sight
from game.rules.cards import PENALTY_CARDS, QUEEN_OF_SPADES, SUIT_MASK, CardMask, cards_of
from game.rules.house import FirstTrick
from game.rules.view import SeatView

_TRIES = 40
_QUEEN_KEPT_PER_CENT = 15
"""How often somebody who could have thrown the queen of spades keeps her all the same."""


class Worlds:
    """Draws imagined deals for one view.

    A deal fits the number of cards each seat holds, the suits it has shown not to hold, the cards that I passed and
    that have not been played, and a first trick that only hands full of points may spoil. Where somebody had the chance
    to be rid of the queen of spades and did not take it, she mostly lies elsewhere.
    """

    def __init__(self, view: SeatView, dice: Dice) -> None:
        self._me = int(view.seat)
        self._hand = view.hand
        self._dice = dice
        sight = Sight(view)
        self._known: list[CardMask] = [0, 0, 0, 0]
        if sight.passed_to is not None and sight.passed_to is not view.seat:
            self._known[sight.passed_to] = sight.passed_on
        rest = sight.unseen & ~sum(self._known)
        self._room = [0 if seat == self._me else view.counts[seat] - self._known[seat].bit_count() for seat in range(4)]
        self._groups = _by_holders(view, sight, rest, self._me)
        self._queen_kept_away = _passed_up_the_queen(view) if rest & QUEEN else frozenset()

    def imagine(self) -> list[CardMask]:
        """The four hands of one deal, in seat order, mine as it is."""
        hands = self._deal()
        for _ in range(_TRIES):
            if hands is None or (self._is_unlikely(hands) and not self._dice.happens(_QUEEN_KEPT_PER_CENT)):
                hands = self._deal()
            else:
                return hands
        return hands or self._deal_anyhow()

    def _is_unlikely(self, hands: list[CardMask]) -> bool:
        return any(hands[seat] & QUEEN for seat in self._queen_kept_away)

    def _deal(self) -> list[CardMask] | None:
        """The most restricted cards first, each to a seat that may hold it, by its free places; None: stuck."""
        below = self._dice.below
        hands = self._known[:]
        hands[self._me] = self._hand
        room = self._room[:]
        for cards, seats in self._groups:
            total = sum([room[seat] for seat in seats])
            for card in cards:
                if not total:
                    return None
                draw = below(total)
                for seat in seats:
                    draw -= room[seat]
                    if draw < 0:
                        hands[seat] |= 1 << card
                        room[seat] -= 1
                        total -= 1
                        break
        return hands

    def _deal_anyhow(self) -> list[CardMask]:
        """The last resort, if chance found no fitting deal: only the numbers of cards are right."""
        hands = self._known[:]
        hands[self._me] = self._hand
        room = self._room[:]
        cards = [card for group, _ in self._groups for card in group]
        for card in cards:
            seat = max(range(4), key=lambda each: room[each])
            hands[seat] |= 1 << card
            room[seat] -= 1
        return hands


def _by_holders(view: SeatView, sight: Sight, rest: CardMask, me: int) -> list[tuple[list[int], list[int]]]:
    """The cards to deal with the seats that may hold them: fewest seats first."""
    barred: list[CardMask] = [0, 0, 0, 0]
    for seat in range(4):
        for suit in range(4):
            if sight.voids[seat][suit]:
                barred[seat] |= SUIT_MASK[suit]
    for seat in _full_of_points(view):
        barred[seat] |= ~PENALTY_CARDS
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in cards_of(rest):
        seats = tuple(seat for seat in range(4) if seat != me and not barred[seat] >> card & 1)
        groups.setdefault(seats, []).append(card)
    return [(cards, list(seats)) for seats, cards in sorted(groups.items(), key=lambda group: len(group[0]))]


def _full_of_points(view: SeatView) -> list[int]:
    """Seats that gave points on the first trick where the house forbids it: they held nothing else."""
    if not view.tricks or view.house.first_trick is FirstTrick.ANYTHING:
        return []
    return [int(seat) for seat, card in view.tricks[0].plays if 1 << card & PENALTY_CARDS and seat is not view.seat]


def _passed_up_the_queen(view: SeatView) -> frozenset[int]:
    """Other seats that could safely have thrown the queen of spades, and played another card."""
    seats = set()
    for number, trick in enumerate(view.tricks):
        led = trick.cards[0] // 13
        best = trick.cards[0]
        for seat, card in trick.plays:
            follows = card // 13 == led
            if number == 0 and view.house.first_trick is not FirstTrick.ANYTHING:
                break
            if seat is not view.seat and (
                not follows or (led == QUEEN_OF_SPADES // 13 and best > QUEEN_OF_SPADES > card)
            ):
                seats.add(int(seat))
            if follows:
                best = max(best, card)
    return frozenset(seats)
