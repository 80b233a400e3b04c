"""Seats go round clockwise, and cards are passed to the left, the right, across, or not at all."""

import reprlib

import pytest

from game.rules import SEATS, Direction, Seat
from game.rules.seats import seat_names


def test_left_is_the_next_seat_clockwise() -> None:
    assert [seat.left for seat in SEATS] == [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH]


def test_a_seat_is_read_from_its_letter() -> None:
    assert [Seat.of(letter) for letter in "SWNE"] == list(SEATS)
    assert Seat.of(Seat.NORTH) is Seat.NORTH
    assert [seat.letter for seat in SEATS] == ["S", "W", "N", "E"]
    assert [seat.word for seat in SEATS] == ["South", "West", "North", "East"]


@pytest.mark.parametrize("text", ["", "s", "South", "SW", 2, None])
def test_other_texts_are_no_seats(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no seat: the seats are S, W, N and E\.$"):
        Seat.of(text)


@pytest.mark.parametrize(
    ("direction", "receivers"),
    [
        (Direction.LEFT, "WNES"),
        (Direction.RIGHT, "ESWN"),
        (Direction.ACROSS, "NESW"),
        (Direction.HOLD, "SWNE"),
    ],
)
def test_passed_cards_go_where_the_direction_says(direction: Direction, receivers: str) -> None:
    assert "".join(direction.receiver(seat).letter for seat in SEATS) == receivers
    assert all(direction.giver(direction.receiver(seat)) is seat for seat in SEATS)


def test_seats_without_a_name_are_called_by_their_word() -> None:
    assert seat_names({}) == {"S": "South", "W": "West", "N": "North", "E": "East"}
    assert seat_names({"N": "Bertie", "S": "x" * 40}) == {"S": "x" * 40, "W": "West", "N": "Bertie", "E": "East"}
    assert seat_names({"E": "B"})["E"] == "B"


def test_a_name_may_be_in_any_script() -> None:
    assert seat_names({"S": "Žofie 🦊"})["S"] == "Žofie 🦊"
    assert seat_names({"S": " \ud7ff\ue000"})["S"] == " \ud7ff\ue000"


@pytest.mark.parametrize("name", ["", "x" * 41, "two\nlines", "\x1f", "\ud800x", "\udfffy", 7, None])
def test_a_name_is_one_short_line(name: str) -> None:
    with pytest.raises(ValueError, match=r"^A name is 1 to 40 characters of one line, not ") as refused:
        seat_names({"S": name})
    assert str(refused.value).endswith(f"not {reprlib.repr(name)}.")


def test_a_name_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="'X' is no seat"):
        seat_names({"X": "Mabel"})
