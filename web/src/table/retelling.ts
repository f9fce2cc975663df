// A whole game in words, each line with the number of the entry that it tells.

import { logLines } from "../words/log.ts";
import type { Words } from "../words/speech.ts";
import { type Entry, eventsOf, lasting } from "./story.ts";
import { spaceIndex } from "./view.ts";

export interface StoryLine {
  text: string;
  number: number;
}

export function retold(entries: readonly Entry[], names: readonly string[], words: Words): StoryLine[] {
  const numbers = lasting(entries).flatMap((entry) => entry.made.map(() => entry.number));
  const lines = logLines(eventsOf(entries, names.length), names, words);
  return lines.map(({ text, place }) => ({ text, number: numbers[place] ?? 0 }));
}

/** What happened last at the end of these entries, in one sentence, whatever the log leaves unsaid. */
export function lastTold(entries: readonly Entry[], names: readonly string[], words: Words): string {
  const entry = entries.at(-1);
  const name = names[entry?.seat ?? -1] ?? "";
  if (entry?.made[0]?.startsWith("undo")) return words.say("log-undo", { name });
  const event = eventsOf(entries, names.length).at(-(entry?.made.length ?? 0));
  if (event && event.seat !== null) return words.move(event.text, names[event.seat] ?? "", event.die ?? "");
  return retold(entries, names, words).at(-1)?.text ?? "";
}

/** The spaces that an entry is about. */
export function touched(entry: Entry | undefined): Set<string> {
  return new Set((entry?.made[0] ?? "").split(" ").filter((word) => spaceIndex(word) >= 0));
}
