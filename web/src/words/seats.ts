// What somebody at a seat is called who has given no name.

import type { Words } from "./speech.ts";

export function seatName(seat: { kind: string; name: string }, at: number, words: Words): string {
  return seat.name || words.say(seat.kind === "bot" ? "bot-name" : "seat-name", { seat: at + 1 });
}
