"""A game told over again, hand by hand and trick by trick, with all four hands open: for the history and the annals."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import Match
from game.rules.cards import QUEEN_OF_SPADES, CardMask, mask
from game.rules.deal import Deal, Hands
from game.rules.moves import NextHand, Pass, Play
from game.rules.scoring import Scores, added
from game.rules.seats import Direction, Seat
from game.rules.shuffle import deal_cards
from game.rules.view import Trick


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand of a game, as it was played.

    direction     where the passed cards went
    passed        what each seat gave away; 0 on a hold hand
    start         what each seat held after the pass
    tricks        the finished tricks
    shooter       who shot the moon, where the house counts moons
    scores        what the hand added to each total; None when it was not finished
    totals        the totals after the hand; before it, when it was not finished
    """

    number: int
    direction: Direction
    passed: Hands
    start: Hands
    tricks: tuple[Trick, ...]
    shooter: Seat | None
    scores: Scores | None
    totals: Scores

    def received(self, seat: Seat) -> CardMask:
        """What a seat got; 0 on a hold hand."""
        return self.passed[self.direction.giver(seat)]

    def held(self, seat: Seat, tricks: int) -> CardMask:
        """What a seat held after so many tricks."""
        return self.start[seat] & ~mask(card for trick in self.tricks[:tricks] for card in trick.cards)

    def taken(self, seat: Seat, tricks: int) -> CardMask:
        """What a seat had taken after so many tricks."""
        return mask(card for trick in self.tricks[:tricks] if trick.taker is seat for card in trick.cards)

    @property
    def queen_taker(self) -> Seat | None:
        """Who took the queen of spades; None while nobody has."""
        return next((trick.taker for trick in self.tricks if QUEEN_OF_SPADES in trick.cards), None)


def replay(match: Match) -> tuple[PlayedHand, ...]:
    """The hands of a game as far as they were played, the first one first."""
    deals = [_deal(match, 1)]
    for move in match.moves:
        if isinstance(move, NextHand):
            deals.append(_deal(match, len(deals) + 1))
        elif isinstance(move, Pass | Play):
            deals[-1].apply(move)
    hands: list[PlayedHand] = []
    totals: Scores = (0, 0, 0, 0)
    for number, (deal, scores) in enumerate(zip(deals, [*match.hand_scores, None], strict=False), start=1):
        totals = totals if scores is None else added(totals, scores)
        hands.append(_played(number, deal, scores, totals))
    return tuple(hands)


def _deal(match: Match, number: int) -> Deal:
    return Deal(deal_cards(match.seed, number), match.house.direction(number), match.house)


def _played(number: int, deal: Deal, scores: Scores | None, totals: Scores) -> PlayedHand:
    held = list(deal.position.hands)
    for trick in deal.tricks:
        for seat, card in trick.plays:
            held[seat] |= 1 << card
    for place, card in enumerate(deal.position.trick):
        held[((deal.leader or 0) + place) % 4] |= 1 << card
    south, west, north, east = held
    given_s, given_w, given_n, given_e = (0, 0, 0, 0) if deal.is_passing else deal.passes
    return PlayedHand(
        number,
        deal.direction,
        (given_s, given_w, given_n, given_e),
        (south, west, north, east),
        tuple(deal.tricks),
        deal.moon_shooter,
        scores,
        totals,
    )
