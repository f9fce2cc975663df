// A view in the middle of a turn, with whatever a test is about.

import type { GameEvent, Lights, Place, Question, SeatInfo, SeatView, View } from "../src/generated/protocol.ts";
import type { Advance } from "../src/source/source.ts";

function seat(): SeatView {
  const rows = Array.from({ length: 4 }, () => Array<string | null>(5).fill(null));
  return {
    pattern: "industria",
    printed: ["1R3.6", "54R2.", "..5R1", "...3R"],
    rows,
    favor: 3,
    skips: false,
    chosen: true,
    privates: ["shades-of-red"],
    pool: [],
    decided: false,
    blooms_kept: null,
    blooms: null,
  };
}

export function aView(about: Partial<View>): View {
  return {
    version: 1,
    you: 0,
    options: {
      edition: "standard",
      players: 2,
      even_bag: false,
      tools: 3,
      privates: 1,
      tie_break: "shared",
      solo_price: "color",
      modules: [],
      marked_objectives: false,
      more_patterns: false,
      private_pools: false,
    },
    phase: "turn",
    over: false,
    round: 1,
    turn: 0,
    second: false,
    start: 0,
    seat: 0,
    awaited: [0],
    pool: [],
    queue: [],
    hand: null,
    track: Array.from({ length: 10 }, () => []),
    bag: {},
    grey_pool: 0,
    board: null,
    tools: ["lathekin", "flux-brush", "lens-cutter"].map((id) => ({ id, tokens: 0, price: 1, used_up: false })),
    using: null,
    publics: [],
    pioneers: [],
    seats: [seat(), seat()],
    progress: null,
    offers: null,
    rules: ["P1", "P2", "P3", "P4", "P5", "P6", "U10", "G5"],
    breaks: {},
    legal: [],
    asks: null,
    barriers: null,
    target: null,
    ...about,
  };
}

/** A person at a table. */
export function aSeat(name: string): SeatInfo {
  return { kind: "person", name, bot: "", here: true, luck: "", promise: "", stand_in: "", left: false };
}

/** A question whose answers are these; the numbers are places in the view's list of moves. */
export function aQuestion(lights: Lights, places = true): Question {
  return { line: { id: "prompt-turn", values: {} }, lights, places, labels: {} };
}

/** An entry as the server tells it, with whatever a test is about. */
export function anUpdate(about: Partial<Advance>): Advance {
  const nothing = {
    view: null,
    undo: false,
    clock: null,
    result: null,
    events: [],
    back: null,
    laid: 0,
    undo_refusal: "",
  };
  return { number: 1, seat: null, ...nothing, ...about };
}

/** Something that happened: what is said of it, and from where to where a die went. */
export function anEvent(id: string, seat: number | null, about: Partial<GameEvent> = {}): GameEvent {
  const line = { id, values: {}, ...(seat === null ? {} : { seats: { name: [seat] } }) };
  return { kind: "placed", seat, round: 1, turn: 0, line, logged: true, ...about };
}

export const inWindow = (seat: number, space: string): Place => ({ kind: "window", seat, space });
