// What was entered about a real table, stored in this browser until you start over, and the question to the referee about
// it. Nothing is judged here.

import limits from "../generated/limits.json" with { type: "json" };
import { ENTRIES, type Entry } from "../learn/reference.ts";
import { storageName } from "../source/place.ts";

export interface PlayerDraft {
  name: string;
  pattern: string;
  privates: string[]; // one; alone perhaps two
  tokens: number;
  pioneers: string[];
  blooms: string[];
  dice: (string | null)[];
}

export interface Draft {
  players: PlayerDraft[];
  objectives: string[];
  tools: string[];
  board: string; // the restriction board, where there is grey glass
  target: number; // of the solo game
  stage: number; // the step that is shown: 0 the table, then each player, then the result
}

export const SPACES = 20;
export const MOST_TOKENS = 30;
const KEY = storageName("vitrall-tally");
const DIE = /^[RYGBPS][1-6]$/;

export function newPlayer(): PlayerDraft {
  const dice = Array<string | null>(SPACES).fill(null);
  return { name: "", pattern: "", privates: [], tokens: 0, pioneers: [], blooms: [], dice };
}

export function newDraft(): Draft {
  return { players: [newPlayer(), newPlayer()], objectives: [], tools: [], board: "", target: 0, stage: 0 };
}

/** Set the number of players: surplus ones are removed, new ones are empty. */
export function seated(players: readonly PlayerDraft[], count: number): PlayerDraft[] {
  return Array.from({ length: count }, (_, at) => players[at] ?? newPlayer());
}

// ---- stored in the browser ----

export function storedDraft(): Draft {
  try {
    return readDraft(localStorage.getItem(KEY));
  } catch {
    return newDraft();
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // a browser that stores nothing can still score
  }
}

/** The stored draft, as far as it is valid. */
export function readDraft(text: string | null): Draft {
  let stored: Partial<Draft> = {};
  try {
    stored = (JSON.parse(text ?? "{}") ?? {}) as Partial<Draft>;
  } catch {
    return newDraft();
  }
  const players = Array.isArray(stored.players) ? stored.players.slice(0, limits.players).map(readPlayer) : [];
  return {
    players: players.length ? players : newDraft().players,
    objectives: cards(stored.objectives, "public", "rivalry"),
    tools: cards(stored.tools, "tool"),
    board: cards([stored.board], "board")[0] ?? "",
    target: number(stored.target, 1000),
    stage: Math.min(number(stored.stage, limits.players + 1), (players.length || 2) + 1),
  };
}

function readPlayer(stored: Partial<PlayerDraft> | null): PlayerDraft {
  const dice = Array.isArray(stored?.dice) ? stored.dice : [];
  return {
    name: typeof stored?.name === "string" ? stored.name.slice(0, 16) : "",
    pattern: cards([stored?.pattern], "pattern")[0] ?? "",
    privates: cards(stored?.privates, "private").slice(0, limits.privates),
    tokens: number(stored?.tokens, MOST_TOKENS),
    pioneers: cards(stored?.pioneers, "pioneer"),
    blooms: cards(stored?.blooms, "bloom").slice(0, limits.blooms),
    dice: newPlayer().dice.map((_, place) => (DIE.test(dice[place] ?? "") ? (dice[place] ?? null) : null)),
  };
}

function number(value: unknown, most: number): number {
  return typeof value === "number" && Number.isInteger(value) ? Math.min(Math.max(value, 0), most) : 0;
}

function cards(ids: unknown, ...kinds: Entry["kind"][]): string[] {
  const known = ENTRIES.filter((entry) => kinds.includes(entry.kind)).map((entry) => entry.id);
  return Array.isArray(ids) ? known.filter((id) => ids.includes(id)) : [];
}

// ---- the question to the referee ----

export function alone(draft: Draft): boolean {
  return draft.players.length === 1;
}

export function rowsOf(dice: readonly (string | null)[]): (string | null)[][] {
  return [0, 5, 10, 15].map((start) => dice.slice(start, start + 5));
}

/** The table as it was entered; the referee decides what counts. */
export function tableQuestion({ players, objectives, tools, board, target }: Draft): object {
  const entered = players.map(({ name: _, pattern, dice, ...counted }) => ({
    ...counted,
    pattern: pattern || null,
    dice: rowsOf(dice),
  }));
  return { ask: "table", players: entered, objectives, tools, board: board || null, target };
}
