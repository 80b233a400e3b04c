"""The words of scores kept and looked back on: score sheet, statistics, history, and what the annals have to say."""

from __future__ import annotations

from collections.abc import Iterable

from game.players.levels import Level
from game.rules.cards import Card, spoken
from game.rules.house import HouseRules
from game.rules.scoring import Scores, added
from game.rules.seats import SEATS, Direction, Seat
from game.screens.words import friend, listed, moon, took
from game.table.annals import HandResult
from game.table.texts import Trouble


def signed(number: int) -> str:
    """A number with a true minus sign: "−26"."""
    return f"{number}".replace("-", "−")


def gained(number: int) -> str:
    """What a hand brought: "+5", "−26"."""
    return f"{number:+d}".replace("-", "−")


def ends_at(length: int) -> str:
    """What the broken rule of a chart means."""
    return f"Ends at {length}"


def score_sheet(hands: Iterable[HandResult]) -> str:
    """The score sheet, read aloud."""
    lines = []
    totals: Scores = (0, 0, 0, 0)
    for number, hand in enumerate(hands, start=1):
        totals = added(totals, hand.scores)
        each = ", ".join(f"{friend(seat)} {gained(hand.scores[seat])} to {signed(totals[seat])}" for seat in SEATS)
        shot = f" {moon(hand.shooter)}" if hand.shooter is not None else ""
        lines.append(f"Hand {number}: {each}.{shot}")
    return " ".join(lines)


# -- history

HISTORY = "History"
NO_GAMES = "No game has been played to its end here yet."
NO_GAMES_YET = "When you finish one, it is written here, and you can look at every trick again."
UNKNOWN_DAY = "A day not written down"
REPLAY = "Replay"
COPY_RECORD = "Copy record"
BACK = "Back"
UNREADABLE = "The cards of this game can no longer be read; its scores can."
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def day(date: str) -> str:
    """A kept date, as one says it: "1 March 2025"."""
    if not date:
        return UNKNOWN_DAY
    year, month, number = date.split("-")
    return f"{int(number)} {_MONTHS[int(month) - 1]} {int(year)}"


def friends_level(level: Level) -> str:
    """ "Steady friends"."""
    return f"{level.capitalize()} friends"


def rules_name(house: HouseRules) -> str:
    """What the rules of a table are called: "Classic rules", "Porch rules", "House rules"."""
    preset = house.preset_name()
    if preset is None:
        return "House rules"
    return f"{preset} rules" if preset == "Classic" else preset


def game_kind(level: Level, house: HouseRules) -> str:
    """Against whom and by which rules: "Steady friends · Classic rules"."""
    return f"{friends_level(level)} · {rules_name(house)}"


def game_kind_short(level: Level, house: HouseRules) -> str:
    """The same where there is little room: "Steady · Classic"."""
    return f"{level.capitalize()} · {house.preset_name() or 'House rules'}"


def about(date: str, level: Level, house: HouseRules) -> str:
    """A game's date and kind, to be broken only between the two and between level and rules."""
    return " · ".join(part.replace(" ", "\u00a0") for part in (day(date), *game_kind(level, house).split(" · ")))


def only(level: Level | None, ranked: bool | None) -> str:
    """Which games a list is limited to: "Only games against steady friends, by Classic rules"."""
    against = "" if level is None else f" against {level} friends"
    by = {None: "", True: ", by Classic rules", False: ", by house rules"}[ranked]
    return f"Only games{against}{by}." if against or not by else f"Only games{by.removeprefix(',')}."


def game_scores(totals: Scores) -> str:
    """The friends' final scores: "Hazel 40 · Bertie 87 · Mabel 115"."""
    return " · ".join(f"{friend(seat)} {signed(totals[seat])}" for seat in SEATS[1:])


def game_scores_short(totals: Scores) -> str:
    """The same where there is little room: "H 40 · B 87 · M 115"."""
    return " · ".join(f"{friend(seat)[0]} {signed(totals[seat])}" for seat in SEATS[1:])


def game_label(date: str, place: str, kind: str, totals: Scores) -> str:
    """A game of the list, for those who listen."""
    each = ", ".join(f"{friend(seat)} {signed(totals[seat])}" for seat in SEATS)
    return f"{day(date)}: {place}. {each}. {kind}"


# -- looking at the play

DEALT = "Dealt"
HAND = "Hand"
TRICK = "Trick"
NEXT_TRICK = "Next trick"
PREVIOUS_TRICK = "Previous trick"
NEXT_HAND = "Next hand"
PREVIOUS_HAND = "Previous hand"
HELD = "No passing this hand. Everyone keeps their cards."


def of(number: int, count: int) -> str:
    """ "5 of 13"."""
    return f"{number} of {count}"


def dealt_cards(direction: Direction) -> str:
    """What is shown before the first trick."""
    if direction is Direction.HOLD:
        return HELD
    return f"Three cards were passed {direction}. What everyone got has a green edge."


def trick_told(leader: Seat, taker: Seat, points: int) -> str:
    """What happened in a trick."""
    led = "You lead" if leader is Seat.SOUTH else f"{friend(leader)} leads"
    return f"{led}. {took(taker, points)}"


def open_hand(seat: Seat, before: int, points: int, cards: Iterable[Card]) -> str:
    """A seat with its open hand, for those who listen."""
    held = listed(spoken(card) for card in cards) or "no cards"
    return f"{friend(seat)}: {signed(before)}, {gained(points)} this hand. Holds {held}."


# -- when something goes wrong

TROUBLES = {
    Trouble.NOT_KEPT: "Recent games could not be saved in this browser. They are remembered until the page closes.",
    Trouble.DAMAGED: "Some of the kept games were damaged. What could be read is here; the rest has been set aside.",
    Trouble.NEWER: "The kept games come from a newer version of this game, and are left as they are.",
    Trouble.NO_GAMES: "That file holds no games of Kettle Burrow Hearts.",
}
