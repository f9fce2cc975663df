// The page tells a game as Python does, in every language; the fixture holds Python's own sentences.

import { describe, expect, test } from "vitest";
import sentences from "../fixtures/sentences.json" with { type: "json" };
import { type Entry, eventsOf, lasting } from "../src/table/story.ts";
import type { Event } from "../src/table/view.ts";
import { LANGUAGES } from "../src/words/locales.ts";
import { logLines } from "../src/words/log.ts";
import { wordsOf } from "./words.ts";

describe.each(sentences.games.map((game, at) => ({ ...game, at })))("game $at", (game) => {
  test("events follow from the entries alone", () => {
    const events = eventsOf(game.entries as Entry[], game.names.length);
    expect(events.map((event) => [event.text, event.seat])).toEqual(
      (game.events as Event[]).map((event) => [event.text, event.seat]),
    );
  });

  test.each(LANGUAGES)("lines in %s", async (language) => {
    const words = await wordsOf(language);
    const events = eventsOf(game.entries as Entry[], game.names.length);
    expect(logLines(events, game.names, words).map((line) => line.text)).toEqual(game.lines[language]);
  });
});

describe.each(LANGUAGES)("single moves in %s", (language) => {
  test.each(sentences.moves)("$text $die", async (move) => {
    const words = await wordsOf(language);
    expect(words.move(move.text, "Ana", move.die)).toBe(move.told[language]);
    if (move.offered) expect(words.offer(move.text)).toBe(move.offered[language]);
  });
});

test("the list knows every kind of move", () => {
  const verbs = new Set(sentences.moves.map((move) => move.text.split(" ")[0]));
  const wanted =
    "again choose deal draft draw exchange keep move pass place return roll start stop swap take trade turn use";
  expect([...verbs].sort().join(" ")).toBe(wanted);
});

test("a move that was taken back is told no more", () => {
  const made = (number: number, text: string): Entry => ({ number, seat: 0, made: [text] });
  const entries = [made(0, "draft R5"), made(1, "place A1"), made(2, "undo"), made(3, "place A2")];
  expect(lasting(entries).map((entry) => entry.made[0])).toEqual(["draft R5", "place A2"]);
  expect(eventsOf(entries, 1).at(-1)).toMatchObject({ text: "place A2", die: "R5" });
});

test("what a tool did to a die is told only where a view has shown it", () => {
  const entries: Entry[] = [
    { number: 0, seat: 0, made: ["draft R5"] },
    { number: 1, seat: 0, made: ["use grinding-stone"] },
    { number: 2, seat: 0, made: ["place A1"] },
  ];
  expect(eventsOf(entries, 1).at(-1)?.die).toBeNull();
  const shown = entries.map((entry) => (entry.number === 1 ? { ...entry, hand: "R2" } : entry));
  expect(eventsOf(shown, 1).at(-1)?.die).toBe("R2");
});

test("a die that was rolled again is known by its roll", () => {
  const entries: Entry[] = [
    { number: 0, seat: 0, made: ["draft R5"] },
    { number: 1, seat: 0, made: ["use flux-brush", "roll R2"] },
    { number: 2, seat: 0, made: ["place A1"] },
  ];
  expect(eventsOf(entries, 1).at(-1)?.die).toBe("R2");
});

test("an agreed takeback goes back to before its first entry", () => {
  const made = (number: number, text: string): Entry => ({ number, seat: 0, made: [text] });
  const entries = [made(0, "draft R5"), made(1, "place A1"), made(2, "pass"), made(3, "takeback 1")];
  expect(lasting(entries).map((entry) => entry.number)).toEqual([0]);
});
