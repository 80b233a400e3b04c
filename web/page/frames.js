// @ts-check
// The beat of the game's loop: the screen's own, and a slow one while nobody sees it, when the screen gives none.
import { isSeen, onSight } from "./sight.js";

/** In milliseconds. */
const UNSEEN_BEAT = 250;

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
