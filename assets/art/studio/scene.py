"""The things that stand about the burrow."""

from __future__ import annotations

from studio.sheet import circle, document


def pictures() -> dict[str, str]:
    """Every thing by file name."""
    names = ("kettle", "candle", "teacup", "window", "crumbs", "lamp")
    return {f"scene/{name}": document(120, 120, circle(60, 60, 40, fill="#c99a5b")) for name in names}
