// @ts-check
// Whether anybody can see the game: not while its tab is hidden, nor while the page around it has scrolled it away or
// shows it nowhere. The browser gives no frames then.

let isInView = true;
let was = true;
/** @type {Set<() => void>} */
const listeners = new Set();

/** Whether the game can be seen, as far as is known. */
export const isSeen = () => isInView && !document.hidden;

/**
 * @param {() => void} listener called at each change
 * @returns {() => void} ends that
 */
export function onSight(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function look() {
  if (isSeen() === was) return;
  was = isSeen();
  for (const listener of [...listeners]) listener();
}

/** @param {HTMLElement} game */
export function watchSight(game) {
  was = isSeen();
  document.addEventListener("visibilitychange", look);
  // A game that begins out of view has not been left by anybody: only what follows is told.
  let isFirst = true;
  new IntersectionObserver((entries) => {
    isInView = /** @type {IntersectionObserverEntry} */ (entries.at(-1)).isIntersecting;
    if (isFirst) was = isSeen();
    isFirst = false;
    look();
  }).observe(game);
}
