// How far the player's own window meets an objective now, as the server counts it.

import type { ObjectiveProgress, View } from "../generated/protocol.ts";
import type { Words } from "./speech.ts";

/** Empty for a card without progress in the view. */
export function progressText(view: View, card: string, words: Words): string {
  const now = view.progress?.[card];
  if (!now) return "";
  return now.place === undefined ? words.scored(card, values(now)) : standing(now, now.place, words);
}

function standing(now: ObjectiveProgress, place: number, words: Words): string {
  const amount = words.say("rivalry-compared", { amount: now.count });
  return `${amount} · ${words.say("podium", { place, points: now.points })}`;
}

function values({ count, points }: ObjectiveProgress): { count: number; points: number } {
  return { count, points };
}
