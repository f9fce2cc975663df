// What somebody at a seat is called who has given no name, and how strong a bot is, in words.

import type { Words } from "./speech.ts";

export function seatName(seat: { kind: string; name: string }, at: number, words: Words): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? words.say(`web-bot-name-${at + 1}`) : words.say("seat-name", { seat: at + 1 });
}

/** The strength of a bot in words; a bot that is not ours has nothing but its name. */
export function botStrength(bot: string, words: Words): string {
  const id = `web-bot-${bot}`;
  return words.knows(id) ? words.say(id) : bot;
}

/** What sort of player that is; nothing for one of ours that is not known, or not measured. */
export function botAbout(bot: string, words: Words): string {
  const id = `web-bot-${bot}.about`;
  return words.knows(id) ? words.say(id) : "";
}
