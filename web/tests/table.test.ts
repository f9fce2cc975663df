// What may be tapped is what the view lists, and nothing else is ever sent.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../src/generated/protocol.ts";
import { ownTable } from "../src/source/quiet.ts";
import type { Advance } from "../src/source/source.ts";
import { Table } from "../src/table/table.svelte.ts";
import { SPACES } from "../src/table/view.ts";
import { Recorder } from "./recorder.ts";
import { anEvent, anUpdate, aQuestion, aSeat, aView } from "./views.ts";

let source: Recorder;
let table: Table;

beforeEach(() => {
  source = new Recorder();
  table = new Table(source);
  table.open();
});

function show(view: View, undo = false): void {
  source.tell({ kind: "update", update: anUpdate({ view, undo }) });
}

const bare = (blocked: number): number[] => SPACES.map((_, place) => (place === 3 ? 0 : blocked));

describe("a die of the pool", () => {
  const asks = aQuestion({ pool: { R5: 0 }, buttons: { pass: 1 } });
  const barriers = {
    lines: [{ id: "refuse-touch", values: {} }],
    dice: { R5: SPACES.map((space) => (space === "A4" ? -1 : 0)) },
  };
  const view = aView({
    pool: ["R5", "G2"],
    legal: ["draft R5", "pass"],
    asks,
    breaks: { R5: bare(4), G2: bare(0) },
    barriers,
  });
  const placing = aView({
    hand: hand("R5"),
    legal: ["place A4", "place B1"],
    asks: aQuestion({ spaces: { A4: 0, B1: 1 } }),
  });

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
    show(placing);
    expect(source.sent).toEqual(["draft R5", "place A4"]);
  });

  test("is shown on its way until the server has answered", () => {
    show(view);
    table.tapPool(0);
    table.tapSpace("A4");
    expect(table.coming).toEqual({ space: "A4", die: "R5" });
    show(placing);
    expect(table.coming).toEqual({ space: "A4", die: "R5" });
    source.tell({ kind: "refused", move: "place A4", text: "No." });
    expect(table.coming).toBeNull();
  });

  test("is not placed where the view no longer allows it", () => {
    show(view);
    table.tapPool(0);
    table.tapSpace("A4");
    show(aView({ hand: hand("R5"), legal: ["place B1"], asks: aQuestion({ spaces: { B1: 0 } }) }));
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
  table.send(2);
  table.send(undefined);
  expect(source.sent).toEqual([]);
  table.send(0);
  table.send(1);
  expect(source.sent).toEqual(["pass"]);
});

test("a tool's move goes from one lit space to another, and back until it is sent", () => {
  const asks = aQuestion({ moves: { A1: { B2: 0, C3: 1 }, D5: { A2: 2 } } }, false);
  show(aView({ phase: "step", legal: ["move A1 B2", "move A1 C3", "move D5 A2"], asks }));
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
  const asks = aQuestion({ payments: { lathekin: { Y1: 0, Y3: 1 } }, pool: { R2: 2 } });
  show(aView({ pool: ["Y1", "Y3", "R2"], legal: ["use lathekin Y1", "use lathekin Y3", "draft R2"], asks }));
  expect([table.offers("lathekin"), table.offers("flux-brush")]).toEqual([true, false]);
  table.useTool("lathekin");
  expect([table.paying, source.sent]).toEqual(["lathekin", []]);
  table.tapPool(2);
  expect(source.sent).toEqual([]);
});

test("with several dice that could pay, the tapped one does", () => {
  const asks = aQuestion({ payments: { lathekin: { Y1: 0, Y3: 1 } } });
  show(aView({ pool: ["Y1", "Y3"], legal: ["use lathekin Y1", "use lathekin Y3"], asks }));
  table.useTool("lathekin");
  table.tapPool(1);
  expect(source.sent).toEqual(["use lathekin Y3"]);
});

test("nothing is sent over a line that is lost, and what was under way is asked for anew", () => {
  show(aView({ legal: ["pass"] }));
  table.send(0);
  source.tell({ kind: "line", open: false });
  table.send(0);
  expect(source.sent).toEqual(["pass"]);
  source.tell({ kind: "line", open: true });
  table.send(0);
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

describe("one gesture", () => {
  const drafting = aView({
    pool: ["R5"],
    legal: ["draft R5"],
    asks: aQuestion({ pool: { R5: 0 } }),
    breaks: { R5: bare(4) },
  });
  const placing = aView({ hand: hand("R5"), legal: ["place A4"], asks: aQuestion({ spaces: { A4: 0 } }) });
  const placed = aView({ legal: ["pass"], asks: aQuestion({ buttons: { pass: 0 } }) });
  const tell = (number: number, view: View, back: number | null = null): void =>
    source.tell({ kind: "update", update: anUpdate({ number, seat: 0, view, undo: true, back }) });

  test("of two moves is taken back by one tap", () => {
    tell(1, drafting);
    table.tapPool(0);
    table.tapSpace("A4");
    tell(2, placing);
    tell(3, placed);
    table.undo();
    tell(4, placing, 3);
    tell(5, drafting, 2);
    expect(source.sent).toEqual(["draft R5", "place A4", "undo", "undo"]);
  });

  test("that was one move is taken back alone", () => {
    tell(1, drafting);
    table.send(0);
    tell(2, placing);
    table.send(0);
    tell(3, placed);
    table.undo();
    tell(4, placing, 3);
    expect(source.sent).toEqual(["draft R5", "place A4", "undo"]);
  });
});

describe("a bot's moves", () => {
  const seats = [aSeat("Ana"), { ...aSeat("Bo"), kind: "bot" }];
  const tell = (number: number, seat: number, about: Partial<Advance> = {}): void =>
    source.tell({ kind: "update", update: anUpdate({ number, seat, view: aView({ turn: number }), ...about }) });

  const sitDown = (rolling = 0): void => {
    source = new Recorder();
    table = new Table(
      source,
      () => 100,
      () => rolling,
    );
    table.open();
    source.tell({ kind: "table", table: { ...ownTable("t", seats), yours: [0] } });
  };
  beforeEach(() => {
    vi.useFakeTimers();
    sitDown();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("come one after another, and a roll is looked at longer", () => {
    tell(1, 0, { events: [anEvent("log-round", null, { kind: "round-opened" })] });
    tell(2, 1);
    tell(3, 1);
    expect([table.number, table.pacing.waiting]).toEqual([1, true]);
    vi.advanceTimersByTime(299);
    expect(table.number).toBe(1);
    vi.advanceTimersByTime(1);
    expect(table.number).toBe(2);
    vi.advanceTimersByTime(100);
    expect([table.number, table.pacing.waiting]).toEqual([3, false]);
    expect(table.entries.map((entry) => entry.number)).toEqual([1, 2, 3]);
  });

  test("wait until the dice lie still, however slowly they roll", () => {
    sitDown(1700);
    tell(1, 0, { events: [anEvent("log-round", null, { kind: "round-opened" })] });
    tell(2, 1);
    vi.advanceTimersByTime(1699);
    expect(table.number).toBe(1);
    vi.advanceTimersByTime(1);
    expect(table.number).toBe(2);
  });

  test("are all shown to whoever skips them, and the own move never waits", () => {
    tell(1, 0);
    tell(2, 0);
    tell(3, 1);
    tell(4, 1);
    expect(table.number).toBe(3);
    table.pacing.skip();
    expect([table.number, table.pacing.waiting]).toEqual([4, false]);
  });

  test("do not come after the present, seen through another seat of this device", () => {
    tell(1, 1);
    tell(2, 1);
    source.tell({ kind: "view", ...anUpdate({}), view: aView({ turn: 9 }) });
    expect([table.number, table.view?.turn, table.pacing.waiting]).toEqual([2, 9, false]);
    vi.advanceTimersByTime(1000);
    expect(table.view?.turn).toBe(9);
  });

  test("wait for nobody where a clock runs", () => {
    tell(1, 1, { clock: [60, 60] });
    tell(2, 1, { clock: [60, 60] });
    expect(table.number).toBe(2);
  });
});

test("a refusal is shown and everything chosen is put down", () => {
  show(aView({ pool: ["R5"], legal: ["draft R5"], asks: aQuestion({ pool: { R5: 0 } }), breaks: { R5: bare(0) } }));
  table.tapPool(0);
  table.send(0);
  source.tell({ kind: "refused", move: "draft R5", text: "No." });
  expect([table.refused, table.picked, table.asked]).toEqual(["No.", null, ""]);
  table.cancel();
  expect(table.refused).toBe(""); // the next thing that is chosen has not been refused
});

test("a die that is not placed next is sent at once", () => {
  const seats = aView({}).seats.map((seat) => ({ ...seat, pool: ["B4"] }));
  show(aView({ seats, legal: ["exchange B4"], asks: aQuestion({ private_pool: { B4: 0 } }, false) }));
  table.tapOwn(0);
  expect([table.picked, source.sent]).toEqual([null, ["exchange B4"]]);
});

test("a spectator is offered nothing", () => {
  show(aView({ you: null, pool: ["R5"] }));
  table.tapPool(0);
  table.tapSpace("A1");
  table.useTool("lathekin");
  expect([table.picked, table.lit.size, source.sent]).toEqual([null, 0, []]);
});

function hand(die: string) {
  return { die, must_place: false, may_return: false, isolated: false, own: false };
}
