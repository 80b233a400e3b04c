"""A whole game: hands dealt from one seed, the totals, the end and the places. A match is the fold of its moves."""

from collections.abc import Iterable, Mapping
from reprlib import repr as short

from game.rules.deal import Deal
from game.rules.errors import BadRecord, IllegalMove, Rule
from game.rules.hand import Hand
from game.rules.house import HouseRules, MoonChoice
from game.rules.moves import ChooseMoon, Move, NextHand, Pass, Play, parse_move, read_card, read_choice
from game.rules.record import read_record, write_record
from game.rules.scoring import Scores, added, is_game_over, places
from game.rules.seats import SEATS, Seat, seat_names
from game.rules.shuffle import check_seed, deal_cards
from game.rules.view import Phase, SeatView


class Match:
    """A game of Hearts. Everything in it follows from seed, house rules, names and moves.

    >>> match = Match(seed=7, house=HouseRules(game_length=50))
    >>> match.phase, match.hand_number, match.totals
    (<Phase.PASSING: 'passing'>, 1, {'S': 0, 'W': 0, 'N': 0, 'E': 0})
    >>> match.apply("next")
    Traceback (most recent call last):
    game.rules.errors.IllegalMove: The hand is not over yet.
    """

    def __init__(self, seed: int, house: HouseRules | None = None, names: Mapping[str, str] | None = None) -> None:
        """Deal the first hand. `names` maps seat letters to what the seats are called (their compass words otherwise).

        ValueError for a seed of more than 64 bits, and for a name that is not 1 to 40 characters of one line.
        """
        self.seed = check_seed(seed)
        self.house = house or HouseRules()
        self.names = seat_names(names or {})
        self.left_out: tuple[str, ...] = ()
        self._moves: list[Move] = []
        self._hand_scores: list[Scores] = []
        self._hand_starts: list[int] = []
        self._totals: Scores = (0, 0, 0, 0)
        self._deal_hand(after=0)

    def _deal_hand(self, after: int) -> None:
        """Deal the next hand, which begins after so many moves of the match."""
        self._hand_starts.append(after)
        self._totals_before = self._totals
        number = self.hand_number
        self._deal = Deal(deal_cards(self.seed, number), self.house.direction(number), self.house)

    @classmethod
    def from_json(cls, text: str, strict: bool = True) -> "Match":
        """The match of a record.

        UnknownVersion for a record of another version. BadRecord for a damaged one, or one with an illegal move. With
        `strict=False` a damaged one is read as far as it makes sense, up to the first move the rules refuse, and
        `left_out` says in sentences what is missing; BadRecord then only when it holds no seed.

        >>> match = Match(seed=7)
        >>> match.apply("pass S " + " ".join(match.hand.legal("S")[:3]))
        >>> again = Match.from_json(match.to_json())
        >>> again.moves == match.moves, again.left_out
        (True, ())
        >>> Match.from_json(match.to_json()[:-25], strict=False).left_out
        ('The record is damaged: it is not whole JSON.',)
        """
        record = read_record(text, strict)
        match = cls(record.seed, record.house, record.names)
        match.left_out = record.left_out
        for number, words in enumerate(record.moves, start=1):
            try:
                match._apply_words(words)
            except IllegalMove as error:
                refusal = f"Move {number} ({words[:40]}) is refused: {error} The rule: {error.rule}."
                if strict:
                    raise BadRecord(refusal) from error
                match.left_out += (f"{refusal} It and the {len(record.moves) - number} after it are left out.",)
                break
        return match

    def to_json(self, indent: int | None = 1) -> str:
        """The match's record as JSON, for `from_json`; on one line where there is no `indent`."""
        return write_record(self.seed, self.house, self.names, self._moves, indent)

    # --- what a match tells ---

    @property
    def hand(self) -> Hand:
        """The current hand, to look at: it follows the match, and is played through the match alone."""
        return _MatchHand.showing(self._deal)

    @property
    def hand_number(self) -> int:
        """The number of the current hand; the first is 1."""
        return len(self._hand_starts)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move so far."""
        return tuple(self._moves)

    @property
    def hand_scores(self) -> list[Scores]:
        """What each finished hand added to the totals, in seat order."""
        return self._hand_scores[:]

    @property
    def totals(self) -> dict[str, int]:
        """Each seat's score after the finished hands."""
        return {seat.letter: self._totals[seat] for seat in SEATS}

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        if self._deal.is_passing:
            return Phase.PASSING
        if not self._deal.is_over:
            return Phase.PLAYING
        if len(self._hand_scores) < self.hand_number:
            return Phase.CHOOSING_MOON
        return Phase.OVER if is_game_over(self._totals, self.house) else Phase.SUMMARY

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def places(self) -> dict[str, int] | None:
        """Each seat's place, 1 for the lowest score, equal scores sharing one; None before the end."""
        if not self.is_over:
            return None
        final = places(self._totals)
        return {seat.letter: final[seat] for seat in SEATS}

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a move now: all that have not chosen a pass, the turn, or the shooter who must choose."""
        phase = self.phase
        if phase is Phase.CHOOSING_MOON:
            return tuple(seat for seat in SEATS if seat is self._deal.moon_shooter)
        return tuple(seat for seat in SEATS if self._deal.legal(seat))

    def view(self, seat: Seat) -> SeatView:
        """What a seat may know now."""
        deal, position = self._deal, self._deal.position
        south, west, north, east = position.hands
        taken_south, taken_west, taken_north, taken_east = position.taken
        return SeatView(
            seat=seat,
            house=self.house,
            hand_number=self.hand_number,
            direction=deal.direction,
            phase=self.phase,
            hand=position.hands[seat],
            passed=deal.passes[seat],
            received=deal.received(seat),
            chosen=deal.chosen,
            leader=deal.leader,
            turn=deal.turn,
            trick=deal.trick,
            tricks=tuple(deal.tricks),
            hearts_broken=position.broken,
            counts=(south.bit_count(), west.bit_count(), north.bit_count(), east.bit_count()),
            taken=(taken_south, taken_west, taken_north, taken_east),
            points=position.points(),
            totals=self._totals_before,
            legal=deal.legal(seat),
            moon_shooter=deal.moon_shooter,
        )

    # --- what is done to a match ---

    def apply(self, move: str | Move) -> None:
        """Make a move, given as a text or a Move. IllegalMove, and nothing changed, when the rules refuse it."""
        made = parse_move(move) if isinstance(move, str) else move
        if self.is_over:
            raise IllegalMove(Rule.GAME_OVER, "The game is over.")
        match made:
            case Pass() | Play():
                self._deal.apply(made)
                if self._deal.is_over and not self._deal.is_choice_owed:
                    self._settle()
            case ChooseMoon(seat, choice):
                self._check_choice(seat)
                self._settle(read_choice(choice))
            case NextHand():
                self._check_next()
                self._deal_hand(after=len(self._moves) + 1)
            case _:
                raise IllegalMove(Rule.READABLE, f"{short(made)} is no move: pass, play, moon or next was expected.")
        self._moves.append(made)

    def _apply_words(self, words: str) -> None:
        """Make a move of a record: a bare card is played by whose turn it is."""
        if len(words) == 2:
            # Where nobody has the turn the play is refused, whoever makes it.
            self.apply(Play(self._deal.turn or Seat.SOUTH, read_card(words)))
        else:
            self.apply(words)

    def undo(self, to: int) -> None:
        """Go back to where only the first `to` moves were made. ValueError if there are not so many."""
        if not 0 <= to <= len(self._moves):
            raise ValueError(f"The match has {len(self._moves)} moves, so it cannot go back to {to}.")
        # Only the hand that is gone back to is played again: a phone would take long over a whole game.
        hands = sum(start <= to for start in self._hand_starts) - 1
        start, kept = self._hand_starts[hands], self._moves[:to]
        self._moves = kept[:start]
        self._hand_scores = self._hand_scores[:hands]
        self._hand_starts = self._hand_starts[:hands]
        self._totals = (0, 0, 0, 0)
        for scores in self._hand_scores:
            self._totals = added(self._totals, scores)
        self._deal_hand(after=start)
        self._fold(kept[start:])

    def without_last(self, count: int) -> "Match":
        """Another match: this one before its last `count` moves. ValueError if there are not so many."""
        if not 0 <= count <= len(self._moves):
            raise ValueError(f"The match has {len(self._moves)} moves, so {count} cannot be taken back.")
        earlier = Match(self.seed, self.house, self.names)
        earlier._fold(self._moves[: len(self._moves) - count])
        return earlier

    def _fold(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self.apply(move)

    def _settle(self, choice: MoonChoice | None = None) -> None:
        """Count the finished hand."""
        scores = self._deal.scores(choice)
        self._hand_scores.append(scores)
        self._totals = added(self._totals, scores)

    def _check_next(self) -> None:
        if self.phase is Phase.CHOOSING_MOON:
            raise IllegalMove(Rule.MOON_CHOICE, "The shooter has yet to choose how the moon counts.")
        if self.phase is not Phase.SUMMARY:
            raise IllegalMove(Rule.HAND_NOT_OVER, "The hand is not over yet.")

    def _check_choice(self, seat: Seat) -> None:
        if self.phase is not Phase.CHOOSING_MOON:
            raise IllegalMove(Rule.NO_MOON_CHOICE, "There is no moon to choose for now.")
        shooter = self._deal.moon_shooter
        if shooter is not seat:
            raise IllegalMove(
                Rule.NO_MOON_CHOICE, f"{seat.word} did not shoot the moon, so the choice is not {seat.word}'s."
            )


class _MatchHand(Hand):
    """A match's hand, which only the match may play: a play past the match would be missing from its record."""

    def _apply(self, move: Pass | Play) -> None:
        raise IllegalMove(Rule.THROUGH_THE_MATCH, "This hand belongs to a match: play it with the match's own moves.")
