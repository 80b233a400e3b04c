"""What can be wrong with a screen's layout, told from its mirror."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from game.look.layout import TARGET, Box
from tests.screens.fake_device import Play

SCROLLING = ("set-", "filter-", "game-", "clear", "import", "export")
"""How the ids begin of controls that scroll within their sheet."""


def pressable(play: Play) -> dict[str, Box]:
    """The boxes of everything that takes a finger."""
    return {
        control["id"]: Box(control["x"], control["y"], control["w"], control["h"])
        for control in play.mirror["controls"]
        if control["tag"] in ("button", "select", "checkbox", "range", "field")
    }


def faults(play: Play, w: float, h: float, target: float = TARGET) -> list[str]:
    """What is wrong with the screen as it is laid out now."""
    boxes = pressable(play)
    window = Box(0, 0, w, h)
    standing = {key: box for key, box in boxes.items() if not key.startswith(SCROLLING)}
    heads = [Box(c["x"], c["y"], c["w"], c["h"]).inset(1, 6) for c in play.mirror["controls"] if c["id"] == "heading"]
    rows = [
        {(round(box.w), round(box.h)) for key, box in boxes.items() if key in beside}
        for beside in dialog_rows(play).values()
    ]
    inner = {key: box.inset(0.6) for key, box in standing.items()}
    return [
        *(f"{key} is too small" for key, box in boxes.items() if min(box.w, box.h) < target - 0.1),
        *(f"{key} leaves the window" for key, box in standing.items() if not box.within(window, 0.6)),
        *(f"{key} lies on the heading" for key, box in standing.items() if any(head.meets(box) for head in heads)),
        *(f"buttons of one row are of sizes {sizes}" for sizes in rows if len(sizes) > 1),
        *(f"{a} lies on {b}" for (a, x), (b, y) in combinations(inner.items(), 2) if x.meets(y)),
    ]


def dialog_rows(play: Play) -> dict[float, set[str]]:
    """The ids of a dialog's buttons that stand side by side, by how far down they stand."""
    found: dict[float, set[str]] = defaultdict(set)
    for control in play.mirror["controls"]:
        if control.get("in") and control["tag"] == "button":
            found[control["y"]].add(control["id"])
    return found
