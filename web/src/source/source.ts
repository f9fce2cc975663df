// The interface through which the page gets updates of a table and sends moves. It hides sockets and films.

import type { Asked, HintIdea, Said, State, TableInfo, Update } from "../generated/protocol.ts";
import type { Entry } from "../table/entries.ts";

/** A request to take back everything from an entry on; without an entry it was refused. */
export type Wish = Pick<Asked, "first" | "agreed">;

/** A chat message; a quick phrase has a name, so that it can be shown in any language. */
export type Saying = Omit<Said, "type" | "at">;

/** One entry with the position after it; the view comes with the latest entry only. */
export type Advance = Omit<Update, "type">;

/** The state of the game, for one seat. */
export type Position = Omit<State, "type" | "number">;

/** Everything that a table may send. */
export type News =
  | { kind: "table"; table: TableInfo }
  | ({ kind: "state"; number: number } & Position)
  | { kind: "update"; update: Advance }
  | ({ kind: "view" } & Position) // another seat's view
  | { kind: "history"; entries: Entry[] } // the entries before a state, as far as they are sent
  | { kind: "refused"; move: string; text: string }
  | { kind: "takeback"; wish: Wish }
  | { kind: "hint"; number: number; ideas: HintIdea[] }
  | { kind: "said"; saying: Saying }
  | { kind: "failed"; text: string }
  | { kind: "line"; open: boolean };

export type Listener = (news: News) => void;

export interface Source {
  /** Begin; the listener gets everything from then on. */
  open(listener: Listener): void;
  move(text: string): void;
  undo(): void;
  /** Ask to take back everything from an entry on, or agree to it; without an entry, refuse. */
  takeback(first: number | null): void;
  /** Talk at the table: a quick phrase by its name, or own words. */
  say(words: { phrase: string } | { text: string }): void;
  hint(): void;
  pause(wish: boolean): void;
  /** Vote that a bot replaces an absent person. */
  replace(seat: number): void;
  /** Take your own seat back from the bot. */
  comeBack(seat: number): void;
  /** Get everything in another language from now on. */
  speak(language: string): void;
  close(): void;
}
