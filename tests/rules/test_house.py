"""House rules: the defaults are Classic, presets differ as the table says, wrong values are refused in a sentence."""

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given

from game.rules import PRESETS, Direction, FirstTrick, HeartsLead, HouseRules, Moon, PassCycle, Tie
from tests.rules.games import house, houses


def test_the_defaults_are_classic() -> None:
    house = HouseRules()
    assert house.game_length == 100
    assert house.pass_cycle is PassCycle.LEFT_RIGHT_ACROSS_HOLD
    assert house.first_trick is FirstTrick.NO_POINTS
    assert house.queen_breaks_hearts is False
    assert house.hearts_lead is HeartsLead.WHEN_BROKEN
    assert house.moon is Moon.OTHERS_ADD
    assert house.jack_of_diamonds is False
    assert house.tie is Tie.PLAY_ON
    assert house.preset_name() == "Classic"


def test_the_presets_differ_as_the_table_says() -> None:
    changes = {
        name: {option: value for option, value in house.to_dict().items() if value != HouseRules().to_dict()[option]}
        for name, house in PRESETS.items()
    }
    assert changes == {
        "Classic": {},
        "Porch rules": {"first_trick": "hearts_before_queen", "tie": "share"},
        "Old school": {"queen_breaks_hearts": True, "moon": "shooter_chooses"},
        "Around the table": {"pass_cycle": "left-across-right-hold"},
        "Jack's table": {"jack_of_diamonds": True},
    }
    assert [house.preset_name() for house in PRESETS.values()] == list(PRESETS)


def test_changing_any_option_makes_it_house_rules() -> None:
    assert HouseRules(game_length=50).preset_name() is None
    assert house(moon="off", jack_of_diamonds=True).preset_name() is None


@pytest.mark.parametrize(
    ("cycle", "directions"),
    [
        ("left-right-across-hold", "left right across hold left right"),
        ("left-across-right-hold", "left across right hold left across"),
        ("left only", "left left left left left left"),
        ("no passing", "hold hold hold hold hold hold"),
    ],
)
def test_the_pass_cycle_goes_round(cycle: str, directions: str) -> None:
    rules = house(pass_cycle=cycle)
    passed = [rules.direction(number) for number in range(1, 7)]
    assert passed == directions.split()
    assert all(isinstance(direction, Direction) for direction in passed)


def test_plain_words_are_taken_for_options() -> None:
    rules = house(
        game_length=1000,
        pass_cycle="left_only",
        first_trick="anything",
        queen_breaks_hearts="on",
        hearts_lead="any time",
        moon="shooter-subtracts",
        jack_of_diamonds="off",
        tie="share",
    )
    assert rules == HouseRules(
        1000,
        PassCycle.LEFT_ONLY,
        FirstTrick.ANYTHING,
        True,
        HeartsLead.ANY_TIME,
        Moon.SHOOTER_SUBTRACTS,
        False,
        Tie.SHARE,
    )
    assert rules.pass_cycle is PassCycle.LEFT_ONLY
    assert rules.queen_breaks_hearts is True


@pytest.mark.parametrize("length", [0, 1001, -5, 50.0, "50", True, None])
def test_a_game_length_is_1_to_1000(length: int) -> None:
    with pytest.raises(ValueError, match=rf"^game_length is a whole number from 1 to 1000, not {length!r}\.$"):
        HouseRules(game_length=length)
    assert HouseRules(game_length=1).game_length == 1


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("moon", "half", "moon is one of others_add, shooter_subtracts, shooter_chooses, off; not 'half'."),
        ("tie", None, "tie is one of play_on, share; not None."),
        ("hearts_lead", "", "hearts_lead is one of when_broken, any_time; not ''."),
        ("first_trick", 1, "first_trick is one of no_points, hearts_before_queen, anything; not 1."),
        ("queen_breaks_hearts", "yes", "queen_breaks_hearts is on or off (True or False), not 'yes'."),
        ("jack_of_diamonds", 1, "jack_of_diamonds is on or off (True or False), not 1."),
        ("jack_of_diamonds", None, "jack_of_diamonds is on or off (True or False), not None."),
    ],
)
def test_a_wrong_value_is_refused_in_a_sentence(option: str, value: object, sentence: str) -> None:
    with pytest.raises(ValueError, match="is o") as refused:
        HouseRules.from_dict({option: value})
    assert str(refused.value) == sentence


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="house rule") as refused:
        HouseRules.from_dict({"trumps": True})
    assert str(refused.value) == (
        "'trumps' is no house rule: they are game_length, pass_cycle, first_trick, queen_breaks_hearts, hearts_lead, "
        "moon, jack_of_diamonds, tie."
    )


def test_house_rules_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        HouseRules().game_length = 50  # type: ignore[misc]


@given(houses)
def test_house_rules_go_into_plain_words_and_back(house: HouseRules) -> None:
    plain = house.to_dict()
    assert {type(value) for value in plain.values()} <= {int, str, bool}
    assert HouseRules.from_dict(plain) == house
