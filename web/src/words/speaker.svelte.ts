// The present language, with the cards of the table's decks. Everything that reads from it is rendered again when the
// language or the decks change.

import { wordsOfDecks } from "../table/decks.svelte.ts";
import { type Language, textsOf } from "./locales.ts";
import { Words } from "./speech.ts";

let language = $state.raw<Words | null>(null);
const spoken = $derived(language?.withCards(wordsOfDecks(language.language)) ?? null);

/** Load a language and switch to it; until then the previous one stays. */
export async function speak(asked: Language): Promise<void> {
  const texts = await textsOf(asked);
  language = new Words(asked, texts);
}

export function ready(): boolean {
  return spoken !== null;
}

/** The texts of the present language; only to be used once `ready`. */
export function words(): Words {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken;
}
