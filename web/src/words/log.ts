// The story of a game in words, line by line.

import type { GameEvent, Message, SeatLine } from "../generated/protocol.ts";
import type { Entry } from "../table/entries.ts";
import type { Words } from "./speech.ts";

export interface LogLine {
  text: string;
  event: GameEvent; // that it tells
  number: number; // of the entry
  first: number; // of the first entry that it speaks of
}

export function logLines(entries: readonly Entry[], names: readonly string[], words: Words): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    for (const event of entry.events) {
      const before = event.instead ? lines.pop() : undefined;
      const { number } = entry;
      if (event.logged)
        lines.push({ text: words.message(event.line, names), event, number, first: before?.first ?? number });
    }
  }
  return lines;
}

export type TableLine = Pick<LogLine, "text"> & { event: GameEvent | null };

/** The same with what happened to the people of the table, after the entry with which it happened. */
export function tableLines(
  entries: readonly Entry[],
  people: readonly SeatLine[],
  names: readonly string[],
  words: Words,
): TableLine[] {
  const moves = logLines(entries, names, words).map(({ text, event, number }) => ({ text, event, number }));
  const told = people.map(({ number, seat, line }) => ({
    text: words.say(line, { name: names[seat] ?? "" }),
    event: null,
    number,
  }));
  return [...moves, ...told].sort((one, other) => one.number - other.number); // stable: moves come first
}

/** The one sentence for these events: what somebody did, or the last thing that chance did. */
export function lastSaid(events: readonly GameEvent[]): Message | null {
  return (events.find((event) => event.seat !== null) ?? events.findLast((event) => event.logged))?.line ?? null;
}
