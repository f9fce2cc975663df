// What flies across the table: from where it stood to where it stands, and nothing when one comes back to a table.

import { expect, test } from "vitest";
import type { GameEvent } from "../src/generated/protocol.ts";
import type { Entry } from "../src/table/entries.ts";
import { type Box, Flights, type Stage } from "../src/table/flights.svelte.ts";
import { anEvent, inWindow } from "./views.ts";

const at = (x: number): Box => ({ x, y: 0, width: 40, height: 40 });

function stage(pool: Record<string, Box>, missing = ""): Stage {
  return {
    pool: () => new Map(Object.entries(pool)),
    space: (seat, space) => (missing === "space" ? null : at(100 * seat + Number(space[1]))),
    purse: (seat) => at(1000 + seat),
    tool: (id) => (id === "lathekin" ? at(2000) : null),
    track: (round) => at(3000 + round),
  };
}

const entry = (number: number, ...events: GameEvent[]): Entry => ({ number, seat: 0, events, back: null });
const drafted = (seat: number): GameEvent =>
  anEvent("log-draft", seat, {
    kind: "drafted",
    before: ["R5"],
    after: ["R5"],
    origin: { kind: "pool" },
    target: { kind: "hand", seat },
  });
const placed = (seat: number): GameEvent =>
  anEvent("log-place", seat, {
    before: ["R5"],
    after: ["R5"],
    origin: { kind: "hand", seat },
    target: inWindow(seat, "A1"),
  });
const begun = [entry(0)];

test("a die flies from where it was taken to where it was placed, whoever did it", () => {
  const flights = new Flights();
  flights.look(stage({ R5: at(7) }));
  flights.follow(begun, stage({}));
  const after = [...begun, entry(1, drafted(1)), entry(2, placed(1))];
  flights.follow(after, stage({}));
  expect(flights.list).toEqual([{ id: 1, die: "R5", from: at(7), to: at(101) }]);
  flights.land(1);
  expect(flights.list).toEqual([]);
  flights.follow(after, stage({}));
  expect(flights.list).toEqual([]);
});

test("a token flies onto a tool that is in sight, a die that pays from the pool", () => {
  const used = (tool: string): GameEvent =>
    anEvent("log-use", 0, { kind: "tool-used", origin: { kind: "favor", seat: 0 }, target: { kind: "tool", tool } });
  const paid = { ...used("lathekin"), before: ["Y3"], after: ["Y3"], origin: { kind: "pool" as const } };
  const flights = new Flights();
  flights.look(stage({ Y3: at(9) }));
  flights.follow(begun, stage({}));
  flights.follow([...begun, entry(1, used("lathekin")), entry(2, used("flux-brush")), entry(3, paid)], stage({}));
  expect(flights.list).toMatchObject([
    { die: null, from: at(1000), to: at(2000) },
    { die: "Y3", from: at(9), to: at(2000) },
  ]);
});

test("a die moves within its window, and two that are swapped cross", () => {
  const places = { origin: inWindow(0, "A1"), target: inWindow(0, "B4") };
  const moved = anEvent("log-move", 0, { kind: "moved", before: ["R5"], after: ["R5"], ...places });
  const traded = anEvent("log-trade", 0, { kind: "swapped", before: ["R5", "G2"], after: ["R5", "G2"], ...places });
  const flights = new Flights();
  flights.follow(begun, stage({}));
  flights.follow([...begun, entry(1, moved), entry(2, traded)], stage({}));
  expect(flights.list.map(({ die, from, to }) => [die, from.x, to.x])).toEqual([
    ["R5", 1, 4],
    ["R5", 1, 4],
    ["G2", 4, 1],
  ]);
});

test("whoever comes back to a table sees it as it is, and what cannot be seen does not fly", () => {
  const much = Array.from({ length: 9 }, (_, number) => entry(number + 1, placed(0)));
  const flights = new Flights();
  flights.look(stage({ R5: at(7) }));
  flights.follow([...begun, entry(1, drafted(0)), entry(2, placed(0))], stage({}));
  expect(flights.list).toEqual([]);
  const late = new Flights();
  late.follow(begun, stage({}));
  late.follow([...begun, ...much], stage({}));
  expect(late.list).toEqual([]);
  const hidden = new Flights();
  hidden.look(stage({ R5: at(7) }));
  hidden.follow(begun, stage({}));
  hidden.follow([...begun, entry(1, drafted(0)), entry(2, placed(0))], stage({}, "space"));
  expect(hidden.list).toEqual([]);
});
