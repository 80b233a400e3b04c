"""Every screen at every promised size: no text is cut, nothing pressable overlaps, is too small or off the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from game.look import paint, text
from game.look.inputs import PageChanged
from game.look.layout import TARGET, Box
from game.look.paint import Align, Brush
from game.look.theme import Colour, Type
from game.table.annals import Annals
from game.table.annals_text import write_annals
from game.table.chronicle import KEY
from tests.screens.fake_device import Play
from tests.screens.played import before_the_end, play_to_the_end, some_games

SHOTS = Path(__file__).resolve().parents[2] / "build" / "shots" / "sizes"
SCROLLING = ("set-", "filter-", "game-", "clear")
"""How the ids begin of controls that scroll within their sheet."""
SIZES = [
    (320, 480, 1),
    (390, 844, 3),
    (844, 390, 3),
    (480, 320, 1),
    (768, 1024, 2),
    (1280, 720, 1),
    (1920, 1080, 1),
    (3840, 2160, 1),
    (400, 300, 1),
]


def at_the_pass(play: Play) -> None:
    play.tap("play")
    play.settle()


def at_my_lead(play: Play) -> None:
    """Passed, and a trick in progress with the player to act."""
    at_the_pass(play)
    for key in [key for key in play.ids() if key.startswith("card-")][:3]:
        play.tap(key)
    play.tap("pass")
    play.settle()


def one_card(play: Play) -> None:
    """Play the first legal card."""
    key = next(c["id"] for c in play.mirror["controls"] if c["id"].startswith("card-") and not c.get("disabled"))
    play.tap(key)
    play.tap(key)
    play.settle()


def at_the_summary(play: Play) -> None:
    at_my_lead(play)
    while play.mirror["screen"] == "table":
        one_card(play)


def then(*presses: str, after: Callable[[Play], None] = at_my_lead) -> Callable[[Play], None]:
    """A way to a screen: another way, then these presses."""

    def walk(play: Play) -> None:
        after(play)
        for press in presses:
            play.tap(press)
            play.settle()

    return walk


def why_not(play: Play) -> None:
    at_my_lead(play)
    play.tap(next(c["id"] for c in play.mirror["controls"] if c["id"].startswith("card-") and c.get("disabled")))


def last_trick(play: Play) -> None:
    at_my_lead(play)
    one_card(play)
    play.tap("last-trick")


def at_the_statistics(play: Play) -> None:
    play.device.storage.save(KEY, write_annals(Annals.of(some_games())))
    play.tap("statistics")


def at_the_end(play: Play) -> None:
    before_the_end(play)
    play_to_the_end(play)


def a_kept_game(play: Play) -> None:
    at_the_pass(play)
    play.app.show_title()
    play.step()


def a_first_visit(play: Play) -> None:
    play.device.options = {}
    play.app.show_title()
    play.step()


def nothing(_: Play) -> None:
    pass


WAYS: dict[str, Callable[[Play], None]] = {
    "title": nothing,
    "settings": then("settings", after=nothing),
    "how-to-play": then("how-to-play", after=nothing),
    "first-visit": a_first_visit,
    "first-visit-2": then("next", after=a_first_visit),
    "first-visit-3": then("next", "next", after=a_first_visit),
    "continue": a_kept_game,
    "no-statistics": then("statistics", after=nothing),
    "statistics": at_the_statistics,
    "history": then("history", after=at_the_statistics),
    "game": then("history", "game-0", after=at_the_statistics),
    "replay": then("history", "game-0", "replay", after=at_the_statistics),
    "replay-trick": then("history", "game-0", "replay", "next-trick", after=at_the_statistics),
    "passing": at_the_pass,
    "playing": at_my_lead,
    "why-not": why_not,
    "hint": then("hint"),
    "last-trick": last_trick,
    "menu": then("menu"),
    "pause": then("pause"),
    "restart": then("restart"),
    "summary": at_the_summary,
    "over": at_the_end,
}


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that did not fit its place."""
    found: list[str] = []
    whole = text.ellipsis

    def watched(words: str, *rest: Any) -> str:
        shown = whole(words, *rest)
        if shown != words:
            found.append(words)
        return shown

    monkeypatch.setattr(text, "ellipsis", watched)
    return found


def pressable(play: Play) -> dict[str, Box]:
    """The boxes of everything that takes a finger."""
    return {
        control["id"]: Box(control["x"], control["y"], control["w"], control["h"])
        for control in play.mirror["controls"]
        if control["tag"] == "button"
    }


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
        seen.add(brush, words, role, brush.scale * growth, left, box.cy - tall / 2)
        return wide

    def paragraph_seen(
        brush: Brush, words: str, box: Box, role: Type, colour: Colour, *rest: Any, **more: Any
    ) -> float:
        tall = wrap(brush, words, box, role, colour, *rest, **more)
        align = rest[0] if rest else more.get("align", Align.LEFT)
        most = rest[1] if len(rest) > 1 else more.get("most")
        scale = brush.scale * (brush.window.text if most is None else most)
        for i, line in enumerate(text.wrap(words, role, brush.window.px(box.w), scale)):
            wide = text.measure(line, role, scale)[0] / brush.scale
            left = {Align.LEFT: box.x, Align.CENTRE: box.cx - wide / 2, Align.RIGHT: box.right - wide}[align]
            seen.add(brush, line, role, scale, left, box.y + i * text.line_step(role, scale) / brush.scale)
        return tall

    def filled(brush: Brush, box: Box, colour: Colour, radius: float = 0.0, alpha: int = 255, **more: Any) -> None:
        if alpha == 255:
            seen.found = [line for line in seen.found if not line[1].meets(box)]
        fill(brush, box, colour, radius, alpha, **more)

    def veiled(brush: Brush) -> None:
        seen.found.clear()
        veil(brush)

    monkeypatch.setattr(Brush, "text", text_seen)
    monkeypatch.setattr(Brush, "paragraph", paragraph_seen)
    monkeypatch.setattr(Brush, "fill", filled)
    monkeypatch.setattr(Brush, "veil", veiled)
    return seen


def assert_fits(play: Play, w: int, h: int, cut: list[str], target: float = TARGET) -> None:
    """No text is cut, and everything pressable is large enough, on the window, and clear of its neighbours."""
    boxes = pressable(play)
    window = Box(0, 0, w, h)
    scrolling = {key for key in boxes if key.startswith(SCROLLING)}
    assert cut == []
    assert [key for key, box in boxes.items() if min(box.w, box.h) < target - 0.1] == []
    assert [key for key, box in boxes.items() if key not in scrolling and not box.within(window, 0.6)] == []
    heading = [Box(c["x"], c["y"], c["w"], c["h"]) for c in play.mirror["controls"] if c["id"] == "heading"]
    assert [key for key, box in boxes.items() for title in heading if title.inset(1, 6).meets(box)] == []
    standing = {key: box.inset(0.6) for key, box in boxes.items() if key not in scrolling}
    assert [(a, b) for (a, x), (b, y) in combinations(standing.items(), 2) if x.meets(y)] == []


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("w", "h", "dpr"), SIZES, ids=lambda each: str(each))
def test_the_screen_fits(w: int, h: int, dpr: int, way: str, cut: list[str]) -> None:
    play = Play(w, h, dpr, seed="7", speed="instant")
    WAYS[way](play)
    SHOTS.mkdir(parents=True, exist_ok=True)
    play.shot(str(SHOTS / f"{way}-{w}x{h}.png"))
    assert_fits(play, w, h, cut)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("w", "h", "dpr"), [(390, 844, 2), (1280, 720, 1)], ids=lambda each: str(each))
def test_the_screen_fits_with_text_twice_as_large(
    w: int, h: int, dpr: int, way: str, cut: list[str], lines: Lines
) -> None:
    play = Play(w, h, dpr, None, 2.0, seed="7", speed="instant")
    WAYS[way](play)
    lines.found.clear()
    play.step(PageChanged())
    SHOTS.mkdir(parents=True, exist_ok=True)
    play.shot(str(SHOTS / f"{way}-{w}x{h}-large-text.png"))
    assert_fits(play, w, h, cut)
    assert lines.overlapping() == []


@pytest.mark.parametrize("way", ["settings", "how-to-play", "pause", "summary", "no-statistics"])
@pytest.mark.parametrize(("w", "h"), [(390, 844), (1280, 720)])
def test_most_words_are_twice_as_large_where_there_is_room(w: int, h: int, way: str, lines: Lines) -> None:
    play = Play(w, h, 1, None, 2.0, seed="7", speed="instant")
    WAYS[way](play)
    lines.found.clear()
    play.step(PageChanged())
    zoom = play.app.window.dpr
    grown = sorted(growth * zoom for _, _, growth in lines.found)
    assert grown[len(grown) // 2] >= 1.9
    assert grown[0] >= 1.2


def test_a_page_magnified_to_twice_its_size_on_a_phone_is_whole(cut: list[str]) -> None:
    play = Play(195, 422, 4, seed="7", speed="instant")
    for way in ("title", "settings", "playing"):
        WAYS[way](play)
        assert_fits(play, 195, 422, cut, TARGET / 2)
        play.app.show_title()
        play.step()
