// The shape of a view, as `src/vitrall/view/shape.py` gives it. Seats are counted from 0, rounds from 1.

export interface Options {
  edition: string;
  players: number;
  even_bag: boolean;
  tools: number;
  privates: number;
  tie_break: string;
  solo_price: string;
  modules: string[];
  marked_objectives: boolean;
  more_patterns: boolean;
  private_pools: boolean;
}

export interface Hand {
  die: string;
  must_place: boolean;
  may_return: boolean;
  isolated: boolean;
  own: boolean;
}

export interface Tool {
  id: string;
  tokens: number;
  price: number | string;
  used_up: boolean;
}

export interface Pioneer {
  id: string;
  owner: number | null;
}

export interface Bloom {
  id: string;
  kept: boolean | null;
}

export interface Seat {
  pattern: string | null;
  rows: (string | null)[][] | null;
  favor: number;
  skips: boolean;
  chosen: boolean;
  privates: string[] | null;
  pool: string[];
  decided: boolean;
  blooms_kept: number | null;
  blooms: Bloom[] | null;
}

export interface View {
  version: number;
  you: number | null;
  options: Options;
  phase: string;
  over: boolean;
  round: number;
  turn: number;
  second: boolean;
  start: number | null;
  seat: number | null;
  awaited: number[];
  pool: string[];
  queue: string[];
  hand: Hand | null;
  track: string[][];
  bag: Record<string, number>;
  grey_pool: number;
  board: string | null;
  tools: Tool[];
  using: { tool: number; step: number } | null;
  publics: string[];
  pioneers: Pioneer[];
  seats: Seat[];
  offers: string[] | null;
  rules: string[];
  breaks: Record<string, number[]>;
  legal: string[];
}

/** One thing that happened, as a reader may know it; `seat` is null where chance acted. */
export interface Event {
  text: string;
  seat: number | null;
  round: number;
  die: string | null;
  number?: number; // of the entry it belongs to
}

export interface Claim {
  points: number;
  cells: string[];
}

export interface Line {
  id: string;
  claims: Claim[];
}

export interface Rivalry {
  id: string;
  points: number;
  place: number;
  found: Claim[];
}

export interface Score {
  seat: number;
  public: Line[];
  rivalries: Rivalry[];
  private: Line | null;
  pioneers: Line[];
  blooms: Line[];
  favor: number;
  empty: number;
  empty_points: number;
  rank: number;
  total: number;
}

export interface Result {
  scores: Score[];
  winners: number[];
  target: number | null;
}

export const ROUNDS = 10;
export const WIDTH = 5;
export const HEIGHT = 4;

/** `A1` to `D5`, row by row. */
export const SPACES: readonly string[] = [..."ABCD"].flatMap((row) => [..."12345"].map((column) => row + column));

export function spaceIndex(space: string): number {
  return SPACES.indexOf(space);
}

/** Whose window is shown as the own one: a spectator looks over the shoulder of the seat to move. */
export function ownSeat(view: View): number {
  return view.you ?? view.seat ?? 0;
}

/** The other seats in the order of the table, the next one first. */
export function otherSeats(view: View): number[] {
  const own = ownSeat(view);
  return view.seats.slice(1).map((_, step) => (own + step + 1) % view.seats.length);
}

export function cellsOf(seat: Seat): (string | null)[] {
  return seat.rows ? seat.rows.flat() : Array<null>(WIDTH * HEIGHT).fill(null);
}
