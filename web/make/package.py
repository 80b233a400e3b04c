"""The build: pygbag packs the game, we compile it, and set it beside the runtime and the page's own scripts.

build/web/ is put together in a folder of its own and swapped in whole, so that it is never half of two builds.
"""

import json
import shutil
import tempfile
import zipfile
from pathlib import Path

from make import manifest, owner, runtime
from make.places import BUILD, CACHE, NODE_MODULES, PYODIDE, PYTHON, ROOT, RUNTIME, SITE, WEB
from make.stamps import digest, files_under, is_fresh, leave
from make.tools import run, say
from make.trouble import Trouble
from make.version import stamp

GAME = ("main.py", "game", "assets", "pygbag.ini")
ICON = ROOT / "assets" / "icon.png"
# What the loader shows, drawn from the same parts as the game's own pictures.
PICTURE = ROOT / "assets" / "art" / "loading.svg"
STAMP = BUILD / "built.stamp"
# For a script that holds Pyodide's small starter: what that meets in place of what a browser has (see stand_ins.js).
PYODIDE_OPTIONS = (
    "--external:node:*",
    "--external:ws",
    f"--inject:{WEB / 'page' / 'stand_ins.js'}",
    "--define:WebAssembly.instantiateStreaming=instantiateStreaming",
)
# pygbag names its archive after the folder that it packs; so a build is the same wherever the checkout lies.
NAME = "game"
# pygbag puts everything it packs into this folder of its archive.
PACKED_IN = "assets/"


def inputs() -> str:
    """One hash of everything that decides what is built."""
    scripts = files_under(WEB / "page", WEB / "make", WEB / manifest.FOLDER, RUNTIME)
    single = [
        WEB / "index.tmpl",
        owner.FILE,
        ROOT / "package-lock.json",
        ROOT / "requirements.lock",
        ROOT / "tsconfig.json",  # esbuild reads it, too
    ]
    return digest([*files_under(*(ROOT / name for name in GAME)), *scripts, *single])


def build() -> None:
    """Build into build/web/, unless it is there already and nothing that goes in has changed.

    Raises:
        Trouble: something is missing, does not match the lock, or does not compile.
    """
    if not (ROOT / "main.py").is_file():
        raise Trouble("main.py is missing: the checkout is not whole.")
    owner.more_games()
    wanted = inputs()
    if is_fresh(STAMP, wanted) and (SITE / "index.html").is_file():
        return
    say("building into build/web/")
    runtime.check_lock()
    try:
        stage = BUILD / "stage"
        shutil.rmtree(stage, ignore_errors=True)
        packed = pack_game(stage / NAME)
        site = stage / "site"
        assemble(packed, site)
        shutil.rmtree(SITE, ignore_errors=True)
        site.rename(SITE)
        shutil.rmtree(stage)
    except OSError as error:
        raise Trouble(f"{error.filename} cannot be used ({error.strerror}): make it writable or remove it.") from error
    leave(STAMP, wanted)
    say(f"built: {sum(f.stat().st_size for f in files_under(SITE)):,} bytes in build/web/")


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
        ICON,
    ]
    run([*packer, "--cdn", "./", checkout / "main.py"], "pygbag could not pack the game.", at=checkout)
    return checkout / "build" / "web"


def record_imports() -> None:
    """Write web/runtime/library.txt anew from what the game imports now."""
    with tempfile.TemporaryDirectory() as folder:
        (archive,) = pack_game(Path(folder) / NAME).glob("*.apk")
        runtime.record_library(archive)


def assemble(packed: Path, site: Path) -> None:
    """Put the finished folder together from what pygbag packed, the runtime and the page's scripts."""
    (archive,) = packed.glob("*.apk")
    check_packed(archive)
    (site / "runtime").mkdir(parents=True)
    extra = CACHE / "extra"
    runtime.generate_ahead(archive, extra / PACKED_IN / "ahead.bin")
    game = runtime.compile_zip(CACHE / f"{archive.stem}.zip", [archive, extra], "", 2)
    shrink(game, site / game.name)
    shrink(runtime.standard_library(), site / "runtime" / "library.zip")
    shrink(runtime.pygame(), site / "runtime" / "pygame.zip")
    (site / "runtime" / "pygame.wasm").write_bytes(runtime.compiled_pygame())
    shutil.copyfile(PYODIDE / "pyodide.asm.wasm", site / "runtime" / "python.wasm")
    minify([pyodide_script()], site / "runtime" / "python.js")
    shutil.copytree(RUNTIME / "licences", site / "licences")
    shutil.copyfile(ROOT / "assets" / "LICENCE.md", site / "licences" / "artwork-and-fonts.md")
    shutil.copyfile(ROOT / "assets" / "fonts" / "OFL.txt", site / "licences" / "fonts-OFL.txt")
    shutil.copy(packed / "favicon.png", site)
    bundle("boot", site, *PYODIDE_OPTIONS)
    bundle("memory-maker", site, *PYODIDE_OPTIONS)
    bundle("service-worker", site)
    page = (packed / "index.html").read_text()
    shutil.copytree(WEB / manifest.FOLDER, site / manifest.FOLDER)
    (site / "manifest.json").write_text(manifest.manifest(page))
    page = page.replace("{{more_games}}", owner.more_games())
    (site / "index.html").write_text(page.replace("{{picture}}", PICTURE.read_text().strip()))
    stamp(site)


def pyodide_script() -> Path:
    """Pyodide's large script, changed in five ways.

    It is one function, and comes in parentheses. They tell the browser that the function will be called at once: so it
    is compiled while it arrives, not first skimmed and then parsed again when it is called.

    It is a plain script instead of a module. A plain script runs from every host, whatever type it sends; a module runs
    only where the type is right.

    What it would compile by `eval` for pygame stands in it, so that it runs under headers that forbid that.

    And it can tell where in memory a library was laid (`laid`), and lay one where it was before (`at`), so that a
    memory with that library in it can be used again (web/page/memory.js).

    And it never asks for stacks of WebAssembly's own (JSPI), on which Chromium can crash: web/runtime/README.md says
    why.

    Raises:
        Trouble: the script is not as expected.
    """
    ahead = ",".join(f"{json.dumps(script)}:{script.rstrip(';')}" for script in runtime.scripts_of_pygame())
    changes = {
        "async function _createPyodideModule(moduleArg={}){": (
            f"globalThis.createPyodideModule=(async function(moduleArg={{}}){{var ahead={{{ahead}}};"
        ),
        "}export default _createPyodideModule;": "});",
        "var memoryBase=metadata.memorySize?": "var memoryBase=flags.at?flags.at.memory:metadata.memorySize?",
        "var tableBase=metadata.tableSize?wasmTable.length:0;": (
            "var tableBase=flags.at?(wasmTable.grow(flags.at.table-wasmTable.length),flags.at.table):"
            "metadata.tableSize?wasmTable.length:0;flags.laid?.(memoryBase,tableBase);"
        ),
        'canConstructWasm&&"Suspending"in WebAssembly': "false",
        'canConstructWasm&&"Suspender"in WebAssembly': "false",
    }
    text = (PYODIDE / "pyodide.asm.mjs").read_text()
    compiled = "=eval(func)"
    if any(text.count(old) != 1 for old in changes) or text.count(compiled) != 2:
        raise Trouble("pyodide.asm.mjs is not as web/make/package.py expects: has Pyodide changed?")
    for old, new in changes.items():
        text = text.replace(old, new)
    text = text.replace(compiled, "=ahead[func]??eval(func)")
    target = CACHE / "python.js"
    target.write_text(text)
    return target


def check_packed(archive: Path) -> None:
    """Raise Trouble if pygbag packed something that is no part of the game."""
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if name.removeprefix(PACKED_IN).split("/")[0] not in GAME:
                raise Trouble(f"pygbag packed {name}, which is no part of the game: name it in pygbag.ini.")


def shrink(source: Path, target: Path) -> None:
    """Write a zip as a zip of itself: compressed as one it is a tenth smaller than file by file, and unpacks quicker.

    Hosts compress no zips on the way, and so the page's own must be small themselves.
    """
    entry = zipfile.ZipInfo(source.name, (2020, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(target, "w") as packed:
        packed.writestr(entry, source.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def minify(sources: list[Path], target: Path, *options: str) -> None:
    """Bundle and minify scripts with esbuild, as plain scripts: a host of whatever kind may serve them."""
    run(
        [
            NODE_MODULES / ".bin" / "esbuild",
            *sources,
            "--minify",
            "--format=iife",
            "--define:import.meta.url=location.href",
            "--target=es2022",
            "--log-level=warning",
            "--legal-comments=none",
            f"--outfile={target}",
            *options,
        ],
        f"{target.name} could not be bundled.",
    )


def bundle(script: str, site: Path, *options: str) -> None:
    """Bundle one of the page's own scripts with whatever it imports."""
    minify([WEB / "page" / f"{script}.js"], site / f"{script}.js", "--bundle", *options)
