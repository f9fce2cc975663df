// What the referee says of one window, in sentences.

import type { Words } from "../words/speech.ts";
import type { Audit, Fault } from "./referee.ts";

export const REPAIRS_SHOWN = 4;

export interface FaultTold {
  cell: string;
  text: string;
}

/** One sentence for every rule that a space breaks, with its neighbours and the tools that could explain it. */
export function faultsTold(audit: Audit, words: Words): FaultTold[] {
  return audit.broken.flatMap((fault) =>
    fault.rules.map((rule) => ({ cell: fault.cell, text: told(fault, rule, audit, words) })),
  );
}

function told(fault: Fault, rule: string, audit: Audit, words: Words): string {
  const reason = words.say(`rule-${rule.toLowerCase()}`);
  const parts = [words.say("audit-fault", { space: fault.cell, reason })];
  const spaces = fault.with?.join(", ");
  if (spaces && rule === "P6") parts.push(words.say("audit-partners", { spaces }));
  if (spaces && rule === "G5") parts.push(words.say("audit-too-near", { spaces }));
  const tools = audit.explained.find((why) => why.cell === fault.cell && why.rule === rule)?.tools;
  if (tools) parts.push(words.say("audit-explained", { tools: tools.map((tool) => words.name(tool)).join(", ") }));
  return parts.join(" ");
}

/** The smallest repairs; alone their totals would be counted in another way, so only the spaces are told. */
export function repairsTold(audit: Audit, alone: boolean, words: Words): string[] {
  return audit.repairs.slice(0, REPAIRS_SHOWN).map((repair) => {
    const spaces = repair.remove.join(", ");
    if (alone) return spaces;
    const lost = repair.discarded?.map((card) => words.name(card)).join(", ");
    const remains = words.say("audit-repair", { spaces, points: repair.total });
    return lost ? `${remains} ${words.say("audit-discarded", { cards: lost })}` : remains;
  });
}
