// @ts-check
// What the frames around leave to the game, as far as it can see them.

/**
 * Whether every frame around allows this, if it has a sandbox attribute.
 * @param {string} word of that attribute, such as "allow-downloads"
 * @returns {boolean | undefined} nothing, where a frame belongs to another site and cannot be asked
 */
export function sandboxAllows(word) {
  try {
    for (let view = /** @type {Window} */ (window); view !== view.parent; view = view.parent) {
      const frame = /** @type {HTMLIFrameElement | null} */ (view.frameElement);
      if (!frame) return undefined;
      if (frame.hasAttribute("sandbox") && !frame.sandbox.contains(word)) return false;
    }
    return true;
  } catch {
    return undefined;
  }
}
