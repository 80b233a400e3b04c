"""The letters that mean the same on every screen: F fills the screen, ? tells how to play, M opens the table's menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.look.gestures import Deed, Gesture

if TYPE_CHECKING:
    from game.screens.app import App
    from game.screens.table import TableScreen


def press(app: App, letter: str) -> bool:
    """Do what a letter stands for on any screen; whether it stands for anything."""
    if letter == "f":
        if app.device.page.allows(Deed.FULLSCREEN):  # a page does so by itself, inside the press
            app.device.page.perform("", Gesture(Deed.FULLSCREEN))
    elif letter == "?":
        _tell_how_to_play(app)
    elif letter == "m":
        _show_menu(app)
    else:
        return False
    return True


def _tell_how_to_play(app: App) -> None:
    """Open the rules, or close them with whatever lies on them."""
    from game.screens.how_to_play import HowToPlaySheet

    open_now = app.opened(HowToPlaySheet)
    if open_now is not None:
        app.close(open_now)
    else:
        table = _table(app)
        app.open(HowToPlaySheet(app, app.settings.house if table is None else table.view.house))


def _show_menu(app: App) -> None:
    """Open the table's menu, or close it with whatever lies on it; on the title there is none."""
    from game.screens.dialogs import ElsewhereDialog, MenuDialog

    open_now, table = app.opened(MenuDialog), _table(app)
    if open_now is not None:
        app.close(open_now)
    elif table is not None and app.opened(ElsewhereDialog) is None:
        app.open(MenuDialog(app, table))


def _table(app: App) -> TableScreen | None:
    """The table, where one sits at it, whatever lies on it."""
    from game.screens.table import TableScreen

    return app.bottom if isinstance(app.bottom, TableScreen) else None
