// Highlights on the table what a line of the log is about: while the line is under the pointer or has the focus, and for a
// moment after a tap.

import type { GameEvent, View } from "../generated/protocol.ts";
import { spacesOf } from "./entries.ts";

const MOMENT = 2500; // milliseconds

export interface Pointed {
  seat: number | null;
  spaces: ReadonlySet<string>; // of that seat's window
  tool: string;
  rounds: ReadonlySet<number>; // of the track
  pool: boolean;
}

/** Everything that an event is about, as far as it is on the table now. */
export function pointedBy(event: GameEvent, view: View): Pointed | null {
  const places = [event.origin, event.target].flatMap((place) => place ?? []);
  const pointed: Pointed = {
    seat: event.seat,
    spaces: new Set(spacesOf(event)),
    tool: event.tool ?? places.find((place) => place.tool)?.tool ?? "",
    rounds: new Set(places.flatMap((place) => place.round ?? [])),
    pool: event.kind === "round-opened" && event.round === view.round,
  };
  return pointed.spaces.size || pointed.tool || pointed.rounds.size || pointed.pool ? pointed : null;
}

export class Pointing {
  #held = $state.raw<Pointed | null>(null);
  #flashed = $state.raw<Pointed | null>(null);

  get now(): Pointed | null {
    return this.#held ?? this.#flashed;
  }

  /** Highlight this, or nothing, until the next call. */
  hold(pointed: Pointed | null): void {
    this.#held = pointed;
  }

  /** Highlight for a moment. */
  show(pointed: Pointed | null): void {
    this.#held = null;
    this.#flashed = pointed;
    setTimeout(() => {
      if (this.#flashed === pointed) this.#flashed = null;
    }, MOMENT);
  }
}
