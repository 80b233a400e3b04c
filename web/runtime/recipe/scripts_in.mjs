// Writes, as JSON, what Emscripten would compile by `eval` when it loads a library: the lines of JavaScript that its C files hold.
// usage: node scripts_in.mjs PYODIDE_DIR LIBRARY.so TARGET.json
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodideDir, library, target] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(resolve(pyodideDir, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: pyodideDir });
const scripts = [];
// They are only loaded here, and never called.
globalThis.eval = (script) => {
  scripts.push(script);
  return () => 0;
};
python.FS.writeFile('/library.so', readFileSync(library));
await python._api.loadDynlib('/library.so');
writeFileSync(target, JSON.stringify(scripts));
