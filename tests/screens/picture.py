"""Draws a trick in play: `python -m tests.screens.picture docs/table.jpg` for README.

And for who installs the game, at a desk and on a telephone, in CSS pixels and their density:
`python -m tests.screens.picture web/install/screenshot-wide.jpg 1280 720 1`
`python -m tests.screens.picture web/install/screenshot-narrow.jpg 390 844 2`
"""

from __future__ import annotations

import sys

from tests.screens.fake_device import Play

SEED = "7"
CARDS_ON_THE_TABLE = 3


def main(path: str, w: float = 1280, h: float = 720, dpr: float = 1) -> None:
    """Play the first hand of a seed until three cards lie before the player, and save the picture."""
    play = Play(w, h, dpr, seed=SEED, speed="normal")
    play.tap("play")
    play.settle()
    while len([control for control in play.mirror["controls"] if control.get("trick")]) < CARDS_ON_THE_TABLE:
        cards = [c for c in play.mirror["controls"] if c["id"].startswith("card-") and not c.get("disabled")]
        if play.mirror["phase"] == "passing":
            for card in cards[3:6]:
                play.tap(card["id"])
            play.tap("pass")
        else:
            play.tap(cards[-1]["id"])
            play.tap(cards[-1]["id"])
        play.settle()
    play.shot(path)


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
