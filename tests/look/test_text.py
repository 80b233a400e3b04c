"""Words fit where they are put, and any name can be spelt."""

from __future__ import annotations

import pytest
from fontTools.ttLib import TTFont

from game.look import text
from game.look.theme import Type, Typeface

SENTENCE = "You hold a spade, so you must follow suit; hearts are not broken yet."


@pytest.mark.parametrize("role", [Type.BODY, Type.HEADING, Type.TINY])
@pytest.mark.parametrize("scale", [1.0, 2.5])
def test_wrapped_lines_fit_and_lose_nothing(role: Type, scale: float) -> None:
    width = round(150 * scale)
    lines = text.wrap(SENTENCE, role, width, scale)
    assert " ".join(lines) == SENTENCE
    assert all(text.measure(line, role, scale)[0] <= width for line in lines)
    assert len(lines) > 1


@pytest.mark.parametrize(
    "words", [SENTENCE, "Every trick left is yours. Finish the hand?", "Pick three cards for Hazel."]
)
@pytest.mark.parametrize("role", [Type.BODY, Type.SUBHEAD])
def test_the_lines_of_a_short_text_are_of_like_length(words: str, role: Type) -> None:
    whole = text.measure(words, role)[0]
    longest_word = max(text.measure(word, role)[0] for word in words.split())
    for width in range(round(whole / 3.5), whole, 7):
        lines = [text.measure(line, role)[0] for line in text.wrap(words, role, width)]
        assert len(lines) > 1
        assert max(lines) <= whole / len(lines) + longest_word
        assert min(lines) >= whole / len(lines) - longest_word


@pytest.mark.parametrize("width", range(90, 400, 7))
def test_no_line_ends_in_a_lone_letter_where_the_next_word_is_short_enough(width: int) -> None:
    words = "The first trick is a good moment to lose a club, and so I lead a low one as a rule."
    for even in (True, False):
        lines = text.wrap(words, Type.BODY, width, 1.0, even)
        assert " ".join(lines) == words
        assert not any(line.endswith((" a", " I")) for line in lines[:-1])


@pytest.mark.parametrize("even", [True, False])
def test_a_long_paragraph_does_not_end_in_a_lone_short_word(even: bool) -> None:
    words = "No game has been played to its end here yet. Finish one, and these pages begin to fill."
    for width in range(160, 420, 5):
        *_, before, last = text.wrap(words, Type.BODY, width, 1.0, even)
        assert last != "fill.", before


@pytest.mark.parametrize("width", range(90, 300, 7))
def test_no_line_ends_in_a_dot_that_parts_it_from_the_next(width: int) -> None:
    parts = ("9\u00a0March\u00a02025", "Gentle\u00a0friends", "House\u00a0rules")
    lines = text.wrap(" · ".join(parts), Type.TINY, width)
    assert [part for line in lines for part in line.split(" · ")] == list(parts)


@pytest.mark.parametrize("width", range(120, 600, 13))
def test_lines_that_need_not_be_even_are_as_many_and_use_the_width(width: int) -> None:
    full = text.wrap(SENTENCE, Type.BODY, width, 1.0, False)
    assert " ".join(full) == SENTENCE
    assert len(full) == len(text.wrap(SENTENCE, Type.BODY, width))
    widest = max(text.measure(line, Type.BODY)[0] for line in full)
    evened = max(text.measure(line, Type.BODY)[0] for line in text.wrap(SENTENCE, Type.BODY, width))
    assert evened <= widest <= width


@pytest.mark.parametrize("width", range(1, 40))
def test_however_narrow_wrapping_comes_to_an_end(width: int) -> None:
    assert "".join(text.wrap("i it", Type.BODY, width)).replace(" ", "") == "iit"


def test_no_more_lines_are_made_than_there_must_be() -> None:
    for width in range(120, 480, 13):
        fewest, line = 1, ""
        for word in SENTENCE.split():
            longer = f"{line} {word}".strip()
            fits = text.measure(longer, Type.BODY)[0] <= width
            fewest, line = (fewest, longer) if fits else (fewest + 1, word)
        assert len(text.wrap(SENTENCE, Type.BODY, width)) == fewest


def test_a_newline_starts_a_line_and_a_giant_word_is_cut() -> None:
    assert text.wrap("one\ntwo", Type.BODY, 300) == ("one", "two")
    pieces = text.wrap("m" * 60, Type.BODY, 100)
    assert "".join(pieces) == "m" * 60
    assert len(pieces) > 2


def test_an_ellipsis_is_put_only_where_text_is_too_long() -> None:
    assert text.ellipsis("Hazel", Type.NAME, 200) == "Hazel"
    short = text.ellipsis(SENTENCE, Type.NAME, 120)
    assert short.endswith(text.ELLIPSIS)
    assert text.measure(short, Type.NAME)[0] <= 120


def test_measure_is_what_render_gives() -> None:
    line = text.render("Pass left to Hazel", Type.BUTTON, (0, 0, 0), 1.5)
    assert line.get_size() == text.measure("Pass left to Hazel", Type.BUTTON, 1.5)


def test_a_rendered_line_is_kept_until_cleared() -> None:
    first = text.render("Mabel", Type.NAME, (1, 2, 3))
    assert text.render("Mabel", Type.NAME, (1, 2, 3)) is first
    text.clear()
    assert text.render("Mabel", Type.NAME, (1, 2, 3)) is not first


def test_the_cache_of_lines_is_bounded() -> None:
    text.clear()
    first = text.render("number 0", Type.BODY, (0, 0, 0))
    for number in range(1, 800):
        text.render(f"number {number}", Type.TINY, (0, 0, 0))
    assert text.render("number 0", Type.BODY, (0, 0, 0)) is not first


@pytest.mark.parametrize(
    ("written", "spelt"),
    [("Zoë Łukasz Čapek", "Zoë Łukasz Čapek"), ("Việt", "Viet"), ("“don’t” – …", "“don’t” – …"), ("名前", "··")],
)
def test_names_are_spelt_with_the_letters_there_are(written: str, spelt: str) -> None:
    assert text.spell(written) == spelt


@pytest.mark.parametrize("typeface", list(Typeface))
def test_each_face_has_the_letters_it_is_said_to_have(typeface: Typeface) -> None:
    held = {chr(code) for code in TTFont(text.FONTS / typeface.value).getBestCmap()}
    assert text.letters(typeface) <= held


def test_the_display_face_spells_a_name_without_letters_it_lacks() -> None:
    assert text.spell("Łukasz Čapek", Typeface.DISPLAY) == "Lukasz Capek"
