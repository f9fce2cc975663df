// Cards of the decks of a table: drawn, named and read as all others, before those of the project, and gone with the table.

import { afterEach, expect, test } from "vitest";
import type { DeckCards } from "../src/generated/lobby.ts";
import { bringDecks, wordsOfDecks } from "../src/table/decks.svelte.ts";
import { attestedOf, favorOf, figureOf, printedOn, toolNumber } from "../src/table/printed.ts";
import { provenance } from "../src/words/provenance.ts";
import { wordsOf } from "./words.ts";

const deck: DeckCards = {
  name: "mine",
  title: "Mine",
  cards: {
    patterns: { "low-tide": { favor: 5, rows: ["B2.4R", "5B...", "..B1.", "G3.BY"] } },
    blooms: { gentian: ["B.", ".G", "B."] },
    marked: {},
    objectives: {},
    boards: { "left-half": ["###..", "###..", "###..", "###.."] },
    tools: { lathekin: 44 }, // in the place of the project's
    attested: { "low-tide": { card: "own" }, gentian: {}, "left-half": { rule: "print", name: "own" }, lathekin: {} },
  },
  words: {
    pl: { "low-tide": { name: "Odpływ", text: "" }, lathekin: { name: "Moje narzędzie", text: "Zrób coś." } },
  },
};

afterEach(() => bringDecks([]));

test("a card of a deck is drawn, and forgotten with its table", () => {
  expect(printedOn("low-tide")).toBe(".".repeat(20));
  bringDecks([deck]);
  expect(printedOn("low-tide")).toBe("B2.4R5B.....B1.G3.BY");
  expect(favorOf("low-tide")).toBe(5);
  expect(figureOf("gentian")).toEqual(["B.", ".G", "B."]);
  expect(figureOf("left-half")?.[0]).toBe("###..");
  bringDecks([]);
  expect(printedOn("low-tide")).toBe(".".repeat(20));
});

test("a card that replaces one of the project goes before it", () => {
  expect(toolNumber("lathekin")).toBe(4);
  bringDecks([deck]);
  expect(toolNumber("lathekin")).toBe(44);
  expect(printedOn("industria")).not.toBe(".".repeat(20));
});

test("its words are said in the language spoken", async () => {
  bringDecks([deck]);
  const project = await wordsOf("pl");
  const words = project.withCards(wordsOfDecks("pl"));
  expect(words.name("low-tide")).toBe("Odpływ");
  expect([project.name("lathekin"), words.name("lathekin")]).toEqual(["Gładzik", "Moje narzędzie"]);
  expect(words.text("lathekin")).toBe("Zrób coś.");
  const used = { id: "offer-use", values: {}, cards: { tool: "lathekin" } };
  expect(words.message(used)).toContain("Moje narzędzie");
});

test("how well a card is known is said unless it is as printed", async () => {
  bringDecks([deck]);
  const words = await wordsOf("en");
  const sourceOf = (card: string) => provenance(attestedOf(card), words);
  expect(sourceOf("low-tide")).toBe("own design");
  expect(sourceOf("left-half")).toBe("rule: as printed, name: own design");
  expect(sourceOf("gentian")).toBe("not stated");
  expect(sourceOf("industria")).toBe("");
  expect(sourceOf("poppy")).toBe("own design");
});
