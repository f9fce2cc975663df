// @vitest-environment jsdom

// The people around a table: talk with its unread mark, wishes with their answers, who is away, who looks on.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, SeatInfo, TableInfo, TermsInfo } from "../src/generated/protocol.ts";
import { ownTable } from "../src/source/quiet.ts";
import { clockDigits } from "../src/table/clocks.svelte.ts";
import { noticesOf } from "../src/table/notices.ts";
import { Table } from "../src/table/table.svelte.ts";
import { movesBack } from "../src/words/takebacks.ts";
import { saidText } from "../src/words/talk.ts";
import { Recorder } from "./recorder.ts";
import { anEvent, anUpdate, aQuestion, aSeat, aView } from "./views.ts";
import { wordsOf } from "./words.ts";

const NAMES = ["Ana", "Bo"];
const words = await wordsOf("en");
let source: Recorder;
let table: Table;

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ ...aSeat(name), ...more });
const terms = (more: Partial<TermsInfo>): TermsInfo => ownTable("t", [], more).terms;
const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...ownTable("t", NAMES.map(aSeat), { chat: true, hints: true }),
  ...more,
});
const meet = (more: Partial<TableInfo> = {}): void => source.tell({ kind: "table", table: info(more) });
const said = (number: number, by: number, phrase = ""): void =>
  source.tell({ kind: "said", saying: { number, seat: by, phrase, text: "Hm." } });
const notices = () => noticesOf(table, NAMES, words);
const answers = (): string[] => notices().flatMap((notice) => notice.answers.map((answer) => answer.id));

beforeEach(() => {
  localStorage.clear();
  source = new Recorder();
  table = new Table(source);
  table.open();
  meet();
});

describe("talk", () => {
  test("what others say is new until it is read, on this device for ever", () => {
    said(0, 1);
    said(1, 0);
    expect(table.company.unread.length).toBe(1);
    table.company.read();
    expect(table.company.unread.length).toBe(0);
    const again = new Table(source);
    again.open();
    meet();
    said(0, 1);
    said(2, 1);
    expect(again.company.unread.map((each) => each.number)).toEqual([2]);
  });

  test("what is told again after a broken line is heard once", () => {
    said(0, 1);
    said(0, 1);
    expect(table.company.sayings.length).toBe(1);
  });

  test("a phrase follows the language, own words stay", async () => {
    const polish = await wordsOf("pl");
    const saying = { number: 0, seat: 1, phrase: "thanks", text: "Thank you!" };
    expect(saidText(saying, polish)).toBe("Dziękuję!");
    expect(saidText({ ...saying, phrase: "" }, polish)).toBe("Thank you!");
  });

  test("a table may play without it", () => {
    expect(table.company.talks).toBe(true);
    meet({ terms: terms({ chat: false }) });
    expect(table.company.talks).toBe(false);
  });

  test("moves are taken back by consent unless the table says otherwise", () => {
    source.tell({ kind: "table", table: info({ terms: terms({}) }) });
    expect(table.company.undoes).toBe(true);
    source.tell({ kind: "table", table: info({ terms: terms({ undo: "turn" }) }) });
    expect(table.company.undoes).toBe(false);
  });
});

describe("going back", () => {
  const entry = (number: number, seat: number, ...events: GameEvent[]): void =>
    source.tell({ kind: "update", update: anUpdate({ number, seat, events, view: aView({}), laid: 1 }) });

  beforeEach(() => {
    entry(1, 0, anEvent("log-choose-hidden", 0));
    entry(2, 0, anEvent("log-draft", 0));
    entry(3, 0, anEvent("log-place-it", 0, { instead: true }));
    entry(4, 0, anEvent("log-pass", 0, { logged: false }));
    entry(5, 1, anEvent("log-pass", 1), anEvent("round-begins", null));
  });

  test("moves after the choice of cards can be wished back, the latest first", () => {
    const moves = movesBack(table.entries, table.laid, NAMES, words);
    expect(moves.map((move) => move.number)).toEqual([5, 2]);
    expect(moves.at(-1)?.text).toContain("Ana");
  });

  test("whoever is asked agrees or refuses", () => {
    source.tell({ kind: "takeback", wish: { first: 5, agreed: [1] } });
    expect(notices()[0]?.text).toMatch(/^Bo would like/);
    expect(answers()).toEqual(["web-agree", "web-refuse"]);
    for (const answer of notices()[0]?.answers ?? []) answer.give();
    expect(source.sent).toEqual(["takeback 5", "takeback null"]);
  });

  test("whoever has asked may withdraw; a refusal is told; a move ends it", () => {
    source.tell({ kind: "takeback", wish: { first: 5, agreed: [0] } });
    expect(answers()).toEqual(["web-withdraw"]);
    source.tell({ kind: "takeback", wish: { first: null, agreed: [] } });
    expect(notices().map((notice) => notice.text)).toEqual([words.say("web-takeback-refused")]);
    entry(6, 0, anEvent("log-pass", 0));
    expect(notices()).toEqual([]);
  });
});

describe("pauses and bots that sit in", () => {
  test("a wish to pause is agreed to, or withdrawn by whoever has it", () => {
    meet({ pause: [1] });
    expect(answers()).toEqual(["web-agree"]);
    meet({ pause: [0] });
    expect(answers()).toEqual(["web-withdraw"]);
  });

  test("while the game is paused no move is sent, and anybody may end it", () => {
    source.tell({ kind: "update", update: anUpdate({ view: aView({ legal: ["pass"] }) }) });
    meet({ paused: true });
    table.send(0);
    expect(source.sent).toEqual([]);
    notices()[0]?.answers[0]?.give();
    expect(source.sent).toEqual(["pause false"]);
    meet();
    table.send(0);
    expect(source.sent.at(-1)).toBe("pass");
  });

  test("a vote is asked about while its person is away", () => {
    const seats = [seat("Ana"), seat("Bo", { here: false })];
    meet({ seats, votes: { "1": [2] } });
    expect(answers()).toEqual(["web-agree"]);
    meet({ seats, votes: { "1": [0] } });
    expect(answers()).toEqual([]);
  });

  test("a vote on somebody who is here and does not move is asked about in other words, and told to them", () => {
    meet({ seats: [seat("Ana"), seat("Bo", { here: false })], votes: { "1": [2] } });
    const away = notices()[0]?.text;
    meet({ votes: { "1": [2] } });
    expect(answers()).toEqual(["web-agree"]);
    expect(notices()[0]?.text).not.toBe(away);
    notices()[0]?.answers[0]?.give();
    expect(source.sent.at(-1)).toBe("replace 1");
    meet({ votes: { "0": [1] } });
    expect(answers()).toEqual([]);
    expect(notices()).toHaveLength(1);
  });

  test("others who are here may be replaced after a long wait, but not where a clock decides", () => {
    meet();
    expect([0, 1].map((at) => table.company.mayStall(at))).toEqual([false, true]);
    meet({ terms: { ...info().terms, clock: { ...info().terms.clock, kind: "turn" } } });
    expect(table.company.mayStall(1)).toBe(false);
    meet({ seats: [seat("Ana"), seat("Bo", { here: false })] });
    expect(table.company.mayStall(1)).toBe(false);
  });

  test("whoever a bot sits in for takes the seat back", () => {
    meet({ seats: [seat("Ana", { stand_in: "craftsman" }), seat("Bo")] });
    expect(answers()).toEqual(["web-return"]);
    notices()[0]?.answers[0]?.give();
    expect(source.sent).toEqual(["return 0"]);
  });

  test("whoever looks on is asked nothing", () => {
    meet({ yours: [], paused: true });
    expect([table.company.watches, notices()]).toEqual([true, []]);
  });
});

describe("clocks", () => {
  const show = (clock: number[]): void => {
    source.tell({ kind: "update", update: anUpdate({ view: aView({ awaited: [0] }), clock }) });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test("of those who are awaited run, the others stand", () => {
    show([65, 40]);
    vi.advanceTimersByTime(5000);
    expect([table.clocks.left(0), table.clocks.left(1)]).toEqual([60, 40]);
    vi.advanceTimersByTime(90_000);
    expect(table.clocks.left(0)).toBe(0);
  });

  test("stand still while the game is paused, and go on afterwards", () => {
    show([65, 40]);
    vi.advanceTimersByTime(5000);
    meet({ paused: true });
    vi.advanceTimersByTime(50_000);
    expect(table.clocks.left(0)).toBe(60);
    meet();
    vi.advanceTimersByTime(10_000);
    expect(table.clocks.left(0)).toBe(50);
  });

  test("warn a few times, and mark the last ten seconds", () => {
    show([61, 40]);
    expect([table.clocks.warned(0), table.clocks.isLate(0)]).toEqual([null, false]);
    vi.advanceTimersByTime(2000);
    expect([table.clocks.warned(0), table.clocks.isLate(0)]).toEqual([60, false]);
    vi.advanceTimersByTime(50_000);
    expect([table.clocks.warned(0), table.clocks.isLate(0)]).toEqual([10, true]);
  });

  test("show minutes and seconds", () => {
    expect([0, 9.2, 60, 3599.5].map(clockDigits)).toEqual(["0:00", "0:10", "1:00", "60:00"]);
  });
});

describe("hints", () => {
  const asks = aQuestion({ pool: { R5: 0, G2: 1 } });
  const view = aView({ pool: ["G2", "R5"], legal: ["draft R5", "draft G2"], asks, breaks: { R5: Array(20).fill(0) } });
  const idea = { move: "draft R5", points: 41.5, reasons: ["because"], line: { id: "offer-draft", values: {} } };

  beforeEach(() => source.tell({ kind: "update", update: anUpdate({ view }) }));

  test("are asked for once, and picked up without being played", () => {
    table.ask();
    table.ask();
    source.tell({ kind: "hint", number: 2, ideas: [idea] });
    expect([source.sent, table.ideas]).toEqual([["hint"], [idea]]);
    table.follow(idea);
    expect([table.picked?.die, table.ideas, source.sent]).toEqual(["R5", null, ["hint"]]);
  });

  test("that nobody waits for any more are not shown", () => {
    table.ask();
    source.tell({ kind: "update", update: anUpdate({ number: 2, view }) });
    source.tell({ kind: "hint", number: 2, ideas: [idea] });
    expect(table.ideas).toBeNull();
  });
});
