// What has happened at a table, entry by entry, as the server says it.

import type { GameEvent, Update } from "../generated/protocol.ts";

/** A seat's move with all that it led to. The beginning, number 0, is nobody's. */
export type Entry = Pick<Update, "number" | "seat" | "events" | "back">;

/** One entry more. One that takes others back says from which number on. */
export function withEntry(entries: readonly Entry[], next: Entry): Entry[] {
  const { number, seat, events, back } = next;
  const before = back === null ? entries : entries.filter((entry) => entry.number < back);
  return [...before, { number, seat, events, back }];
}

/** The spaces of a window that an event is about. */
export function spacesOf(event: GameEvent): string[] {
  return [event.origin, event.target].flatMap((place) => place?.space ?? []);
}

/** The dice of each round as they were rolled, round by round; of rounds before this page looked on, none. */
export function roundsSeen(entries: readonly Entry[]): string[][] {
  const events = entries.flatMap((entry) => entry.events);
  return events.flatMap((event) => (event.kind === "round-opened" && event.after ? [event.after] : []));
}
