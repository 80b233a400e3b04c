"""The loudspeaker: plays once woken, is silent otherwise, and never raises."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.device.mixer import Mixer


@pytest.fixture
def mixer() -> Iterator[Mixer]:
    mixer = Mixer(512)
    yield mixer
    mixer.hush()


def is_playing() -> bool:
    return pygame.mixer.get_init() is not None and pygame.mixer.get_busy()


def test_it_leaves_the_device_alone_until_it_is_woken(mixer: Mixer) -> None:
    mixer.play("card", 1.0)
    assert pygame.mixer.get_init() is None


def test_it_plays_when_awake(mixer: Mixer) -> None:
    mixer.wake()
    mixer.wake()
    mixer.play("moon", 0.5)
    assert is_playing()


def test_hushed_it_lets_go_of_the_device_and_can_be_woken_again(mixer: Mixer) -> None:
    mixer.wake()
    mixer.play("moon", 1.0)
    mixer.hush()
    assert pygame.mixer.get_init() is None
    mixer.play("moon", 1.0)
    mixer.wake()
    mixer.play("card", 1.0)
    assert is_playing()


def test_a_sound_that_is_not_there_is_silence(mixer: Mixer) -> None:
    mixer.wake()
    mixer.play("trumpet", 1.0)
    assert not is_playing()


@pytest.mark.parametrize("trouble", [pygame.error("no device"), NotImplementedError("no mixer"), OSError("gone")])
def test_a_device_that_refuses_is_asked_once_and_stays_silent(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    asked = []

    def refuse(*_: object) -> None:
        asked.append(1)
        raise trouble

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    assert not mixer.refused
    mixer.wake()
    assert mixer.refused
    mixer.wake()
    mixer.play("card", 1.0)
    mixer.hush()
    assert len(asked) == 1


def test_a_device_that_goes_away_is_silence(mixer: Mixer) -> None:
    mixer.wake()
    pygame.mixer.quit()
    mixer.play("card", 1.0)
    mixer.hush()
