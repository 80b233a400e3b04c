# /// script
# requires-python = ">=3.11"
# dependencies = ["pygame-ce==2.5.8"]
# ///
"""Kettle Burrow Hearts: the door. Builds the game for its device, and runs the loop."""

import asyncio
import sys

from game.screens.app import App
from game.screens.world import Device


def this_device() -> Device:
    """The body for where we are: a page, or a desktop window."""
    if sys.platform == "emscripten":
        from game.device.browser import Browser as Body
    else:
        from game.device.desktop import Desktop as Body
    return Body()


async def main() -> None:
    """Play until the window closes; in a page, for ever."""
    device = this_device()
    app = App(device)
    app.draw()
    await device.rest(0.0)  # the first picture is in front of the player
    app.prepare()
    while not device.closed:
        app.hear()
        app.update()
        app.draw()
        await device.rest(app.wake_at)


if __name__ == "__main__":
    asyncio.run(main())
