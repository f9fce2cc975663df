// Helpers for views: the shape of a window, and whose window is shown. The types are generated from Python.

import limits from "../generated/limits.json" with { type: "json" };
import type { SeatView, View } from "../generated/protocol.ts";

export const ROUNDS = limits.rounds;
export const WIDTH = 5;
export const HEIGHT = 4;

/** `A1` to `D5`, row by row. */
export const SPACES: readonly string[] = [..."ABCD"].flatMap((row) => [..."12345"].map((column) => row + column));

export function spaceIndex(space: string): number {
  return SPACES.indexOf(space);
}

/** The seat whose window is shown large: the viewer's own; for a spectator, that of the seat to move. */
export function ownSeat(view: View): number {
  return view.you ?? view.seat ?? 0;
}

/** The other seats in the order of the table, the next one first. */
export function otherSeats(view: View): number[] {
  const own = ownSeat(view);
  return view.seats.slice(1).map((_, step) => (own + step + 1) % view.seats.length);
}

export function cellsOf(seat: SeatView): (string | null)[] {
  return seat.rows ? seat.rows.flat() : Array<null>(WIDTH * HEIGHT).fill(null);
}
