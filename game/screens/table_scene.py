"""What the table shows besides the cards that lie and fly: picks, moods, marks, and what is written in its middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.look.cards import Face
from game.look.pictures import Mood
from game.rules.seats import Direction, Seat
from game.screens import words
from game.screens.table_picture import Scene
from game.table import settings

if TYPE_CHECKING:
    from game.screens.table import TableScreen

ME = Seat.SOUTH
FACES = {
    settings.Face.CLASSIC: Face.CLASSIC,
    settings.Face.LARGE_PRINT: Face.LARGE_PRINT,
    settings.Face.FOUR_COLOUR: Face.FOUR_COLOUR,
}
"""How a chosen card face is drawn."""


def scene_of(screen: TableScreen) -> Scene:
    """The scene as it is now."""
    view, shown, dragged = screen.view, screen.stage.shown, screen.hand.dragged
    moods = dict(screen.moods)
    turn = view.turn if shown.taker is None else None
    if turn is not None and turn is not ME and moods[turn] is Mood.WAITING:
        moods[turn] = Mood.THINKING
    return Scene(
        picked=tuple(screen.hand.picked),
        bright=view.legal if screen.is_my_turn else view.hand,
        dragged=dragged.card if dragged is not None else None,
        prompt=_prompt(screen) if screen.toast.until is None else "",
        moods=moods,
        turn=turn,
        leader=view.leader if shown.trick else None,
        show_points=screen.app.settings.show_points,
        face=FACES[screen.app.settings.face],
        time_left=screen.elbow.time_left(),
        own_name=screen.app.settings.name or words.friend(ME),
    )


def _prompt(screen: TableScreen) -> str:
    view = screen.view
    if screen.elbow.thinks:
        return words.THINKING
    if screen.is_passing and not screen.stage.busy:
        return words.pass_prompt(view.direction, view.direction.receiver(ME), len(screen.hand.picked))
    if not screen.is_my_turn or view.trick:
        return ""
    first_of_hold = not view.tricks and view.direction is Direction.HOLD
    return f"{words.HOLD}. {words.YOU_LEAD}." if first_of_hold else words.YOU_LEAD
