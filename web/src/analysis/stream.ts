// An analysis as the server makes it: lines of JSON that come one after the other. `docs/protocol.md` has the fields.

import type { Message, Result, View } from "../generated/protocol.ts";
import { Refusal } from "../source/lobby.ts";
import { reach } from "../source/reach.svelte.ts";

/** A value and its standard error: points in thousandths, chances in millionths. */
export type Figure = [number, number];

export interface Origin {
  kind: string;
  space?: string;
  round?: number;
}

/** A die that a line puts on a space of the window. */
export interface Mark {
  die: string;
  was: string; // the die as it lies there
  origin: Origin;
  space: string;
}

export interface Turn {
  round: number;
  turn: number;
  moves: number;
  word: string;
  loss: Figure;
  chance_loss: Figure;
  lines: { done: Message[]; better: Message[] };
  marks: { done: Mark[]; better: Mark[] };
  reasons: Message[];
}

export type Part = "expected" | "luck" | "own" | "others" | "rest";
export type Account = Record<Part, Figure> & { result: number };

export interface Roll {
  round: number;
  moves: number;
  points: Figure;
}

export interface OfferValue {
  line: Message;
  points: Figure;
  chosen: boolean;
}

export interface SeatAnalysis {
  seat: number;
  points: Account;
  chances: Account;
  accuracy: number;
  turns: Turn[];
  costliest: number[];
  offers: OfferValue[];
  luckiest: Roll | null;
  unluckiest: Roll | null;
}

export interface Moment {
  moves: number;
  round: number;
  points: Figure[];
  chances: Figure[];
}

export interface GameLine {
  type: "game";
  solo: boolean;
  decks: string[];
  seats: { kind: string; name: string }[];
  views: Record<string, View>;
  last: View;
  result: Result;
}

export interface AnalysisLine {
  type: "analysis";
  effort: string;
  share: number;
  playouts: number;
  curve: Moment[];
  seats: SeatAnalysis[];
}

export type Line =
  | { type: "waiting"; before: number }
  | { type: "working" }
  | { type: "done" }
  | { type: "resume" }
  | { type: "error"; error: { code: string; text: string } }
  | GameLine
  | AnalysisLine;

/** What is analysed: a table of the server, or a record. */
export type Source = { table: string } | { record: string };

/** Ask for an analysis, and hand over each line as it comes. An answer that breaks off throws a TypeError. */
export async function readAnalysis(
  source: Source,
  language: string,
  signal: AbortSignal,
  hear: (line: Line) => void,
): Promise<void> {
  const headers = { "accept-language": language };
  const answer =
    "table" in source
      ? await reach(`./api/tables/${source.table}/analysis`, { headers, signal, cache: "no-store" })
      : await reach("./api/analysis", { method: "POST", headers, signal, body: source.record });
  if (!answer.ok || !answer.body) {
    const read = (await answer.json().catch(() => null)) as { error?: { text?: string } } | null;
    throw new Refusal(read?.error?.text ?? answer.statusText);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(JSON.parse(line) as Line);
  }
}
