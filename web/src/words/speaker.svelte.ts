// The language spoken now, with the cards of the table's decks. Everything that reads from it is said anew when the
// language changes, or the decks.

import { wordsOfDecks } from "../table/decks.svelte.ts";
import { type Language, textsOf } from "./locales.ts";
import { Words } from "./speech.ts";

let language = $state.raw<Words | null>(null);
const spoken = $derived(language?.withCards(wordsOfDecks(language.language)) ?? null);

/** Fetch a language and speak it; until it is there the one before goes on. */
export async function speak(asked: Language): Promise<void> {
  const texts = await textsOf(asked);
  language = new Words(asked, texts);
}

export function ready(): boolean {
  return spoken !== null;
}

/** The words of now. Only asked for once `ready`. */
export function words(): Words {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken;
}
