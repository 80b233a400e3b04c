"""What the tests of the screens watch."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.look import text
from tests.screens.ways import WIDE_NAME


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that did not fit its place; of a name only the widest may be cut."""
    found: list[str] = []
    whole = text.ellipsis

    def watched(words: str, *rest: Any) -> str:
        shown = whole(words, *rest)
        if shown != words and words not in WIDE_NAME:
            found.append(words)
        return shown

    monkeypatch.setattr(text, "ellipsis", watched)
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every line that was drawn."""
    found: list[str] = []
    whole = text.render_px

    def watched(words: str, *rest: Any) -> pygame.Surface:
        found.append(words)
        return whole(words, *rest)

    monkeypatch.setattr(text, "render_px", watched)
    return found
