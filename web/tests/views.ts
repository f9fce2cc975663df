// A view in the middle of a turn, with whatever a test is about.

import type { SeatInfo, SeatView, View } from "../src/generated/protocol.ts";

function seat(): SeatView {
  const rows = Array.from({ length: 4 }, () => Array<string | null>(5).fill(null));
  return {
    pattern: "industria",
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
    offers: null,
    rules: ["P1", "P2", "P3", "P4", "P5", "P6", "U10", "G5"],
    breaks: {},
    asks: null,
    target: null,
    legal: [],
    ...about,
  };
}

/** A person at a table. */
export function aSeat(name: string): SeatInfo {
  return { kind: "person", name, bot: "", here: true, luck: "", stand_in: "", left: false };
}
