// What may be tapped, sorted by the thing that is tapped. Everything comes from the view's list of legal moves.

import type { View } from "../generated/protocol.ts";

export interface Offers {
  pool: Map<string, string>; // die -> move
  own: Map<string, string>; // die of the private pool -> move
  place: Map<string, string>; // space -> move
  from: Map<string, Map<string, string>>; // space -> space -> move
  track: Map<string, string>; // "round die" -> move
  values: Map<number, string>; // new value of the die in hand -> move
  tools: Map<string, string[]>; // card -> moves, several where different dice may pay
  patterns: Map<string, string>;
  keeps: Map<string, string>;
  plain: string[]; // pass, stop, return
}

const PLAIN = ["pass", "stop", "return"];

export function offersOf(view: View): Offers {
  const offers = nothing();
  for (const move of view.legal) add(offers, move);
  return offers;
}

function nothing(): Offers {
  return {
    pool: new Map(),
    own: new Map(),
    place: new Map(),
    from: new Map(),
    track: new Map(),
    values: new Map(),
    tools: new Map(),
    patterns: new Map(),
    keeps: new Map(),
    plain: [],
  };
}

function add(offers: Offers, move: string): void {
  const [verb = "", first = "", second = ""] = move.split(" ");
  if (PLAIN.includes(verb)) offers.plain.push(move);
  else if (verb === "draft") offers.pool.set(first, move);
  else if (verb === "take" || verb === "exchange" || verb === "again") offers.own.set(first, move);
  else if (verb === "place") offers.place.set(first, move);
  else if (verb === "move" || verb === "trade") inner(offers.from, first).set(second, move);
  else if (verb === "swap") offers.track.set(`${first} ${second}`, move);
  else if (verb === "turn") offers.values.set(Number(first), move);
  else if (verb === "use") offers.tools.set(first, [...(offers.tools.get(first) ?? []), move]);
  else if (verb === "choose") offers.patterns.set(second, move);
  else if (verb === "keep") offers.keeps.set(second, move);
}

function inner(map: Map<string, Map<string, string>>, key: string): Map<string, string> {
  const found = map.get(key) ?? new Map<string, string>();
  map.set(key, found);
  return found;
}

/** The spaces that take a die, by the view's own account of the rules each space would break. */
export function fitting(view: View, die: string, spaces: readonly string[]): string[] {
  const broken = view.breaks[die];
  return broken ? spaces.filter((_, place) => broken[place] === 0) : [];
}
