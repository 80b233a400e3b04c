"""The game's sign, a copper kettle whose steam is a heart (reads at 16 px), and the picture the "
"page shows while loading."""

from __future__ import annotations

import re

from studio import scene
from studio.marks import SUITS
from studio.pen import form, line, tone
from studio.sheet import circle, document, group

_WITHIN = "translate(128 128) scale(.74) translate(-128 -126)"
"""Brings the sign into the circle that every device leaves of a tile: four fifths of its width."""
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


def _placed(name: str, x: float, y: float, width: float, height: float) -> str:
    """A thing of the burrow inside another picture; only browsers draw an SVG in an SVG."""
    return (
        scene.pictures()[f"scene/{name}"]
        .replace('<svg xmlns="http://www.w3.org/2000/svg"', f'<svg x="{x:g}" y="{y:g}"', 1)
        .replace(_size_of(scene.pictures()[f"scene/{name}"]), f'width="{width:g}" height="{height:g}"', 1)
    )


def _size_of(text: str) -> str:
    found = re.search(r'width="[^"]*" height="[^"]*"', text)
    assert found
    return found[0]


def _loading() -> str:
    """The kitchen with the pack laid ready, for the page itself: small, and drawn by the browser."""
    defs = (
        '<radialGradient id="vault" gradientUnits="userSpaceOnUse" cx="200" cy="96" r="210"><stop offset="0" '
        'stop-color="#8a5f38"/><stop offset="0.5" stop-color="#4a3220"/><stop offset="1" stop-color="#23170f"/>'
        '</radialGradient><linearGradient id="oak" gradientUnits="userSpaceOnUse" x1="0" y1="206" x2="0" y2="270">'
        '<stop offset="0" stop-color="#b97d42"/><stop offset="1" stop-color="#7d4d28"/></linearGradient>'
    )
    vault = form("M6 270V132C6 52 84 6 200 6C316 6 394 52 394 132V270Z", "url(#vault)", "", 4)
    table = (
        tone("M8 206H392V268H8Z", "url(#oak)")
        + line("M8 206H392", 2.4)
        + line("M8 209H392", 1.6, "#e0ab68")
        + line("M10 232H390M10 254H390", 1.2, "#6a3f20")
    )
    cards = "".join(
        group(
            f'<rect x="-25" y="-72" width="50" height="70" rx="5" fill="#fdf8ea" stroke="#2b211b" stroke-width="1.6"/>'
            f'<path d="{SUITS[suit]}" fill="{ink}" transform="translate(-21 -68) scale(.17)"/>',
            transform=f"translate(200 246) rotate({turn}) translate(0 -14)",
        )
        for suit, ink, turn in (
            ("clubs", "#2b211b", -27),
            ("diamonds", "#ae221b", -9),
            ("spades", "#2b211b", 9),
            ("hearts", "#ae221b", 27),
        )
    )
    cards += group(
        f'<path d="{SUITS["hearts"]}" fill="#ae221b" transform="translate(-12 -50) scale(.28)"/>',
        transform="translate(200 246) rotate(27) translate(0 -14)",
    )
    things = (
        _placed("window", 62, 58, 90, 90)
        + _placed("shelf", 246, 104, 112, 69.2)
        + _placed("lamp", 168, 4, 64, 89.6)
        + _placed("kettle", 26, 148, 92, 80.5)
        + _placed("teacup", 292, 180, 66, 53.5)
    )
    return document(
        400,
        274,
        vault + table + things + cards + line("M6 270V132C6 52 84 6 200 6C316 6 394 52 394 132V270Z", 4, "#6b4526"),
        defs,
    )


def pictures() -> dict[str, str]:
    """The sign on its tile, the sign alone for a device that cuts its own tile, and the picture for the page."""
    defs = (
        '<radialGradient id="tile" gradientUnits="userSpaceOnUse" cx="128" cy="104" r="170">'
        '<stop offset="0" stop-color="#f6cf82"/>'
        '<stop offset="0.45" stop-color="#a9652c"/><stop offset="1" stop-color="#331d10"/></radialGradient>'
    )
    tile = '<rect x="0" y="0" width="256" height="256" rx="56" fill="url(#tile)"/>'
    ground = '<rect x="0" y="0" width="256" height="256" fill="url(#tile)"/>'
    heart = (
        f'<path d="{SUITS["hearts"]}" fill="#ae221b" stroke="#2b211b" stroke-width="7" '
        f'transform="translate(140 24) scale(.82)"/>'
    )
    steam = line("M190 128C182 119 196 113 189 103", 11) + line("M190 128C182 119 196 113 189 103", 5.5, "#fdf3dc")
    kettle = group(_kettle(), transform="translate(17 52) scale(1.28)")
    sign = steam + heart + kettle
    return {
        "icon": document(256, 256, tile + sign, defs),
        "icon-uncut": document(256, 256, ground + group(sign, transform=_WITHIN), defs),
        "loading": _loading(),
    }
