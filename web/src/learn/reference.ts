// Every card to look up: what kind it is, how well it is known, how it is ruled, and the search for it.

import written from "../generated/reference.json" with { type: "json" };
import type { Words } from "../words/speech.ts";

export const KINDS = ["pattern", "tool", "public", "rivalry", "private", "board", "pioneer", "bloom"] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  id: string;
  kind: Kind;
  box: string;
  english: string;
  attested: Record<string, string>; // of the whole `card`, or part by part
  rulings: string[]; // the messages that say how it is ruled
}

export const ENTRIES = written as unknown as Entry[];

/** How well a card is known, in one line. */
export function known(entry: Entry, words: Words): string {
  const parts = Object.entries(entry.attested).map(([part, how]) => {
    const word = words.say(`attested-${how.replaceAll(" ", "-")}`);
    return part === "card" ? word : words.say(`attested-part-${part}`, { word });
  });
  return parts.join(", ");
}

const STROKES: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", "’": "'", ґ: "г" };

/** As people type: without accents, case, or the right apostrophe. */
export function folded(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[łđøß’ґ]/g, (letter) => STROKES[letter] ?? letter);
}

/** Everything about a card that may be searched for, in the reader's language; its English name too. */
export function textOf(entry: Entry, words: Words): string {
  const gloss = `card-${entry.id}.gloss`;
  const rulings = entry.rulings.map((id) => words.say(id));
  const parts = [words.name(entry.id), entry.english, words.text(entry.id), words.knows(gloss) ? words.say(gloss) : ""];
  return folded([...parts, ...rulings].join(" "));
}

/** The cards of a kind that hold every word of a search. */
export function matching(search: string, kind: Kind | "", words: Words): Entry[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return ENTRIES.filter((entry) => !kind || entry.kind === kind).filter((entry) => {
    const text = wanted.length ? textOf(entry, words) : "";
    return wanted.every((word) => text.includes(word));
  });
}
