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
  stand_in?: string; // the bot that sits in for the person
  left?: boolean; // given up in the middle of the game
}

/** What was settled when the table was opened, as far as the page asks about it. */
export interface Terms {
  chat?: boolean;
  undo?: string;
  hints?: boolean;
  decks?: string[];
}

export interface TableInfo {
  id: string;
  status: string; // open, playing, over
  seats: SeatInfo[];
  yours: number[];
  owner: boolean;
  awaited?: number[]; // whose move it is
  terms?: Terms;
  rematch?: string | null;
  paused?: boolean;
  pause?: number[]; // who would like to pause
  votes?: Record<string, number[]>; // by absent seat, who would let a bot sit in
}

/** Something said at the table; a quick phrase is known by its name, so that it can be said in any language. */
export interface Saying {
  number: number;
  seat: number;
  phrase: string;
  text: string;
}

/** Somebody would like to go back to before an entry; refused where there is none. */
export interface Wish {
  first: number | null;
  agreed: number[];
}

/** What a strong bot would do, and why. */
export interface Idea {
  move: string;
  points: number;
  reasons: string[];
}

/** Whatever may be heard from a table. */
export type News =
  | { kind: "table"; table: TableInfo }
  | { kind: "state"; number: number; view: View; undo: boolean; result?: Result | null; clock?: number[] | null }
  | { kind: "update"; update: Update }
  | { kind: "view"; view: View; undo: boolean; result?: Result | null; clock?: number[] | null } // another seat's eyes
  | { kind: "history"; entries: Entry[] } // what came before a state, as far as it is told
  | { kind: "refused"; move: string; text: string }
  | { kind: "takeback"; wish: Wish }
  | { kind: "hint"; number: number; ideas: Idea[] }
  | { kind: "said"; saying: Saying }
  | { kind: "failed"; text: string }
  | { kind: "line"; open: boolean };

export type Listener = (news: News) => void;

export interface Source {
  /** Begin; the listener hears everything from then on. */
  open(listener: Listener): void;
  move(text: string): void;
  undo(): void;
  /** Ask to go back to before an entry, or agree to it; nothing refuses. */
  takeback(first: number | null): void;
  /** Talk at the table: a quick phrase by its name, or own words. */
  say(words: { phrase: string } | { text: string }): void;
  hint(): void;
  pause(wish: boolean): void;
  /** Vote that a bot sits in for an absent person. */
  replace(seat: number): void;
  /** Take a seat of one's own back from the bot that sits in. */
  comeBack(seat: number): void;
  /** Hear everything in another language from now on. */
  speak(language: string): void;
  close(): void;
}
