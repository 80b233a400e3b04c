// @ts-check
// The game's own letters for what the player writes: the page draws a field's words, and they should look like all others.

const FACE = /\/fonts\/nunito-600\.ttf$/;
/** @type {Uint8Array<ArrayBuffer> | undefined} */
let bytes;

/** @param {import("./unzip.js").Unpacked[]} files the game's, with its fonts among them */
export function learnLetters(files) {
  bytes = files.find(({ name }) => FACE.test(name))?.bytes;
}

/** Have the letters ready: a field is about to be shown. Until they are, the system's own stand in for them. */
export function needLetters() {
  if (!bytes) return;
  const face = new FontFace("Nunito", bytes, { weight: "600" });
  bytes = undefined;
  face.load().then(
    () => document.fonts.add(face),
    (error) => console.warn(error),
  );
}
