// @ts-check
// What browsers let a page do only inside a press: fill the screen, copy, share, open a tab, show files. Python would ask
// for it a frame too late, so a control of the mirror says beforehand what its press is for, and it is done here, in the
// press's own event.
import { askFile } from "./files.js";
import { sandboxAllows } from "./sandbox.js";

/**
 * @typedef {{deed: string, text?: string, title?: string, url?: string}} Gesture
 * @typedef {{allowed: () => boolean, act: (gesture: Gesture) => Promise<unknown>}} Deed
 */

/** How far a finger may wander on something that scrolls before it scrolls, in CSS pixels; as in game/screens/dialog.py. */
const DRAG_FROM = 8;
/** Fills the screen, or stops filling it, on every screen; as in game/screens/table_controls.py. */
const FULLSCREEN_KEY = "f";

/**
 * Whether the page that embeds this one leaves it a feature. Only some browsers can say; the others ask or refuse later.
 * @param {string} feature
 */
function isLeftToUs(feature) {
  const policy = /** @type {{featurePolicy?: {features(): string[], allowsFeature(name: string): boolean}}} */ (/** @type {unknown} */ (document)).featurePolicy;
  return !policy?.features().includes(feature) || policy.allowsFeature(feature);
}

/**
 * @param {import("./inputs.js").Inputs} inputs
 * @returns {Record<string, Deed>}
 */
const deedsWith = (inputs) => ({
  fullscreen: {
    allowed: () => document.fullscreenEnabled === true,
    // The whole page, so that the live region and the card that tells of trouble come along.
    act: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  },
  copy: {
    allowed: () => typeof navigator.clipboard?.writeText === "function" && isLeftToUs("clipboard-write"),
    act: ({ text = "" }) => navigator.clipboard.writeText(text),
  },
  share: {
    allowed: () => typeof navigator.share === "function" && isLeftToUs("web-share"),
    act: ({ deed, ...what }) => navigator.share(what),
  },
  "choose-file": {
    allowed: () => true,
    act: async () => askFile(inputs),
  },
  open: {
    allowed: () => sandboxAllows("allow-popups") !== false,
    act: async ({ url = "" }) => {
      if (new URL(url).protocol !== "https:") throw new Error(`${url} is not opened`);
      // Not by way of a link, which does not tell whether the frames around allow a tab.
      const tab = window.open(url, "_blank");
      if (!tab) throw new Error("no tab is opened here");
      tab.opener = null;
    },
  },
});

export class Gestures {
  /**
   * @param {import("./mirror.js").Mirror} mirror
   * @param {import("./inputs.js").Inputs} inputs
   */
  constructor(mirror, inputs) {
    this.mirror = mirror;
    this.inputs = inputs;
    this.deeds = deedsWith(inputs);
    /** Where each pointer went down on a control with a gesture. @type {Map<number, {id: string, x: number, y: number}>} */
    this.pressed = new Map();
    document.addEventListener("fullscreenchange", () => inputs.add({ t: "changed" }));
  }

  /** @param {string} deed */
  allows(deed) {
    return this.deeds[deed]?.allowed() ?? false;
  }

  /** @param {number} pointer @param {number} x @param {number} y */
  down(pointer, x, y) {
    const control = this.mirror.at(x, y);
    if (control?.gesture) this.pressed.set(pointer, { id: control.id, x, y });
  }

  /** @param {number} pointer @param {number} _x @param {number} y */
  move(pointer, _x, y) {
    const press = this.pressed.get(pointer);
    if (press && this.mirror.controls.get(press.id)?.clip && Math.abs(y - press.y) > DRAG_FROM) this.pressed.delete(pointer);
  }

  /** @param {number} pointer @param {number} x @param {number} y */
  up(pointer, x, y) {
    const press = this.pressed.get(pointer);
    this.pressed.delete(pointer);
    if (press && this.mirror.at(x, y)?.id === press.id) this.perform(press.id);
  }

  /** @param {number} pointer */
  cancel(pointer) {
    this.pressed.delete(pointer);
  }

  /**
   * A key, on the control that has the focus or on none.
   * @param {string} key
   * @param {string} on
   */
  key(key, on) {
    if (on && (key === "Enter" || key === " ")) return this.perform(on);
    for (const control of this.mirror.controls.values()) {
      if (control.gesture && control.key === key.toLowerCase()) return this.perform(control.id);
    }
    // The screen can be filled from where no button for it stands. Where that is not allowed, nothing happens.
    if (key.toLowerCase() === FULLSCREEN_KEY) this.attempt({ deed: "fullscreen" }).catch(() => {});
  }

  /**
   * Do what the control asks for, if anything, and tell Python how it went. To be called inside the press's own event.
   * @param {string} id
   */
  perform(id) {
    const control = this.mirror.controls.get(id);
    if (!control?.gesture || control.disabled) return;
    /** @param {boolean} done */
    const tell = (done) => this.inputs.add({ t: "performed", on: id, done });
    this.attempt(control.gesture).then(
      () => tell(true),
      (error) => {
        // The player has closed the share sheet again.
        if (!(error instanceof DOMException && error.name === "AbortError")) tell(false);
      },
    );
  }

  /** @param {Gesture} gesture */
  async attempt(gesture) {
    const deed = this.deeds[gesture.deed];
    if (!deed?.allowed()) throw new Error(`${gesture.deed} is not allowed here`);
    await deed.act(gesture);
  }
}
