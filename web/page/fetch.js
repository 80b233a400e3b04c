// @ts-check
// Stands in for the `fetch` that Pyodide's starter calls (the build puts it there), so that the starter gets the
// downloads that the page has already begun, counts and checks, under whatever name and type the host serves them.

/** @type {Map<string, Promise<Response>>} */
const begun = new Map();

/**
 * Answer later fetches of a file with this response.
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
