// The entries of a table, as the server sends them.

import type { GameEvent, Update } from "../generated/protocol.ts";

/** A seat's move with everything that followed from it. Entry 0, the beginning, has no seat. */
export type Entry = Pick<Update, "number" | "seat" | "events" | "back">;

/** Add an entry. An entry that takes others back has the number of the first of them. */
export function withEntry(entries: readonly Entry[], next: Entry): Entry[] {
  const { number, seat, events, back } = next;
  const before = back === null ? entries : entries.filter((entry) => entry.number < back);
  return [...before, { number, seat, events, back }];
}

/** The spaces of a window that an event is about. */
export function spacesOf(event: GameEvent): string[] {
  return [event.origin, event.target].flatMap((place) => place?.space ?? []);
}

/** The dice of each round as they were rolled; none for rounds before this page was opened. */
export function roundsSeen(entries: readonly Entry[]): string[][] {
  const events = entries.flatMap((entry) => entry.events);
  return events.flatMap((event) => (event.kind === "round-opened" && event.after ? [event.after] : []));
}
