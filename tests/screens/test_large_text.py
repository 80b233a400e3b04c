"""Text twice as large, as a system or a browser may ask for it: it grows, and every screen is still whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pytest

from game.look import paint, text
from game.look.inputs import PageChanged, Size
from game.look.layout import TARGET, Box
from game.look.paint import Align, Brush
from game.look.theme import Colour, Type
from game.rules.seats import SEATS, Seat
from game.screens import words
from tests.screens.fake_device import Play
from tests.screens.fitting import faults
from tests.screens.test_every_size import SHOTS
from tests.screens.ways import WAYS, shown_at, walked

SIZES = [(390, 844, 2), (1280, 720, 1)]


@dataclass
class Lines:
    """The lines of text in the last picture, over its uppermost veil and not papered over: their words, their places,
    and how many times as large as usual they are."""

    found: list[tuple[str, Box, float]] = field(default_factory=list)

    def add(self, brush: Brush, words: str, role: Type, scale: float, left: float, top: float) -> None:
        """A line was drawn, its top left corner here, in CSS pixels; what is clipped away does not count."""
        wide, tall = (side / brush.scale for side in text.measure(words, role, scale))
        clip = Box(*(side / brush.scale for side in brush.surface.get_clip()))
        x, y = max(left, clip.x), max(top, clip.y)
        box = Box(x, y, min(left + wide, clip.right) - x, min(top + tall, clip.bottom) - y)
        if box.w > 0 and box.h > 0:
            self.found.append((words, box, scale / brush.scale))

    def overlapping(self) -> list[tuple[str, str]]:
        """Lines whose letters meet: a font's line is higher than its letters by about a third."""
        shrunk = [(words, box.inset(1, box.h * 0.17)) for words, box, _ in self.found]
        return [(a, b) for (a, x), (b, y) in combinations(shrunk, 2) if x.meets(y)]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    """The lines of text in the last picture."""
    seen = Lines()
    write, wrap, veil, fill = Brush.text, Brush.paragraph, Brush.veil, Brush.fill

    def text_seen(brush: Brush, words: str, box: Box, role: Type, colour: Colour, *rest: Any, **more: Any) -> float:
        wide = write(brush, words, box, role, colour, *rest, **more)
        align = rest[0] if rest else more.get("align", Align.CENTRE)
        _, _, w, h = brush.window.rect(box)
        growth = paint.fitting((words, *more.get("like", ())), role, w, h, brush.scale, brush.window.text)
        tall = text.measure(words, role, brush.scale * growth)[1] / brush.scale
        left = {Align.LEFT: box.x, Align.CENTRE: box.cx - wide / 2, Align.RIGHT: box.right - wide}[align]
        shown = text.ellipsis(words, role, w, brush.scale * growth)
        seen.add(brush, shown, role, brush.scale * growth, left, box.cy - tall / 2)
        return wide

    def paragraph_seen(
        brush: Brush, words: str, box: Box, role: Type, colour: Colour, *rest: Any, **more: Any
    ) -> float:
        tall = wrap(brush, words, box, role, colour, *rest, **more)
        align = rest[0] if rest else more.get("align", Align.LEFT)
        most = rest[1] if len(rest) > 1 else more.get("most")
        scale = brush.scale * (brush.window.text if most is None else most)
        for i, line in enumerate(text.wrap(words, role, brush.window.px(box.w), scale, even=align is not Align.LEFT)):
            wide = text.measure(line, role, scale)[0] / brush.scale
            left = {Align.LEFT: box.x, Align.CENTRE: box.cx - wide / 2, Align.RIGHT: box.right - wide}[align]
            seen.add(brush, line, role, scale, left, box.y + i * text.line_step(role, scale) / brush.scale)
        return tall

    def filled(brush: Brush, box: Box, colour: Colour, radius: float = 0.0, alpha: int = 255, **more: Any) -> None:
        if alpha == 255:
            seen.found = [line for line in seen.found if not line[1].meets(box)]
        fill(brush, box, colour, radius, alpha, **more)

    def veiled(brush: Brush, *strength: float) -> None:
        seen.found.clear()
        veil(brush, *strength)

    monkeypatch.setattr(Brush, "text", text_seen)
    monkeypatch.setattr(Brush, "paragraph", paragraph_seen)
    monkeypatch.setattr(Brush, "fill", filled)
    monkeypatch.setattr(Brush, "veil", veiled)
    return seen


def enlarge(way: str, play: Play, lines: Lines, w: int, h: int, dpr: int) -> None:
    """Show the screen that was walked to at a size, with text twice as large."""
    shown_at(way, play, Size(w, h, dpr, text=2.0))
    lines.found.clear()
    play.step(PageChanged())


@pytest.mark.parametrize("way", WAYS)
def test_the_screen_fits_with_text_twice_as_large(
    way: str, cut: list[str], lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    SHOTS.mkdir(parents=True, exist_ok=True)
    wrong: dict[str, list[str]] = {}
    for w, h, dpr in SIZES:
        cut.clear()
        enlarge(way, play, lines, w, h, dpr)
        play.shot(str(SHOTS / f"{way}-{w}x{h}-large-text.jpg"))
        found = [*faults(play, w, h), *(f"{words!r} is cut" for words in cut)]
        found += [f"{a!r} lies on {b!r}" for a, b in lines.overlapping()]
        if found:
            wrong[f"{w}x{h}"] = found
    assert wrong == {}


@pytest.mark.parametrize("way", ["settings", "how-to-play", "pause", "summary", "no-statistics"])
@pytest.mark.parametrize(("w", "h"), [(390, 844), (1280, 720)])
def test_most_words_are_twice_as_large_where_there_is_room(
    w: int, h: int, way: str, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    enlarge(way, play, lines, w, h, 1)
    zoom = play.app.window.dpr
    grown = sorted(growth * zoom for _, _, growth in lines.found)
    assert grown[len(grown) // 2] >= 1.9
    assert grown[0] >= 1.2


@pytest.mark.parametrize("way", ["statistics", "statistics-end", "game", "summary", "over", "history"])
def test_tables_on_a_telephone_are_nearly_twice_as_large(
    way: str, cut: list[str], lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    cut.clear()
    enlarge(way, play, lines, 390, 844, 1)
    heading = play.control("heading")["name"]  # large already
    zoom = play.app.window.dpr
    small = {words: growth * zoom for words, _, growth in lines.found if growth * zoom < 1.79 and words != heading}
    assert small == {}
    assert cut == []


@pytest.mark.parametrize("way", ["passing", "taken-back", "four-cards"])
def test_a_friends_score_stands_under_the_middle_of_the_name(
    way: str, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    enlarge(way, play, lines, 390, 844, 1)
    drawn = [box for _, box, _ in lines.found]
    for seat in SEATS[1:]:
        name = next(box for said, box, _ in lines.found if said == words.friend(seat))
        score = min((box for box in drawn if box.y > name.y and abs(box.cx - name.cx) < 40), key=lambda box: box.y)
        assert score.cx == pytest.approx(name.cx, abs=1.5)


def test_every_game_of_the_list_says_whose_scores_it_gives(lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked("history", monkeypatch)
    enlarge("history", play, lines, 390, 844, 1)
    own = [box for said, box, _ in lines.found if said == words.friend(Seat.SOUTH)]
    places = [box for said, box, _ in lines.found if said in map(words.place, range(1, 5))]
    assert [round(box.cy) for box in own] == [round(box.cy) for box in places]
    assert own


@pytest.mark.parametrize("way", ["title", "first-visit", "new-version-continue"])
def test_the_titles_small_buttons_have_words_of_one_size(
    way: str, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    enlarge(way, play, lines, 390, 844, 1)
    small = (words.SETTINGS, words.HOW_TO_PLAY, words.RENEW)
    sizes = {round(box.h, 1) for said, box, _ in lines.found if said in small}
    assert len(sizes) == 1


@pytest.mark.parametrize(
    ("way", "title", "heading"),
    [("how-to-play", "Hearts", "The aim"), ("settings", "Settings", "Friends")],
)
def test_a_sheets_title_is_no_smaller_than_the_headings_below_it(
    way: str, title: str, heading: str, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    enlarge(way, play, lines, 390, 844, 1)
    tall = {said: box.h for said, box, _ in lines.found}
    assert tall[title] >= tall[heading]


@pytest.mark.parametrize("way", ["settings", "settings-end"])
def test_the_labels_of_a_list_are_of_one_size(way: str, lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    play = walked(way, monkeypatch)
    enlarge(way, play, lines, 390, 844, 1)
    groups = [group for *_, group in words.setting_rows()]
    labels = [label for _, label, *_ in words.setting_rows()] + [label for _, label, _ in words.house_rows()]
    sizes = {
        round(growth, 2)
        for said, _, growth in lines.found
        if said not in groups and any(label.startswith(said) or label.endswith(said) for label in labels)
    }
    assert len(sizes) == 1


@pytest.mark.parametrize("way", ["title", "settings", "playing"])
def test_a_page_magnified_to_twice_its_size_on_a_phone_is_whole(
    way: str, cut: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = walked(way, monkeypatch)
    cut.clear()
    play.step(Size(195, 422, 4))
    assert faults(play, 195, 422, TARGET / 2) == []
    assert cut == []
