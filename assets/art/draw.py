"""Draw all of the game's artwork: `python assets/art/draw.py` writes every SVG beside this script, `icon.png`, and in
`web/install/` the icons of the installed game.

The pictures are composed from shared parts in `studio/`, so that one line weight, one light and one palette run through
all of them. The drawn files are committed with the script; run it after any change to the studio.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from studio import back, courts, emblem, icons, marks, parts, portraits, scene

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ICONS = {
    "assets/icon": ("icon", 128),
    "web/install/icon-192": ("icon", 192),
    "web/install/icon-512": ("icon", 512),
    "web/install/icon-maskable-192": ("icon-uncut", 192),
    "web/install/icon-maskable-512": ("icon-uncut", 512),
    "web/install/apple-touch-icon": ("icon-uncut", 180),
}
"""Where each icon goes, of which picture it is, and its side in pixels."""


def main() -> None:
    """Write every picture and say how heavy they are."""
    total = 0
    for part in (back, courts, emblem, icons, marks, parts, portraits, scene):
        for name, text in part.pictures().items():
            path = HERE / f"{name}.svg"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text + "\n", encoding="utf-8")
            total += len(text) + 1
    print(f"{total:,} bytes of SVG")
    for name, (source, side) in ICONS.items():
        picture = pygame.image.load_sized_svg(str(HERE / f"{source}.svg"), (side, side))
        pygame.image.save(picture, str(ROOT / f"{name}.png"))


if __name__ == "__main__":
    main()
