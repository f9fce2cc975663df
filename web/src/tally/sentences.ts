// The referee's sentences about one window.

import type { FaultLine, RepairLine } from "../generated/protocol.ts";
import type { Words } from "../words/speech.ts";

export function faultText({ line, notes }: FaultLine, words: Words): string {
  return [line, ...notes].map((each) => words.message(each)).join(" ");
}

export function repairText({ remove, lines }: RepairLine, words: Words): string {
  return lines.map((line) => words.message(line)).join(" ") || remove.join(", ");
}
