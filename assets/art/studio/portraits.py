"""The four at the table, each in a round frame, with the groups of each mood hidden until asked for."""

from __future__ import annotations

from studio.sheet import circle, document


def pictures() -> dict[str, str]:
    """Every portrait by file name."""
    coats = {"you": "#c8642c", "hazel": "#b98550", "bertie": "#5d5a58", "mabel": "#8a6a4c"}
    return {
        f"portraits/{who}": document(
            120,
            120,
            circle(60, 60, 57, fill="#e9cf9a", stroke="#2b211b", stroke_width="3") + circle(60, 66, 30, fill=coat),
        )
        for who, coat in coats.items()
    }
