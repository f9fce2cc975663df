// The server's socket, version 2 of its protocol. A dropped line is taken up again by asking from the last number on.

import { LuckTalk } from "../fair/saved.ts";
import type { ClientMessage, ServerMessage, State, TableInfo, Update, View } from "../generated/protocol.ts";
import type { Entry } from "../table/entries.ts";
import type { Listener, Source } from "./source.ts";

const VERSION = 2;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PATIENCE = 6000; // for an answer to a move; a line that is silent for longer is taken for dead
const REMEMBERED = 40; // entries asked for after a state, so that the log is not empty; the server tells 50 at most

type Progress = State | Update;

export interface Address {
  url: string;
  secrets: string[];
  language: string;
}

export class SocketSource implements Source {
  #address: Address;
  #listener: Listener = () => {};
  #socket: WebSocket | null = null;
  #last = -1;
  #wait = FIRST_WAIT;
  #closed = false;
  #welcomed = false;
  #waiting: ClientMessage[] = []; // to be said as soon as the line stands
  #silence: ReturnType<typeof setTimeout> | undefined;
  #together = false; // several seats may move at the same time
  #choice = ""; // made while others choose too: whoever is overtaken need not choose again
  #seats: number[] = []; // those this device holds; several people may share it
  #active = -1; // the one whose eyes the table is shown through
  #luck = new LuckTalk();
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
    const now = (): boolean => socket === this.#socket; // a line that was given up has nothing more to say
    this.#socket = socket;
    socket.addEventListener("open", () => now() && this.#greet());
    socket.addEventListener(
      "message",
      (message) => now() && this.#hear(JSON.parse(String(message.data)) as ServerMessage),
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

  /** A line may be dead without anybody having said so. */
  #giveUp(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#again();
  }

  #hear(told: ServerMessage): void {
    clearTimeout(this.#silence);
    if (told.type === "welcome") this.#enter(told.table, told.seats);
    else if (told.type === "table") this.#meet(told.table);
    else if (told.type === "refused") this.#listener({ kind: "refused", move: told.move, text: told.text });
    else if (told.type === "said") this.#listener({ kind: "said", saying: told });
    else if (told.type === "takeback") this.#listener({ kind: "takeback", wish: told });
    else if (told.type === "hint") this.#listener({ kind: "hint", number: told.number, ideas: told.ideas });
    else if (told.type === "error") this.#fail(told.text);
    else this.#progress(told);
  }

  /** Whoever is refused at the door is refused the next time too: the seat has moved on, or nobody may watch. */
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

  /** The table as it is now; before a game this device has its part in the dice. */
  #meet(table: TableInfo): void {
    for (const message of this.#luck.answers(table, this.#seats)) this.#send(message);
    this.#listener({ kind: "table", table: { ...table, yours: this.#seats } });
  }

  /** Where one device holds several seats, each of them is told; the table is shown through one of them. */
  #progress(told: Progress): void {
    if (told.view) {
      this.#active = this.#activeSeat(told.view);
      this.#together = told.view.awaited.length > 1;
    }
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

  #look(told: Update): void {
    if (told.view) this.#listener({ ...told, kind: "view", view: told.view });
    this.#remember(told);
  }

  #start(told: State): void {
    this.#last = told.number;
    this.#listener({ ...told, kind: "state" });
    const overtaken = this.#choice;
    this.#choice = "";
    if (told.view.legal.includes(overtaken)) this.move(overtaken);
    if (this.#past || told.number < 1) return;
    this.#past = [];
    this.#send({ type: "ask", last: Math.max(0, told.number - REMEMBERED) });
  }

  #advance(told: Update): void {
    this.#last = told.number;
    if (told.seat !== null && this.#seats.includes(told.seat)) this.#choice = "";
    this.#listener({ kind: "update", update: told });
  }

  /** An entry from before the state. Whatever else is told again was told before the line dropped. */
  #remember(told: Update): void {
    if (!this.#past || told.number <= (this.#past.at(-1)?.number ?? -1)) return;
    this.#past.push(told);
    if (told.number === this.#last) this.#listener({ kind: "history", entries: this.#past });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (this.#socket?.readyState === WebSocket.CONNECTING) this.#waiting.push(message);
  }

  /** Something that is always answered. */
  #demand(message: ClientMessage): void {
    this.#send(message);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  /** The seat is told where this device holds several. */
  get #as(): { seat?: number } {
    return this.#seats.length > 1 ? { seat: this.#active } : {};
  }

  /** Whoever shares a device sits together: what one of them agrees to, they agree to. */
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

  /** The language is told in the greeting, so the line is taken up anew; nobody needs to notice. */
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
