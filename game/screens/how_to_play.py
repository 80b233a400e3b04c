"""How to play: the complete rules of the table one sits at, with small pictures, tips, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.look.cards import Face
from game.look.controls import Control
from game.look.paint import Align
from game.look.pictures import Icon, Mark
from game.look.theme import Type
from game.rules import HouseRules
from game.rules.cards import card
from game.rules.house import PassCycle
from game.rules.seats import Direction, Seat
from game.screens import words
from game.screens.blocks import Block, Columns, Heading, Paragraph, Pile, Point
from game.screens.dialog import button
from game.screens.embed import EmbedSheet
from game.screens.faces import FACES
from game.screens.pictures_in_text import Cards, Friends, Keys, Signs
from game.screens.sheet import Sheet
from game.screens.words import embedding, lessons

if TYPE_CHECKING:
    from game.screens.app import App

_TRICK = (
    (card("9D"), lessons.LEADS),
    (card("KD"), lessons.TAKES),
    (card("3D"), lessons.FOLLOWS),
    (card("AC"), lessons.DISCARDS),
)
_ARROWS = {Direction.LEFT: Icon.LEFT, Direction.RIGHT: Icon.RIGHT, Direction.ACROSS: Icon.UP}
_SIGNS = (
    (Mark.BROKEN_HEART, lessons.BROKEN_SIGN),
    (Mark.RECEIVED, lessons.RECEIVED_SIGN),
    (Mark.MOON, lessons.MOON_SIGN),
    (Mark.CROWN, lessons.CROWN_SIGN),
)


class HowToPlaySheet(Sheet):
    """All one needs to know at a table of these rules."""

    name = "how-to-play"
    heading = words.HELP_HEADING

    def __init__(self, app: App, house: HouseRules) -> None:
        super().__init__(app)
        self._house = house

    def blocks(self) -> Sequence[Block]:
        house, face = self._house, card_face(self.app)
        passes = house.pass_cycle is not PassCycle.NO_PASSING
        return [
            Paragraph(lessons.table_kind(house), Type.SMALL, soft=True, align=Align.CENTRE),
            _section(lessons.AIM, lessons.aim(house), counting_cards(house, face)),
            _section(lessons.PASSING, lessons.passing(house), passing_friends(house) if passes else None),
            _section(lessons.TRICKS, lessons.tricks(house), trick_cards(face)),
            Columns(
                _section(lessons.FIRST_TRICK, lessons.first_trick(house)),
                _section(lessons.HEARTS, lessons.hearts(house)),
            ),
            Columns(
                _section(lessons.MOON, lessons.moon(house)),
                _section(lessons.END, lessons.end(house)),
            ),
            _section(lessons.HANDLING, lessons.handling(self.app.settings.one_tap)),
            Heading(lessons.SIGNS),
            Signs(_SIGNS),
            Heading(lessons.TIPS),
            *(Point(tip) for tip in lessons.tips(house)),
            Heading(lessons.KEYS),
            Keys(lessons.KEY_ROWS),
        ]

    def buttons(self) -> list[Control]:
        if not self.app.device.page.address:
            return [button("close", words.CLOSE, primary=True, icon=Icon.CLOSE)]
        embed = button("embed", embedding.EMBED_SHORT, icon=Icon.SHARE)
        return [button("close", words.CLOSE, primary=True, icon=Icon.CLOSE), replace(embed, label=embedding.EMBED)]

    def press(self, control: str) -> None:
        if control == "embed":
            self.app.open(EmbedSheet(self.app))
        else:
            super().press(control)


def card_face(app: App) -> Face:
    """How the player has cards printed."""
    return Face[app.settings.face.name]


def counting_cards(house: HouseRules, face: Face) -> Cards:
    """The cards that count."""
    cards = [(card("4H"), lessons.POINT), (card("KH"), lessons.POINT), (card("QS"), lessons.POINTS)]
    if house.jack_of_diamonds:
        cards.append((card("JD"), lessons.TEN_OFF))
    return Cards(cards, face)


def trick_cards(face: Face) -> Cards:
    """A trick: who leads, who takes it, who discards."""
    return Cards(_TRICK, face, ringed=card("KD"))


def passing_friends(house: HouseRules) -> Friends:
    """To whom passed cards go, hand by hand, at a table that passes any."""
    directions = [house.direction(number) for number in (1, 2, 3)]
    shown = directions[:1] if house.pass_cycle is PassCycle.LEFT_ONLY else directions
    receivers = [(each, each.receiver(Seat.SOUTH)) for each in shown]
    return Friends([(_ARROWS[each], FACES[seat], words.friend(seat)) for each, seat in receivers])


def _section(heading: str, said: str, picture: Block | None = None) -> Block:
    """A heading and its words, with a picture beside or below."""
    told = Pile([Heading(heading), Paragraph(said)])
    return Columns(told, picture, share=0.56, lower=True) if picture is not None else told
