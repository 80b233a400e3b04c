"""Builds the C simulator (sim/*.c) and loads it. Needs gcc, and nothing beyond the standard library."""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

FEATURES = 864
CARDS = 52
HOUSE_FIELDS = 6
SOURCES = Path(__file__).parent / "sim"


def built_library() -> Path:
    """Compile the simulator once for each version of its sources, into the system's folder for passing files."""
    sources = sorted(SOURCES.glob("*.c"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(SOURCES.iterdir()))).hexdigest()[:16]
    library = Path(tempfile.gettempdir()) / f"hearts-simulator-{os.getuid()}-{digest}.so"
    if not library.exists():
        fresh = library.with_suffix(f".{os.getpid()}")
        command = ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", str(fresh), *map(str, sources)]
        subprocess.run(command, check=True)
        fresh.replace(library)
    return library


def load() -> ctypes.CDLL:
    library = ctypes.CDLL(str(built_library()))
    pointer, number, big = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint64
    signatures = {
        "table_new": (pointer, [number]),
        "table_free": (None, [pointer]),
        "house_size": (number, []),
        "table_deal": (None, [pointer, big, number, pointer, pointer]),
        "table_deal_hands": (None, [pointer, pointer, pointer, pointer]),
        "table_collect": (number, [pointer] * 6),
        "table_play": (None, [pointer, number, pointer, pointer]),
        "table_results": (None, [pointer] * 3),
        "table_scores": (None, [pointer] * 2),
        "table_turn": (number, [pointer, number]),
        "table_legal": (big, [pointer, number]),
        "table_play_one": (None, [pointer, number, number]),
        "table_features": (None, [pointer, number, pointer]),
        "table_imagine": (number, [pointer, pointer, number, pointer, pointer, number, number, pointer, pointer]),
        "table_tricks": (None, [pointer, pointer]),
        "table_stop": (None, [pointer, number, pointer]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    assert library.house_size() == HOUSE_FIELDS
    return library
