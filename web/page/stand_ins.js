// @ts-check
// What Pyodide's starter meets in place of the browser's `fetch` and `instantiateStreaming` (the build puts them there):
// it gets the downloads that the page has already begun, counts and checks, under whatever name and type the host
// serves them; and when its WebAssembly does not compile, the page hears of it instead of waiting for ever.

/** @type {Map<string, Promise<Response>>} */
const begun = new Map();
/** @type {(error: unknown) => void} */
let tellFailure;
/** Fails when Pyodide's WebAssembly does; never comes otherwise. */
export const engineFailure = new Promise((_, reject) => (tellFailure = reject));
engineFailure.catch(() => {});

/**
 * Answer a later fetch of a file with this response.
 * @param {string} ending how the address that the starter asks for ends
 * @param {Promise<Response>} response
 */
export function serve(ending, response) {
  begun.set(ending, response);
}

/**
 * @param {string | URL | Request} address
 * @param {RequestInit} [options]
 * @returns {Promise<Response>}
 */
export function fetch(address, options) {
  const name = String(address instanceof Request ? address.url : address);
  for (const [ending, response] of begun) if (name.endsWith(ending)) return response;
  return globalThis.fetch(address, options);
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * Compile the interpreter from now on, whenever it will be asked for.
 * @param {Promise<Response>} response
 */
export function compileAhead(response) {
  compiled = globalThis.WebAssembly.compileStreaming(response);
  compiled.catch(() => {});
}

/**
 * @param {unknown} _response what has been handed over before
 * @param {WebAssembly.Imports} imports
 */
export async function instantiateStreaming(_response, imports) {
  try {
    const module = await /** @type {Promise<WebAssembly.Module>} */ (compiled);
    return { module, instance: await globalThis.WebAssembly.instantiate(module, imports) };
  } catch (error) {
    tellFailure(error);
    throw error;
  }
}
