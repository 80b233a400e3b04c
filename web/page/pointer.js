// @ts-check
// Fingers, pens and mice over the game, as inputs; and everything a page does under a finger, switched off.

/** What SDL listens to on the canvas. It must not see any of it: it would count each press twice and keep the focus. */
const HIDDEN_FROM_SDL = [
  "mousedown", "mouseup", "mousemove", "mouseenter", "mouseleave", "wheel",
  "touchstart", "touchmove", "touchend", "touchcancel",
]; // prettier-ignore
/** What a line and a page of a wheel are in CSS pixels. */
const WHEEL_UNIT = [1, 16, 400];

/** @param {Event} event whether it is about a field that the browser itself must serve, such as one for text */
const isNative = (event) => event.target instanceof HTMLInputElement && event.target.type === "text";

/**
 * @param {HTMLElement} game the element that holds canvas and mirror
 * @param {HTMLCanvasElement} canvas
 * @param {import("./inputs.js").Inputs} inputs
 * @param {import("./gestures.js").Gestures} gestures
 */
export function listenToPointers(game, canvas, inputs, gestures) {
  /** @type {Set<number>} */
  const down = new Set();

  /** @param {PointerEvent} event @param {"down" | "move" | "up" | "cancel"} t */
  const add = (event, t) => {
    const box = game.getBoundingClientRect();
    const { pointerId: id, pointerType } = event;
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    inputs.add({ t, x, y, id, touch: pointerType !== "mouse" });
    gestures[t](id, x, y);
  };

  game.addEventListener("pointerdown", (event) => {
    if (isNative(event) || event.button !== 0) return;
    canvas.focus({ preventScroll: true });
    canvas.setPointerCapture(event.pointerId);
    down.add(event.pointerId);
    add(event, "down");
  });
  game.addEventListener("pointermove", (event) => {
    if (!isNative(event)) add(event, "move");
  });
  for (const [name, t] of /** @type {const} */ ([["pointerup", "up"], ["pointercancel", "cancel"], ["lostpointercapture", "cancel"]])) {
    game.addEventListener(name, (event) => {
      if (down.delete(event.pointerId)) add(event, t);
    });
  }
  game.addEventListener("pointerleave", (event) => {
    // A mouse that has left the game hovers over nothing.
    if (!down.size && event.pointerType === "mouse") inputs.add({ t: "move", x: -1, y: -1, id: event.pointerId, touch: false });
  });

  for (const name of HIDDEN_FROM_SDL) {
    game.addEventListener(
      name,
      (event) => {
        if (isNative(event)) return;
        event.stopPropagation();
        // With Ctrl, a wheel makes the page larger for who needs it so.
        if (event instanceof WheelEvent && event.ctrlKey) return;
        // Keeps double-tap zoom, page scroll and selection away. The pointer events above come all the same.
        if (event.cancelable && name !== "mouseenter") event.preventDefault();
        if (event instanceof WheelEvent) {
          const box = game.getBoundingClientRect();
          const dy = event.deltaY * /** @type {number} */ (WHEEL_UNIT[event.deltaMode]);
          inputs.add({ t: "wheel", x: event.clientX - box.left, y: event.clientY - box.top, dy });
        }
      },
      { capture: true, passive: false },
    );
  }
  for (const name of ["contextmenu", "selectstart", "dragstart", "gesturestart"]) {
    game.addEventListener(name, (event) => {
      if (!isNative(event)) event.preventDefault();
    });
  }
}
