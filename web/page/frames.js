// @ts-check
// The beat of the game's loop: the screen's own, and a slow one while the page is hidden, when the screen gives none.

/** In milliseconds. */
const HIDDEN_BEAT = 250;

/** @returns {Promise<void>} */
export function nextFrame() {
  return new Promise((resolve) => {
    if (document.hidden) {
      setTimeout(resolve, HIDDEN_BEAT);
      return;
    }
    const hidden = () => {
      if (!document.hidden) return;
      cancelAnimationFrame(frame);
      done();
    };
    const done = () => {
      document.removeEventListener("visibilitychange", hidden);
      resolve();
    };
    const frame = requestAnimationFrame(done);
    document.addEventListener("visibilitychange", hidden);
  });
}
