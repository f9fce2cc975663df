// Rules and cards to look up: found as people type, ruled and known as the data has it.

import { expect, test } from "vitest";
import { ENTRIES, folded, KINDS, known, matching } from "../src/learn/reference.ts";
import { SECTIONS } from "../src/learn/rulebook.ts";
import { LANGUAGES } from "../src/words/locales.ts";
import { wordsOf } from "./words.ts";

const ids = (entries: { id: string }[]): string[] => entries.map((entry) => entry.id);

test("accents, case and the shape of an apostrophe do not matter", () => {
  expect(folded("Łapacz SŁOŃCA")).toBe("lapacz slonca");
  expect(folded("Alegría")).toBe("alegria");
  expect(folded("зв’язок")).toBe("зв'язок");
});

test("a card is found by its name and by its text in the reader's language, and by its English name", async () => {
  const [polish, ukrainian, spanish] = await Promise.all((["pl", "uk", "es"] as const).map(wordsOf));
  if (!polish || !ukrainian || !spanish) throw new Error("no words");
  expect(ids(matching("lapacz slonca", "", polish))).toEqual(["sun-catcher"]);
  expect(ids(matching("СОНЦЯ ловець", "", ukrainian))).toEqual(["sun-catcher"]);
  expect(ids(matching("abreplomos", "", spanish))).toEqual(["lathekin"]);
  expect(ids(matching("grozing", "", polish))).toEqual(["grozing-pliers"]);
  expect(ids(matching("szostka jedynke", "tool", polish))).toEqual(["grozing-pliers"]);
  expect(matching("qqq", "", polish)).toEqual([]);
});

test("a kind shows all of its cards and no other", async () => {
  const words = await wordsOf("en");
  expect(matching("", "", words)).toEqual(ENTRIES);
  const counts = KINDS.map((kind) => matching("", kind, words).length);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count)).toBe(ENTRIES.length);
});

test("how well a card is known is said, of the whole or of its parts", async () => {
  const words = await wordsOf("en");
  const textOf = (id: string): string =>
    known(ENTRIES.find((entry) => entry.id === id) as (typeof ENTRIES)[number], words);
  expect(textOf("lathekin")).toBe("as printed");
  expect(textOf("echo-row")).toBe("own design");
  expect(textOf("no-touch")).toBe("rule: as printed, name: own design");
});

test.each(LANGUAGES)("rules, rulings, names and texts are there in %s", async (language) => {
  const words = await wordsOf(language);
  const said = [
    ...SECTIONS.flatMap((section) => [section.title, ...section.texts, ...(section.list ?? [])]),
    ...ENTRIES.flatMap((entry) => entry.rulings),
    ...ENTRIES.map((entry) => `rulebook-box-${entry.box}`),
    ...KINDS.map((kind) => `deck-kind-${kind}`),
    ...ENTRIES.map((entry) => `card-${entry.id}`),
  ];
  expect(said.filter((id) => !words.knows(id))).toEqual([]);
  expect(ENTRIES.filter((entry) => entry.kind !== "pattern" && !words.text(entry.id))).toEqual([]);
  expect(ENTRIES.filter((entry) => /attested-/.test(known(entry, words)))).toEqual([]);
});
