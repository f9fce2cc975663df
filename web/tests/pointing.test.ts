import { expect, test } from "vitest";
import type { GameEvent, View } from "../src/generated/protocol.ts";
import { pointedBy } from "../src/table/pointing.svelte.ts";

const view = { round: 4 } as View;
const event = (more: Partial<GameEvent>): GameEvent =>
  ({ kind: "placed", seat: 1, round: 4, turn: 0, line: { id: "", values: {} }, logged: true, ...more }) as GameEvent;

test("an event points at all that it is about", () => {
  const swapped = event({
    origin: { kind: "track", round: 2 },
    target: { kind: "hand", seat: 1 },
    tool: "lens-cutter",
  });
  expect(pointedBy(swapped, view)).toMatchObject({ tool: "lens-cutter", rounds: new Set([2]), pool: false });
  const moved = event({ origin: { kind: "window", space: "A1" }, target: { kind: "window", space: "B2" } });
  expect(pointedBy(moved, view)).toMatchObject({ seat: 1, spaces: new Set(["A1", "B2"]) });
});

test("dice of a round are pointed at while they lie there", () => {
  expect(pointedBy(event({ kind: "round-opened" }), view)?.pool).toBe(true);
  expect(pointedBy(event({ kind: "round-opened", round: 3 }), view)).toBeNull();
});
