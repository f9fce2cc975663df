// What this browser saves about the dice of its tables before a game, and the messages it sends about them.

import type { ClientMessage, TableInfo } from "../generated/protocol.ts";
import { storageName } from "../source/place.ts";
import { newLuck, promiseOf } from "./promise.ts";

const KEY = storageName("vitrall-dice");
const MOST = 100; // tables that are remembered

/** Of one table: the server's commitment, our luck by seat, and everybody's promises as they were when we revealed. */
export interface Saved {
  attempt: number;
  commitment: string;
  luck: Record<string, string>;
  seats: { promise: string; luck: string }[] | null; // what was fixed; luck only where it was added without a promise
  swapped: boolean; // the server has shown two different versions of one start
}

export function savedDice(table: string): Saved | null {
  return all()[table] ?? null;
}

function save(table: string, saved: Saved): void {
  const { [table]: _, ...others } = all();
  const latest = Object.entries(others).slice(-(MOST - 1));
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [table, saved]])));
}

function all(): Record<string, Saved> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Saved>;
  } catch {
    return {};
  }
}

/** The dice of the start that a table is at; what was saved before is compared, and never replaced by something else. */
function looked(table: Pick<TableInfo, "id" | "attempt" | "commitment">): Saved {
  const before = savedDice(table.id);
  if (before && before.attempt >= table.attempt) {
    const same = before.attempt === table.attempt && before.commitment === table.commitment;
    if (same || before.swapped) return before;
    save(table.id, { ...before, swapped: true });
    return { ...before, swapped: true };
  }
  const { attempt, commitment } = table;
  const saved: Saved = { attempt, commitment, luck: {}, seats: null, swapped: false };
  save(table.id, saved);
  return saved;
}

/** Save the server's commitment as soon as it is known: when the table is opened, before any luck is added. */
export function saveCommitment(id: string, commitment: string): void {
  if (commitment) looked({ id, attempt: 1, commitment });
}

/** Luck for each seat of this device, made once for each start. */
function ownLuck(table: TableInfo, seats: readonly number[]): Saved {
  const saved = looked(table);
  if (seats.every((seat) => saved.luck[seat])) return saved;
  const fresh = Object.fromEntries(seats.map((seat) => [seat, saved.luck[seat] ?? newLuck()]));
  const withLuck = { ...saved, luck: { ...saved.luck, ...fresh } };
  save(table.id, withLuck);
  return withLuck;
}

/** The messages about the dice of one table. Two browsers at one seat must not replace each other's promises for ever. */
export class LuckTalk {
  readonly #promised = new Set<string>();

  /** The messages to send now: promises before the start, luck once all promises are fixed and saved here. */
  answers(table: TableInfo, seats: readonly number[]): ClientMessage[] {
    if (table.status !== "open" || !table.commitment || !seats.length) return [];
    const saved = ownLuck(table, seats);
    if (saved.swapped) return [];
    return table.asked.length ? this.#reveals(table, seats, saved) : this.#promises(table, seats, saved);
  }

  #promises(table: TableInfo, seats: readonly number[], saved: Saved): ClientMessage[] {
    return seats.flatMap((seat): ClientMessage[] => {
      const promise = promiseOf(saved.commitment, seat, saved.luck[seat] ?? "");
      const now = table.seats[seat];
      const key = `${table.attempt} ${seat}`;
      const isOpen = now?.luck === saved.luck[seat]; // our own, added without a hash
      if (now?.promise === promise || isOpen || this.#promised.has(key)) return [];
      this.#promised.add(key);
      return [{ type: "promise", attempt: table.attempt, promise, seat }];
    });
  }

  #reveals(table: TableInfo, seats: readonly number[], saved: Saved): ClientMessage[] {
    const ours = seats.filter((seat) => {
      const promise = promiseOf(saved.commitment, seat, saved.luck[seat] ?? "");
      return table.asked.includes(seat) && table.seats[seat]?.promise === promise;
    });
    if (!ours.length || !fixed(table, saved)) return [];
    return ours.map((seat) => ({ type: "reveal", attempt: table.attempt, luck: saved.luck[seat] ?? "", seat }));
  }
}

/** Save what is fixed before our first message; false if something else was fixed before. */
function fixed(table: TableInfo, saved: Saved): boolean {
  const seats = table.seats.map(({ promise, luck }) => ({ promise, luck: promise ? "" : luck }));
  const same = saved.seats === null || JSON.stringify(saved.seats) === JSON.stringify(seats);
  save(table.id, same ? { ...saved, seats } : { ...saved, swapped: true });
  return same;
}

/** Where all people play at this device there is nobody to wait for: its luck is added in the clear, after the server
 *  has committed itself. By seat; nothing where others play too. */
export function openLuck(table: TableInfo, seats: readonly number[]): [number, string][] {
  const people = table.seats.flatMap((seat, at) => (seat.kind === "person" ? [at] : []));
  if (table.status !== "open" || !table.commitment || people.some((seat) => !seats.includes(seat))) return [];
  const saved = ownLuck(table, seats);
  if (saved.swapped) return [];
  const added = table.seats.map((_, seat) => ({ promise: "", luck: saved.luck[seat] ?? "" }));
  save(table.id, { ...saved, seats: added });
  return seats.map((seat) => [seat, saved.luck[seat] ?? ""]);
}
