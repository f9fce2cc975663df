// How well a card is known, in words; the same as `vitrall/cli/screen/provenance.py`.

import type { Words } from "./speech.ts";

const WHOLE = "card";
const PRINT = "print";

/** One word for the whole card or one for each part; empty for a card that is as printed, as nearly all are. */
export function provenance(attested: Record<string, string>, words: Words): string {
  const said = Object.entries(attested);
  if (!said.length) return words.say("attested-untold");
  if (said.every(([, word]) => word === PRINT)) return "";
  return said.map(([part, word]) => partText(part, word, words)).join(", ");
}

function partText(part: string, word: string, words: Words): string {
  const text = words.say(`attested-${word.replaceAll(" ", "-")}`);
  return part === WHOLE ? text : words.say(`attested-part-${part}`, { word: text });
}
