// @ts-check
// Files on the player's own disk: one to save, one to choose.

import { sandboxAllows } from "./sandbox.js";

/** How long a saved file stays in memory for a slow browser to fetch, in milliseconds. */
const KEEP = 60_000;

/** Whether there is any hope that a file can be saved. */
export const mayHope = () => sandboxAllows("allow-downloads") !== false;

/**
 * Offer a text as a download.
 * @param {string} name
 * @param {string} text
 * @returns {boolean} false where a page around may keep it from coming, of which the browser tells nobody
 */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP);
  return sandboxAllows("allow-downloads") === true;
}

/**
 * Let the player choose a file; its text becomes an input. Nothing comes where none is chosen.
 * @param {import("./inputs.js").Inputs} inputs
 */
export function askFile(inputs) {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.accept = ".txt,text/plain";
  chooser.addEventListener("change", async () => {
    const file = chooser.files?.[0];
    if (file) inputs.add({ t: "file", text: await file.text() });
  });
  chooser.click();
}
