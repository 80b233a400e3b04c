"""Ten thousand mutated texts, of the game in play, the annals and the settings: nothing raises or is lost."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.players.levels import Level
from game.rules.view import Phase
from game.table import chronicle, kept_game, kept_settings
from game.table.annals import Annals
from game.table.annals_text import read_annals, write_annals
from game.table.kept_game import GameKeeper
from game.table.kept_settings import SettingsKeeper, is_newer
from game.table.settings import Settings, clean_name
from game.table.texts import Trouble
from tests.table.finished import finished
from tests.table.test_annals import mutated
from tests.table.test_chronicle import Shelf
from tests.table.test_kept_game import a_game
from tests.table.test_settings import OTHER

pytestmark = pytest.mark.slow

GAMES, ANNALS, SETTINGS = 4000, 1500, 4500

_HOSTILE = "\u202e<img src=x onerror=alert(1)>"
_VALUES: tuple[object, ...] = (None, True, -1, 10**30, 1.5, "", _HOSTILE, "\ud800", "x" * 500, [], {}, [[[]]])


def twisted(text: str, dice: Random) -> str:
    """A JSON text with one of its values, or of its table within, put in another's place."""
    told = json.loads(text)
    inner = [value for value in told.values() if isinstance(value, dict)]
    table = dice.choice([told, *inner])
    table[dice.choice([*table, "another"])] = dice.choice(_VALUES)
    return json.dumps(told)


def shelf_with(key: str, text: str, dice: Random) -> Shelf:
    """A device with a text, and with room for much, for a little more, or for hardly anything."""
    shelf = Shelf(room=dice.choice((5_000_000, 2 * len(text) + 3000, len(text) + 50)))
    shelf.texts[key] = text
    return shelf


def test_mutated_games() -> None:
    dice = Random(11)
    shelf = Shelf()
    GameKeeper(shelf).save(a_game(60), Level.STEADY)
    whole, other = shelf.texts[kept_game.KEY], a_game(6, seed=9)
    for number in range(GAMES):
        text = twisted(whole, dice) if number % 2 else mutated(whole, dice)
        shelf = shelf_with(kept_game.KEY, text, dice)
        keeper = GameKeeper(shelf)
        game = keeper.load()
        assert game is None or game.match.phase is not Phase.OVER
        trouble = keeper.news()
        assert keeper.news() is None
        assert trouble is not None or game is not None or not text
        keeper.save(other, Level.GENTLE)
        if trouble is not None:
            assert text in shelf.texts.values()
        later = keeper.load()
        if trouble is not Trouble.NEWER:
            assert later is not None
            assert later.match.moves == other.moves


def test_mutated_annals() -> None:
    dice = Random(12)
    whole = write_annals(Annals.of([finished(1)]))
    for _ in range(ANNALS):
        text = mutated(whole, dice)
        shelf = shelf_with(chronicle.KEY, text, dice)
        book = chronicle.Chronicle(shelf)
        before = len(book.annals.games)
        book.add(finished(2))
        assert len(book.annals.games) >= max(1, before)
        assert text in shelf.texts.values() or not text.strip() or not read_annals(text).damaged


def test_mutated_settings() -> None:
    dice = Random(13)
    whole = OTHER.to_text()
    for number in range(SETTINGS):
        text = twisted(whole, dice) if number % 2 else mutated(whole, dice)
        shelf = shelf_with(kept_settings.KEY, text, dice)
        keeper = SettingsKeeper(shelf)
        settings = keeper.load()
        assert settings.name == clean_name(settings.name)
        assert Settings.from_text(settings.to_text()) == settings
        keeper.change(settings, OTHER)
        if is_newer(text):
            assert shelf.texts[kept_settings.KEY] == text
        elif Settings.is_damaged(text) and text.strip():
            assert text in shelf.texts.values()
        if keeper.trouble is None:
            assert SettingsKeeper(shelf).load() == OTHER
