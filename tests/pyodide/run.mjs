// node run.mjs PYODIDE WHEEL SCRIPT ARGUMENT...: runs a script under Pyodide, the wheel unpacked on its path.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, wheel, script, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/package" });
python.globals.set("arguments", python.toPy([script, ...rest]));
python.runPython("import sys; sys.path.insert(0, '/package'); sys.argv = arguments");
python.runPython(readFileSync(script, "utf-8"));
