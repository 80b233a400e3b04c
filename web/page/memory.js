// @ts-check
// The memory of a Python that has imported the game, kept on the device: the second visit goes on from it and starts
// much quicker. It belongs to one build in one browser; on any doubt it is thrown away, and the game starts without.
import { familyOf } from "./kept_files.js";

/** @typedef {import("./python.js").Memory} Memory */

const CACHE = `${familyOf(document.baseURI)}${BUILD.version} memory`;
/** A browser that was renewed may lay things elsewhere. */
const KEY = `memory?by=${encodeURIComponent(navigator.userAgent)}`;
/** In sessionStorage while a memory is being taken over: if that page never started, the next one does without. */
const TAKING = "hearts:taking";
/** What the memory needs of the device's room for such things, with as much again to spare, in bytes. */
const ROOM = 200_000_000;

/**
 * The kept memory of this build, if there is one to trust.
 * @returns {Promise<Memory | undefined>}
 */
export async function recall() {
  try {
    if (!(await caches.has(CACHE))) return undefined;
    if (sessionStorage.getItem(TAKING)) {
      await forgetMemory();
      return undefined;
    }
    const kept = await (await caches.open(CACHE)).match(KEY);
    const laid = JSON.parse(kept?.headers.get("Laid") ?? "null");
    if (!kept || !laid) return undefined;
    const image = new Uint8Array(await kept.arrayBuffer());
    if (image.length !== laid.length || sumOf(image) !== laid.sum) {
      await forgetMemory();
      return undefined;
    }
    sessionStorage.setItem(TAKING, BUILD.version);
    performance.mark("hearts:recalled");
    return { image, laid };
  } catch {
    return undefined;
  }
}

/**
 * A sum that shows whether anything in a memory has changed. The browser's own checksums would take ten times as long.
 * @param {Uint8Array<ArrayBuffer>} image
 */
function sumOf(image) {
  let sum = 0;
  const words = new Uint32Array(image.buffer, 0, image.length >> 2);
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum;
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
    const headers = { Laid: JSON.stringify({ ...said.laid, length: said.image.length, sum: sumOf(said.image) }) };
    await cache.put(KEY, new Response(said.image, { headers }));
    performance.measure("hearts:memory", { start: performance.now() - said.took, duration: said.took });
  } catch {
    // The next visit starts as this one did.
  }
}
