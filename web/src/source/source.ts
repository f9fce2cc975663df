// Where a table's news come from and its moves go to. The page knows this and nothing of sockets or films.

import type { Asked, IdeaTold, Said, State, TableInfo, Update } from "../generated/protocol.ts";
import type { Entry } from "../table/entries.ts";

/** Somebody would like to go back to before an entry; refused where there is none. */
export type Wish = Pick<Asked, "first" | "agreed">;

/** Something said at the table; a quick phrase is known by its name, so that it can be said in any language. */
export type Saying = Omit<Said, "type" | "at">;

/** One entry with the position after it; the view comes with the latest entry only. */
export type Advance = Omit<Update, "type">;

/** Where the game stands, and for whom. */
export type Position = Omit<State, "type" | "number">;

/** Whatever may be heard from a table. */
export type News =
  | { kind: "table"; table: TableInfo }
  | ({ kind: "state"; number: number } & Position)
  | { kind: "update"; update: Advance }
  | ({ kind: "view" } & Position) // another seat's eyes
  | { kind: "history"; entries: Entry[] } // what came before a state, as far as it is told
  | { kind: "refused"; move: string; text: string }
  | { kind: "takeback"; wish: Wish }
  | { kind: "hint"; number: number; ideas: IdeaTold[] }
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
