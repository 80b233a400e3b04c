// @ts-check
// Messages to and from the page around the game, when it runs in a frame; web/EMBED.md is their manual.
// One origin may hear and be heard: the one that the address names (?parent=https://portal.example), or else our own.

const GAME = "kettle-burrow-hearts";
const VERSION = 1;
const WISHES = new Set(["pause", "resume", "mute", "unmute"]);
/** The one thing that any page may hear: that the frame which it has opened itself is there now. */
const FOR_ANYBODY = "ready";

/**
 * The origin that an address names; "" for anything but the address of a web page.
 * @param {string | null} address
 */
function originOf(address) {
  if (!address || !URL.canParse(address)) return "";
  const { protocol, origin } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? origin : "";
}

/** Our own origin, if the page around is of it too; else "". */
function sharedOrigin() {
  try {
    return window.parent.location.origin === self.origin ? self.origin : "";
  } catch {
    return "";
  }
}

export class Portal {
  /**
   * @param {import("./inputs.js").Inputs} inputs
   * @param {string | null} named what the address says of the page around
   */
  constructor(inputs, named) {
    this.isFramed = window.parent !== window;
    /** The only origin that may hear and be heard. */
    this.origin = this.isFramed ? originOf(named) || sharedOrigin() : "";
    if (!this.origin) return;
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== window.parent || origin !== this.origin || data?.game !== GAME || data.version !== VERSION) return;
      if (WISHES.has(data.type)) inputs.add({ t: "wish", wish: data.type });
    });
  }

  /** @param {{type: string}} happened */
  tell(happened) {
    if (!this.isFramed) return;
    const to = this.origin || (happened.type === FOR_ANYBODY ? "*" : "");
    if (to) window.parent.postMessage({ game: GAME, version: VERSION, ...happened }, to);
  }
}
