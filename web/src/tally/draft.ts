// What has been entered of a real table, kept in this browser until somebody starts over; and the questions that the
// referee is asked about it. Nothing is judged here.

import { ENTRIES, type Entry } from "../learn/reference.ts";

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
  stage: number; // what is looked at: 0 the table, then each player, then the result
}

export const SPACES = 20;
export const MOST_PLAYERS = 6;
export const MOST_BLOOMS = 2;
export const MOST_TOKENS = 30;
const KEY = "vitrall-tally";
const DIE = /^[RYGBPS][1-6]$/;

export function newPlayer(): PlayerDraft {
  const dice = Array<string | null>(SPACES).fill(null);
  return { name: "", pattern: "", privates: [], tokens: 0, pioneers: [], blooms: [], dice };
}

export function newDraft(): Draft {
  return { players: [newPlayer(), newPlayer()], objectives: [], tools: [], board: "", target: 0, stage: 0 };
}

/** As many players as asked for; those who go are forgotten, those who come are new. */
export function seated(players: readonly PlayerDraft[], count: number): PlayerDraft[] {
  return Array.from({ length: count }, (_, at) => players[at] ?? newPlayer());
}

// ---- kept in the browser ----

export function keptDraft(): Draft {
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
    // a browser that keeps nothing still scores
  }
}

/** What was kept, as far as it can be understood. */
export function readDraft(text: string | null): Draft {
  let kept: Partial<Draft> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Partial<Draft>;
  } catch {
    return newDraft();
  }
  const players = Array.isArray(kept.players) ? kept.players.slice(0, MOST_PLAYERS).map(readPlayer) : [];
  return {
    players: players.length ? players : newDraft().players,
    objectives: cards(kept.objectives, "public", "rivalry"),
    tools: cards(kept.tools, "tool"),
    board: cards([kept.board], "board")[0] ?? "",
    target: number(kept.target, 1000),
    stage: Math.min(number(kept.stage, MOST_PLAYERS + 1), (players.length || 2) + 1),
  };
}

function readPlayer(kept: Partial<PlayerDraft> | null): PlayerDraft {
  const dice = Array.isArray(kept?.dice) ? kept.dice : [];
  return {
    name: typeof kept?.name === "string" ? kept.name.slice(0, 16) : "",
    pattern: cards([kept?.pattern], "pattern")[0] ?? "",
    privates: cards(kept?.privates, "private").slice(0, 2),
    tokens: number(kept?.tokens, MOST_TOKENS),
    pioneers: cards(kept?.pioneers, "pioneer"),
    blooms: cards(kept?.blooms, "bloom").slice(0, MOST_BLOOMS),
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

// ---- asked of the referee ----

export function alone(draft: Draft): boolean {
  return draft.players.length === 1;
}

/** A rivalry compares several windows, and what is about grey glass needs its board. */
export function objectivesOf(draft: Draft): string[] {
  const idle = ENTRIES.filter((entry) =>
    entry.kind === "rivalry" ? alone(draft) : entry.box === "glory" && !draft.board,
  );
  return draft.objectives.filter((id) => !idle.some((entry) => entry.id === id));
}

export function rowsOf(dice: readonly (string | null)[]): (string | null)[][] {
  return [0, 5, 10, 15].map((start) => dice.slice(start, start + 5));
}

export function sheetsQuestion(draft: Draft): object {
  return {
    ask: "sheets",
    rows: true,
    ...board(draft),
    objectives: objectivesOf(draft),
    ...(alone(draft) ? { target: draft.target } : {}),
    players: draft.players.map((player) => ({
      ...shared(player),
      ...(player.privates.length ? { private: alone(draft) ? player.privates : player.privates[0] } : {}),
    })),
  };
}

export function auditQuestion(draft: Draft, seat: number): object {
  const player = draft.players[seat] ?? newPlayer();
  const rivals = draft.players.filter((_, at) => at !== seat).map((other) => rowsOf(other.dice));
  return {
    ask: "audit",
    ...board(draft),
    objectives: objectivesOf(draft),
    tools: draft.tools,
    ...(rivals.length ? { rivals } : {}),
    ...shared(player),
    ...(player.privates[0] ? { private: player.privates[0] } : {}),
  };
}

function board(draft: Draft): { board?: string } {
  return draft.board ? { board: draft.board } : {};
}

function shared(player: PlayerDraft): object {
  const { tokens, pioneers, blooms } = player;
  return { pattern: player.pattern || null, dice: rowsOf(player.dice), tokens, pioneers, blooms };
}
