// The worker of a page without a server: loads the engine and answers as a server would.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { EngineFile } from "../../engine.ts";
import { filesOf } from "./archive.ts";
import { DeviceDatabase } from "./device-database.ts";
import { Damaged, download, type Files, Interrupted, sentBytes } from "./download.ts";
import { GameCopies } from "./game-copies.ts";
import type { FromWorker, Loss, ToWorker, Trouble } from "./messages.ts";
import { TableLocks } from "./table-locks.ts";

const OWN = /\/vitrall-[^/]+\.zip$/; // our package among the files of the engine
const WASM = ".wasm";
const TABLE = /^\/api\/tables\/([^/?]+)/;

/** The server in Python; `vitrall/local/page_start.py` says what each of these does. */
interface Page {
  answer(method: string, address: string, headers: string, body: string): Promise<string>;
  refuse_other_page(headers: string): string;
  connect(table: string, send: (text: string) => void, closed: () => void): number;
  hear(socket: number, text: string): void;
  hang_up(socket: number): void;
  forget_room(table: string): void;
}

interface Running {
  page: Page;
  locks: TableLocks;
}

let running: Promise<Running> | undefined;
const sockets = new Map<number, { number: Promise<number | null>; table: string }>();

const tell = (message: FromWorker): void => self.postMessage(message);

self.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === "start") running = start(message);
  else void running?.then((engine) => obey(engine, message)).catch(() => {});
});

type StartMessage = Extract<ToWorker, { kind: "start" }>;

async function start(message: StartMessage): Promise<Running> {
  const { home } = message;
  try {
    if (typeof WebAssembly === "undefined") throw new Failure("no-wasm");
    const database = await DeviceDatabase.open(home).catch((error: unknown) => {
      throw new Failure("storage", String(error));
    });
    const loss = await restored(database, home);
    const page = await load(message, database);
    tell({ kind: "ready", ...(loss ? { loss } : {}) });
    return { page, locks: new TableLocks(home, (table) => page.forget_room(table)) };
  } catch (error) {
    tell({ kind: "trouble", trouble: troubleOf(error), detail: String(error).slice(-500) });
    throw error;
  }
}

/** Where the browser has lost its database, take the copies. */
async function restored(database: DeviceDatabase, home: string): Promise<Loss | undefined> {
  const copies = await GameCopies.of(database, home);
  const games = database.isNew ? ((await copies?.restore().catch(() => 0)) ?? 0) : 0;
  if (games) return "restored";
  return database.wasLost ? "lost" : undefined;
}

class Failure extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, detail = "") {
    super(detail);
    this.trouble = trouble;
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Failure) return error.trouble;
  if (error instanceof Interrupted) return "download";
  return error instanceof Damaged ? "damaged" : "fault";
}

/** Python with our package. Python starts while the package, which it needs last, is still on its way. */
async function load({ home, files, hasServiceWorker }: StartMessage, database: DeviceDatabase): Promise<Page> {
  const address = (name: string): string => new URL(name, home).href;
  const [early, late] = [files.filter((file) => !OWN.test(file.name)), files.filter((file) => OWN.test(file.name))];
  const total = files.reduce((sum, file) => sum + sentBytes(file), 0);
  const received = [0, 0];
  let percent = 0; // what the page shows: more messages would only cost it time
  const count = (part: number) => (bytes: number) => {
    received[part] = bytes;
    const now = Math.floor((90 * received.reduce((sum, each) => sum + each)) / total);
    if (now === percent) return;
    percent = now;
    tell({ kind: "progress", done: percent / 100 });
  };
  const contents = await download(home, early, count(0));
  const coming = download(home, late, count(1));
  coming.catch(() => {}); // awaited below
  const python = await pythonOf(contents, address, await binaryOf(early, contents, address, hasServiceWorker));
  const [archive] = (await coming).values();
  tell({ kind: "progress", done: 0.96 });
  for (const [name, content] of filesOf(archive as ArrayBuffer)) {
    python.FS.mkdirTree(`/package/${name}`.replace(/[/][^/]+$/, ""));
    python.FS.writeFile(`/package/${name}`, content, { canOwn: true });
  }
  python.runPython("import sys; sys.path[:0] = ['/package', '/package/libraries']");
  const { start } = python.pyimport("vitrall.local.page_start");
  return (await start(bundleOf, writtenDate, database)) as Page;
}

/** Python itself; its files come from what was downloaded. */
async function pythonOf(contents: Files, address: (name: string) => string, binary: Response) {
  const byAddress = new Map([...contents].map(([name, content]) => [address(name), content]));
  const plain = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const wanted = String(input instanceof Request ? input.url : input);
    const content = byAddress.get(wanted);
    if (!content) return plain(input, init);
    return Promise.resolve(wanted.endsWith(WASM) ? binary : new Response(content));
  };
  const names = [...contents.keys()];
  const main = names.find((name) => name.endsWith("/pyodide.mjs")) ?? "";
  const library = names.find((name) => /library-.*\.zip$/.test(name)) ?? "";
  const { loadPyodide } = (await import(/* @vite-ignore */ address(main))) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: address(main.replace(/[^/]+$/, "")),
    stdLibURL: address(library),
    lockFileContents: JSON.stringify(NO_PACKAGES),
    checkAPIVersion: false,
  } as Parameters<typeof loadPyodide>[0]);
  self.fetch = plain;
  return python;
}

/** What is to be compiled, as the service worker has it: only with such an answer a browser keeps what it compiled. The
 * browser checks it once more; where it does not come, the content that was downloaded will do. */
async function binaryOf(
  files: readonly EngineFile[],
  contents: Files,
  address: (name: string) => string,
  hasServiceWorker: boolean,
): Promise<Response> {
  const { name = "", sha256 = "" } = files.find((file) => file.name.endsWith(WASM)) ?? {};
  const integrity = `sha256-${btoa(String.fromCharCode(...(sha256.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))))}`;
  const answer = hasServiceWorker ? await fetch(address(name), { integrity }).catch(() => undefined) : undefined;
  return answer?.ok ? answer : new Response(contents.get(name), { headers: { "content-type": "application/wasm" } });
}

const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};

/** A bundle of messages for Python, formatted as the page formats its own. */
function bundleOf(language: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  return {
    add: (text: string): void => void bundle.addResource(new FluentResource(text)),
    parts: (name: string): string => {
      const message = bundle.getMessage(name);
      return message
        ? JSON.stringify({ attributes: Object.keys(message.attributes), text: message.value !== null })
        : "";
    },
    format: (name: string, part: string, values: string): string => {
      const message = bundle.getMessage(name);
      const pattern = part ? message?.attributes[part] : message?.value;
      return pattern ? bundle.formatPattern(pattern, JSON.parse(values), []) : name;
    },
  };
}

const writtenDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

async function obey({ page, locks }: Running, message: ToWorker): Promise<void> {
  if (message.kind === "request") await answer(page, locks, message);
  else if (message.kind === "connect") {
    sockets.set(message.socket, { number: connect(page, locks, message), table: message.table });
  } else if (message.kind === "say") {
    const number = await sockets.get(message.socket)?.number;
    if (typeof number === "number") page.hear(number, message.text);
  } else if (message.kind === "hang-up") {
    const number = await sockets.get(message.socket)?.number;
    if (typeof number === "number") page.hang_up(number);
    ended(locks, message.socket);
  }
}

type RequestMessage = Extract<ToWorker, { kind: "request" }>;

async function answer(page: Page, locks: TableLocks, message: RequestMessage): Promise<void> {
  const { id, method, address, body } = message;
  const headers = JSON.stringify(message.headers);
  const table = TABLE.exec(address)?.[1];
  const may = table === undefined || (await locks.enter(table));
  try {
    const text = may ? await page.answer(method, address, headers, body) : page.refuse_other_page(headers);
    const [status, answered, content] = JSON.parse(text) as [number, Record<string, string>, string];
    tell({ kind: "answer", id, status, headers: answered, body: content });
  } finally {
    if (table !== undefined && may) locks.leave(table);
  }
}

async function connect(
  page: Page,
  locks: TableLocks,
  { socket, table, language }: Extract<ToWorker, { kind: "connect" }>,
): Promise<number | null> {
  if (await locks.enter(table)) {
    return page.connect(
      table,
      (text) => tell({ kind: "heard", socket, text }),
      () => {
        tell({ kind: "closed", socket });
        ended(locks, socket);
      },
    );
  }
  const [, , body] = JSON.parse(page.refuse_other_page(JSON.stringify({ "accept-language": language })));
  tell({ kind: "heard", socket, text: JSON.stringify({ type: "error", ...JSON.parse(body).error }) });
  tell({ kind: "closed", socket });
  sockets.delete(socket);
  return null;
}

function ended(locks: TableLocks, socket: number): void {
  const known = sockets.get(socket);
  if (known) locks.leave(known.table);
  sockets.delete(socket);
}
