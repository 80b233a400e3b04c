"""Positions as text: what South sees, written so that a person can lay the cards out."""

from __future__ import annotations

from game.rules import SEATS, HouseRules, Phase, Seat, SeatView, Trick
from game.rules.cards import ALL_CARDS, HEART_CARDS, QUEEN_OF_SPADES, card, mask
from game.rules.play import Position
from game.rules.seats import Direction


def south_sees(
    text: str, house: HouseRules | None = None, totals: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> SeatView:
    """The view of a text such as

        hand   AS 3S 4D ...
        trick  N 2C 5C 9C KC        (leader, then the four cards in play order; a line for each finished trick)
        table  W 5S QS KS           (the trick on the table)
        passed left 2D 3D 4D        (direction and cards, if any; received likewise)
        received AC KC QC

    Without a finished trick and a table it is the time to pass. AssertionError if the cards do not add up.
    """
    house = house or HouseRules()
    direction, passed, received = Direction.HOLD, 0, 0
    tricks: list[Trick] = []
    table: tuple[tuple[Seat, int], ...] = ()
    hand = 0
    for line in filter(None, map(str.strip, text.splitlines())):
        key, *words = line.split()
        match key:
            case "hand":
                hand = _cards(words)
            case "passed":
                direction, passed = Direction(words[0]), _cards(words[1:])
            case "received":
                received = _cards(words)
            case "trick" | "table":
                leader = Seat.of(words[0])
                plays = tuple((SEATS[(leader + place) % 4], card(word)) for place, word in enumerate(words[1:]))
                if key == "table":
                    table = plays
                else:
                    tricks.append(Trick(leader, tuple(each for _, each in plays), _taker(plays)))  # type: ignore[arg-type]
    passing = not tricks and not table and direction is Direction.HOLD and not hand & 1
    return _view(house, totals, hand, tuple(tricks), table, direction, passed, received, passing)


def _view(
    house: HouseRules,
    totals: tuple[int, int, int, int],
    hand: int,
    tricks: tuple[Trick, ...],
    table: tuple[tuple[Seat, int], ...],
    direction: Direction,
    passed: int,
    received: int,
    passing: bool,
) -> SeatView:
    gone = mask(each for trick in tricks for each in trick.cards) | mask(each for _, each in table)
    assert not gone & hand, "a card lies in two places"
    assert gone.bit_count() == 4 * len(tricks) + len(table), "a card was played twice"
    assert hand.bit_count() == 13 - len(tricks), f"{hand.bit_count()} cards in hand after {len(tricks)} tricks"
    taken = [0, 0, 0, 0]
    for trick in tricks:
        taken[trick.taker] |= mask(trick.cards)
    on_table = {seat for seat, _ in table}
    counts = tuple(13 - len(tricks) - (seat in on_table) for seat in SEATS)
    leader = table[0][0] if table else (tricks[-1].taker if tricks else Seat.SOUTH)
    leaders = [trick.leader for trick in tricks] + [leader]
    assert leaders[1:] == [trick.taker for trick in tricks], "a trick is not led by who took the one before"
    assert passing or (leader + len(table)) % 4 == Seat.SOUTH, "it is not South's turn"
    position = Position([hand, 0, 0, 0], house)
    position.tricks = len(tricks)
    position.turn = 0
    position.led = 0x1FFF << table[0][1] // 13 * 13 if table else 0
    breakers = HEART_CARDS | 1 << QUEEN_OF_SPADES if house.queen_breaks_hearts else HEART_CARDS
    position.broken = bool(gone & breakers)
    position.taken = taken
    return SeatView(
        seat=Seat.SOUTH,
        house=house,
        hand_number=1,
        direction=Direction.LEFT if passing else direction,
        phase=Phase.PASSING if passing else Phase.PLAYING,
        hand=hand,
        passed=passed,
        received=received,
        chosen=(direction is not Direction.HOLD,) * 4,
        leader=None if passing else leader,
        turn=None if passing else Seat.SOUTH,
        trick=table,
        tricks=tricks,
        hearts_broken=position.broken,
        counts=counts,  # type: ignore[arg-type]  # four of them
        taken=tuple(taken),  # type: ignore[arg-type]  # four of them
        points=position.points(),
        totals=totals,
        legal=hand & ALL_CARDS if passing else position.legal(),
        moon_shooter=None,
    )


def _cards(words: list[str]) -> int:
    assert len(set(words)) == len(words), "a card is written twice"
    return mask(card(word) for word in words)


def _taker(plays: tuple[tuple[Seat, int], ...]) -> Seat:
    led = plays[0][1] // 13
    return max((play for play in plays if play[1] // 13 == led), key=lambda play: play[1])[0]
