// The score sheet reads as the terminal's does, in every language.

import { describe, expect, test } from "vitest";
import sentences from "../fixtures/sentences.json" with { type: "json" };
import type { ScoreSheet } from "../src/generated/protocol.ts";
import { sheetLines } from "../src/table/sheet.ts";
import { LANGUAGES } from "../src/words/locales.ts";
import { wordsOf } from "./words.ts";

describe.each(LANGUAGES)("%s", (language) => {
  test.each(sentences.scores)("$names", async (game) => {
    const words = await wordsOf(language);
    const sheet = game.sheet as unknown as ScoreSheet;
    const lines = sheet.seats.map((seat) => sheetLines(seat, words));
    expect(lines.map((each) => each.map((line) => line.reason))).toEqual(game.reasons[language]);
    expect(lines.flat().filter((line) => !line.what || line.what.startsWith("card-"))).toEqual([]);
    const decided = [...sheet.ties, ...(sheet.outcome ? [sheet.outcome] : [])];
    expect(decided.map((line) => words.message(line, game.names))).toEqual(game.outcome[language]);
  });
});

test("a seat that is not there has no lines", async () => {
  expect(sheetLines(undefined, await wordsOf("en"))).toEqual([]);
});
