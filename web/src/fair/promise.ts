// A seat's luck, the hash that promises it, and the code that people read to each other: docs/protocol.md, "Fair dice".

import { hex, sha256, utf8 } from "./sha256.ts";

const COLORS = "RYGBP";
const CODE_DICE = 6;

const hashOf = (...lines: readonly (string | number)[]): string => hex(sha256(utf8(lines.join("\n"))));

export function newLuck(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function promiseOf(commitment: string, seat: number, luck: string): string {
  return hashOf("vitrall luck promise 1", commitment, seat, luck);
}

/** What is fixed before any luck is revealed: the promise of each seat, or the luck it added without a promise. */
export interface Fixed {
  attempt: number;
  commitment: string;
  seats: readonly { promise: string; luck: string }[];
}

export function fingerprint({ attempt, commitment, seats }: Fixed): string {
  const each = seats.map(({ promise, luck }) => promise || `=${luck}`);
  return hashOf("vitrall dice code 1", attempt, commitment, ...each);
}

/** Six dice: the same on all pages that saw the same commitment and promises. */
export function diceCode(print: string): string[] {
  let number = BigInt(`0x${print}`);
  return Array.from({ length: CODE_DICE }, () => {
    const face = Number(number % 30n);
    number /= 30n;
    return `${COLORS[Math.floor(face / 6)]}${(face % 6) + 1}`;
  });
}
