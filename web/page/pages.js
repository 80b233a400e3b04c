// @ts-check
// A memory without its empty pages, which are more than half of it: what is kept on the device, and read at each visit.

const PAGE = 4096;

/**
 * Leave the empty pages out.
 * @param {Uint8Array<ArrayBuffer>} image
 * @returns {Uint8Array<ArrayBuffer>} a byte for each page, 1 if it is there, and the pages that are there
 */
export function pack(image) {
  const count = Math.ceil(image.length / PAGE);
  const packed = new Uint8Array(count + image.length);
  let end = count;
  for (let i = 0; i < count; i++) {
    const page = image.subarray(i * PAGE, (i + 1) * PAGE);
    if (page.every((byte) => byte === 0)) continue;
    packed[i] = 1;
    packed.set(page, end);
    end += page.length;
  }
  return packed.slice(0, end);
}

/**
 * Put the pages back where they were.
 * @param {Uint8Array<ArrayBuffer>} packed
 * @param {Uint8Array<ArrayBuffer>} image empty yet
 */
export function unpack(packed, image) {
  const count = Math.ceil(image.length / PAGE);
  let end = count;
  for (let i = 0; i < count; i++) {
    if (!packed[i]) continue;
    const page = packed.subarray(end, end + PAGE);
    image.set(page, i * PAGE);
    end += page.length;
  }
}

/**
 * A sum that shows whether anything in a memory has changed. The browser's own checksums would take ten times as long.
 * @param {Uint8Array<ArrayBuffer>} packed
 * @returns {number}
 */
export function sumOf(packed) {
  let sum = 0;
  const words = new Uint32Array(packed.buffer, 0, packed.length >> 2);
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum;
}
