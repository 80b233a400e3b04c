// @ts-check
// What Python may ask of the page: globalThis.burrow. Only strings, numbers and booleans cross, so nothing leaks.
import { mayHope, saveFile } from "./files.js";
import { mayTakeFocus } from "./focus.js";
import { nextFrame, whenIdle, whenQuiet } from "./frames.js";
import { Gestures } from "./gestures.js";
import { Inputs } from "./inputs.js";
import { listenToKeys } from "./keys.js";
import { forgetMemory, makeMemory, trustMemory } from "./memory.js";
import { Mirror } from "./mirror.js";
import { tell } from "./news.js";
import { keepOnDevice } from "./offline.js";
import { listenToPointers } from "./pointer.js";
import { Portal } from "./portal.js";
import { makeStorage } from "./storage.js";
import { makeTable } from "./table.js";
import { Trouble } from "./trouble.js";
import { watchViewport } from "./viewport.js";
import { STUMBLED } from "./words.js";

/** @typedef {ReturnType<typeof makeBridge>} Bridge */

const OPTIONS = ["seed", "speed", "level", "mute", "embed"];

/** The address's options that the game knows, as JSON. */
function readOptions() {
  const asked = new URLSearchParams(location.search);
  return JSON.stringify(Object.fromEntries(OPTIONS.filter((name) => asked.has(name)).map((name) => [name, asked.get(name)])));
}

/**
 * @param {import("./loader.js").Loader} loader
 * @param {import("./sound.js").Voice} voice
 * @param {(name: string) => void} mark
 */
export function makeBridge(loader, voice, mark) {
  const game = /** @type {HTMLElement} */ (document.getElementById("game"));
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
  const inputs = new Inputs();
  const portal = new Portal(inputs, new URLSearchParams(location.search).get("parent"));
  const mirror = new Mirror(/** @type {HTMLElement} */ (document.getElementById("mirror")), canvas, inputs);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const contrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");
  for (const wish of [calm, contrast]) wish.addEventListener("change", () => inputs.add({ t: "changed" }));
  const gestures = new Gestures(mirror, inputs);
  mirror.onActivate = (id) => gestures.perform(id);
  listenToPointers(game, canvas, inputs, gestures);
  listenToKeys(game, inputs, gestures);
  watchViewport(game, inputs);

  voice.onRefused = () => inputs.add({ t: "changed" });
  const table = makeTable((mine) => inputs.add({ t: "table", mine }));

  const bridge = {
    takeInputs: () => inputs.take(),
    nextFrame,
    /** @param {number} limit in milliseconds, -1 for none */
    idle: (limit) => inputs.wait(limit),

    /** @param {string} json */
    showMirror: (json) => mirror.show(JSON.parse(json)),
    /** @param {string} id of a control, "" for the canvas */
    focus: (id) => mirror.focus(id),
    news: tell,

    get soundDecodes() {
      return voice.decodes;
    },
    get soundRefused() {
      return voice.refused;
    },
    wakeSound: () => voice.wake(),
    hushSound: () => voice.hush(),
    /** @param {string} name @param {number} volume 0 to 1 */
    playSound: (name, volume) => void voice.play(name, volume),

    mark,
    options: readOptions(),
    ...makeStorage(),
    /** @param {boolean} insist */
    takeTable: (insist) => table.take(insist),
    leaveTable: () => table.leave(),

    /** @param {string} deed as in gestures.js */
    allows: (deed) => gestures.allows(deed),
    get fullscreenOn() {
      return document.fullscreenElement !== null;
    },
    get filesAllowed() {
      return mayHope();
    },
    saveFile,

    get reducedMotion() {
      return calm.matches;
    },
    get moreContrast() {
      return contrast.matches;
    },

    /** Where the game is, without options. */
    address: new URL(".", location.href).href,
    /** The name and address of all the site's games, as JSON; both "" where the site has not said (see site.toml). */
    get moreGames() {
      const said = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="more-games"]'));
      return JSON.stringify([said?.content ?? "", said?.dataset.address ?? ""]);
    },
    /** @param {string} json what has happened, as game/screens/portal.py tells it */
    tell: (json) => portal.tell(JSON.parse(json)),

    /** The first picture of the game is on the canvas. */
    ready() {
      loader.leave();
      if (document.activeElement === document.body && mayTakeFocus()) canvas.focus({ preventScroll: true });
      trustMemory();
      whenIdle(async () => {
        const kept = await keepOnDevice(() => inputs.add({ t: "renewed" }));
        if (kept) whenQuiet(inputs, makeMemory);
      });
    },
    /** @param {string} traceback */
    fail(traceback) {
      loader.fail(new Trouble(STUMBLED, traceback));
      forgetMemory();
    },

    /** Load the page again: it comes as the newest version that is kept whole. */
    renew: () => location.reload(),
  };
  globalThis.burrow = bridge;
  return bridge;
}
