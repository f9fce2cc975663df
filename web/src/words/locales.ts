// The project's own locale files, one chunk for each language, loaded when the language is selected.

export const LANGUAGES = ["en", "pl", "uk", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  uk: "Українська",
  es: "Español",
};

const LOADERS: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import("./files/en.ts"),
  pl: () => import("./files/pl.ts"),
  uk: () => import("./files/uk.ts"),
  es: () => import("./files/es.ts"),
};

export async function textsOf(language: Language): Promise<string[]> {
  return (await LOADERS[language]()).texts;
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first of the reader's preferred languages that there is. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split("-")[0] ?? "").find(isLanguage) ?? "en";
}
