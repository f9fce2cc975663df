// Whole games as Python tells them, said by the page: log, questions and sheets are the same text in every language.
// The games come from a file that Python writes, one game a line.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Message, SeatSheet } from "../src/generated/protocol.ts";
import type { Entry } from "../src/table/entries.ts";
import { sheetLines } from "../src/table/sheet.ts";
import { LANGUAGES, type Language, textsOf } from "../src/words/locales.ts";
import { logLines } from "../src/words/log.ts";
import { Words } from "../src/words/speech.ts";

interface ToldGame {
  title: string;
  names: string[];
  cards: Record<Language, Record<string, { name: string; text: string }>>;
  entries: Entry[];
  log: Record<Language, string[]>;
  messages: { line: Message; said: Record<Language, string> }[];
  sheets: SeatSheet[];
  rows: Record<Language, string[][]>;
}

const games = readFileSync(process.env.VITRALL_PARITY ?? "", "utf8")
  .trim()
  .split("\n");

test.each(LANGUAGES)("log, questions and sheets in %s", async (language) => {
  const texts = await textsOf(language);
  const plain = new Words(language, texts);
  expect(games.length).toBeGreaterThan(0);
  for (const line of games) {
    const game = JSON.parse(line) as ToldGame;
    const words = plain.withCards(game.cards[language]);
    expect(
      logLines(game.entries, game.names, words).map((each) => each.text),
      game.title,
    ).toEqual(game.log[language]);
    expect(
      game.messages.map((each) => words.message(each.line, game.names)),
      game.title,
    ).toEqual(game.messages.map((each) => each.said[language]));
    const rows = game.sheets.map((sheet) => sheetLines(sheet, words).map((each) => `${each.what} – ${each.reason}`));
    expect(rows, game.title).toEqual(game.rows[language]);
  }
});
