// The socket: greets, sends numbered moves, hears each entry once, and takes a dropped line up where it broke.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../src/generated/protocol.ts";
import { SocketSource } from "../src/source/socket.ts";
import type { News } from "../src/source/source.ts";
import { anUpdate, aView } from "./views.ts";

class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static lines: Line[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  constructor() {
    super();
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
  tell(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

let heard: News[];
let source: SocketSource;
const line = (): Line => Line.lines.at(-1) as Line;
const kinds = (): string[] => heard.map((news) => news.kind);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.lines = [];
  heard = [];
  source = new SocketSource({ url: "ws://here/", secrets: ["mine"], language: "pl" });
  source.open((news) => heard.push(news));
  line().dispatchEvent(new Event("open"));
});

afterEach(() => {
  source.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const update = (number: number, view: View | null = null) => ({
  type: "update",
  ...anUpdate({ number, seat: 0, view }),
});
const state = (number: number) => ({ type: "state", number, view: aView({}), undo: false, clock: null });

test("it greets with its secret, its language and nothing seen", () => {
  expect(line().sent).toEqual([{ type: "hello", version: 2, language: "pl", secrets: ["mine"], last: -1 }]);
});

describe("a choice that another one has overtaken", () => {
  const choosing = (number: number, legal: string[], awaited = [0, 1]) => ({
    ...state(number),
    view: aView({ legal, awaited }),
  });
  const moves = (): unknown[] => line().sent.filter((message) => message.type === "move");

  beforeEach(() => {
    line().tell({ type: "welcome", table: { seats: [] }, seats: [0], number: 0 });
    line().tell(choosing(0, ["keep 1 none", "choose 1 firmitas", "pass"]));
  });

  test("is made again where it may still be made", () => {
    source.move("keep 1 none");
    line().tell({ ...update(1, aView({})), seat: 1 });
    line().tell(choosing(1, ["keep 1 none"]));
    expect(moves()).toEqual([
      { type: "move", number: 1, move: "keep 1 none" },
      { type: "move", number: 2, move: "keep 1 none" },
    ]);
  });

  test("is not made twice, nor where it is too late", () => {
    source.move("choose 1 firmitas");
    line().tell(update(1, aView({})));
    line().tell(choosing(1, ["choose 1 firmitas"]));
    source.move("keep 1 none");
    line().tell(choosing(2, []));
    expect(moves().length).toBe(2);
  });

  test("is no turn: those are never made again by themselves", () => {
    line().tell(choosing(0, ["pass"], [0]));
    source.move("pass");
    line().tell(choosing(1, ["pass"], [0]));
    expect(moves().length).toBe(1);
  });
});

test("a move carries the number it is to have", () => {
  line().tell(state(0));
  source.move("draft R5");
  line().tell(update(1, aView({})));
  source.undo();
  expect(line().sent.slice(1)).toEqual([
    { type: "move", number: 1, move: "draft R5" },
    { type: "undo", number: 2 },
  ]);
});

test("an entry is heard once", () => {
  line().tell(state(0));
  line().tell(update(1));
  line().tell(update(1));
  expect(kinds()).toEqual(["line", "state", "update"]);
});

test("a dropped line is taken up from the last number, and more slowly each time", () => {
  line().tell(state(7));
  line().tell(update(8));
  line().close();
  expect(heard.at(-1)).toEqual({ kind: "line", open: false });
  vi.advanceTimersByTime(500);
  line().close();
  vi.advanceTimersByTime(500);
  expect(Line.lines.length).toBe(2);
  vi.advanceTimersByTime(500);
  expect(Line.lines.length).toBe(3);
  line().dispatchEvent(new Event("open"));
  expect(line().sent[0]).toMatchObject({ type: "hello", last: 8 });
});

test("after a state it asks for what came before, and tells it as one history", () => {
  line().tell(state(60));
  expect(line().sent.at(-1)).toEqual({ type: "ask", last: 20 });
  line().tell(update(59));
  line().tell(update(60, aView({})));
  const history = heard.at(-1);
  expect(history).toMatchObject({ kind: "history" });
  expect(history?.kind === "history" && history.entries.map((entry) => entry.number)).toEqual([59, 60]);
});

test("a refusal and a failure come through in words", () => {
  line().tell({ type: "refused", move: "pass", text: "Nie teraz." });
  line().tell({ type: "error", code: "x/y", text: "Nie." });
  expect(heard.slice(1)).toEqual([
    { kind: "refused", move: "pass", text: "Nie teraz." },
    { kind: "failed", text: "Nie." },
  ]);
});

test("talk, wishes, votes and hints are told as the protocol has them", () => {
  line().tell(state(7));
  source.say({ phrase: "hello" });
  source.say({ text: "Hm." });
  source.takeback(5);
  source.takeback(null);
  source.pause(true);
  source.replace(2);
  source.hint();
  expect(line().sent.slice(2)).toEqual([
    { type: "say", phrase: "hello" },
    { type: "say", text: "Hm." },
    { type: "takeback", number: 8, first: 5 },
    { type: "takeback", number: 8, first: null },
    { type: "pause", wish: true },
    { type: "replace", of: 2 },
    { type: "hint", number: 8 },
  ]);
});

test("what others say and wish is heard", () => {
  const saying = { number: 3, seat: 1, phrase: "oops", text: "Ojej…", at: 1.5 };
  line().tell({ type: "said", ...saying });
  line().tell({ type: "takeback", number: 4, first: 2, agreed: [1] });
  line().tell({ type: "hint", number: 8, seat: 0, ideas: [{ move: "pass", points: 1.5, reasons: [] }] });
  expect(heard[1]).toMatchObject({ kind: "said", saying });
  expect(heard[2]).toMatchObject({ kind: "takeback", wish: { first: 2, agreed: [1] } });
  expect(heard[3]).toEqual({ kind: "hint", number: 8, ideas: [{ move: "pass", points: 1.5, reasons: [] }] });
});

test("a move without an answer is taken for a dead line", () => {
  line().tell({ type: "welcome", version: 2, table: { id: "t" }, seats: [0], number: 7 });
  line().tell(state(7));
  source.move("pass");
  vi.advanceTimersByTime(5900);
  expect(heard.at(-1)?.kind).not.toBe("line");
  vi.advanceTimersByTime(200);
  expect(heard.at(-1)).toEqual({ kind: "line", open: false });
  vi.advanceTimersByTime(500);
  line().dispatchEvent(new Event("open"));
  expect(line().sent[0]).toMatchObject({ type: "hello", last: 7 });
});

test("a move that is answered is not", () => {
  line().tell(state(7));
  source.move("pass");
  line().tell(update(8, aView({})));
  vi.advanceTimersByTime(60_000);
  expect(Line.lines.length).toBe(1);
});

test("whoever is refused at the door does not knock again", () => {
  line().tell({ type: "error", code: "table/no-spectators", text: "Nie." });
  line().close();
  vi.advanceTimersByTime(60_000);
  expect([Line.lines.length, kinds()]).toEqual([1, ["line", "failed"]]);
});

test("another language takes the line up anew, without a word", () => {
  line().tell(state(7));
  const before = line();
  source.speak("uk");
  expect(before.readyState).toBe(3);
  line().dispatchEvent(new Event("open"));
  expect(line().sent[0]).toMatchObject({ type: "hello", language: "uk", last: 7 });
  expect(kinds()).not.toContain({ kind: "line", open: false });
  source.speak("uk");
  expect(Line.lines.length).toBe(2);
});

test("a source that is closed stays closed", () => {
  source.close();
  vi.advanceTimersByTime(60_000);
  expect(Line.lines.length).toBe(1);
});

describe("several seats at one device", () => {
  const seen = (you: number, awaited: number[]) => aView({ you, awaited, seat: awaited[0] ?? null });
  const table = { id: "t", status: "playing", seats: [], yours: [], owner: true };
  const eyes = (): (number | null)[] =>
    heard.flatMap((news) => {
      if (news.kind === "state" || news.kind === "view") return [news.view.you];
      return news.kind === "update" && news.update.view ? [news.update.view.you] : [];
    });

  beforeEach(() => {
    line().tell({ type: "welcome", version: 2, table, seats: [0, 1], number: 0 });
    line().tell({ ...state(0), view: seen(0, [0]) });
    line().tell({ ...state(0), view: seen(1, [0]) });
  });

  test("the table is shown through the seat that is awaited, never through the other", () => {
    expect(eyes()).toEqual([0]);
    line().tell(update(1, seen(0, [1])));
    line().tell(update(1, seen(1, [1])));
    expect(eyes()).toEqual([0, 1]);
    expect(kinds().filter((kind) => kind === "update").length).toBe(1);
  });

  test("a move names its seat", () => {
    source.move("pass");
    expect(line().sent.at(-1)).toEqual({ type: "move", number: 1, move: "pass", seat: 0 });
    line().tell(update(1, seen(0, [1])));
    line().tell(update(1, seen(1, [1])));
    source.move("pass");
    expect(line().sent.at(-1)).toEqual({ type: "move", number: 2, move: "pass", seat: 1 });
  });
});
