"""Every picture of the game by name, at any pixel size: icons, marks, scenery, and the four at the table with moods.

`picture` and `portrait` come out of one cache; surfaces that come back are shared: blit them, never draw on them.
"""

from __future__ import annotations

from enum import StrEnum

import pygame

from game.look import svg
from game.look.tabletop import background
from game.look.theme import LAMPLIGHT, Colour

__all__ = ["Icon", "Mark", "Mood", "Scene", "Who", "background", "clear", "icon", "picture", "portrait"]


class Icon(StrEnum):
    """Line drawings for buttons, drawn in one colour; square."""

    UNDO = "icons/undo"
    HINT = "icons/hint"
    LAST_TRICK = "icons/last-trick"
    MENU = "icons/menu"
    RESTART = "icons/restart"
    RENEW = "icons/renew"
    PAUSE = "icons/pause"
    HELP = "icons/help"
    SOUND_ON = "icons/sound-on"
    SOUND_OFF = "icons/sound-off"
    FULLSCREEN = "icons/fullscreen"
    FULLSCREEN_OFF = "icons/fullscreen-off"
    CLOSE = "icons/close"
    LEFT = "icons/left"
    RIGHT = "icons/right"
    ACROSS = "icons/across"
    UP = "icons/up"
    DOWN = "icons/down"
    NEXT = "icons/next"
    PLAY = "icons/play"
    SHARE = "icons/share"
    COPY = "icons/copy"
    BACK = "icons/back"
    CHART = "icons/chart"
    BOOK = "icons/book"
    GEAR = "icons/gear"
    FRIENDS = "icons/friends"
    COMPUTER = "icons/computer"
    TIMER = "icons/timer"
    CHECK = "icons/check"
    EXPORT = "icons/export"
    IMPORT = "icons/import"
    BIN = "icons/bin"


class Mark(StrEnum):
    """Small signs on the table and the score sheet; square. The suits are drawn in one colour."""

    CLUBS = "marks/clubs"
    DIAMONDS = "marks/diamonds"
    SPADES = "marks/spades"
    HEARTS = "marks/hearts"
    BROKEN_HEART = "marks/broken-heart"
    MOON = "marks/moon"
    CROWN = "marks/crown"
    RECEIVED = "marks/received"


class Scene(StrEnum):
    """Things that stand about the burrow, in full colour; the last two as seen from above."""

    KETTLE = "scene/kettle"
    TEACUP = "scene/teacup"
    CANDLE = "scene/candle"
    WINDOW = "scene/window"
    LAMP = "scene/lamp"
    SHELF = "scene/shelf"
    ROOTS = "scene/roots"
    CRUMBS = "scene/crumbs"
    CUP_ABOVE = "scene/cup-above"


class Who(StrEnum):
    """The four at the table."""

    YOU = "portraits/you"
    HAZEL = "portraits/hazel"
    BERTIE = "portraits/bertie"
    MABEL = "portraits/mabel"


class Mood(StrEnum):
    """How a portrait looks."""

    WAITING = "waiting"
    THINKING = "thinking"
    PLEASED = "pleased"
    DISMAYED = "dismayed"
    TRIUMPHANT = "triumphant"


_OWN_COLOURS: dict[str, Colour] = {
    **dict.fromkeys((*Icon, Mark.CLUBS, Mark.SPADES), LAMPLIGHT.chalk),
    **dict.fromkeys((Mark.DIAMONDS, Mark.HEARTS, Mark.BROKEN_HEART), LAMPLIGHT.heart),
    **dict.fromkeys((Mark.MOON, Mark.CROWN, Mark.RECEIVED), LAMPLIGHT.lamp),
}
_shelf = svg.Shelf()


def picture(name: str, width_px: int, height_px: int, tint: Colour | None = None) -> pygame.Surface:
    """A picture as large as fits the box in device px, centred in it.

    `tint` colours the one-colour ones (icons and marks); without it a mark has its own colour for dark grounds.
    """
    tint = tint or _OWN_COLOURS.get(name)
    key = (name, width_px, height_px, tint)
    found = _shelf.get(key)
    if found is not None:
        return found
    text = svg.source(name)
    return _shelf.put(key, svg.drawn(svg.tinted(text, tint) if tint else text, width_px, height_px))


def icon(name: Icon | Mark, size_px: int, colour: Colour) -> pygame.Surface:
    """A square one-colour drawing."""
    return picture(name, size_px, size_px, colour)


def portrait(who: Who, mood: Mood, size_px: int) -> pygame.Surface:
    """One of the four in a round frame, `size_px` across, in a mood."""
    key = (who, mood, size_px)
    found = _shelf.get(key)
    if found is not None:
        return found
    drawn = svg.drawn(svg.in_mood(svg.source(who), mood), size_px, size_px)
    drawn.blit(picture("portraits/mask", size_px, size_px), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return _shelf.put(key, drawn)


def clear() -> None:
    """Forget every drawn picture: for a change of size or pixel ratio."""
    _shelf.clear()
