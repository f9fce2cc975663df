// The socket: greets, sends numbered moves, hears each entry once, and takes a dropped line up where it broke.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SocketSource } from "../src/source/socket.ts";
import type { News } from "../src/source/source.ts";
import { aView } from "./views.ts";

class Line extends EventTarget {
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

const update = (number: number, view: unknown = null) => ({
  type: "update",
  number,
  seat: 0,
  made: ["pass"],
  view,
  undo: false,
  clock: null,
});
const state = (number: number) => ({ type: "state", number, view: aView({}), undo: false, clock: null });

test("it greets with its secret, its language and nothing seen", () => {
  expect(line().sent).toEqual([{ type: "hello", version: 1, language: "pl", secrets: ["mine"], last: -1 }]);
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
    line().tell({ type: "welcome", version: 1, table, seats: [0, 1], number: 0 });
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
