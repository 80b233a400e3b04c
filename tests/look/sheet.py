"""A contact sheet of the artwork for eyes: `python -m tests.look.sheet OUT.png [NAME]`."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.look.cards import CardArt, Face
from game.look.pictures import Icon, Mark, Mood, Scene, Who, background, icon, picture, portrait
from game.look.theme import LAMPLIGHT, Colour


def cards(width: int = 150, face: Face = Face.CLASSIC, px_scale: float = 1.0) -> pygame.Surface:
    """All 52 faces, a row a suit, then the back and dimmed cards."""
    art = CardArt((width, width * 7 // 5), face, px_scale)
    gap = max(4, width // 12)
    step = (width + gap, width * 7 // 5 + gap)
    sheet = _ground((13 * step[0] + gap, 5 * step[1] + gap), LAMPLIGHT.table)
    for card in range(52):
        suit, rank = divmod(card, 13)
        at = (gap + rank * step[0], gap + suit * step[1])
        sheet.blit(art.shadow(), (at[0] + art.shadow_offset[0], at[1] + art.shadow_offset[1]))
        sheet.blit(art.face(card), at)
    row = gap + 4 * step[1]
    for place, surface in enumerate([art.back(), art.dimmed(36), art.dimmed(50), art.dimmed(0), art.dimmed(24)]):
        sheet.blit(surface, (gap + place * step[0], row))
    return sheet


def small() -> pygame.Surface:
    """Fanned hands as a phone shows them, at several sizes and faces."""
    sheet = _ground((420, 1100), LAMPLIGHT.table)
    hand = (1, 8, 9, 37, 36, 35, 24, 12, 21, 22, 51, 48, 47)
    y = 8
    for width, strip in ((40, 21), (60, 21), (72, 26), (90, 27)):
        for face in Face:
            art = CardArt((width, width * 7 // 5), face)
            for place, card in enumerate(hand):
                sheet.blit(art.face(card), (8 + place * strip, y))
            y += width * 7 // 5 + 6
    return pygame.transform.scale_by(sheet, 2)


def portraits(size: int = 220) -> pygame.Surface:
    """Everyone in every mood, large and as small as a phone shows them."""
    sheet = _ground((5 * (size + 12) + 12, 4 * (size + 70) + 12), LAMPLIGHT.wall)
    for row, who in enumerate(Who):
        for column, mood in enumerate(Mood):
            at = (12 + column * (size + 12), 12 + row * (size + 70))
            sheet.blit(portrait(who, mood, size), at)
            sheet.blit(portrait(who, mood, 48), (at[0] + 40, at[1] + size + 6))
            sheet.blit(portrait(who, mood, 36), (at[0] + 110, at[1] + size + 12))
    return sheet


def icons() -> pygame.Surface:
    """All icons and marks at 24, 36 and 72 px."""
    names: list[Icon | Mark] = [*Icon, *Mark]
    sheet = _ground((11 * 140 + 10, 4 * 90 + 10), LAMPLIGHT.quiet)
    for place, name in enumerate(names):
        x, y = 10 + place % 11 * 140, 10 + place // 11 * 90
        for size, dx in ((72, 0), (36, 76), (24, 114)):
            sheet.blit(icon(name, size, LAMPLIGHT.quiet_text), (x + dx, y + 36 - size // 2))
    return sheet


def scenes() -> pygame.Surface:
    """The things about the burrow."""
    sheet = _ground((1300, 700), LAMPLIGHT.table)
    for place, name in enumerate(Scene):
        sheet.blit(picture(name, 300, 220), (10 + place % 4 * 320, 10 + place // 4 * 230))
    return sheet


def table(size: tuple[int, int] = (1280, 720), px_scale: float = 1.0) -> pygame.Surface:
    """A mock-up of a trick being played, to judge how everything sits together."""
    w, h = size
    sheet = background(size, px_scale).copy()
    width = round(min(110 * px_scale, w * 0.17))
    hand, trick = (
        CardArt((width, width * 7 // 5), px_scale=px_scale),
        CardArt((width, width * 7 // 5), px_scale=px_scale),
    )
    little = CardArt((width // 2, width * 7 // 10), px_scale=px_scale)
    cards_held = (1, 8, 9, 37, 36, 35, 24, 12, 21, 22, 51, 48, 47)
    strip = min((w - width - 16) / 12, width * 0.62)
    left = (w - strip * 12 - width) / 2
    for place, card in enumerate(cards_held):
        face = hand.dimmed(card) if 2 < place < 6 else hand.face(card)
        at = (round(left + place * strip), h - hand.size[1] - (34 if place == 8 else 14))
        sheet.blit(hand.shadow(), (at[0] + hand.shadow_offset[0], at[1] + hand.shadow_offset[1]))
        sheet.blit(face, at)
    middle = (w // 2, round(h * 0.4))
    for card, dx, dy in ((36, 0, 0.62), (50, -0.9, 0), (34, 0, -0.62), (27, 0.9, 0)):
        at = (round(middle[0] + dx * width - width / 2), round(middle[1] + dy * width - trick.size[1] / 2))
        sheet.blit(trick.shadow(), (at[0] + trick.shadow_offset[0], at[1] + trick.shadow_offset[1]))
        sheet.blit(trick.face(card), at)
    side = round(min(w, h) * 0.17)
    for who, mood, x, y in (
        (Who.HAZEL, Mood.THINKING, side * 0.7, h * 0.36),
        (Who.BERTIE, Mood.DISMAYED, w / 2 - side * 1.6, side * 0.6),
        (Who.MABEL, Mood.WAITING, w - side * 0.7, h * 0.36),
    ):
        sheet.blit(portrait(who, mood, side), (round(x - side / 2), round(y - side / 2)))
    for place in range(10):
        sheet.blit(little.back(), (w // 2 - side + place * little.size[0] // 3, 10))
    cup = round(min(w, h) * 0.2)
    sheet.blit(picture(Scene.CUP_ABOVE, cup, cup), (w - round(cup * 1.3), round(h * 0.02)))
    sheet.blit(picture(Scene.CRUMBS, cup, cup), (round(cup * 0.2), round(h * 0.02)))
    return sheet


def phone() -> pygame.Surface:
    """The same on a phone."""
    return table((780, 1400), 2.0)


def _ground(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    sheet = pygame.Surface(size)
    sheet.fill(colour)
    return sheet


SHEETS = {
    "cards": cards,
    "small": small,
    "portraits": portraits,
    "icons": icons,
    "scenes": scenes,
    "table": table,
    "phone": phone,
}

if __name__ == "__main__":
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    wanted = sys.argv[2] if len(sys.argv) > 2 else "cards"
    pygame.image.save(SHEETS[wanted](), sys.argv[1])
