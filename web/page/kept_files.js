// @ts-check
// What the page and its service worker must agree on: what the caches of a version are called, and what a file's bytes
// add up to.

/**
 * How the names of all our caches begin. Other folders of the same host may hold another copy of the game.
 * @param {string | URL} base an address in the game's folder
 */
export const familyOf = (base) => `hearts ${new URL(".", base).pathname} `;

/**
 * The SHA-256 of some bytes, in hexadecimal digits. Only where there is `crypto.subtle`.
 * @param {BufferSource} bytes
 */
export async function checksum(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
