// @ts-check
// The way from a blank page to the game: all downloads at once, Python, pygame, the game.
import { makeBridge } from "./bridge.js";
import { Progress, fetchWasm, fetchWhole } from "./downloads.js";
import { Loader } from "./loader.js";
import { bringPygame, runGame, startPython } from "./python.js";
import { Voice } from "./sound.js";
import { Trouble } from "./trouble.js";
import { unwrap, unzip } from "./unzip.js";
import { NO_START, NO_WASM, STEPS, STUMBLED } from "./words.js";

const loader = new Loader();
const voice = new Voice();
/** How much of the bar the bytes take; the rest is for starting what has arrived. */
const BYTES_SHARE = 0.8;
/** The steps after the bytes: Python, pygame, the game itself. */
const STEPS_AFTER = 3;

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));

/** @param {string} name */
const mark = (name) => performance.mark(`hearts:${name}`);

async function boot() {
  mark("paint");
  if (typeof WebAssembly !== "object") throw new Trouble(NO_WASM);
  // A second try must not be answered with the damaged copy that the browser may have kept.
  const cache = performance.getEntriesByType("navigation").some((entry) => /** @type {PerformanceNavigationTiming} */ (entry).type === "reload")
    ? "no-cache"
    : "default";
  let stepsDone = 0;
  const draw = () => {
    const bytes = progress.arrived / progress.expected;
    loader.show(BYTES_SHARE * bytes + ((1 - BYTES_SHARE) * stepsDone) / STEPS_AFTER);
  };
  const progress = new Progress(draw);
  /** @param {string} text */
  const step = (text) => {
    loader.say(text);
    stepsDone++;
    draw();
  };
  loader.say(STEPS.fetching);
  const wasm = fetchWasm(DOWNLOADS.python, progress, cache);
  const library = fetchWhole(DOWNLOADS.library, progress, cache).then(unwrap);
  const compiled = fetchWasm(DOWNLOADS.compiledPygame, progress, cache);
  const pygameModule = WebAssembly.compileStreaming(compiled.response);
  const pygameFiles = fetchWhole(DOWNLOADS.pygame, progress, cache).then(unwrap).then(unzip);
  const game = fetchWhole(DOWNLOADS.game, progress, cache).then(unwrap).then(unzip);
  const arrived = Promise.all([wasm.whole, compiled.whole, library, pygameFiles, game]).then(() => loader.say(STEPS.lamp));

  const started = startPython({ glue: new URL(DOWNLOADS.glue.url, document.baseURI).href, wasm: wasm.response, library }, canvas);
  // A part that fails to arrive must be told, even where Python would wait for it for ever.
  const python = await Promise.race([started, arrived.then(() => started)]);
  step(STEPS.kettle);
  await bringPygame(python, await pygameFiles, await pygameModule);
  mark("runtime");
  step(STEPS.table);
  voice.mixer = () => /** @type {any} */ (python)._module.SDL2?.audioContext;
  voice.learn(await game);
  await runGame(python, await game);
}

makeBridge(loader, voice, mark);
boot().catch((error) => {
  console.warn(error);
  loader.fail(error instanceof Trouble ? error : new Trouble(loader.gone ? STUMBLED : NO_START, error));
});
