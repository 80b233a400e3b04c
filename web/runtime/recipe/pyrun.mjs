// Runs a Python script in Pyodide under Node, so that compiled Python comes from the very interpreter that will load it.
// usage: node pyrun.mjs PYODIDE_DIR [--library STDLIB.zip] SCRIPT.py ARGUMENTS...
// The script finds this machine's disk under /host.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodideDir, ...rest] = process.argv.slice(2);
const stdLibURL = rest[0] === '--library' ? resolve(rest.splice(0, 2)[1]) : undefined;
const [script, ...words] = rest;
const { loadPyodide } = await import(pathToFileURL(resolve(pyodideDir, 'pyodide.mjs')).href);
// Without columns in tracebacks, compiled Python is a sixth smaller.
const env = { PYGAME_HIDE_SUPPORT_PROMPT: '1', PYTHONNODEBUGRANGES: '1' };
const py = await loadPyodide({ indexURL: resolve(pyodideDir), stdLibURL, env });
// SDL's main loop leaves through an exception that is none.
py._api._skip_unwind_fatal_error = true;
py.FS.mkdirTree('/host');
py.FS.mount(py.FS.filesystems.NODEFS, { root: '/' }, '/host');
py.globals.set('ARGV', py.toPy(['/host' + resolve(script), ...words]));
py.runPython('import sys; sys.argv = list(ARGV); exec(compile(open(sys.argv[0]).read(), sys.argv[0], "exec"), {"__name__": "__main__"})');
