"""Hosts of every kind in one small server: the first part of an address names the kind, as in /untyped/index.html.

So the game also always lies in a sub-folder. Pages around the game lie beside it, under /around/.
"""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import IO

from make.places import SITE, WEB
from make.serve import Handler, Server

STRICT = (WEB / "EMBED.md").read_text("utf-8").partition("Content-Security-Policy: default-src")[2].splitlines()[0]
"""What the manual says is enough."""


@dataclass(frozen=True)
class Host:
    """How a host sends things: `types` sends a type of its own for a file's ending ("" for every other ending), `head`
    is put first into the page's head."""

    codings: tuple[str, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)
    types: Mapping[str, str] = field(default_factory=dict)
    head: str = ""


FORGETFUL = (
    "<script>Object.defineProperty(window, 'localStorage', "
    "{ get() { throw new DOMException('kept away', 'SecurityError'); } });</script>"
)
HOSTS = {
    "plain": Host(),
    "gzip": Host(codings=("gzip",)),
    # A page must be called a page; nothing else is known to this host.
    "untyped": Host(types={".html": "text/html", "": "application/octet-stream"}),
    "strict": Host(headers={"Content-Security-Policy": f"default-src{STRICT}", "X-Content-Type-Options": "nosniff"}),
    "isolated": Host(
        headers={"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
    ),
    "open": Host(headers={"Access-Control-Allow-Origin": "*"}),
    # No host, but a browser that keeps nothing; for browsers that let no test in before the page.
    "forgetful": Host(head=FORGETFUL),
}


class AnyHost(Handler):
    """Answers as the host that the address names."""

    around: Mapping[str, str] = {}

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        """Answer with a page around the game, or with the game's own file."""
        name, _, rest = self.path.removeprefix("/").partition("/")
        if name == "around":
            return self._send_page(self.around.get(rest.split("?")[0]))
        self.host = HOSTS.get(name, Host())
        self.codings = self.host.codings
        self.path = f"/{rest}"
        if self.host.head and rest.split("?")[0] in ("", "index.html"):
            page = (Path(self.directory) / "index.html").read_text("utf-8")
            return self._send_page(page.replace("<head>", f"<head>{self.host.head}", 1))
        return super().send_head()

    def _send_page(self, page: str | None) -> IO[bytes] | None:
        self.host = Host()
        if page is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        body = page.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def send_header(self, keyword: str, value: str) -> None:
        """Send a header, with this host's own idea of types."""
        if keyword == "Content-Type" and self.host.types:
            file = Path(self.path.split("?")[0])
            ending = file.suffix or ".html"
            value = self.host.types.get(ending, self.host.types[""])
        super().send_header(keyword, value)

    def end_headers(self) -> None:
        """End the headers with this host's own."""
        for name, value in self.host.headers.items():
            super().send_header(name, value)
        super().end_headers()


@contextmanager
def any_host(around: Mapping[str, str], folder: Path = SITE) -> Iterator[int]:
    """Serve a folder as all hosts, and pages around it by their names; gives the port on 127.0.0.1 and localhost."""
    handler = type("AnyHost", (AnyHost,), {"around": around})
    with Server(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()
