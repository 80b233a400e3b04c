// @ts-check
// The live region: what a screen reader says aloud as the game goes on.

/** How long a line stays, in milliseconds: long enough to be read out after the lines before it. */
const STAY = 20_000;

/** @param {string} text */
export function tell(text) {
  const region = /** @type {HTMLElement} */ (document.getElementById("news"));
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), STAY);
}
