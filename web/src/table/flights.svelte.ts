// Animates dice and tokens from the origin to the target of an event. Only their places on the screen are looked up here.

import type { GameEvent, Place } from "../generated/protocol.ts";
import type { Entry } from "./entries.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  id: number;
  die: string | null; // none for a token
  from: Box;
  to: Box;
}

const MOST = 6; // with more events at once, the table was opened again, and nothing is animated

/** Where the things of a table are on the screen; the page measures its elements, a test makes positions up. */
export interface Stage {
  pool(): Map<string, Box>; // the dice that may be taken
  space(seat: number, space: string): Box | null;
  purse(seat: number): Box | null; // where a seat has its tokens
  tool(id: string): Box | null;
  track(round: number): Box | null;
}

export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  #pool = new Map<string, Box>();
  #held = new Map<number, Box>(); // where the die in hand of each seat came from: hands are not drawn
  #known = -1; // the latest entry
  #count = 0;

  /** Before the table changes: remember where dice are. */
  look(stage: Stage): void {
    this.#pool = stage.pool();
  }

  /** After it has changed: animate what has happened since. */
  follow(entries: readonly Entry[], stage: Stage): void {
    const fresh = entries.filter((entry) => entry.number > this.#known && entry.back === null);
    const first = this.#known < 0;
    this.#known = entries.at(-1)?.number ?? -1;
    const events = fresh.flatMap((entry) => entry.events);
    if (first || events.length > MOST) return;
    for (const event of events) this.#show(event, stage);
  }

  land(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  #show({ kind, origin, target, before = [], after = [] }: GameEvent, stage: Stage): void {
    if (!origin || !target) return;
    const [die = null, other] = before;
    const from = this.#box(origin, die, stage);
    const to = this.#box(target, die, stage);
    if (target.kind === "hand" && from) this.#held.set(target.seat ?? -1, from);
    if (target.kind === "hand" || (origin.kind === target.kind && origin.kind !== "window")) return;
    this.#fly(after[0] ?? null, from, to);
    if (kind === "swapped" && other) this.#fly(other, to, from);
  }

  #box({ kind, seat = -1, space = "", round = 0, tool = "" }: Place, die: string | null, stage: Stage): Box | null {
    if (kind === "pool" || kind === "private-pool") return this.#pool.get(die ?? "") ?? null;
    if (kind === "hand") return this.#held.get(seat) ?? null;
    if (kind === "window") return stage.space(seat, space);
    if (kind === "favor") return stage.purse(seat);
    if (kind === "tool") return stage.tool(tool);
    return kind === "track" ? stage.track(round) : null;
  }

  #fly(die: string | null, from: Box | null, to: Box | null): void {
    if (!from?.width || !to?.width) return;
    this.#count += 1;
    this.list = [...this.list, { id: this.#count, die, from, to }];
  }
}
