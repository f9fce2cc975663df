// Describes the clock of a table in words.

import type { Words } from "../words/speech.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export function clockText(clock: Record<string, unknown>, words: Words): string {
  const seconds = Number(clock.seconds ?? 0);
  const increment = Number(clock.increment ?? 0);
  if (clock.kind === "turn") return `${words.say("web-clock-turn")}: ${lengthText(seconds, words)}`;
  if (clock.kind !== "reserve") return words.say("web-clock-none");
  const added = increment ? `; ${words.say("web-clock-increment")}: ${lengthText(increment, words)}` : "";
  return `${words.say("web-clock-reserve")}: ${lengthText(seconds, words)}${added}`;
}

/** In the largest unit that gives a whole number. */
function lengthText(seconds: number, words: Words): string {
  if (seconds && seconds % DAY === 0) return words.say("web-days", { count: seconds / DAY });
  if (seconds && seconds % MINUTE === 0) return words.say("web-minutes", { count: seconds / MINUTE });
  return words.say("web-seconds", { count: seconds });
}
