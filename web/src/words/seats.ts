// The names of players who entered none, and the strength of bots in words.

import type { Words } from "./speech.ts";

export function seatName(seat: { kind: string; name: string }, at: number, words: Words): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? words.say(`web-bot-name-${at + 1}`) : words.say("seat-name", { seat: at + 1 });
}

/** The strength of a bot in words; for a bot of another package, its name. */
export function botStrength(bot: string, words: Words): string {
  const id = `web-bot-${bot}`;
  return words.knows(id) ? words.say(id) : bot;
}

/** A short description of a bot; empty if there is none. */
export function botAbout(bot: string, words: Words): string {
  const id = `web-bot-${bot}.about`;
  return words.knows(id) ? words.say(id) : "";
}
