// What a space holds, in words, for screen readers.

import { dieColor } from "./dice.ts";
import type { Words } from "./speech.ts";

/** A die, or what is printed on the empty space. */
export function spaceText(words: Words, die: string | null, mark: string): string {
  if (die) return words.die(die);
  if (/[A-Z]/.test(mark)) return words.say("picture-color-space", { color: dieColor(mark) });
  return /[1-6]/.test(mark) ? words.say("picture-value-space", { value: Number(mark) }) : words.say("picture-blank");
}

/** The whole window row by row. */
export function windowText(words: Words, dice: readonly (string | null)[], printed: string): string {
  return [..."ABCD"]
    .map((row, down) => {
      const places = [0, 1, 2, 3, 4].map((right) => down * 5 + right);
      const spaces = places.map((place) => spaceText(words, dice[place] ?? null, printed[place] ?? "."));
      return words.say("picture-row", { row, spaces: spaces.join(", ") });
    })
    .join(" ");
}
