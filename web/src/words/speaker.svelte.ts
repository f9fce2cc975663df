// The language spoken now. Everything that reads from it is said anew when the language changes.

import { type Language, textsOf } from "./locales.ts";
import { Words } from "./speech.ts";

let spoken = $state.raw<Words | null>(null);

/** Fetch a language and speak it; until it is there the one before goes on. */
export async function speak(language: Language): Promise<void> {
  const texts = await textsOf(language);
  spoken = new Words(language, texts);
}

export function ready(): boolean {
  return spoken !== null;
}

/** The words of now. Only asked for once `ready`. */
export function words(): Words {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken;
}
