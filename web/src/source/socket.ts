// The server's socket, version 2 of its protocol. After a dropped connection it asks for everything since the last number.

import { LuckTalk } from "../fair/saved.ts";
import type { ClientMessage, ServerMessage, State, TableInfo, Update, View } from "../generated/protocol.ts";
import type { Entry } from "../table/entries.ts";
import { openSocket } from "./here.ts";
import type { Listener, Source } from "./source.ts";

const VERSION = 2;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PATIENCE = 6000; // for an answer to a move; a connection that is silent for longer counts as lost
const REMEMBERED = 40; // entries asked for after a state, so that the log is not empty; the server sends at most 50

type Progress = State | Update;

export interface Address {
  url: string;
  secrets: string[];
  language: string;
}

export class SocketSource implements Source {
  #address: Address;
  #listener: Listener = () => {};
  #socket: ReturnType<typeof openSocket> | null = null;
  #last = -1;
  #wait = FIRST_WAIT;
  #closed = false;
  #welcomed = false;
  #waiting: ClientMessage[] = []; // to be sent as soon as the connection is open
  #silence: ReturnType<typeof setTimeout> | undefined;
  #together = false; // several seats may move at the same time
  #choice = ""; // made while others choose too: sent again if another seat was faster
  #seats: number[] = []; // the seats of this device; several people may share it
  #active = -1; // the seat from which the table is shown
  #luck = new LuckTalk();
  #past: Entry[] | null = null; // collected while the server sends the entries before a state

  constructor(address: Address) {
    this.#address = address;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    this.#connect();
  }

  #connect(): void {
    const socket = openSocket(this.#address.url);
    const now = (): boolean => socket === this.#socket; // messages of an abandoned connection are ignored
    this.#socket = socket;
    socket.addEventListener("open", () => now() && this.#greet());
    socket.addEventListener(
      "message",
      (message) => now() && this.#hear(JSON.parse(String((message as MessageEvent).data)) as ServerMessage),
    );
    socket.addEventListener("close", () => now() && this.#again());
  }

  #greet(): void {
    this.#welcomed = false;
    this.#wait = FIRST_WAIT;
    const { language, secrets } = this.#address;
    this.#send({ type: "hello", version: VERSION, language, secrets, last: this.#last });
    for (const message of this.#waiting.splice(0)) this.#send(message);
    this.#listener({ kind: "line", open: true });
  }

  #again(): void {
    clearTimeout(this.#silence);
    this.#waiting = [];
    if (this.#closed) return;
    this.#listener({ kind: "line", open: false });
    setTimeout(() => this.#closed || this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A connection may be lost without an event. */
  #giveUp(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#again();
  }

  #hear(received: ServerMessage): void {
    clearTimeout(this.#silence);
    if (received.type === "welcome") this.#enter(received.table, received.seats);
    else if (received.type === "table") this.#meet(received.table);
    else if (received.type === "refused") this.#listener({ kind: "refused", move: received.move, text: received.text });
    else if (received.type === "said") this.#listener({ kind: "said", saying: received });
    else if (received.type === "takeback") this.#listener({ kind: "takeback", wish: received });
    else if (received.type === "hint") this.#listener({ kind: "hint", number: received.number, ideas: received.ideas });
    else if (received.type === "error") this.#fail(received.text);
    else this.#progress(received);
  }

  /** An error before the welcome is final: the seat has moved to another device, or spectators are not allowed. */
  #fail(text: string): void {
    if (!this.#welcomed) this.#closed = true;
    this.#listener({ kind: "failed", text });
  }

  #enter(table: TableInfo, seats: number[]): void {
    this.#welcomed = true;
    this.#seats = seats;
    this.#luck = new LuckTalk();
    this.#meet(table);
  }

  /** The present table; before a game this device adds its luck to the dice. */
  #meet(table: TableInfo): void {
    for (const message of this.#luck.answers(table, this.#seats)) this.#send(message);
    this.#listener({ kind: "table", table: { ...table, yours: this.#seats } });
  }

  /** A device with several seats gets an update for each of them; the table is shown from one of them. */
  #progress(received: Progress): void {
    if (received.view) {
      this.#active = this.#activeSeat(received.view);
      this.#together = received.view.awaited.length > 1;
    }
    const own = !received.view || this.#seats.length < 2 || received.view.you === this.#active;
    if (received.type === "state") {
      if (own) this.#start(received);
    } else if (received.number > this.#last) this.#advance(own ? received : { ...received, view: null });
    else if (received.number === this.#last && received.view && own && this.#seats.length > 1) this.#look(received);
    else this.#remember(received);
  }

  /** The first of this device's seats that may move; otherwise the previous one. */
  #activeSeat(view: View): number {
    const awaited = view.awaited.find((seat) => this.#seats.includes(seat));
    return awaited ?? (this.#active >= 0 ? this.#active : (this.#seats[0] ?? -1));
  }

  #look(received: Update): void {
    if (received.view) this.#listener({ ...received, kind: "view", view: received.view });
    this.#remember(received);
  }

  #start(received: State): void {
    this.#last = received.number;
    this.#listener({ ...received, kind: "state" });
    const overtaken = this.#choice;
    this.#choice = "";
    if (received.view.legal.includes(overtaken)) this.move(overtaken);
    if (this.#past || received.number < 1) return;
    this.#past = [];
    this.#send({ type: "ask", last: Math.max(0, received.number - REMEMBERED) });
  }

  #advance(received: Update): void {
    this.#last = received.number;
    if (received.seat !== null && this.#seats.includes(received.seat)) this.#choice = "";
    this.#listener({ kind: "update", update: received });
  }

  /** An entry from before the state. Other repeated entries were received before the connection dropped. */
  #remember(received: Update): void {
    if (!this.#past || received.number <= (this.#past.at(-1)?.number ?? -1)) return;
    this.#past.push(received);
    if (received.number === this.#last) this.#listener({ kind: "history", entries: this.#past });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (this.#socket?.readyState === WebSocket.CONNECTING) this.#waiting.push(message);
  }

  /** Send a message that is always answered. */
  #demand(message: ClientMessage): void {
    this.#send(message);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  /** Name the seat if this device holds several. */
  get #as(): { seat?: number } {
    return this.#seats.length > 1 ? { seat: this.#active } : {};
  }

  /** People who share a device agree together. */
  get #each(): { seat?: number }[] {
    return this.#seats.length > 1 ? this.#seats.map((seat) => ({ seat })) : [{}];
  }

  move(text: string): void {
    this.#choice = this.#together ? text : "";
    this.#demand({ type: "move", number: this.#last + 1, move: text, ...this.#as });
  }

  undo(): void {
    this.#demand({ type: "undo", number: this.#last + 1, ...this.#as });
  }

  takeback(first: number | null): void {
    for (const seat of this.#each) this.#send({ type: "takeback", number: this.#last + 1, first, ...seat });
  }

  say(words: { phrase: string } | { text: string }): void {
    this.#send({ type: "say", ...words, ...this.#as });
  }

  hint(): void {
    this.#send({ type: "hint", number: this.#last + 1, ...this.#as });
  }

  pause(wish: boolean): void {
    for (const seat of this.#each) this.#send({ type: "pause", wish, ...seat });
  }

  replace(seat: number): void {
    for (const own of this.#each) this.#send({ type: "replace", of: seat, ...own });
  }

  comeBack(seat: number): void {
    this.#send({ type: "return", seat });
  }

  /** The language is part of the greeting, so the socket reconnects. */
  speak(language: string): void {
    if (language === this.#address.language || this.#closed) return;
    this.#address = { ...this.#address, language };
    const before = this.#socket;
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#silence);
    this.#socket?.close();
  }
}
