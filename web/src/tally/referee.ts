// The referee's answer about what was entered.

import type { TableVerdict } from "../generated/protocol.ts";
import { Refusal } from "../source/lobby.ts";
import { reach } from "../source/reach.svelte.ts";
import { type Draft, tableQuestion } from "./draft.ts";

/** All sheets, and the rules that every window breaks. */
export async function judged(draft: Draft, language: string): Promise<TableVerdict> {
  const headers = { "accept-language": language, "content-type": "application/json" };
  const body = JSON.stringify(tableQuestion(draft));
  const answer = await reach("./api/referee", { method: "POST", headers, body });
  const read = (await answer.json().catch(() => null)) as (TableVerdict & { error?: { text?: string } }) | null;
  if (!answer.ok || !read) throw new Refusal(read?.error?.text ?? answer.statusText);
  return read;
}
