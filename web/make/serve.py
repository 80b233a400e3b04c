"""The little server behind ./build.sh serve and the tests: right types, compression, nothing else."""

import contextlib
import errno
import gzip
import http.server
import io
import socketserver
import threading
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import IO

import brotli

from make.places import SITE
from make.stamps import files_under
from make.tools import say
from make.trouble import Trouble

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
# What hosts usually compress; zips are compressed already.
COMPRESSED = (".html", ".js", ".mjs", ".wasm", ".svg", ".txt", ".md", ".json", ".webmanifest")


class Packer:
    """Compresses each file once and keeps the result while the file stays as it is."""

    def __init__(self) -> None:
        self.packed: dict[tuple[Path, int, str], bytes] = {}

    def pack(self, file: Path, coding: str) -> bytes:
        """The file's bytes in a content coding, "br" or "gzip"."""
        key = (file, file.stat().st_mtime_ns, coding)
        if key not in self.packed:
            body = file.read_bytes()
            self.packed[key] = brotli.compress(body, quality=9) if coding == "br" else gzip.compress(body, 9, mtime=0)
        return self.packed[key]

    def pack_all(self, folder: Path, coding: str) -> None:
        """Compress everything in a folder now, so that no visitor has to wait for it."""
        for file in files_under(folder):
            if file.suffix in COMPRESSED:
                self.pack(file, coding)


PACKER = Packer()


CODINGS = ("br", "gzip")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves one folder as a good static host would."""

    protocol_version = "HTTP/1.1"
    codings: tuple[str, ...] = CODINGS
    extensions_map = TYPES

    def log_message(self, *_: object) -> None:
        """Say nothing: a visit is no event."""

    def send_head(self) -> IO[bytes] | None:  # type: ignore[override]
        """Send the headers and return the body, compressed where that helps and the browser takes it."""
        file = Path(self.translate_path(self.path))
        if file.is_dir() and self.path.split("?")[0].endswith("/"):
            file /= "index.html"
        if not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        accepted = self.headers.get("Accept-Encoding", "")
        coding = next((c for c in self.codings if c in accepted), "") if file.suffix in COMPRESSED else ""
        body = PACKER.pack(file, coding) if coding else file.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Cache-Control", "no-cache")
        if coding:
            self.send_header("Content-Encoding", coding)
        self.end_headers()
        return io.BytesIO(body)


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    """Answers several requests at once and is deaf to browsers that hang up."""

    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in mid-answer is nothing to tell."""


def open_server(port: int, folder: Path = SITE, codings: tuple[str, ...] = CODINGS) -> Server:
    """A server for a folder, not yet running.

    Args:
        port: on this machine alone; 0 for any that is free.
        folder: what to serve.
        codings: the content codings to use, the best first.

    Raises:
        Trouble: the port is taken or not ours to use.
    """
    try:
        handler = type("CodingHandler", (Handler,), {"codings": codings})
        return Server(("127.0.0.1", port), partial(handler, directory=str(folder)))
    except (OSError, OverflowError) as error:
        reason = "is in use" if getattr(error, "errno", 0) == errno.EADDRINUSE else "cannot be used"
        raise Trouble(f"Port {port} {reason}: choose another with ./build.sh serve --port N.") from error


def serve(port: int) -> None:
    """Serve build/web/ until interrupted."""
    with open_server(port) as server:
        threading.Thread(target=PACKER.pack_all, args=(SITE, CODINGS[0]), daemon=True).start()
        say(f"Kettle Burrow Hearts is at http://localhost:{server.server_address[1]} (Ctrl+C ends it)")
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
