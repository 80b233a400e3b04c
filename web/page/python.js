// @ts-check
// Starting Python: Pyodide's interpreter, pygame-ce beside it, and the game in it; with a memory kept from before, all
// at once.
import { loadPyodide } from "pyodide";
import { compileAhead, engineFailure, serve } from "./stand_ins.js";
import { Trouble } from "./trouble.js";
import { damaged, missing } from "./words.js";

/** @typedef {import("./unzip.js").Unpacked} Unpacked */
/** @typedef {Awaited<ReturnType<typeof loadPyodide>>} Python */
/**
 * Where pygame's compiled half lies: its address in memory, its first place in the table of functions, and the handle
 * by which Python knows it.
 * @typedef {{memory: number, table: number, handle: number}} Laid
 */
/**
 * The memory of a Python that has imported the game, to go on from; `whole` comes when all of it is there, and fails
 * when it is damaged.
 * @typedef {{image: Uint8Array<ArrayBuffer>, laid: Laid, whole: Promise<void>}} Memory
 */

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
 * @returns {Promise<any>}
 */
async function runScript(url) {
  if (!globalThis.document) {
    // On a thread of its own Pyodide runs as a module only.
    await import(url);
    return globalThis.createPyodideModule;
  }
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
 * @param {{from?: Promise<Memory | undefined>, compiled?: Promise<WebAssembly.Module>, forMemory?: boolean}} [how] the memory
 *   to go on from, and pygame's compiled half; or that one is to be made
 * @returns {Promise<Python>}
 */
export async function startPython(parts, { from, compiled, forMemory } = {}) {
  compileAhead(parts.wasm);
  serve("pyodide.asm.wasm", parts.wasm);
  serve("library.zip", parts.library.then((bytes) => new Response(bytes)));
  const [createPyodideModule, kept] = await Promise.all([runScript(parts.glue), from]);
  /** @type {any} */
  const options = {
    indexURL: new URL("./", parts.glue).href,
    stdLibURL: new URL("library.zip", parts.glue).href,
    lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "", python: "3.14.2", version: "" }, packages: {} },
    createPyodideModule: kept
      ? async (/** @type {any} */ settings) => layAgain(await createPyodideModule(settings), kept, await compiled)
      : createPyodideModule,
    env: ENVIRONMENT,
    _makeSnapshot: forMemory,
    _loadSnapshot: kept?.image,
  };
  const python = await Promise.race([loadPyodide(options), engineFailure]).catch((error) => {
    throw error instanceof WebAssembly.CompileError ? new Trouble(damaged("runtime/python.wasm"), error) : error;
  });
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

const FLAGS = { loadAsync: true, nodelete: true, allowUndefined: true };

/**
 * Install pygame-ce and import it.
 * @param {Python} python
 * @param {Unpacked[]} files its Python files
 * @param {WebAssembly.Module} compiled its compiled half
 * @returns {Promise<Laid>}
 */
export async function bringPygame(python, files, compiled) {
  placePygame(python, files);
  // Emscripten takes a library that is loaded already from here; the empty file is only for Python to find.
  const module = /** @type {any} */ (python)._module;
  const laid = { memory: 0, table: 0, handle: 0 };
  const flags = { ...FLAGS, laid: (/** @type {number} */ memory, /** @type {number} */ table) => Object.assign(laid, { memory, table }) };
  module.preloadedWasm[COMPILED_PYGAME] = await module.loadWebAssemblyModule(compiled, flags, COMPILED_PYGAME, {});
  await /** @type {any} */ (python)._api.loadDynlib(COMPILED_PYGAME);
  python.runPython("import pygame");
  const handles = Object.entries(module.LDSO.loadedLibsByHandle);
  laid.handle = Number(handles.find(([, library]) => library.name === COMPILED_PYGAME)?.[0]);
  return laid;
}

/**
 * Lay pygame's compiled half where it lies in a memory that is about to be taken over.
 * @param {any} module the interpreter's, before it runs
 * @param {Memory} kept
 * @param {WebAssembly.Module | undefined} compiled
 */
async function layAgain(module, { image, laid, whole }, compiled) {
  // The memory must be able to hold it; what is in it is overwritten.
  if (module.HEAPU8.length < image.length) module.growMemory(image.length);
  const exports = await module.loadWebAssemblyModule(compiled, { ...FLAGS, at: laid }, COMPILED_PYGAME, {});
  module.preloadedWasm[COMPILED_PYGAME] = exports;
  await module.loadDynamicLibrary(COMPILED_PYGAME, { loadAsync: true, nodelete: true, global: false }, {}, laid.handle);
  await whole;
  return module;
}

/**
 * Place pygame's Python files, for what is imported late.
 * @param {Python} python
 * @param {Unpacked[]} files
 */
export function placePygame(python, files) {
  place(python, SITE_PACKAGES, [...files, { name: COMPILED_PYGAME.slice(SITE_PACKAGES.length + 1), bytes: new Uint8Array() }]);
}

/** What dataclasses and named tuples would compile at every start comes compiled: see recipe/generate_ahead.py. */
const TAKE_AHEAD = `
import collections, dataclasses, marshal
with open("${MAIN}/ahead.bin", "rb") as file:
    ahead = marshal.load(file)
dataclasses.exec = lambda source, scope, names: exec(ahead.get(source, source), scope, names)
collections.eval = lambda source, scope: eval(ahead.get(source, source), scope)
`;
const FIND_GAME = `
import sys
sys.path.insert(0, "${MAIN}")
`;
const RUN = `
import os
os.chdir("${MAIN}")
import main
await main.main()
`;
/** Import everything that a page can come to need. */
const IMPORT_ALL = `
import pathlib
import main
for file in sorted(pathlib.Path("${MAIN}/game").rglob("*.pyc")):
    if not file.stem.startswith("__"):
        __import__(".".join(file.relative_to("${MAIN}").with_suffix("").parts))
`;
/** Chance must not be the same each time. */
const SHAKE = `
import sys
if "random" in sys.modules:
    sys.modules["random"].seed()
`;

/**
 * Place the game, so that Python finds it.
 * @param {Python} python
 * @param {Unpacked[]} files
 * @param {boolean} known whether its memory knows the game already
 */
export function placeGame(python, files, known) {
  place(python, GAME, files);
  python.runPython(known ? SHAKE : TAKE_AHEAD + FIND_GAME, { globals: python.toPy({}) });
}

/**
 * Run the game. Comes back when the game ends, which it does only by an error or in tests.
 * @param {Python} python
 */
export async function runGame(python) {
  await python.runPythonAsync(RUN);
}

/**
 * The memory of a Python that has placed, and now imports, everything; it cannot be used further.
 * @param {Python} python started for this
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function imageWithGame(python) {
  python.runPython(IMPORT_ALL, { globals: python.toPy({}) });
  const { _api: api, _module: module } = /** @type {any} */ (python);
  // Pyodide expects that Python still holds all that it was given at its start; without Pyodide's own package loader
  // (web/runtime/slim/) it has let go of one thing, and that is fine.
  const given = api.getExpectedKeys();
  const held = given.map((/** @type {unknown} */ _, /** @type {number} */ i) => module.__hiwire_get(i));
  api.getExpectedKeys = () => given.map((/** @type {unknown} */ each, /** @type {number} */ i) => held[i] && each);
  return /** @type {any} */ (python).makeMemorySnapshot();
}
