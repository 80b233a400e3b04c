// @ts-check
// Whose the table is: of all pages of the game in one browser, one at a time plays the game that is kept there. Another
// page that wants it is told so, and may insist; then the first is told that it has lost it.

/** The lock's name, and the key of what pages say to each other where there are no locks. */
const NAME = "hearts:table";
/** How long a page without locks waits for another to speak up, in milliseconds. */
const ANSWER = 500;

/**
 * @param {(mine: boolean) => void} told called with the answer to each `take`, and when the table is lost
 * @returns {{take: (insist: boolean) => void, leave: () => void}}
 */
export const makeTable = (told) => (navigator.locks ? withLocks(told) : withStorage(told));

/** @param {(mine: boolean) => void} told */
function withLocks(told) {
  /** @type {(() => void) | undefined} */
  let letGo;
  let turn = 0;
  return {
    /** @param {boolean} insist whether to take it from whoever has it */
    take(insist) {
      if (letGo) return told(true);
      const mine = ++turn;
      /** @param {Lock | null} lock @returns {Promise<void> | undefined} */
      const hold = (lock) => {
        if (mine !== turn) return undefined;
        told(lock !== null);
        return lock ? new Promise((resolve) => (letGo = resolve)) : undefined;
      };
      navigator.locks.request(NAME, insist ? { steal: true } : { ifAvailable: true }, hold).catch((error) => {
        if (mine !== turn) return;
        // Another page has insisted; or a frame that keeps nothing has no locks, either, and so nothing to share.
        const isLost = error instanceof DOMException && error.name === "AbortError";
        letGo = isLost ? undefined : () => {};
        told(!isLost);
      });
    },
    leave() {
      turn++;
      letGo?.();
      letGo = undefined;
    },
  };
}

/** @param {(mine: boolean) => void} told */
function withStorage(told) {
  const me = Math.random();
  let mine = false;
  /** @type {number | undefined} */
  let asking;
  /** @param {"ask" | "mine" | "take"} what */
  const say = (what) => {
    try {
      localStorage.setItem(NAME, JSON.stringify({ what, me, at: Date.now() }));
      localStorage.removeItem(NAME);
    } catch {
      // Where nothing is kept there is nothing to share.
    }
  };
  /** @param {boolean} now */
  const answer = (now) => {
    clearTimeout(asking);
    asking = undefined;
    mine = now;
    told(now);
  };
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== NAME || !newValue) return;
    const { what } = JSON.parse(newValue);
    if (what === "ask" && mine) say("mine");
    // A late answer counts as well: who was here first keeps the table.
    else if (what === "mine" && (mine || asking !== undefined)) answer(false);
    else if (what === "take" && mine) answer(false);
  });
  return {
    /** @param {boolean} insist */
    take(insist) {
      if (mine) return told(true);
      clearTimeout(asking);
      say(insist ? "take" : "ask");
      if (insist) answer(true);
      else asking = setTimeout(() => answer(true), ANSWER);
    },
    leave() {
      clearTimeout(asking);
      asking = undefined;
      mine = false;
    },
  };
}
