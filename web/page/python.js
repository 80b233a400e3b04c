// @ts-check
// Starting Python: Pyodide's interpreter, pygame-ce beside it, and the game in it.
import { loadPyodide } from "pyodide";
import { engineFailure, serve } from "./stand_ins.js";
import { Trouble } from "./trouble.js";
import { damaged, missing } from "./words.js";

/** @typedef {import("./unzip.js").Unpacked} Unpacked */
/** @typedef {Awaited<ReturnType<typeof loadPyodide>>} Python */

const SITE_PACKAGES = "/lib/python3.14/site-packages";
const COMPILED_PYGAME = `${SITE_PACKAGES}/pygame/base.cpython-314-wasm32-emscripten.so`;
const GAME = "/game";
/** The folder that pygbag puts a game into. */
const MAIN = `${GAME}/assets`;

/** What the program finds in os.environ. SDL looks for its keys at an element that is not there: keys are the page's. */
const ENVIRONMENT = {
  HOME: "/home",
  PYGAME_HIDE_SUPPORT_PROMPT: "1",
  SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#keys-are-the-pages",
};

/**
 * Run Pyodide's large script, which leaves its one function behind.
 * @param {string} url
 * @returns {Promise<typeof createPyodideModule>}
 */
function runScript(url) {
  const script = document.createElement("script");
  script.src = url;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve(globalThis.createPyodideModule);
    script.onerror = () => reject(new Trouble(missing("runtime/python.js")));
    document.head.append(script);
  });
}

/**
 * Start the interpreter.
 * @param {{glue: string, wasm: Promise<Response>, library: Promise<Uint8Array<ArrayBuffer>>}} parts
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Python>}
 */
export async function startPython(parts, canvas) {
  serve("pyodide.asm.wasm", parts.wasm);
  serve("library.zip", parts.library.then((bytes) => new Response(bytes)));
  const createPyodideModule = await runScript(parts.glue);
  const starting = loadPyodide({
    indexURL: new URL("runtime/", document.baseURI).href,
    stdLibURL: new URL("runtime/library.zip", document.baseURI).href,
    lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "", python: "3.14.2", version: "" }, packages: {} },
    createPyodideModule,
    env: ENVIRONMENT,
  });
  const python = await Promise.race([starting, engineFailure]).catch((error) => {
    throw error instanceof WebAssembly.CompileError ? new Trouble(damaged("runtime/python.wasm"), error) : error;
  });
  python.canvas.setCanvas2D(canvas);
  // SDL's main loop leaves through an exception that is none.
  /** @type {any} */ (python)._api._skip_unwind_fatal_error = true;
  return python;
}

/**
 * Put files into Python's file system.
 * @param {Python} python
 * @param {string} root
 * @param {Unpacked[]} files
 */
function place(python, root, files) {
  const made = new Set();
  for (const { name, bytes } of files) {
    const path = `${root}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(path, bytes, { canOwn: true });
  }
}

/**
 * Install pygame-ce and import it.
 * @param {Python} python
 * @param {Unpacked[]} files its Python files
 * @param {WebAssembly.Module} compiled its compiled half
 */
export async function bringPygame(python, files, compiled) {
  place(python, SITE_PACKAGES, [...files, { name: COMPILED_PYGAME.slice(SITE_PACKAGES.length + 1), bytes: new Uint8Array() }]);
  // Emscripten takes a library that is loaded already from here; the empty file is only for Python to find.
  const module = /** @type {any} */ (python)._module;
  const flags = { loadAsync: true, nodelete: true, allowUndefined: true };
  module.preloadedWasm[COMPILED_PYGAME] = await module.loadWebAssemblyModule(compiled, flags, COMPILED_PYGAME, {});
  await /** @type {any} */ (python)._api.loadDynlib(COMPILED_PYGAME);
  python.runPython("import pygame");
}

/** What dataclasses and named tuples would compile at every start comes compiled: see recipe/generate_ahead.py. */
const TAKE_AHEAD = `
import collections, dataclasses, marshal
with open("${MAIN}/ahead.bin", "rb") as file:
    ahead = marshal.load(file)
dataclasses.exec = lambda source, scope, names: exec(ahead.get(source, source), scope, names)
collections.eval = lambda source, scope: eval(ahead.get(source, source), scope)
`;
const RUN = `
import os, sys
sys.path.insert(0, "${MAIN}")
os.chdir("${MAIN}")
import main
await main.main()
`;

/**
 * Run the game. Comes back when the game ends, which it does only by an error or in tests.
 * @param {Python} python
 * @param {Unpacked[]} files
 */
export async function runGame(python, files) {
  place(python, GAME, files);
  python.runPython(TAKE_AHEAD, { globals: python.toPy({}) });
  await python.runPythonAsync(RUN);
}
