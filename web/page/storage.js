// @ts-check
// What is kept on this device: the browser's storage or, where that is missing or forbidden, a twin in memory.

/** @returns {Storage | undefined} */
function findStorage() {
  const probe = "hearts:probe";
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch (error) {
    // A full storage still can be read, and written where something gives way.
    if (error instanceof DOMException && error.name === "QuotaExceededError") return localStorage;
    return undefined;
  }
}

const PREFIX = "hearts:";

/** Decided once, at the start. */
export function makeStorage() {
  const kept = findStorage();
  /** @type {Map<string, string>} */
  const memory = new Map();
  return {
    kept: kept !== undefined,

    /** @param {string} key @returns {string | null} */
    load(key) {
      try {
        if (kept) return kept.getItem(PREFIX + key);
      } catch {
        // Forbidden since the start: what this page has saved is in memory.
      }
      return memory.get(key) ?? null;
    },

    /** @param {string} key @param {string} text @returns {"" | "full" | "blocked"} */
    save(key, text) {
      if (!kept) {
        memory.set(key, text);
        return "";
      }
      try {
        kept.setItem(PREFIX + key, text);
        return "";
      } catch (error) {
        return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
      }
    },

    /** @param {string} key */
    remove(key) {
      memory.delete(key);
      try {
        kept?.removeItem(PREFIX + key);
      } catch {
        // What cannot be reached cannot be read again either.
      }
    },

    /** @returns {string} a JSON array */
    keys() {
      try {
        if (kept) return JSON.stringify(Object.keys(kept).filter((k) => k.startsWith(PREFIX)).map((k) => k.slice(PREFIX.length)));
      } catch {
        // As in load().
      }
      return JSON.stringify([...memory.keys()]);
    },
  };
}
