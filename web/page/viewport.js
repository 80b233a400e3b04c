// @ts-check
// How large the game is, how dense its pixels are, what the screen's edges cover, how large the player wants text, and
// whether anybody sees it.
import { isSeen, onSight, watchSight } from "./sight.js";

/** The size of text in a browser that is left as it came, in CSS pixels. */
const USUAL_TEXT = 16;
/** Sizes of text are told in so many steps: a letter measured a hair too large must not magnify anything. */
const STEPS = 20;

/**
 * @param {HTMLElement} game
 * @param {import("./inputs.js").Inputs} inputs
 */
export function watchViewport(game, inputs) {
  const edges = /** @type {HTMLElement} */ (document.getElementById("edges"));
  // A letter one rem large: it grows with the browser's own size of text, and with a zoom of text alone.
  const letter = /** @type {HTMLElement} */ (document.getElementById("letter"));

  const measure = () => {
    const padding = getComputedStyle(edges);
    const insets = [padding.paddingTop, padding.paddingRight, padding.paddingBottom, padding.paddingLeft];
    const { clientWidth: w, clientHeight: h } = game;
    const text = Math.round((letter.getBoundingClientRect().height / USUAL_TEXT) * STEPS) / STEPS || 1;
    if (w && h) inputs.add({ t: "size", w, h, dpr: devicePixelRatio, insets: insets.map(parseFloat), text });
  };

  const watchDensity = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        measure();
        watchDensity();
      },
      { once: true },
    );
  };

  measure();
  watchDensity();
  let first = true;
  const observer = new ResizeObserver(() => {
    // It also reports once at the start, which is told already.
    if (!first) measure();
    first = false;
  });
  for (const element of [game, letter]) observer.observe(element);
  // Turning a phone round can move the covered edges and leave the size as it was.
  screen.orientation?.addEventListener("change", measure);
  watchSight(game);
  onSight(() => inputs.add({ t: isSeen() ? "shown" : "hidden" }));
}
