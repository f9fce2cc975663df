// Where a table's news come from and its moves go to. The page knows this and nothing of sockets or films.

import type { Entry } from "../table/story.ts";
import type { Result, View } from "../table/view.ts";

/** One entry with the position after it; the view comes with the latest entry only. */
export interface Update extends Entry {
  view: View | null;
  undo: boolean;
  result?: Result | null;
  clock?: number[] | null;
}

export interface SeatInfo {
  kind: string; // open, person, bot
  name: string;
  here: boolean;
}

export interface TableInfo {
  id: string;
  status: string; // open, playing, over
  seats: SeatInfo[];
  yours: number[];
  owner: boolean;
  awaited?: number[]; // whose move it is
}

/** Whatever may be heard from a table. */
export type News =
  | { kind: "table"; table: TableInfo }
  | { kind: "state"; number: number; view: View; undo: boolean; result?: Result | null; clock?: number[] | null }
  | { kind: "update"; update: Update }
  | { kind: "view"; view: View; undo: boolean; result?: Result | null; clock?: number[] | null } // another seat's eyes
  | { kind: "history"; entries: Entry[] } // what came before a state, as far as it is told
  | { kind: "refused"; move: string; text: string }
  | { kind: "said"; seat: number; text: string }
  | { kind: "failed"; text: string }
  | { kind: "line"; open: boolean };

export type Listener = (news: News) => void;

export interface Source {
  /** Begin; the listener hears everything from then on. */
  open(listener: Listener): void;
  move(text: string): void;
  undo(): void;
  /** Talk at the table. */
  say(text: string): void;
  close(): void;
}
