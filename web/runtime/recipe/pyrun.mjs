// Runs a Python script in Pyodide under Node, so that compiled Python comes from the very interpreter that will load it.
// usage: node pyrun.mjs PYODIDE_DIR SCRIPT.py ARGUMENTS...   (the script finds this machine's disk under /host)
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [pyodideDir, script, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodideDir, 'pyodide.mjs')).href);
const py = await loadPyodide({ indexURL: resolve(pyodideDir) });
py.FS.mkdirTree('/host');
py.FS.mount(py.FS.filesystems.NODEFS, { root: '/' }, '/host');
py.globals.set('ARGV', py.toPy(['/host' + resolve(script), ...words]));
py.runPython('import sys, runpy; sys.argv = list(ARGV); runpy.run_path(sys.argv[0], run_name="__main__")');
