// What is printed on cards, for drawing them: those of the project, and those of the decks of the table.

import cards from "../generated/cards.json" with { type: "json" };
import type { Figures } from "../generated/lobby.ts";
import { drawn } from "./decks.svelte.ts";

const project: Figures = cards;
const BLANK = ".".repeat(20);

/** A card of a deck may have the id of one that it replaces, so decks come first. */
function patternOf(pattern: string): Figures["patterns"][string] | null {
  return drawn().patterns[pattern] ?? project.patterns[pattern] ?? null;
}

/** Twenty marks row by row: `.`, the letter of a colour or a value. */
export function printedOn(pattern: string): string {
  return patternOf(pattern)?.rows.join("") ?? BLANK;
}

/** Its difficulty, in tokens. */
export function favorOf(pattern: string): number {
  return patternOf(pattern)?.favor ?? 0;
}

/** The small figure on a card, if it shows one: rows of `.`, `#` or letters of colours. */
export function figureOf(card: string): string[] | null {
  const { blooms, marked, boards, objectives } = card in drawn().attested ? drawn() : project;
  return blooms[card] ?? marked[card] ?? boards[card] ?? objectives[card] ?? null;
}

/** The spaces that a private objective of marked spaces counts, as places of the window. */
export function markedOn(card: string): number[] {
  const { marked } = card in drawn().attested ? drawn() : project;
  return [...(marked[card]?.join("") ?? "")].flatMap((mark, place) => (mark === "#" ? [place] : []));
}

export function toolNumber(tool: string): number | null {
  return drawn().tools[tool] ?? project.tools[tool] ?? null;
}

/** How well a card is known, by part, or as a whole under `card`; undefined if it is not stated. */
export function attestedOf(card: string): Record<string, string> {
  return drawn().attested[card] ?? project.attested[card] ?? {};
}
