"""The words that teach Hearts: the rules of a table exactly as they are in force, how to handle it, keys and tips."""

from __future__ import annotations

from game.rules.house import FirstTrick, HeartsLead, HouseRules, Moon, PassCycle, Tie
from game.screens.words.scores import rules_name

AIM = "The aim"
PASSING = "Passing"
TRICKS = "Tricks"
FIRST_TRICK = "The first trick"
HEARTS = "Breaking hearts"
MOON = "Shooting the moon"
END = "How it ends"
HANDLING = "At the table"
SIGNS = "Signs"
KEYS = "Keys"
TIPS = "Tips"

POINT = "1 point"
POINTS = "13 points"
TEN_OFF = "10 off"
LEADS = "leads"
TAKES = "takes"
FOLLOWS = "follows"
DISCARDS = "discards"

BROKEN_SIGN = "Hearts are broken"
RECEIVED_SIGN = "Was passed to you"
MOON_SIGN = "Shot the moon"
CROWN_SIGN = "Won the game"

KEY_ROWS = (
    (("Left", "Right"), "Along your hand"),
    (("Home", "End"), "First and last card"),
    (("Up",), "Pick the card"),
    (("Down",), "Put it back"),
    (("Enter", "Space"), "Pick, then play"),
    (("P",), "Pass the three"),
    (("N",), "Next hand"),
    (("H",), "Hint"),
    (("U",), "Undo"),
    (("L",), "Last trick"),
    (("M",), "Menu"),
    (("?",), "This page"),
    (("F",), "Fullscreen"),
    (("Tab",), "To the buttons"),
    (("Esc",), "Close, or put back"),
)

SKIP = "Skip"
ON = "Next"
DONE = "Got it"
FIRST_STEPS = (
    ("Take few points", "Every heart you take counts 1, and the queen of spades counts 13. The lowest score wins."),
    ("Follow suit", "Play the suit that was led if you can. Its highest card takes the trick, and all that is in it."),
    (
        "Pass three, then play",
        "Tap three cards to give away: left, right, across by turns. To play a card, tap it twice or drag it.",
    ),
)


def table_kind(house: HouseRules) -> str:
    """Which rules these are, and how the game counts."""
    name = rules_name(house)
    if house == HouseRules():
        return f"This table plays {name}. The statistics count its games under Classic."
    called = "house rules of its own" if house.preset_name() is None else name
    return f"This table plays {called}. The statistics count its games under house rules."


def aim(house: HouseRules) -> str:
    """What one plays for."""
    said = "Take as few points as you can. Every heart you take counts 1 point, and the queen of spades counts 13."
    if house.jack_of_diamonds:
        said += " The jack of diamonds is worth having here: it takes 10 points off."
    return f"{said} The lowest score wins."


def passing(house: HouseRules) -> str:
    """Where cards are passed, hand by hand."""
    if house.pass_cycle is PassCycle.NO_PASSING:
        return "No cards are passed at this table. Everyone plays what was dealt."
    choose = "Before the first trick everyone picks three cards to give away."
    if house.pass_cycle is PassCycle.LEFT_ONLY:
        way = "They always go to the left: yours go to Hazel."
    elif house.pass_cycle is PassCycle.LEFT_ACROSS_RIGHT_HOLD:
        way = "They go left in the first hand, across in the second, right in the third; in the fourth nobody passes."
    else:
        way = "They go left in the first hand, right in the second, across in the third; in the fourth nobody passes."
    again = "" if house.pass_cycle is PassCycle.LEFT_ONLY else " Then it begins again."
    return f"{choose} {way}{again} You see what you got once all have picked."


def tricks(house: HouseRules) -> str:
    """How a trick goes."""
    passed = "" if house.pass_cycle is PassCycle.NO_PASSING else " after the pass"
    return (
        f"Whoever holds the two of clubs{passed} leads it. Play goes round to the left. Follow the suit that was led "
        "if you can, or else play what you like. The highest card of the led suit takes the trick, and its player "
        "leads the next. There are no trumps."
    )


def first_trick(house: HouseRules) -> str:
    """What may be discarded on the first trick."""
    if house.first_trick is FirstTrick.ANYTHING:
        return "If you have no club, you may play any card to the first trick, a heart or the queen of spades too."
    said = "No heart and no queen of spades may be played to the first trick, unless you hold nothing else."
    if house.first_trick is FirstTrick.HEARTS_BEFORE_QUEEN:
        return f"{said} If it comes to that, you play a heart, not the queen."
    return said


def hearts(house: HouseRules) -> str:
    """When hearts may be led."""
    if house.hearts_lead is HeartsLead.ANY_TIME:
        return "Hearts may be led at any time, and so may the queen of spades."
    breaks = "a heart or the queen of spades" if house.queen_breaks_hearts else "a heart"
    return (
        f"Hearts may not be led until they are broken: until someone has played {breaks} to a trick. If you hold "
        "nothing but hearts, you may lead one all the same. The queen of spades may be led at any time."
    )


def moon(house: HouseRules) -> str:
    """What taking everything is worth."""
    if house.moon is Moon.OFF:
        said = "There is no moon at this table. Whoever takes all the points scores all 26 of them."
    else:
        shot = "Take all thirteen hearts and the queen of spades, and you have shot the moon:"
        worth = {
            Moon.OTHERS_ADD: "you score nothing, and everyone else gets 26.",
            Moon.SHOOTER_SUBTRACTS: "26 points come off your score, and nobody else gets any.",
            Moon.SHOOTER_CHOOSES: "you choose whether the others get 26 each, or 26 come off your score.",
        }
        said = f"{shot} {worth[house.moon]}"
        if house.jack_of_diamonds:
            said += " The jack of diamonds has no part in that; its 10 go to whoever took it."
    return said


def end(house: HouseRules) -> str:
    """When the game is over, and who has won."""
    said = f"The game can end after a hand in which someone reaches {house.game_length}. The lowest score wins."
    if house.tie is Tie.SHARE:
        return f"{said} Those who tie for the lowest share first place."
    return f"{said} If the lowest is a tie, you play on until one alone is lowest."


def handling(one_tap: bool) -> str:
    """How cards are handled."""
    play = "Tap a card to play it" if one_tap else "Tap a card to pick it, and tap it again to play it"
    return (
        f"{play}, or drag it to the table. Cards that may not be played are dim; tap one to read why. A tap anywhere "
        "hurries the others along. Undo takes back your last card or pass. Hint shows what a strong player would do."
    )


def tips(house: HouseRules) -> list[str]:
    """What good players do."""
    said = [
        "The ace and king of spades are bad company when the queen is out. Pass them, unless small spades guard them.",
        "Get rid of a suit altogether, and you can throw points on the tricks of others.",
        "Play your high clubs and diamonds early, while everyone can still follow.",
        "Lead small spades to draw out the queen, if she is not yours.",
    ]
    if house.moon is not Moon.OFF:
        said.append("Someone taking every trick may be shooting the moon. One heart in your own tricks spoils it.")
    if house.jack_of_diamonds:
        said.append("A high diamond late in the hand may win you the jack.")
    said.append(f"When someone is near {house.game_length}, see first who would win.")
    return said
