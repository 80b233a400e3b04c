// @ts-check
// The accessible mirror: what the canvas shows, as real elements lying over their pictures. Pointers go through it to
// the canvas; the focus and assistive technology meet the elements.
import { mayTakeFocus } from "./focus.js";
import { needLetters } from "./letters.js";

/**
 * What every control has, whatever its tag; as `Control.to_dict` in game/look/controls.py writes it.
 * @typedef {object} Common
 * @property {string} id
 * @property {string} [role]
 * @property {string} [name]
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {boolean} [pressed]
 * @property {boolean} [disabled]
 * @property {string} [seat]
 * @property {string} [trick]
 * @property {string} [in] the id of the dialog that holds it
 * @property {boolean} [focus]
 * @property {string} [key] the letter that presses it
 * @property {import("./gestures.js").Gesture} [gesture] what its press is for, where the page must do it itself
 * @property {[number, number, number, number]} [clip] the part of the window through which it is seen
 *
 * And what each tag adds; the forms are those of game/look/forms.py.
 * @typedef {Common & {tag?: "button" | "text" | "heading" | "title" | "dialog"}} Plain
 * @typedef {Common & {tag: "select", choices: string[], value: string}} Select
 * @typedef {Common & {tag: "checkbox", checked: boolean}} Switch
 * @typedef {Common & {tag: "range", value: number, min: number, max: number}} Slider
 * @typedef {Common & {tag: "field", value: string, longest: number, size: number, hint?: string}} Field
 * @typedef {Plain | Select | Switch | Slider | Field} Control
 * @typedef {NonNullable<Control["tag"]>} Tag
 *
 * @typedef {{screen: string, phase: string, turn: string, busy: boolean, controls: Control[]}} Scene
 * @typedef {{element: HTMLElement, tag: Tag}} Entry
 */

/** The element for each tag: its name, its type, its role. */
const ELEMENTS = /** @type {Record<Tag, {element: string, type?: string, role?: string}>} */ ({
  button: { element: "button", type: "button" },
  select: { element: "select" },
  checkbox: { element: "input", type: "checkbox", role: "switch" },
  range: { element: "input", type: "range" },
  field: { element: "input", type: "text" },
  dialog: { element: "div", role: "dialog" },
  title: { element: "h1" },
  heading: { element: "h2" },
  text: { element: "div" },
});
/** How far the focus ring reaches beyond its element, in CSS pixels; the style sheet draws it. */
const RING = 40;
/** What is only read or held, and never pressed. */
const STILL = new Set(["dialog", "title", "heading", "text"]);

/**
 * Set an attribute, or take it away where the value is undefined; untouched where it is so already.
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
function set(element, name, value) {
  if (value === undefined || value === null || value === "") {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, String(value));
  }
}

/**
 * How much of a control lies outside the window through which it is seen, as a clip path.
 * @param {Common} control
 * @param {[number, number, number, number]} clip
 */
function inset({ x, y, w, h }, [left, top, width, height]) {
  const sides = [top - y, x + w - left - width, y + h - top - height, left - x];
  return `inset(${sides.map((side) => `${side > 0 ? side : -RING}px`).join(" ")})`;
}

export class Mirror {
  /**
   * @param {HTMLElement} root
   * @param {HTMLCanvasElement} canvas
   * @param {import("./inputs.js").Inputs} inputs
   */
  constructor(root, canvas, inputs) {
    this.root = root;
    this.canvas = canvas;
    /** @type {Map<string, Entry>} */
    this.shown = new Map();
    /** What is shown, in focus order. @type {Map<string, Control>} */
    this.controls = new Map();
    /** Called within a click of assistive technology. @type {(id: string) => void} */
    this.onActivate = () => {};

    /** @param {Event} event */
    const idOf = (event) => (event.target instanceof HTMLElement ? (event.target.dataset.id ?? "") : "");
    root.addEventListener("click", (event) => {
      // Pointers go through to the canvas and keys are kept from clicking: this one comes from assistive technology.
      if (event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && event.target.type !== "checkbox")) return;
      event.preventDefault();
      if (!idOf(event)) return;
      inputs.add({ t: "activate", on: idOf(event) });
      this.onActivate(idOf(event));
    });
    root.addEventListener("input", (event) => {
      const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
      if (field.type !== "checkbox") inputs.add({ t: "input", on: idOf(event), value: field.value });
    });
    root.addEventListener("focusin", (event) => inputs.add({ t: "focus", on: idOf(event) }));
    canvas.addEventListener("focus", () => inputs.add({ t: "focus", on: "" }));
  }

  /** @param {string} id of a control, "" for the canvas */
  focus(id) {
    const target = id ? this.shown.get(id)?.element : this.canvas;
    if (target && target !== document.activeElement && mayTakeFocus()) target.focus({ preventScroll: true });
  }

  /**
   * What a pointer presses there: the last listed lies on top.
   * @param {number} x
   * @param {number} y
   * @returns {Control | undefined}
   */
  at(x, y) {
    return [...this.controls.values()].findLast((control) => {
      const boxes = [[control.x, control.y, control.w, control.h], ...(control.clip ? [control.clip] : [])];
      const inside = boxes.every(([left, top, w, h]) => x >= left && x < left + w && y >= top && y < top + h);
      return inside && !STILL.has(control.tag ?? "button");
    });
  }

  /**
   * Make the elements show this scene. An id that was there keeps its element, and so its focus.
   * @param {Scene} scene
   */
  show(scene) {
    const { root } = this;
    set(root, "data-screen", scene.screen);
    root.dataset.phase = scene.phase;
    root.dataset.turn = scene.turn;
    set(root, "data-busy", scene.busy ? "true" : "false");

    const active = document.activeElement;
    const hadFocus = active !== null && root.contains(active);
    /** @type {Map<string, Entry>} */
    const next = new Map();
    /** @type {Map<HTMLElement, HTMLElement[]>} */
    const children = new Map([[root, []]]);
    /** @type {Map<string, Control>} */
    const holders = new Map();
    let focus = "";
    for (const control of scene.controls) {
      const entry = this.elementFor(control);
      next.set(control.id, entry);
      const holder = control.in ? holders.get(control.in) : undefined;
      const parent = holder ? /** @type {Entry} */ (next.get(holder.id)).element : root;
      children.get(parent)?.push(entry.element);
      if (entry.tag === "dialog") {
        children.set(entry.element, []);
        holders.set(control.id, control);
      }
      this.dress(entry, control, holder);
      if (control.focus) focus = control.id;
    }
    for (const [id, { element }] of this.shown) if (next.get(id)?.element !== element) element.remove();
    this.shown = next;
    this.controls = new Map(scene.controls.map((control) => [control.id, control]));
    for (const [parent, wanted] of children) this.arrange(parent, wanted);
    if (focus) this.focus(focus);
    else if (hadFocus && (document.activeElement === document.body || !document.activeElement)) this.focus("");
  }

  /**
   * @param {Control} control
   * @returns {Entry}
   */
  elementFor(control) {
    const tag = control.tag ?? "button";
    const old = this.shown.get(control.id);
    if (old?.tag === tag) return old;
    const kind = ELEMENTS[tag];
    const element = document.createElement(kind.element);
    if (kind.type) element.setAttribute("type", kind.type);
    if (tag === "field") needLetters();
    element.dataset.id = control.id;
    return { element, tag };
  }

  /**
   * Give an element everything that its control says.
   * @param {Entry} entry
   * @param {Control} control
   * @param {Control | undefined} holder
   */
  dress({ element, tag }, control, holder) {
    const { style } = element;
    style.left = `${control.x - (holder?.x ?? 0)}px`;
    style.top = `${control.y - (holder?.y ?? 0)}px`;
    style.width = `${control.w}px`;
    style.height = `${control.h}px`;
    style.clipPath = control.clip ? inset(control, control.clip) : "";
    set(element, "role", control.role ?? ELEMENTS[tag].role);
    set(element, "data-seat", control.seat);
    set(element, "data-trick", control.trick);
    set(element, "aria-pressed", control.pressed);
    set(element, "aria-keyshortcuts", control.key?.toUpperCase());
    // Not `disabled`: the control stays in the focus order and can say why it does nothing.
    set(element, "aria-disabled", control.disabled ? "true" : undefined);
    if (tag === "dialog") set(element, "aria-modal", "true");
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || tag === "dialog") {
      set(element, "aria-label", control.name);
      this.fill(element, control);
    } else if (element.textContent !== (control.name ?? "")) element.textContent = control.name ?? "";
  }

  /**
   * Give a form's element what the form holds.
   * @param {HTMLElement} element
   * @param {Control} control
   */
  fill(element, control) {
    if (element instanceof HTMLSelectElement && control.tag === "select") {
      // What can no longer be chosen is there as long as it is chosen.
      const words = control.choices.includes(control.value) ? control.choices : [control.value, ...control.choices];
      if (words.join("\n") !== [...element.options].map((option) => option.text).join("\n")) {
        element.replaceChildren(...words.map((word) => new Option(word, word)));
      }
      if (element.value !== control.value) element.value = control.value;
    } else if (element instanceof HTMLInputElement && control.tag === "checkbox") {
      element.checked = control.checked;
    } else if (element instanceof HTMLInputElement && control.tag === "range") {
      set(element, "min", control.min);
      set(element, "max", control.max);
      if (element.value !== String(control.value)) element.value = String(control.value);
    } else if (element instanceof HTMLInputElement && control.tag === "field") {
      set(element, "maxlength", control.longest);
      set(element, "placeholder", control.hint);
      element.style.fontSize = `${control.size}px`;
      // While somebody types, what they have typed counts.
      if (element.value !== control.value && element !== document.activeElement) element.value = control.value;
    }
  }

  /**
   * Put a parent's children in order without ever moving the one that has the focus (moving would take it away).
   * @param {HTMLElement} parent
   * @param {HTMLElement[]} wanted
   */
  arrange(parent, wanted) {
    let cursor = parent.firstElementChild;
    for (const element of wanted) {
      if (element !== cursor && element.parentElement === parent && element.contains(document.activeElement)) {
        while (cursor && cursor !== element) {
          const following = cursor.nextElementSibling;
          parent.append(cursor);
          cursor = following;
        }
      }
      if (element === cursor) cursor = cursor.nextElementSibling;
      else parent.insertBefore(element, cursor);
    }
  }
}
