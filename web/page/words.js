// @ts-check
// Every sentence that the page itself says (the game's own are in Python).

export const STEPS = {
  fetching: "Fetching the cards…",
  lamp: "Lighting the lamp…",
  kettle: "Putting the kettle on…",
  table: "Laying the table…",
};

/** @param {string} name */
export const missing = (name) => `A part of the game could not be fetched (${name}).`;
/** @param {string} name */
export const damaged = (name) => `A part of the game arrived damaged (${name}).`;
export const RENEWED = "The game is being renewed on its host just now. Please try again in a moment.";
export const OFFLINE = "There seems to be no connection just now.";
export const NO_WASM = "This browser has no WebAssembly, or it is switched off. The game cannot run without it.";
export const CUT_OFF = "The page around the game keeps it from fetching its own files.";
export const FORBIDDEN = "The rules of this site keep the game from starting.";
export const NO_START = "The game could not start in this browser.";
export const STUMBLED = "The game has stumbled and cannot go on. What you had finished is kept.";
export const QUIET = "Nothing has arrived for a while. Still waiting…";
