// @ts-check
// Makes the memory that the next visit goes on from (memory.js): starts a second Python on a thread of its own, lets it
// import the game, and hands over what is then in its memory.
import { Progress, fetchWasm, fetchWhole } from "./downloads.js";
import { pack, sumOf } from "./pages.js";
import { bringPygame, imageWithGame, placeGame, startPython } from "./python.js";
import { unwrap, unzip } from "./unzip.js";

/** @param {string} base the page's address */
async function make(base) {
  const began = performance.now();
  const progress = new Progress(() => {});
  /** @param {Part} part */
  const at = (part) => ({ ...part, url: new URL(part.url, base).href });
  const { python, glue, library, compiledPygame, pygame, game } = BUILD.parts;
  const wasm = fetchWasm(at(python), progress, "default", true);
  const compiled = WebAssembly.compileStreaming(fetchWasm(at(compiledPygame), progress, "default", true).response);
  const parts = {
    glue: at(glue).url,
    wasm: wasm.response,
    library: fetchWhole(at(library), progress, "default").then(unwrap),
  };
  const started = await startPython(parts, { forMemory: true });
  const files = async (/** @type {Part} */ part) => unzip(await unwrap(await fetchWhole(at(part), progress, "default")));
  const laid = await bringPygame(started, await files(pygame), await compiled);
  placeGame(started, await files(game), false);
  const image = imageWithGame(started);
  const packed = pack(image);
  const whole = { ...laid, length: image.length, packed: packed.length, sum: sumOf(packed) };
  return { packed, laid: whole, took: performance.now() - began };
}

onmessage = async ({ data }) => {
  const made = await make(String(data)).catch((error) => console.warn(error));
  if (made) postMessage(made, { transfer: [made.packed.buffer] });
  else postMessage(undefined);
};
