// @ts-check
// The page's side of being kept on the device: it holds its version while it runs, has the service worker keep the
// game once it has started, and hears of new versions. Where a browser or a frame allows none of this, nothing is said
// and the game comes from the network.
import { familyOf } from "./kept_files.js";
import { Trouble } from "./trouble.js";
import { RENEWED } from "./words.js";

const WORKER = "service-worker.js";
/** The names of this version's lock and cache. */
const VERSION = familyOf(document.baseURI) + BUILD.version;
const RELOADED = "hearts:reloaded";
/** How often a page that stays open looks for a new version when it is looked at, in milliseconds. */
const LOOK_AGAIN = 3_600_000;

/**
 * Go on only where page and script are of one build. If they are not, as while a host is being renewed, the page is
 * fetched anew, once.
 * @returns {Promise<void>} never comes while the page is going
 */
export async function meetOneBuild() {
  const page = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=version]"))?.content;
  let tried = true;
  try {
    tried = sessionStorage.getItem(RELOADED) === BUILD.version;
    if (page === BUILD.version) sessionStorage.removeItem(RELOADED);
    else sessionStorage.setItem(RELOADED, BUILD.version);
  } catch {
    // Without a memory for it, the player must ask for the page anew.
  }
  if (page === BUILD.version) return;
  if (tried) throw new Trouble(RENEWED, `page ${page}, script ${BUILD.version}`);
  location.reload();
  await new Promise(() => {});
}

/** While this page runs, its version's files are not thrown away. */
export function holdVersion() {
  navigator.locks?.request(VERSION, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
}

/** Whether what this page asks for comes from the device. */
export function comesFromDevice() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** Something of what is kept was damaged: the next try is not to meet it again. */
export async function forgetKept() {
  try {
    await caches.delete(VERSION);
  } catch {
    // Nothing is kept here.
  }
}

/**
 * Have the game kept, after its start, and tell of new versions.
 * @param {() => void} renewed called once a new version is kept whole: loading the page again brings it
 * @returns {Promise<boolean>} whether the game is kept now, and comes from there from now on
 */
export async function keepOnDevice(renewed) {
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("message", ({ data }) => {
      if (typeof data === "string" && data !== BUILD.version) renewed();
    });
    const registration = await serviceWorker.register(WORKER, { updateViaCache: "none" });
    const controlled = new Promise((resolve) => {
      if (serviceWorker.controller) resolve(true);
      serviceWorker.addEventListener("controllerchange", resolve);
    });
    serviceWorker.controller?.postMessage("which");
    serviceWorker.controller?.postMessage("tidy");
    lookNowAndThen(registration);
    await controlled;
    return true;
  } catch {
    // Not allowed here, or it could not be kept: the network serves as well.
    return false;
  }
}

/** @param {ServiceWorkerRegistration} registration */
function lookNowAndThen(registration) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}
