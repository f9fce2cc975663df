// The figures of an analysis in the reader's language.

import type { Words } from "../words/speech.ts";
import type { Figure, Turn } from "./stream.ts";

export const POINT = 1000;
export const PER_CENT = 10_000;

/** With a sign, and with its error if it has one. */
export function change([value, error]: Figure, words: Words): string {
  const format = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return `${format.format(value / POINT)}${error ? ` ± ${plain(error / POINT, words)}` : ""}`;
}

export function plain(value: number, words: Words): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value);
}

export function turnTitle(turn: Turn, words: Words): string {
  return turn.round ? words.say("analyse-turn", { round: turn.round, turn: turn.turn }) : words.say("analyse-choice");
}

export function verdictText(turn: Turn, words: Words): string {
  const word = words.say(`analyse-word-${turn.word}`);
  if (turn.word === "best") return word;
  const loss = plain(Math.max(0, turn.loss[0]) / POINT, words);
  const chance = String(Math.max(0, Math.round(turn.chance_loss[0] / PER_CENT)));
  return words.say("analyse-verdict", { word, loss, chance }).replaceAll(" %", "\u00a0%");
}
