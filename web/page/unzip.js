// @ts-check
// Reading zips: the page unpacks them itself, with the browser's own inflate, while Python is still being compiled.

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** @typedef {{name: string, bytes: Uint8Array<ArrayBuffer>}} Unpacked */

/**
 * @param {Uint8Array<ArrayBuffer>} packed
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function inflate(packed) {
  // Not by way of a Blob, which asks the browser's other processes and makes this one wait for them.
  const inflater = new DecompressionStream("deflate-raw");
  const writer = inflater.writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  const [bytes] = await Promise.all([new Response(inflater.readable).arrayBuffer(), written]);
  return new Uint8Array(bytes);
}

/**
 * The files of a zip, in its own order. Files that are stored as they are come as views into the zip's own memory.
 * @param {Uint8Array<ArrayBuffer>} zip
 * @returns {Promise<Unpacked[]>}
 */
export async function unzip(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const text = new TextDecoder();
  let end = zip.length - 22;
  while (end > 0 && view.getUint32(end, true) !== END) end--;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  /** @type {Promise<Unpacked>[]} */
  const files = [];
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error("not a zip");
    const stored = view.getUint16(at + 10, true) === 0;
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const name = text.decode(zip.subarray(at + 46, at + 46 + nameLength));
    if (view.getUint32(local, true) !== LOCAL) throw new Error("not a zip");
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const body = zip.subarray(start, start + size);
    files.push((stored ? Promise.resolve(body) : inflate(body)).then((bytes) => ({ name, bytes })));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return Promise.all(files);
}

/**
 * The one file of a zip. The build wraps each zip of many files, stored, in a zip of one, compressed: that is smaller
 * and unpacks quicker.
 * @param {Uint8Array<ArrayBuffer>} zip
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unwrap(zip) {
  const [file] = await unzip(zip);
  if (!file) throw new Error("an empty zip");
  return file.bytes;
}
