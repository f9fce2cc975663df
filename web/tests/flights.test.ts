// What flies across the table: from where it stood to where it stands, and nothing when one comes back to a table.

import { expect, test } from "vitest";
import type { View } from "../src/generated/protocol.ts";
import { type Box, Flights, type Stage } from "../src/table/flights.svelte.ts";
import type { Event } from "../src/table/view.ts";

const at = (x: number): Box => ({ x, y: 0, width: 40, height: 40 });

function stage(pool: Record<string, Box>, missing = ""): Stage {
  return {
    pool: () => new Map(Object.entries(pool)),
    space: (seat, space) => (missing === "space" ? null : at(100 * seat + Number(space[1]))),
    purse: (seat) => at(1000 + seat),
    tool: (id) => (id === "lathekin" ? at(2000) : null),
  };
}

function event(number: number, seat: number | null, text: string): Event {
  return { number, seat, text, round: 1, die: null };
}

const rows = [["R5", null, null, null, null], [], [], []];
const view = { seats: [{ rows }, { rows }] } as unknown as View;
const alone = { seats: [{ rows }] } as unknown as View;
const begun = [event(0, null, "roll R5")];

test("a die flies from where it was taken to where it was placed, whoever did it", () => {
  const flights = new Flights();
  flights.look(stage({ R5: at(7) }));
  flights.follow(begun, view, stage({}));
  const after = [...begun, event(1, 1, "draft R5"), event(2, 1, "place A1")];
  flights.follow(after, view, stage({}));
  expect(flights.list).toEqual([{ id: 1, die: "R5", from: at(7), to: at(101) }]);
  flights.land(1);
  expect(flights.list).toEqual([]);
  flights.follow(after, view, stage({}));
  expect(flights.list).toEqual([]);
});

test("a token flies onto a tool that is in sight; alone there are none", () => {
  const used = [...begun, event(1, 0, "use lathekin"), event(2, 0, "use flux-brush")];
  for (const [seen, count] of [
    [view, 1],
    [alone, 0],
  ] as const) {
    const flights = new Flights();
    flights.follow(begun, seen, stage({}));
    flights.follow(used, seen, stage({}));
    expect(flights.list.length).toBe(count);
    if (count) expect(flights.list[0]).toMatchObject({ die: null, from: at(1000), to: at(2000) });
  }
});

test("whoever comes back to a table sees it as it is, and what cannot be seen does not fly", () => {
  const much = Array.from({ length: 9 }, (_, number) => event(number + 1, 0, "place A1"));
  const flights = new Flights();
  flights.look(stage({ R5: at(7) }));
  flights.follow([...begun, event(1, 0, "draft R5"), event(2, 0, "place A1")], view, stage({}));
  expect(flights.list).toEqual([]);
  const late = new Flights();
  late.follow(begun, view, stage({}));
  late.follow([...begun, ...much], view, stage({}));
  expect(late.list).toEqual([]);
  const hidden = new Flights();
  hidden.look(stage({ R5: at(7) }));
  hidden.follow(begun, view, stage({}));
  hidden.follow([...begun, event(1, 0, "draft R5"), event(2, 0, "place A1")], view, stage({}, "space"));
  expect(hidden.list).toEqual([]);
});
