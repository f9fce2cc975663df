// The moves that may be wished back, in words, the latest first. Choices of cards are never taken back.

import type { Event } from "../table/view.ts";
import { logLines } from "./log.ts";
import type { Words } from "./speech.ts";

export interface MoveBack {
  number: number; // of the entry
  text: string;
}

const CHOICES = ["choose", "keep"];

export function movesBack(events: readonly Event[], names: readonly string[], words: Words): MoveBack[] {
  const laid = events.findLastIndex((event) => CHOICES.includes(event.text.split(" ")[0] ?? ""));
  const moves = new Map<number, string>();
  for (const line of logLines(events, names, words)) {
    const number = entryOf(events, line.place);
    if (line.place > laid && number !== null && !moves.has(number)) moves.set(number, line.text);
  }
  return [...moves].map(([number, text]) => ({ number, text })).reverse();
}

/** A line may tell of two moves at once, as of a die that is drafted and placed: the first of them counts. */
function entryOf(events: readonly Event[], place: number): number | null {
  const before = events[place - 1];
  const joined = events[place]?.text.startsWith("place ") && before?.text.startsWith("draft ");
  const event = joined ? before : events[place];
  return event?.seat === null || event?.number === undefined ? null : event.number;
}

/** The move before which somebody would like to be; its line of the log, or nothing where it is not known. */
export function moveTold(number: number, events: readonly Event[], names: readonly string[], words: Words): string {
  return movesBack(events, names, words).find((move) => move.number === number)?.text ?? "";
}
