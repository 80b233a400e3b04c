"""WebKitGTK, Safari's engine, in its MiniBrowser on a screen in memory, driven by its own WebDriver."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

STARTING = 60.0
ANSWERING = 120.0


class WebKit:
    """A MiniBrowser with one window. It says nothing of its console: `errors` stays empty."""

    def __init__(self, driver: str, mini_browser: Path, width: int, height: int) -> None:
        self.errors: list[str] = []
        self._processes: list[subprocess.Popen[Any]] = []
        try:
            display = self._screen(width, height)
            port = _free_port()
            environment = {**os.environ, "DISPLAY": display}
            if os.geteuid() == 0:
                environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
            self._start([driver, f"--port={port}"], environment)
            self._driver = f"http://127.0.0.1:{port}"
            self._wait_for_driver()
            options = {"binary": str(mini_browser), "args": ["--automation"]}
            asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
            self._session = f"/session/{self._send('/session', asked)['sessionId']}"
            self._send(f"{self._session}/timeouts", {"script": int(ANSWERING * 1000)})
            self._send(f"{self._session}/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        except BaseException:
            self.close()
            raise

    def _start(self, command: list[str], environment: dict[str, str], **more: Any) -> subprocess.Popen[Any]:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(command, env=environment, **{**quiet, **more})
        self._processes.append(process)
        return process

    def _screen(self, width: int, height: int) -> str:
        """Start a screen in memory, which chooses a free number itself, and return its name."""
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
        started = self._start(command, dict(os.environ), stdout=subprocess.PIPE)
        assert started.stdout
        return f":{int(started.stdout.readline())}"

    def _wait_for_driver(self) -> None:
        give_up = time.monotonic() + STARTING
        while True:
            with contextlib.suppress(OSError):
                self._send("/status")
                return
            assert time.monotonic() < give_up, "WebKitWebDriver did not start"
            time.sleep(0.1)

    def _send(self, path: str, body: dict[str, Any] | None = None, method: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._driver + path, data, {"Content-Type": "application/json"})
        request.method = method or ("GET" if body is None else "POST")
        with urllib.request.urlopen(request, timeout=ANSWERING) as answer:
            return json.loads(answer.read())["value"]

    def open(self, address: str) -> None:
        self._send(f"{self._session}/url", {"url": address})

    def ask(self, expression: str) -> Any:
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve({expression}).then((value) => done(JSON.stringify(value ?? null)))"
        )
        return json.loads(self._send(f"{self._session}/execute/async", {"script": script, "args": []}))

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._send(f"{self._session}/actions", {"actions": [mouse]})

    def close(self) -> None:
        if hasattr(self, "_session"):
            with contextlib.suppress(OSError):
                self._send(self._session, method="DELETE")
        for process in reversed(self._processes):
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
