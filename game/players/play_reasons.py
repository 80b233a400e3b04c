"""Why this card is a good play: the first sentence, of many that could be, that is true of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.players.sight import HIGH_SPADES, JACK, Sight, highest, lowest, points_in, under
from game.rules.cards import (
    HEART_CARDS,
    JACK_OF_DIAMONDS,
    PENALTY_CARDS,
    QUEEN_OF_SPADES,
    SUIT_MASK,
    SUIT_WORDS,
    Card,
    cards_of,
    spoken,
)
from game.rules.house import FirstTrick, Moon
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView

Names = Mapping[Seat, str]
_Reason = Callable[[Sight, Card, Names], str | None]
_CLUBS, _DIAMONDS, _SPADES, _HEARTS = range(4)
_FRESH = 9


def why_play(view: SeatView, card: Card, names: Names) -> str:
    """One true sentence about playing this legal card now."""
    if view.legal.bit_count() == 1:
        return f"The {spoken(card)} is the only card you may play."
    sight = Sight(view)
    if not view.trick:
        reasons = _LEADS
    elif card // 13 == view.trick[0][1] // 13:
        reasons = _FOLLOWS
    else:
        reasons = _DISCARDS
    for reason in reasons:
        sentence = reason(sight, card, names)
        if sentence is not None:
            return sentence
    return _plain_reason(sight, card)


def _plain_reason(sight: Sight, card: Card) -> str:
    """What is always there to say: how the card stands among those still out."""
    suit = card // 13
    out = sight.out(suit).bit_count()
    many, one = SUIT_WORDS[suit], SUIT_WORDS[suit].removesuffix("s")
    if not out:
        return f"Nobody else holds a {one}."
    above = sight.beaten_by(card)
    if out == 1:
        return f"The only {one} in other hands {'beats' if above else 'does not beat'} it."
    if above in (0, out):
        return f"{'All' if above else 'None'} of the {out} {many} in other hands {'beat' if above else 'beats'} it."
    return f"Of the {out} {many} in other hands {above} {'beats' if above == 1 else 'beat'} it."


# --- leading


def _own_moon(sight: Sight, card: Card, names: Names) -> str | None:
    if sight.view.house.moon is Moon.OFF or sight.sole_taker is not sight.view.seat or not sight.is_master(card):
        return None
    return f"Every point so far is yours and nothing can beat the {spoken(card)}: a moon is still possible."


def _against_a_moon(sight: Sight, card: Card, names: Names) -> str | None:
    shooter = sight.moon_threat
    if shooter is None or card // 13 != _HEARTS or not sight.is_master(card):
        return None
    return f"{names[shooter]} has every point so far: with the highest heart out you take one yourself and stop a moon."


def _last_word(sight: Sight, card: Card, names: Names) -> str | None:
    suit = card // 13
    if not sight.out(suit) or sight.beats(card):
        return None
    return f"No lower {SUIT_WORDS[suit].removesuffix('s')} is out, so somebody else has to take this trick."


def _smokes_her_out(sight: Sight, card: Card, names: Names) -> str | None:
    if card // 13 != _SPADES or not sight.queen_is_out or card > QUEEN_OF_SPADES or sight.view.hand & HIGH_SPADES:
        return None
    return "You hold no spade above the queen: spade leads can only drive her out of another hand."


def _dangerous_suit(sight: Sight, card: Card, names: Names) -> str | None:
    """Why not another suit: somebody is known to be out of it."""
    if not sight.queen_is_out:
        return None
    for suit in (_DIAMONDS, _CLUBS):
        if suit == card // 13 or not sight.view.legal & SUIT_MASK[suit]:
            continue
        for seat in SEATS:
            if seat is not sight.view.seat and sight.voids[seat][suit] and sight.view.counts[seat]:
                word = SUIT_WORDS[suit]
                return f"{names[seat]} has no {word}: a {word.removesuffix('s')} now could bring the queen of spades."
    return None


def _empties(sight: Sight, card: Card, names: Names) -> str | None:
    suit = card // 13
    if (sight.view.hand & SUIT_MASK[suit]).bit_count() != 1 or not sight.out(suit):
        return None
    return (
        f"It is your last {SUIT_WORDS[suit].removesuffix('s')}: when the suit comes again you can throw another card."
    )


def _fresh_suit(sight: Sight, card: Card, names: Names) -> str | None:
    suit = card // 13
    out = sight.out(suit).bit_count()
    if suit > _DIAMONDS or out < _FRESH or any(sight.voids[seat][suit] for seat in SEATS):
        return None
    return f"The others hold {out} {SUIT_WORDS[suit]}, so all of them can probably follow, and points are unlikely."


# --- following suit


def _takes_the_jack(sight: Sight, card: Card, names: Names) -> str | None:
    if not sight.jack_counts or not (sight.on_table | 1 << card) & JACK or not _takes(sight, card):
        return None
    if card == JACK_OF_DIAMONDS and not (sight.is_last or sight.is_master(card)):
        return None
    return "The jack of diamonds is worth ten points to whoever takes this trick."


def _stops_a_moon(sight: Sight, card: Card, names: Names) -> str | None:
    shooter = sight.moon_threat
    if shooter is None or sight.winning[0] is not shooter or not _takes(sight, card):
        return None
    if not points_in(sight.on_table | 1 << card):
        return None
    return f"{names[shooter]} has every point so far: if you take this trick, there is no moon."


def _queen_under(sight: Sight, card: Card, names: Names) -> str | None:
    seat, best = sight.winning
    if card != QUEEN_OF_SPADES or best < card:
        return None
    return f"The {spoken(best)} of {names[seat]} lies above her: this is the moment to lose the queen of spades."


def _free_first_trick(sight: Sight, card: Card, names: Names) -> str | None:
    view = sight.view
    if view.tricks or view.house.first_trick is FirstTrick.ANYTHING or card != highest(view.legal):
        return None
    return "The first trick rarely brings points: a good moment to lose your highest club."


def _ducks(sight: Sight, card: Card, names: Names) -> str | None:
    seat, best = sight.winning
    if card > best:
        return None
    ducking = sight.view.legal & under(best)
    if card == highest(ducking) and ducking.bit_count() > 1:
        return f"It is your highest card that stays under the {spoken(best)}, so {names[seat]} keeps the trick for now."
    return f"It stays under the {spoken(best)} of {names[seat]}."


def _takes_it_clean(sight: Sight, card: Card, names: Names) -> str | None:
    if not sight.is_last or sight.trick_points > 0 or 1 << card & PENALTY_CARDS or not _takes(sight, card):
        return None
    return "You play last and there is no point in this trick: it costs nothing to take it with a high card."


def _cannot_duck(sight: Sight, card: Card, names: Names) -> str | None:
    _, best = sight.winning
    if sight.view.legal & under(best):
        return None
    if sight.is_last:
        return f"You cannot stay under the {spoken(best)}, and nobody plays after you, so any of your cards takes it."
    if card == lowest(sight.view.legal):
        return (
            f"You cannot stay under the {spoken(best)}: your lowest leaves the best chance that somebody goes higher."
        )
    return f"You cannot stay under the {spoken(best)}."


def _before_the_queen(sight: Sight, card: Card, names: Names) -> str | None:
    if card // 13 != _SPADES or not sight.queen_is_out or card > QUEEN_OF_SPADES or not sight.view.legal & HIGH_SPADES:
        return None
    return "The queen of spades is still out, and a spade below her cannot be made to take her."


def _takes(sight: Sight, card: Card) -> bool:
    _, best = sight.winning
    return card // 13 == best // 13 and card > best


# --- throwing another suit


def _throws_the_queen(sight: Sight, card: Card, names: Names) -> str | None:
    if card != QUEEN_OF_SPADES:
        return None
    return f"{names[sight.winning[0]]} is taking this trick, and the queen of spades goes with it."


def _keeps_points_from_a_shooter(sight: Sight, card: Card, names: Names) -> str | None:
    shooter = sight.moon_threat
    if shooter is None or 1 << card & PENALTY_CARDS or not sight.view.legal & PENALTY_CARDS:
        return None
    if sight.winning[0] is not shooter:
        return None
    return f"{names[shooter]} has every point so far: keep yours back, or it may become a moon."


def _feeds_another(sight: Sight, card: Card, names: Names) -> str | None:
    shooter = sight.moon_threat
    winner = sight.winning[0]
    if shooter is None or not 1 << card & PENALTY_CARDS or winner is shooter or not sight.is_last:
        return None
    return f"{names[shooter]} has every other point so far: one for {names[winner]} ends that moon."


def _high_spade(sight: Sight, card: Card, names: Names) -> str | None:
    if not 1 << card & HIGH_SPADES or not sight.queen_is_out:
        return None
    return f"The queen of spades is still out, and the {spoken(card)} could be made to take her."


def _guards_the_queen(sight: Sight, card: Card, names: Names) -> str | None:
    view = sight.view
    small = view.legal & SUIT_MASK[_SPADES] & under(QUEEN_OF_SPADES)
    if not sight.queen_is_out or card // 13 == _SPADES or not small or not view.hand & HIGH_SPADES:
        return None
    return "Your small spades are the guard that lets you play low when a spade is led, so another suit goes first."


def _throws_a_heart(sight: Sight, card: Card, names: Names) -> str | None:
    if not 1 << card & HEART_CARDS:
        return None
    winner, _ = sight.winning
    certain = "gives" if sight.is_last else "gives, as things stand,"
    return f"You cannot follow, so a heart {certain} {names[winner]} a point instead of you."


def _throws_danger(sight: Sight, card: Card, names: Names) -> str | None:
    suit = card // 13
    lower = [other for other in cards_of(sight.view.hand & SUIT_MASK[suit]) if other < card]
    if lower or not sight.beats(card):
        return None
    return f"You hold nothing below the {spoken(card)} in its suit, so it could be forced to take a trick later."


_LEADS: tuple[_Reason, ...] = (
    _own_moon,
    _against_a_moon,
    _smokes_her_out,
    _last_word,
    _dangerous_suit,
    _empties,
    _fresh_suit,
)
_FOLLOWS: tuple[_Reason, ...] = (
    _takes_the_jack,
    _stops_a_moon,
    _queen_under,
    _free_first_trick,
    _before_the_queen,
    _ducks,
    _takes_it_clean,
    _cannot_duck,
)
_DISCARDS: tuple[_Reason, ...] = (
    _throws_the_queen,
    _keeps_points_from_a_shooter,
    _feeds_another,
    _high_spade,
    _empties,
    _throws_a_heart,
    _throws_danger,
    _guards_the_queen,
)
