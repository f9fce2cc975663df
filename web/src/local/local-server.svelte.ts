// The page's side of its worker: requests and sockets as they would go to a server. Loaded only where it is played here.

import { files } from "virtual:engine";
import { settings } from "../settings/settings.svelte.ts";
import { folder } from "../source/place.ts";
import { words } from "../words/speaker.svelte.ts";
import type { FromWorker, Loss, ToWorker, Trouble } from "./messages.ts";

export type Loading = { state: "loading"; done: number } | { state: "ready" } | { state: "trouble"; trouble: Trouble };

let loading = $state.raw<Loading>({ state: "loading", done: 0 });
let loss = $state.raw<Loss | null>(null);
let worker: Worker | undefined;
let last = 0;
const answers = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, Line>();

/** What a socket of this page hears. */
export interface Line {
  heard(text: string): void;
  closed(): void;
}

export function engine(): Loading {
  return loading;
}

/** What became of the games, if the browser has lost its database. */
export function lossOfGames(): Loss | null {
  return loss;
}

/** Load the engine unless it is loading already; after a failure, try again. */
export function start(): void {
  if (worker || loading.state === "trouble") return;
  if (typeof WebAssembly === "undefined") {
    fail("no-wasm");
    return;
  }
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "vitrall" });
  worker.addEventListener("message", (event: MessageEvent<FromWorker>) => hear(event.data));
  worker.addEventListener("error", () => fail("fault"));
  const hasServiceWorker = Boolean(navigator.serviceWorker?.controller);
  send({ kind: "start", home: folder(), files, hasServiceWorker });
  void navigator.storage?.persist?.().catch(() => false); // games are to stay when space gets short
}

export function tryAgain(): void {
  worker?.terminate();
  worker = undefined;
  loading = { state: "loading", done: 0 };
  start();
}

function send(message: ToWorker): void {
  worker?.postMessage(message);
}

function fail(trouble: Trouble): void {
  loading = { state: "trouble", trouble };
  for (const answer of answers.values()) answer(refusal(trouble));
  answers.clear();
  for (const socket of sockets.values()) socket.closed();
  sockets.clear();
}

/** What a request gets while there is no engine. */
function refusal(trouble: Trouble): Response {
  return Response.json({ error: { code: trouble, text: words().say(`web-here-${trouble}`) } }, { status: 503 });
}

function hear(message: FromWorker): void {
  if (message.kind === "progress") {
    if (loading.state === "loading") loading = { state: "loading", done: message.done }; // else other files still come
  } else if (message.kind === "ready") {
    loss = message.loss ?? null;
    loading = { state: "ready" };
  } else if (message.kind === "trouble") {
    console.error(message.detail);
    fail(message.trouble);
  } else if (message.kind === "answer") {
    const { status, headers, body } = message;
    answers.get(message.id)?.(new Response(status === 204 || status === 304 ? null : body, { status, headers }));
    answers.delete(message.id);
  } else if (message.kind === "heard") sockets.get(message.socket)?.heard(message.text);
  else {
    sockets.get(message.socket)?.closed();
    sockets.delete(message.socket);
  }
}

/** Answer a request as a server would. It waits until the engine is loaded. */
export function ask(address: string, init: RequestInit): Promise<Response> {
  start();
  if (loading.state === "trouble") return Promise.resolve(refusal(loading.trouble));
  const id = ++last;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    const headers = Object.fromEntries(new Headers(init.headers));
    send({
      kind: "request",
      id,
      method: init.method ?? "GET",
      address: address.replace(/^\.\//, "/"),
      headers,
      body: String(init.body ?? ""),
    });
  });
}

export function connect(table: string, line: Line): number {
  start();
  const socket = ++last;
  sockets.set(socket, line);
  send({ kind: "connect", socket, table, language: settings.language });
  return socket;
}

export function say(socket: number, text: string): void {
  send({ kind: "say", socket, text });
}

export function hangUp(socket: number): void {
  sockets.delete(socket);
  send({ kind: "hang-up", socket });
}
