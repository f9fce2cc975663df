// The words of a language for a test, and films of a few moves to look at.

import { type Language, textsOf } from "../src/words/locales.ts";
import { Words } from "../src/words/speech.ts";

export async function wordsOf(language: Language): Promise<Words> {
  return new Words(language, await textsOf(language));
}
