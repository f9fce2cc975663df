// The results of the daily puzzles, stored in this browser only. The first game that is finished on a day counts.

import type { Result } from "../generated/protocol.ts";
import { storageName } from "../source/place.ts";

const KEY = storageName("vitrall-puzzles");
const DAY = 24 * 60 * 60 * 1000;

export interface Outcome {
  points: number;
  target: number;
  won: boolean;
}

/** One day's puzzle: the table it is played at, and how it ended. */
export interface Solved {
  day: string; // such as 2026-11-16, in UTC
  table: string;
  outcome: Outcome | null;
}

/** All puzzles that were begun, the latest day first. */
export function storedPuzzles(): Solved[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return (Array.isArray(stored) ? stored.filter(isSolved) : []).sort((one, other) =>
      other.day.localeCompare(one.day),
    );
  } catch {
    return [];
  }
}

function isSolved(stored: unknown): stored is Solved {
  const { day, table } = (stored ?? {}) as Partial<Solved>;
  return typeof table === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day ?? "");
}

function keep(puzzles: readonly Solved[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(puzzles));
  } catch {
    // a browser that stores nothing can still play
  }
}

/** A day's puzzle was begun; one that was finished before stays as it ended. */
export function puzzleBegun(day: string, table: string): void {
  const puzzles = storedPuzzles();
  if (puzzles.some((puzzle) => puzzle.day === day && puzzle.outcome)) return;
  keep([...puzzles.filter((puzzle) => puzzle.day !== day), { day, table, outcome: null }]);
}

/** A game has ended; if it was a puzzle, store its result. Called whenever the score is shown. */
export function puzzleEnded(table: string, result: Result): void {
  const points = result.sheet.seats[0]?.total;
  if (points === undefined || result.target === null) return;
  const outcome = { points, target: result.target, won: result.winners.length > 0 };
  keep(storedPuzzles().map((puzzle) => (puzzle.table === table ? { ...puzzle, outcome } : puzzle)));
}

/** How many days one after the other have a finished puzzle, up to today; today itself may still be to come. */
export function streakOf(puzzles: readonly Solved[], today: string): number {
  const done = new Set(puzzles.filter((puzzle) => puzzle.outcome).map((puzzle) => puzzle.day));
  let day = done.has(today) ? today : before(today);
  let count = 0;
  for (; done.has(day); day = before(day)) count += 1;
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
