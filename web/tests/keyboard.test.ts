import { expect, test } from "vitest";
import { keyAction } from "../src/table/keyboard.ts";
import { aView } from "./views.ts";

const view = aView({ pool: ["R1", "R2", "R3"] });
const press = (key: string, busy = false, ctrlKey = false) =>
  keyAction({ key, ctrlKey, metaKey: false, altKey: false }, view, busy);

test.each([
  ["1", { kind: "pool", place: 0 }],
  ["3", { kind: "pool", place: 2 }],
  ["4", null],
  ["a", { kind: "tool", tool: "lathekin" }],
  ["C", { kind: "tool", tool: "lens-cutter" }],
  ["d", null],
  ["u", { kind: "undo" }],
  ["h", { kind: "hint" }],
  ["T", { kind: "talk" }],
  ["?", { kind: "help" }],
  ["Enter", { kind: "end" }],
  ["Escape", { kind: "cancel" }],
  ["x", null],
])("%s", (key, action) => {
  expect(press(key)).toEqual(action);
});

test("ten dice have ten digits, the last of them 0", () => {
  const many = aView({ pool: Array<string>(11).fill("R1") });
  const pressed = { key: "0", ctrlKey: false, metaKey: false, altKey: false };
  expect(keyAction(pressed, many, false)).toEqual({ kind: "pool", place: 9 });
});

test("Enter belongs to the button that has the focus", () => {
  expect(press("Enter", true)).toBeNull();
});

test("the browser keeps its own shortcuts", () => {
  expect(press("u", false, true)).toBeNull();
});
