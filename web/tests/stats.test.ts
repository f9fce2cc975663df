// @vitest-environment jsdom

// The statistics of this device: what is stored, added up and deleted.

import { beforeEach, expect, test } from "vitest";
import type { FinishedTable, GameSummary } from "../src/generated/lobby.ts";
import { addGames, deleteGames, noteAnalysis, ownGames, unknownGames } from "../src/stats/own-games.ts";
import { mean, sumsOf } from "../src/stats/sums.ts";

const LISTED: FinishedTable = {
  id: "a",
  created: 1,
  ended: 10,
  round: 10,
  target: null,
  seats: [],
  yours: [0],
  owner: true,
  practice: false,
};

function game(id: string, ended: number, points: number, won: boolean): GameSummary {
  const rows = [
    { kind: "public", card: "row-color-variety", points: points - 2 },
    { kind: "tokens", card: null, points: 2 },
  ];
  const tools = [{ tool: "lathekin", uses: 2 }];
  return {
    id,
    ended,
    players: 2,
    target: null,
    counted: true,
    seats: [{ seat: 0, points, won, pattern: "batllo", rows, tools }],
  };
}

beforeEach(() => localStorage.clear());

test("games are added up as the server counted them", () => {
  addGames([game("a", 10, 40, true), game("b", 20, 50, false), { ...game("c", 30, 99, true), counted: false }]);
  noteAnalysis("b", [{ seat: 0, accuracy: 81, points: { luck: [-1500, 300] } }]);
  const sums = sumsOf(ownGames());
  expect([sums.results, sums.won, sums.points, sums.highest]).toEqual([2, 1, 90, 50]);
  expect(sums.objectives).toEqual([
    { name: "row-color-variety", count: 2, points: 86 },
    { name: "tokens", count: 2, points: 4 },
  ]);
  expect(sums.patterns).toEqual([{ name: "batllo", count: 2, points: 90 }]);
  expect(sums.tools).toEqual([{ name: "lathekin", count: 4, points: 0 }]);
  expect([sums.accuracy, mean(sums.luck)]).toEqual([[81], -1500]);
});

test("a game is asked for once, and only if one sat there", () => {
  expect(unknownGames([LISTED, { ...LISTED, id: "b", yours: [] }])).toEqual([LISTED]);
  addGames([game("a", 10, 40, true)]);
  addGames([game("a", 10, 40, true)]);
  expect(ownGames().games).toHaveLength(1);
  expect(unknownGames([LISTED])).toEqual([]);
});

test("deleted games do not come back, later ones do", () => {
  addGames([game("a", 10, 40, true)]);
  deleteGames();
  expect(ownGames().games).toEqual([]);
  expect(unknownGames([LISTED])).toEqual([]);
  expect(unknownGames([{ ...LISTED, ended: Date.now() / 1000 + 5 }])).toHaveLength(1);
});

test("what is stored may be damaged", () => {
  localStorage.setItem("vitrall-own-games", "{");
  expect(ownGames().games).toEqual([]);
});
