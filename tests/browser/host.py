"""A host for the built page that can be renewed, fail in many ways, and be switched off, as hosts are."""

import io
import shutil
import socket
import threading
from collections import Counter
from functools import partial
from pathlib import Path

from make.places import SITE
from make.serve import Handler, Server
from make.version import stamp

UNDER = "some/folder/"
"""Where the game lies on the host: never at its root, so that every address in it must be relative."""


class Host:
    """Serves a folder under a path of its own.

    `folder` may be changed at any time. `missing` are the names of files that it does not find, `spoilt` those that it
    sends with wrong bytes, `cut` those in whose middle it hangs up. `asked` counts what was asked for. `is_open` lets
    pages of any origin read it; `forbids_copies` has browsers keep no copies of their own.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.missing: set[str] = set()
        self.spoilt: set[str] = set()
        self.cut: set[str] = set()
        self.asked: Counter[str] = Counter()
        self.sent = 0
        self.is_down = False
        self.is_open = False
        self.forbids_copies = False
        self._port = 0
        self._server: Server | None = None
        self.switch_on()

    @property
    def address(self) -> str:
        """Where the game is."""
        return f"http://127.0.0.1:{self._port}/{UNDER}"

    def switch_on(self) -> None:
        """Begin to serve, at the same address as before."""
        self.is_down = False
        self._server = Server(("127.0.0.1", self._port), partial(_Handler, self))
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def switch_off(self) -> None:
        """Serve no more; connections that are still open are closed at the next question."""
        self.is_down = True
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def heal(self) -> None:
        """Find everything again, and send it as it is."""
        for wrong in (self.missing, self.spoilt, self.cut):
            wrong.clear()


class _Handler(Handler):
    """Answers for a host."""

    codings = ("gzip",)

    def __init__(self, host: Host, *args: object) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.folder))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        self.directory = str(self.host.folder)
        if path == "/favicon.ico":  # what browsers ask of every host
            return super().translate_path("favicon.png")
        under = path.removeprefix("/")
        return super().translate_path(under.removeprefix(UNDER) if under.startswith(UNDER) else "/nowhere")

    def send_head(self) -> io.BytesIO | None:
        if self.host.is_down:
            self._hang_up()
            return None
        name = self.path.split("?")[0].removeprefix(f"/{UNDER}")
        self.host.asked[name] += 1
        if name in self.host.missing:
            self.send_error(404)
            return None
        head = super().send_head()
        if head is None:
            return None
        body = head.read()
        if name in self.host.spoilt:
            body = body[: len(body) // 2] + bytes(64) + body[len(body) // 2 + 64 :]
        if name in self.host.cut:
            self.wfile.write(body[: len(body) // 2])
            self._hang_up()
            return None
        self.host.sent += len(body)
        return io.BytesIO(body)

    def end_headers(self) -> None:
        if self.host.is_open:
            self.send_header("Access-Control-Allow-Origin", "*")
        if self.host.forbids_copies:
            self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def _hang_up(self) -> None:
        self.close_connection = True
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_RDWR)


def another_build(folder: Path) -> Path:
    """A copy of the built page in which every part is a little different, stamped as a build of its own."""
    shutil.copytree(SITE, folder)
    for file in folder.rglob("*"):
        if file.suffix == ".js":
            file.write_text(file.read_text() + "\n// another build\n")
        elif file.suffix == ".wasm":
            file.write_bytes(file.read_bytes() + b"\x00\x08\x07another")  # a section that nobody reads
        elif file.suffix == ".zip":
            body = bytearray(file.read_bytes())
            body[-2:] = (7).to_bytes(2, "little")  # the length of the comment at its end
            file.write_bytes(body + b"another")
    stamp(folder, "another")
    return folder
