// What the build puts in (see web/make/package.py), and the bridge that Python calls.
declare const DOWNLOADS: Record<
  "python" | "glue" | "library" | "compiledPygame" | "pygame" | "game",
  { url: string; bytes: number; sha256: string }
>;
declare var burrow: import("./bridge.js").Bridge;
