"""The changes that the sources need before they are compiled for Pyodide.

usage: patch_sources.py SOURCES    (a folder with SDL2/ and pygame_ce/)
"""

import re
import sys
from pathlib import Path

SOURCES = Path(sys.argv[1])


def replace(name, old, new):
    """Replace a text wherever it stands in a file; a file without it is left as it is."""
    file = SOURCES / name
    file.write_text(file.read_text().replace(old, new))


def edit(name, *changes):
    """Make changes that must each fit exactly once. Raises SystemExit where one does not."""
    file = SOURCES / name
    text = file.read_text()
    for old, new in changes:
        if new in text:
            continue  # changed already
        if text.count(old) != 1:
            sys.exit(f"patch_sources.py: {name} is not as expected: {old!r} stands there {text.count(old)} times")
        text = text.replace(old, new)
    file.write_text(text)


def canvas_context():
    """Pyodide does not export Module.createContext; the Browser object is in scope of EM_ASM code.

    SDL 2.32.10 has this already, 2.32.4 has not.
    """
    replace(
        "SDL2/src/video/emscripten/SDL_emscriptenframebuffer.c", "Module['createContext'](", "Browser.createContext("
    )


def no_signal_handlers():
    """struct sigaction got smaller in emscripten 6 than in the 5.0.3 that built Pyodide 314 (musl 1.2.6 has an
    8-byte sigset_t), so sigaction() would write past SDL's stack variable."""
    file = SOURCES / "SDL2/include/SDL_config_emscripten.h"
    names = r"(?m)^#define (HAVE_SIGNAL_H|HAVE_SIGACTION|HAVE_SA_SIGACTION) 1$"
    file.write_text(re.sub(names, r"/* #undef \1 */", file.read_text()))


def one_library():
    """pygame as one library: modules that look themselves up with PyState_FindModule() must be registered by hand,
    since their inits do not go through an import. Also register _sdl2.touch and _sdl2.controller, which are
    compiled in but left out upstream."""
    edit(
        "pygame_ce/src_c/base.c",
        (
            'load_submodule("pygame", PyInit_display(), "display");',
            'PyState_AddModule(load_submodule("pygame", PyInit_display(), "display"), &_module);',
        ),
        (
            'load_submodule("pygame", PyInit__freetype(), "_freetype");',
            'PyState_AddModule(load_submodule("pygame", PyInit__freetype(), "_freetype"), &_freetypemodule);',
        ),
        (
            "void\nPyInit_pygame_static()\n{",
            "static struct PyModuleDef _module; /* display.c */\nextern struct PyModuleDef _freetypemodule;\n\n"
            "void\nPyInit_pygame_static()\n{",
        ),
        (
            '    load_submodule_mphase("pygame._sdl2", PyInit_video(), spec, "video");\n',
            '    load_submodule_mphase("pygame._sdl2", PyInit_video(), spec, "video");\n'
            '    load_submodule("pygame._sdl2", PyInit_touch(), "touch");\n'
            '    load_submodule("pygame._sdl2", PyInit_controller(), "controller");\n',
        ),
        (
            "PyMODINIT_FUNC\nPyInit_video(void);\n",
            "PyMODINIT_FUNC\nPyInit_video(void);\n\nPyMODINIT_FUNC\nPyInit_touch(void);\n\n"
            "PyMODINIT_FUNC\nPyInit_controller(void);\n",
        ),
    )


def file_objects():
    """Let pygame load from and save to Python file objects such as BytesIO, which upstream turns off here."""
    edit(
        "pygame_ce/src_c/rwobject.c",
        (
            "pgRWops_FromObject(PyObject *obj, char **extptr)\n{\n#if __EMSCRIPTEN__\n",
            "pgRWops_FromObject(PyObject *obj, char **extptr)\n{\n#if 0 /* __EMSCRIPTEN__ */\n",
        ),
    )


def deallocators():
    """A deallocator with a second argument is a trap in WebAssembly (a signature mismatch) as soon as one is freed."""
    for name, kind in (("window.c", "window"), ("render.c", "renderer"), ("render.c", "texture")):
        struct = f"pg{kind.capitalize()}Object"
        old = f"{kind}_dealloc({struct} *self, PyObject *_null)"
        edit(f"pygame_ce/src_c/{name}", (old, f"{kind}_dealloc({struct} *self)"))


def simd():
    """pygame's SSE2 pixel loops compile to WebAssembly SIMD with -msimd128 -msse2, but upstream switches them off
    under Emscripten. Without __SSE2__ nothing changes. SDL's detection of the processor is off there, too."""
    folder = "pygame_ce/src_c"
    for name in ("alphablit.c", "surface_fill.c"):
        replace(
            f"{folder}/{name}", "#if !defined(__EMSCRIPTEN__)\n", "#if !defined(__EMSCRIPTEN__) || defined(__SSE2__)\n"
        )
    # Its greyscale and invert.
    replace(
        f"{folder}/transform.c", "#if defined(__EMSCRIPTEN__)\n", "#if defined(__EMSCRIPTEN__) && !defined(__SSE2__)\n"
    )
    for name in ("alphablit.c", "surface_fill.c", "simd_blitters_sse2.c", "simd_shared.h", "simd_surface_fill_sse2.c",
                 "simd_transform_sse2.c"):  # fmt: skip
        replace(f"{folder}/{name}", "SDL_HasSSE2()", "1")
    # SDL's own fill: six times as fast.
    replace("SDL2/src/video/SDL_fillrect.c", "SDL_HasSSE()", "1")


for change in (canvas_context, no_signal_handlers, one_library, file_objects, deallocators, simd):
    change()
