// Dice as messages name them: `R5` is a red 5, `P?` a purple die whose value is not known yet.

import glass from "../generated/glass.json" with { type: "json" };

export type Values = Record<string, string | number>;

export const HIDDEN = "?";
export const LETTERS: readonly string[] = glass.colors.map((color) => color.letter);

/** The colour's name in messages, from the letter of a die or a space. */
export function dieColor(die: string): string {
  return glass.colors.find((color) => color.letter === die[0])?.name ?? "";
}

export function dieValue(die: string): number {
  return Number(die[1]);
}

export function isDie(text: string): boolean {
  return text.length === 2 && LETTERS.includes(text[0] ?? "") && "123456?".includes(text[1] ?? "");
}

export function dieValues(die: string): Values {
  const color = dieColor(die);
  return die[1] === HIDDEN ? { color } : { color, value: dieValue(die) };
}
