"""Suit marks and the small signs of the table: one colour each, on a 100-unit square."""

from __future__ import annotations

from studio.sheet import document, path

SUITS = {
    "hearts": "M50 93C45 80 7 60 7 33C7 18 18 9 30 9C40 9 47 15 50 24"
    "C53 15 60 9 70 9C82 9 93 18 93 33C93 60 55 80 50 93Z",
    "diamonds": "M50 3C58 20 72 38 87 50C72 62 58 80 50 97C42 80 28 62 13 50C28 38 42 20 50 3Z",
    "spades": "M50 5C55 20 92 41 92 64C92 76 83 83 73 83C65 83 58 79 54 72C55 82 58 89 68 95L32 95C42 89 45 82 46 72"
    "C42 79 35 83 27 83C17 83 8 76 8 64C8 41 45 20 50 5Z",
    "clubs": "M50 5C62 5 71 14 71 26C71 32 68.5 37 65 41C68 39.5 71 39 74 39C86 39 95 48 95 60C95 72 86 81 74 81"
    "C66 81 58 77 54 70C55 81 58 89 68 95L32 95C42 89 45 81 46 70C42 77 34 81 26 81C14 81 5 72 5 60C5 48 14 39 26 39"
    "C29 39 32 39.5 35 41C31.5 37 29 32 29 26C29 14 38 5 50 5Z",
}
OTHERS = {
    "broken-heart": "M48 27C44 16 38 10 29 10C17 10 7 19 7 34C7 58 38 76 46 92L50 72L38 58L52 44L42 34Z"
    "M56 22C60 14 65 10 72 10C84 10 94 19 94 34C94 58 65 74 55 92L60 70L49 57L63 43L52 32Z",
    "moon": "M62 6C38 8 20 27 20 51C20 76 40 95 64 95C74 95 83 92 89 86C64 88 46 71 46 48C46 30 53 16 62 6Z",
    "crown": "M12 80L5 30L31 50L50 14L69 50L95 30L88 80Z M13 86H87V96H13Z",
    "received": "M50 90L16 50H36V10H64V50H84Z",
}


def pictures() -> dict[str, str]:
    """Every mark by file name."""
    return {f"marks/{name}": document(100, 100, path(d, fill="currentColor")) for name, d in (SUITS | OTHERS).items()}
