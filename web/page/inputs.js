// @ts-check
// The one queue of everything that the player does, waiting for Python to take it.

/** @typedef {{t: string} & Record<string, unknown>} Input */

export class Inputs {
  constructor() {
    /** @type {Input[]} */
    this.queue = [];
    /** @type {(() => void) | undefined} */
    this.wake = undefined;
    this.last = 0;
  }

  /** How long nothing has been done, while the game waits for it; 0 while it is busy. In milliseconds. */
  get quiet() {
    return this.wake ? performance.now() - this.last : 0;
  }

  /**
   * Queue an input. A move takes the place of the same pointer's move just before it.
   * @param {Input} input
   */
  add(input) {
    const last = this.queue.at(-1);
    if (input.t === "move" && last?.t === "move" && last.id === input.id) this.queue.pop();
    if (input.t === "size" && last?.t === "size") this.queue.pop();
    this.queue.push(input);
    this.last = performance.now();
    this.wake?.();
  }

  /** Everything queued, as JSON, and the queue is empty again; "" when there was nothing. */
  take() {
    if (!this.queue.length) return "";
    const text = JSON.stringify(this.queue);
    this.queue = [];
    return text;
  }

  /**
   * Wait for an input.
   * @param {number} limit in milliseconds; below 0 there is none
   * @returns {Promise<void>}
   */
  wait(limit) {
    if (this.queue.length) return Promise.resolve();
    return new Promise((resolve) => {
      /** @type {number | undefined} */
      let timer;
      const done = () => {
        clearTimeout(timer);
        this.wake = undefined;
        resolve();
      };
      if (limit >= 0) timer = setTimeout(done, limit);
      this.wake = done;
    });
  }
}
