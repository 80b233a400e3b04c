"""Pack pygame-ce's Python files, compiled, and its one compiled library into a wheel, inside Pyodide (see pyrun.mjs).

usage: mkwheel.py PYGAME_SOURCES BASE_SO OUT_FOLDER PYTHON_TAG EXTENSION_SUFFIX PLATFORM_TAG
such as mkwheel.py src/pygame_ce build/base.so out cp314 .cpython-314-wasm32-emscripten.so pyemscripten_2026_0_wasm32
"""

import base64
import hashlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import re
import sys
import zipfile
from pathlib import Path

# Where pyrun.mjs mounts the disk.
DISK = "/host"
PICTURES_AND_FONTS = {"freesansbold.ttf", "pygame_icon.bmp"}
# For cameras, systems and libraries that a browser does not have.
LEFT_OUT = {"_camera_opencv.py", "macosx.py", "_sdl3_mixer.py", "_audio.py"}


def compiled(source, name):
    """The bytes of a .pyc that is never checked against its source."""
    code = compile(source, name, "exec", dont_inherit=True)
    return bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False)


def python_files(folder):
    """Yield name and bytes of what pygame's Python side puts into the wheel."""
    for top in (folder, folder / "_sdl2"):
        for file in sorted(top.iterdir()):
            name = f"pygame/{file.relative_to(folder).as_posix()}"
            if file.name in PICTURES_AND_FONTS:
                yield name, file.read_bytes()
            elif file.suffix == ".py" and file.name not in LEFT_OUT:
                yield f"{name}c", compiled(file.read_bytes(), name)


def record(files):
    """The wheel's own list of its files, as PEP 427 wants it."""
    for name, body in files.items():
        checksum = base64.urlsafe_b64encode(hashlib.sha256(body).digest()).rstrip(b"=").decode()
        yield f"{name},sha256={checksum},{len(body)}\n"


def main(source, library, out, python_tag, suffix, platform):
    """Write the wheel. Raises SystemExit when run by another Python than the one it is for."""
    if f"cp{sys.version_info[0]}{sys.version_info[1]}" != python_tag:
        sys.exit(f"mkwheel.py: this is not the Python of {python_tag}")
    source = Path(DISK + source)
    version = re.search(r'^version\s*=\s*"([^"]+)"', (source / "pyproject.toml").read_text(), re.MULTILINE).group(1)
    info = f"pygame_ce-{version}.dist-info"
    files = dict(python_files(source / "src_py"))
    files[f"pygame/base{suffix}"] = Path(DISK + library).read_bytes()
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: pygame-ce\nVersion: {version}\nLicense: LGPL-2.1-or-later\n".encode()
    )
    files[f"{info}/WHEEL"] = (
        "Wheel-Version: 1.0\nGenerator: build-wheel.sh\nRoot-Is-Purelib: false\n"
        f"Tag: {python_tag}-{python_tag}-{platform}\n".encode()
    )
    files[f"{info}/RECORD"] = ("".join(record(files)) + f"{info}/RECORD,,\n").encode()
    wheel = Path(DISK + out) / f"pygame_ce-{version}-{python_tag}-{python_tag}-{platform}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, body in files.items():
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, body)


main(*sys.argv[1:])
