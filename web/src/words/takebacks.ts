// The moves that can be taken back by agreement, in words, the latest first.

import type { Entry } from "../table/entries.ts";
import { logLines } from "./log.ts";
import type { Words } from "./speech.ts";

export interface MoveBack {
  number: number; // of the entry
  text: string;
}

/** `laid` is the entry that completed the setup: entries before it are never taken back. */
export function movesBack(entries: readonly Entry[], laid: number, names: readonly string[], words: Words): MoveBack[] {
  const moves = new Map<number, string>();
  for (const { text, event, first: number } of logLines(entries, names, words)) {
    if (number > laid && event.seat !== null && !moves.has(number)) moves.set(number, text);
  }
  return [...moves].map(([number, text]) => ({ number, text })).reverse();
}

/** Why a player cannot take back, in words. */
export function undoRefused(table: { undoRefusal: string }, words: Words): string {
  return table.undoRefusal ? words.say(`error-${table.undoRefusal.replaceAll("/", "-")}`) : "";
}
