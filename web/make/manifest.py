"""The manifest: what a device must know to install the game. Name, words and colour come from the page's own head."""

import json
import re

from make.trouble import Trouble

SHORT_NAME = "Hearts"
"""What stands under an icon, where there is little room."""
FOLDER = "install"
ICONS = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable-192.png", 192, "maskable"),
    ("icon-maskable-512.png", 512, "maskable"),
)
SCREENSHOTS = (("screenshot-wide.jpg", "1280x720", "wide"), ("screenshot-narrow.jpg", "780x1688", "narrow"))


def manifest(page: str) -> str:
    """The manifest as JSON.

    Args:
        page: the HTML of the page that is to be installed.

    Raises:
        Trouble: its head does not say what the manifest needs.
    """
    colour = _content(page, "theme-color")
    made = {
        "name": _found(r"<title>([^<]*)</title>", page),
        "short_name": SHORT_NAME,
        "description": _content(page, "description"),
        "lang": "en-GB",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "display_override": ["fullscreen", "standalone"],
        "theme_color": colour,
        "background_color": colour,
        "categories": ["games", "cards"],
        "icons": [
            {"src": f"{FOLDER}/{file}", "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}
            for file, side, purpose in ICONS
        ],
        "screenshots": [
            {
                "src": f"{FOLDER}/{file}",
                "sizes": sizes,
                "type": "image/jpeg",
                "form_factor": form,
                "label": "A hand in play",
            }
            for file, sizes, form in SCREENSHOTS
        ],
    }
    return json.dumps(made, indent=1)


def _content(page: str, name: str) -> str:
    return _found(rf'<meta name="{name}" content="([^"]*)">', page)


def _found(pattern: str, page: str) -> str:
    found = re.search(pattern, page)
    if found is None:
        raise Trouble(f"web/index.tmpl has nothing like {pattern} for the manifest to say.")
    return found[1]
