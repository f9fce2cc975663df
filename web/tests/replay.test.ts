// A finished game is looked at from wherever one likes; nothing of it can be moved.

import { expect, test } from "vitest";
import type { Frame, HandView } from "../src/generated/protocol.ts";
import { ownTable } from "../src/source/quiet.ts";
import { entriesOf, placeOf, ReplaySource, roundFrom } from "../src/source/replay.ts";
import type { News } from "../src/source/source.ts";
import { lastTold, retold, touched } from "../src/table/retelling.ts";
import { aView } from "./views.ts";
import { wordsOf } from "./words.ts";

const inHand = (die: string): HandView => ({ die, must_place: false, may_return: false, isolated: false, own: false });
const frame = (number: number, round: number, made: string[]): Frame => ({
  number,
  seat: number ? 0 : null,
  made,
  view: aView({ round, you: null, legal: [], hand: made[0]?.startsWith("draft ") ? inHand(made[0].slice(6)) : null }),
  undo: false,
  result: null,
  events: [],
  back: null,
});
const FRAMES = [
  frame(0, 1, ["roll R5", "roll B2"]),
  frame(1, 1, ["draft R5"]),
  frame(2, 1, ["place A1"]),
  frame(4, 2, ["pass", "roll G3"]),
  frame(5, 2, ["draft G3"]),
  frame(6, 3, ["pass"]),
];
const info = ownTable("t1", []);

test("a number leads to its moment, or to the last before it", () => {
  expect([null, 0, 2, 3, 4, 99].map((number) => placeOf(FRAMES, number))).toEqual([0, 0, 2, 2, 3, 5]);
});

test("by rounds: to the beginning of this one first, then of the one before", () => {
  expect([0, 2, 3, 5].map((at) => roundFrom(FRAMES, at, 1))).toEqual([3, 3, 5, 5]);
  expect([0, 2, 3, 4, 5].map((at) => roundFrom(FRAMES, at, -1))).toEqual([0, 0, 0, 3, 3]);
});

test("a moment is told with the story that led to it, and to nobody's seat", () => {
  const heard: News[] = [];
  const source = new ReplaySource({ table: info, frames: FRAMES });
  source.open((news) => heard.push(news));
  source.show(2);
  expect(heard[0]).toMatchObject({ kind: "table", table: { yours: [], owner: false } });
  expect(heard[1]).toMatchObject({ kind: "state", number: 2, undo: false });
  expect(heard[2]).toMatchObject({ kind: "history", entries: [{ number: 0 }, { number: 1 }, { number: 2 }] });
});

test("each line of the log knows its moment", async () => {
  const lines = retold(entriesOf(FRAMES), ["Ana"], await wordsOf("en"));
  expect(lines.map((line) => line.number)).toEqual([0, 2, 4, 5]);
  expect(lines[1]?.text).toContain("A1");
});

test("a moment says what led to it, also what the log leaves unsaid", async () => {
  const words = await wordsOf("en");
  const told = (count: number): string => lastTold(entriesOf(FRAMES.slice(0, count)), ["Ana"], words);
  expect([1, 2, 3, 5].map(told)).toEqual([
    "Round 1 begins. Rolled: R5 B2.",
    "Ana drafted a red 5.",
    "Ana placed a red 5 on A1.",
    "Ana drafted a green 3.",
  ]);
  const undone = [...entriesOf(FRAMES.slice(0, 2)), { number: 2, seat: 0, made: ["undo"] }];
  expect(lastTold(undone, ["Ana"], words)).toBe(words.say("log-undo", { name: "Ana" }));
});

test("the spaces of a move are those that are lit", () => {
  expect([...touched({ number: 1, seat: 0, made: ["move B3 C4"] })]).toEqual(["B3", "C4"]);
  expect([...touched({ number: 1, seat: 0, made: ["draft R5", "place A1"] })]).toEqual([]);
});
