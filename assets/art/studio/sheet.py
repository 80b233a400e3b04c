"""An SVG document and the few ways we draw on it: plain text, no library."""

from __future__ import annotations

import re

_PATH = re.compile(r' d="([^"]*)"')
_PEN = 'stroke-linejoin="round" stroke-linecap="round"'


def document(width: float, height: float, body: str, defs: str = "") -> str:
    """A whole SVG of this size, holding `body`; lines have round ends and joints unless they say otherwise."""
    return _page(width, height, f"<g {_PEN}>{body}</g>", defs)


def part(width: float, height: float, body: str) -> str:
    """A document that others `use`: everything in one group called art."""
    return _page(width, height, f'<g id="art" {_PEN}>{body}</g>')


def _page(width: float, height: float, body: str, defs: str = "") -> str:
    body = _PATH.sub(lambda found: f' d="{_terse(found[1])}"', body)
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"<defs>" + defs + "</defs>" if defs else ""}{body}</svg>'


def group(body: str, **attributes: object) -> str:
    """`body` in a group; an attribute's underscores become dashes."""
    return f"<g{_written(attributes)}>{body}</g>"


def path(d: str, **attributes: object) -> str:
    """A path."""
    return f'<path d="{d}"{_written(attributes)}/>'


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{_written(attributes)}/>'


def oval(x: float, y: float, rx: float, ry: float, **attributes: object) -> str:
    """An ellipse."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"{_written(attributes)}/>'


def use(part: str, **attributes: object) -> str:
    """A part drawn in its own file, `parts/PART.svg`; the game puts its text in, as nanosvg knows no `use`."""
    return f'<use href="../parts/{part}.svg#art"{_written(attributes)}/>'


def _terse(d: str) -> str:
    """Path data without what a reader can do without: leading and trailing noughts, blanks before a sign."""
    d = re.sub(r"(\d\.\d*?)0+(?=\D|$)", r"\1", d)
    d = re.sub(r"\.(?=\D|$)", "", d)
    d = re.sub(r"(?<!\d)0\.(?=\d)", ".", d)
    d = re.sub(r"\s+(?=[-A-Za-z])", "", d)
    return re.sub(r"(?<=[A-Za-z])\s+", "", d)


def _written(attributes: dict[str, object]) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value:g}"'
        if isinstance(value, float)
        else f' {name.rstrip("_").replace("_", "-")}="{value}"'
        for name, value in attributes.items()
    )
