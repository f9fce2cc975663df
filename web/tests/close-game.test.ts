// @vitest-environment jsdom

// The level "close game" of the solo game: how many tools the next game has, by the games that this device remembers.

import { beforeEach, expect, test, vi } from "vitest";
import type { FinishedTable, GameSummary } from "../src/generated/lobby.ts";
import { CLOSE_GAME, nextTools, nextToolsHere } from "../src/opening/close-game.ts";
import { Wishes } from "../src/opening/wishes.svelte.ts";
import { keepSoloLevel, storedSoloLevel } from "../src/settings/visits.ts";
import { ownTable } from "../src/source/quiet.ts";
import { addGames, type OwnGame, ownGames, unknownGames } from "../src/stats/own-games.ts";

const TARGET = 40;

function summary(id: string, ended: number, points: number): GameSummary {
  const seat = { seat: 0, points, won: points > TARGET, pattern: "batllo", rows: [], tools: [] };
  return { id, ended, players: 1, target: TARGET, counted: true, seats: [seat] };
}

function solo(soloTools: number, points: number, ended = 10): OwnGame {
  return { ...summary(`solo-${ended}`, ended, points), soloTools };
}

function listed(id: string, ended: number, target: number | null = TARGET): FinishedTable {
  return { id, created: 1, ended, round: 10, target, seats: [], yours: [0], owner: true, practice: false };
}

beforeEach(() => localStorage.clear());

test("the first game has three tools", () => {
  expect(nextTools([])).toEqual({ next: 3, tools: 3, reason: "first" });
});

test.each([
  [3, 41, 2, "won"],
  [2, 60, 1, "won"],
  [1, 41, 1, "won-again"],
  [3, 40, 3, "narrow"], // the target must be beaten
  [3, 30, 3, "narrow"],
  [3, 29, 4, "lost"],
  [4, -20, 5, "lost"],
  [5, 29, 5, "lost-again"],
] as const)("after %i tools and %i of 40 points: %i", (tools, points, next, reason) => {
  expect(nextTools([solo(tools, points)])).toEqual({ next, tools, reason });
});

test("the latest game decides", () => {
  expect(nextTools([solo(3, 10, 1), solo(4, 50, 2)]).next).toBe(3);
});

test("puzzles, practice and games in company do not count", () => {
  const company = { ...summary("c", 30, 50), players: 2, target: null };
  expect(nextTools([solo(2, 50, 10), { ...solo(4, 0, 20), counted: false }, company])).toMatchObject({ next: 1 });
});

test("only the latest game that counts is asked for", async () => {
  const asked: string[] = [];
  const lobby = {
    finished: async () => [listed("puzzle", 50), listed("company", 40, null), listed("b", 30), listed("a", 20)],
    summary: async (id: string) => {
      asked.push(id);
      return { ...summary(id, id === "puzzle" ? 50 : 30, 41), counted: id !== "puzzle" };
    },
    table: async (id: string) => {
      const table = ownTable(id, []);
      return { ...table, terms: { ...table.terms, options: { solo_tools: 5 } } };
    },
  };
  expect(await nextToolsHere(lobby)).toEqual({ next: 4, tools: 5, reason: "won" });
  expect(asked).toEqual(["puzzle", "b"]);
  expect(unknownGames(await lobby.finished()).map((table) => table.id)).toEqual(["company", "a"]);
});

test("without an answer the games that are remembered decide", async () => {
  addGames([solo(3, 50)]);
  const refuse = vi.fn(() => Promise.reject(new Error("no answer")));
  expect(await nextToolsHere({ finished: refuse, summary: refuse, table: refuse })).toMatchObject({ next: 2 });
});

test("a solo game that was stored without its tools is asked for again, and does not count before", () => {
  addGames([summary("old", 10, 50)]);
  expect(unknownGames([listed("old", 10)])).toHaveLength(1);
  expect(nextTools(ownGames().games).reason).toBe("first");
});

test("a table gets the number that was announced", () => {
  const wishes = new Wishes();
  Object.assign(wishes, { players: 1, soloLevel: CLOSE_GAME });
  expect(wishes.adapts).toBe(true);
  expect(wishes.options().solo_tools).toBe(3);
  wishes.closeGame = nextTools([solo(2, 50)]);
  expect(wishes.options().solo_tools).toBe(1);
  wishes.players = 2;
  expect(wishes.adapts).toBe(false);
});

test("the choice is remembered", () => {
  expect(storedSoloLevel()).toBe(3);
  keepSoloLevel(CLOSE_GAME);
  expect(storedSoloLevel()).toBe(CLOSE_GAME);
  keepSoloLevel(9);
  expect(storedSoloLevel()).toBe(3);
});
