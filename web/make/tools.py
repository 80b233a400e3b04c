"""Set-up: the project's own virtual environment, the npm packages and a browser for the tests."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

from make.places import NODE_MODULES, PYTHON, ROOT, VENV
from make.stamps import digest, is_fresh, leave
from make.trouble import Trouble

OLDEST_NODE = 20
FIREFOXES = ("firefox-esr", "firefox")
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def say(text: str) -> None:
    """Tell the person at the keyboard what is being done."""
    print(f"build.sh: {text}", flush=True)


def run(command: Sequence[str | Path], failure: str, *, quiet: bool = True, at: Path = ROOT) -> None:
    """Run a command and wait for it.

    Args:
        command: the program and its arguments.
        failure: a sentence for when it fails; the last lines it wrote come before it.
        quiet: keep what it writes to ourselves unless it fails.
        at: the folder to run it in.

    Raises:
        Trouble: it could not be started or did not succeed.
    """
    try:
        done = subprocess.run(
            command,
            cwd=at,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        )
    except OSError as error:
        raise Trouble(f"{failure} ({error})") from error
    if done.returncode:
        print("\n".join((done.stdout or "").splitlines()[-20:]), file=sys.stderr)
        raise Trouble(failure)


def install_with_apt(*packages: str) -> bool:
    """Install Debian packages when we are root on a Debian machine; say whether that worked."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"installing {' '.join(packages)} with apt-get")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        done = subprocess.run(["apt-get", *arguments], env=quiet, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        if done.returncode and arguments[0] == "install":
            return False
    return True


def check_node() -> None:
    """Raise Trouble unless Node and npm are here and new enough."""
    for tool in ("node", "npm"):
        if not shutil.which(tool):
            raise Trouble(f"{tool} is missing: install Node.js {OLDEST_NODE} or newer together with npm.")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    if int(version.lstrip("v").split(".")[0] or 0) < OLDEST_NODE:
        raise Trouble(f"Node.js {version} is too old: install Node.js {OLDEST_NODE} or newer.")


def make_venv() -> None:
    """Make .venv and put the locked Python packages into it, unless that is done already."""
    lock = ROOT / "requirements.lock"
    wanted = digest([lock], sys.version)
    stamp = VENV / ".stamp"
    if PYTHON.exists() and is_fresh(stamp, wanted):
        return
    say("setting up .venv (once)")
    if find_spec("ensurepip") is None and not install_with_apt("python3-venv"):
        raise Trouble("Python's venv module is missing: install it (on Debian: apt-get install python3-venv).")
    VENV.mkdir(exist_ok=True)
    run([sys.executable, "-m", "venv", VENV.resolve()], f"The virtual environment {VENV} could not be made.")
    run(
        [PYTHON, "-m", "pip", "install", "-q", "--require-hashes", "--only-binary", ":all:", "-r", lock],
        "The Python packages of requirements.lock could not be installed: is the package registry in reach?",
    )
    leave(stamp, wanted)


def install_node_packages() -> None:
    """Run npm ci, unless node_modules is what package-lock.json says already."""
    wanted = digest([ROOT / "package-lock.json", ROOT / ".npmrc"])
    stamp = NODE_MODULES / ".stamp"
    if is_fresh(stamp, wanted):
        return
    say("fetching the npm packages (once)")
    run(
        ["npm", "ci", "--silent"],
        "The npm packages of package-lock.json could not be installed: is the package registry in reach?",
    )
    leave(stamp, wanted)


def find_browser() -> str:
    """The path of a Chromium, installed from Debian's packages if there is none and we may.

    Raises:
        Trouble: there is none and it cannot be installed.
    """
    return _find(BROWSERS, "chromium", "Chromium is missing, and the browser tests need it")


def find_firefox() -> str:
    """The path of a Firefox, installed if there is none and we may.

    Raises:
        Trouble: there is none and it cannot be installed.
    """
    return _find(FIREFOXES, "firefox-esr", "Firefox is missing, and its tests need it")


def _find(names: Iterable[str], package: str, missing: str) -> str:
    """The path of the first program of these names; Debian's package is installed where there is none and we may."""
    for attempt in range(2):
        for name in names:
            if path := shutil.which(name):
                return path
        if attempt == 0 and not install_with_apt(package):
            break
    raise Trouble(f"{missing}: on Debian, apt-get install {package} as root.")


def find_webkit() -> tuple[str, Path]:
    """The paths of WebKitGTK's WebDriver and its small browser, installed with a screen in memory if we may.

    Raises:
        Trouble: they are missing and cannot be installed.
    """
    for attempt in range(2):
        driver, browsers = shutil.which("WebKitWebDriver"), sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
        if driver and browsers and shutil.which("Xvfb"):
            return driver, browsers[-1]
        if attempt == 0 and not install_with_apt("webkit2gtk-driver", "xvfb"):
            break
    raise Trouble(
        "WebKitGTK is missing, and its tests need it: on Debian, apt-get install webkit2gtk-driver xvfb as root."
    )


def set_up() -> None:
    """Bring everything that a build needs.

    Raises:
        Trouble: something is missing that cannot be installed from here.
    """
    check_node()
    try:
        make_venv()
        install_node_packages()
    except OSError as error:
        raise Trouble(f"{error.filename} cannot be used ({error.strerror}): make it writable or remove it.") from error
