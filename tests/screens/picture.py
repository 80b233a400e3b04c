"""Draws README's picture, a trick in play: `python -m tests.screens.picture docs/table.jpg`."""

from __future__ import annotations

import sys

from tests.screens.fake_device import Play

SEED = "7"
CARDS_ON_THE_TABLE = 3


def main(path: str) -> None:
    """Play the first hand of a seed until three cards lie before the player, and save the picture."""
    play = Play(1280, 720, 1.0, seed=SEED, speed="normal")
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
    main(sys.argv[1])
