// The server's socket, version 1 of its protocol. A dropped line is taken up again by asking from the last number on.

import type { Entry } from "../table/story.ts";
import type { Result, View } from "../table/view.ts";
import type { Listener, Source, TableInfo } from "./source.ts";

const VERSION = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const REMEMBERED = 40; // entries asked for after a state, so that the log is not empty; the server tells 50 at most

type Told =
  | { type: "welcome"; table: TableInfo; seats: number[]; number: number }
  | { type: "table"; table: TableInfo }
  | { type: "state"; number: number; view: View; undo: boolean; clock: number[] | null; result?: Result | null }
  | {
      type: "update";
      number: number;
      seat: number | null;
      made: string[];
      view: View | null;
      undo: boolean;
      clock: number[] | null;
      result?: Result | null;
    }
  | { type: "refused"; move: string; text: string }
  | { type: "said"; seat: number; text: string }
  | { type: "error"; code: string; text: string };

type Progress = Extract<Told, { type: "state" | "update" }>;

export interface Address {
  url: string;
  secrets: string[];
  language: string;
}

export class SocketSource implements Source {
  readonly #address: Address;
  #listener: Listener = () => {};
  #socket: WebSocket | null = null;
  #last = -1;
  #wait = FIRST_WAIT;
  #closed = false;
  #seats: number[] = []; // those this device holds; several people may share it
  #active = -1; // the one whose eyes the table is shown through
  #past: Entry[] | null = null; // collected while the server tells what came before a state

  constructor(address: Address) {
    this.#address = address;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address.url);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#greet());
    socket.addEventListener("message", (message) => this.#hear(JSON.parse(String(message.data)) as Told));
    socket.addEventListener("close", () => this.#again());
  }

  #greet(): void {
    this.#wait = FIRST_WAIT;
    const { language, secrets } = this.#address;
    this.#send({ type: "hello", version: VERSION, language, secrets, last: this.#last });
    this.#listener({ kind: "line", open: true });
  }

  #again(): void {
    if (this.#closed) return;
    this.#listener({ kind: "line", open: false });
    setTimeout(() => this.#closed || this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(told: Told): void {
    if (told.type === "welcome") this.#enter(told.table, told.seats);
    else if (told.type === "table") this.#listener({ kind: "table", table: told.table });
    else if (told.type === "refused") this.#listener({ kind: "refused", move: told.move, text: told.text });
    else if (told.type === "said") this.#listener({ kind: "said", seat: told.seat, text: told.text });
    else if (told.type === "error") this.#listener({ kind: "failed", text: told.text });
    else this.#progress(told);
  }

  #enter(table: TableInfo, seats: number[]): void {
    this.#seats = seats;
    this.#listener({ kind: "table", table: { ...table, yours: seats } });
  }

  /** Where one device holds several seats, each of them is told; the table is shown through one of them. */
  #progress(told: Progress): void {
    if (told.view) this.#active = this.#activeSeat(told.view);
    const own = !told.view || this.#seats.length < 2 || told.view.you === this.#active;
    if (told.type === "state") {
      if (own) this.#start(told);
    } else if (told.number > this.#last) this.#advance(own ? told : { ...told, view: null });
    else if (told.number === this.#last && told.view && own && this.#seats.length > 1) this.#look(told);
    else this.#remember(told);
  }

  /** The first of this device's seats that is awaited; the one before, while others are. */
  #activeSeat(view: View): number {
    const awaited = view.awaited.find((seat) => this.#seats.includes(seat));
    return awaited ?? (this.#active >= 0 ? this.#active : (this.#seats[0] ?? -1));
  }

  #look(told: Extract<Progress, { type: "update" }>): void {
    const { view, undo, clock, result } = told;
    if (view) this.#listener({ kind: "view", view, undo, clock, result: result ?? null });
    this.#remember(told);
  }

  #start(told: Extract<Progress, { type: "state" }>): void {
    this.#last = told.number;
    this.#listener({ ...told, kind: "state" });
    if (this.#past || told.number < 1) return;
    this.#past = [];
    this.#send({ type: "ask", last: Math.max(0, told.number - REMEMBERED) });
  }

  #advance(told: Extract<Progress, { type: "update" }>): void {
    this.#last = told.number;
    this.#listener({ kind: "update", update: told });
  }

  /** An entry from before the state. Whatever else is told again was told before the line dropped. */
  #remember({ number, seat, made }: Extract<Progress, { type: "update" }>): void {
    if (!this.#past || number <= (this.#past.at(-1)?.number ?? -1)) return;
    this.#past.push({ number, seat, made });
    if (number === this.#last) this.#listener({ kind: "history", entries: this.#past });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The seat is told where this device holds several. */
  get #as(): { seat?: number } {
    return this.#seats.length > 1 ? { seat: this.#active } : {};
  }

  move(text: string): void {
    this.#send({ type: "move", number: this.#last + 1, move: text, ...this.#as });
  }

  undo(): void {
    this.#send({ type: "undo", number: this.#last + 1, ...this.#as });
  }

  say(text: string): void {
    this.#send({ type: "say", text, ...this.#as });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
