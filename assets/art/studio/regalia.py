"""What the court wears and carries: crowns and caps round the origin, tokens on a 40 by 110 strip, robes full width."""

from __future__ import annotations

from studio.fur import hairs
from studio.marks import SUITS
from studio.pen import (
    BARK,
    BERRY,
    CREAM,
    DEEP_BARK,
    DEEP_MOSS,
    DEEP_RED,
    GOLD,
    HONEY,
    INK,
    LEAF,
    MIST,
    MOSS,
    NIGHT,
    OCHRE,
    PAPER,
    RED,
    form,
    line,
    tone,
)
from studio.sheet import circle, group, oval

PEN = 1.9


def gem(x: float, y: float, r: float, fill: str) -> str:
    """A set stone."""
    return circle(x, y, r, fill=fill, stroke=INK, stroke_width="1.1") + circle(
        x - r * 0.3, y - r * 0.35, r * 0.3, fill="#fff6e0"
    )


def mark(suit: str, x: float, y: float, size: float, fill: str, outline: bool = True) -> str:
    """A suit mark centred at a place."""
    pen = f' stroke="{INK}" stroke-width="{1.6 * 100 / size:.1f}" stroke-linejoin="round"' if outline else ""
    scale = size / 100
    return (
        f'<path d="{SUITS[suit]}" fill="{fill}"{pen} '
        f'transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})"/>'
    )


def king_crown(jewel: str, lining: str) -> str:
    """A tall crown with a velvet lining, base centre at the origin, 50 wide."""
    return (
        form("M-20 -4C-22 -20 -10 -30 0 -30C10 -30 22 -20 20 -4Z", lining, "", PEN)
        + form(
            "M-22 1L-26 -20L-13 -10L-8 -25L0 -12L8 -25L13 -10L26 -20L22 1C12 6 -12 6 -22 1Z",
            GOLD,
            tone("M-22 1L-26 -20L-18.5 -13.7L-14 3.2C-17 2.7 -20 2 -22 1Z", OCHRE, 0.8)
            + tone("M4 -18L8 -25L13 -10L17 -13L15 3C12 4 8 4.5 4 4.7Z", HONEY, 0.9),
            PEN,
        )
        + line("M-23 -4.5C-12 0.5 12 0.5 23 -4.5", 1.1)
        + "".join(
            circle(x, y, 2.6, fill=HONEY, stroke=INK, stroke_width="1.2")
            for x, y in ((-26, -21), (-8, -26.5), (8, -26.5), (26, -21))
        )
        + gem(0, -2.5, 2.8, jewel)
        + gem(-11.5, -3.2, 2, jewel)
        + gem(11.5, -3.2, 2, jewel)
    )


def queen_crown(jewel: str, metal: str = GOLD, light: str = HONEY, dark: str = OCHRE) -> str:
    """A coronet of curled points with pearls, base centre at the origin, 44 wide."""
    return (
        form(
            "M-19 1C-21 -5 -22.5 -10 -23 -14C-17 -10 -14 -11 -11.5 -19C-7 -11 -4 -14 0 -23C4 -14 "
            "7 -11 11.5 -19C14 -11 17 -10 23 -14C22.5 -10 21 -5 19 1C10 5 -10 5 -19 1Z",
            metal,
            tone("M-19 1C-21 -5 -22.5 -10 -23 -14C-19 -11 -16 -11.5 -14 -13.5L-11 3.3C-14 2.8 -17 2 -19 1Z", dark, 0.8)
            + tone("M4 -16C6.5 -12.5 9 -13 11.5 -19C13 -14 14.5 -11.5 17 -11.5L13 2.8C10 3.5 7 3.9 4 4Z", light, 0.9),
            PEN,
        )
        + line("M-20 -3.5C-10 0.5 10 0.5 20 -3.5", 1.1)
        + "".join(
            circle(x, y, 2.2, fill=PAPER, stroke=INK, stroke_width="1.1")
            for x, y in ((-23, -15), (-11.5, -20.5), (0, -24.5), (11.5, -20.5), (23, -15))
        )
        + mark_small(jewel)
    )


def mark_small(jewel: str) -> str:
    """The coronet's three stones."""
    return gem(0, -6, 2.8, jewel) + gem(-9.5, -5.2, 1.8, jewel) + gem(9.5, -5.2, 1.8, jewel)


def jack_cap(fill: str, deep: str, plume: str, quill: str) -> str:
    """A soft cap with a turned brim and a plume, brim centre at the origin, 52 wide."""
    return (
        form(
            "M-20 -6C-40 -10 -48 -26 -40 -38C-38 -30 -30 -26 -22 -24C-14 -20 -10 -14 -12 -8Z",
            plume,
            line("M-39 -34C-36 -24 -26 -14 -14 -8", 1.2, quill)
            + hairs("M-38 -30C-34 -22 -26 -15 -16 -10", 3, 6, 60, quill, 1.1),
            PEN,
        )
        + form(
            "M-22 -2C-28 -16 -14 -24 2 -22C18 -21 28 -12 22 0C10 6 -12 5 -22 -2Z",
            fill,
            tone("M-22 -2C-28 -16 -14 -24 -4 -22C-14 -16 -16 -6 -12 3C-16 2 -20 0 -22 -2Z", deep, 0.8)
            + line("M6 -20C9 -14 9 -6 7 2M14 -17C17 -12 17 -5 15 0", 1.1, deep),
            PEN,
        )
        + form(
            "M-24 -4C-25 1 -24 4 -22 5.5C-10 11 12 11 23 6C25 4 25.5 0 24 -3C12 3 -12 3 -24 -4Z",
            CREAM,
            line("M-14 0.5L-14.5 7.5M-5 2L-5.3 9M5 2L5.2 9M14 0.5L15 7.7", 1, "#b9a27a"),
            PEN,
        )
    )


def robe(fill: str, deep: str, trim: str, pattern: str = "") -> str:
    """Shoulders across the whole half, cut off straight at the waist."""
    return form(
        "M-4 126V106C6 92 26 84 46 80H94C114 84 134 92 144 106V126Z",
        fill,
        pattern
        + tone("M-4 126V106C6 92 26 84 46 80C34 88 28 102 28 126Z", deep, 0.75)
        + tone("M144 126V106C134 92 114 84 94 80C106 88 112 102 112 126Z", deep, 0.45)
        + line("M46 80C34 88 28 102 28 126M94 80C106 88 112 102 112 126", 1.3, trim),
        PEN,
    )


def ermine() -> str:
    """A king's collar."""
    ticks = "".join(
        f"M{x} {y}l-1.2 5l2.4 0z"
        for x, y in (
            (40, 88),
            (50, 95),
            (60, 99),
            (71, 100),
            (82, 98),
            (92, 93),
            (100, 86),
            (56, 88),
            (70, 91),
            (84, 89),
        )
    )
    return form(
        "M36 78C30 84 29 90 32 95C50 110 90 110 108 95C111 90 110 84 104 78C90 88 50 88 36 78Z",
        PAPER,
        tone(
            "M32 95C50 110 90 110 108 95C109.5 92.5 110 90 109.5 88C92 101 48 101 30.5 88C30.3 90.5 30.7 93 32 95Z",
            "#d9c9a5",
            0.8,
        )
        + tone(ticks, NIGHT),
        PEN,
    )


def lace_collar(fill: str = PAPER, shade: str = "#b9a27a") -> str:
    """A queen's ruff of scallops."""
    return form(
        "M40 79C33 84 32 91 37 94C38 99 45 101 49 98C52 104 60 104 63 100C67 105 75 105 78 100"
        "C82 104 90 103 92 98C97 100 103 98 103.5 93C107 90 106 83 100 79C88 87 52 87 40 79Z",
        fill,
        line("M37 94L45 86M49 98L54 88M63 100L65 89M78 100L76 89M92 98L86 88M103 93L95 86", 1, shade),
        PEN,
    )


def sash(fill: str, deep: str, trim: str) -> str:
    """A jack's belted front: collar points and a row of buttons."""
    return (
        form("M52 82L70 124L90 82C78 87 64 87 52 82Z", fill, tone("M52 82L70 124L74 114L60 85Z", deep, 0.7), PEN)
        + form(
            "M46 79C42 84 42 90 46 97L62 88C56 86 50 83 46 79ZM95 79C99 84 99 90 95 97L79 88C85 86 91 83 95 79Z",
            CREAM,
            "",
            1.6,
        )
        + gem(70, 99, 2.3, trim)
        + gem(70, 109, 2.3, trim)
    )


def paw(fur: str, cuff: str) -> str:
    """A paw closed round a staff at x = 0, with its cuff below."""
    return form(
        "M-9 6C-11 -2 -6 -7 0 -7C7 -7 10 -2 9 5C8 9 -6 11 -9 6Z",
        fur,
        line("M-4 -6C-6 -3 -6 0 -5 3M1 -7C0 -4 0 0 1 3M6 -5C6 -2 6 0 5.5 3", 1.1),
        1.7,
    ) + form("M-11 6C-4 12 6 11 11 5L18 26L-10 30Z", cuff, line("M-10 11C-3 16 7 15 12 10", 1.1), 1.7)


def _staff(fill: str, deep: str, top: float, width: float = 4) -> str:
    return form(
        f"M{-width / 2} {top}V112H{width / 2}V{top}Z", fill, tone(f"M{-width / 2} {top}V112H0V{top}Z", deep, 0.5), 1.5
    )


def token(name: str) -> str:
    """What a court figure carries, standing on x = 0 from y = 0 (its top) to y = 112."""
    leaf = "M0 0C6 -9 15 -10 20 -6C17 1 8 4 0 0Z"
    drawn = {
        "heart sceptre": _staff(GOLD, OCHRE, 22)
        + form("M-7 24H7L4 30H-4Z", GOLD, "", 1.4)
        + mark("hearts", 0, 12, 24, RED),
        "rose": line("M0 112C-2 80 2 50 0 20", 4.6)
        + line("M0 112C-2 80 2 50 0 20", 2.4, MOSS)
        + group(form(leaf, MOSS, line("M0 0C6 -4 12 -5 18 -6", 1, DEEP_MOSS), 1.4), transform="translate(0 60)")
        + group(
            form(leaf, LEAF, line("M0 0C6 -4 12 -5 18 -6", 1, DEEP_MOSS), 1.4), transform="translate(0 46) scale(-1 1)"
        )
        + form(
            "M-12 10C-14 1 -6 -5 0 -3C6 -6 14 0 12 9C11 17 5 22 0 22C-6 22 -11 17 -12 10Z",
            "#c0392f",
            tone("M-12 10C-14 1 -6 -5 0 -3C-6 2 -7 12 -2 21C-7 21 -11 17 -12 10Z", DEEP_RED, 0.6),
            1.7,
        )
        + line("M-7 9C-6 3 4 1 6 7C7 12 0 14 -2 10C-2 7 2 6 3 8M-10 13C-4 18 6 18 11 12", 1.2),
        "carrot": form(
            "M-9 24C-11 14 11 14 9 24C9 50 4 84 0 112C-4 84 -9 50 -9 24Z",
            "#d9772b",
            line(
                "M-8 32C-4 34 0 34 3 33M8 44C4 46 1 46 -2 45M-6 58C-3 60 0 60 2 59M5 72C3 73.5 1 "
                "73.5 -1 73M-4 85C-2 86 0 86 1 85.5",
                1.2,
                "#9c4a1b",
            ),
            1.7,
        )
        + form(
            "M0 19C-8 14 -14 4 -12 -6C-5 -2 -2 6 0 12C0 2 2 -6 8 -10C12 -2 8 10 3 16C8 10 14 8 18 9C16 16 8 20 0 19Z",
            MOSS,
            line("M0 18C-3 10 -6 4 -9 0M1 17C3 8 5 2 7 -4", 1, DEEP_MOSS),
            1.5,
        ),
        "oak staff": _staff(BARK, DEEP_BARK, 24, 5)
        + form(
            "M-11 12C-11 22 -6 28 0 32C6 28 11 22 11 12Z",
            "#c98f45",
            tone("M-11 12C-11 22 -6 28 0 32C-3 26 -5 20 -5 12Z", OCHRE, 0.8),
            1.6,
        )
        + form(
            "M-13 13C-15 3 -6 -2 0 -2C6 -2 15 3 13 13C6 17 -6 17 -13 13Z",
            BARK,
            line("M-9 4C-5 9 5 9 9 4M-12 9C-6 14 6 14 12 9M-3 -1C-4 4 -4 9 -3 14M4 -1C5 4 5 9 4 14", 1, DEEP_BARK),
            1.6,
        )
        + line("M0 -2C0 -5 1 -7 3 -8", 2.4),
        "toadstool": form(
            "M-5 22C-6 50 -5 80 -4 112H4C5 80 6 50 5 22Z",
            CREAM,
            tone("M-5 22C-6 50 -5 80 -4 112H0C-2 80 -2 50 -1 22Z", "#d0bd92", 0.8),
            1.6,
        )
        + form(
            "M-20 20C-18 0 -8 -8 1 -8C11 -8 19 2 20 20C12 25 -12 25 -20 20Z",
            RED,
            tone("M-20 20C-18 0 -8 -8 1 -8C-7 -2 -11 8 -10 23C-14 22.5 -18 21.5 -20 20Z", DEEP_RED, 0.6),
            1.7,
        )
        + circle(-8, 9, 3.2, fill=PAPER)
        + circle(5, 1, 2.8, fill=PAPER)
        + circle(11, 13, 3, fill=PAPER)
        + circle(1, 15, 2, fill=PAPER),
        "clover": line("M0 112C2 84 -2 56 0 26", 4.6)
        + line("M0 112C2 84 -2 56 0 26", 2.4, MOSS)
        + group(
            form(leaf, MOSS, line("M0 0C6 -4 12 -5 18 -6", 1, DEEP_MOSS), 1.4), transform="translate(0 58) scale(-1 1)"
        )
        + form(
            "M0 26C-9 31 -17 26 -15 18C-22 14 -17 4 -9 7C-8 -4 8 -4 9 7C17 4 22 14 15 18C17 26 9 31 0 26Z",
            LEAF,
            line("M0 25C-1 18 -1 12 0 5M0 24C-4 21 -8 19 -12 17M0 24C4 21 8 19 12 17", 1.2, DEEP_MOSS),
            1.7,
        ),
        "orb": _staff(GOLD, OCHRE, 30)
        + circle(0, 18, 14, fill=HONEY, stroke=INK, stroke_width="1.7")
        + tone("M-13 14C-11 26 0 32 8 29C0 30 -8 24 -6 10Z", OCHRE, 0.6)
        + line("M-14 17C-6 22 6 22 14 17M0 4C-3 12 -3 24 0 32", 1.5)
        + mark("diamonds", 0, -3, 14, RED),
        "mirror": _staff(GOLD, OCHRE, 34)
        + form("M0 -10L19 14L0 38L-19 14Z", GOLD, "", 1.8)
        + form("M0 -2L13 14L0 30L-13 14Z", MIST, tone("M-3 2L3 8L-8 20L-11 15Z", PAPER, 0.8), 1.4)
        + gem(0, -10, 2.6, RED)
        + gem(19, 14, 2.2, RED)
        + gem(-19, 14, 2.2, RED),
        "quill": form(
            "M0 112C-1 96 -2 80 -4 66C-14 48 -14 20 4 -8C14 16 14 44 4 64C3 80 1 96 0 112Z",
            PAPER,
            tone("M-4 66C-14 48 -14 20 4 -8C0 14 -1 40 0 66Z", "#d5c6a4", 0.8)
            + line("M3 -4C0 20 -1 50 0 100", 1.3, "#8a7450")
            + hairs("M2 10C0 26 0 44 0 60", 5, 8, 30, "#a8926c", 1.1)
            + hairs("M2 8C0 24 0 42 0 58", 5, 8, -30, "#a8926c", 1.1),
            1.7,
        ),
        "key": form("M2 -8H17V-2H11.5V3H17V9H2Z", GOLD, tone("M2 4H17V9H2Z", OCHRE, 0.6), 1.5)
        + _staff(GOLD, OCHRE, -12, 5.5)
        + form("M-6 15C-6 13 6 13 6 15V19C6 21 -6 21 -6 19Z", HONEY, "", 1.4)
        + form("M-5.5 24H5.5V29H-5.5Z", HONEY, "", 1.4),
        "dark rose": line("M0 112C2 84 -2 56 0 22", 4.6)
        + line("M0 112C2 84 -2 56 0 22", 2.2, "#4d5a48")
        + line("M0 40L5 36M0 54L-5 50M1 68L6 64M1 82L-4 78", 1.6)
        + group(
            form(leaf, "#3c4a3c", line("M0 0C6 -4 12 -5 18 -6", 1, "#202a20"), 1.4),
            transform="translate(0 48) scale(-1 1)",
        )
        + form(
            "M-12 10C-15 1 -6 -6 0 -4C6 -7 15 0 12 9C11 17 5 23 0 23C-6 23 -11 17 -12 10Z",
            BERRY,
            tone("M-12 10C-15 1 -6 -6 0 -4C-6 2 -7 12 -2 22C-7 22 -11 17 -12 10Z", NIGHT, 0.55),
            1.7,
        )
        + line("M-7 9C-6 3 4 1 6 7C7 12 0 14 -2 10C-2 7 2 6 3 8M-10 13C-4 18 6 18 11 12", 1.2),
        "garden spade": _staff(BARK, DEEP_BARK, 30, 5)
        + form(
            "M-4 34C-14 32 -14 22 -13 12C-12 2 -4 -6 0 -12C4 -6 12 2 13 12C14 22 14 32 4 34Z",
            MIST,
            tone("M-4 34C-14 32 -14 22 -13 12C-12 2 -4 -6 0 -12C-5 4 -6 20 -2 34Z", "#5a6d80", 0.7)
            + line("M0 30V14", 1.6),
            1.7,
        )
        + form("M-4.5 30H4.5V42H-4.5Z", "#5a6d80", "", 1.4),
    }
    return drawn[name]


def shadow_veil() -> str:
    """The queen of spades' dark veil, falling on both sides of her head (drawn behind it)."""
    return form(
        "M40 34C18 46 8 84 4 124H40L46 60ZM88 30C112 38 130 80 136 124H100L92 56Z",
        "#1b1420",
        tone(
            "M30 46C20 70 16 98 15 124H24C24 100 28 74 36 52ZM104 46C116 70 122 98 124 124H114C112 98 108 70 98 50Z",
            "#3a2a40",
            0.9,
        ),
        1.6,
    ) + oval(70, 30, 0.1, 0.1, fill=NIGHT)
