// What moves across the table: dice from the pool to a window, tokens from a window onto a tool. Only where things stood
// and stand is looked at; what has happened comes from the events of the table.

import type { View } from "../generated/protocol.ts";
import { type Event, spaceIndex, WIDTH } from "./view.ts";

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

const MOST = 6; // events at once that are still shown one by one; more is a table that was come back to

/** Where the things of a table stand; the page asks its elements, a test makes it up. */
export interface Stage {
  pool(): Map<string, Box>; // the dice that may be taken
  space(seat: number, space: string): Box | null;
  purse(seat: number): Box | null; // where a seat has its tokens
  tool(id: string): Box | null;
}

export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  #pool = new Map<string, Box>();
  #lifted = new Map<number, Box>(); // where each seat has taken its die from
  #known: Event | undefined;
  #count = 0;

  /** Before the table changes: where dice can be taken from. */
  look(stage: Stage): void {
    this.#pool = stage.pool();
  }

  /** After it has changed: what has come to pass since. */
  follow(events: readonly Event[], view: View, stage: Stage): void {
    const fresh = events.slice(events.findLastIndex((event) => same(event, this.#known)) + 1);
    const first = this.#known === undefined;
    this.#known = events.at(-1);
    if (first || fresh.length > MOST) return;
    for (const event of fresh) this.#show(event, view, stage);
  }

  land(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  #show({ text, seat }: Event, view: View, stage: Stage): void {
    if (seat === null) return;
    const [verb, what = ""] = text.split(" ");
    if (verb === "draft" || verb === "take") this.#lift(seat, what);
    if (verb === "place") this.#fly(dieOn(view, seat, what), this.#lifted.get(seat), stage.space(seat, what));
    if (verb === "use" && view.seats.length > 1) this.#fly(null, stage.purse(seat), stage.tool(what));
  }

  #lift(seat: number, die: string): void {
    const box = this.#pool.get(die);
    if (box) this.#lifted.set(seat, box);
  }

  #fly(die: string | null | undefined, from: Box | null | undefined, to: Box | null): void {
    if (die === undefined || !from?.width || !to?.width) return;
    this.#count += 1;
    this.list = [...this.list, { id: this.#count, die, from, to }];
  }
}

function same(one: Event, other: Event | undefined): boolean {
  return one.number === other?.number && one.text === other?.text && one.seat === other?.seat;
}

function dieOn(view: View, seat: number, space: string): string | undefined {
  const place = spaceIndex(space);
  return view.seats[seat]?.rows?.[Math.floor(place / WIDTH)]?.[place % WIDTH] ?? undefined;
}
