// The score sheet reads as the terminal's does, in every language.

import { describe, expect, test } from "vitest";
import sentences from "../fixtures/sentences.json" with { type: "json" };
import type { Result, Sheet } from "../src/generated/protocol.ts";
import { outcome, sheetLines, ties } from "../src/table/sheet.ts";
import { LANGUAGES } from "../src/words/locales.ts";
import { wordsOf } from "./words.ts";

describe.each(LANGUAGES)("%s", (language) => {
  test.each(sentences.scores)("$names", async (game) => {
    const words = await wordsOf(language);
    const result = game.result as Result;
    const told = result.scores.map((score) => sheetLines(score, words));
    const reasons = told.map((lines) => lines.slice(0, -2).map((line) => line.reason));
    expect(reasons).toEqual(game.reasons[language]);
    expect([...ties(result, game.tie_break, game.names, words), outcome(result, game.names, words)]).toEqual(
      game.outcome[language],
    );
  });
});

test("the lines of a sheet add up to its total", async () => {
  const words = await wordsOf("en");
  for (const score of sentences.scores.flatMap((game) => (game.result as Result).scores)) {
    expect(sheetLines(score, words).reduce((sum, line) => sum + line.points, 0)).toBe(score.total);
  }
});

describe("ties", () => {
  const sheet = (seat: number, rank: number, own: number, favor: number): Sheet => ({
    seat,
    rank,
    favor,
    total: 20,
    public: [],
    rivalries: [],
    private: { id: "shades-of-red", claims: [{ points: own, cells: [] }] },
    pioneers: [],
    blooms: [],
    empty: 0,
    empty_points: 0,
  });
  const told = async (tieBreak: string, ...scores: Sheet[]): Promise<string[]> =>
    ties({ scores, winners: [0], target: null }, tieBreak, ["Ana", "Bo", "Cy"], await wordsOf("en"));

  test("are decided by private points, then by tokens among those still tied", async () => {
    expect(await told("shared", sheet(0, 1, 9, 2), sheet(1, 2, 9, 1), sheet(2, 3, 4, 5))).toEqual([
      "Tie: Ana, Bo, Cy. Private objective points decide.",
      "Tie: Ana, Bo. Favor tokens left decide.",
    ]);
  });

  test("end as the edition has it", async () => {
    const level = [sheet(0, 1, 9, 2), sheet(1, 1, 9, 2)];
    expect(await told("shared", ...level)).toEqual(["Tie: Ana, Bo. They win together."]);
    expect(await told("last-turn", ...level)).toHaveLength(1);
  });

  test("below the first place are shared in silence", async () => {
    expect(await told("shared", sheet(0, 2, 9, 2), sheet(1, 2, 9, 2))).toEqual([]);
  });
});
