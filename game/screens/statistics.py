"""The statistics: what all finished games on this device come to, by friends' level and by rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.look.chart import Bar, Column, bars_height, draw_bars, draw_columns
from game.look.controls import Control, Tag
from game.look.gestures import Deed, Gesture
from game.look.inputs import FileGiven, Input
from game.look.layout import GAP, Box, Window
from game.look.paint import Align, Brush
from game.look.pictures import Icon
from game.look.theme import Radius, Type
from game.players.levels import PLAYABLE, Level
from game.screens import words
from game.screens.blocks import Air, Block, Buttons, Columns, Heading, Paragraph, Pile
from game.screens.choices import ChoiceSheet, Row
from game.screens.dialog import button
from game.screens.dialogs import TextDialog, notify
from game.screens.fold import Piece, lines
from game.screens.history import HistorySheet
from game.screens.words import scores
from game.screens.words import statistics as said
from game.table.annals import ME, Filter, FinishedGame, Tally
from game.table.chronicle import trouble_with
from game.table.texts import Trouble

if TYPE_CHECKING:
    from game.screens.app import App

_CELL_H = 58.0
_COLUMNS = ((560.0, 4), (330.0, 3), (260.0, 2), (0.0, 1))  # from which width so many cells stand side by side
_LINE_H = 30.0
_TWO_CHOICES_FROM = 340.0
_COLUMNS_H, _LOW_COLUMNS_H, _LOW = 112.0, 80.0, 440.0  # lower in windows lower than this
_CELL_PAD = 6.0
_LAST = 25  # the most scores in the row of columns


@dataclass(frozen=True)
class NumberGrid(Block):
    """The numbers, each in a cell over what it is; where large words lack the room, in a row after it."""

    tally: Tally

    def height(self, width: float, window: Window) -> float:
        across = self._across(width, window)
        lines = -(-len(said.numbers(self.tally)) // across)
        if across == 1:
            return lines * window.grown(_LINE_H)
        return lines * (window.grown(_CELL_H) + GAP) - GAP

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        across = self._across(width, window)
        step = window.grown(_LINE_H) if across == 1 else window.grown(_CELL_H) + GAP
        for i in range(-(-len(said.numbers(self.tally)) // across)):
            yield Piece(i * step, (i + 1) * step - (0.0 if across == 1 else GAP))

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("numbers", said.numbers_said(self.tally), box, Tag.TEXT)

    def draw(self, brush: Brush, box: Box) -> None:
        across, larger = self._across(box.w, brush.window), brush.window.text
        if across == 1:
            self._draw_rows(brush, box)
            return
        tall = _CELL_H * larger
        others = tuple(label for label, _ in said.numbers(self.tally))
        wide = (box.w - (across - 1) * GAP) / across
        for i, (label, value) in enumerate(said.numbers(self.tally)):
            down, along = divmod(i, across)
            cell = Box(box.x + along * (wide + GAP), box.y + down * (tall + GAP), wide, tall)
            brush.fill(cell, brush.colours.paper_shade, Radius.BUTTON.value)
            number = Box(cell.x, cell.y + 6 * larger, cell.w, 28 * larger)
            brush.text(value, number, Type.SUBHEAD, brush.colours.ink)
            under = Box(cell.x, number.bottom, cell.w, 18 * larger).inset(_CELL_PAD, 0)
            fits = all(brush.width(each, Type.SMALL) <= under.w for each in others)
            brush.text(label, under, Type.SMALL if fits else Type.TINY, brush.colours.ink_soft, like=others)

    def _draw_rows(self, brush: Brush, box: Box) -> None:
        numbers, tall = said.numbers(self.tally), brush.window.grown(_LINE_H)
        others = tuple(label for label, _ in numbers)
        widest = max(brush.width(value, Type.BOLD, brush.window.text) for _, value in numbers) + 1
        for i, (label, value) in enumerate(numbers):
            line = Box(box.x, box.y + i * tall, box.w, tall)
            if i % 2 == 0:
                brush.fill(line, brush.colours.paper_shade, Radius.MARK.value)
            inner = line.inset(GAP, 0)
            named = Box(inner.x, inner.y, inner.w - widest - GAP, inner.h)
            brush.text(label, named, Type.SMALL, brush.colours.ink_soft, Align.LEFT, like=others)
            brush.text(value, inner, Type.BOLD, brush.colours.ink, Align.RIGHT)

    @staticmethod
    def _across(width: float, window: Window) -> int:
        return next(count for least, count in _COLUMNS if width >= window.grown(least))


@dataclass(frozen=True)
class PlacesChart(Block):
    """How often the player came first, second, third and last."""

    tally: Tally

    def height(self, width: float, window: Window) -> float:
        return bars_height(len(self.tally.places), window.text)

    def pieces(self, width: float, window: Window) -> Iterator[Piece]:
        tall = self.height(width, window)
        yield from lines(tall, tall / len(self.tally.places))

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("places", said.places_said(self.tally.places), box, Tag.TEXT)

    def draw(self, brush: Brush, box: Box) -> None:
        places = enumerate(self.tally.places, start=1)
        draw_bars(brush, box, [Bar(words.place(number), count, number == 1) for number, count in places])


@dataclass(frozen=True)
class ScoresChart(Block):
    """The player's last scores, a column each, the games that were won filled."""

    games: Sequence[FinishedGame]

    def height(self, width: float, window: Window) -> float:
        return window.grown(_LOW_COLUMNS_H if window.safe.h < _LOW else _COLUMNS_H)

    def controls(self, box: Box, window: Window) -> Iterator[Control]:
        yield Control("last-scores", said.scores_said([game.totals[ME] for game in self.games]), box, Tag.TEXT)

    def draw(self, brush: Brush, box: Box) -> None:
        draw_columns(brush, box, [Column(game.totals[ME], game.places[ME] == 1) for game in self.games])


class StatisticsSheet(ChoiceSheet):
    """All that is counted."""

    name = "statistics"
    heading = said.STATISTICS

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._wanted = Filter()

    # -- what is chosen

    def rows(self) -> list[Row]:
        annals = self.app.chronicle.annals
        levels = [level for level in Level if level in PLAYABLE or annals.tally(Filter(level)).games]
        return [
            Row("filter-level", said.LEVEL, said.level_choices(levels)),
            Row("filter-rules", said.RULES, said.RULE_KINDS),
        ]

    def value(self, row: Row) -> object:
        return self._wanted.level if row.key == "filter-level" else self._wanted.ranked

    def choose(self, row: Row, value: object) -> None:
        level, ranked = self._wanted
        if row.key == "filter-level":
            level = value if isinstance(value, Level) else None
        else:
            ranked = value if isinstance(value, bool) else None
        self._wanted = Filter(level, ranked)
        tally = self.app.chronicle.annals.tally(self._wanted)
        self.app.device.page.news(f"{row.label}: {self.word(row)}. {said.numbers_said(tally)}")
        self.rewrite()

    # -- the sheet

    def blocks(self) -> Sequence[Block]:
        annals = self.app.chronicle.annals
        trouble = self.app.chronicle.trouble
        told: list[Block] = [Paragraph(scores.TROUBLES[trouble], Type.SMALL, soft=True)] if trouble is not None else []
        if not annals.tally(Filter()).games:
            hint = Paragraph(said.IMPORT_HINT, soft=True, align=Align.CENTRE)
            can_import = self.app.device.page.allows(Deed.CHOOSE_FILE)
            more = [hint, *self._last_buttons(any_games=False)] if can_import else []
            return [Paragraph(said.NOTHING_YET, align=Align.CENTRE), *told, *more]
        level, rules = (self.choice(row) for row in self.rows())
        choices = Columns(level, rules, least=self.app.window.grown(_TWO_CHOICES_FROM), gap=0.0, between=GAP)
        return [Air(), choices, *told, *self._numbers(), *self._last_buttons(any_games=True)]

    def _numbers(self) -> list[Block]:
        annals = self.app.chronicle.annals
        tally = annals.tally(self._wanted)
        if not tally.games:
            return [Paragraph(said.NOTHING_CHOSEN)]
        found: list[Block] = [NumberGrid(tally)]
        left: list[Block] = [Heading(said.PLACES), PlacesChart(tally)]
        games = annals.chosen(self._wanted)[-_LAST:]
        key = Paragraph(said.COLUMNS_KEY, Type.SMALL, soft=True)
        right: list[Block] = [Heading(said.LAST_SCORES), key, ScoresChart(games)] if games else []
        return [*found, Columns(Pile(left), Pile(right), grid=GAP)]

    def _last_buttons(self, any_games: bool) -> list[Block]:
        offered: list[Control] = []
        if any_games:
            offered.append(button("clear", said.CLEAR, icon=Icon.BIN))
        if self.app.device.page.files_allowed and any_games:
            offered.append(button("export", said.EXPORT, icon=Icon.EXPORT))
        if self.app.device.page.allows(Deed.CHOOSE_FILE):
            asked = button("import", said.IMPORT, icon=Icon.IMPORT)
            offered.append(replace(asked, gesture=Gesture(Deed.CHOOSE_FILE)))
        return [Air(), Buttons(offered)] if offered else []

    def buttons(self) -> list[Control]:
        return [
            button("close", words.CLOSE, primary=True, icon=Icon.CLOSE),
            button("history", scores.HISTORY, icon=Icon.BOOK),
        ]

    def press(self, control: str) -> None:
        super().press(control)
        if control == "history":
            self.app.open(HistorySheet(self.app, self._wanted))
        elif control == "clear":
            self.app.open(AskDialog(self.app, _CLEAR, self._clear))
        elif control == "export":
            self._export()

    def handle(self, event: Input) -> None:
        if isinstance(event, FileGiven):
            self._given(event.text)
        else:
            super().handle(event)

    def _clear(self) -> None:
        self.app.chronicle.clear()
        self._told(said.CLEARED)

    def _given(self, text: str) -> None:
        """A file was chosen: take its games, after asking where some would be lost."""
        wrong = trouble_with(text)
        if wrong is not None:
            self._refuse(wrong)
        elif self.app.chronicle.annals.tally(Filter()).games:
            self.app.open(AskDialog(self.app, _IMPORT, lambda: self._take(text)))
        else:
            self._take(text)

    def _take(self, text: str) -> None:
        trouble = self.app.chronicle.replace(text)
        if trouble is None:
            self._told(said.IMPORTED)
        else:
            self._refuse(trouble)

    def _refuse(self, trouble: Trouble) -> None:
        """Say why a file was not taken."""
        self._notice(scores.TROUBLES[trouble])

    def _export(self) -> None:
        surely_comes = self.app.device.page.save_file(said.FILE_NAME, self.app.chronicle.to_text())
        if not surely_comes:
            self._notice(said.FILE_MAY_NOT_COME)

    def _notice(self, sentence: str) -> None:
        notify(self.app, self.name, said.STATISTICS, sentence)

    def _told(self, sentence: str) -> None:
        self._wanted = Filter()
        self.app.device.page.news(sentence)
        self.rewrite()


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked before something is lost."""

    heading: str
    warning: str
    ok: str
    icon: Icon
    keep: str


_CLEAR = Question(said.CLEAR_QUESTION, said.CLEAR_WARNING, said.CLEAR_OK, Icon.BIN, said.CLEAR_KEEP)
_IMPORT = Question(said.IMPORT_QUESTION, said.IMPORT_WARNING, said.IMPORT_OK, Icon.IMPORT, said.IMPORT_KEEP)


class AskDialog(TextDialog):
    """Asks, and does it when the answer is yes."""

    name = "statistics"
    width = 440.0

    def __init__(self, app: App, question: Question, do: Callable[[], None]) -> None:
        self.heading = question.heading
        self._question = question
        self._do = do
        super().__init__(app)

    def paragraphs(self) -> tuple[str, ...]:
        return (self._question.warning,)

    def buttons(self) -> list[Control]:
        return [
            button("cancel", self._question.keep, primary=True, icon=Icon.BACK),
            button("ok", self._question.ok, icon=self._question.icon),
        ]

    def press(self, control: str) -> None:
        self.app.close(self)
        if control == "ok":
            self._do()
