// @ts-check
// What is kept on this device: the browser's storage or, where that is missing or forbidden, a twin in memory. Where it
// can be read but not written, the twin lies over it.

const PREFIX = "hearts:";

/** @returns {{shelf: Storage | undefined, mayWrite: boolean}} */
function findStorage() {
  /** @type {Storage | undefined} */
  let shelf;
  try {
    // Some web views have none, and say null.
    shelf = localStorage ?? undefined;
    shelf?.getItem(PREFIX);
  } catch {
    return { shelf: undefined, mayWrite: false };
  }
  try {
    shelf?.setItem(`${PREFIX}probe`, "probe");
    shelf?.removeItem(`${PREFIX}probe`);
  } catch (error) {
    // A full one can be written where something gives way.
    return { shelf, mayWrite: isFull(error) };
  }
  return { shelf, mayWrite: shelf !== undefined };
}

/** @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";

/** Decided once, at the start. */
export function makeStorage() {
  const { shelf, mayWrite } = findStorage();
  /** What lies over the shelf; null for what was removed. @type {Map<string, string | null>} */
  const memory = new Map();
  return {
    kept: mayWrite,

    /** @param {string} key @returns {string | null} */
    load(key) {
      const there = memory.get(key);
      if (there !== undefined) return there;
      try {
        return shelf?.getItem(PREFIX + key) ?? null;
      } catch {
        return null; // Forbidden since the start.
      }
    },

    /** @param {string} key @param {string} text @returns {"" | "full" | "blocked"} */
    save(key, text) {
      if (!shelf || !mayWrite) {
        memory.set(key, text);
        return "";
      }
      try {
        shelf.setItem(PREFIX + key, text);
        return "";
      } catch (error) {
        return isFull(error) ? "full" : "blocked";
      }
    },

    /** @param {string} key */
    remove(key) {
      if (!shelf || !mayWrite) {
        memory.set(key, null);
        return;
      }
      try {
        shelf.removeItem(PREFIX + key);
      } catch {
        // What cannot be reached cannot be read again either.
      }
    },

    /** @returns {string} a JSON array */
    keys() {
      /** @type {string[]} */
      let there = [];
      try {
        there = Object.keys(shelf ?? {}).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      } catch {
        // As in load().
      }
      const all = new Set([...there, ...memory.keys()]);
      return JSON.stringify([...all].filter((key) => memory.get(key) !== null));
    },
  };
}
