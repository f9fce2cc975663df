// Which sentence tells a seat what it is asked for; the same choice as the terminal makes.

import type { View } from "../generated/protocol.ts";

const STEPS: Record<string, readonly [string, string, string]> = {
  move: ["step-move", "step-move-second", "step-move-optional"],
  swap: ["step-swap", "step-swap", "step-swap"],
  draft: ["step-draft-again", "step-draft-again", "step-draft-again"],
  trade: ["step-trade", "step-trade", "step-trade"],
  exchange: ["step-exchange", "step-exchange", "step-exchange"],
  again: ["step-again", "step-again", "step-again-optional"],
};
const TURNS: Record<number, string> = { 5: "step-turn-other", 6: "step-turn-any" };

/** The message, and the die it speaks of if there is one. */
export function asked(view: View): { id: string; die: string } {
  if (view.phase === "choose") return { id: "prompt-choose", die: "" };
  if (view.phase === "keep") return { id: "prompt-keep", die: "" };
  if (view.phase === "step") return { id: step(view), die: "" };
  return view.hand ? withHand(view, view.hand.die) : { id: turn(view), die: "" };
}

/** What is left of a turn: only what may be done is named. With private pools there is one more thing to do (X4). */
function turn(view: View): string {
  const verbs = new Set(view.legal.map((move) => move.split(" ")[0] ?? ""));
  const pools = verbs.has("take");
  if (!pools && !verbs.has("draft")) return verbs.has("use") ? "prompt-turn-tool" : "prompt-turn-end";
  if (!verbs.has("use")) return pools ? "prompt-turn-pools-no-tool" : "prompt-turn-no-tool";
  return pools ? "prompt-turn-pools" : "prompt-turn";
}

function withHand(view: View, die: string): { id: string; die: string } {
  if (view.legal.length === 1 && view.legal[0] === "return") return { id: "prompt-return", die: "" };
  if (view.hand?.may_return) return { id: "prompt-hand-may-return", die };
  return { id: view.hand?.isolated ? "prompt-hand-isolated" : "prompt-hand", die };
}

function step(view: View): string {
  const verbs = new Set(view.legal.map((move) => move.split(" ")[0] ?? ""));
  const verb = [...verbs].filter((each) => each !== "stop").sort()[0] ?? "";
  const sentences = STEPS[verb];
  if (!sentences) return TURNS[view.legal.length] ?? "step-turn-one";
  const [first, second, optional] = sentences;
  if (verbs.has("stop")) return optional;
  return view.using?.step ? second : first;
}
