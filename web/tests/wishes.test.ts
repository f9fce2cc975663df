// The wishes for a new table as the server takes them: nothing that a lone player may not have, nothing unasked.

import { expect, test } from "vitest";
import { Wishes } from "../src/opening/wishes.svelte.ts";

const named = (seat: number): string => `Player ${seat}`;

test("a table begins with two seats, one of them free, and no clock", () => {
  const wishes = new Wishes();
  expect(wishes.seats("Ana", named)).toEqual([{ kind: "person", name: "Ana" }, { kind: "open" }]);
  expect(wishes.complete).toBe(false);
  expect(wishes.terms()).toEqual({ chat: true, spectators: true, listed: false, clock: { kind: "none" } });
});

test("seats are people here, bots by name, or free", () => {
  const wishes = new Wishes();
  wishes.players = 4;
  wishes.kinds = ["person", "person", "bot", "bot", "open", "open"];
  wishes.bots[2] = "greedy";
  expect(wishes.seats("Ana", named)).toEqual([
    { kind: "person", name: "Ana" },
    { kind: "person", name: "Player 2" },
    { kind: "bot", bot: "greedy" },
    { kind: "bot" },
  ]);
  expect(wishes.complete).toBe(true);
});

test("alone there is nothing that needs company", () => {
  const wishes = new Wishes();
  Object.assign(wishes, {
    players: 1,
    evenBag: true,
    pools: true,
    tieBreak: "shared",
    soloLevel: 1,
    soloPrice: "printed",
  });
  wishes.modules = ["blooms", "rivalry"];
  expect(wishes.options()).toEqual({
    players: 1,
    edition: "standard",
    modules: ["blooms"],
    more_patterns: false,
    marked_objectives: false,
    solo_tools: 1,
    solo_privates: 0,
    solo_price: "printed",
  });
});

test("in company there is nothing of the solo game", () => {
  const wishes = new Wishes();
  Object.assign(wishes, { players: 3, tools: 5, evenBag: true, tieBreak: "shared", soloLevel: 1, marked: true });
  expect(wishes.options()).toMatchObject({ tools: 5, even_bag: true, tie_break: "shared", marked_objectives: true });
  expect(wishes.options()).not.toHaveProperty("solo_tools");
});

test.each([
  ["turn", { kind: "turn", seconds: 60, at_zero: "bot" }],
  ["days", { kind: "turn", seconds: 172_800, at_zero: "bot" }],
  ["reserve", { kind: "reserve", seconds: 600, increment: 10, at_zero: "bot" }],
  ["none", { kind: "none" }],
] as const)("a clock: %s", (kind, clock) => {
  const wishes = new Wishes();
  wishes.clock = kind;
  wishes.atZero = "bot";
  expect(wishes.terms().clock).toEqual(clock);
});

test("what is wished for beside the game", () => {
  const wishes = new Wishes();
  Object.assign(wishes, { undo: "turn", hints: true, chat: false, listed: true, seed: "7" });
  wishes.decks = ["mine"];
  expect(wishes.terms()).toMatchObject({
    undo: "turn",
    hints: true,
    chat: false,
    listed: true,
    seed: 7,
    decks: ["mine"],
  });
});

test("a table without a free seat is not listed among those that have one", () => {
  const wishes = new Wishes();
  wishes.listed = true;
  wishes.kinds[1] = "bot";
  expect(wishes.terms().listed).toBe(false);
});
