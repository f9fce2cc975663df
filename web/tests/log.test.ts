// The page tells a game as Python does, in every language; the fixture holds Python's own sentences.

import { describe, expect, test } from "vitest";
import sentences from "../fixtures/sentences.json" with { type: "json" };
import type { Message } from "../src/generated/protocol.ts";
import type { Entry } from "../src/table/entries.ts";
import { LANGUAGES } from "../src/words/locales.ts";
import { logLines } from "../src/words/log.ts";
import { anEvent } from "./views.ts";
import { wordsOf } from "./words.ts";

describe.each(LANGUAGES)("%s", (language) => {
  test.each(sentences.games.map((game, at) => ({ ...game, at })))("the log of game $at", async (game) => {
    const words = await wordsOf(language);
    const lines = logLines(game.entries as unknown as Entry[], game.names, words);
    expect(lines.map((line) => line.text)).toEqual(game.lines[language]);
  });

  test("single sentences", async () => {
    const words = await wordsOf(language);
    const said = sentences.messages.map(({ line, names }) => words.message(line as unknown as Message, names));
    expect(said).toEqual(sentences.messages.map((each) => each.said[language]));
  });
});

test("the games hold questions, answers, barriers and events of every kind", () => {
  const ids = new Set(sentences.messages.map(({ line }) => line.id.split("-")[0]));
  expect([...ids].sort()).toEqual(["log", "offer", "phase", "pioneer", "prompt", "refuse", "round", "step"]);
});

test("a line that tells two moves knows the first of them", async () => {
  const entry = (number: number, id: string, about = {}): Entry => {
    return { number, seat: 0, events: [anEvent(id, 0, about)], back: null };
  };
  const entries = [entry(3, "log-draft"), entry(4, "log-place-it", { instead: true }), entry(5, "log-pass")];
  const lines = logLines(entries, ["Ana"], await wordsOf("en"));
  expect(lines.map(({ number, first }) => [number, first])).toEqual([
    [4, 3],
    [5, 5],
  ]);
});
