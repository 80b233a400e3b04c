// @ts-check
// What can go wrong on the way to the game, in words for the player.

export class Trouble extends Error {
  /**
   * @param {string} message a sentence for the player
   * @param {unknown} [cause] what lies behind it, for the details fold
   */
  constructor(message, cause) {
    super(message);
    this.name = "Trouble";
    this.cause = cause;
  }

  /** What the details fold shows. */
  get details() {
    const cause = this.cause;
    return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause ?? "");
  }
}
