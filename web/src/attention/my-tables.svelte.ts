// The tables of this device, asked for again and again: often where they are looked at, seldom elsewhere.

import type { TableInfo } from "../generated/protocol.ts";
import { settings } from "../settings/settings.svelte.ts";
import { Lobby, Refusal } from "../source/lobby.ts";

export const OFTEN = 1500; // milliseconds
export const SELDOM = 10_000;
const LONGEST = 60_000;

export class MyTables {
  readonly #lobby = new Lobby(() => settings.language);
  tables = $state.raw<TableInfo[]>([]); // those that are not over
  known = $state(false); // whether the server has told them yet
  here = $state.raw<{ id: string; awaits: boolean } | null>(null); // the table on this screen, as its own line tells
  #wait = SELDOM;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The tables at which it is this device's turn. */
  get awaiting(): string[] {
    const others = this.tables.filter((table) => table.id !== this.here?.id && awaits(table)).map((table) => table.id);
    return this.here?.awaits ? [this.here.id, ...others] : others;
  }

  /** Ask from now on, at once and then as often as that; ends by itself never, so stop it. */
  watch(often: boolean): () => void {
    this.#wait = often ? OFTEN : SELDOM;
    const look = (): void => {
      if (!document.hidden) void this.#ask();
    };
    document.addEventListener("visibilitychange", look);
    void this.#ask();
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#wait = 0;
    };
  }

  /** Once more, now. */
  async refresh(): Promise<void> {
    this.tables = await this.#lobby.running();
    this.known = true;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    let wait = document.hidden ? Math.max(this.#wait, SELDOM) : this.#wait;
    try {
      await this.refresh();
    } catch (error) {
      wait = error instanceof Refusal ? LONGEST : SELDOM; // it has no such list, or too many ask
    }
    if (this.#wait) this.#timer = setTimeout(() => void this.#ask(), wait);
  }
}

/** Whether a table waits for a move of this device. */
export function awaits(table: TableInfo): boolean {
  return (
    table.status === "playing" && table.yours.some((seat) => table.awaited.includes(seat) && !table.seats[seat]?.left)
  );
}

export const myTables = new MyTables();
