"""The four animals' heads with all their moods, each in a file that portraits and court cards share."""

from __future__ import annotations

from studio import badger, fox, hare, hedgehog
from studio.faces import moods
from studio.sheet import part


def pictures() -> dict[str, str]:
    """Every head by file name."""
    heads = {
        "fox": fox.ears() + fox.face() + moods(fox.features) + fox.nose(),
        "hare": moods(hare.ears) + hare.face() + hare.blush() + moods(hare.features) + hare.nose(),
        "badger": badger.ears() + badger.face() + moods(badger.features) + badger.nose(),
        "hedgehog": hedgehog.spines() + hedgehog.face() + moods(hedgehog.features) + hedgehog.nose(),
    }
    return {f"parts/{name}": part(120, 120, body) for name, body in heads.items()}
