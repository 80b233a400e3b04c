// @ts-check
// Starting Python: Pyodide's interpreter, pygame-ce beside it, and the game in it.
import { loadPyodide } from "pyodide";
import { serve } from "./fetch.js";

/** @typedef {import("./unzip.js").Unpacked} Unpacked */
/** @typedef {Awaited<ReturnType<typeof loadPyodide>>} Python */

const SITE_PACKAGES = "/lib/python3.14/site-packages";
const GAME = "/game";

/** What the program finds in os.environ. SDL looks for its keys at an element that is not there: keys are the page's. */
const ENVIRONMENT = {
  HOME: "/home",
  PYGAME_HIDE_SUPPORT_PROMPT: "1",
  SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#keys-are-ours",
};

/**
 * Start the interpreter.
 * @param {{glue: string, wasm: Promise<Response>, stdlib: Promise<Uint8Array<ArrayBuffer>>}} parts
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Python>}
 */
export async function startPython(parts, canvas) {
  serve("pyodide.asm.wasm", parts.wasm);
  serve("stdlib.zip", parts.stdlib.then((bytes) => new Response(bytes)));
  const { default: createPyodideModule } = await import(/* @vite-ignore */ parts.glue);
  const python = await loadPyodide({
    indexURL: new URL("runtime/", document.baseURI).href,
    stdLibURL: new URL("runtime/stdlib.zip", document.baseURI).href,
    lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "", python: "3.14.2", version: "" }, packages: {} },
    createPyodideModule,
    env: ENVIRONMENT,
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
 * @param {Unpacked[]} files
 */
export async function bringPygame(python, files) {
  place(python, SITE_PACKAGES, files);
  for (const { name } of files) {
    if (name.endsWith(".so")) await /** @type {any} */ (python)._api.loadDynlib(`${SITE_PACKAGES}/${name}`);
  }
  python.runPython("import pygame");
}

/**
 * Run the game. Comes back when the game ends, which it does only by an error or in tests.
 * @param {Python} python
 * @param {Unpacked[]} files
 */
export async function runGame(python, files) {
  place(python, GAME, files);
  await python.runPythonAsync(`import sys, os; sys.path.insert(0, "${GAME}"); os.chdir("${GAME}"); import main; await main.main()`);
}
