// @ts-check
// The way from a blank page to the game: all downloads at once, Python, pygame, the game.
import { makeBridge } from "./bridge.js";
import { Progress, fetchWasm, fetchWhole, lookForDamage } from "./downloads.js";
import { learnLetters } from "./letters.js";
import { Loader } from "./loader.js";
import { comesFromDevice, forgetKept, holdVersion, meetOneBuild } from "./offline.js";
import { blameMemory, findMemory, recall } from "./memory.js";
import { bringPygame, placeGame, placePygame, runGame, startPython } from "./python.js";
import { Voice } from "./sound.js";
import { Trouble } from "./trouble.js";
import { unwrap, unzip } from "./unzip.js";
import { FORBIDDEN, NO_START, NO_WASM, STEPS, STUMBLED } from "./words.js";

const loader = new Loader();
const voice = new Voice();
/** How much of the bar the bytes take; the rest is for starting what has arrived. */
const BYTES_SHARE = 0.8;
/** The steps after the bytes: Python, pygame, the game itself. */
const STEPS_AFTER = 3;

/** The parts that are too large to be checked at every start. */
const UNCHECKED = [BUILD.parts.python, BUILD.parts.glue, BUILD.parts.compiledPygame];

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));

const parts = { arrived: false, forbidden: "" };
document.addEventListener("securitypolicyviolation", (event) => {
  // A picture or a font that is kept away keeps no game from starting.
  if (/^(script|connect|default)-src/.test(event.effectiveDirective)) parts.forbidden = event.originalPolicy;
});

/** @param {string} name */
const mark = (name) => performance.mark(`hearts:${name}`);

async function boot() {
  mark("paint");
  const found = findMemory();
  if (typeof WebAssembly !== "object") throw new Trouble(NO_WASM);
  holdVersion();
  await meetOneBuild();
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
  const kept = comesFromDevice();
  const wasm = fetchWasm(BUILD.parts.python, progress, cache, kept);
  const library = fetchWhole(BUILD.parts.library, progress, cache).then(unwrap);
  const compiled = fetchWasm(BUILD.parts.compiledPygame, progress, cache, kept);
  const pygameModule = WebAssembly.compileStreaming(compiled.response);
  const pygameFiles = fetchWhole(BUILD.parts.pygame, progress, cache).then(unwrap).then(unzip);
  const game = fetchWhole(BUILD.parts.game, progress, cache).then(unwrap).then(unzip);
  const arrived = Promise.all([wasm.whole, compiled.whole, library, pygameFiles, game]).then(() => {
    parts.arrived = true;
    loader.say(STEPS.lamp);
  });
  const memory = found.then(recall);

  const glue = new URL(BUILD.parts.glue.url, document.baseURI).href;
  const started = startPython({ glue, wasm: wasm.response, library }, { from: memory, compiled: pygameModule });
  // A part that fails to arrive must be told, even where Python would wait for it for ever.
  const python = await Promise.race([started, arrived.then(() => started)]);
  python.canvas.setCanvas2D(canvas);
  step(STEPS.kettle);
  if (await memory) placePygame(python, await pygameFiles);
  else await bringPygame(python, await pygameFiles, await pygameModule);
  mark("runtime");
  step(STEPS.table);
  voice.mixer = () => /** @type {any} */ (python)._module.SDL2?.audioContext;
  voice.learn(await game);
  learnLetters(await game);
  placeGame(python, await game, Boolean(await memory));
  await runGame(python);
}

/**
 * The reason for a failure, as a sentence for the player.
 * @param {unknown} error
 * @returns {Promise<unknown>}
 */
async function reasonFor(error) {
  // What the browser's rules forbid fails first, and is told of a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  if (parts.forbidden) return new Trouble(FORBIDDEN, `Content-Security-Policy: ${parts.forbidden}`);
  if (error instanceof Trouble) return error;
  if (loader.gone) return new Trouble(STUMBLED, error);
  return lookForDamage(UNCHECKED).then(
    () => new Trouble(NO_START, error),
    (damage) => damage,
  );
}

// The downloads begin first; the bridge is made while they arrive.
const booting = boot();
makeBridge(loader, voice, mark);
loader.doubt = () => {
  if (parts.arrived) lookForDamage(UNCHECKED).catch((damage) => loader.fail(damage));
};
booting.catch(async (error) => {
  console.warn(error);
  if (await blameMemory()) return location.reload();
  loader.fail(await reasonFor(error));
  await forgetKept();
});
