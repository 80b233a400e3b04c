"""The build: pygbag packs the game, we compile it, and set it beside the runtime and the page's own scripts.

build/web/ is put together in a folder of its own and swapped in whole, so that it is never half of two builds.
"""

import hashlib
import io
import json
import shutil
import zipfile
from pathlib import Path

from make import runtime
from make.places import BUILD, CACHE, NODE_MODULES, PYTHON, ROOT, RUNTIME, SITE, WEB
from make.stamps import digest, files_under, is_fresh, leave
from make.tools import run, say
from make.trouble import Trouble

GAME = ("main.py", "game", "assets", "pygbag.ini")
STAMP = BUILD / "built.stamp"
# pygbag puts everything it packs into this folder of its archive.
PACKED_IN = "assets/"


def inputs() -> str:
    """One hash of everything that decides what is built."""
    scripts = files_under(WEB / "page", WEB / "make", RUNTIME)
    single = [
        WEB / "index.tmpl",
        WEB / "icon.svg",
        WEB / "picture.svg",
        ROOT / "package-lock.json",
        ROOT / "requirements.lock",
    ]
    return digest([*files_under(*(ROOT / name for name in GAME)), *scripts, *single], ROOT.name)


def build() -> None:
    """Build into build/web/, unless it is there already and nothing that goes in has changed.

    Raises:
        Trouble: something is missing, does not match the lock, or does not compile.
    """
    if not (ROOT / "main.py").is_file():
        raise Trouble("main.py is missing: the checkout is not whole.")
    wanted = inputs()
    if is_fresh(STAMP, wanted) and (SITE / "index.html").is_file():
        return
    say("building into build/web/")
    runtime.check_lock()
    try:
        stage = BUILD / "stage"
        shutil.rmtree(stage, ignore_errors=True)
        packed = pack_game(stage / ROOT.name)
        site = stage / "site"
        assemble(packed, site)
        shutil.rmtree(SITE, ignore_errors=True)
        site.rename(SITE)
        shutil.rmtree(stage)
    except OSError as error:
        raise Trouble(f"{error.filename} cannot be written ({error.strerror}): make it writable.") from error
    leave(STAMP, wanted)
    say(f"built {ROOT.name}: {sum(f.stat().st_size for f in files_under(SITE)):,} bytes in build/web/")


def pack_game(checkout: Path) -> Path:
    """Run pygbag on a clean copy of the game and return the folder that it filled."""
    checkout.mkdir(parents=True)
    for name in GAME:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, checkout / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.is_file():
            shutil.copy(source, checkout / name)
    packer: list[str | Path] = [
        PYTHON,
        "-m",
        "pygbag",
        "--build",
        "--no_opt",
        "--template",
        WEB / "index.tmpl",
        "--icon",
        icon(),
    ]
    run([*packer, "--cdn", "./", checkout / "main.py"], "pygbag could not pack the game.", at=checkout)
    return checkout / "build" / "web"


def icon() -> Path:
    """web/icon.svg as a PNG."""
    target = CACHE / "icon.png"
    CACHE.mkdir(parents=True, exist_ok=True)
    draw = "import sys, pygame; pygame.image.save(pygame.image.load_sized_svg(sys.argv[1], (192, 192)), sys.argv[2])"
    run([PYTHON, "-c", draw, WEB / "icon.svg", target], "web/icon.svg could not be drawn.")
    return target


def assemble(packed: Path, site: Path) -> None:
    """Put the finished folder together from what pygbag packed, the runtime and the page's scripts."""
    (archive,) = packed.glob("*.apk")
    (site / "runtime").mkdir(parents=True)
    compiled = CACHE / "game.zip"
    runtime.compile_zip(strip_prefix(archive), compiled, "/game", 0)
    squeeze(compiled, site / f"{archive.stem}.zip")
    squeeze(runtime.standard_library(), site / "runtime" / "stdlib.zip")
    squeeze(runtime.wheel(), site / "runtime" / "pygame.zip")
    pyodide = NODE_MODULES / "pyodide"
    shutil.copyfile(pyodide / "pyodide.asm.wasm", site / "runtime" / "pyodide.wasm")
    minify([pyodide / "pyodide.asm.mjs"], site / "runtime" / "pyodide.js")
    shutil.copytree(RUNTIME / "licences", site / "licences")
    shutil.copy(packed / "favicon.png", site)
    downloads = {
        "archive": describe(site, f"{archive.stem}.zip"),
        "glue": describe(site, "runtime/pyodide.js"),
        "wasm": describe(site, "runtime/pyodide.wasm"),
        "stdlib": describe(site, "runtime/stdlib.zip"),
        "pygame": describe(site, "runtime/pygame.zip"),
    }
    bundle(site / "boot.js", downloads)
    page = (packed / "index.html").read_text()
    versions = {name: entry["url"] for name, entry in downloads.items()} | {"boot": describe(site, "boot.js")["url"]}
    for name, url in versions.items():
        page = page.replace("{{url." + name + "}}", str(url))
    picture = (WEB / "picture.svg").read_text().replace("\n", "")
    (site / "index.html").write_text(page.replace("{{picture}}", picture))


def strip_prefix(archive: Path) -> Path:
    """A copy of pygbag's archive without the folder that it wraps everything in.

    Raises:
        Trouble: pygbag packed something that is no part of the game.
    """
    target = CACHE / "game-source.zip"
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            inner = name.removeprefix(PACKED_IN)
            if inner.split("/")[0] not in GAME:
                raise Trouble(f"pygbag packed {inner}, which is no part of the game: name it in pygbag.ini.")
            new.writestr(inner, old.read(name))
    return target


def squeeze(source: Path, target: Path) -> None:
    """Write a zip anew as small as it gets: what is in it stored, and the whole compressed as one."""
    body = io.BytesIO()
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in old.namelist():
            new.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), old.read(name), zipfile.ZIP_DEFLATED, 9)
    target.write_bytes(body.getvalue())


def describe(site: Path, name: str) -> dict[str, str | int]:
    """What the page must know of a file to fetch it, show its progress and check it."""
    body = (site / name).read_bytes()
    checksum = hashlib.sha256(body).hexdigest()
    return {"url": f"{name}?v={checksum[:8]}", "bytes": len(body), "sha256": checksum}


def minify(sources: list[Path], target: Path, *options: str) -> None:
    """Bundle and minify scripts with esbuild."""
    run(
        [
            NODE_MODULES / ".bin" / "esbuild",
            *sources,
            "--minify",
            "--format=esm",
            "--target=es2022",
            "--log-level=warning",
            "--legal-comments=none",
            f"--outfile={target}",
            *options,
        ],
        f"{target.name} could not be bundled.",
    )


def bundle(target: Path, downloads: dict[str, dict[str, str | int]]) -> None:
    """Bundle the page's own scripts together with Pyodide's small starter."""
    minify(
        [WEB / "page" / "boot.js"],
        target,
        "--bundle",
        "--external:node:*",
        "--external:ws",
        f"--inject:{WEB / 'page' / 'fetch.js'}",
        f"--define:DOWNLOADS={json.dumps(downloads)}",
    )
