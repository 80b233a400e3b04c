"""The sound files: short, light, level, clean at both ends, and what their script makes."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from assets.sounds import make
from game.device.mixer import SOUNDS
from game.screens.sounds import Noise

NAMES = [noise.value for noise in Noise]
ALL_TOGETHER = 60_000
LONGEST = 1.5


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(make.RATE, -16, 1, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def decoded(name: str) -> list[float]:
    """A file's samples, 1.0 at full scale."""
    return [each / 32768 for each in array("h", pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw())]


def test_there_is_a_file_for_every_sound_and_no_other() -> None:
    assert {path.stem for path in SOUNDS.glob("*.ogg")} == set(NAMES) == set(make.SOUNDS)


def test_together_they_are_light() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.ogg")) < ALL_TOGETHER


@pytest.mark.parametrize("name", NAMES)
def test_it_is_mono_vorbis_in_an_ogg(name: str) -> None:
    head = (SOUNDS / f"{name}.ogg").read_bytes()[:58]
    assert head[:4] == b"OggS"
    assert head[28:35] == b"\x01vorbis"
    assert head[39] == 1
    assert int.from_bytes(head[40:44], "little") == make.RATE


@pytest.mark.parametrize("name", NAMES)
def test_it_is_short_and_neither_silent_nor_clipped(name: str) -> None:
    samples = decoded(name)
    assert 0.05 < len(samples) / make.RATE < LONGEST
    assert 0.05 < max(map(abs, samples)) < 0.8


@pytest.mark.parametrize("name", NAMES)
def test_it_starts_and_ends_at_rest(name: str) -> None:
    samples, moment = decoded(name), make.steps(0.001)
    loudest = max(map(abs, samples))
    assert max(map(abs, samples[:moment])) < 0.12 * loudest
    assert max(map(abs, samples[-moment:])) < 0.002


@pytest.mark.parametrize("name", NAMES)
def test_it_is_as_loud_as_the_script_says_and_never_shrill(name: str) -> None:
    samples = decoded(name)
    _, wanted = make.SOUNDS[name]
    assert make.loudness(samples) == pytest.approx(wanted, abs=1.5)
    sharp = sum(each * each for each in make.light(make.light(samples, 3000), 3000))
    assert sharp < 0.15 * sum(each * each for each in samples)


@pytest.mark.parametrize("name", ["card", "tick", "broken"])
def test_the_script_makes_this_very_file(name: str) -> None:
    made, kept = make.rendered(name), decoded(name)
    assert len(made) == len(kept)
    error = sum((a - b) ** 2 for a, b in zip(made, kept, strict=True))
    assert error < 0.1 * sum(a * a for a in made)


def test_what_the_player_does_most_is_the_quietest() -> None:
    loudness = {name: make.loudness(decoded(name)) for name in NAMES}
    assert min(loudness, key=lambda name: loudness[name]) == "tap"
    assert loudness["card"] < loudness["broken"] < loudness["win"]


def test_the_files_lie_where_the_mixer_looks() -> None:
    assert Path(make.__file__).parent == SOUNDS
