// The referee's answers about what was entered.

import type { ScoreSheet } from "../generated/protocol.ts";
import { Refusal } from "../source/lobby.ts";
import { auditQuestion, type Draft, sheetsQuestion } from "./draft.ts";

export interface Fault {
  cell: string;
  rules: string[];
  with?: string[];
}

export interface Audit {
  broken: Fault[];
  explained: { cell: string; rule: string; tools: string[] }[];
  repairs: { remove: string[]; total: number; discarded?: string[] }[];
}

export interface Verdict {
  sheet: ScoreSheet;
  audits: Audit[];
}

async function ask<Answer>(question: object, language: string): Promise<Answer> {
  const headers = { "accept-language": language, "content-type": "application/json" };
  const answer = await fetch("./api/referee", { method: "POST", headers, body: JSON.stringify(question) });
  const read = (await answer.json().catch(() => null)) as (Answer & { error?: { text?: string } }) | null;
  if (!answer.ok || !read) throw new Refusal(read?.error?.text ?? answer.statusText);
  return read;
}

/** All sheets, and what every window breaks. */
export async function judged(draft: Draft, language: string): Promise<Verdict> {
  const [{ sheet }, audits] = await Promise.all([
    ask<Pick<Verdict, "sheet">>(sheetsQuestion(draft), language),
    Promise.all(draft.players.map((_, seat) => ask<Audit>(auditQuestion(draft, seat), language))),
  ]);
  return { sheet, audits };
}
