// What is entered of a real table: stored whatever happens, asked about as the referee reads it, told in words.

import { describe, expect, test } from "vitest";
import { newDraft, newPlayer, readDraft, seated, tableQuestion } from "../src/tally/draft.ts";
import { faultText, repairText } from "../src/tally/sentences.ts";
import { typed } from "../src/tally/typing.ts";
import { wordsOf } from "./words.ts";

const ROWS = [0, 1, 2, 3].map(() => [null, null, null, null, null]);

describe("a draft that was stored", () => {
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
    const stored = {
      players: Array(9).fill({ pattern: "nonsense", tokens: -4 }),
      objectives: ["x", "light-shades"],
      stage: 99,
    };
    const draft = readDraft(JSON.stringify(stored));
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

test("the referee is asked about the table as it was entered", () => {
  const draft = newDraft();
  Object.assign(draft.players[0] as object, { name: "Ana", pattern: "sol", privates: ["shades-of-red"], tokens: 2 });
  draft.objectives = ["light-shades", "slate-columns"];
  const empty = { pattern: null, privates: [], tokens: 0, dice: ROWS, pioneers: [], blooms: [] };
  expect(tableQuestion(draft)).toEqual({
    ask: "table",
    players: [{ ...empty, pattern: "sol", privates: ["shades-of-red"], tokens: 2 }, empty],
    objectives: ["light-shades", "slate-columns"],
    tools: [],
    board: null,
    target: 0,
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
  const line = { id: "audit-fault", values: { space: "D5" }, texts: { reason: "rule-p3" } };
  const tools = { id: "audit-explained", values: {}, cards: { tools: ["lathekin", "tap-wheel"] } };
  expect(faultText({ cell: "D5", line, notes: [tools] }, words)).toBe(
    "D5 breaks this rule: Every later die touches another one, by side or corner. A tool could explain this: Lathekin, Tap Wheel",
  );
  const leaves = { id: "audit-repair", values: { spaces: "A1", points: -18 } };
  const lost = { id: "audit-discarded", values: {}, cards: { cards: ["echo-row"] } };
  expect(repairText({ remove: ["A1"], lines: [leaves, lost] }, words)).toBe(
    "Remove the dice on A1. That leaves -18 points. Discard these pioneer cards, which are no longer met: Echo Row",
  );
  expect(repairText({ remove: ["A1", "B2"], lines: [] }, words)).toBe("A1, B2");
});
