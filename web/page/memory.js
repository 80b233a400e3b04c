// @ts-check
// The memory of a Python that has imported the game, kept on the device: the second visit goes on from it and starts
// much quicker. It belongs to one build in one browser; on any doubt it is thrown away, and the game starts without.
import { familyOf } from "./kept_files.js";
import { sumOf, unpack } from "./pages.js";

/** @typedef {import("./python.js").Memory} Memory */

const CACHE = `${familyOf(document.baseURI)}${BUILD.version} memory`;
/** A browser that was renewed may lay things elsewhere. */
const KEY = `memory?by=${encodeURIComponent(navigator.userAgent)}`;
/** In sessionStorage while a memory is being taken over: if that page never started, the next one does without. */
const TAKING = "hearts:taking";
/** What the memory needs of the device's room for such things, with as much again to spare, in bytes. */
const ROOM = 200_000_000;

/**
 * Look for a kept memory of this build.
 * @returns {Promise<Response | undefined>}
 */
export async function findMemory() {
  try {
    return await caches.match(KEY, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}

/**
 * Take a kept memory over, if there is one to trust. What is in it is still being read then.
 * @param {Response | undefined} kept
 * @returns {Promise<Memory | undefined>}
 */
export async function recall(kept) {
  try {
    const laid = JSON.parse(kept?.headers.get("Laid") ?? "null");
    if (!kept || !laid) return undefined;
    if (sessionStorage.getItem(TAKING)) {
      await forgetMemory();
      return undefined;
    }
    sessionStorage.setItem(TAKING, BUILD.version);
    const image = new Uint8Array(laid.length);
    const whole = fill(image, kept, laid);
    whole.catch(() => {}); // it is waited for, and may fail before that
    return { image, laid, whole };
  } catch {
    return undefined;
  }
}

/**
 * Read a kept memory.
 * @param {Uint8Array<ArrayBuffer>} image what is filled; empty before
 * @param {Response} kept
 * @param {{packed: number, sum: number}} laid the length of what is kept, in bytes, and its sum
 * @throws {Error} where it is damaged
 */
async function fill(image, kept, laid) {
  const packed = new Uint8Array(await kept.arrayBuffer());
  if (packed.length !== laid.packed || sumOf(packed) !== laid.sum) throw new Error("The kept memory is damaged.");
  unpack(packed, image);
  performance.mark("hearts:recalled");
}

/** The game has started: the memory, if one was taken over, was good. */
export function trustMemory() {
  try {
    sessionStorage.removeItem(TAKING);
  } catch {
    // Where nothing is kept, no memory was taken over.
  }
}

/**
 * Something went wrong at the start: whether a memory was being taken over, which is to blame, and is thrown away.
 * @returns {Promise<boolean>}
 */
export async function blameMemory() {
  try {
    if (!sessionStorage.getItem(TAKING)) return false;
  } catch {
    return false;
  }
  await forgetMemory();
  return true;
}

/** Throw the memory away. */
export async function forgetMemory() {
  try {
    await caches.delete(CACHE);
    sessionStorage.removeItem(TAKING);
  } catch {
    // Nothing is kept here.
  }
}

/** Make a memory for the next visit, on a thread of its own, where there is none yet and there is room. */
export async function makeMemory() {
  try {
    const cache = await caches.open(CACHE);
    if (await cache.match(KEY)) return;
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    const maker = new Worker(BUILD.parts.memoryMaker.url, { type: "module" });
    const said = await new Promise((resolve) => {
      maker.onmessage = ({ data }) => resolve(data);
      maker.onerror = () => resolve(undefined);
      maker.postMessage(document.baseURI);
    });
    maker.terminate();
    if (!said) return;
    const { packed, laid, took } = said;
    await cache.put(KEY, new Response(packed, { headers: { Laid: JSON.stringify(laid) } }));
    performance.measure("hearts:memory", { start: performance.now() - took, duration: took });
  } catch {
    // The next visit starts as this one did.
  }
}
