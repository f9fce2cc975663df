// Tables, seats and links over HTTP. The secrets of your seats stay in this browser.

import { openLuck, saveCommitment } from "../fair/saved.ts";
import type {
  Choices,
  DeckCards,
  DiceProof,
  FinishedTable,
  GameOptions,
  GameSummary,
  NameAgreed,
  Puzzle,
  Rematch,
  SeatTaken,
  SeatWish,
  TableOpened,
  Terms,
} from "../generated/lobby.ts";
import type { TableInfo } from "../generated/protocol.ts";
import { storageName } from "./place.ts";
import { reach } from "./reach.svelte.ts";
import type { Replay } from "./replay.ts";

/** A link, and the same as a QR code in SVG. */
export interface CodedLink {
  link: string;
  code: string;
}

/** How the picture of a finished window is to be. */
export interface PictureWish {
  shape: "tall" | "wide";
  name: boolean; // only with the secret of the seat
  code: boolean; // a QR code of the replay
}

/** An error of the server, in the reader's language. */
export class Refusal extends Error {}

const KEY = storageName("vitrall-seats");

// A new browser gets its cookie with the first answer. Simultaneous requests would each get another cookie, so all of
// them wait for this one.
let greeted: Promise<unknown> | null = null;

function greet(): Promise<unknown> {
  greeted ??= reach("./api/device", { cache: "no-store" }).catch(() => {
    greeted = null; // no answer: the next request tries again
  });
  return greeted;
}

export class Lobby {
  readonly #language: () => string;
  #seen: { tag: string; tables: TableInfo[] } | null = null;

  constructor(language: () => string) {
    this.#language = language;
  }

  async #ask<Answer>(method: string, path: string, body?: object, seat = ""): Promise<Answer> {
    await greet();
    const own: Record<string, string> = seat ? { "x-vitrall-seat": seat } : {};
    const headers = { "accept-language": this.#language(), "content-type": "application/json", ...own };
    const answer = await reach(`./api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    const read = text ? (JSON.parse(text) as unknown) : null;
    if (!answer.ok) throw new Refusal((read as { error?: { text?: string } } | null)?.error?.text ?? answer.statusText);
    return read as Answer;
  }

  home(): Promise<TableInfo[]> {
    return this.#ask("GET", "/home");
  }

  /** The tables that are not over. Asked for often, so the server sends them only when they have changed. */
  async running(): Promise<TableInfo[]> {
    await greet();
    const seen: Record<string, string> = this.#seen ? { "if-none-match": this.#seen.tag } : {};
    const headers = { "accept-language": this.#language(), ...seen };
    const answer = await reach("./api/home?finished=false", { headers, cache: "no-store" });
    if (answer.status === 304 && this.#seen) return this.#seen.tables;
    if (!answer.ok) throw new Refusal(answer.statusText);
    const tables = (await answer.json()) as TableInfo[];
    this.#seen = { tag: answer.headers.get("etag") ?? "", tables };
    return tables;
  }

  /** Finished games of this device, the latest first. */
  finished(): Promise<FinishedTable[]> {
    return this.#ask("GET", "/finished");
  }

  /** One of them for statistics. */
  summary(id: string): Promise<GameSummary> {
    return this.#ask("GET", `/finished/${id}`);
  }

  /** Take a finished game off this device's list. */
  async forget(id: string): Promise<void> {
    await this.#ask("DELETE", `/finished/${id}`);
    forgetSeats(id);
  }

  /** Listed tables of others. */
  listed(): Promise<TableInfo[]> {
    return this.#ask("GET", "/tables");
  }

  choices(): Promise<Choices> {
    return this.#ask("GET", "/choices");
  }

  puzzle(): Promise<Puzzle> {
    return this.#ask("GET", "/puzzle");
  }

  replay(id: string): Promise<Replay> {
    return this.#ask("GET", `/tables/${id}/replay`);
  }

  /** A practice table that continues from a turn of a finished game, against bots. */
  async practise(
    source: { table: string } | { record: string },
    moves: number,
    seat: number,
    name: string,
  ): Promise<string> {
    const path = "table" in source ? `/tables/${source.table}/practice` : "/practice";
    const record = "record" in source ? { record: source.record } : {};
    const opened = await this.#ask<TableOpened>("POST", path, { ...record, moves, seat, name });
    keepSeats(opened.table, opened.seats);
    return opened.table;
  }

  /** The record of a game that is over. */
  async record(id: string): Promise<string> {
    return (await reach(`./api/tables/${id}/record`, {})).text();
  }

  /** The whole game so far, to continue it elsewhere; only where nobody else has secrets. */
  async recordToMove(id: string): Promise<string> {
    await greet();
    const answer = await reach(`./api/tables/${id}/moving`, { headers: { "accept-language": this.#language() } });
    if (!answer.ok) throw new Refusal(((await answer.json()) as { error?: { text?: string } }).error?.text);
    return answer.text();
  }

  /** A table at which a game continues that was moved here. */
  async continueGame(record: string): Promise<string> {
    const opened = await this.#ask<TableOpened>("POST", "/moving", { record });
    keepSeats(opened.table, opened.seats);
    return opened.table;
  }

  /** A window of a finished game with its points and the date, as SVG in the colours of the page. */
  async picture(id: string, seat: number, { shape, name, code }: PictureWish): Promise<string> {
    await greet();
    const theme = document.documentElement.dataset.theme === "light" ? "light" : "dark";
    const query = new URLSearchParams({ theme, name: String(name), code: String(code) });
    const headers = { "accept-language": this.#language(), "x-vitrall-seat": name ? secretOf(id, seat) : "" };
    const answer = await reach(`./api/tables/${id}/pictures/${seat}/${shape}.svg?${query}`, { headers });
    if (!answer.ok) throw new Refusal(((await answer.json()) as { error?: { text?: string } }).error?.text);
    return answer.text();
  }

  /** The player of a seat agrees that pictures of a shared link have their name. */
  shareName(id: string, seat: number): Promise<NameAgreed> {
    return this.#ask("POST", `/tables/${id}/share`, undefined, secretOf(id, seat));
  }

  /** A browser that has lost its cookie is still recognised by the secret of a seat. */
  table(id: string): Promise<TableInfo> {
    return this.#ask("GET", `/tables/${id}`, undefined, storedSeats(id)[0]?.secret);
  }

  /** A link that moves a seat of this device to another one. */
  seatLink(id: string, seat: number): Promise<CodedLink> {
    return this.#ask("POST", `/tables/${id}/link`, undefined, secretOf(id, seat));
  }

  /** A link that moves all tables and seats of this device to another one. */
  deviceLink(): Promise<CodedLink> {
    return this.#ask("POST", "/device/link");
  }

  /** Take over all tables of another device; their seats get new secrets here, one table at a time. */
  async takeDevice(token: string): Promise<number> {
    const { tables } = await this.#ask<{ tables: number }>("POST", `/device-links/${token}`);
    localStorage.removeItem(KEY); // a seat that was moved away and back has another secret
    return tables;
  }

  /** The cards of decks of the server. If a deck is gone, the table itself reports it. */
  async decks(names: readonly string[]): Promise<DeckCards[]> {
    const asked = names.map((name) => this.#ask<DeckCards>("GET", `/decks/${encodeURIComponent(name)}`));
    const answers = await Promise.allSettled(asked);
    for (const answer of answers) {
      if (answer.status === "rejected" && !(answer.reason instanceof Refusal)) throw answer.reason;
    }
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  }

  async open(options: GameOptions, seats: SeatWish[], terms: Terms = {}): Promise<string> {
    const opened = await this.#ask<TableOpened>("POST", "/tables", {
      terms: { ...terms, options },
      seats,
    });
    keepSeats(opened.table, opened.seats);
    saveCommitment(opened.table, opened.commitment);
    return opened.table;
  }

  /** If only this device plays, send its luck first; if others play too, the socket does it. */
  async start(id: string): Promise<void> {
    const own = storedSeats(id);
    const table = await this.table(id);
    for (const [seat, luck] of openLuck(table, table.yours)) {
      const secret = own.find((each) => each.seat === seat)?.secret;
      if (secret) await this.#ask("PUT", `/tables/${id}/luck`, { luck }, secret);
    }
    await this.#ask("POST", `/tables/${id}/start`, undefined, own[0]?.secret);
  }

  /** The dice of a finished game. */
  dice(id: string): Promise<DiceProof> {
    return this.#ask("GET", `/tables/${id}/dice`);
  }

  async sit(id: string, name: string): Promise<void> {
    keepSeats(id, [await this.#ask<SeatTaken>("POST", `/tables/${id}/seats`, { name })]);
  }

  /** The owner seats a bot at a free seat. */
  seatBot(id: string, seat: number): Promise<null> {
    return this.#ask("PUT", `/tables/${id}/seats/${seat}`, { kind: "bot" }, storedSeats(id)[0]?.secret);
  }

  /** Before the game the owner frees a seat, even a taken one. */
  freeSeat(id: string, seat: number): Promise<null> {
    return this.#ask("PUT", `/tables/${id}/seats/${seat}`, { kind: "open" }, storedSeats(id)[0]?.secret);
  }

  /** The owner closes a table that has not begun. */
  async close(id: string): Promise<void> {
    await this.#ask("DELETE", `/tables/${id}`, undefined, storedSeats(id)[0]?.secret);
    forgetSeats(id);
  }

  /** A new table of the same people; the second to ask gets the table of the first. */
  async rematch(id: string): Promise<string> {
    const secret = storedSeats(id)[0]?.secret ?? "";
    return (await this.#ask<Rematch>("POST", `/tables/${id}/rematch`, undefined, secret)).table;
  }

  /** Give up all seats of this device: before the game they are free again, during it a bot plays on. */
  async leave(id: string): Promise<void> {
    for (const seat of storedSeats(id)) await this.#ask("POST", `/tables/${id}/leave`, undefined, seat.secret);
    forgetSeats(id);
  }

  /** Take back the seats that were given up, while the game runs. */
  async comeBack(id: string): Promise<void> {
    keepSeats(id, await this.#ask<SeatTaken[]>("POST", `/tables/${id}/return`));
  }

  /** Take over a seat from another device; answers its table. */
  async takeOver(token: string): Promise<string> {
    const taken = await this.#ask<SeatTaken>("POST", `/links/${token}`);
    keepSeats(taken.table, [taken]);
    return taken.table;
  }

  /** The secrets of this device's seats; asked for again if the browser has lost them. */
  async secrets(table: TableInfo): Promise<string[]> {
    // The old secret of a seat is invalid after the seat moved to another device or was freed by the owner.
    const stored = storedSeats(table.id).filter((seat) => table.yours.includes(seat.seat));
    if (stored.length || !table.yours.length) return stored.map((seat) => seat.secret);
    const renewed = await this.#ask<SeatTaken[]>("POST", `/tables/${table.id}/secrets`);
    keepSeats(table.id, renewed);
    return renewed.map((seat) => seat.secret);
  }
}

/** Whether this browser has never sat at a table. */
export function neverSat(): boolean {
  return Object.keys(allKept()).length === 0;
}

function secretOf(table: string, seat: number): string {
  return storedSeats(table).find((each) => each.seat === seat)?.secret ?? "";
}

export function storedSeats(table: string): SeatTaken[] {
  return allKept()[table] ?? [];
}

function keepSeats(table: string, seats: SeatTaken[]): void {
  const known = allKept();
  const others = (known[table] ?? []).filter((old) => !seats.some((seat) => seat.seat === old.seat));
  localStorage.setItem(KEY, JSON.stringify({ ...known, [table]: [...others, ...seats] }));
}

function forgetSeats(table: string): void {
  const { [table]: _, ...others } = allKept();
  localStorage.setItem(KEY, JSON.stringify(others));
}

function allKept(): Record<string, SeatTaken[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, SeatTaken[]>;
  } catch {
    return {};
  }
}

/** The address of a table's socket, relative to where the page was loaded from. */
export function socketAddress(table: string): string {
  const address = new URL(`./api/tables/${table}/socket`, location.href.split("#")[0]);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** The invitation to a table; it sets the language for people on their first visit. */
export function tableLink(table: string, language = ""): string {
  return `${location.href.split("#")[0]}#/table/${table}${language ? `?language=${language}` : ""}`;
}

/** The link to a finished game that shows a picture of a window wherever it is shared; with the name if its player
 * agreed. */
export function sharedLink(table: string, seat: number, agreed = ""): string {
  return `${new URL(`r/${table}`, location.href.split("#")[0]).href}?seat=${seat}${agreed ? `&name=${agreed}` : ""}`;
}

/** The link to one moment of a game that is over. */
export function momentLink(table: string, number: number): string {
  return `${location.href.split("#")[0]}#/replay/${table}/${number}`;
}
