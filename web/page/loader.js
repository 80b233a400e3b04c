// @ts-check
// The card that stands before the game: its bar, what it is doing, and what went wrong.
import { mayTakeFocus } from "./focus.js";
import { Trouble } from "./trouble.js";
import { NO_START, QUIET } from "./words.js";

/** Said when so long nothing has arrived or happened, in milliseconds. */
const PATIENCE = 15_000;
/** How long the fading card stays in the page; the style sheet fades it in less. */
const FADE = 700;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Loader {
  constructor() {
    this.card = byId("loader");
    this.bar = /** @type {HTMLProgressElement} */ (byId("bar"));
    this.step = byId("step");
    this.gone = false;
    this.failed = false;
    this.said = "";
    /** Called when nothing has happened for so long that something may be wrong. @type {() => void} */
    this.doubt = () => {};
    /** @type {number | undefined} */
    this.watch = undefined;
    /** @type {number | undefined} */
    this.going = undefined;
    this.card.classList.add("awake");
    byId("retry").addEventListener("click", () => location.reload());
    this.stillAlive();
  }

  /** Something has happened: begin to wait anew. */
  stillAlive() {
    clearTimeout(this.watch);
    if (this.gone || this.failed) return;
    if (this.said) this.step.textContent = this.said;
    this.watch = setTimeout(() => {
      this.step.textContent = QUIET;
      byId("retry").hidden = false;
      this.doubt();
    }, PATIENCE);
  }

  /** @param {string} text */
  say(text) {
    this.said = text;
    this.step.textContent = text;
    this.stillAlive();
  }

  /** @param {number} share of the way, 0 to 1 */
  show(share) {
    if (this.failed) return;
    this.bar.value = share;
    this.stillAlive();
  }

  /** The game is on the canvas: get out of its way. */
  leave() {
    if (this.gone || this.failed) return;
    this.gone = true;
    clearTimeout(this.watch);
    this.card.classList.add("gone");
    this.going = setTimeout(() => this.card.remove(), FADE);
  }

  /**
   * Say what went wrong. The first failure is the one that is told: others follow from it.
   * @param {unknown} error
   */
  fail(error) {
    if (this.failed) return;
    this.failed = true;
    clearTimeout(this.watch);
    clearTimeout(this.going);
    if (this.gone) document.querySelector("main")?.append(this.card);
    this.card.classList.remove("gone");
    this.card.classList.add("failed");
    byId("failure").textContent = error instanceof Trouble ? error.message : NO_START;
    byId("fold").hidden = false;
    byId("details").textContent = error instanceof Trouble ? error.details : String(error);
    byId("retry").hidden = false;
    if (mayTakeFocus()) byId("retry").focus();
  }
}
