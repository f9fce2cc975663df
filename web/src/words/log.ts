// The log of a game, line by line.

import type { GameEvent, Message, SeatLine } from "../generated/protocol.ts";
import type { Entry } from "../table/entries.ts";
import type { Words } from "./speech.ts";

export interface LogLine {
  text: string;
  event: GameEvent; // that it tells
  number: number; // of the entry
  first: number; // of the first entry that it is about
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

/** The same with lines about people who went away, came back or left, each after its entry. */
export function tableLines(
  entries: readonly Entry[],
  people: readonly SeatLine[],
  names: readonly string[],
  words: Words,
): TableLine[] {
  const moves = logLines(entries, names, words).map(({ text, event, number }) => ({ text, event, number }));
  const peopleLines = people.map(({ number, seat, line }) => ({
    text: words.say(line, { name: names[seat] ?? "" }),
    event: null,
    number,
  }));
  return [...moves, ...peopleLines].sort((one, other) => one.number - other.number); // stable: moves come first
}

/** One sentence for these events: the player's action, or the last action of chance. */
export function lastSaid(events: readonly GameEvent[]): Message | null {
  return (events.find((event) => event.seat !== null) ?? events.findLast((event) => event.logged))?.line ?? null;
}
