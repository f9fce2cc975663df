// Requests to a player beside the game: takeback, pause, replacement by a bot. Each has one sentence and its answers.

import type { Words } from "../words/speech.ts";
import { movesBack } from "../words/takebacks.ts";
import type { Table } from "./table.svelte.ts";

export interface Answer {
  id: string; // of its message
  main: boolean;
  give: () => void;
}

export interface Notice {
  id: string;
  text: string;
  answers: Answer[];
  lasts?: boolean; // cannot be dismissed: the game needs an answer
}

type Names = readonly string[];

export function noticesOf(table: Table, names: Names, words: Words): Notice[] {
  if (!table.company.plays) return [];
  return [
    ...standIn(table, words),
    ...goingBack(table, names, words),
    ...pausing(table, names, words),
    ...votes(table, names, words),
  ];
}

const list = (seats: readonly number[], names: Names): string => seats.map((seat) => names[seat] ?? "").join(", ");

function standIn({ company }: Table, words: Words): Notice[] {
  if (!company.yours.some((seat) => company.standsIn(seat))) return [];
  const back: Answer = { id: "web-return", main: true, give: () => company.comeBack() };
  return [{ id: "stand-in", text: words.say("web-stand-in-yours"), answers: [back], lasts: true }];
}

function goingBack(table: Table, names: Names, words: Words): Notice[] {
  const { company } = table;
  if (company.refused) return [{ id: "back", text: words.say("web-takeback-refused"), answers: [] }];
  const first = company.wish?.first ?? null;
  if (first === null || !company.wish) return [];
  const move = movesBack(table.entries, table.laid, names, words).find((each) => each.number === first)?.text ?? "";
  const no: Answer = { id: company.agrees ? "web-withdraw" : "web-refuse", main: false, give: () => company.refuse() };
  const yes: Answer = { id: "web-agree", main: true, give: () => company.goBack(first) };
  if (company.agrees) return [{ id: "back", text: words.say("web-takeback-yours", { move }), answers: [no] }];
  const text = words.say("web-takeback-wish", { name: list(company.wish.agreed, names), move });
  return [{ id: "back", text, answers: [yes, no] }];
}

function pausing({ company }: Table, names: Names, words: Words): Notice[] {
  const goOn: Answer = { id: "web-resume", main: true, give: () => company.pause(false) };
  if (company.paused) return [{ id: "pause", text: words.say("web-paused"), answers: [goOn], lasts: true }];
  if (!company.pausing.length) return [];
  if (company.yours.every((seat) => company.pausing.includes(seat))) {
    const no: Answer = { id: "web-withdraw", main: false, give: () => company.pause(false) };
    return [{ id: "pause", text: words.say("web-pause-yours"), answers: [no] }];
  }
  const yes: Answer = { id: "web-agree", main: true, give: () => company.pause(true) };
  return [{ id: "pause", text: words.say("web-pause-wish", { name: list(company.pausing, names) }), answers: [yes] }];
}

function votes({ company }: Table, names: Names, words: Words): Notice[] {
  return company.voted.map((seat) => {
    const name = names[seat] ?? "";
    if (company.yours.includes(seat)) return { id: `vote-${seat}`, text: words.say("web-replace-yours"), answers: [] };
    const wish = company.isAway(seat) ? "web-replace-wish" : "web-replace-late-wish";
    const agreed = company.yours.every((own) => company.votes(seat).includes(own));
    const yes: Answer = { id: "web-agree", main: true, give: () => company.replace(seat) };
    return { id: `vote-${seat}`, text: words.say(wish, { name }), answers: agreed ? [] : [yes] };
  });
}
