// The project's own locale files, one chunk a language, loaded when somebody reads in it.

export const LANGUAGES = ["en", "pl", "uk", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each as its own speakers call it. */
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

/** The first language the reader asks for that is spoken here. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split("-")[0] ?? "").find(isLanguage) ?? "en";
}
