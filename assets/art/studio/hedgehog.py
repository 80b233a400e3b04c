"""The hedgehog: Mabel, and the court of clubs. A head turned a little to the right, on a 120-unit square."""

from __future__ import annotations

from studio.faces import Eye, Mood, both
from studio.fur import hairs
from studio.pen import NIGHT, form, line, tone
from studio.sheet import circle, oval

FUR, DEEP, LIGHT, SPINE, SPINE_DEEP, TIP = "#c69b6d", "#8f6339", "#e3c295", "#54402f", "#35271d", "#ead6ae"

_CONTOUR = (
    "M82 40C68 39 51 48 45 63C40 78 44 92 57 98C70 102.5 82 98 90 90C97 86 104 81.5 108.5 75C111 70.5 108.5 66.5 104 66"
    "C98.5 62 95.5 56 93 50C91 44.5 87.5 41 82 40Z"
)
_DOME = "M46 95C16 92 6 56 26 30C46 10 78 14 94 40C95 44 95 47 93 49L82 44L50 62L53 94Z"


def spines() -> str:
    """The coat of spines behind the face."""
    return (
        hairs("M47 96C19 90 9 57 28 33C46 13 76 17 92 40", 4.2, 15, -62, SPINE_DEEP, 4.4, 0.05)
        + tone(_DOME, SPINE)
        + hairs("M40 92C20 82 17 57 32 38C48 22 72 23 88 40", 4.4, 15, -58, SPINE_DEEP, 3, 0.05)
        + hairs("M40 93C19 82 16 57 31 37C48 20 73 22 89 39", 4.4, 13, -58, TIP, 1.3, 0.05)
        + hairs("M43 91C28 80 26 62 39 46C52 32 70 31 84 41", 4.2, 13, -56, SPINE_DEEP, 3, 0.05)
        + hairs("M43.5 92C27 80 25 61 38 45C52 30.5 71 30 85 40.5", 4.2, 11, -56, TIP, 1.3, 0.05)
        + hairs("M47 90C37 80 36 66 46 54C56 42 68 39 80 42", 4, 10, -54, SPINE_DEEP, 2.6, 0.05)
        + hairs("M47 90C37 80 36 66 46 54C56 42 68 39 80 42", 4, 8.5, -54, TIP, 1.2, 0.05)
    )


def face() -> str:
    """The head without eyes, brows and mouth."""
    inside = (
        tone(
            "M82 40C88 41 91 45 93 50C95.5 56 98.5 62 104 66L109 70C105 72 99 73 93 72C84 68 78 "
            "56 76 42C78 41 80 40 82 40Z",
            LIGHT,
            0.6,
        )
        + tone(
            "M45 63C40 78 44 92 57 98C70 102.5 82 98 90 90C97 86 104 81.5 108.5 75C100 82 88 86 "
            "76 86C62 86 50 78 45 63Z",
            LIGHT,
            0.75,
        )
        + tone("M57 98C70 102.5 82 98 90 90C97 86 104 81.5 108.5 75C101 80 95 83 89 84C82 94 68 97 52 94Z", DEEP, 0.28)
        + hairs("M47 64C44 74 45 83 49 90", 3, 9, -28, DEEP, 1.4)
        + hairs("M52 55C60 47 69 43 78 43", 3.2, 8, 52, DEEP, 1.4)
        + hairs("M55 82C60 88 67 91 75 91", 3.4, 6, 18, DEEP, 1.1)
        + hairs("M52 74C57 81 64 85 72 86", 3.6, 6, 14, DEEP, 1.1)
        + hairs("M82 46C85 53 89 60 95 65", 3.6, 5, 8, DEEP, 1.1)
        + oval(72, 79, 7, 4.5, fill="#d98a70", fill_opacity=0.4)
    )
    ear = form(
        "M49 66C42 63 41 53 48 50C55 47.5 61 53 60 60C58 65 53 67.5 49 66Z",
        DEEP,
        tone("M50 62.5C46 60.5 46 55.5 50 54C54 53 57.5 56 57 60C56 62.5 53 63.5 50 62.5Z", "#c58f74"),
        1.7,
    )
    return form(_CONTOUR, FUR, inside, 1.9) + ear


def nose() -> str:
    """Nose and whiskers."""
    return (
        form(
            "M101.5 66.5C102.5 62 109 61.5 111.5 65.5C113 70 109.5 73.5 106 73C102.5 72.5 101 70 101.5 66.5Z",
            NIGHT,
            oval(105.5, 65.6, 1.8, 1, fill="#8b7a70"),
            1.2,
        )
        + line("M95 76C90 75 84 76 80 78M95.5 78.5C91 79.5 87 82 84 85", 0.7)
        + circle(97.5, 76, 0.6, fill=NIGHT)
        + circle(98.5, 78.5, 0.6, fill=NIGHT)
    )


def features(mood: Mood) -> str:
    """Eyes, brows and mouth."""
    near = Eye(70, 63, 5.4, 5.2, "#6b4424", -1, 0.2)
    far = Eye(91, 57.5, 3.6, 4.8, "#6b4424", 1, 0.3)
    brow = {
        Mood.THINKING: ("M62 54.5C66 51 71 51 75 53", "M85 46.5C88 45 91 46 93.5 49"),
        Mood.DISMAYED: ("M62 56C65 51 70 49 76 49", "M85 47.5C88 47 91.5 48.5 94 52.5"),
        Mood.TRIUMPHANT: ("M62 52C66 48.5 71 48.5 75 51", "M85 47.5C88 45.5 91 46 93.5 49.5"),
        Mood.STERN: ("M62 52.5C67 52.5 72 54.5 76 57.5", "M84 51C87 49.5 90.5 49 94 50.5"),
    }.get(mood, ("M62 54C65.5 50.5 71 50.5 75 53", "M85 49.5C88 47.5 91 48 93.5 51"))
    mouth = {
        Mood.PLEASED: line("M105 73C104 79 96 84.5 87 82M87 82C85.5 81.5 84.5 80.5 84 79.5", 1.5),
        Mood.THINKING: line("M105 73C104 77.5 99 80.5 93 81", 1.5),
        Mood.DISMAYED: tone("M89 88C88.5 83.5 95 80 100 81C101.5 84 93 91.5 89 88Z", "#5a1d18")
        + line("M105 73C104.5 76.5 102.5 79 100 80.5M87.5 88.5C88 83 95 79.5 101 81", 1.4),
        Mood.TRIUMPHANT: tone(
            "M87 82.3C95 84 102 79.5 104.5 75C106 81 101.5 87.5 95.5 89C91 89.5 88 86.5 87 82.3Z", "#6b1f1a"
        )
        + tone("M90 87.6C92.5 85.2 98 84 101.5 85C98.5 89.5 93 90.5 90 87.6Z", "#c9655a")
        + line(
            "M105 73C104 79 96 84.5 87 82C85.5 81.5 84.5 80.5 84 79.5M87 82.3C88 86.5 91 89.5 "
            "95.5 89C101.5 87.5 106 81 104.5 75",
            1.4,
        ),
    }.get(mood, line("M105 73C104 78.5 97 83 89 82", 1.5))
    return (
        hairs(brow[0], 1.9, 4, -28, DEEP, 1.5)
        + hairs(brow[1], 1.9, 3.2, -24, DEEP, 1.4)
        + both(near, far, mood)
        + mouth
    )
