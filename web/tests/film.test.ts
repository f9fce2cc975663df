// A recorded game goes on with the recorded move alone, and by itself where others move.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilmSource, type Shot } from "../src/source/film.ts";
import type { News } from "../src/source/source.ts";
import { anUpdate, aView } from "./views.ts";

const frame = (number: number, next: string | null, mine: boolean): Shot => ({
  ...anUpdate({ number, seat: 0, view: aView({ turn: number }), undo: true }),
  next,
  mine,
  idea: null,
});
const FILM = {
  names: ["Ana", "Bo"],
  frames: [frame(0, "draft R5", true), frame(1, "place A1", true), frame(2, "pass", false), frame(3, null, false)],
};

let heard: News[];

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});

afterEach(() => vi.useRealTimers());

function filmAt(at: number, pace: number): FilmSource {
  const source = new FilmSource(FILM, { at, pace });
  source.open((news) => heard.push(news));
  return source;
}

const numbers = (): number[] => heard.flatMap((news) => (news.kind === "update" ? [news.update.number] : []));

test("frames before the first one shown are sent without their views, as a server tells a gap", () => {
  filmAt(2, -1);
  const views = heard.flatMap((news) => (news.kind === "update" ? [news.update.view === null] : []));
  expect(views).toEqual([true, true, false]);
});

test("another move than the recorded one is refused", () => {
  const source = filmAt(0, -1);
  source.move("pass");
  expect(heard.at(-1)).toMatchObject({ kind: "refused", move: "pass" });
});

test("it goes on by itself where others move", () => {
  const source = filmAt(0, 100);
  source.move("draft R5");
  vi.advanceTimersByTime(1);
  source.move("place A1");
  vi.advanceTimersByTime(1);
  expect(numbers()).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(100);
  expect(numbers()).toEqual([0, 1, 2, 3]);
});

test("taking back is an entry of its own that shows the frame before", () => {
  const source = filmAt(1, -1);
  source.undo();
  expect(heard.at(-1)).toMatchObject({ kind: "update", update: { number: 2, back: 1, view: { turn: 0 } } });
});
