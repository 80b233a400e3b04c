// @ts-check
// The beat of the game's loop: the screen's own, and a slow one while nobody sees it, when the screen gives none; and the
// moments between, for what can wait.
import { isSeen, onSight } from "./sight.js";

/** In milliseconds. */
const UNSEEN_BEAT = 250;
/** How long a browser that knows no idle moments is left alone, in milliseconds. */
const REST = 500;
/** How long the player must have done nothing before something larger is begun, in milliseconds. */
const QUIET = 2000;

/** @returns {Promise<void>} */
export function nextFrame() {
  return new Promise((resolve) => {
    if (!isSeen()) {
      setTimeout(resolve, UNSEEN_BEAT);
      return;
    }
    const done = () => {
      forget();
      resolve();
    };
    const frame = requestAnimationFrame(done);
    const forget = onSight(() => {
      cancelAnimationFrame(frame);
      done();
    });
  });
}

/**
 * Do something when nothing else is to be done.
 * @param {() => void} act
 */
export function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else setTimeout(act, REST);
}

/**
 * Do something larger when the player has done nothing for a while and the game only waits.
 * @param {import("./inputs.js").Inputs} inputs
 * @param {() => void} act
 */
export function whenQuiet(inputs, act) {
  if (inputs.quiet >= QUIET) act();
  else setTimeout(() => whenQuiet(inputs, act), REST);
}
