"""Where things lie, all relative to the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
RUNTIME = WEB / "runtime"
BUILD = ROOT / "build"
SITE = BUILD / "web"
CACHE = BUILD / "cache"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
