// The sections of the rules: the messages of each, in order.

export interface Section {
  title: string;
  texts: readonly string[];
  list?: readonly string[]; // one paragraph each
}

export const PLACEMENT = ["rule-p1", "rule-p2", "rule-p3", "rule-p4", "rule-p5", "rule-p6"] as const;

export const SECTIONS: readonly Section[] = [
  { title: "rulebook-goal", texts: ["help-goal"] },
  { title: "rulebook-setup", texts: ["rulebook-setup-cards", "rulebook-setup-table"] },
  { title: "rulebook-round", texts: ["help-round", "rulebook-order"] },
  { title: "rulebook-turn", texts: ["help-turn", "rulebook-drafted"] },
  { title: "rulebook-placing", texts: ["help-placement"], list: PLACEMENT },
  { title: "rulebook-tools", texts: ["help-tools", "rulebook-tool-use"] },
  { title: "rulebook-end", texts: ["help-track"] },
  { title: "rulebook-score", texts: ["help-score", "rulebook-ties", "rulebook-misplaced"] },
  { title: "rulebook-alone", texts: ["help-round-alone", "help-solo"] },
  { title: "rulebook-many", texts: ["rulebook-many-dice", "help-private-pools"] },
  { title: "term-glory", texts: ["help-grey-glass", "help-pioneers", "help-blooms", "help-rivalry"] },
];
