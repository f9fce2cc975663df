// Something said at a table, as a reader has it: a quick phrase follows the language that is spoken now.

import type { Saying } from "../source/source.ts";
import type { Words } from "./speech.ts";

export function saidText(saying: Saying, words: Words): string {
  const phrase = `phrase-${saying.phrase}`;
  return saying.phrase && words.knows(phrase) ? words.say(phrase) : saying.text;
}
