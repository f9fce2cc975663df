// Tables, seats and links over HTTP. The secrets of one's seats stay in this browser.

import type { TableInfo } from "./source.ts";

export interface SeatTaken {
  table: string;
  seat: number;
  secret: string;
}

export interface SeatWish {
  kind: "open" | "person" | "bot";
  name?: string;
}

export interface GameOptions {
  players: number;
  edition?: string;
  even_bag?: boolean;
  tools?: number;
  solo_tools?: number;
  modules?: string[];
  marked_objectives?: boolean;
  more_patterns?: boolean;
  private_pools?: boolean;
}

/** What the server has to say against a request, in the reader's language. */
export class Refusal extends Error {}

const KEY = "vitrall-seats";

export class Lobby {
  readonly #language: () => string;

  constructor(language: () => string) {
    this.#language = language;
  }

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { "accept-language": this.#language(), "content-type": "application/json" };
    const answer = await fetch(`./api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await answer.text();
    const read = text ? (JSON.parse(text) as unknown) : null;
    if (!answer.ok) throw new Refusal((read as { error?: { text?: string } } | null)?.error?.text ?? answer.statusText);
    return read as Answer;
  }

  home(): Promise<TableInfo[]> {
    return this.#ask("GET", "/home");
  }

  table(id: string): Promise<TableInfo> {
    return this.#ask("GET", `/tables/${id}`);
  }

  async open(options: GameOptions, seats: SeatWish[], terms: { hints?: boolean } = {}): Promise<string> {
    const opened = await this.#ask<{ table: string; seats: SeatTaken[] }>("POST", "/tables", {
      terms: { ...terms, options },
      seats,
    });
    keepSeats(opened.table, opened.seats);
    return opened.table;
  }

  start(id: string): Promise<null> {
    return this.#ask("POST", `/tables/${id}/start`);
  }

  async sit(id: string, name: string): Promise<void> {
    keepSeats(id, [await this.#ask<SeatTaken>("POST", `/tables/${id}/seats`, { name })]);
  }

  /** The table of a seat that another device hands over. */
  async takeOver(token: string): Promise<string> {
    const taken = await this.#ask<SeatTaken>("POST", `/links/${token}`);
    keepSeats(taken.table, [taken]);
    return taken.table;
  }

  /** The secrets of the seats this device holds; asked for anew where the browser has forgotten them. */
  async secrets(table: TableInfo): Promise<string[]> {
    const kept = keptSeats(table.id);
    if (kept.length || !table.yours.length) return kept.map((seat) => seat.secret);
    const renewed = await this.#ask<SeatTaken[]>("POST", `/tables/${table.id}/secrets`);
    keepSeats(table.id, renewed);
    return renewed.map((seat) => seat.secret);
  }
}

export function keptSeats(table: string): SeatTaken[] {
  return allKept()[table] ?? [];
}

function keepSeats(table: string, seats: SeatTaken[]): void {
  const known = allKept();
  const others = (known[table] ?? []).filter((old) => !seats.some((seat) => seat.seat === old.seat));
  localStorage.setItem(KEY, JSON.stringify({ ...known, [table]: [...others, ...seats] }));
}

function allKept(): Record<string, SeatTaken[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, SeatTaken[]>;
  } catch {
    return {};
  }
}

/** Where the socket of a table is, from wherever the page was loaded. */
export function socketAddress(table: string): string {
  const address = new URL(`./api/tables/${table}/socket`, location.href.split("#")[0]);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** The link that brings others to a table. */
export function tableLink(table: string): string {
  return `${location.href.split("#")[0]}#/table/${table}`;
}
