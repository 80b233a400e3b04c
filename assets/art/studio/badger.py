"""The badger: Bertie, and the court of spades. A head turned a little to the right, on a 120-unit square."""

from __future__ import annotations

from studio.faces import Eye, Mood, both
from studio.fur import hairs
from studio.pen import NIGHT, form, line, tone
from studio.sheet import circle, oval

WHITE, DARK, SOFT, GREY, SHADE = "#f3ead9", "#2b2420", "#55493f", "#8c8073", "#cdbfa8"

_CONTOUR = (
    "M55 26C68 24 80 28.5 87 39C91 47 94 53 99.5 59C102 66 100 72 95 76.5C94 83 93.5 88.5 89 93"
    "C83 100 69 100.5 62 97C52 95.5 38 94 29 87C19 80 13 71 16 60C18 46 27 34 40 29.5C45 27.5 50 26.5 55 26Z"
)
_NEAR_STRIPE = (
    "M26 41C32 34 40 29.5 48 27C49 40 53 51 60 61C65 68 69 74 71.5 81C66 82 61 79 57 76C49 72 41 67 "
    "35 60C29 54 26 47 26 41Z"
)
_FAR_STRIPE = (
    "M74 27C80 30 85 35 88 41.5C91 48 92 53 92.5 57C92 65 89 73 87 79C84.5 80 82.5 79.5 81 78C80 70 "
    "79.5 62 79.5 54C79.5 44 77.5 35 74 27Z"
)


def ears() -> str:
    """Both ears, to lie behind the head."""
    near = tone("M25 44C20 38.5 20.5 30 27 26.5C33 24 39 27 41 32C35 34.5 29 39 25 44Z", DARK) + tone(
        "M28 42C24.5 37.5 25 32.5 29.5 30C33.5 28.5 37 30.5 38.5 33C34.5 35 31 38 28 42Z", "#7d6c5d"
    )
    far = tone("M83 33C84.5 27.5 89 25.5 93 28C96.5 31.5 96 38 92.5 42Z", DARK) + tone(
        "M86.5 34C87.5 30.5 90 29.5 92 31C94 33.5 93.800 37 91.800 39.5Z", "#7d6c5d"
    )
    return form("M23 47C15 39 16.5 27.5 26 23.5C34 20.5 42 24.5 44.5 31Z", WHITE, near, 1.8) + form(
        "M79.5 31C81.5 23 89 20.5 95 24.5C101 30 100 40 94.5 45Z", WHITE, far, 1.8
    )


def face() -> str:
    """The head without eyes, brows and mouth."""
    inside = (
        tone("M16 60C13 71 19 80 29 87C38 94 52 95.5 62 97C50 88 36 80 30 68C24 64 19 61 16 60Z", SHADE, 0.75)
        + tone(
            "M99.5 59C102 66 100 72 95 76.5C94 83 93.5 88.5 89 93C91 84 91 76 93 68C94.5 64 97 61 99.5 59Z", SHADE, 0.8
        )
        + tone("M62 97C55 90 60 84 71 83H86C91 84 91.5 90 89 93C83 100 69 100.5 62 97Z", WHITE)
        + tone(_NEAR_STRIPE, DARK)
        + tone(_FAR_STRIPE, DARK)
        + hairs("M30 58C37 66 46 72 56 76", 3, 6, 22, DARK, 1.7)
        + hairs("M48.5 30C50 41 54 51 60 60", 3.6, 5.5, -18, DARK, 1.5)
        + hairs("M75.5 32C78 39 79.5 47 79.5 55", 3.6, 5, 16, DARK, 1.4)
        + hairs("M30 40C31 48 36 56 43 62", 3.4, 6, -12, SOFT, 1.2)
        + hairs("M38 34C40 43 44 52 50 58", 3.6, 6, -10, SOFT, 1.2)
        + hairs("M18 62C20 70 26 77 33 82", 3.2, 8, -12, GREY, 1.4)
        + hairs("M27 68C31 75 38 81 46 85", 3.4, 7, -10, GREY, 1.2)
        + hairs("M58 29C60 38 63 46 66 53", 4, 6, 6, SHADE, 1.2)
        + hairs("M66 28C69 37 71 46 72 54", 4, 6, 4, SHADE, 1.2)
        + hairs("M44 90C51 93 58 94 64 93", 3.2, 5, 22, GREY, 1.1)
    )
    return form(_CONTOUR, WHITE, inside, 1.9)


def nose() -> str:
    """Nose and whiskers."""
    return (
        tone("M69.5 80.5C71 75.5 84 74.5 87.5 78.5C89 83.5 84.5 89 79.5 90C74.5 89.5 68.5 86 69.5 80.5Z", NIGHT)
        + oval(75.5, 79.8, 3, 1.3, fill="#8b7a70")
        + line(
            "M62 86C56 85.5 50 87 45 90M63 89C58 91 54 94 51 98M91 84C96 82 101 82 105 84M91 87C95 88 99 90 102 93", 0.7
        )
        + circle(65, 86, 0.6, fill=DARK)
        + circle(66, 89, 0.6, fill=DARK)
    )


def features(mood: Mood) -> str:
    """Eyes, brows and mouth."""
    near = Eye(50, 58, 6.2, 4.6, "#8a5a2a", -1, -0.2, "#efe4d0")
    far = Eye(85, 55.5, 4.8, 4.4, "#8a5a2a", 1, 0.4, "#efe4d0")
    brow = {
        Mood.THINKING: ("M40 50.5C45 47 51 47 56 49", "M79.5 42.5C83 41 87 42.5 89.5 46"),
        Mood.DISMAYED: ("M41 52C45 46 51 44 57 44.5", "M79.5 42.5C83 42 87.5 44.5 90 49"),
        Mood.TRIUMPHANT: ("M40 47C44 42.5 51 42.5 56 46", "M79.5 43.5C83 41 87 42 89.5 45.5"),
        Mood.STERN: ("M40 47.5C46 47.5 52 50 57.5 54", "M78.5 49.5C82 46.5 86 45.5 90.5 46.5"),
    }.get(mood, ("M40 49C44 45 51 45 56 48", "M79.5 45C83 43 87 43.5 90 47"))
    mouth = {
        Mood.PLEASED: line("M79.5 90V92.5M64 88.5C67 95.5 75 97 79.5 92.8C82.5 96 88 94.5 90 89.5", 1.5),
        Mood.THINKING: line("M79.5 90V93.5M70 94C74 95 77 94.5 79.5 93.5C82 94 85 93.5 87 92.5", 1.5),
        Mood.DISMAYED: tone("M73 97C73.5 93 81 91.5 85.5 94C86 97.5 76 100 73 97Z", "#5a1d18")
        + line("M79.5 90V92M70 97.5C73 92.5 82 91 88 94.5", 1.4),
        Mood.TRIUMPHANT: tone(
            "M66.5 90.5C70 95 76 95.5 79.5 92.5C82.5 94.5 86.5 93.5 89 90.5C89 96 84 99.8 78 "
            "99.3C72 99 67.5 95.5 66.5 90.5Z",
            "#6b1f1a",
        )
        + tone("M71.5 97C75 95 81 95.2 84 97C80.5 99.8 75 99.8 71.5 97Z", "#c9655a")
        + line("M79.5 90V92.5M64.5 88.5C68 95 75.5 96 79.5 92.5C83 95 88 93.5 90.5 88.5", 1.4),
    }.get(mood, line("M79.5 90V93M66.5 90.5C70 95.5 76 96.5 79.5 93C82.5 95.5 86.5 94.5 89 91", 1.5))
    return (
        hairs(brow[0], 1.9, 5, -28, "#b9a98f", 1.6)
        + hairs(brow[1], 1.9, 4, -24, "#b9a98f", 1.5)
        + both(near, far, mood, "#d9cbb2" if mood is Mood.PLEASED else "#17110d", 1.5)
        + mouth
    )
