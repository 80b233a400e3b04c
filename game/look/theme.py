"""The game's colours, type scale and the other numbers that are *look*; where things stand is `layout`'s.

One idea: lamplight on a honey-oak table in a dim burrow. Every colour is named for its role, never for its hue, so a
variant (high contrast, four-colour suits) is another value of the same frozen structure. `contrast` is the WCAG ratio;
`TEXT_PAIRS` lists every text colour with the grounds it may lie on, and the tests hold each to 4.5:1; `MARK_PAIRS` does
so for marks, at 3:1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

Colour = tuple[int, int, int]


def _hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


@dataclass(frozen=True)
class SuitInks:
    """The colour each suit is printed in, on paper."""

    clubs: Colour
    diamonds: Colour
    spades: Colour
    hearts: Colour

    def of(self, suit: int) -> Colour:
        """The ink of a suit number: clubs, diamonds, spades, hearts are 0 to 3."""
        return (self.clubs, self.diamonds, self.spades, self.hearts)[suit]


@dataclass(frozen=True)
class Palette:
    """All colours of one look."""

    # the room
    night: Colour
    wall: Colour
    wall_lit: Colour
    table: Colour
    table_lit: Colour
    table_dark: Colour
    table_edge: Colour
    lamp: Colour
    moonlight: Colour
    # paper: cards, panels, dialogs
    paper: Colour
    paper_shade: Colour
    paper_line: Colour
    card: Colour
    card_edge: Colour
    # ink on paper
    ink: Colour
    ink_soft: Colour
    ink_red: Colour
    ink_green: Colour
    # chalk: text on the room's dark grounds
    chalk: Colour
    chalk_soft: Colour
    # things to press
    button: Colour
    button_lit: Colour
    button_down: Colour
    button_off: Colour
    button_text: Colour
    button_off_text: Colour
    quiet: Colour
    quiet_text: Colour
    danger: Colour
    danger_text: Colour
    # marks
    focus: Colour
    focus_under: Colour
    turn: Colour
    taker: Colour
    received: Colour
    picked: Colour
    heart: Colour
    # charts: South, West, North, East, on paper
    lines: tuple[Colour, Colour, Colour, Colour]
    suits: SuitInks
    four_suits: SuitInks


LAMPLIGHT = Palette(
    night=_hex("21160f"),
    wall=_hex("38261a"),
    wall_lit=_hex("5a3d26"),
    table=_hex("96602f"),
    table_lit=_hex("b97d42"),
    table_dark=_hex("6a3f20"),
    table_edge=_hex("4a2b16"),
    lamp=_hex("f6cf82"),
    moonlight=_hex("7896be"),
    paper=_hex("fbf3e0"),
    paper_shade=_hex("f0e2c4"),
    paper_line=_hex("cfb98f"),
    card=_hex("fdf8ea"),
    card_edge=_hex("b9a27a"),
    ink=_hex("2b211b"),
    ink_soft=_hex("66523f"),
    ink_red=_hex("a8211a"),
    ink_green=_hex("3f5f30"),
    chalk=_hex("fbefd6"),
    chalk_soft=_hex("d9c19a"),
    button=_hex("f0c06a"),
    button_lit=_hex("f8d48b"),
    button_down=_hex("d9a44c"),
    button_off=_hex("7a6145"),
    button_text=_hex("2b1d10"),
    button_off_text=_hex("f2e4c8"),
    quiet=_hex("4c3524"),
    quiet_text=_hex("fbefd6"),
    danger=_hex("a8211a"),
    danger_text=_hex("fff4e2"),
    focus=_hex("ffe9a8"),
    focus_under=_hex("1c120b"),
    turn=_hex("f6cf82"),
    taker=_hex("fff1bc"),
    received=_hex("4f7a3f"),
    picked=_hex("f0c06a"),
    heart=_hex("f0705c"),
    lines=(_hex("b5541c"), _hex("4f7330"), _hex("3d5a80"), _hex("8a2f5b")),
    suits=SuitInks(clubs=_hex("2b211b"), diamonds=_hex("ae221b"), spades=_hex("2b211b"), hearts=_hex("ae221b")),
    four_suits=SuitInks(clubs=_hex("2a632f"), diamonds=_hex("1f5591"), spades=_hex("2b211b"), hearts=_hex("ae221b")),
)

HIGH_CONTRAST = replace(
    LAMPLIGHT,
    night=_hex("0c0805"),
    wall=_hex("17100a"),
    wall_lit=_hex("2a1c11"),
    table=_hex("4d2f17"),
    table_lit=_hex("5c3a1e"),
    table_dark=_hex("331e0e"),
    table_edge=_hex("1c1008"),
    paper=_hex("ffffff"),
    paper_shade=_hex("f3efe6"),
    paper_line=_hex("6b5c47"),
    card=_hex("ffffff"),
    card_edge=_hex("1a120d"),
    ink=_hex("000000"),
    ink_soft=_hex("33271d"),
    ink_red=_hex("8f0f0a"),
    ink_green=_hex("1f4416"),
    chalk=_hex("ffffff"),
    chalk_soft=_hex("f3e3c4"),
    button=_hex("ffd886"),
    button_lit=_hex("ffe6ae"),
    button_down=_hex("efbf62"),
    button_off=_hex("453524"),
    button_text=_hex("000000"),
    button_off_text=_hex("ffffff"),
    quiet=_hex("1f150d"),
    quiet_text=_hex("ffffff"),
    danger=_hex("8f0f0a"),
    danger_text=_hex("ffffff"),
    focus=_hex("ffffff"),
    focus_under=_hex("000000"),
    heart=_hex("ff8f80"),
    lines=(_hex("8a3500"), _hex("1f5200"), _hex("12386b"), _hex("6b0f3f")),
    suits=SuitInks(clubs=_hex("000000"), diamonds=_hex("a30d06"), spades=_hex("000000"), hearts=_hex("a30d06")),
    four_suits=SuitInks(clubs=_hex("0f5216"), diamonds=_hex("0a3f80"), spades=_hex("000000"), hearts=_hex("a30d06")),
)

# Text colour and ground, by role: what is printed on what. Everything else that carries words must come from here.
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    ("ink", "paper"),
    ("ink", "paper_shade"),
    ("ink", "card"),
    ("ink_soft", "paper"),
    ("ink_soft", "paper_shade"),
    ("ink_red", "paper"),
    ("ink_red", "paper_shade"),
    ("ink_green", "paper"),
    ("ink_green", "paper_shade"),
    ("chalk", "night"),
    ("chalk", "wall"),
    ("chalk", "wall_lit"),
    ("chalk", "table"),
    ("chalk", "table_dark"),
    ("chalk", "table_edge"),
    ("chalk_soft", "night"),
    ("chalk_soft", "wall"),
    ("chalk_soft", "wall_lit"),
    ("chalk_soft", "table_edge"),
    ("button_text", "button"),
    ("button_text", "button_lit"),
    ("button_text", "button_down"),
    ("button_text", "lamp"),
    ("button_off_text", "button_off"),
    ("quiet_text", "quiet"),
    ("danger_text", "danger"),
)


# Marks that tell something by themselves, and what they are seen against: held to 3:1.
MARK_PAIRS: tuple[tuple[str, str], ...] = (
    ("turn", "wall"),
    ("turn", "table_edge"),
    ("taker", "table_lit"),
    ("taker", "table_edge"),
    ("table_edge", "card"),
    ("received", "card"),
    ("received", "paper"),
    ("picked", "table"),
    ("picked", "table_dark"),
    ("heart", "wall"),
    ("heart", "table_dark"),
    ("lamp", "night"),
    ("chalk", "night"),
    ("chalk", "table_lit"),
    ("card", "table_lit"),
    ("ink_green", "card"),
    ("ink_green", "paper"),
    ("ink_soft", "card"),
    ("ink_soft", "paper"),
    ("ink_soft", "paper_shade"),
    ("focus", "focus_under"),
)


class Typeface(Enum):
    """The three faces, by the file that holds them."""

    DISPLAY = "fraunces-600.ttf"
    TEXT = "nunito-600.ttf"
    BOLD = "nunito-800.ttf"


class Type(Enum):
    """The type scale: each role's face, size in CSS px, and line height as a multiple of the size."""

    TITLE = (Typeface.DISPLAY, 46, 1.1)
    HEADING = (Typeface.DISPLAY, 28, 1.2)
    SUBHEAD = (Typeface.DISPLAY, 21, 1.25)
    SMALL_HEAD = (Typeface.DISPLAY, 17, 1.25)
    SCORE = (Typeface.BOLD, 18, 1.2)
    BUTTON = (Typeface.BOLD, 17, 1.25)
    BODY = (Typeface.TEXT, 16, 1.4)
    BOLD = (Typeface.BOLD, 16, 1.4)
    NAME = (Typeface.BOLD, 15, 1.25)
    SMALL = (Typeface.TEXT, 14, 1.35)
    LABEL = (Typeface.BOLD, 13, 1.3)
    TINY = (Typeface.BOLD, 12, 1.25)

    @property
    def typeface(self) -> Typeface:
        """The face this role is set in."""
        return self.value[0]

    @property
    def size(self) -> int:
        """Size in CSS px."""
        return self.value[1]

    @property
    def line_height(self) -> float:
        """Distance between baselines, in multiples of the size."""
        return self.value[2]


class Radius(Enum):
    """Corner radii in CSS px."""

    MARK = 6
    BUTTON = 12
    PANEL = 16


@dataclass(frozen=True)
class Strokes:
    """Line widths and soft edges, in CSS px."""

    hair: float = 1.0
    line: float = 1.5
    ring: float = 3.0
    shadow: float = 8.0


STROKES = Strokes()

# How strongly a veil darkens what lies under a dialog, 0..255, and how much of its brightness a dimmed card keeps.
VEIL_ALPHA = 168
DIMMED_CARD: Colour = _hex("cbb89a")


def palette(high_contrast: bool = False) -> Palette:
    """The palette in force."""
    return HIGH_CONTRAST if high_contrast else LAMPLIGHT


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """A colour `share` of the way (0..1) from `first` to `second`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Relative luminance by WCAG 2, 0..1."""
    parts = [value / 255 for value in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio of two colours by WCAG 2, 1..21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
