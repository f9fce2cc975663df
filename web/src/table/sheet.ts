// The lines of a score sheet as text, each with the spaces that earned it.

import type { SeatSheet } from "../generated/protocol.ts";
import type { Words } from "../words/speech.ts";

export interface SheetLine {
  what: string;
  reason: string;
  points: number;
  soFar: number;
  spaces: string[];
  lightings: string[][]; // the spaces of each time it paid
}

/** Empty for a seat that does not exist. */
export function sheetLines(sheet: SeatSheet | undefined, words: Words): SheetLine[] {
  return (sheet?.rows ?? []).map(({ card, label, reason, points, so_far, spaces, claims }) => ({
    what: card ? words.name(card) : label ? words.message(label) : "",
    reason: words.message(reason),
    points,
    soFar: so_far,
    spaces,
    lightings: claims.map((claim) => claim.cells),
  }));
}
