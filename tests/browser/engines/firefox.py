"""Firefox, driven over a web socket in the way that the standard WebDriver BiDi describes."""

from __future__ import annotations

import contextlib
import json
import queue
import re
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

STARTING = 90.0
"""Seconds that Firefox may take to start."""
ANSWERING = 90.0
"""Seconds that it may take to answer."""
_CARRIER = Path(__file__).with_name("web_socket.mjs")
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# The game asks no other host for anything, and Firefox shall not, either.
_PREFERENCES = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
"""


class Firefox:
    """A headless Firefox with a fresh profile. `errors` are what its pages have told the console."""

    def __init__(self, program: str, width: int, height: int) -> None:
        self.errors: list[str] = []
        self._last = 0
        self._heard: queue.Queue[str] = queue.Queue()
        self._processes: list[subprocess.Popen[Any]] = []
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = Path(self._folder.name)
        (profile / "user.js").write_text(_PREFERENCES)
        told = profile / "told.txt"
        with told.open("w") as out:
            command = [program, "--headless", "--remote-debugging-port", "0", "--profile", str(profile), "about:blank"]
            self._processes.append(subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT))
        try:
            self._connect(f"{self._address(told)}/session")
            self._send("session.new", {"capabilities": {}})
            self._send("session.subscribe", {"events": ["log.entryAdded"]})
            (context,) = self._send("browsingContext.getTree", {})["contexts"]
            self._context: str = context["context"]
            size = {"width": width, "height": height}
            self._send("browsingContext.setViewport", {"context": self._context, "viewport": size})
        except BaseException:
            self.close()
            raise

    def _address(self, told: Path) -> str:
        give_up = time.monotonic() + STARTING
        while time.monotonic() < give_up:
            if found := _LISTENS.search(told.read_text(errors="replace")):
                return found[1]
            time.sleep(0.1)
        raise TimeoutError(f"Firefox did not start: {told.read_text(errors='replace')}")

    def _connect(self, address: str) -> None:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._carrier = subprocess.Popen(["node", _CARRIER, address], text=True, bufsize=1, **pipes)  # type: ignore[call-overload]
        self._processes.append(self._carrier)

        def listen() -> None:
            for line in self._carrier.stdout:
                self._heard.put(line)

        threading.Thread(target=listen, daemon=True).start()

    def _send(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send a command and return its result; what is told meanwhile is noted."""
        self._last += 1
        self._carrier.stdin.write(json.dumps({"id": self._last, "method": method, "params": params}) + "\n")
        while True:
            message = json.loads(self._heard.get(timeout=ANSWERING))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(str(message["params"]["text"]))
            if message.get("id") == self._last:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def open(self, address: str) -> None:
        self._send("browsingContext.navigate", {"context": self._context, "url": address, "wait": "complete"})

    def ask(self, expression: str) -> Any:
        script = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        target = {"context": self._context}
        answer = self._send("script.evaluate", {"expression": script, "target": target, "awaitPromise": True})
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        actions = [{"type": "pointer", "id": "mouse", "actions": steps}]
        self._send("input.performActions", {"context": self._context, "actions": actions})

    def close(self) -> None:
        for process in reversed(self._processes):
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()
        self._folder.cleanup()
