// One sentence for each thing a seat can be asked for.

import { expect, test } from "vitest";
import { asked } from "../src/table/asking.ts";
import { aView } from "./views.ts";

const hand = { die: "R5", must_place: false, may_return: false, isolated: false, own: false };
const using = { tool: 0, step: 0 };

test.each([
  [{ phase: "choose" }, "prompt-choose"],
  [{ phase: "keep" }, "prompt-keep"],
  [{ phase: "turn", legal: ["draft R5", "use lathekin", "pass"] }, "prompt-turn"],
  [{ phase: "turn", legal: ["draft R5", "pass"] }, "prompt-turn-no-tool"],
  [{ phase: "turn", legal: ["draft R5", "take G2", "use lathekin", "pass"] }, "prompt-turn-pools"],
  [{ phase: "turn", legal: ["draft R5", "take G2", "pass"] }, "prompt-turn-pools-no-tool"],
  [{ phase: "turn", legal: ["use lathekin", "pass"] }, "prompt-turn-tool"],
  [{ phase: "turn", legal: ["pass"] }, "prompt-turn-end"],
  [{ phase: "hand", hand, legal: ["place A1"] }, "prompt-hand"],
  [{ phase: "hand", hand, legal: ["return"] }, "prompt-return"],
  [{ phase: "hand", hand: { ...hand, isolated: true }, legal: ["place A1"] }, "prompt-hand-isolated"],
  [{ phase: "hand", hand: { ...hand, may_return: true }, legal: ["place A1", "return"] }, "prompt-hand-may-return"],
  [{ phase: "step", using, legal: ["move A1 B2"] }, "step-move"],
  [{ phase: "step", using: { tool: 0, step: 1 }, legal: ["move A1 B2"] }, "step-move-second"],
  [{ phase: "step", using, legal: ["move A1 B2", "stop"] }, "step-move-optional"],
  [{ phase: "step", using, legal: ["turn 4", "turn 6"] }, "step-turn-one"],
  [{ phase: "step", using, legal: [1, 2, 3, 4, 5].map((value) => `turn ${value}`) }, "step-turn-other"],
  [{ phase: "step", using, legal: [1, 2, 3, 4, 5, 6].map((value) => `turn ${value}`) }, "step-turn-any"],
  [{ phase: "step", using, legal: ["swap 3 G2"] }, "step-swap"],
  [{ phase: "step", using, legal: ["draft G2"] }, "step-draft-again"],
  [{ phase: "step", using, legal: ["trade A1 B2"] }, "step-trade"],
  [{ phase: "step", using, legal: ["exchange G2"] }, "step-exchange"],
  [{ phase: "step", using, legal: ["again G2"] }, "step-again"],
  [{ phase: "step", using, legal: ["again G2", "stop"] }, "step-again-optional"],
])("%o", (about, id) => {
  expect(asked(aView(about)).id).toBe(id);
});
