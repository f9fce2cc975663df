// Checks the dice of a finished game against what this browser saved before the game.

import type { DiceProof, DiceRoll } from "../generated/lobby.ts";
import { promiseOf } from "./promise.ts";
import type { Saved } from "./saved.ts";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256.ts";

/** fair: all of it fits; without: it fits, but no luck of ours is in it; unsaved: nothing was saved here; wrong: it is not
 *  what was fixed before the game, or a roll does not follow from it. */
export type Verdict = "fair" | "without" | "unsaved" | "wrong";

export function checkDice(proof: DiceProof, saved: Saved | null, rounds: readonly (readonly string[])[] = []): Verdict {
  if (!isSound(proof) || !areProven(rounds, proof.rolls)) return "wrong";
  if (!saved) return "unsaved";
  if (saved.swapped || saved.attempt !== proof.attempt || saved.commitment !== proof.commitment) return "wrong";
  if (!saved.seats) return "without"; // the game began before this page could add its luck
  const same = saved.seats.every((seat, at) => {
    const now = proof.seats[at];
    return now?.promise === seat.promise && (seat.promise !== "" || now.luck === seat.luck);
  });
  if (!same || saved.seats.length !== proof.seats.length) return "wrong";
  return proof.seats.some(({ luck }, seat) => luck !== "" && luck === saved.luck[seat]) ? "fair" : "without";
}

/** Whether the seeds fit their hashes and every roll follows from them. */
function isSound(proof: DiceProof): boolean {
  const { commitment, server_seed, seats } = proof;
  if (hex(sha256(unhex(server_seed))) !== commitment) return false;
  const promisesHold = seats.every(
    ({ promise, luck }, seat) => !promise || promiseOf(commitment, seat, luck) === promise,
  );
  const seed = diceSeed(proof);
  return (
    promisesHold && proof.rolls.every((roll, number) => isEven(roll) && rolled(seed, number, roll) === roll.rolled)
  );
}

/** Whether the dice of each round, as this screen showed them, are among the proven rolls, in order. */
function areProven(rounds: readonly (readonly string[])[], rolls: readonly DiceRoll[]): boolean {
  let next = 0;
  return rounds.every((dice) => {
    if (dice.length === 0) return true; // the bag was empty
    const begins = rolls.findIndex(
      (_, at) => at >= next && dice.every((die, place) => rolls[at + place]?.rolled === `roll ${die}`),
    );
    next = begins + dice.length;
    return begins >= 0;
  });
}

function diceSeed({ attempt, server_seed, seats }: DiceProof): Uint8Array {
  const kind = seats.some((seat) => seat.promise) ? ["vitrall fair dice 2", attempt] : ["vitrall fair dice 1"];
  return sha256(utf8([...kind, server_seed, ...seats.map((seat) => seat.luck)].join("\n")));
}

/** Of a die, each value is as likely as the others; how many dice of a colour are left is taken from the server. */
function isEven({ rolled, outcomes }: DiceRoll): boolean {
  if (!rolled.startsWith("roll ")) return true;
  const weights: Record<string, number[]> = {};
  for (const [text, weight] of outcomes) weights[text[5] ?? ""] = [...(weights[text[5] ?? ""] ?? []), weight];
  return Object.values(weights).every((each) => each.length === 6 && each.every((weight) => weight === each[0]));
}

function rolled(seed: Uint8Array, number: number, { outcomes }: DiceRoll): string {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  let place = below(seed, number, total);
  for (const [text, weight] of outcomes) {
    if (place < weight) return text;
    place -= weight;
  }
  return "";
}

/** A number below `bound` for the roll of that number. Values beyond the last whole multiple are drawn again. */
function below(seed: Uint8Array, number: number, bound: number): number {
  const [width, size] = [1n << 256n, BigInt(bound)];
  for (let attempt = 0; ; attempt += 1) {
    const value = BigInt(`0x${hex(hmac(seed, utf8(`${number}.${attempt}`)))}`);
    if (value < width - (width % size)) return Number(value % size);
  }
}
