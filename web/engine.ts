// The engine of a page without a server: Pyodide from its npm package, and our own Python, compiled and packed by it.
// All names have a version or a hash in them, and the page knows each by its SHA-256. What hosts of files send as it is,
// and what a page can unpack, is packed here: archives as a whole, because their files resemble each other.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:engine";
const MAIN = "pyodide.mjs"; // imported by their addresses, so the two scripts are sent as they are
const SCRIPT = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const LEFT_OUT = ["analysis", "cli", "env", "lab", "learn", "static", "py.typed"]; // below vitrall: no page needs them
const STORAGE = ["__init__.py", "interface.py", "row_types.py"]; // the rest of the server's storage is its database
const LIBRARIES = "local/libraries/";

const PACKED = ".packed"; // by gzip; an ending that no host unpacks on its own

export interface EngineFile {
  name: string; // as it is stored on a device: without the ending of a packed file
  bytes: number;
  sha256: string;
  packed?: { name: string; bytes: number; sha256: string }; // as it is loaded, if it is packed
}

/** The files of the package that a page needs, by their places in the archive. */
export function packed(source: string): [string, Uint8Array][] {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(source.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter(isNeeded)
    .sort();
  return files.map((name) => [
    name.startsWith(LIBRARIES) ? `libraries/${name.slice(LIBRARIES.length)}` : `vitrall/${name}`,
    readFileSync(join(source, name)),
  ]);
}

function isNeeded(name: string): boolean {
  const parts = name.split("/");
  if (parts.includes("__pycache__") || /\.(so|pyd)$/.test(name) || LEFT_OUT.includes(parts[0] ?? "")) return false;
  if (name.startsWith("server/storage/")) return parts.length === 3 && STORAGE.includes(parts[2] ?? "");
  return true;
}

const PACK = `
import compileall, pathlib, py_compile, zipfile
compileall.compile_dir("/package", quiet=1, legacy=True, optimize=2, stripdir="/package",
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
with zipfile.ZipFile("/engine.zip", "w") as archive:
    for path in sorted(pathlib.Path("/package").rglob("*")):
        if path.is_file() and path.suffix != ".py":
            name = zipfile.ZipInfo(path.relative_to("/package").as_posix())
            archive.writestr(name, path.read_bytes())
`;

/** Our Python as the browser's Python has it: compiled, so that it starts in half the time. */
export async function archive(source: string, version: string): Promise<Uint8Array> {
  const python = await loadPyodide();
  const metadata = `Metadata-Version: 2.1\nName: vitrall\nVersion: ${version}\n`;
  const files: [string, Uint8Array | string][] = [
    ...packed(source),
    [`vitrall-${version}.dist-info/METADATA`, metadata],
  ];
  for (const [name, content] of files) {
    python.FS.mkdirTree(dirname(`/package/${name}`));
    python.FS.writeFile(`/package/${name}`, content);
  }
  python.runPython(PACK);
  return python.FS.readFile("/engine.zip") as Uint8Array;
}

// The standard library comes as source; compiled, Python starts in a third of the time. Modules that no page can use, or
// that are for developers, are left out.
const PACK_LIBRARY = `
import importlib._bootstrap_external, importlib.util, zipfile
LEFT_OUT = set("""__hello__ __phello__ _aix_support _android_support _apple_support _ios_support _markupbase _osx_support
_pydatetime _pydecimal _pyio _pylong _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse bdb
cProfile cmd code colorsys compileall configparser csv ctypes curses dbm doctest ensurepip filecmp fileinput ftplib
getopt getpass gettext graphlib http idlelib imaplib mailbox mimetypes modulefinder netrc nturl2path optparse pdb
pickletools plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter runpy sched shelve
smtplib socketserver sqlite3 sre_compile sre_constants sre_parse statistics stringprep symtable tabnanny tarfile this
timeit tkinter trace tracemalloc tty turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
zoneinfo""".split())
PARTS_LEFT_OUT = set("""asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events
asyncio/windows_utils concurrent/interpreters email/_header_value_parser email/contentmanager email/headerregistry
email/mime html/parser logging/config logging/handlers pyodide/_nodesock_transport pyodide/console urllib/request
urllib/response urllib/robotparser""".split())
MULTIPROCESSING = ("__init__", "context", "process", "reduction")  # what it needs to be imported
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8",
             "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be")
def is_needed(name):
    first, _, rest = name.removesuffix(".py").partition("/")
    if first == "encodings":
        return rest in ENCODINGS
    if first == "multiprocessing":
        return rest in MULTIPROCESSING
    return first not in LEFT_OUT and "/".join([first, *rest.split("/")[:1]]) not in PARTS_LEFT_OUT
with zipfile.ZipFile("/library.zip") as plain, zipfile.ZipFile("/packed.zip", "w") as packed:
    for name in sorted(filter(is_needed, plain.namelist())):
        content = plain.read(name)
        if name.endswith(".py"):
            code = compile(content, f"/lib/{name}", "exec", dont_inherit=True, optimize=2)
            mark = importlib.util.source_hash(content)
            content, name = bytes(importlib._bootstrap_external._code_to_hash_pyc(code, mark, False)), name + "c"
        packed.writestr(zipfile.ZipInfo(name), content)
`;

export async function packedLibrary(library: Uint8Array): Promise<Uint8Array> {
  const python = await loadPyodide();
  python.FS.writeFile("/library.zip", library);
  python.runPython(PACK_LIBRARY);
  return python.FS.readFile("/packed.zip") as Uint8Array;
}

/** Python's script without the 4,000 assignments, each of a name that only side modules would ask for: a loop makes them.
 * It is sent as it is, so a third of its bytes is a third of the time. */
export function shortened(script: string): string {
  const counts = new Map<string, number>();
  for (const [name] of script.matchAll(/[\w$]+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const unused = new Set<string>();
  const assigned = script.replace(
    /([\w$]+)=Module\["([\w$]+)"\]=wasmExports\["([\w$]+)"\];/g,
    (whole, variable: string, name: string, exported: string) => {
      if (variable !== name || name !== `_${exported}` || counts.get(name) !== 3) return whole; // declared, assigned twice
      unused.add(name);
      return "";
    },
  );
  const start = "function assignWasmExports(wasmExports){";
  const loop = 'for(const name in wasmExports)Module["_"+name]=wasmExports[name];';
  if (unused.size < 1000 || !assigned.includes(start)) throw new Error("Pyodide's script is not as it was");
  const declared = /\bvar ([\w$]+(?:,[\w$]+){1000,});/;
  return assigned
    .replace(start, start + loop)
    .replace(declared, (_, names: string) => `var ${names.split(",").filter((name) => !unused.has(name))};`);
}

export function engine(source: string, project: string): Plugin {
  let contents: [string, Uint8Array][] = [];
  let building = false;
  return {
    name: "vitrall-engine",
    configResolved(config) {
      building = config.command === "build";
    },
    async buildStart() {
      if (!building || contents.length) return;
      const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
      const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as { version: string };
      const own = await archive(source, /^version = "(.+)"/m.exec(readFileSync(project, "utf-8"))?.[1] ?? "0");
      const read = (name: string): Uint8Array => readFileSync(join(folder, name));
      const library = await packedLibrary(new Uint8Array(read(LIBRARY)));
      contents = [
        [`engine/pyodide-${version}/${MAIN}`, read(MAIN)],
        [`engine/pyodide-${version}/${SCRIPT}`, Buffer.from(shortened(Buffer.from(read(SCRIPT)).toString()))],
        [`engine/pyodide-${version}/${WASM}`, read(WASM)],
        [`engine/pyodide-${version}/library-${hash(library).slice(0, 16)}.zip`, library],
        [`engine/vitrall-${hash(own).slice(0, 16)}.zip`, own],
      ];
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => (id === `\0${VIRTUAL}` ? `export const files = ${JSON.stringify(contents.map(described))};` : null),
    generateBundle() {
      for (const [name, content] of contents) {
        const [fileName, source] = isScript(name) ? [name, content] : [name + PACKED, packedOnce(content)];
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

const isScript = (name: string): boolean => name.endsWith(".mjs");
const packings = new Map<Uint8Array, Uint8Array>();

function packedOnce(content: Uint8Array): Uint8Array {
  const packing = packings.get(content) ?? gzipSync(content, { level: 9 });
  packings.set(content, packing);
  return packing;
}

function described([name, content]: [string, Uint8Array]): EngineFile {
  const file = { name, bytes: content.length, sha256: hash(content) };
  if (isScript(name)) return file;
  const packing = packedOnce(content);
  return { ...file, packed: { name: name + PACKED, bytes: packing.length, sha256: hash(packing) } };
}

function hash(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
