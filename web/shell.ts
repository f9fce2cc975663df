// Writes the service worker that stores the page on a device. Its version is a hash of all files that it stores.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "service-worker.js";
const ENGINE = "engine/"; // stored when it is first used: not everybody who comes plays without a server

export function shell(template: string, statics: string): Plugin {
  return {
    name: "vitrall-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
        file.fileName,
        file.type === "chunk" ? file.code : file.source,
      ]);
      const copied = readdirSync(statics).map((name): [string, Uint8Array] => [
        name,
        readFileSync(join(statics, name)),
      ]);
      const files = [...built, ...copied].sort(([one], [other]) => one.localeCompare(other));
      const stored = files.filter(([name]) => !name.startsWith(ENGINE));
      const engine = files.filter(([name]) => name.startsWith(ENGINE)).map(([name]) => name.replace(/\.packed$/, ""));
      this.emitFile({ type: "asset", fileName: NAME, source: worker(readFileSync(template, "utf-8"), stored, engine) });
    },
  };
}

/** The template with the list of files to store. Any changed byte in them or in the template gives another version. */
export function worker(
  template: string,
  files: readonly [string, string | Uint8Array][],
  engine: readonly string[] = [],
): string {
  const digest = createHash("sha256").update(template);
  for (const [name, content] of files) digest.update(name).update(content);
  const version = `vitrall-${digest.digest("hex").slice(0, 16)}`;
  const names = JSON.stringify(files.map(([name]) => name));
  return template
    .replace('"__VERSION__"', JSON.stringify(version))
    .replace("__FILES__", () => names)
    .replace("__ENGINE__", JSON.stringify(engine));
}
