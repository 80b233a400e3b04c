// @ts-check
// The game's voice: the browser decodes its sounds and plays them without Python's help, so that no slow frame tears one.

/** What one browser or another takes for a gesture: only in the handling of one may sound begin everywhere. */
const GESTURES = ["pointerup", "touchend", "keydown", "keyup", "click"];
/** A sound that cannot begin within so many milliseconds would only confuse. */
const LATE = 400;
/** After so many milliseconds a browser that should begin, and has not, is taken to refuse. */
const PATIENCE = 3000;
const SOUND = /\/sounds\/([a-z]+)\.ogg$/;

export class Voice {
  constructor() {
    this.awake = false;
    /** @type {Map<string, Uint8Array>} */
    this.files = new Map();
    /** @type {Map<string, Promise<AudioBuffer | undefined>>} */
    this.sounds = new Map();
    /** @type {Set<AudioBufferSourceNode>} */
    this.playing = new Set();
    /** @type {AudioContext | undefined} */
    this.context = undefined;
    /** What SDL plays on, where it must: see `decodes`. @type {() => AudioContext | undefined} */
    this.mixer = () => undefined;
    /** Whether nothing can be heard, though a gesture has asked for it. */
    this.refused = false;
    /** What to do when that changes. */
    this.onRefused = () => {};
    /** @type {number | undefined} */
    this.waiting = undefined;
    for (const name of GESTURES) addEventListener(name, () => this.resume(), { capture: true, passive: true });
  }

  /** Whether the browser knows Ogg Vorbis. Where it does not, pygame's mixer must play; it does so between frames. */
  get decodes() {
    return new Audio().canPlayType('audio/ogg; codecs="vorbis"') !== "";
  }

  /** @param {import("./unzip.js").Unpacked[]} files the game's, with its sounds among them */
  learn(files) {
    for (const { name, bytes } of files) {
      const [, sound] = SOUND.exec(name) ?? [];
      if (sound) this.files.set(sound, bytes);
    }
  }

  /** Get ready to play. */
  wake() {
    this.awake = true;
    this.context ??= this.open();
    if (!this.context) this.judge();
    this.resume();
  }

  /** @returns {AudioContext | undefined} nothing, where the browser has no sound or no more of it */
  open() {
    if (typeof AudioContext === "undefined") return;
    try {
      const context = new AudioContext();
      context.onstatechange = () => context.state === "running" && this.judge();
      for (const [name, bytes] of this.files) {
        const decoded = context.decodeAudioData(bytes.slice().buffer);
        this.sounds.set(name, decoded.catch(() => undefined));
      }
      return context;
    } catch (error) {
      console.warn(error);
    }
  }

  /** Let sound begin that should be heard, but was not allowed to or was interrupted, as by a telephone call. */
  resume() {
    for (const context of [this.awake ? this.context : undefined, this.mixer()]) {
      if (!context || context.state === "running") continue;
      context.resume().catch(() => {});
      this.waiting ??= setTimeout(() => {
        this.waiting = undefined;
        this.judge();
      }, PATIENCE);
    }
    if (this.refused) this.judge();
  }

  /** Find out whether sound that should be heard is refused; one that was interrupted will come again. */
  judge() {
    const context = this.mixer() ?? this.context;
    const refused = context ? context.state === "suspended" && (this.awake || context !== this.context) : this.awake;
    if (refused === this.refused) return;
    this.refused = refused;
    this.onRefused();
  }

  /** Fall silent at once, until woken. */
  hush() {
    this.awake = false;
    for (const source of this.playing) source.stop();
    this.context?.suspend().catch(() => {});
  }

  /**
   * @param {string} name of a sound
   * @param {number} volume 0 to 1
   */
  async play(name, volume) {
    const { context } = this;
    if (!this.awake || !context) return;
    const asked = performance.now();
    // Both settle at once when the sound is known and the context runs.
    const [sound] = await Promise.all([this.sounds.get(name), context.state === "running" || context.resume().catch(() => {})]);
    if (!sound || !this.awake || context.state !== "running" || performance.now() - asked > LATE) return;
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(new GainNode(context, { gain: volume })).connect(context.destination);
    source.onended = () => this.playing.delete(source);
    this.playing.add(source);
    source.start();
  }
}
