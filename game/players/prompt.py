"""Players that answer in one slice: they only say which cards to pass and which card to play."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.players.moon_choice import choose_moon
from game.players.player import Thinking, must_owe_a_move
from game.rules.cards import Card, CardMask
from game.rules.moves import Move, Pass, Play
from game.rules.view import Phase, SeatView


class PromptPlayer(ABC):
    """A player whose answer is there at once. See `Player`."""

    def think(self, view: SeatView) -> Thinking:
        """See `Player.think`; one slice."""
        move = self._move(view)
        yield move
        return move

    def _move(self, view: SeatView) -> Move:
        must_owe_a_move(view)
        if view.phase is Phase.CHOOSING_MOON:
            return choose_moon(view)
        if view.phase is Phase.PASSING:
            return Pass(view.seat, self.cards_to_pass(view))
        return Play(view.seat, self.card_to_play(view))

    @abstractmethod
    def cards_to_pass(self, view: SeatView) -> CardMask:
        """Three cards of the viewer's hand."""

    @abstractmethod
    def card_to_play(self, view: SeatView) -> Card:
        """One of the viewer's legal cards."""
