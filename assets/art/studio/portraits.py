"""The four at the table, each in a round frame that ears and spines may reach out of at the top.

The game cuts each picture to `portraits/mask.svg`: the circle below, everything above.
"""

from __future__ import annotations

from studio.faces import Mood, moods
from studio.fur import hairs
from studio.pen import (
    BERRY,
    CREAM,
    DEEP_BERRY,
    DEEP_MOSS,
    DEEP_SLATE,
    GOLD,
    HONEY,
    INK,
    LEAF,
    MIST,
    MOSS,
    OCHRE,
    PAPER,
    PLUM,
    SLATE,
    form,
    line,
    tone,
)
from studio.sheet import circle, document, group, use

# The circle's centre and radius in the figures' own 120 units; the picture's side, which puts the circle in its middle.
X, Y, R, SIDE = 60, 63, 54, 126

_GROUNDS = {
    Mood.WAITING: ("#e7c583", "#b98a4c"),
    Mood.THINKING: ("#e3cda0", "#a98f62"),
    Mood.PLEASED: ("#ffe3a0", "#dda347"),
    Mood.DISMAYED: ("#a48a94", "#5d4552"),
    Mood.TRIUMPHANT: ("#5b7396", "#1f2d47"),
}


def _ground(mood: Mood) -> str:
    if mood is Mood.STERN:
        return ""
    signs = {
        Mood.TRIUMPHANT: tone(
            "M93 18C85 24 83 36 90 43C96 49 104 49 109 46C101 46 94 41 93 33C92 27 92.5 22 93 18Z", "#fff0c0"
        )
        + "".join(
            circle(x, y, r, fill="#ffe9a8")
            for x, y, r in ((22, 42, 1.4), (15, 58, 1.1), (104, 62, 1.2), (106, 76, 1.3), (19, 76, 1.0))
        ),
        Mood.THINKING: "".join(
            circle(x, y, r, fill="#fdf3d8", fill_opacity=0.9)
            for x, y, r in ((90, 40, 2.2), (96, 31, 3.4), (89, 21, 4.6))
        ),
        Mood.PLEASED: "".join(
            line(f"M{60 + 40 * dx:.1f} {63 + 40 * dy:.1f}L{60 + 49 * dx:.1f} {63 + 49 * dy:.1f}", 3, "#fff0bd")
            for dx, dy in (
                (-1, 0),
                (-0.92, -0.38),
                (-0.71, -0.71),
                (-0.38, -0.92),
                (0, -1),
                (0.38, -0.92),
                (0.71, -0.71),
                (0.92, -0.38),
                (1, 0),
            )
        ),
        Mood.DISMAYED: line(
            "M30 30L27 36M40 21L37 28M92 30L89 37M84 20L81 27M24 47L21 54M101 48L98 55", 1.6, "#d8c6cf"
        ),
    }
    return circle(X, Y, R, fill=f"url(#{mood.value[:2]})") + signs.get(mood, "")


def _defs() -> str:
    out = ""
    for mood, (light, dark) in _GROUNDS.items():
        out += (
            f'<radialGradient id="{mood.value[:2]}" gradientUnits="userSpaceOnUse" cx="60" cy="48" r="66">'
            f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
        )
    return out


def _frame(body: str, mirrored: bool = False) -> str:
    """Ground, figure, and the ring: whole behind the figure, its lower half again in front."""
    ground = moods(_ground, *_GROUNDS)
    if mirrored:
        ground = group(ground, transform="translate(120 0) scale(-1 1)")
    ring = group(
        circle(X, Y, R, stroke=INK, stroke_width="6.6")
        + circle(X, Y, R, stroke=OCHRE, stroke_width="4.4")
        + circle(X, Y, R + 0.8, stroke=HONEY, stroke_width="1.3"),
        fill="none",
    )
    half = (
        line(f"M{X - R} {Y}A{R} {R} 0 0 0 {X + R} {Y}", 6.6)
        + line(f"M{X - R} {Y - 0.7}V{Y}A{R} {R} 0 0 0 {X + R} {Y}V{Y - 0.7}", 4.4, OCHRE)
        + line(f"M{X - R - 0.8} {Y - 0.7}V{Y}A{R + 0.8} {R + 0.8} 0 0 0 {X + R + 0.8} {Y}V{Y - 0.7}", 1.3, HONEY)
    )
    half = group(half, stroke_linecap="butt")
    return document(SIDE, SIDE, group(ground + ring + body + half, transform=f"translate({SIDE / 2 - X:g} 0)"), _defs())


def _hazel() -> str:
    coat = form(
        "M14 124C16 104 30 94 48 92L70 94C90 96 104 106 107 124Z",
        "#7a5a3a",
        tone("M14 124C16 104 30 94 48 92C36 98 28 110 27 124Z", "#5c4229", 0.7)
        + hairs("M90 101C96 106 100 113 102 122", 3, 5, 130, "#5c4229", 1.2),
        1.9,
    )
    scarf = form(
        "M30 92C34 100 44 104 56 103.5C54 111 50 117 44 124L26 124C32 114 32 104 27 97Z",
        DEEP_MOSS,
        hairs("M31 99C35 106 35 114 32 122", 2.6, 5, -60, "#2c4028", 1.2),
        1.7,
    ) + form(
        "M30 84C28 89 28 94 31 97.5C42 107 68 109 82 100.5C85 97 86 92 84.5 88C70 96 44 95 30 84Z",
        MOSS,
        tone(
            "M31 97.5C42 107 68 109 82 100.5C84 98 85 95.5 85.2 93C70 101 44 101 30 92C30 94 30.2 96 31 97.5Z",
            DEEP_MOSS,
            0.7,
        )
        + line("M37 88.5L34.5 98.5M46 92.5L44.5 103M56 94L56 105M66 93.5L67.5 104.5M76 91.5L79 101.5", 1.3, LEAF),
        1.9,
    )
    return _frame(coat + use("hare", transform="translate(11 14) scale(.83)") + scarf)


def _bertie() -> str:
    coat = form(
        "M6 124C7 106 20 96 38 93L80 93C98 96 112 106 114 124Z",
        "#4b5a45",
        tone("M6 124C7 106 20 96 38 93C28 99 22 110 22 124Z", "#36422f", 0.8),
        1.9,
    )
    shirt = (
        form("M38 93L58 122L84 93C76 88 48 88 38 93Z", PAPER, tone("M38 93L58 122L62 117L46 92Z", "#d9cdb4", 0.8), 1.6)
        + form(
            "M36 93L33 124H58C52 114 44 103 36 93Z",
            BERRY,
            tone("M36 93L33 124H42C40 112 38 102 36 93Z", DEEP_BERRY, 0.7),
            1.7,
        )
        + form("M86 93L92 124H60C68 114 78 103 86 93Z", BERRY, "", 1.7)
        + circle(55, 116, 1.8, fill=GOLD, stroke=INK, stroke_width="0.8")
        + form(
            "M61 103C54 98 48 97 46 100C45 104 46 108 48 110C53 110 58 107 61 104C65 108 71 111 "
            "75 110C77 107 77 103 75 100C71 98 65 100 61 103Z",
            GOLD,
            line("M52 101.5L51 107.5M70 102L71 108", 1.1, OCHRE),
            1.6,
        )
        + circle(61, 104, 2.6, fill=OCHRE, stroke=INK, stroke_width="1.3")
    )
    wire = "M36.8 58C36.8 50.5 42.5 45 50 45C57.5 45 63 50.5 63 58C63 65.5 57.5 71 50 71C42.5 71 36.8 65.5 36.8 58Z"
    far = "M74.5 55.5C74.5 49 79 44 84.8 44C90.5 44 94.5 49 94.5 55.5C94.5 62 90.5 67 84.8 67C79 67 74.5 62 74.5 55.5Z"
    glasses = group(
        tone(wire, "#fff3d6", 0.16)
        + tone(far, "#fff3d6", 0.16)
        + line(wire + far + "M63 56C66 52.5 71 52 74.5 54M36.8 56L20 50", 3.4, "#1c140f")
        + line(wire + far + "M63 56C66 52.5 71 52 74.5 54M36.8 56L20 50", 1.9, "#e6b450")
        + line("M42 52C43.5 49.5 46 48 48.5 47.8M79 50.5C80 48.5 81.5 47.3 83.5 47", 1.2, "#fff6e0"),
        transform="translate(2 2) scale(.97)",
    )
    return _frame(coat + shirt + use("badger", transform="translate(2 2) scale(.97)") + glasses)


def _mabel() -> str:
    shawl = form(
        "M10 124C12 108 24 98 40 94L82 95C98 98 110 108 112 124Z",
        PLUM,
        tone("M10 124C12 108 24 98 40 94C30 102 25 112 25 124Z", DEEP_BERRY, 0.5)
        + line(
            "M22 108C34 102 44 100 56 106C62 100 84 98 100 107M16 117C32 109 46 108 57 115C68 107 92 106 108 117",
            2.4,
            "#c58aa0",
        )
        + line("M24 113C36 106 46 104 57 110.5C66 103 88 102 104 112", 1.2, CREAM),
        1.9,
    )
    pin = circle(57, 112, 4, fill=GOLD, stroke=INK, stroke_width="1.5") + circle(55.8, 110.8, 1.2, fill="#ffe9a8")
    collar = form(
        "M42 92C40 98 44 103 49 104C54 108 60 107 62 104C70 106 80 103 84 97C86 94 84 91 82 90C70 97 54 98 42 92Z",
        CREAM,
        line("M49 104L50.5 98M62 104L62 99M73 103L71 98", 1.0, "#b9a27a"),
        1.6,
    )
    bonnet = (
        form(
            "M24 70C12 50 18 22 40 13C58 6 78 12 87 30C88.5 33 89 36 88.5 38C78 30 60 32 50 44"
            "C43 52 41 62 42 74C35 76 28 75 24 70Z",
            CREAM,
            tone("M24 70C12 50 18 22 40 13C26 26 24 48 33 74.5C29 74 26 73 24 70Z", "#d5c29c", 0.8)
            + line("M33 72C28 52 32 30 50 19M38 73C34 54 40 36 58 26M27 60C24 44 29 28 42 19", 1.0, "#c4af85")
            + line("M44 13.5C56 10 72 13 82 25", 1.0, "#c4af85"),
            1.8,
        )
        + form(
            "M88.5 38C92 37 94 33 91.5 30C90 24 85 23 82 26C79 22 72 23 71 27C66 25 60 28 60.5 "
            "32C55 32 50 36 52 40.5C46 42 43 48 45.5 52C41 55 40 61 43 64.5C39 68 39 74 43 77C46 "
            "79 49 77 49 74C47 62 52 50 62 45C70 40 80 38 88.5 38Z",
            PAPER,
            line(
                "M71 27L72 36M60.5 32L63 39.5M52 40.5L56 45M45.5 52L51 54M43 64.5L48.5 64.5M82 26L81 34", 0.9, "#b9a27a"
            ),
            1.7,
        )
        + form(
            "M42 76C36 80 32 88 34 96C38 94 40 90 44 90C46 94 50 95 53 93C52 86 48 79 42 76Z",
            BERRY,
            line("M42 78C42 83 43 87 44 90", 1.0, DEEP_BERRY),
            1.6,
        )
    )
    body = shawl + collar + use("hedgehog", transform="translate(-1 9) scale(.9)")
    bonnet = group(bonnet, transform="translate(2 9) scale(.9)")
    return _frame(group(body + bonnet + pin, transform="translate(120 0) scale(-1 1)"), mirrored=True)


def _you() -> str:
    jumper = form(
        "M12 124C14 106 28 97 44 94L76 94C94 97 106 107 108 124Z",
        SLATE,
        tone("M12 124C14 106 28 97 44 94C34 101 29 112 29 124Z", DEEP_SLATE, 0.8)
        + line("M20 110C34 116 86 117 102 109", 4, CREAM)
        + line(
            "M22 110.5L25 113L28 111.5L31 114.5L35 112.5L38 115.5L43 113.5L47 116L52 114L57 "
            "116.5L62 114.3L67 116.5L72 114L77 115.5L82 113L87 114.5L92 111.5L96 112L100 109.5",
            1.1,
            SLATE,
        )
        + hairs("M34 100C46 104 70 104 86 100", 4, 4, 90, DEEP_SLATE, 1.0),
        1.9,
    )
    neck = form(
        "M36 88C34 93 35 98 38 101C50 108 74 108 84 101C87 98 87.5 93 86 89C72 97 50 97 36 88Z",
        SLATE,
        tone(
            "M38 101C50 108 74 108 84 101C86 99 86.8 96.5 86.9 94C72 103 50 102 35.2 93C35.5 96 36.5 99 38 101Z",
            DEEP_SLATE,
            0.6,
        )
        + line("M42 92.5L40.5 101.5M50 95L49 104.5M58 96V106M66 96L67 105.5M75 94.5L77 103.5", 1.1, MIST),
        1.8,
    )
    return _frame(jumper + use("fox", transform="translate(4 5.5) scale(.93)".replace("5.5", "5.5")) + neck)


def pictures() -> dict[str, str]:
    """Every portrait by file name."""
    return {
        "portraits/hazel": _hazel(),
        "portraits/bertie": _bertie(),
        "portraits/mabel": _mabel(),
        "portraits/you": _you(),
        "portraits/mask": document(
            SIDE,
            SIDE,
            circle(SIDE / 2, Y, R + 3.2, fill="#fff") + f'<path d="M0 0H{SIDE}V{Y}H0Z" fill="#fff"/>',
        ),
    }
