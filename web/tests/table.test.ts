// What may be tapped is what the view lists, and nothing else is ever sent.

import { beforeEach, describe, expect, test } from "vitest";
import type { View } from "../src/generated/protocol.ts";
import { offersOf } from "../src/table/offers.ts";
import { refusalOf } from "../src/table/refusing.ts";
import { Table } from "../src/table/table.svelte.ts";
import { SPACES } from "../src/table/view.ts";
import { Recorder } from "./recorder.ts";
import { aView } from "./views.ts";

let source: Recorder;
let table: Table;

beforeEach(() => {
  source = new Recorder();
  table = new Table(source, () => ".".repeat(20));
  table.open();
});

function show(view: View, undo = false): void {
  source.tell({ kind: "update", update: { number: 1, seat: null, made: [], view, undo } });
}

const bare = (blocked: number): number[] => SPACES.map((_, place) => (place === 3 ? 0 : blocked));

describe("a die of the pool", () => {
  const view = aView({ pool: ["R5", "G2"], legal: ["draft R5", "pass"], breaks: { R5: bare(4), G2: bare(0) } });

  test("that is offered is picked up and lights what the view says", () => {
    show(view);
    table.tapPool(0);
    expect(table.picked?.die).toBe("R5");
    expect([...table.lit]).toEqual(["A4"]);
    expect(source.sent).toEqual([]);
  });

  test("that is not offered stays where it is", () => {
    show(view);
    table.tapPool(1);
    expect(table.picked).toBeNull();
  });

  test("goes to a lit space in two moves, the second once the view lists it", () => {
    show(view);
    table.tapPool(0);
    table.tapSpace("A4");
    expect(source.sent).toEqual(["draft R5"]);
    show(aView({ hand: hand("R5"), legal: ["place A4", "place B1"] }));
    expect(source.sent).toEqual(["draft R5", "place A4"]);
  });

  test("is shown on its way until the server has answered", () => {
    show(view);
    table.tapPool(0);
    table.tapSpace("A4");
    expect(table.coming).toEqual({ space: "A4", die: "R5" });
    show(aView({ hand: hand("R5"), legal: ["place A4", "place B1"] }));
    expect(table.coming).toEqual({ space: "A4", die: "R5" });
    source.tell({ kind: "refused", move: "place A4", text: "No." });
    expect(table.coming).toBeNull();
  });

  test("is not placed where the view no longer allows it", () => {
    show(view);
    table.tapPool(0);
    table.tapSpace("A4");
    show(aView({ hand: hand("R5"), legal: ["place B1"] }));
    expect(source.sent).toEqual(["draft R5"]);
  });

  test("tapped on a dark space sends nothing and says why", () => {
    show(view);
    table.tapPool(0);
    table.tapSpace("A1");
    expect(source.sent).toEqual([]);
    expect(table.reason("A1")).toEqual({ id: "refuse-touch", values: {} });
    expect(table.reason("A4")).toBeNull();
  });

  test("tapped twice is put down again", () => {
    show(view);
    table.tapPool(0);
    table.tapPool(0);
    expect(table.picked).toBeNull();
  });
});

test("only listed moves are sent, and one at a time", () => {
  show(aView({ legal: ["pass", "draft R5"] }));
  table.send("draft G2");
  expect(source.sent).toEqual([]);
  table.send("pass");
  table.send("draft R5");
  expect(source.sent).toEqual(["pass"]);
});

test("a tool's move goes from one lit space to another, and back until it is sent", () => {
  show(aView({ phase: "step", legal: ["move A1 B2", "move A1 C3", "move D5 A2"] }));
  expect([...table.lit]).toEqual(["A1", "D5"]);
  table.tapSpace("A1");
  expect([...table.lit].sort()).toEqual(["A1", "B2", "C3"]);
  table.tapSpace("A1");
  expect([...table.lit]).toEqual(["A1", "D5"]);
  table.tapSpace("A1");
  table.tapSpace("C3");
  expect(source.sent).toEqual(["move A1 C3"]);
});

test("alone, a tool asks for the die that pays", () => {
  show(aView({ pool: ["Y1", "Y3", "R2"], legal: ["use lathekin Y1", "use lathekin Y3", "draft R2"] }));
  table.useTool("lathekin");
  expect([table.paying, source.sent]).toEqual(["lathekin", []]);
  table.tapPool(2);
  expect(source.sent).toEqual([]);
});

test("with several dice that could pay, the tapped one does", () => {
  show(aView({ pool: ["Y1", "Y3"], legal: ["use lathekin Y1", "use lathekin Y3"] }));
  table.useTool("lathekin");
  table.tapPool(1);
  expect(source.sent).toEqual(["use lathekin Y3"]);
});

test("nothing is sent over a line that is lost, and what was under way is asked for anew", () => {
  show(aView({ legal: ["pass"] }));
  table.send("pass");
  source.tell({ kind: "line", open: false });
  table.send("pass");
  expect(source.sent).toEqual(["pass"]);
  source.tell({ kind: "line", open: true });
  table.send("pass");
  expect(source.sent).toEqual(["pass", "pass"]);
});

test("undo is asked for only where the server says that it may be", () => {
  show(aView({ legal: ["pass"] }));
  table.undo();
  expect(source.sent).toEqual([]);
  show(aView({ legal: ["pass"] }), true);
  table.undo();
  expect(source.sent).toEqual(["undo"]);
});

test("a refusal is shown and everything chosen is put down", () => {
  show(aView({ pool: ["R5"], legal: ["draft R5"], breaks: { R5: bare(0) } }));
  table.tapPool(0);
  table.send("draft R5");
  source.tell({ kind: "refused", move: "draft R5", text: "No." });
  expect([table.refused, table.picked, table.asked]).toEqual(["No.", null, ""]);
});

test("a spectator is offered nothing", () => {
  const offers = offersOf(aView({ you: null, legal: [] }));
  expect([offers.pool.size, offers.place.size, offers.tools.size, offers.plain.length]).toEqual([0, 0, 0, 0]);
});

describe("why a space refuses", () => {
  const rules = ["P1", "P2", "P3", "P4", "P5", "P6", "U10", "G5"];
  const dice = ["R5", ...Array<null>(19).fill(null)];
  const ask = (rule: string, die: string, place: number, printed = ".".repeat(20)) =>
    refusalOf(rules, 1 << rules.indexOf(rule), die, place, dice, printed);

  test.each([
    ["P1", "refuse-occupied"],
    ["P2", "refuse-first-die"],
    ["P3", "refuse-touch"],
    ["U10", "refuse-isolated"],
    ["G5", "refuse-board"],
  ])("%s", (rule, id) => {
    expect(ask(rule, "G1", 7)).toEqual({ id, values: {} });
  });

  test("names the printed colour and value", () => {
    expect(ask("P4", "G1", 1, `.R${".".repeat(18)}`)).toEqual({ id: "refuse-colour-space", values: { color: "red" } });
    expect(ask("P5", "G1", 1, `.6${".".repeat(18)}`)).toEqual({ id: "refuse-value-space", values: { value: 6 } });
  });

  test("names the neighbour that is alike", () => {
    expect(ask("P6", "G5", 1)).toEqual({ id: "refuse-same-value", values: { side: "left", value: 5 } });
    expect(ask("P6", "R2", 5)).toEqual({ id: "refuse-same-colour", values: {} });
  });
});

function hand(die: string) {
  return { die, must_place: false, may_return: false, isolated: false, own: false };
}
