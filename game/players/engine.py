"""An outside engine in the arena: a program that speaks JSON, a line a message, over its standard input and output."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress

from game.players.moon_choice import choose_moon
from game.rules.cards import Card, CardMask, card, cards_of, name, names
from game.rules.house import HouseRules
from game.rules.moves import Move, Pass, Play
from game.rules.seats import SEATS, Seat
from game.rules.view import Phase, SeatView

PREFIX = "cmd:"
PATIENCE_S = 60.0
_CHUNK = 65536


class EngineError(Exception):
    """An outside engine broke off, answered nonsense or not at all. The message names the seat and what was asked."""


class Engine:
    """Speaks for one program. Started at once; it stays up through all its hands and seats."""

    def __init__(self, command: str, patience_s: float = PATIENCE_S) -> None:
        """`command` is the program with its arguments, as for a shell. EngineError if it cannot be started."""
        self.name = PREFIX + command
        self._patience_s = patience_s
        self._seat = Seat.SOUTH
        self._unread = b""
        try:
            self._program = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise EngineError(f"The engine {command!r} cannot be started: {error}.") from None

    def take_seat(self, seat: Seat, house: HouseRules) -> None:
        """Send "new"."""
        self._seat = seat
        self._tell({"new": {"seat": seat.letter, "house": house.to_dict()}})

    def see_deal(self, view: SeatView) -> None:
        """Send "deal"."""
        deal = {
            "hand": names(view.hand),
            "direction": str(view.direction),
            "number": view.hand_number,
            "totals": {seat.letter: view.totals[seat] for seat in SEATS},
        }
        self._tell({"deal": deal})

    def see_received(self, view: SeatView) -> None:
        """Send "received"."""
        self._tell({"received": names(view.received)})

    def see_played(self, seat: Seat, card: Card) -> None:
        """Send "played"."""
        self._tell({"played": {"seat": seat.letter, "card": name(card)}})

    def see_scores(self, scores: Mapping[str, int]) -> None:
        """Send "over"."""
        self._tell({"over": {"scores": dict(scores)}})

    def leave(self) -> None:
        """Send "bye" and see the program off; one that stays for more than its patience is ended."""
        with suppress(EngineError):
            self._tell({"bye": True})
        for pipe in (self._program.stdin, self._program.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        try:
            self._program.wait(min(5.0, self._patience_s))
        except subprocess.TimeoutExpired:
            self._program.kill()
            self._program.wait()

    def choose(self, view: SeatView) -> Move:
        """Ask for a pass or a play. The protocol has no word for the moon's choice: the usual rule decides that."""
        if view.phase is Phase.CHOOSING_MOON:
            return choose_moon(view)
        if view.phase is Phase.PASSING:
            chosen = self._cards_in(self._ask({"pass?": True}, "pass"), "pass")
            if chosen.bit_count() != 3 or chosen & ~view.hand:
                raise self._error("pass?", f"passed {' '.join(names(chosen)) or 'nothing'}, not three cards of its own")
            return Pass(view.seat, chosen)
        answer = self._ask({"play?": names(view.legal)}, "play")
        played = self._cards_in([answer], "play")
        if not played & view.legal:
            raise self._error("play?", f"played {answer}, which is not legal now")
        return Play(view.seat, cards_of(played)[0])

    def _cards_in(self, answer: object, key: str) -> CardMask:
        if not isinstance(answer, list):
            raise self._error(f"{key}?", f"answered {answer!r} where cards were expected")
        try:
            return sum({1 << card(each) for each in answer})
        except ValueError as error:
            raise self._error(f"{key}?", f"answered nonsense: {error}") from None

    def _tell(self, message: dict[str, object]) -> None:
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(json.dumps(message).encode() + b"\n")
        except OSError:
            raise self._error(next(iter(message)), "has closed its input") from None

    def _ask(self, message: dict[str, object], key: str) -> object:
        question = next(iter(message))
        self._tell(message)
        line = self._read_line(question)
        try:
            answer = json.loads(line)
        except ValueError:
            raise self._error(question, f"answered {line!r}, which is no JSON") from None
        if not isinstance(answer, dict) or key not in answer:
            raise self._error(question, f"answered {line!r} without {key!r}")
        return answer[key]

    def _read_line(self, question: str) -> str:
        assert self._program.stdout is not None
        deadline = time.monotonic() + self._patience_s
        pipe = self._program.stdout.fileno()
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise self._error(question, f"gave no answer in {self._patience_s:g} s")
                chunk = os.read(pipe, _CHUNK)
                if not chunk:
                    raise self._error(question, "has closed its output")
                self._unread += chunk
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode(errors="replace")

    def _error(self, question: str, what: str) -> EngineError:
        return EngineError(f"{self._seat.word}, the engine {self.name!r}, asked {question!r}, {what}.")
