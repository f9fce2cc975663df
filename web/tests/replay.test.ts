// A finished game is looked at from wherever one likes; nothing of it can be moved.

import { expect, test } from "vitest";
import type { Frame, GameEvent } from "../src/generated/protocol.ts";
import { ownTable } from "../src/source/quiet.ts";
import { placeOf, ReplaySource, roundFrom } from "../src/source/replay.ts";
import type { News } from "../src/source/source.ts";
import { type Entry, spacesOf, withEntry } from "../src/table/entries.ts";
import { lastSaid, logLines } from "../src/words/log.ts";
import { anEvent, aView, inWindow } from "./views.ts";
import { wordsOf } from "./words.ts";

const die = (id: string, about: Partial<GameEvent> = {}): GameEvent => {
  const event = anEvent(id, 0, about);
  return { ...event, line: { ...event.line, values: { color: "red", value: 5, space: "A1" } } };
};
const begins = (round: number): GameEvent => ({
  ...anEvent("round-begins", null),
  line: { id: "round-begins", values: { round } },
});
const frame = (number: number, round: number, events: GameEvent[], back: number | null = null): Frame => ({
  number,
  seat: number ? 0 : null,
  view: aView({ round, you: null }),
  undo: false,
  result: null,
  events,
  back,
});
const FRAMES = [
  frame(0, 1, [begins(1)]),
  frame(1, 1, [die("log-draft")]),
  frame(2, 1, [die("log-place", { instead: true, origin: { kind: "hand", seat: 0 }, target: inWindow(0, "A1") })]),
  frame(4, 2, [anEvent("log-pass", 0, { logged: false }), begins(2)]),
  frame(5, 2, [die("log-draft")]),
  frame(6, 3, [anEvent("log-pass", 0)]),
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
  const lines = logLines(FRAMES, ["Ana"], await wordsOf("en"));
  expect(lines.map((line) => [line.number, line.first])).toEqual([
    [0, 0],
    [2, 1],
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
  expect(lines[1]?.text).toContain("A1");
});

test("a moment says what led to it, also what the log leaves unsaid", async () => {
  const words = await wordsOf("en");
  const said = FRAMES.map(({ events }) => lastSaid(events)).map((line) => (line ? words.message(line, ["Ana"]) : ""));
  expect(said).toEqual([
    "Round 1 begins.",
    "Ana drafted a red 5.",
    "Ana placed a red 5 on A1.",
    "Ana ended the turn.",
    "Ana drafted a red 5.",
    "Ana ended the turn.",
  ]);
});

test("the spaces of an event are those that are lit", () => {
  expect(FRAMES.map(({ events }) => events.flatMap(spacesOf))).toEqual([[], [], ["A1"], [], [], []]);
});

test("what was taken back is told no more, and who took it back is", () => {
  const undo = frame(7, 2, [anEvent("log-undo", 0, { kind: "undone", logged: false })], 5);
  const numbers = [...FRAMES, undo].reduce<Entry[]>(withEntry, []).map((entry) => entry.number);
  expect(numbers).toEqual([0, 1, 2, 4, 7]);
});
