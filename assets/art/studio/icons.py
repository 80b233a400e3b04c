"""Button icons: one 24-unit grid, one round 2-unit line, in the colour of the button's text."""

from __future__ import annotations

from math import cos, pi, sin

from studio.sheet import circle, document, group, path

# A line drawing is a list of path data; a dot or a filled part is written out.
LINES: dict[str, str] = {
    "undo": "M8.5 4.5 4 9l4.5 4.5 M4.5 9H14a5.5 5.5 0 0 1 0 11H9.5",
    "restart": "M19.5 12.2A7.5 7.5 0 1 1 17 6.4L19.6 8.8 M19.8 4v5h-5",
    "renew": "M10.5 5.5 12.4 11.1 18 13 12.4 14.9 10.5 20.5 8.6 14.9 3 13 8.6 11.1Z M18.5 2.8v5 M16 5.3h5",
    "menu": "M4.5 6.5h15 M4.5 12h15 M4.5 17.5h15",
    "close": "M6 6 18 18 M18 6 6 18",
    "left": "M10 5.5 3.5 12l6.5 6.5 M4 12h16.5",
    "right": "M14 5.5 20.5 12 14 18.5 M20 12H3.5",
    "up": "M5.5 10 12 3.5l6.5 6.5 M12 4v16.5",
    "down": "M5.5 14 12 20.5 18.5 14 M12 20V3.5",
    "across": "M7.5 9.5 12 4.5l4.5 5 M12 5v14 M7.5 14.5 12 19.5l4.5-5",
    "next": "M5 12h13.5 M12.5 5.5 19 12l-6.5 6.5",
    "back": "M14.5 5 7.5 12l7 7",
    "check": "M4.5 12.5 9.8 18 19.5 6.5",
    "fullscreen": "M9 4H4v5 M15 4h5v5 M9 20H4v-5 M15 20h5v-5",
    "fullscreen-off": "M4 9h5V4 M20 9h-5V4 M4 15h5v5 M20 15h-5v5",
    "export": "M12 14.5V3.5 M7.5 8 12 3.5 16.5 8 M4.5 14v4.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V14",
    "import": "M12 3.5v11 M7.5 10l4.5 4.5 4.5-4.5 M4.5 14v4.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V14",
    "chart": "M4 4v16h16.5 M7.5 15.5l4-5 3.5 3 5-7.5",
    "bin": "M4.5 6.5h15 M9 6V3.8h6V6 M6.3 6.5l.9 13.7h9.6l.9-13.7 M10.2 10.5v6 M13.8 10.5v6",
    "copy": "M8.5 8.5h11.5V20.5H8.5z M15.5 8.5V3.5H4v12h4.5",
    "book": "M12 6.5C10 4.8 7 4.3 3.5 4.6v13.6c3.5-.3 6.5.2 8.5 1.9 2-1.7 5-2.2 8.5-1.9V4.6C17 4.3 14 4.8 12 6.5z "
    "M12 6.5v13",
    "computer": "M3.5 5h17v11h-17z M12 16v4 M8 20.3h8",
    "timer": "M12 9v4.5l2.8 2 M9.5 2.8h5 M12 3v2.5 M18.3 6.3l1.3-1.3",
    "last-trick": "M5.2 7.5 13 4.2l5 11.8-7.8 3.3z M7.6 18.9 6 19.2 3.3 9.5",
    "friends": "M2.8 19.5c.3-3.8 2.6-6 6-6s5.7 2.2 6 6 M15.2 13.8c3.3-.4 5.6 1.8 6 5.2",
    "share": "M8.3 10.7l7.3-4 M8.3 13.3l7.3 4",
    "hint": "M9.3 17.5h5.4 M10 20.5h4 M9.3 17.3c0-2.4-3.3-3.6-3.3-7.8a6 6 0 0 1 12 0c0 4.2-3.3 5.4-3.3 7.8",
    "help": "M8.3 8.8C8.4 6.3 10 5 12.1 5c2.2 0 3.8 1.4 3.8 3.4 0 2.9-3.8 3-3.8 6.2",
    "sound-on": "M15.8 9.3a4 4 0 0 1 0 5.4 M18.5 6.5a8 8 0 0 1 0 11",
    "sound-off": "M16 9.5l5 5 M21 9.5l-5 5",
    "pause": "",
    "play": "",
    "gear": "",
}

SPEAKER = path("M3.5 9.5v5h3.7l4.8 4V5.5l-4.8 4z", fill="currentColor")
EXTRA: dict[str, str] = {
    "help": circle(12.1, 18.8, 1.45, fill="currentColor", stroke="none"),
    "sound-on": SPEAKER,
    "sound-off": SPEAKER,
    "pause": path("M7.5 5.5v13 M16.5 5.5v13", stroke_width="4"),
    "play": path("M8 5.5v13l10.5-6.5z", fill="currentColor"),
    "friends": circle(8.8, 8, 3.4) + path("M14.8 4.9a3.3 3.3 0 0 1 0 6.3"),
    "share": circle(5.8, 12, 2.7) + circle(18, 5.5, 2.7) + circle(18, 18.5, 2.7),
    "timer": circle(12, 13, 7.5),
    "hint": path("M12 11.8v5.2 M9.9 10.2l2.1 1.8 2.1-1.8", stroke_width="1.5"),
    "last-trick": path(
        "M12.3 9.7c.9-.8 2-.1 1.7.9-.2.8-1.1 1.3-1.9 1.9-.9-.4-1.9-.6-2.3-1.3-.6-.9.1-2 1.2-1.8z",
        fill="currentColor",
        stroke="none",
    ),
    "computer": path("M7 8.5h6 M7 11.7h3.5", stroke_width="1.6"),
}


def _gear() -> str:
    """Eight blunt teeth round a hub."""
    points = []
    for tooth in range(8):
        for turn, reach in ((-0.27, 7.0), (-0.17, 9.2), (0.17, 9.2), (0.27, 7.0)):
            angle = (tooth + turn) * pi / 4
            points.append(f"{12 + reach * cos(angle):.2f} {12 + reach * sin(angle):.2f}")
    return path("M" + "L".join(points) + "z") + circle(12, 12, 2.9)


def pictures() -> dict[str, str]:
    """Every icon by file name."""
    drawn = {}
    for name, lines in LINES.items():
        body = (path(lines) if lines else "") + EXTRA.get(name, "")
        if name == "gear":
            body = _gear()
        pen = {"fill": "none", "stroke": "currentColor", "stroke_width": "2"}
        drawn[f"icons/{name}"] = document(24, 24, group(body, **pen))
    return drawn
