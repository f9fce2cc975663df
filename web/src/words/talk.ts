// A chat message as text: a quick phrase is shown in the present language.

import type { Saying } from "../source/source.ts";
import type { Words } from "./speech.ts";

export function saidText(saying: Saying, words: Words): string {
  const phrase = `phrase-${saying.phrase}`;
  return saying.phrase && words.knows(phrase) ? words.say(phrase) : saying.text;
}
