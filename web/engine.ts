// The engine of a page without a server: Pyodide from its npm package, and our own Python, compiled and packed by it.
// All names have a version or a hash in them, and the page knows each by its SHA-256. What hosts of files send as it is,
// and what a page can unpack, is packed here.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:engine";
const SCRIPTS = ["pyodide.mjs", "pyodide.asm.mjs"]; // imported by their addresses, so they must be what they are
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const LEFT_OUT = ["analysis", "cli", "env", "lab", "learn", "static", "py.typed"]; // below vitrall: no page needs them
const STORAGE = ["__init__.py", "interface.py", "row_types.py"]; // the rest of the server's storage is its database
const LIBRARIES = "local/libraries/";

export interface EngineFile {
  name: string;
  bytes: number;
  sha256: string;
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
compileall.compile_dir("/package", quiet=1, legacy=True, optimize=1, stripdir="/package",
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
with zipfile.ZipFile("/engine.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(pathlib.Path("/package").rglob("*")):
        if path.is_file() and path.suffix != ".py":
            name = zipfile.ZipInfo(path.relative_to("/package").as_posix())
            archive.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
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
LEFT_OUT = set("""_aix_support _android_support _apple_support _ios_support _osx_support _pydatetime _pydecimal _pyio
_pylong _pyrepl antigravity bdb cProfile cmd code curses dbm doctest ensurepip filecmp fileinput ftplib getpass
http idlelib imaplib mailbox modulefinder netrc nturl2path optparse pdb pickletools poplib profile pstats pty
pyclbr pydoc pydoc_data rlcompleter sched shelve smtplib socketserver sqlite3 sre_compile sre_constants sre_parse
tabnanny this timeit tkinter trace tracemalloc tty turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc
zipapp""".split())
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
             "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be")
def is_needed(name):
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first.removesuffix(".py") not in LEFT_OUT
with zipfile.ZipFile("/library.zip") as plain, zipfile.ZipFile("/packed.zip", "w") as packed:
    for name in sorted(filter(is_needed, plain.namelist())):
        content = plain.read(name)
        if name.endswith(".py"):
            code = compile(content, f"/lib/{name}", "exec", dont_inherit=True, optimize=2)
            mark = importlib.util.source_hash(content)
            content, name = bytes(importlib._bootstrap_external._code_to_hash_pyc(code, mark, False)), name + "c"
        packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`;

export async function packedLibrary(library: Uint8Array): Promise<Uint8Array> {
  const python = await loadPyodide();
  python.FS.writeFile("/library.zip", library);
  python.runPython(PACK_LIBRARY);
  return python.FS.readFile("/packed.zip") as Uint8Array;
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
        ...SCRIPTS.map((name): [string, Uint8Array] => [`engine/pyodide-${version}/${name}`, read(name)]),
        [`engine/pyodide-${version}/${WASM}.packed`, gzipSync(read(WASM), { level: 9 })],
        [`engine/pyodide-${version}/library-${hash(library).slice(0, 16)}.zip`, library],
        [`engine/vitrall-${hash(own).slice(0, 16)}.zip`, own],
      ];
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => (id === `\0${VIRTUAL}` ? `export const files = ${JSON.stringify(contents.map(described))};` : null),
    generateBundle() {
      for (const [fileName, source] of contents) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

function described([name, content]: [string, Uint8Array]): EngineFile {
  return { name, bytes: content.length, sha256: hash(content) };
}

function hash(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
