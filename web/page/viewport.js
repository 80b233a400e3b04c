// @ts-check
// How large the game is, how dense its pixels are, what the screen's edges cover, and whether anybody sees it.
import { isSeen, onSight, watchSight } from "./sight.js";

/**
 * @param {HTMLElement} game
 * @param {import("./inputs.js").Inputs} inputs
 */
export function watchViewport(game, inputs) {
  const edges = /** @type {HTMLElement} */ (document.getElementById("edges"));

  const measure = () => {
    const padding = getComputedStyle(edges);
    const insets = [padding.paddingTop, padding.paddingRight, padding.paddingBottom, padding.paddingLeft];
    const { clientWidth: w, clientHeight: h } = game;
    if (w && h) inputs.add({ t: "size", w, h, dpr: devicePixelRatio, insets: insets.map(parseFloat) });
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
  new ResizeObserver(() => {
    // It also reports once at the start, which is told already.
    if (!first) measure();
    first = false;
  }).observe(game);
  // Turning a phone round can move the covered edges and leave the size as it was.
  screen.orientation?.addEventListener("change", measure);
  watchSight(game);
  onSight(() => inputs.add({ t: isSeen() ? "shown" : "hidden" }));
}
