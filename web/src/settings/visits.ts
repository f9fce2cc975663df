// What this browser remembers about a first visit, so that nothing is offered twice.

import { SOLO_LEVELS, type SoloLevel, USUAL_TOOLS } from "../opening/close-game.ts";
import { neverSat } from "../source/lobby.ts";
import { storageName } from "../source/place.ts";

const KEY = storageName("vitrall-visits");
const LEVEL = "beginner"; // of the first opponent

interface Visits {
  learned?: boolean; // the lesson was opened
  hatches?: boolean; // the offer of hatching was answered
  coached?: string; // the table with the notes for beginners; "done" once they were read
  level?: string; // of the bot to play against
  soloLevel?: SoloLevel; // of the latest solo game with chosen settings
}

function visits(): Visits {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Visits;
  } catch {
    return {};
  }
}

function keep(more: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...visits(), ...more }));
  } catch {
    // a browser that stores nothing is always on its first visit
  }
}

/** Whether this browser has neither played nor opened the lesson. */
export function isFirstVisit(): boolean {
  return neverSat() && !visits().learned;
}

export function lessonOpened(): void {
  keep({ learned: true });
}

export function offersHatches(): boolean {
  return !visits().hatches;
}

export function hatchesAnswered(): void {
  keep({ hatches: true });
}

/** The first table of a new player shows three notes. */
export function coachAt(table: string): void {
  if (!visits().coached) keep({ coached: table });
}

export function isCoached(table: string): boolean {
  return table !== "" && visits().coached === table;
}

export function coachRead(): void {
  keep({ coached: "done" });
}

export function storedLevel(): string {
  return visits().level ?? LEVEL;
}

export function keepLevel(level: string): void {
  keep({ level });
}

export function storedSoloLevel(): SoloLevel {
  const stored = visits().soloLevel;
  return SOLO_LEVELS.find((level) => level === stored) ?? USUAL_TOOLS;
}

export function keepSoloLevel(soloLevel: SoloLevel): void {
  keep({ soloLevel });
}
