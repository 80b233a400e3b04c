"""A stand-in for meson's build backend: lets `pip download` fetch pygame-ce's sources without running meson.

pip asks the backend for the package's metadata before it keeps the file; that is all this one can tell.
"""

from pathlib import Path


def get_requires_for_build_sdist(config=None):
    """Nothing is needed."""
    return []


def get_requires_for_build_wheel(config=None):
    """Nothing is needed."""
    return []


def prepare_metadata_for_build_wheel(directory, config=None):
    """Write the metadata that pip asks for and return its folder's name."""
    lines = Path("PKG-INFO").read_text(encoding="utf-8").splitlines()
    version = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("Version:"))
    info = Path(directory) / f"pygame_ce-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: pygame-ce\nVersion: {version}\n", encoding="utf-8")
    return info.name
