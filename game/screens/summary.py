"""After a hand: what it brought to whom. After the game: the places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.look import pictures
from game.look.controls import Control
from game.look.inputs import Key
from game.look.layout import GAP, Box, Window
from game.look.paint import Align, Brush, fitting
from game.look.pictures import Icon, Mood
from game.look.theme import Type
from game.rules.seats import SEATS, Seat
from game.screens import words
from game.screens.blocks import COLUMN_GAP, COLUMNS_FROM, Block, Columns, Paragraph, Pile
from game.screens.dialog import button
from game.screens.dialogs import TableDialog
from game.screens.faces import FACES
from game.screens.fold import Piece, lines
from game.screens.score_sheet import ScoreSheet, TotalsChart, colour_of
from game.screens.sheet import Sheet
from game.table.annals import results
from game.table.events import GameOver, HandOver

if TYPE_CHECKING:
    from game.screens.app import App
    from game.screens.table import TableScreen

_ROW_H = 46.0
_LOW_ROW_H = 26.0
_HEAD_H, _LOW_HEAD_H = 24.0, 19.0
_LARGEST_FACE = 40.0
_MORE = 32.0  # how much taller a seat's row grows to fill its column
_MARGIN = 24.0  # what a sheet in columns leaves at its sides
_TALL_FROM, _TALL_CHART = 700.0, 240.0  # a window in which the chart is taller, and how tall
_PLACE_GAP = 6.0
_NUMBER_W = 84.0
_NUMBER_SHARE = 0.26  # of a narrow sheet's width
_NARROW, _WIDE = 480.0, 900.0  # the sheet in one column and in more
_LOW_COLUMNS_FROM, _THREE_FROM = 420.0, 690.0  # the widths of a low sheet from which it has two and three
_BESIDE_ONE, _BESIDE_TWO = 0.46, 0.33  # the places' share of the width beside one column more and two


@dataclass(frozen=True)
class SeatRows(Block):
    """The four seats, the lowest total first, with what the hand brought and their totals."""

    dialog: SummaryDialog

    def height(self, width: float, window: Window) -> float:
        return self.dialog.head_h + len(SEATS) * self.dialog.row_h

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        yield from lines(len(SEATS) * self.dialog.row_h, self.dialog.row_h, self.dialog.head_h)

    def draw(self, brush: Brush, box: Box) -> None:
        self.dialog.draw_rows(brush, box)


class SummaryDialog(Sheet, TableDialog):
    """The scores of a hand, with the score sheet and the chart of the game so far."""

    name = "summary"
    shows_hand = True
    """Whether a column says what the last hand brought."""
    _more = 0.0

    def __init__(self, app: App, table: TableScreen, event: HandOver) -> None:
        self.event = event
        self.hands = results(table.table.match)
        shooter = event.shooter
        self.heading = words.moon(shooter) if shooter is not None else words.hand_heading(event.number)
        super().__init__(app, table)

    @property
    def width(self) -> float:  # type: ignore[override]
        """The widest that it grows."""
        room = self.app.window.safe.w - 2 * _MARGIN
        if self.is_low:
            return _WIDE
        return min(_WIDE, room) if room >= COLUMNS_FROM + 2 * self.pad else _NARROW

    @property
    def _inner_w(self) -> float:
        """The width of what there is to read."""
        return min(self.app.window.safe.w - 2 * GAP, self.width) - 2 * self.pad

    def change(self) -> None:
        self._pile = None  # the rows' height depends on the buttons
        super().change()

    @property
    def _columns(self) -> int:
        """In how many columns it is read."""
        inner = self._inner_w
        if self.is_low:
            grown = self.app.window.grown
            return 3 if inner >= grown(_THREE_FROM) else 2 if inner >= grown(_LOW_COLUMNS_FROM) else 1
        return 2 if inner >= COLUMNS_FROM else 1

    def _places_w(self) -> float:
        """The width that the seats' rows have."""
        if self._columns == 1:
            return self._inner_w
        return (self._inner_w - COLUMN_GAP) * (_BESIDE_TWO if self._columns == 3 else _BESIDE_ONE)

    def _said(self) -> list[Block]:
        role = Type.SMALL if self.is_low else Type.BODY
        return [Paragraph(each, role, heard=False) for each in self.paragraphs()]

    def blocks(self) -> Sequence[Block]:
        tall = self.folded_room if self.is_low and self._columns > 1 else None
        if not self.is_low and self._columns > 1 and self.app.window.safe.h >= _TALL_FROM:
            tall = self.app.window.grown(_TALL_CHART)
        self._more = 0.0
        chart = TotalsChart(self.hands, self.table.view.house.game_length, tall)
        sheet, places = ScoreSheet(self.hands), [SeatRows(self), *self._said()]
        if self._columns == 1:
            return [*places, chart, sheet]
        if self._columns == 3:
            return [Columns(Pile(places), Columns(chart, sheet, least=0.0), share=_BESIDE_TWO, least=0.0)]
        return [self._shorter(places, chart, sheet)]

    def _shorter(self, places: list[Block], chart: Block, sheet: Block) -> Columns:
        """Two columns, with the chart in the one in which all is less tall."""
        left = Columns(Pile([*places, chart]), sheet, share=_BESIDE_ONE, least=0.0)
        right = Columns(Pile(places), Pile([chart, sheet]), share=_BESIDE_ONE, least=0.0)
        chosen = min(right, left, key=lambda columns: columns.height(self._inner_w, self.app.window))
        inner = self._inner_w - COLUMN_GAP
        beside = chosen.right.height(inner * (1 - _BESIDE_ONE), self.app.window)
        spare = beside - chosen.left.height(inner * _BESIDE_ONE, self.app.window)
        self._more = max(0.0, min(_MORE, spare / len(SEATS)))
        return replace(chosen, left=Pile([*places, chart] if chosen is left else places))

    @property
    def head_h(self) -> float:
        """The height of the line above the seats' rows."""
        return self.app.window.grown(_LOW_HEAD_H if self.is_low else _HEAD_H)

    @property
    def row_h(self) -> float:
        """The height of a seat's row: on a low sheet what is left beside the other columns."""
        window = self.app.window
        larger = 0.5 + window.text / 2
        if not self.is_low:
            return _ROW_H * larger + self._more
        if self._columns == 1:
            return _LOW_ROW_H * larger
        room = self.folded_room - self.head_h - GAP - Pile(self._said()).height(self._places_w(), window)
        return max(_LOW_ROW_H * larger, min(_ROW_H * larger, room / len(SEATS)))

    @property
    def order(self) -> list[Seat]:
        """The seats, the lowest total first."""
        return sorted(SEATS, key=lambda seat: self.event.totals[seat.letter])

    def paragraphs(self) -> tuple[str, ...]:
        first = self.order[0]
        return (words.what_ends(self.table.view.house.game_length, first, self.event.totals[first.letter]),)

    def spoken(self) -> str:
        scores = ((seat, self.event.scores[seat], self.event.totals[seat.letter]) for seat in self.order)
        return f"{words.scores_news(scores)} {super().spoken()}"

    def buttons(self) -> list[Control]:
        return [button("next", words.NEXT, primary=True, icon=Icon.NEXT), *self._renew()]

    def _renew(self) -> list[Control]:
        """The way to a new version, where there is one."""
        if not self.app.is_renewed:
            return []
        return [replace(button("renew", words.RENEW, icon=Icon.RENEW), label=words.RENEW_SAID)]

    def escape(self) -> str:
        return ""

    def press(self, control: str) -> None:
        if control == "next":
            self.app.close(self)
            self.table.next_hand()
        elif control == "renew":
            self.app.device.page.renew()

    def key(self, key: Key) -> bool:
        if key.key.lower() == "n" and not key.repeat:
            self.press("next")
            return True
        return super().key(key)

    def draw_rows(self, brush: Brush, box: Box) -> None:
        """Draw the seats' rows under their heads."""
        ink = brush.colours.ink_soft
        wide = number_w(box.w)
        head = self.head_h
        this_hand = Box(box.x, box.y, box.w - wide, head)
        if self._has_places:
            brush.text(words.PLACE, Box(box.x, box.y, box.w / 2, head), Type.LABEL, ink, Align.LEFT)
        if self.shows_hand:
            brush.text(words.THIS_HAND, this_hand, Type.LABEL, ink, Align.RIGHT, like=(words.TOTAL,))
        total = Box(box.right - wide, box.y, wide, head)
        brush.text(words.TOTAL, total, Type.LABEL, ink, Align.RIGHT)
        for i, seat in enumerate(self.order):
            self._row(brush, Box(box.x, box.y + head + i * self.row_h, box.w, self.row_h), seat)

    def _row(self, brush: Brush, place: Box, seat: Seat) -> None:
        colours = brush.colours
        if seat is Seat.SOUTH:
            brush.fill(place.inset(-GAP / 2, 1), colours.paper_shade, GAP)
        side = min(place.h - 6, _LARGEST_FACE + self._more / 2)
        size = brush.window.px(side)
        face = pictures.portrait(FACES[seat], self._mood(seat), size)
        brush.surface.blit(face, brush.window.rect(Box(place.x, place.cy - side / 2, side, side))[:2])
        wide = number_w(place.w)
        numbers = 2 * wide if self.shows_hand else wide
        name = Box(place.x + side + GAP, place.y, place.w - side - numbers - GAP, place.h)
        others = tuple(words.friend(each) for each in SEATS)
        if self._has_places:
            _, _, w, h = brush.window.rect(Box(0, 0, name.w / 2, name.h))
            places = tuple(self._place(each) for each in SEATS)
            larger = fitting((*places, *others), Type.BOLD, w, h, brush.scale, brush.window.text)
            wide_place = max(brush.width(each, Type.BOLD, larger) for each in places) + 1
            ranked = Box(name.x, name.y, wide_place, name.h)
            brush.text(self._place(seat), ranked, Type.BOLD, colours.ink_soft, Align.LEFT, like=places)
            name = Box(ranked.right + _PLACE_GAP, name.y, name.right - ranked.right - _PLACE_GAP, name.h)
        brush.text(words.friend(seat), name, Type.BOLD, colours.ink, Align.LEFT, like=others)
        hand = self.event.scores[seat]
        this_hand = Box(place.right - 2 * wide, place.y, wide, place.h)
        written = f"{hand:+d}".replace("-", "−") if hand else "0"
        if self.shows_hand:
            brush.text(written, this_hand, Type.BODY, colour_of(hand, colours), Align.RIGHT, like=("+88",))
        total = str(self.event.totals[seat.letter]).replace("-", "−")
        brush.text(total, this_hand.moved(wide, 0), Type.SCORE, colours.ink, Align.RIGHT, like=("−888",))

    @property
    def _has_places(self) -> bool:
        """Whether the places are told."""
        return any(self._place(seat) for seat in SEATS)

    def _place(self, seat: Seat) -> str:
        """The seat's place, once there is one."""
        return ""

    def _mood(self, seat: Seat) -> Mood:
        if self.event.shooter is not None:
            return Mood.TRIUMPHANT if seat is self.event.shooter else Mood.DISMAYED
        worst = max(self.event.scores)
        return Mood.DISMAYED if self.event.scores[seat] == worst else Mood.PLEASED


class OverDialog(SummaryDialog):
    """The end of a game: everyone's place."""

    name = "over"
    shows_hand = False

    def __init__(self, app: App, table: TableScreen, event: GameOver, notice: str = "") -> None:
        self.notice = notice
        match = table.table.match
        last = HandOver(match.hand_number, match.hand_scores[-1], match.totals, table.view.moon_shooter)
        super().__init__(app, table, last)
        self.places = event.places
        self.heading = words.winners(seat for seat in SEATS if event.places[seat.letter] == 1)

    def paragraphs(self) -> tuple[str, ...]:
        return (words.games_length(self.event.number), *((self.notice,) if self.notice else ()))

    def buttons(self) -> list[Control]:
        return [
            button("ok", words.PLAY_AGAIN, primary=True, icon=Icon.PLAY),
            replace(button("close", words.LEAVE, icon=Icon.BACK), label=words.TO_TITLE),
            *self._renew(),
        ]

    def press(self, control: str) -> None:
        super().press(control)
        if control == "ok":
            self.app.start_game()
        elif control == "close":
            self.app.show_title()

    def key(self, key: Key) -> bool:
        if key.key.lower() == "n" and not key.repeat:
            self.press("ok")
            return True
        return super().key(key)

    def _place(self, seat: Seat) -> str:
        return words.place(self.places[seat.letter])

    def _mood(self, seat: Seat) -> Mood:
        return Mood.TRIUMPHANT if self.places[seat.letter] == 1 else Mood.WAITING


def number_w(width: float) -> float:
    """The width of a column of numbers on a sheet of this width."""
    return min(_NUMBER_W, width * _NUMBER_SHARE)
