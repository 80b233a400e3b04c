"""Why a held card may not be played now, as a rule and a sentence: for the referee, and for a tap on a dimmed card."""

from game.rules.cards import PENALTY_CARDS, SUIT_MASK, SUIT_WORDS, Card, CardMask, spoken
from game.rules.errors import IllegalMove, Rule


def wrong_card(card: Card, hand: CardMask, led: CardMask, is_first_trick: bool) -> IllegalMove:
    """The refusal of a card of `hand` that is not legal; `led` is the led suit's cards, 0 when the seat leads."""
    if led & hand:
        follow = SUIT_WORDS[SUIT_MASK.index(led)]
        return IllegalMove(
            Rule.FOLLOW_SUIT, f"Follow suit: {follow} were led, so you must play {follow} while you hold any."
        )
    if not is_first_trick:
        return IllegalMove(Rule.HEARTS_NOT_BROKEN, "Hearts are not broken yet, so you may not lead a heart.")
    if not led:
        return IllegalMove(Rule.TWO_OF_CLUBS, "The first trick begins with the two of clubs.")
    if hand & ~PENALTY_CARDS:
        return IllegalMove(Rule.FIRST_TRICK, f"No points on the first trick, so the {spoken(card)} must wait.")
    return IllegalMove(Rule.HEARTS_BEFORE_QUEEN, "On the first trick a heart goes before the queen of spades.")
