"""A match as plain text, for people and bug reports: deal, passes, tricks, who took what, and scores, hand by hand."""

from collections.abc import Iterator, Sequence

from game.rules.hand import Hand
from game.rules.match import Match
from game.rules.moves import NextHand
from game.rules.scoring import added
from game.rules.seats import LETTERS, SEATS

_SUITS = "CDSH"
_MIDDLE, _RIGHT = 22, 44


def match_diagram(match: Match) -> str:
    """The whole game so far, hand by hand."""
    rules = match.house.preset_name() or "House rules"
    lines = [f"Hearts, seed {match.seed}, {rules}, to {match.house.game_length}"]
    lines += [f"{letter} is {called}" for letter, called in match.names.items()]
    totals = (0, 0, 0, 0)
    for number, hand in enumerate(_hands(match), start=1):
        lines += ["", f"Hand {number}, {_passing(hand)}", "", *hand_diagram(hand)]
        for scores in match.hand_scores[number - 1 : number]:
            totals = added(totals, scores)
            lines += [_row("Scores", scores), _row("Totals", totals)]
    if match.places:
        lines.append(_row("Places", tuple(match.places.values())))
    return "\n".join(lines)


def hand_diagram(hand: Hand) -> list[str]:
    """One hand's deal, passes, tricks and points, as lines."""
    return [*_compass(hand), "", *_passes(hand), *_tricks(hand), *_takings(hand)]


def _hands(match: Match) -> Iterator[Hand]:
    """Each hand of a match as it stood when the next was dealt, and the last as it stands."""
    replay = match.without_last(len(match.moves))
    for move in match.moves:
        if isinstance(move, NextHand):
            yield replay.hand
        replay.apply(move)
    yield replay.hand


def _passing(hand: Hand) -> str:
    return "no passing" if hand.direction == "hold" else f"pass {hand.direction}"


def _compass(hand: Hand) -> list[str]:
    """The four dealt hands where the seats sit, North at the top."""
    blocks = {letter: [letter, *_by_suit(held)] for letter, held in hand.dealt.items()}
    indent = " " * _MIDDLE
    return [
        *(indent + line for line in blocks["N"]),
        *(west.ljust(_RIGHT) + east for west, east in zip(blocks["W"], blocks["E"], strict=True)),
        *(indent + line for line in blocks["S"]),
    ]


def _by_suit(held: list[str]) -> list[str]:
    return [f"{suit}  {' '.join(card[0] for card in held if card[1] == suit) or '-'}" for suit in _SUITS]


def _passes(hand: Hand) -> list[str]:
    lines = [
        f"{seat.letter} passes {' '.join(hand.passed[seat.letter])} to {hand.direction.receiver(seat).letter}"
        for seat in SEATS
        if hand.passed[seat.letter]
    ]
    return [*lines, ""] if lines else []


def _tricks(hand: Hand) -> list[str]:
    """A line for each trick, in columns by seat; the lead is marked."""
    lines = ["Trick  " + "".join(letter.ljust(5) for letter in LETTERS) + "taken by"]
    takers = iter(hand.takers)
    for number, plays in enumerate([*hand.tricks, *([hand.trick] if hand.trick else [])], start=1):
        lead = plays[0][0]
        shown = {seat: card + ("<" if seat == lead else "") for seat, card in plays}
        cells = "".join(shown.get(letter, "").ljust(5) for letter in LETTERS)
        lines.append(f"{number:>4}   {cells}{next(takers, '')}".rstrip())
    return [*lines, ""]


def _takings(hand: Hand) -> list[str]:
    """What each seat took that counts, and a moon."""
    counting = {
        letter: [
            card for card in taken if card[1] == "H" or card == "QS" or (card == "JD" and hand.house.jack_of_diamonds)
        ]
        for letter, taken in hand.taken.items()
    }
    lines = [f"{letter} took {' '.join(cards)}: {hand.points[letter]}" for letter, cards in counting.items() if cards]
    if hand.moon_shooter:
        lines.append(f"{hand.moon_shooter} shot the moon")
    return lines


def _row(title: str, scores: Sequence[int]) -> str:
    return f"{title}  " + "  ".join(f"{letter} {score}" for letter, score in zip(LETTERS, scores, strict=True))
