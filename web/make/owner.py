"""What site.toml says: the link to all of a site's games, checked before anything is built."""

import html
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from make.places import ROOT
from make.trouble import Trouble

FILE = ROOT / "site.toml"
LONGEST_NAME = 24


def more_games(file: Path = FILE) -> str:
    """The link as the page's head holds it; "" where the site names none.

    Raises:
        Trouble: the name or the address is wrong.
    """
    name, address = (_text(_table(file), key) for key in ("name", "address"))
    if not name and not address:
        return ""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Trouble(f"site.toml: the name under [more-games] must be 1 to {LONGEST_NAME} letters, not {name!r}.")
    if not _is_safe(address):
        raise Trouble(
            f"site.toml: the address under [more-games] must begin with https:// and name a host, not {address!r}."
        )
    return f'<meta name="more-games" content="{html.escape(name)}" data-address="{html.escape(address)}">'


def _table(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8")).get("more-games", {})
    except (OSError, ValueError) as error:
        raise Trouble(f"site.toml cannot be read: {error}.") from error
    return found if isinstance(found, dict) else {}


def _text(table: dict[str, Any], key: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str):
        raise Trouble(f"site.toml: the {key} under [more-games] must be a text in quotation marks, not {value!r}.")
    return value.strip()


def _is_safe(address: str) -> bool:
    """Whether it is a plain https address, with a host and without a password."""
    try:
        parts = urlsplit(address)
        host = parts.hostname
    except ValueError:
        return False
    return parts.scheme == "https" and bool(host) and "@" not in parts.netloc and not any(map(str.isspace, address))
