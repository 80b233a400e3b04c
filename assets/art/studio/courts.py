"""The twelve court cards: the upper half of each, 140 by 122 units, cut off straight at the waist.

The game turns the half by 180 degrees for the lower one, so each card is the same either way up. Hearts are hares,
spades badgers, diamonds foxes, clubs hedgehogs: the four families at the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from studio.pen import (
    BERRY,
    CREAM,
    DEEP_MOSS,
    DEEP_RED,
    GOLD,
    HONEY,
    INK,
    MIST,
    MOSS,
    NIGHT,
    OCHRE,
    PAPER,
    PLUM,
    RED,
    SLATE,
    form,
    line,
    tone,
)
from studio.regalia import (
    ermine,
    jack_cap,
    king_crown,
    lace_collar,
    mark,
    paw,
    queen_crown,
    robe,
    sash,
    shadow_veil,
    token,
)
from studio.sheet import circle, document, group, use

WIDTH, HEIGHT = 140, 122
INDIGO, DEEP_INDIGO, TEAL, DEEP_TEAL = "#434a72", "#2b304f", "#2f6a70", "#1d474c"


@dataclass(frozen=True)
class Family:
    """How one suit's court looks: where the head sits, where its crown rests, and its colours."""

    animal: str
    head: str
    crown: str
    lashes: str
    fur: str
    robe: str
    deep: str
    other: str
    other_deep: str
    tokens: tuple[str, str, str]

    @property
    def trim(self) -> str:
        """Piping that shows on a jack's coat."""
        return CREAM if self.other == GOLD else GOLD


FAMILIES = {
    "hearts": Family(
        "hare",
        "translate(20 21) scale(.72)",
        "translate(56 49) rotate(-7) scale(.66)",
        "translate(20 21) scale(.72)",
        "#b98a58",
        RED,
        DEEP_RED,
        MOSS,
        DEEP_MOSS,
        ("carrot", "rose", "heart sceptre"),
    ),
    "spades": Family(
        "badger",
        "translate(17 11) scale(.76)",
        "translate(60 32) rotate(-5) scale(.8)",
        "translate(17 11) scale(.76)",
        "#3a322c",
        INDIGO,
        DEEP_INDIGO,
        RED,
        DEEP_RED,
        ("garden spade", "dark rose", "key"),
    ),
    "diamonds": Family(
        "fox",
        "translate(15 10) scale(.76)",
        "translate(62 32) rotate(-4) scale(.78)",
        "translate(15 10) scale(.76)",
        "#c8692f",
        TEAL,
        DEEP_TEAL,
        GOLD,
        OCHRE,
        ("quill", "mirror", "orb"),
    ),
    "clubs": Family(
        "hedgehog",
        "translate(8 14) scale(.74)",
        "translate(57 33) rotate(-12) scale(.8)",
        "translate(8 14) scale(.74)",
        "#c69b6d",
        MOSS,
        DEEP_MOSS,
        RED,
        DEEP_RED,
        ("clover", "toadstool", "oak staff"),
    ),
}

_LASHES = {
    "hare": "M50 57.5L46 55M51.5 54.5L48.5 51.5M54.5 52.5L53 49",
    "badger": "M44.5 57L40.5 55M46 54.5L43 51.5",
    "fox": "M43 57.5L39 55.5M45 55L42 51.5M48.5 53.5L47 50",
    "hedgehog": "M65.5 60L62 58M67 58L64.5 55",
}


def _scatter(suit: str, fill: str) -> str:
    """The suit strewn over a robe."""
    spots = ((14, 112), (38, 112), (100, 112), (124, 104), (22, 98), (112, 96))
    return "".join(mark(suit, x, y, 9, fill, outline=False) for x, y in spots)


def _held(name: str, fur: str, cuff: str, height: float = 8) -> str:
    """A token in front of the robe on the right, with the paw that holds it."""
    return group(token(name), transform=f"translate(118.5 {height + 8:g}) rotate(4) scale(.9)") + group(
        paw(fur, cuff), transform="translate(115.5 98) rotate(-14)"
    )


def _jack(suit: str, f: Family) -> str:
    body = robe(
        f.other,
        f.other_deep,
        f.trim,
        line("M2 130L16 92M138 130L124 92", 7, f.robe) + line("M2 130L16 92M138 130L124 92", 1.6, HONEY),
    )
    cap = group(jack_cap(f.robe, f.deep, PAPER if f.animal != "badger" else HONEY, "#a8926c"), transform=f.crown)
    return body + sash(f.robe, f.deep, GOLD) + use(f.animal, transform=f.head) + cap + _held(f.tokens[0], f.fur, f.robe)


def _queen(suit: str, f: Family) -> str:
    body = robe(f.robe, f.deep, GOLD, _scatter(suit, HONEY))
    front = form(
        "M56 90C58 104 57 114 54 126H88C84 114 83 104 85 90Z",
        f.other,
        line("M62 96L79 106M79 96L62 106M61 108L80 118M80 108L61 118", 1.2, GOLD),
        1.6,
    )
    lashes = group(line(_LASHES[f.animal], 1.5), transform=f.lashes)
    pearls = "".join(
        circle(x, y, 2.2, fill=PAPER, stroke=INK, stroke_width="0.9")
        for x, y in ((52, 104), (58, 107), (64, 109), (76, 109), (82, 107), (88, 104))
    )
    pendant = mark(suit, 70, 112, 13, RED if suit in ("hearts", "diamonds") else NIGHT)
    return (
        body
        + front
        + lace_collar()
        + pearls
        + pendant
        + use(f.animal, transform=f.head)
        + lashes
        + group(queen_crown(RED if suit != "hearts" else SLATE), transform=f.crown)
        + _held(f.tokens[1], f.fur, f.robe)
    )


def _king(suit: str, f: Family) -> str:
    body = robe(f.robe, f.deep, GOLD, _scatter(suit, HONEY))
    front = form("M60 98C62 108 61 116 58 126H82C79 116 78 108 80 98Z", GOLD, line("M70 100V126", 1.2, OCHRE), 1.6)
    chain = mark(suit, 70, 113, 15, RED if suit in ("hearts", "diamonds") else NIGHT)
    crown = group(king_crown(RED if suit in ("clubs", "spades") else SLATE, f.other), transform=f.crown)
    return body + front + chain + ermine() + use(f.animal, transform=f.head) + crown + _held(f.tokens[2], f.fur, f.robe)


def _feared() -> str:
    """The queen of spades: night behind her, a dark veil, a silver crown of thorns; thirteen points in one look."""
    f = FAMILIES["spades"]
    sky = (
        tone("M-4 -4H144V126H-4Z", "#3b2f5c")
        + circle(108, 34, 25, fill="#f1e2b8")
        + circle(108, 34, 32, fill="#f1e2b8", fill_opacity=0.14)
        + tone(
            "M97 24C101 20 106 22 105 26C103 30 98 29 97 24ZM113 42C117 40 121 43 119 47C116 49 "
            "112 46 113 42ZM100 42C102 41 104 42 103.5 44C102 45.5 100 44.5 100 42Z",
            "#d9c591",
            0.8,
        )
        + "".join(
            circle(x, y, r, fill="#fff1c9")
            for x, y, r in (
                (14, 70, 1.2),
                (24, 42, 0.9),
                (8, 52, 0.8),
                (133, 74, 1.2),
                (134, 12, 1),
                (78, 8, 1),
                (128, 90, 0.8),
            )
        )
    )
    body = robe("#33244a", "#1d1530", MIST, _scatter("spades", "#6d5a8a"))
    front = form(
        "M56 90C58 104 57 114 54 126H88C84 114 83 104 85 90Z",
        BERRY,
        line("M62 96L79 106M79 96L62 106M61 108L80 118M80 108L61 118", 1.2, PLUM),
        1.6,
    )
    collar = form(
        "M44 84C28 76 22 66 20 54C30 60 40 64 48 74ZM94 84C108 78 116 68 119 56C108 62 98 66 90 76Z",
        "#1b1420",
        line("M24 60C32 68 38 74 45 81M115 62C108 70 101 76 94 81", 1.2, PLUM),
        1.8,
    )
    pendant = mark("spades", 70, 110, 15, NIGHT)
    crown = group(queen_crown(RED, "#b9c3cf", "#e6ecf2", "#7d8a99"), transform=f.crown)
    lashes = group(line(_LASHES["badger"], 1.5, "#efe4d0"), transform=f.lashes)
    return (
        sky
        + shadow_veil()
        + body
        + front
        + collar
        + lace_collar("#4b3a66", "#8a78a8")
        + pendant
        + use(f.animal, transform=f.head)
        + lashes
        + crown
        + _held("dark rose", f.fur, BERRY)
    )


def pictures() -> dict[str, str]:
    """Every court card's upper half by file name."""
    drawn = {}
    for suit, family in FAMILIES.items():
        letter = suit[0].upper()
        drawn[f"courts/J{letter}"] = _jack(suit, family)
        drawn[f"courts/Q{letter}"] = _queen(suit, family) if suit != "spades" else _feared()
        drawn[f"courts/K{letter}"] = _king(suit, family)
    return {name: document(WIDTH, HEIGHT, body) for name, body in drawn.items()}
