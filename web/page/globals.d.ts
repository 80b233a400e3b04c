// What the build puts in (see web/make/package.py), and the bridge that Python calls.
declare const DOWNLOADS: Record<
  "python" | "glue" | "library" | "compiledPygame" | "pygame" | "game",
  { url: string; bytes: number; sha256: string }
>;
declare var burrow: import("./bridge.js").Bridge;
/** What Pyodide's large script leaves behind (see web/make/package.py). */
declare var createPyodideModule: NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"];
