// @ts-check
// Fetching the parts of the game: all at once, counted as they arrive, checked when they are whole.
import { checksum } from "./kept_files.js";
import { Trouble } from "./trouble.js";
import { CUT_OFF, OFFLINE, damaged, missing } from "./words.js";

/** Counts what has arrived of everything that was asked for. */
export class Progress {
  /** @param {() => void} changed called whenever more has arrived */
  constructor(changed) {
    this.changed = changed;
    this.expected = 0;
    this.arrived = 0;
  }

  /** @param {number} bytes */
  add(bytes) {
    this.arrived += bytes;
    this.changed();
  }
}

/** For who made the page around the game: without an origin it may fetch only what its host shares with everybody. */
const ORIGIN_NEEDED =
  'The frame has a sandbox attribute without "allow-same-origin": add that word, or let the host of the game send "Access-Control-Allow-Origin: *".';

/** @param {Part} part */
const nameOf = (part) => /** @type {string} */ (part.url.split("?")[0]);

/**
 * Ask for a part. The answer is the response as soon as it begins to arrive.
 * @param {Part} part
 * @param {RequestCache} cache
 * @returns {Promise<Response>}
 */
async function ask(part, cache) {
  let response;
  try {
    response = await globalThis.fetch(part.url, { cache, credentials: "same-origin" });
  } catch (error) {
    if (self.origin === "null") throw new Trouble(CUT_OFF, ORIGIN_NEEDED);
    throw new Trouble(navigator.onLine ? missing(nameOf(part)) : OFFLINE, error);
  }
  if (!response.ok || !response.body) throw new Trouble(missing(nameOf(part)), `HTTP ${response.status}`);
  return response;
}

/**
 * Read a body to its end while counting it.
 * @param {Response} response
 * @param {Part} part
 * @param {Progress} progress
 * @param {(chunk: Uint8Array, at: number) => void} take
 */
async function read(response, part, progress, take) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length <= part.bytes) take(value, length);
      length += value.length;
      progress.add(value.length);
    }
  } catch (error) {
    throw new Trouble(missing(nameOf(part)), error);
  }
  if (length !== part.bytes) throw new Trouble(damaged(nameOf(part)), `${length} bytes instead of ${part.bytes}`);
}

/**
 * Compare bytes with the checksum of a part, where the browser can.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Part} part
 */
async function check(bytes, part) {
  if (!globalThis.crypto?.subtle) return;
  const sum = await checksum(bytes);
  if (sum !== part.sha256) throw new Trouble(damaged(nameOf(part)), `SHA-256 ${sum}`);
}

/**
 * Fetch a part whole.
 * @param {Part} part
 * @param {Progress} progress
 * @param {RequestCache} cache
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchWhole(part, progress, cache) {
  progress.expected += part.bytes;
  const whole = new Uint8Array(part.bytes);
  await read(await ask(part, cache), part, progress, (chunk, at) => whole.set(chunk, at));
  await check(whole, part);
  return whole;
}

/**
 * Fetch WebAssembly so that the browser can compile it while it arrives.
 * @param {Part} part
 * @param {Progress} progress
 * @param {RequestCache} cache
 * @param {boolean} [kept] whether it comes from the device, where it was checked when it was kept: then it is not counted
 *   on its way, which takes the time of a second reading
 * @returns {{response: Promise<Response>, whole: Promise<void>}} whole fails when not all of it arrived
 */
export function fetchWasm(part, progress, cache, kept = false) {
  progress.expected += part.bytes;
  const asked = ask(part, cache);
  const whole = kept
    ? asked.then(() => progress.add(part.bytes))
    : asked.then((response) => read(response.clone(), part, progress, () => {}));
  // A host may not know the type, and browsers compile on the way only what is called application/wasm.
  const response = asked.then((answer) =>
    answer.headers.get("Content-Type")?.startsWith("application/wasm")
      ? answer
      : new Response(answer.body, { headers: { "Content-Type": "application/wasm" } }),
  );
  return { response, whole };
}

/**
 * Look for a reason why something that had arrived did not work: fails if one of these parts was damaged. The large
 * ones are not checked when they arrive, since that would take its time at every start.
 * @param {Part[]} parts
 */
export async function lookForDamage(parts) {
  for (const part of parts) {
    const response = await ask(part, "force-cache");
    await check(new Uint8Array(await response.arrayBuffer()), part);
  }
}
