"""The things that stand and hang about the burrow, drawn with the same pen as its people."""

from __future__ import annotations

from math import cos, pi, sin

from studio.fur import hairs
from studio.pen import (
    BARK,
    BERRY,
    CREAM,
    DEEP_BARK,
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
    RED,
    SLATE,
    form,
    line,
    tone,
)
from studio.sheet import circle, document, group, oval

COPPER, DEEP_COPPER, BRIGHT_COPPER = "#b9683a", "#7f3f20", "#e2a06c"
STEAM = "#fbefd6"


def _steam(x: float, y: float, size: float = 1.0, opacity: float = 0.55) -> str:
    """A curl of steam rising from a place."""
    curl = "M0 0C-6 -8 8 -14 1 -24C-4 -32 5 -36 2 -44"
    return group(
        line(curl, 3, STEAM),
        transform=f"translate({x:g} {y:g}) scale({size:g})",
        stroke_opacity=opacity,
    )


def _glow(x: float, y: float, r: float) -> str:
    """The definition of a soft light called glow."""
    return (
        f'<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
        '<stop offset="0" stop-color="#ffe3a6" stop-opacity="0.75"/><stop offset="0.45" stop-color="#ffd27a" '
        'stop-opacity="0.28"/><stop offset="1" stop-color="#ffc45c" stop-opacity="0"/></radialGradient>'
    )


def _kettle() -> str:
    shadow = oval(74, 131, 56, 7, fill="#1b0f07", fill_opacity=0.45)
    spout = form(
        "M112 92C124 88 126 70 136 58L148 62C142 78 142 104 118 116Z",
        COPPER,
        tone("M112 104C130 98 134 76 143 60L148 62C142 78 142 104 118 116Z", DEEP_COPPER, 0.7),
        2.4,
    )
    handle = (
        line("M40 58C34 10 114 10 108 58", 8)
        + line("M40 58C34 10 114 10 108 58", 4, "#96683a")
        + line("M56 24.5C66 18 82 18 92 24.5", 7.5)
        + line("M56 24.5C66 18 82 18 92 24.5", 4.5, "#b98a52")
    )
    body = form(
        "M20 104C20 72 44 56 74 56C104 56 128 72 128 104C128 116 122 126 112 130H36C26 126 20 116 20 104Z",
        COPPER,
        tone(
            "M20 104C20 72 44 56 74 56C50 66 36 84 38 110C39 120 42 127 46 130H36C26 126 20 116 20 104Z",
            DEEP_COPPER,
            0.75,
        )
        + tone("M84 60C106 64 120 80 120 104C118 84 104 70 84 60Z", BRIGHT_COPPER, 0.9)
        + tone("M22 112C48 122 100 122 126 112C125 120 120 127 112 130H36C28 127 23 120 22 112Z", DEEP_COPPER, 0.55)
        + line("M21 108C48 119 100 119 127 108", 1.3, DEEP_COPPER)
        + tone("M92 70C100 74 107 82 109 92C104 84 98 77 90 73Z", "#fbe0bd", 0.9)
        + hairs("M40 84C38 94 39 106 43 118", 4, 7, -40, DEEP_COPPER, 1.2),
        2.6,
    )
    lid = form(
        "M48 62C50 50 98 50 100 62C90 68 58 68 48 62Z",
        COPPER,
        tone("M48 62C50 50 70 52 74 52C62 54 56 60 60 66C54 65 50 64 48 62Z", DEEP_COPPER, 0.6),
        2.2,
    ) + circle(74, 48, 5, fill=DEEP_BARK, stroke=INK, stroke_width="2")
    return document(160, 140, shadow + _steam(144, 54, 0.9) + _steam(150, 50, 0.7, 0.4) + handle + spout + lid + body)


def _teacup() -> str:
    shadow = oval(58, 86, 50, 6, fill="#1b0f07", fill_opacity=0.45)
    saucer = form(
        "M10 78C18 90 98 90 106 78C100 74 16 74 10 78Z",
        CREAM,
        tone("M10 78C18 90 98 90 106 78C96 83 20 83 10 78Z", "#cdb98f", 0.9),
        2,
    )
    ear = line("M88 46C106 40 108 66 84 66", 7.5) + line("M88 46C106 40 108 66 84 66", 3.6, CREAM)
    cup = form(
        "M24 38C24 62 36 80 58 80C80 80 92 62 92 38Z",
        CREAM,
        tone("M24 38C24 62 36 80 58 80C44 74 38 58 38 38Z", "#d3c096", 0.9)
        + line("M27 52C44 57 72 57 89 52", 1.6, MOSS)
        + "".join(
            f'<path d="M0 0C3 -5 8 -5 10 -2C8 2 3 3 0 0Z" fill="{MOSS}" transform="translate({x} {y}) rotate({turn})"/>'
            for x, y, turn in ((40, 55, -50), (52, 56.5, -40), (64, 56.5, -50), (75, 55, -60))
        )
        + "".join(circle(x, 60, 1.8, fill=RED) for x in (46, 58, 70)),
        2.2,
    )
    tea = (
        oval(58, 38, 34, 6.5, fill=CREAM, stroke=INK, stroke_width="2")
        + oval(58, 38.8, 29, 4.6, fill="#8a4a1e")
        + oval(50, 38, 12, 1.6, fill="#c07a3e")
    )
    return document(116, 94, shadow + _steam(52, 34, 0.7) + _steam(66, 33, 0.6, 0.4) + saucer + ear + cup + tea)


def _candle() -> str:
    shadow = oval(42, 114, 34, 5, fill="#1b0f07", fill_opacity=0.45)
    glow = circle(40, 30, 30, fill="url(#glow)")
    flame = tone("M40 10C48 22 51 29 48 37C46 43 34 43 32 37C29 29 35 24 40 10Z", "#f7b13f") + tone(
        "M40 20C45 28 46 33 44 37C42 40 38 40 36 37C34 32 38 28 40 20Z", "#fff0bd"
    )
    stick = form(
        "M28 50C28 46 52 46 52 50V98H28Z",
        PAPER,
        tone("M28 50C28 47 34 47 36 47V98H28Z", "#d3c096", 0.9)
        + tone("M46 48C49 48 52 48.5 52 50V66C48 70 47 60 46 54Z", "#fff6df"),
        2.1,
    ) + line("M40 47V40", 2)
    dish = (
        form(
            "M12 98C12 110 24 114 40 114C56 114 68 110 68 98C58 102 22 102 12 98Z",
            GOLD,
            tone("M12 98C12 110 24 114 40 114C30 111 24 106 24 101Z", OCHRE, 0.9),
            2.1,
        )
        + oval(40, 98, 28, 5, fill=HONEY, stroke=INK, stroke_width="2")
        + oval(40, 97, 14, 2.6, fill=PAPER)
    )
    ring = line("M68 102C82 100 82 114 66 110", 5.5) + line("M68 102C82 100 82 114 66 110", 2.4, GOLD)
    return document(84, 120, shadow + glow + ring + dish + stick + flame, _glow(40, 30, 30))


def _window() -> str:
    defs = (
        '<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="104" cy="58" r="96"><stop '
        'offset="0" stop-color="#6d86a6"/>'
        '<stop offset="0.5" stop-color="#34496b"/><stop offset="1" stop-color="#1a2540"/></radialGradient>'
    )
    stones = ""
    for number in range(18):
        a0, a1 = (number + 0.06) * 2 * pi / 18, (number + 0.94) * 2 * pi / 18
        inner, outer = 63.0, 76.5 + (number * 7 % 5) * 0.5
        corners = [(inner, a0), (outer, a0), (outer, a1), (inner, a1)]
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = [(80 + r * cos(a), 80 + r * sin(a)) for r, a in corners]
        fill = ("#7d6650", "#8b735b", "#6e5944")[number * 5 % 3]
        stones += form(
            f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}Q{80 + outer * 1.02 * cos((a0 + a1) / 2):.1f} "
            f"{80 + outer * 1.02 * sin((a0 + a1) / 2):.1f} {x2:.1f} {y2:.1f}L{x3:.1f} {y3:.1f}Z",
            fill,
            "",
            1.5,
        )
    sky = circle(80, 80, 60, fill="url(#sky)")
    stars = "".join(
        circle(x, y, r, fill="#fff1c9")
        for x, y, r in (
            (46, 50, 1.2),
            (60, 38, 0.9),
            (38, 72, 1),
            (70, 62, 0.8),
            (128, 88, 1),
            (88, 30, 1.1),
            (56, 84, 0.7),
            (118, 32, 0.9),
        )
    )
    moon = (
        circle(104, 58, 22, fill="#fff0c4", fill_opacity=0.15)
        + circle(104, 58, 15.5, fill="#fdeec2")
        + tone(
            "M97 51C100 48 104 50 103 53C101 56 97 55 97 51ZM107 62C110 60.5 113 62.5 112 65C110 67 106 65 107 62Z",
            "#e3cd97",
        )
    )
    hills = tone(
        "M21 92C38 84 58 86 76 96C96 88 120 88 139 94C136 122 112 140 80 140C50 140 26 120 21 92Z", "#24334a"
    ) + tone(
        "M22 104C44 98 66 104 84 112C104 104 124 104 138 106C132 126 110 140 80 140C52 140 30 126 22 104Z", "#182236"
    )
    tree = tone(
        "M44 104C44 98 43 92 43 86C36 86 34 78 39 75C38 68 47 65 50 70C56 68 60 75 56 79C58 85 "
        "51 88 46.5 86C47 92 47 98 48 104Z",
        "#182236",
    )
    frame = "".join(line(d, 8) + line(d, 5, BARK) for d in ("M80 20V140", "M20 80H140")) + group(
        circle(80, 80, 60, stroke=INK, stroke_width="9.5")
        + circle(80, 80, 60, stroke=BARK, stroke_width="6")
        + circle(80, 80, 61.5, stroke="#8d6038", stroke_width="1.4"),
        fill="none",
    )
    sill = form("M34 138H126L132 150H28Z", BARK, tone("M28 150L31 144H129L132 150Z", DEEP_BARK, 0.8), 2)
    return document(160, 160, stones + sky + stars + moon + hills + tree + frame + sill, defs)


def _lamp() -> str:
    """A lantern on a hook."""
    glow = circle(50, 90, 49, fill="url(#glow)")
    chain = line("M50 0V34", 4.5) + line("M50 0V34", 1.8, OCHRE)
    loop = line("M32 60C32 26 68 26 68 60", 5) + line("M32 60C32 26 68 26 68 60", 2.2, GOLD)
    cap = form(
        "M28 62C32 50 42 46 50 46C58 46 68 50 72 62Z",
        OCHRE,
        tone("M28 62C32 50 42 46 50 46C42 50 38 56 38 62Z", DEEP_BARK, 0.55)
        + line("M34 58C44 61 56 61 66 58", 1.1, HONEY),
        2.1,
    )
    glass = form(
        "M32 64H68L74 108H26Z",
        "#fbd98f",
        tone("M32 64H40L36 108H26Z", "#e0a44a", 0.65) + tone("M62 64H68L74 108H68Z", "#fff3cf", 0.8),
        2.1,
    )
    flame = tone("M50 72C57 83 60 90 57 98C55 104 45 104 43 98C40 90 46 84 50 72Z", "#f49a2c") + tone(
        "M50 84C54 90 55 95 53 99C51 102 49 102 47 99C45 95 48 91 50 84Z", "#fff3c9"
    )
    base = form(
        "M22 108H78L74 120H26Z",
        OCHRE,
        tone("M22 108H38L36 120H26Z", DEEP_BARK, 0.5) + line("M25 112H75", 1.1, HONEY),
        2.1,
    )
    bars = line("M50 64V70M44 64L40 108M56 64L60 108", 1.4, "#6b4526")
    return document(100, 140, glow + chain + loop + glass + flame + bars + cap + base, _glow(50, 90, 49))


def _jar(x: float, w: float, h: float, fill: str, lid: str, label: str = "") -> str:
    top = 74 - h
    return (
        form(
            f"M{x} {top + 6}C{x} {top + 2} {x + w} {top + 2} {x + w} {top + 6}L{x + w + 2} {top + 14}"
            f"V70C{x + w + 2} 74 {x - 2} 74 {x - 2} 70V{top + 14}Z",
            fill,
            tone(f"M{x - 2} {top + 14}H{x + 4}V73H{x}C{x - 1} 73 {x - 2} 72 {x - 2} 70Z", INK, 0.22)
            + tone(f"M{x + w - 4} {top + 14}H{x + w - 1}V66H{x + w - 4}Z", "#fff6df", 0.5),
            1.9,
        )
        + form(f"M{x - 1} {top - 3}H{x + w + 1}V{top + 7}H{x - 1}Z", lid, "", 1.8)
        + label
    )


def _shelf() -> str:
    """A board with jars, a book and a bunch of herbs beneath."""
    board = form(
        "M4 74H216V86H4Z",
        BARK,
        tone("M4 80H216V86H4Z", DEEP_BARK, 0.8) + line("M16 78H70M90 77.5H150M160 78.5H206", 1, DEEP_BARK),
        2.1,
    )
    brackets = form("M26 86H40L26 106Z", DEEP_BARK, "", 1.8) + form("M180 86H194V106Z", DEEP_BARK, "", 1.8)
    label = tone("M22 48H44V62H22Z", PAPER) + line("M22 48H44V62H22Z", 1) + line("M26 53H40M26 57H36", 1.1)
    jars = (
        _jar(18, 30, 42, "#d9902f", OCHRE, label)
        + _jar(60, 24, 32, "#8f2f3c", CREAM, line("M60 40L66 37L72 41L78 37L84 40", 1, BERRY))
        + _jar(94, 22, 48, "#8aa565", BARK)
    )
    books = (
        form("M130 28H143V74H130Z", SLATE, line("M133 36H140M133 66H140", 1.4, HONEY), 1.9)
        + form("M143 34H154V74H143Z", BERRY, line("M146 42H151M146 64H151", 1.3, HONEY), 1.9)
        + form("M155 38L166 35L176 72L165 75Z", MOSS, line("M159.5 44L165 42.5M165.5 66L171 64.5", 1.3, HONEY), 1.9)
    )
    mug = (
        line("M204 54C214 52 214 66 203 66", 5)
        + line("M204 54C214 52 214 66 203 66", 2.2, MIST)
        + form(
            "M184 48H204V74H184Z",
            MIST,
            tone("M184 48H190V74H184Z", DEEP_SLATE, 0.4) + line("M184 54H204", 1.2, DEEP_SLATE),
            1.9,
        )
    )
    herbs = (
        line("M112 86V94", 1.6, HONEY)
        + "".join(
            group(
                line("M0 0V34", 1.5, DEEP_MOSS)
                + "".join(
                    f'<path d="M0 {y}C{6 * side} {y + 1} {9 * side} {y + 5} {8 * side} {y + 9}'
                    f'C{3 * side} {y + 8} 0 {y + 5} 0 {y}Z" fill="{fill}"/>'
                    for y, side, fill in (
                        (8, 1, MOSS),
                        (11, -1, LEAF),
                        (17, 1, LEAF),
                        (20, -1, MOSS),
                        (26, 1, MOSS),
                        (28, -1, LEAF),
                    )
                ),
                transform=f"translate(112 94) rotate({turn})",
            )
            for turn in (-22, 0, 22)
        )
        + form("M108 92H116V99H108Z", RED, "", 1.3)
    )
    return document(220, 136, herbs + brackets + jars + books + mug + board)


def _roots() -> str:
    """Roots that reach down from the upper left corner."""
    paths = (
        ("M-6 10C30 16 60 8 84 34C96 48 100 66 118 74", 9),
        ("M-6 30C22 34 40 40 52 66C58 82 56 98 66 112", 8),
        ("M20 -6C60 2 100 -2 132 18C150 30 160 26 178 36", 7),
        ("M52 66C66 70 76 78 80 92", 4.5),
        ("M100 52C112 50 122 54 132 52", 4),
        ("M-6 60C10 66 18 80 20 104C20 114 26 120 26 130", 6),
    )
    return document(
        190,
        140,
        "".join(line(d, w + 2.4, "#1c120b") for d, w in paths)
        + "".join(line(d, w, "#4f3622") for d, w in paths)
        + "".join(line(d, w * 0.3, "#7a5735") for d, w in paths),
    )


def _crumbs() -> str:
    """A bitten biscuit and crumbs, seen from above."""
    biscuit = form(
        "M18 34C14 16 34 6 50 10C58 12 62 16 62 20C57 21 56 26 60 29C56 31 57 36 61 37C60 50 50 "
        "56 38 55C26 54 20 46 18 34Z",
        "#d9a55c",
        tone("M18 34C20 46 26 54 38 55C50 56 60 50 61 37C56 46 46 50 36 48C26 46 20 40 18 34Z", "#a86f30", 0.6)
        + "".join(
            circle(x, y, 1.7, fill="#8a5524") for x, y in ((30, 24), (42, 20), (50, 28), (36, 36), (46, 42), (26, 36))
        ),
        2,
    )
    crumbs = "".join(
        form(f"M{x} {y}l4 -2.5l3 3l-3 3.5z", "#d9a55c", "", 1.2)
        for x, y in ((70, 30), (78, 44), (66, 48), (88, 34), (74, 58), (98, 50))
    )
    dots = "".join(circle(x, y, 1.1, fill="#c48f48") for x, y in ((84, 54), (92, 44), (70, 40), (106, 42), (82, 26)))
    return document(116, 66, oval(42, 40, 24, 20, fill="#1b0f07", fill_opacity=0.35) + biscuit + crumbs + dots)


def _cup_above() -> str:
    """A cup of tea on its saucer, seen from above."""
    shadow = circle(63, 66, 51, fill="#1b0f07", fill_opacity=0.35)
    saucer = (
        circle(60, 60, 50, fill=CREAM, stroke=INK, stroke_width="2.2")
        + circle(60, 60, 44, fill="none", stroke=MOSS, stroke_width="1.8")
        + circle(60, 60, 36, fill="#e0cfa8")
    )
    sprigs = "".join(
        f'<path d="M0 -44C4 -49 8 -48 9 -45C7 -42 3 -41 0 -44Z" fill="{MOSS}" '
        f'transform="translate(60 60) rotate({turn})"/>'
        for turn in range(0, 360, 30)
    )
    ear = line("M84 84C102 88 100 104 90 98", 9) + line("M84 84C102 88 100 104 90 98", 4.8, CREAM)
    cup = (
        circle(60, 60, 31, fill=PAPER, stroke=INK, stroke_width="2.2")
        + circle(60, 60, 26.5, fill="#7d4219", stroke="#5a2d10", stroke_width="1.4")
        + tone("M38 54C42 40 56 34 68 38C54 40 44 48 42 62C39 60 38 57 38 54Z", "#b8733a", 0.8)
    )
    return document(120, 120, shadow + saucer + sprigs + ear + cup)


def pictures() -> dict[str, str]:
    """Every thing by file name."""
    drawn = {
        "kettle": _kettle(),
        "teacup": _teacup(),
        "candle": _candle(),
        "window": _window(),
        "lamp": _lamp(),
        "shelf": _shelf(),
        "roots": _roots(),
        "crumbs": _crumbs(),
        "cup-above": _cup_above(),
    }
    return {f"scene/{name}": text for name, text in drawn.items()}
