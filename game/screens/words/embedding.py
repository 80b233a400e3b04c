"""The words for whoever wants the game in a page of their own, and of the link to all of a site's games."""

from __future__ import annotations

EMBED = "Embed this game"
EMBED_SHORT = "Embed"
EMBED_TEXT = "Paste this into a page of yours, and the table stands there. Width and height may be any you like."
COPY_SNIPPET = "Copy"


def not_opened(address: str) -> str:
    """What is said where the page around the game, or the browser, lets it open no tab."""
    return f"No tab can be opened from here. The address is {address}"


def snippet(name: str, address: str) -> str:
    """The HTML that shows the game in another page.

    Args:
        name: of the game.
        address: that opens it, without options.
    """
    source = address.replace("&", "&amp;").replace('"', "&quot;")
    return (
        f'<iframe src="{source}?embed=1" title="{name}" width="960" height="600" '
        'style="border: 0; max-width: 100%" allow="fullscreen; autoplay; clipboard-write; web-share"></iframe>'
    )


def more_games(name: str) -> str:
    """The link to all of a site's games, for those who listen."""
    return f"{name}, more games, opens in a new tab"
