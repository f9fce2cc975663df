// The worker that keeps the page: a new byte in any file is a new version, and the API is nobody's file.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { worker } from "../shell.ts";

const TEMPLATE = readFileSync(join(import.meta.dirname, "../src/offline/service-worker.js"), "utf-8");
const version = (text: string): string => /vitrall-[0-9a-f]{16}/.exec(text)?.[0] ?? "";

test("another content is another version", () => {
  const one = worker(TEMPLATE, [["index.html", "a"]]);
  expect(version(one)).not.toBe("");
  expect(version(worker(TEMPLATE, [["index.html", "a"]]))).toBe(version(one));
  expect(version(worker(TEMPLATE, [["index.html", "b"]]))).not.toBe(version(one));
  expect(version(worker(`${TEMPLATE}\n`, [["index.html", "a"]]))).not.toBe(version(one));
});

type Told = { request: { method: string; url: string }; respondWith: () => void };

/** Whether the worker takes a request upon itself. */
function takes(method: string, url: string): boolean {
  const heard: Record<string, (event: Told) => void> = {};
  const self = {
    registration: { scope: "https://host/game/" },
    location: { origin: "https://host" },
    addEventListener: (name: string, hear: (event: Told) => void) => {
      heard[name] = hear;
    },
  };
  const caches = { open: () => new Promise(() => {}) };
  const fetch = () => new Promise(() => {});
  runInNewContext(
    worker(TEMPLATE, [
      ["assets/a.js", ""],
      ["index.html", ""],
    ]),
    { self, caches, fetch, URL, AbortSignal },
  );
  let taken = false;
  heard.fetch?.({ request: { method, url }, respondWith: () => (taken = true) });
  return taken;
}

test.each([
  ["GET", "https://host/game/", true],
  ["GET", "https://host/game/assets/a.js", true],
  ["GET", "https://host/game/api/home", false],
  ["GET", "https://host/game/api/tables/t1/record", false],
  ["POST", "https://host/game/", false],
  ["GET", "https://host/game/assets/other.js", false],
  ["GET", "https://host/elsewhere/", false],
  ["GET", "https://else/game/", false],
])("%s %s", (method, url, taken) => {
  expect(takes(method, url)).toBe(taken);
});
