// The story of a game in words, line by line; tells the same as `vitrall/cli/sitting/telling.py`.

import type { Event } from "../table/view.ts";
import type { Words } from "./speech.ts";

export interface LogLine {
  text: string;
  place: number; // of the event it begins with
}

export function logLines(events: readonly Event[], names: readonly string[], words: Words): LogLine[] {
  return events.flatMap((event, place) => lineAt(event, place, events, names, words));
}

function lineAt(
  event: Event,
  place: number,
  events: readonly Event[],
  names: readonly string[],
  words: Words,
): LogLine[] {
  if (isRoll(event)) return rolled(events, place, words).map((text) => ({ text, place }));
  return isPlain(events, place) ? [] : [{ text: told(event, names, words), place }];
}

const isRoll = (event: Event | undefined): boolean => event?.text.startsWith("roll ") ?? false;

/** Dice rolled together are told together, with the round if they open one. */
function rolled(events: readonly Event[], place: number, words: Words): string[] {
  const before = events[place - 1];
  if (isRoll(before)) return [];
  const end = events.findIndex((event, at) => at > place && !isRoll(event));
  const together = events.slice(place, end < 0 ? events.length : end);
  const text = words.say("log-rolled", { dice: together.map((event) => event.text.slice(5)).join(" ") });
  const opens = before === undefined || before.seat === null || before.text === "pass";
  return [opens ? `${words.say("round-begins", { round: events[place]?.round ?? 0 })} ${text}` : text];
}

function told(event: Event, names: readonly string[], words: Words): string {
  const start = event.text.startsWith("start ") ? Number(event.text.slice(6)) - 1 : null;
  const seat = start ?? event.seat;
  return words.move(event.text, seat === null ? "" : (names[seat] ?? ""), event.die ?? "");
}

/** What goes without saying: cards being dealt, a draft placed at once, the end of a turn in which something was done. */
function isPlain(events: readonly Event[], place: number): boolean {
  const event = events[place];
  if (!event || event.text.startsWith("deal ")) return true;
  if (event.text.startsWith("draft ") && place + 1 < events.length) {
    return events[place + 1]?.text.startsWith("place ") ?? false;
  }
  const before = events[place - 1];
  return event.text === "pass" && before !== undefined && before.seat === event.seat && before.text !== "pass";
}
