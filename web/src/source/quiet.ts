// A source for a table without other people: every method does nothing unless it is overridden.

import type { SeatInfo, TableInfo, TermsInfo } from "../generated/protocol.ts";
import type { Listener, Source } from "./source.ts";

export abstract class Quiet implements Source {
  abstract open(listener: Listener): void;
  move(_text: string): void {}
  undo(): void {}
  takeback(_first: number | null): void {}
  say(_words: { phrase: string } | { text: string }): void {}
  hint(): void {}
  pause(_wish: boolean): void {}
  replace(_seat: number): void {}
  comeBack(_seat: number): void {}
  speak(_language: string): void {}
  close(): void {}
}

const SEAT: SeatInfo = { kind: "", name: "", bot: "", here: true, luck: "", promise: "", stand_in: "", left: false };

/** Such a table as a server would describe it, with its terms. */
export function ownTable(
  id: string,
  seats: readonly (Pick<SeatInfo, "kind" | "name"> & Partial<SeatInfo>)[],
  terms: Partial<TermsInfo> = {},
): TableInfo {
  const agreed = { options: {}, listed: false, spectators: false, chat: false, undo: "agreed", hints: false };
  return {
    id,
    status: "playing",
    created: 0,
    changed: 0,
    listed: false,
    terms: { ...agreed, clock: {}, decks: [], practice: false, moved: false, ...terms },
    seats: seats.map((seat) => ({ ...SEAT, ...seat })),
    number: 0,
    round: 0,
    awaited: [],
    commitment: "",
    dice: "fair",
    attempt: 1,
    asked: [],
    stopped: [],
    rematch: null,
    owner: true,
    host: 0,
    yours: [0],
    paused: false,
    pause: [],
    votes: {},
    seat_log: [],
  };
}
