// Why a space does not take a die, in the words of one message. Which rules are broken is the view's answer; what
// stands beside the space is looked up only to name it.

import { dieColor, dieValue } from "../words/dice.ts";
import { HEIGHT, WIDTH } from "./view.ts";

export interface Barrier {
  id: string;
  values: Record<string, string | number>;
}

const SIDES = [
  ["left", 0, -1],
  ["right", 0, 1],
  ["above", -1, 0],
  ["below", 1, 0],
] as const;

/** The first broken rule that has something to tell; nothing where the space takes the die. */
export function refusalOf(
  rules: readonly string[],
  broken: number,
  die: string,
  place: number,
  dice: readonly (string | null)[],
  printed: string,
): Barrier | null {
  const ids = rules.filter((_, bit) => (broken >> bit) & 1);
  const first = ids[0];
  return first === undefined ? null : reason(first, die, place, dice, printed);
}

function reason(rule: string, die: string, place: number, dice: readonly (string | null)[], printed: string): Barrier {
  const mark = printed[place] ?? ".";
  if (rule === "P1") return plain("refuse-occupied");
  if (rule === "P2") return plain("refuse-first-die");
  if (rule === "P3") return plain("refuse-touch");
  if (rule === "P4") return { id: "refuse-colour-space", values: { color: dieColor(mark) } };
  if (rule === "P5") return { id: "refuse-value-space", values: { value: Number(mark) } };
  if (rule === "P6") return beside(die, place, dice);
  if (rule === "U10") return plain("refuse-isolated");
  if (rule === "G5") return plain("refuse-board");
  return plain(`rule-${rule.toLowerCase()}`);
}

function plain(id: string): Barrier {
  return { id, values: {} };
}

function beside(die: string, place: number, dice: readonly (string | null)[]): Barrier {
  for (const [side, down, right] of SIDES) {
    const other = neighbour(place, down, right, dice);
    if (other?.[1] === die[1]) return { id: "refuse-same-value", values: { side, value: dieValue(die) } };
  }
  return plain("refuse-same-colour");
}

function neighbour(place: number, down: number, right: number, dice: readonly (string | null)[]): string | null {
  const row = Math.floor(place / WIDTH) + down;
  const column = (place % WIDTH) + right;
  const inside = row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH;
  return inside ? (dice[row * WIDTH + column] ?? null) : null;
}
