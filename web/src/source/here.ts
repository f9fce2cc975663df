// Whether the page plays by itself, without a server: always on a static site, else when its reader chose so.

import { storageName } from "./place.ts";

const CHOSEN = storageName("vitrall-here");

const QUIET = 20_000; // milliseconds after the start of the page: a game that begins needs the connection first

const MARK = 'meta[name="vitrall-source"][content="here"]';
const isSite = Boolean(globalThis.document?.querySelector(MARK));
const chosen = isSite || stored() === "yes";

/** The wish of this tab; none where the browser allows no storage. */
function stored(): string | null {
  try {
    return globalThis.sessionStorage?.getItem(CHOSEN) ?? null;
  } catch {
    return null;
  }
}

/** Whether this page was made to be played without a server. */
export function isStatic(): boolean {
  return isSite;
}

export function playsHere(): boolean {
  return chosen;
}

/** To the games of this device, or back to those of the server: the page opens again with the others. */
export function playHere(wish: boolean): void {
  sessionStorage.setItem(CHOSEN, wish ? "yes" : "");
  location.hash = "#/";
  location.reload();
}

/** Whether what plays without a server is on this device. */
export async function isStored(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false; // nobody would bring the page's own parts
  return (await import("../local/stored-engine.ts").catch(() => null))?.isComplete() ?? false;
}

/** Store it while nothing else is to be done, for people who play at this server; not where data are to be saved. */
export function storeSoon(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (chosen || connection?.saveData || !navigator.serviceWorker?.controller) return;
  setTimeout(() => void import("../local/stored-engine.ts").then(({ store }) => store()).catch(() => {}), QUIET);
}

export const localServer = () => import("../local/local-server.svelte.ts");

type Server = Awaited<ReturnType<typeof localServer>>;

/** A socket to the tables of this page: what `SocketSource` needs of a WebSocket. */
export class LocalSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  #server: Server | null = null;
  #socket = 0;

  constructor(table: string) {
    super();
    void localServer().then((server) => this.#open(server, table));
  }

  #open(server: Server, table: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.#server = server;
    this.#socket = server.connect(table, {
      heard: (text) => this.dispatchEvent(new MessageEvent("message", { data: text })),
      closed: () => this.#end(),
    });
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  send(text: string): void {
    this.#server?.say(this.#socket, text);
  }

  close(): void {
    this.#server?.hangUp(this.#socket);
    this.#end();
  }

  #end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
}

/** The socket of a table, here or at the server. */
export function openSocket(address: string): WebSocket | LocalSocket {
  const table = /\/tables\/([^/]+)\/socket$/.exec(address)?.[1];
  return playsHere() && table ? new LocalSocket(table) : new WebSocket(address);
}
