// The files of the engine: from the device if they are there, else from the page's own host, each checked by its hash.
// A file that is sent packed is stored unpacked, so that a later start has less to do, and the browser can keep what it
// compiled.

import type { EngineFile } from "../../engine.ts";
import { hex, sha256 } from "../fair/sha256.ts";

export class Interrupted extends Error {}
export class Damaged extends Error {}

/** The cache of an app, by the address of its folder; the service worker answers from it too. */
export const cacheName = (home: string): string => `vitrall-engine ${new URL(home).pathname}`;

export type Files = Map<string, ArrayBuffer>;

/** The bytes of a file on the line. */
export const sentBytes = (file: EngineFile): number => (file.packed ?? file).bytes;

/** The contents of files; the progress is told in bytes. */
export async function download(
  home: string,
  files: readonly EngineFile[],
  progress: (bytes: number) => void,
): Promise<Files> {
  const cache = await self.caches?.open(cacheName(home)).catch(() => undefined);
  const received = new Map<string, number>();
  const count = (file: EngineFile, bytes: number): void => {
    received.set(file.name, bytes);
    progress([...received.values()].reduce((sum, each) => sum + each, 0));
  };
  const contents = await Promise.all(
    files.map(async (file) => {
      const address = new URL(file.name, home).href;
      const content = (await stored(cache, address, file)) ?? (await fetched(cache, home, file, count));
      count(file, sentBytes(file));
      return [file.name, content] as const;
    }),
  );
  return new Map(contents);
}

async function unpacked(content: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Nothing where another version, or a damaged file, is stored under this name: it is loaded again. */
async function stored(cache: Cache | undefined, address: string, file: EngineFile): Promise<ArrayBuffer | undefined> {
  const content = await (await cache?.match(address))?.arrayBuffer();
  return content?.byteLength === file.bytes && (await isIntact(content, file)) ? content : undefined;
}

async function fetched(
  cache: Cache | undefined,
  home: string,
  file: EngineFile,
  count: (file: EngineFile, bytes: number) => void,
): Promise<ArrayBuffer> {
  const sent = file.packed ?? file;
  const loaded = await read(new URL(sent.name, home).href, (bytes) => count(file, Math.min(bytes, sent.bytes)));
  if (!(await isIntact(loaded, sent))) throw new Damaged(sent.name);
  const content = file.packed ? await unpacked(loaded) : loaded;
  const headers = { "content-type": TYPES[file.name.split(".").pop() ?? ""] ?? "application/octet-stream" };
  const copy = new Response(content.slice(0), { headers });
  await cache?.put(new URL(file.name, home).href, copy).catch(() => {}); // a full disk: next time again
  return content;
}

const TYPES: Record<string, string> = {
  mjs: "text/javascript",
  wasm: "application/wasm", // else a browser would not compile it while it is read
  zip: "application/zip",
};

async function read(address: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address).catch((error: unknown) => {
    throw new Interrupted(String(error));
  });
  if (!answer.ok || !answer.body) throw new Interrupted(`${answer.status} ${address}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      bytes += value.length;
      count(bytes);
    }
  } catch (error) {
    throw new Interrupted(String(error));
  }
  return new Blob(parts).arrayBuffer();
}

/** Without https a browser has no hashes of its own. */
async function isIntact(content: ArrayBuffer, file: { sha256: string }): Promise<boolean> {
  const digest = await crypto.subtle?.digest("SHA-256", content);
  return hex(digest ? new Uint8Array(digest) : sha256(new Uint8Array(content))) === file.sha256;
}
