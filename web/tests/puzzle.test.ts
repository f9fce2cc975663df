// @vitest-environment jsdom

// The day's puzzle: the first game that is finished counts, and days in a row are counted up to today.

import { beforeEach, expect, test } from "vitest";
import type { Result } from "../src/generated/protocol.ts";
import { puzzleBegun, puzzleEnded, storedPuzzles, streakOf } from "../src/puzzle/results.ts";

beforeEach(() => localStorage.clear());

const ended = (total: number, target: number | null): Result => ({
  sheet: {
    seats: [{ seat: 0, rows: [], total, rank: 1 }],
    comparison: [],
    ranking: [0],
    ties: [],
    outcome: null,
    target,
    empty_price: -3,
  },
  winners: target !== null && total > target ? [0] : [],
  target,
});

function finish(day: string, table = day): void {
  puzzleBegun(day, table);
  puzzleEnded(table, ended(40, 30));
}

test("a puzzle is kept from its beginning to its end", () => {
  puzzleBegun("2026-11-16", "t1");
  expect(storedPuzzles()).toEqual([{ day: "2026-11-16", table: "t1", outcome: null }]);
  puzzleEnded("t1", ended(28, 31));
  expect(storedPuzzles()[0]?.outcome).toEqual({ points: 28, target: 31, won: false });
});

test("another game of a day that is finished changes nothing", () => {
  finish("2026-11-16", "t1");
  puzzleBegun("2026-11-16", "t2");
  puzzleEnded("t2", ended(60, 30));
  expect(storedPuzzles()).toEqual([{ day: "2026-11-16", table: "t1", outcome: { points: 40, target: 30, won: true } }]);
});

test("a game that was left is begun anew", () => {
  puzzleBegun("2026-11-16", "t1");
  puzzleBegun("2026-11-16", "t2");
  expect(storedPuzzles().map((puzzle) => puzzle.table)).toEqual(["t2"]);
});

test("a game that was no puzzle's is not kept", () => {
  puzzleEnded("t9", ended(40, 30));
  expect(storedPuzzles()).toEqual([]);
});

test("days in a row are counted up to today, or to yesterday while today is still to come", () => {
  for (const day of ["2026-02-27", "2026-02-28", "2026-03-01"]) finish(day);
  puzzleBegun("2026-03-02", "left");
  expect(streakOf(storedPuzzles(), "2026-03-01")).toBe(3);
  expect(streakOf(storedPuzzles(), "2026-03-02")).toBe(3);
  expect(streakOf(storedPuzzles(), "2026-03-03")).toBe(0);
});

test.each(["", "{", "{}", "null", '[null, 3, {"day": "today", "table": "t"}]'])("nonsense in the store: %s", (text) => {
  localStorage.setItem("vitrall-puzzles", text);
  expect(storedPuzzles()).toEqual([]);
});
