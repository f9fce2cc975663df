// What is entered of a real table: kept whatever happens, asked about as the referee reads it, told in words.

import { describe, expect, test } from "vitest";
import {
  auditQuestion,
  newDraft,
  newPlayer,
  objectivesOf,
  readDraft,
  seated,
  sheetsQuestion,
} from "../src/tally/draft.ts";
import { faultsTold, repairsTold } from "../src/tally/faults.ts";
import type { Audit } from "../src/tally/referee.ts";
import { typed } from "../src/tally/typing.ts";
import { wordsOf } from "./words.ts";

const ROWS = [0, 1, 2, 3].map(() => [null, null, null, null, null]);

describe("a draft that was kept", () => {
  test("comes back whole", () => {
    const draft = newDraft();
    draft.players[1] = { ...newPlayer(), name: "Ana", pattern: "sol", privates: ["shades-of-red"], tokens: 3 };
    draft.players[1].dice[4] = "R5";
    Object.assign(draft, {
      objectives: ["light-shades", "deepest-light"],
      tools: ["lathekin"],
      board: "no-touch",
      stage: 3,
    });
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([null, "", "[", "null", "7", '{"players":7}', '{"players":[null]}', '{"players":[{"dice":["R7",5]}]}'])(
    "is mended or begun anew: %s",
    (text) => {
      const draft = readDraft(text);
      expect(draft.players.length).toBeGreaterThan(0);
      expect(draft.players.every((player) => player.dice.length === 20)).toBe(true);
      expect(draft.players.flatMap((player) => player.dice).filter(Boolean)).toEqual([]);
    },
  );

  test("forgets cards that are none, and more players than there can be", () => {
    const kept = {
      players: Array(9).fill({ pattern: "nonsense", tokens: -4 }),
      objectives: ["x", "light-shades"],
      stage: 99,
    };
    const draft = readDraft(JSON.stringify(kept));
    expect(draft.players.length).toBe(6);
    expect(draft.players[0]).toEqual(newPlayer());
    expect(draft.objectives).toEqual(["light-shades"]);
    expect(draft.stage).toBe(7);
  });
});

test("more players are new ones, fewer are the first ones", () => {
  const [first, second] = [{ ...newPlayer(), name: "Ana" }, newPlayer()];
  expect(seated([first, second], 1)).toEqual([first]);
  expect(seated([first], 3).map((player) => player.name)).toEqual(["Ana", "", ""]);
});

describe("what the referee is asked", () => {
  test("about several players", () => {
    const draft = newDraft();
    Object.assign(draft.players[0] as object, { pattern: "sol", privates: ["shades-of-red"], tokens: 2 });
    draft.objectives = ["light-shades"];
    const [one, two] = [
      { pattern: "sol", private: "shades-of-red", tokens: 2 },
      { pattern: null, tokens: 0 },
    ];
    const common = { dice: ROWS, pioneers: [], blooms: [] };
    const players = [one, two].map((player) => ({ ...common, ...player }));
    expect(sheetsQuestion(draft)).toEqual({ ask: "sheets", rows: true, objectives: ["light-shades"], players });
    const audit = { ask: "audit", objectives: ["light-shades"], tools: [], rivals: [ROWS], ...common, ...one };
    expect(auditQuestion(draft, 0)).toEqual(audit);
  });

  test("about one alone: the target, and both private objectives", () => {
    const draft = {
      ...newDraft(),
      players: [{ ...newPlayer(), privates: ["shades-of-red", "shades-of-blue"] }],
      target: 40,
    };
    expect(sheetsQuestion(draft)).toMatchObject({
      target: 40,
      players: [{ private: ["shades-of-red", "shades-of-blue"] }],
    });
  });

  test("nothing about rivalries alone, nor about grey glass without its board", () => {
    const draft = { ...newDraft(), objectives: ["light-shades", "slate-columns", "deepest-light"] };
    expect(objectivesOf(draft)).toEqual(["light-shades", "deepest-light"]);
    expect(objectivesOf({ ...draft, board: "no-touch" })).toEqual(draft.objectives);
    expect(objectivesOf({ ...draft, players: [newPlayer()] })).toEqual(["light-shades"]);
  });
});

test("a die is typed as its colour and its value", () => {
  expect(typed("r", "", false)).toEqual({ kind: "color", color: "R" });
  expect(typed("5", "R", false)).toEqual({ kind: "die", die: "R5" });
  expect(typed("5", "", false)).toBeNull();
  expect(typed("7", "R", false)).toBeNull();
  expect(typed("s", "", false)).toBeNull();
  expect(typed("s", "", true)).toEqual({ kind: "color", color: "S" });
  expect(typed(".", "R", false)).toEqual({ kind: "empty" });
  expect(typed("ArrowUp", "R", false)).toBeNull();
});

test("faults and repairs are told in words", async () => {
  const words = await wordsOf("en");
  const audit: Audit = {
    broken: [
      { cell: "A1", rules: ["P6"], with: ["A2"] },
      { cell: "D5", rules: ["P3"] },
    ],
    explained: [{ cell: "D5", rule: "P3", tools: ["lathekin"] }],
    repairs: [{ remove: ["A1"], total: -18, discarded: ["echo-row"] }, ...Array(6).fill({ remove: ["A2"], total: 1 })],
  };
  expect(faultsTold(audit, words).map((fault) => fault.text)).toEqual([
    "A1 breaks this rule: Dice side by side share neither colour nor value. Dice of the same colour or value beside it: A2",
    "D5 breaks this rule: Every later die touches another one, by side or corner. A tool could explain this: Lathekin",
  ]);
  const told = repairsTold(audit, false, words);
  expect(told.length).toBe(4);
  expect(told[0]).toBe(
    "Remove the dice on A1. That leaves -18 points. Discard these pioneer cards, which are no longer met: Echo Row",
  );
  expect(repairsTold(audit, true, words)[0]).toBe("A1");
});
