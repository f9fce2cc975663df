// Entries of a game as events for the log. The notation does not repeat which die is placed or moved; following it
// from the start tells that, with no more knowledge of the rules than what each word means.

import type { View } from "../generated/protocol.ts";
import type { Event } from "./view.ts";

/** A seat's move and all that chance did after it, in notation. The beginning, number 0, is nobody's. */
export interface Entry {
  number: number;
  seat: number | null;
  made: string[];
  hand?: string | null; // the die in hand afterwards, where a view told it
}

/** The entries that count: a move that was taken back leaves no trace but the line that says so. */
export function lasting(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const [word, first] = (entry.made[0] ?? "").split(" ");
    if (word === "undo") kept.pop();
    else if (word === "takeback") kept.splice(0, kept.length, ...kept.filter((each) => each.number < Number(first)));
    else kept.push(entry);
  }
  return kept;
}

/** What is followed from move to move. */
interface Scene {
  hand: string | null;
  windows: Map<string, string>[];
  round: number;
}

/** `from` is a view to go on from, where the beginning is not known. */
export function eventsOf(entries: readonly Entry[], players: number, from: View | null = null): Event[] {
  const scene = from ? sceneOf(from) : opening(players);
  const events: Event[] = [];
  for (const entry of lasting(entries)) {
    entry.made.forEach((text, place) => {
      const seat = named(text) ?? (place === 0 ? entry.seat : null);
      if (opensRound(entry.made, place, events.at(-1))) scene.round += 1;
      events.push({ text, seat, round: scene.round, die: dieOf(text, entry.seat, scene), number: entry.number });
      follow(text, entry.seat, scene);
    });
    scene.hand = handAfter(entry, scene);
  }
  return events;
}

/** The same events with their rounds counted back from the present one, where the first of them are not known. */
export function inRounds(events: readonly Event[], round: number): Event[] {
  const behind = round - (events.at(-1)?.round ?? round);
  return behind > 0 ? events.map((event) => ({ ...event, round: event.round + behind })) : [...events];
}

/** A tool may change the die in a way that nothing tells but the view. Without a view, nothing is said of such a die. */
function handAfter(entry: Entry, scene: Scene): string | null {
  if (entry.hand !== undefined) return entry.hand;
  const alone = entry.made.length === 1; // what was rolled or drawn after it tells the die
  return alone && entry.made[0]?.startsWith("use ") ? null : scene.hand;
}

function opening(players: number): Scene {
  const windows = Array.from({ length: players }, () => new Map<string, string>());
  return { hand: null, windows, round: 0 };
}

function sceneOf(view: View): Scene {
  const scene = opening(view.seats.length);
  view.seats.forEach((seat, at) => {
    seat.rows?.forEach((row, down) => {
      row.forEach((die, right) => {
        if (die) scene.windows[at]?.set("ABCD".charAt(down) + (right + 1), die);
      });
    });
  });
  return { ...scene, hand: view.hand?.die ?? null, round: view.round };
}

/** The choice of a window or of blooms names its seat. */
function named(text: string): number | null {
  const [verb, seat] = text.split(" ");
  return verb === "choose" || verb === "keep" ? Number(seat) - 1 : null;
}

/** Dice are rolled, nobody's tool asked for it, and no card is dealt after them: before the first round private pools are
 * rolled too. */
function opensRound(made: readonly string[], place: number, before: Event | undefined): boolean {
  const isRoll = (text: string | undefined): boolean => text?.startsWith("roll ") ?? false;
  if (!isRoll(made[place]) || isRoll(before?.text)) return false;
  const after = made.slice(place).find((text) => !isRoll(text));
  return after === undefined && (before === undefined || before.seat === null || before.text === "pass");
}

function dieOf(text: string, seat: number | null, scene: Scene): string | null {
  const [verb, from = ""] = text.split(" ");
  if (verb !== "move") return scene.hand;
  return (seat === null ? undefined : scene.windows[seat]?.get(from)) ?? null;
}

const INTO_HAND = ["draft", "take", "exchange"];

function follow(text: string, seat: number | null, scene: Scene): void {
  const [verb = "", first = "", second = ""] = text.split(" ");
  const window = seat === null ? undefined : scene.windows[seat];
  if (INTO_HAND.includes(verb)) scene.hand = first;
  else if (verb === "swap") scene.hand = second;
  else if (verb === "draw") scene.hand = `${first}?`;
  else if (verb === "turn") scene.hand = scene.hand && scene.hand.charAt(0) + first;
  else if (verb === "roll" && scene.hand) scene.hand = first;
  else if (verb === "place" && window) set(window, first, scene);
  else if (verb === "move" && window) swap(window, first, second);
  else if (verb === "trade" && window) swap(window, first, second);
  if (verb === "return") scene.hand = null;
}

function set(window: Map<string, string>, space: string, scene: Scene): void {
  if (scene.hand) window.set(space, scene.hand);
  scene.hand = null;
}

function swap(window: Map<string, string>, one: string, other: string): void {
  const [first, second] = [window.get(one), window.get(other)];
  window.delete(one);
  window.delete(other);
  if (first) window.set(other, first);
  if (second) window.set(one, second);
}
