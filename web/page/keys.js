// @ts-check
// Keys, while the focus is in the game: the ones it plays with, and never the browser's own.

const NAMED = new Set([
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Enter", " ", "Escape",
  "Delete", "Backspace",
]); // prettier-ignore
/** What a select does not do with keys by itself, but the game. */
const STEPS = new Set(["ArrowLeft", "ArrowRight", "Enter", " ", "Escape", "?"]);
/** What a slider does with keys by itself. */
const SLIDER = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/**
 * Whether the element does something of its own with the key.
 * @param {EventTarget | null} target
 * @param {string} key
 */
function isNative(target, key) {
  if (target instanceof HTMLSelectElement) return !STEPS.has(key);
  if (!(target instanceof HTMLInputElement)) return false;
  if (target.type === "text") return key !== "Enter" && key !== "Escape";
  return target.type === "range" && SLIDER.has(key);
}

/**
 * @param {HTMLElement} game
 * @param {import("./inputs.js").Inputs} inputs
 * @param {import("./gestures.js").Gestures} gestures
 */
export function listenToKeys(game, inputs, gestures) {
  // On the way down, so that SDL, which listens on the canvas, sees none of it.
  game.addEventListener("keydown", (event) => {
    const { key } = event;
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if ((!NAMED.has(key) && key.length !== 1) || isNative(event.target, key)) return;
    // Also keeps a focused button from being clicked: the key alone is the input.
    event.preventDefault();
    const on = event.target instanceof HTMLElement ? (event.target.dataset.id ?? "") : "";
    inputs.add({ t: "key", key, shift: event.shiftKey, repeat: event.repeat, on });
    if (!event.repeat) gestures.key(key, on);
  }, true);
  game.addEventListener("keyup", (event) => {
    event.stopPropagation();
    // A button is clicked when Space comes up.
    if (event.key === " " && !isNative(event.target, " ")) event.preventDefault();
  }, true);
}
