// The lines of a score sheet in the order in which they are told, each with the spaces that earned it.

import type { Claim, Line, Result, Rivalry, Sheet } from "../generated/protocol.ts";
import type { Words } from "../words/speech.ts";

export interface SheetLine {
  what: string;
  reason: string;
  points: number;
  spaces: string[];
}

export function sheetLines(score: Sheet, words: Words): SheetLine[] {
  return [
    ...score.public.map((line) => card(line, words)),
    ...score.rivalries.map((rivalry) => ranked(rivalry, words)),
    ...(score.private ? [card(score.private, words)] : []),
    ...score.pioneers.map((line) => pioneer(line, words)),
    ...score.blooms.map((line) => bloom(line, words)),
    tokens(score, words),
    empty(score, words),
  ];
}

const sum = (claims: readonly Claim[]): number => claims.reduce((total, claim) => total + claim.points, 0);
const cells = (claims: readonly Claim[]): string[] => [...new Set(claims.flatMap((claim) => claim.cells))];

function card(line: Line, words: Words): SheetLine {
  const points = sum(line.claims);
  const reason = words.scored(line.id, line.claims.length, points);
  return { what: words.name(line.id), reason, points, spaces: cells(line.claims) };
}

function ranked(rivalry: Rivalry, words: Words): SheetLine {
  const reason = words.say("podium", { place: rivalry.place, points: rivalry.points });
  return { what: words.name(rivalry.id), reason, points: rivalry.points, spaces: cells(rivalry.found) };
}

function pioneer(line: Line, words: Words): SheetLine {
  const points = sum(line.claims);
  return { what: words.name(line.id), reason: words.say("points", { points }), points, spaces: cells(line.claims) };
}

function bloom(line: Line, words: Words): SheetLine {
  const points = sum(line.claims);
  const reason = points < 0 ? words.say("bloom-missed", { points: -points }) : words.say("bloom-met", { points });
  return { what: words.name(line.id), reason, points, spaces: points > 0 ? cells(line.claims) : [] };
}

function tokens(score: Sheet, words: Words): SheetLine {
  const reason = words.say("tokens-scored", { count: score.favor, points: score.favor });
  return { what: words.say("term-favor-tokens"), reason, points: score.favor, spaces: [] };
}

function empty(score: Sheet, words: Words): SheetLine {
  const reason = words.say("empty-spaces", { count: score.empty, points: -score.empty_points });
  return { what: words.say("term-empty-spaces"), reason, points: score.empty_points, spaces: [] };
}

/** Who has won, in one sentence. */
export function outcome(result: Result, names: readonly string[], words: Words): string {
  const points = Math.max(...result.scores.map((score) => score.total));
  const first = result.scores[0];
  if (result.target !== null && first) {
    const id = result.winners.length ? "solo-won" : "solo-lost";
    return words.say(id, { points: first.total, target: result.target });
  }
  const winners = result.winners.map((seat) => names[seat] ?? "");
  const best = result.scores.find((score) => score.seat === result.winners[0])?.total ?? points;
  if (winners.length === 1) return words.say("winner", { name: winners[0] ?? "", points: best });
  return words.say("winners-shared", { names: winners.join(", "), points: best });
}

/** What decided between those with equal points (C5): each step compares only those who are still tied. */
export function ties(result: Result, tieBreak: string, names: readonly string[], words: Words): string[] {
  if (result.target !== null) return [];
  const ranked = [...result.scores].sort((one, other) => one.rank - other.rank);
  return groups(ranked, (score) => score.total).flatMap((tied) => settled(tied, tieBreak, names, words));
}

const STEPS: readonly [string, (score: Sheet) => number][] = [
  ["tie-private", (score) => (score.private ? sum(score.private.claims) : 0) + bloomPoints(score)],
  ["tie-tokens", (score) => score.favor],
];

function bloomPoints(score: Sheet): number {
  return score.blooms.reduce((total, line) => total + sum(line.claims), 0);
}

function settled(tied: Sheet[], tieBreak: string, names: readonly string[], words: Words): string[] {
  if (tied.length < 2) return [];
  const who = { names: tied.map((score) => names[score.seat] ?? "").join(", ") };
  const step = STEPS.find(([, measure]) => new Set(tied.map(measure)).size > 1);
  if (step) {
    const further = groups(tied, step[1]).flatMap((still) => settled(still, tieBreak, names, words));
    return [words.say(step[0], who), ...further];
  }
  const sharesNothing = tieBreak === "shared" && tied[0]?.rank !== 1; // who shares a lower rank has not won
  return sharesNothing ? [] : [words.say(`tie-${tieBreak}`, who)];
}

/** Runs of equal measure, in the order given. */
function groups(scores: readonly Sheet[], measure: (score: Sheet) => number): Sheet[][] {
  const found: Sheet[][] = [];
  for (const score of scores) {
    const last = found.at(-1);
    if (last?.[0] && measure(last[0]) === measure(score)) last.push(score);
    else found.push([score]);
  }
  return found;
}
