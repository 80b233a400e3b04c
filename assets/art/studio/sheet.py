"""An SVG document and the few ways we draw on it: plain text, no library."""

from __future__ import annotations


def document(width: float, height: float, body: str, defs: str = "") -> str:
    """A whole SVG of this size, holding `body`; lines have round ends and joints unless they say otherwise."""
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


def part(width: float, height: float, body: str) -> str:
    """A document that others `use`: everything in one group called art."""
    return document(width, height, f'<g id="art">{body}</g>')


def _written(attributes: dict[str, object]) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value:g}"'
        if isinstance(value, float)
        else f' {name.rstrip("_").replace("_", "-")}="{value}"'
        for name, value in attributes.items()
    )
