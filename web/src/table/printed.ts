// What is printed on cards, for drawing them.

import cards from "../generated/cards.json" with { type: "json" };

interface Pattern {
  favor: number;
  rows: string[];
}

const patterns = cards.patterns as Record<string, Pattern>;
const blooms = cards.blooms as Record<string, string[]>;
const marked = cards.marked as Record<string, string[]>;
const boards = cards.boards as Record<string, string[]>;
const tools = cards.tools as Record<string, number>;
const BLANK = ".".repeat(20);

/** Twenty marks row by row: `.`, the letter of a colour or a value. */
export function printedOn(pattern: string): string {
  return patterns[pattern]?.rows.join("") ?? BLANK;
}

/** Its difficulty, in tokens. */
export function favorOf(pattern: string): number {
  return patterns[pattern]?.favor ?? 0;
}

/** The small figure on a card, if it shows one: rows of `.`, `#` or letters of colours. */
export function figureOf(card: string): string[] | null {
  return blooms[card] ?? marked[card] ?? boards[card] ?? null;
}

export function toolNumber(tool: string): number | null {
  return tools[tool] ?? null;
}
