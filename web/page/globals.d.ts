// What the build puts in (see web/make/version.py), and the bridge that Python calls.
interface Part {
  url: string;
  bytes: number;
  sha256: string;
}
declare const BUILD: {
  version: string;
  /** In the page's start and in what makes the memory. */
  parts: Record<"python" | "glue" | "library" | "compiledPygame" | "pygame" | "game" | "memoryMaker", Part>;
  /** In the service worker: all that is kept. */
  files: Part[];
};
declare var burrow: import("./bridge.js").Bridge;
/** What Pyodide's large script leaves behind (see web/make/package.py). */
declare var createPyodideModule: NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"];

// What a service worker meets, as far as ours asks; the library of a page's types has no word of it.
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface AskedEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ToldEvent extends WorkerEvent {
  data: unknown;
  source: { postMessage(told: unknown): void } | null;
}
interface OfflineWorker {
  location: Location;
  caches: CacheStorage;
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<{ url: string; postMessage(told: unknown): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: AskedEvent) => void): void;
  addEventListener(kind: "message", listener: (event: ToldEvent) => void): void;
}
