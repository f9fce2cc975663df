// What the engine's files are made of: an archive as the worker unpacks it, and the script that is sent shortened.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { shortened } from "../engine.ts";
import { filesOf } from "../src/local/archive.ts";

/** An archive of files that are not packed, as Python writes it. */
function archive(files: Record<string, string>): ArrayBuffer {
  const parts = Object.entries(files).map(([name, content]) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt32LE(Buffer.byteLength(content), 18);
    head.writeUInt32LE(Buffer.byteLength(content), 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([head, Buffer.from(name), Buffer.from(content)]);
  });
  const list = Buffer.alloc(46);
  list.writeUInt32LE(0x02014b50);
  return new Uint8Array(Buffer.concat([...parts, list])).buffer;
}

test("the files of an archive come with their names, an empty one too", () => {
  const files = { "vitrall/a.pyc": "one", "vitrall/łódź.ftl": "żółć", "vitrall/empty": "" };
  const unpacked = [...filesOf(archive(files))].map(([name, content]) => [name, new TextDecoder().decode(content)]);
  expect(Object.fromEntries(unpacked)).toEqual(files);
});

test("Python's script is a third shorter, and nothing that it uses is gone", () => {
  const script = readFileSync(createRequire(import.meta.url).resolve("pyodide/pyodide.asm.mjs"), "utf-8");
  const short = shortened(script);
  expect(short.length).toBeLessThan(0.7 * script.length);
  const declared = new Set(/\bvar ([\w$]+(?:,[\w$]+){30,});/.exec(short)?.[1]?.split(",") ?? []);
  const assigned = [...short.matchAll(/([\w$]+)=Module\["[\w$]+"\]=wasmExports\[/g)].map(([, name]) => name ?? "");
  expect(assigned.length).toBeGreaterThan(100);
  expect(assigned.filter((name) => !declared.has(name))).toEqual([]);
});

test("a script that is not as expected is refused", () => {
  expect(() => shortened("var a,b;function assignWasmExports(wasmExports){}")).toThrow();
});
