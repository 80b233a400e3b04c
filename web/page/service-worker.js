// @ts-check
// The service worker: keeps the whole game on the player's device, so that it starts without a network, and brings new
// versions.
//
// A version is kept whole, in a cache of its own, before anything of it is used; every file is checked first. The page
// that is asked for is then the newest that is whole. All other addresses end with their file's hash, so a page gets
// the very files that it was built with, whichever worker answers, and pages of two versions may be open side by side.
// So no worker ever waits for another: a new one takes over at once, and only tells the pages.
//
// It is ours, not Workbox's, because it does three things that Workbox's precache does not: it takes the files from the
// browser's own copies of the first visit, so that nothing is fetched twice; it checks their bytes; and it leaves a
// version's cache alone while a page still runs it.
import { checksum, familyOf } from "./kept_files.js";

const worker = /** @type {OfflineWorker} */ (/** @type {unknown} */ (self));
const HERE = new URL("./", worker.location.href);
const FAMILY = familyOf(HERE);
const CACHE = FAMILY + BUILD.version;
const PAGE = "index.html";
const EXACT = { ignoreVary: true };

/** Files that are found under their plain names; all others have their hash in their address. */
const PLAIN = new Set(BUILD.files.map((file) => file.url).filter((url) => !url.includes("?")));

worker.addEventListener("install", (event) => event.waitUntil(whileHeld(keepAll).then(() => worker.skipWaiting())));

worker.addEventListener("activate", (event) => {
  const tell = async () => {
    for (const page of await worker.clients.matchAll({ includeUncontrolled: true })) page.postMessage(BUILD.version);
  };
  // Also of the page of the first visit, so that what it asks for from now on comes from here.
  event.waitUntil(worker.clients.claim().then(tell));
});

worker.addEventListener("message", (event) => {
  // A page asks which version a visit would bring, or says that it is a good moment to tidy up.
  if (event.data === "which") event.source?.postMessage(BUILD.version);
  if (event.data === "tidy") event.waitUntil(tidy());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(HERE.href)) return;
  const name = url.pathname.slice(HERE.pathname.length);
  if (request.mode === "navigate") {
    if (name === "" || name === PAGE) event.respondWith(page(event));
  } else if (url.searchParams.has("v")) {
    event.respondWith(find(url.href).then((kept) => kept ?? fetch(request)));
  } else if (PLAIN.has(name)) {
    event.respondWith(find(name).then((kept) => kept ?? fetch(request)));
  }
});

/**
 * The page: the kept one where all of its version is there, else whatever the host has now.
 * @param {AskedEvent} event
 */
async function page(event) {
  const cache = await worker.caches.open(CACHE);
  const [kept, keys] = await Promise.all([cache.match(PAGE, EXACT), cache.keys()]);
  if (kept && keys.length >= BUILD.files.length) return kept;
  // The browser, or somebody, has thrown parts of it away: bring them back for the next time, if the host has them.
  event.waitUntil(whileHeld(keepAll).catch(() => {}));
  return fetch(event.request).catch((error) => {
    if (kept) return kept;
    throw error;
  });
}

/**
 * A kept file: of this version or, for a page of another that is still open, of any.
 * @param {string} url
 */
async function find(url) {
  const cache = await worker.caches.open(CACHE);
  return (await cache.match(url, EXACT)) ?? (url.includes("?") ? worker.caches.match(url, EXACT) : undefined);
}

/** Keep every file of this version that is not kept yet. Fails where one cannot be had, or is not what was built. */
async function keepAll() {
  try {
    const cache = await worker.caches.open(CACHE);
    for (const file of BUILD.files) await keep(cache, file);
  } catch (error) {
    // No room: what was kept so far would only be in the way.
    if (error instanceof DOMException && error.name === "QuotaExceededError") await worker.caches.delete(CACHE);
    throw error;
  }
}

/**
 * @param {Cache} cache
 * @param {Part} file
 */
async function keep(cache, file) {
  if (await cache.match(file.url, EXACT)) return;
  const sources = file.url === PAGE ? [pageAsShown, pageAnew] : [fromOtherVersion, asFetched, anew];
  for (const source of sources) {
    const response = await source(file).catch(() => undefined);
    if (!response?.ok) continue;
    const bytes = await response.clone().arrayBuffer().catch(() => undefined);
    if (bytes && (await isRight(bytes, file))) {
      // An answer that came by way of a redirection may not stand for a page.
      await cache.put(file.url, response.redirected ? new Response(bytes, { headers: response.headers }) : response);
      return;
    }
  }
  throw new Error(`${file.url} could not be kept`);
}

/**
 * Whether these are the bytes of a file. Some hosts add a line of their own to every page, and so of the page only its
 * version and its end are asked for.
 * @param {ArrayBuffer} bytes
 * @param {Part} file
 */
async function isRight(bytes, file) {
  if (file.url !== PAGE) return (await checksum(bytes)) === file.sha256;
  const text = new TextDecoder().decode(bytes);
  return text.includes(`name="version" content="${BUILD.version}"`) && text.includes("</html>");
}

/** @param {Part} file */
const fromOtherVersion = async (file) => (file.url.includes("?") ? worker.caches.match(file.url, EXACT) : undefined);
/** What the page has just fetched, from the browser's own cache. @param {Part} file */
const asFetched = (file) => fetch(file.url, { cache: "force-cache" });
/** @param {Part} file */
const anew = (file) => fetch(file.url, { cache: "reload" });
const pageAnew = () => fetch("./", { cache: "reload" });

/** The page as the browser has just shown it, with whatever its address asks for. */
async function pageAsShown() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const shown = pages.find((each) => each.url.startsWith(HERE.href));
  return shown ? fetch(shown.url, { cache: "force-cache" }) : undefined;
}

/**
 * Do something while this version's cache is marked as being in use.
 * @param {() => Promise<void>} act
 */
async function whileHeld(act) {
  if (navigator.locks) await navigator.locks.request(CACHE, { mode: "shared" }, act);
  else await act();
}

/** Throw away the versions that no page runs any more. Each page, and each worker that fills a cache, holds a lock. */
async function tidy() {
  const names = await worker.caches.keys();
  for (const name of names) {
    if (!name.startsWith(FAMILY) || name.startsWith(CACHE)) continue;
    const version = name.slice(FAMILY.length).split(" ")[0];
    if (navigator.locks) {
      await navigator.locks.request(FAMILY + version, { ifAvailable: true }, (lock) => lock && worker.caches.delete(name));
    } else if ((await worker.clients.matchAll({ includeUncontrolled: true, type: "window" })).length < 2) {
      await worker.caches.delete(name);
    }
  }
}
