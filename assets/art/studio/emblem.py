"""The game's sign: a copper kettle whose steam is a heart, on a lamplit ground. Reads at 16 px."""

from __future__ import annotations

from studio.marks import SUITS
from studio.pen import form, line, tone
from studio.sheet import circle, document, group

COPPER, DEEP, BRIGHT, WOOD = "#c8713f", "#8a4423", "#f0b483", "#fbe6b8"


def _kettle() -> str:
    spout = form(
        "M112 92C124 88 126 70 136 58L150 63C142 80 142 106 118 118Z",
        COPPER,
        tone("M112 106C130 100 134 78 143 61L150 63C142 80 142 106 118 118Z", DEEP, 0.7),
        5,
    )
    handle = line("M38 62C30 6 118 6 110 62", 13) + line("M38 62C30 6 118 6 110 62", 6, WOOD)
    body = form(
        "M18 104C18 72 44 56 74 56C104 56 130 72 130 104C130 117 124 128 112 132H36C24 128 18 117 18 104Z",
        COPPER,
        tone("M18 104C18 72 44 56 74 56C50 66 36 84 38 110C39 122 42 129 46 132H36C24 128 18 117 18 104Z", DEEP, 0.75)
        + tone("M92 70C101 75 109 84 111 97C104 86 98 79 90 74Z", BRIGHT),
        5,
    )
    lid = circle(74, 48, 7, fill=WOOD, stroke="#2b211b", stroke_width="4.5")
    return spout + handle + lid + body


def pictures() -> dict[str, str]:
    """The sign on its tile, and without one."""
    defs = (
        '<radialGradient id="tile" gradientUnits="userSpaceOnUse" cx="128" cy="104" r="170">'
        '<stop offset="0" stop-color="#f6cf82"/>'
        '<stop offset="0.45" stop-color="#a9652c"/><stop offset="1" stop-color="#331d10"/></radialGradient>'
    )
    tile = '<rect x="0" y="0" width="256" height="256" rx="56" fill="url(#tile)"/>'
    heart = (
        f'<path d="{SUITS["hearts"]}" fill="#ae221b" stroke="#2b211b" stroke-width="7" '
        f'transform="translate(140 24) scale(.82)"/>'
    )
    steam = line("M190 128C182 119 196 113 189 103", 11) + line("M190 128C182 119 196 113 189 103", 5.5, "#fdf3dc")
    kettle = group(_kettle(), transform="translate(17 52) scale(1.28)")
    return {"icon": document(256, 256, tile + steam + heart + kettle, defs)}
