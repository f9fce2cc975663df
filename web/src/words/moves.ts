// A move of the notation as its message needs it; the counterpart of `vitrall/words/moves.py`.

import { dieValues, HIDDEN, type Values } from "./dice.ts";

const FIELDS: Record<string, readonly string[]> = {
  pass: [],
  stop: [],
  return: [],
  place: ["space"],
  draft: ["die"],
  take: ["die"],
  exchange: ["die"],
  again: ["die"],
  roll: ["die"],
  draw: ["color"],
  turn: ["to"],
  start: ["seat"],
  use: ["tool"],
  move: ["from", "to"],
  trade: ["from", "to"],
  swap: ["round", "die"],
  choose: ["seat", "card"],
  keep: ["seat", "kept"],
  deal: ["kind", "card"],
};
const OF_THE_DIE_IN_HAND = ["place", "return", "move", "turn"];
const KEPT: Record<string, string> = { "?0": "none", "?1": "one", "?2": "both", "?": "unknown" };

export const CARD_FIELDS: readonly string[] = ["tool", "card"];

export interface Told {
  shape: string; // the end of the message's id
  values: Values;
}

/** `die` is the one the move acts on, where the notation does not tell it. */
export function readMove(text: string, die = ""): Told {
  const [verb = "", ...words] = text.split(" ");
  const fields = [...(FIELDS[verb] ?? []), "die"];
  const values: Values = {};
  words.forEach((word, place) => {
    Object.assign(values, fieldValue(fields[place] ?? "", word));
  });
  if (OF_THE_DIE_IN_HAND.includes(verb) && die && !die.includes(HIDDEN)) Object.assign(values, dieValues(die));
  return { shape: shapeOf(verb, values), values };
}

function fieldValue(field: string, word: string): Values {
  if (field === "die") return dieValues(word);
  if (field === "color") return dieValues(word + HIDDEN);
  if (field === "kept") return { kept: KEPT[word] ?? word };
  if (word === HIDDEN) return {};
  return { [field]: /^\d+$/.test(word) ? Number(word) : word };
}

function shapeOf(verb: string, values: Values): string {
  const hidden = FIELDS[verb]?.includes("card") && !("card" in values) ? "-hidden" : "";
  if (verb === "deal") return `deal-${values.kind}${hidden}`;
  if (OF_THE_DIE_IN_HAND.includes(verb)) return "color" in values ? verb : `${verb}-it`;
  return verb === "use" && "color" in values ? "use-paid" : verb + hidden;
}
