"""The hare: Hazel, and the court of hearts. A head turned a little to the right, on a 120-unit square."""

from __future__ import annotations

from studio.faces import Eye, Mood, both
from studio.fur import hairs
from studio.pen import form, line, tone
from studio.sheet import oval

FUR, DEEP, LIGHT, CREAM, TIP = "#b98a58", "#8a5f36", "#d2a873", "#f5e6ca", "#2e221b"
ROSE, GREY = "#d7a08a", "#c2a378"

_CONTOUR = (
    "M50 37C61 33.5 72 36.5 79 45C84 52 89 61 94.5 69C98.5 75 98.5 82 95 87C91 93 83 96 75 95C66 99 55 99.5 47 95.5"
    "C43.5 96.5 40 96.5 37 95.5C38.5 94 39 92.5 39 91C35.5 91 32.5 90 30.5 88C32.5 87 33.5 85.5 "
    "34 84C30 80 28.5 74 29 67"
    "C29 53 36 41 50 37Z"
)
_NEAR_UP = "M38 47C25 34 10 12 12 -14C27 -7 48 16 57 38C50 38 43 41 38 47Z"
_FAR_UP = "M58 37C52 20 54 -2 64 -15C76 -3 80 20 74 42C70 38 64 36.5 58 37Z"
_NEAR_DOWN = "M52 38C36 33 18 40 7 60C4 68 6 76 10 80C22 74 36 62 45 49Z"
_FAR_DOWN = "M66 37C80 32 96 38 106 54C110 62 110 70 107 74C96 70 84 60 76 46Z"


def ears(mood: Mood = Mood.WAITING) -> str:
    """Both ears, to lie behind the head: up, or hanging when dismayed."""
    if mood is Mood.DISMAYED:
        near = (
            tone("M6 62C4 69 6 76 10 80C15 77 19 74 22.5 71C16 69 10 66 6 62Z", TIP)
            + tone("M46 42C34 40 22 46 13 60C12 64 12 68 14 72C25 67 36 57 43 48Z", ROSE, 0.75)
            + hairs("M43 47C34 57 25 65 15 71", 3, 6, -55, CREAM, 1.5)
        )
        far = tone("M109 60C111 66 110 71 107 74C103 72.5 100 70.5 97 68C102 66.5 106 64 109 60Z", TIP) + tone(
            "M72 40C84 38 95 44 102 57C103 62 102 65 101 67C92 63 82 54 76 45Z", ROSE, 0.6
        )
        return form(_FAR_DOWN, DEEP, far, 1.8) + form(_NEAR_DOWN, FUR, near, 1.8)
    near = (
        tone("M12.8 1C11.8 -4 11.6 -9 12 -14C18.5 -11 25 -5.5 30.5 0.5C24.5 -1.5 18.5 -1.5 12.8 1Z", TIP)
        + tone("M40.5 43.5C28 32 17 14 17 -3C31 5 45 22 52 37.5C47.5 38 44 40.5 40.5 43.5Z", ROSE, 0.8)
        + tone("M48 31C40 18 31 6.5 20 -1C31 6 45 22 52.5 37.5C50 37.5 49.5 35 48 31Z", DEEP, 0.5)
        + hairs("M18.5 0C20.5 14 29 31 40.5 42.5", 2.7, 10, -36, CREAM, 1.7)
        + hairs("M14 2C17 18 25 33 37 44", 3.4, 5, -12, DEEP, 1.1)
    )
    far = (
        tone("M56.8 0C58.5 -6 61 -11 64 -15C67.8 -11 70.8 -6 73 0C67.5 -2 62 -2 56.8 0Z", TIP)
        + tone("M61.5 36.5C57 22 58 6 65 -3.5C72 5 75 24 71 38.5C68 36.8 65 36.3 61.5 36.5Z", ROSE, 0.7)
        + hairs("M72.5 2C75.2 14 75 27 72 38", 2.7, 8, 40, CREAM, 1.6, -0.18)
    )
    return form(_FAR_UP, DEEP, far, 1.8) + form(_NEAR_UP, FUR, near, 1.8)


def face() -> str:
    """The head without eyes, brows and mouth."""
    inside = (
        tone(
            "M50 37C61 33.5 73 37 80 46C82 49 84 52 85 55C80 60 79 68 82 76C72 70 66 58 64 48C62 42 57 38 50 37Z",
            LIGHT,
            0.6,
        )
        + tone("M29 67C28 80 34 90 43 95C51 98 64 98 75 95C60 93 47 84 43 70C38 66 33 65 29.5 67Z", DEEP, 0.38)
        + tone(
            "M71 77C74 70 83 66 92 68C97 72 99 80 95 87C91 93 83 96 75 95C66 97 56 95 50 91C59 90 68 85 71 77Z", CREAM
        )
        + tone("M45 60C48 51 60 49 68 56C71 60 69 68 62 71C54 72 47 68 45 60Z", CREAM, 0.85)
        + hairs("M34 56C32 62 31 68 32 74", 3, 7, -20, DEEP, 1.3)
        + hairs("M38 74C41 80 46 85 52 88", 3, 7, -14, DEEP, 1.3)
        + hairs("M44 74C49 79 56 82 63 82", 3.2, 7, 30, GREY, 1.2)
        + hairs("M60 37.5C66 40 70 45 72 51", 3.4, 6, 12, DEEP, 1.2)
        + hairs("M69 39.5C74 43 77 48 78 54", 3.4, 6, 10, DEEP, 1.2)
        + hairs("M72 60C74 65 77 69 81 71", 3.2, 5, 12, GREY, 1.2)
        + hairs("M56 89C63 92 70 92.5 77 91", 3.2, 5.5, 25, GREY, 1.2)
    )
    return form(_CONTOUR, FUR, inside, 1.9)


def nose() -> str:
    """Nose, lip pads and whiskers."""
    return (
        tone("M87 70.5C90 68.5 95 69 97 72C97.5 75.5 95 77.5 92.5 78C89.5 77.5 87 74 87 70.5Z", "#8d5a4d")
        + line("M87 70.5C90 68.5 95 69 97 72M92.5 78C89.5 77.5 87 74 87 70.5", 1.2)
        + line(
            "M82 79C76 77 68 77 60 80M82 81.5C76 82 69 84.5 64 88M81 84C77 86.5 73 90 71 94M96 "
            "79C101 77 106 77 111 79M96 82C100 83 104 85 107 88",
            0.7,
        )
    )


def features(mood: Mood) -> str:
    """Eyes, brows and mouth."""
    near = Eye(57, 60, 7.8, 6.6, "#b5701f", -1, 0.2)
    far = Eye(81, 55.5, 3.7, 5.4, "#b5701f", 1, 0.4)
    brow = {
        Mood.THINKING: ("M47 52C51 48 57 47.5 62 50", "M70 44.5C72 43 75 43.5 77 46"),
        Mood.DISMAYED: ("M46 53.5C50 48 56 45.5 63 45.5", "M69.5 44.5C72 44 75.5 45.5 78 49"),
        Mood.TRIUMPHANT: ("M46 49C50 44 57 44 62 48", "M70 45C72 43 75 43.5 77.5 46.5"),
        Mood.STERN: ("M47 48.5C52 48 58 50 63 53.5", "M69.5 50C72 47.5 75 46.5 78.5 47"),
    }.get(mood, ("M47 49C51 46 57 46.5 61 50", "M70.5 46.5C72.5 45 75 45.5 77 48"))
    mouth = {
        Mood.PLEASED: line("M92.5 78V83C88 89 79 89.5 74 84M92.5 83C94 84.5 95.5 84.5 97 83.5", 1.5),
        Mood.THINKING: line("M92.5 78V83.5C89 86.5 84 87.5 79 86.5M92.5 83.5C93.5 84.5 95 84.5 96.5 84", 1.5),
        Mood.DISMAYED: tone("M83 90C83 85.5 90 83 94 85.5C95.5 89 85.5 94.5 83 90Z", "#5a1d18")
        + line("M92.5 78V83M81.5 90.5C82 85 90 82 95.5 86", 1.4),
        Mood.TRIUMPHANT: tone(
            "M77 84.5C82 88.5 88 87.5 92.5 83.5C94 84.5 95 84.5 96.3 84C96 90 91.5 93.8 86 93.5C81 93 77.5 89 77 84.5Z",
            "#6b1f1a",
        )
        + tone("M80.5 90.5C83.5 88.5 88.5 89 91.5 91.5C88 94.3 83 93.8 80.5 90.5Z", "#c9655a")
        + tone("M89.5 85.6C90.5 85 91.5 84.3 92.5 83.5L94.3 84.4L93.8 88L89.8 88.3Z", "#fbf3e0")
        + line(
            "M92.5 78V83.5C87 89 79.5 88 75.5 83.5M92.5 83.5C94 84.5 95.5 84.5 97 83.5M77 84.5"
            "C77.5 89 81 93 86 93.5C91.5 93.8 96 90 96.3 84",
            1.4,
        ),
    }.get(mood, line("M92.5 78V83C88.5 87.5 81.5 88.5 77 85.5M92.5 83C93.5 84.5 95 84.5 96.5 84", 1.5))
    return (
        hairs(brow[0], 2, 4.6, -28, DEEP, 1.6) + hairs(brow[1], 2, 3.6, -24, DEEP, 1.5) + both(near, far, mood) + mouth
    )


def blush() -> str:
    """A little warmth on the cheek."""
    return oval(66, 79, 7, 4.5, fill="#d98a70", fill_opacity=0.35)
