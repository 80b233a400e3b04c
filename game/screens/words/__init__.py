"""Every word that the game shows or says. British spelling; short and warm.

Constants are whole texts; functions fill in names, cards and numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.players.levels import PLAYABLE
from game.rules.cards import Card, spoken
from game.rules.house import FirstTrick, HeartsLead, Moon, PassCycle, Tie
from game.rules.seats import SEATS, Direction, Seat
from game.table.claims import Claim
from game.table.pace import Speed
from game.table.settings import LOUDEST, Face, Motion
from game.table.texts import Trouble
from game.table.timer import TurnTime

NAME = "Kettle Burrow Hearts"
NAME_IN_TWO = ("Kettle Burrow", "Hearts")
TAGLINE = "A quiet game of Hearts by lamplight"
TAGLINE_SHORT = "Hearts by lamplight"

FRIENDS = {Seat.SOUTH: "You", Seat.WEST: "Hazel", Seat.NORTH: "Bertie", Seat.EAST: "Mabel"}
"""What the seats are called."""

# -- buttons
PLAY = "Play"
CONTINUE = "Continue"
HOW_TO_PLAY = "How to play"
NEXT = "Next hand"
PLAY_AGAIN = "Play again"
TO_TITLE = "Leave the table"
LEAVE = "Leave"
UNDO = "Undo"
LAST_TRICK = "Last trick"
MENU = "Menu"
RESTART = "Restart"
NEW_GAME = "New game"
PLAY_ANEW = "Play a new game"
PAUSE = "Pause"
RESUME = "Carry on"
HELP = "Help"
SOUND = {True: "Sound on", False: "Sound off"}
SOUND_REFUSED = "This device or its browser lets us make no sound."
FULLSCREEN = {False: "Fullscreen", True: "Leave fullscreen"}
CLOSE = "Close"
CANCEL = "Keep playing"
HINT = "Hint"
COPIED = "Copied"
COPIED_NEWS = "Copied. You can paste it now."
NOT_COPIED = "The browser would not let us copy that."
RENEW = "New version"
RENEW_SAID = "A new version is ready. Load it now"
RENEWED = "A new version of the game is ready. You can load it from the title, or when this hand is over."

# -- the table
NOTHING_TO_UNDO = "There is nothing to take back in this hand."
TAKEN_BACK = "Taken back."
NO_LAST_TRICK = "No trick has been taken in this hand yet."
TIME_IS_UP = "Time was up, so the computer played for you."
OFFERS = {
    Claim.EVERY_TRICK: ("Every trick left is yours.", "Take the rest"),
    Claim.NO_TRICK: ("You take no more tricks.", "Finish the hand"),
}
"""Why a hand can be finished at once, and what is written on the button that does it."""
THINKING = "Let me think\u2026"
WAIT_FOR_TURN = "It is not your turn yet."
WAIT_FOR_PASS = "First everyone passes three cards."
PICK_THREE_FIRST = "Pick three cards first."
HEARTS_BROKEN = "Hearts are broken"
YOUR_TURN = "Your turn"
YOU_LEAD = "Your lead"
RECEIVED = "received"
HOLD = "No passing this hand"
MOON_HEADING = "You shot the moon!"
MOON_QUESTION = "All twenty-six are yours. How shall they count?"
MOON_ADD = "26 for the others"
MOON_SUBTRACT = "26 off my score"

GAME_TROUBLES = {
    Trouble.NOT_KEPT: "This browser keeps nothing for us, so this game lasts only as long as the page.",
    Trouble.DAMAGED: "Part of your kept game could not be read. What could not has been set aside.",
    Trouble.NEWER: "A newer version keeps a game here, so this one lasts only as long as the page.",
    Trouble.NO_GAMES: "There was no game to read.",
}
SETTINGS_TROUBLES = {
    Trouble.NOT_KEPT: "This browser keeps nothing for us, so these last only as long as the page.",
    Trouble.DAMAGED: "Some of your kept settings could not be read. What could not has been set aside.",
    Trouble.NEWER: "A newer version keeps its settings here, so changes last only as long as the page.",
    Trouble.NO_GAMES: "There were no settings to read.",
}

# -- settings
SETTINGS = "Settings"
DONE = "Done"
PRESET = "Table"
RULES = "The rules"
OWN_RULES = "Our own"
CLASSIC_TABLE = "Classic rules: the statistics count these games under Classic."
HOUSE_TABLE = "House rules: the statistics count these games apart from Classic ones."
FROM_NEXT_GAME = "Rules change from the next game."
YOUR_NAME = "Your name"
NAME_HINT = FRIENDS[Seat.SOUTH]
"""What the player is called who gives no name."""
PLAYING = "Playing"
SOUNDS = "Sound"
OFF_ON = ((False, "Off"), (True, "On"))

# -- dialogs
RESTART_QUESTION = "Start a new game?"
RESTART_WARNING = "The game you are playing ends here, and a new one starts with everyone at 0."
PAUSED = "Paused"
PAUSED_TEXT = "Take your time. The kettle is still warm, and nobody peeks at your cards."
TABLE_HEADING = "At the table"
THIS_HAND = "This hand"
TOTAL = "Total"
PLACE = "Place"
YOU_WON = "You won!"
YOU_SHARED = "You share first place!"

ELSEWHERE = "Your game is open elsewhere"
ELSEWHERE_TEXT = "Another tab or window has it on the table. You can go on with it here; there it stops then."
MOVED = "The game has moved"
MOVED_TEXT = "It goes on in another tab or window, and nothing is lost. You can bring it back here."
PLAY_HERE = "Play here"

HELP_HEADING = "How\u00a0to\u00a0play Hearts"

SUIT_WORDS = ("clubs", "diamonds", "spades", "hearts")


def card_name(card: Card) -> str:
    """ "Queen of spades"."""
    name = spoken(card)
    return name[0].upper() + name[1:]


def listed(words: Iterable[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    all_words = list(words)
    if len(all_words) < 2:
        return "".join(all_words)
    return f"{', '.join(all_words[:-1])} and {all_words[-1]}"


def friend(seat: Seat) -> str:
    """What a seat is called: "Hazel"."""
    return FRIENDS[seat]


def is_are(seat: Seat) -> str:
    """The verb for a seat's name."""
    return "are" if seat is Seat.SOUTH else "is"


def hand_status(number: int, direction: Direction) -> str:
    """ "Hand 3 · pass across"."""
    passing = "hold" if direction is Direction.HOLD else f"pass {direction}"
    return f"Hand {number} · {passing}"


def hand_short(number: int) -> str:
    """ "Hand 3"."""
    return f"Hand {number}"


def pass_button(direction: Direction, receiver: Seat) -> str:
    """ "Pass left to Hazel"."""
    return f"Pass {direction} to {friend(receiver)}"


def pass_prompt(direction: Direction, receiver: Seat, picked: int) -> str:
    """What to do while passing."""
    if picked == 3:
        return f"These three go {direction} to {friend(receiver)}."
    left = 3 - picked
    return f"Pick {('', 'one more card', 'two more cards', 'three cards')[left]} for {friend(receiver)}."


def points(number: int) -> str:
    """ "1 point", "13 points"."""
    return f"{number} point" if number == 1 else f"{number} points"


def score_line(total: int, hand: int, show_hand: bool) -> str:
    """A seat's score: its total, and what this hand has brought so far."""
    if not show_hand or hand == 0:
        return f"{total}"
    return f"{total} {hand:+d}".replace("-", "−")


def leads(name: str) -> str:
    """What follows the name of whoever leads."""
    return "lead" if name == FRIENDS[Seat.SOUTH] else "leads"


def seat_label(seat: Seat, total: int, hand: int, cards: int, turn: bool, led: bool) -> str:
    """A seat in words, for those who listen."""
    parts = [f"{friend(seat)}: {points(total)}"]
    if hand:
        parts.append(f"{hand} this hand")
    parts.append(f"{cards} card{'' if cards == 1 else 's'}")
    if led:
        parts.append(leads(friend(seat)))
    if turn:
        parts.append("to play")
    return ", ".join(parts)


def played(seat: Seat, card: Card) -> str:
    """News of a play."""
    return f"{'You play' if seat is Seat.SOUTH else friend(seat) + ' plays'} the {spoken(card)}."


def took(seat: Seat, count: int) -> str:
    """News of a trick taken."""
    who = "You take" if seat is Seat.SOUTH else f"{friend(seat)} takes"
    return f"{who} the trick" + (f" with {points(count)}." if count else ".")


def last_trick_title(seat: Seat, count: int) -> str:
    """The heading of the last trick."""
    return took(seat, count)[:-1]


def dealt(number: int, direction: Direction, hand: Iterable[Card]) -> str:
    """News of a deal."""
    start = f"Hand {number}."
    what = HOLD + "." if direction is Direction.HOLD else f"Pick three cards to pass {direction}."
    return f"{start} {what} You hold {listed(spoken(card) for card in hand)}."


def received(cards: Iterable[Card], giver: Seat) -> str:
    """News of what was passed."""
    return f"{friend(giver)} passed you {listed('the ' + spoken(card) for card in cards)}."


def your_turn(leads: bool) -> str:
    """News that the player is to play."""
    return f"{YOU_LEAD}." if leads else f"{YOUR_TURN}."


def hearts_broken(seat: Seat) -> str:
    """News that hearts are broken."""
    who = "You have" if seat is Seat.SOUTH else f"{friend(seat)} has"
    return f"{who} broken hearts."


def moon(seat: Seat) -> str:
    """A moon, said aloud."""
    return "You shot the moon!" if seat is Seat.SOUTH else f"{friend(seat)} shot the moon!"


def hand_heading(number: int) -> str:
    """The summary's heading."""
    return f"Hand {number} is over"


def what_ends(length: int, leader: Seat, score: int) -> str:
    """When the game ends, and who is lowest."""
    lead = "You are" if leader is Seat.SOUTH else f"{friend(leader)} is"
    return f"The game ends when someone reaches {length}. {lead} lowest with {score}.".replace("-", "\u2212")


def games_length(hands: int) -> str:
    """How long the game was."""
    return f"A game of {hands} hand{'' if hands == 1 else 's'}. Thank you for playing."


def scores_news(scores: Iterable[tuple[Seat, int, int]]) -> str:
    """A hand's scores, said aloud."""
    return "; ".join(f"{friend(seat)} {hand:+d}, {total} in all" for seat, hand, total in scores) + "."


def winners(seats: Iterable[Seat]) -> str:
    """Who won, as a heading."""
    names = [friend(seat) for seat in seats]
    if names == ["You"]:
        return YOU_WON
    if "You" in names:
        return YOU_SHARED
    return f"{listed(names)} {'won' if len(names) == 1 else 'share first place'}"


def kept_scores(hand: int, totals: Mapping[str, int]) -> str:
    """Where a kept game stands: "Hand 3 · You 12 · Hazel 30 · Bertie 4 · Mabel 32"."""
    return " · ".join([f"Hand {hand}", *(f"{friend(seat)} {totals[seat.letter]}".replace("-", "−") for seat in SEATS)])


def kept_score(hand: int, totals: Mapping[str, int]) -> str:
    """The same where there is little room: "Hand 3 · You 12"."""
    return f"Hand {hand} · {friend(Seat.SOUTH)} {totals[Seat.SOUTH.letter]}".replace("-", "−")


def place(number: int) -> str:
    """ "1st"."""
    return f"{number}{('th', 'st', 'nd', 'rd', 'th')[min(number, 4)]}"


def setting_rows() -> Iterable[tuple[str, str, Sequence[tuple[object, str]], str]]:
    """The rows of the settings: key, label, values with their words, and the heading that starts with the row."""
    levels = [(level, level.capitalize()) for level in PLAYABLE]
    speeds = [(speed, speed.capitalize()) for speed in Speed]
    faces = [(Face.CLASSIC, "Classic"), (Face.LARGE_PRINT, "Large print"), (Face.FOUR_COLOUR, "Four colours")]
    motions = [(Motion.SYSTEM, "As the device says"), (Motion.FULL, "Full"), (Motion.REDUCED, "Reduced")]
    return [
        ("level", "Friends\u2019 level", levels, "Friends"),
        ("speed", "Friends\u2019 speed", speeds, ""),
        ("one_tap", "Play a card", [(False, "Two taps"), (True, "One tap")], PLAYING),
        ("show_points", "Points during the hand", OFF_ON, ""),
        ("face", "Card face", faces, ""),
        ("turn_timer", "Turn timer", [(time, time.capitalize()) for time in TurnTime], ""),
        ("left_handed", "Left-handed shelf", OFF_ON, ""),
        ("motion", "Motion", motions, ""),
        ("sound", "Sound", OFF_ON, SOUNDS),
        ("volume", "Volume", [(volume, str(volume)) for volume in range(LOUDEST + 1)], ""),
    ]


def house_rows() -> Iterable[tuple[str, str, Sequence[tuple[object, str]]]]:
    """The rows of the house rules: key, label, values with their words."""
    return [
        ("game_length", "Game ends at", [(length, str(length)) for length in (50, 75, 100, 150)]),
        (
            "pass_cycle",
            "Passing",
            [
                (PassCycle.LEFT_RIGHT_ACROSS_HOLD, "Left, right, across, hold"),
                (PassCycle.LEFT_ACROSS_RIGHT_HOLD, "Left, across, right, hold"),
                (PassCycle.LEFT_ONLY, "Always left"),
                (PassCycle.NO_PASSING, "No passing"),
            ],
        ),
        (
            "first_trick",
            "First trick",
            [
                (FirstTrick.NO_POINTS, "No points"),
                (FirstTrick.HEARTS_BEFORE_QUEEN, "Hearts before the queen"),
                (FirstTrick.ANYTHING, "Anything goes"),
            ],
        ),
        ("queen_breaks_hearts", "The queen breaks hearts", OFF_ON),
        (
            "hearts_lead",
            "Hearts may be led",
            [(HeartsLead.WHEN_BROKEN, "Once broken"), (HeartsLead.ANY_TIME, "At any time")],
        ),
        (
            "moon",
            "Shooting the moon",
            [
                (Moon.OTHERS_ADD, "Others get 26"),
                (Moon.SHOOTER_SUBTRACTS, "Shooter loses 26"),
                (Moon.SHOOTER_CHOOSES, "Shooter chooses"),
                (Moon.OFF, "No moon"),
            ],
        ),
        ("jack_of_diamonds", "Jack of diamonds takes off 10", OFF_ON),
        ("tie", "A tie at the end", [(Tie.PLAY_ON, "Play on"), (Tie.SHARE, "Share the place")]),
    ]
