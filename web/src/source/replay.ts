// A finished game as a source that shows any position; no moves can be made.

import type { Frame, TableInfo } from "../generated/protocol.ts";
import { Quiet } from "./quiet.ts";
import type { Listener } from "./source.ts";

export interface Replay {
  table: TableInfo;
  frames: Frame[];
}

/** The index of an entry by its number; for a missing number, that of the last entry before it. */
export function placeOf(frames: readonly Frame[], number: number | null): number {
  if (number === null) return 0;
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.number <= number),
  );
}

/** The first position of the round before or after the present one, or the end of the game in that direction. */
export function roundFrom(frames: readonly Frame[], at: number, step: 1 | -1): number {
  const round = frames[at]?.view.round ?? 0;
  if (step > 0) {
    const next = frames.findIndex((frame, place) => place > at && frame.view.round > round);
    return next < 0 ? frames.length - 1 : next;
  }
  const begun = frames.findIndex((frame) => frame.view.round === round);
  const before = frames[begun - 1]?.view.round;
  return begun < at || before === undefined
    ? Math.max(0, begun)
    : frames.findIndex((each) => each.view.round === before);
}

export class ReplaySource extends Quiet {
  readonly #replay: Replay;
  #listener: Listener = () => {};

  constructor(replay: Replay) {
    super();
    this.#replay = replay;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    listener({ kind: "table", table: { ...this.#replay.table, yours: [], owner: false } });
  }

  /** Show a position, with the events that led to it. */
  show(at: number): void {
    const frame = this.#replay.frames[at];
    if (!frame) return;
    this.#listener({ ...frame, kind: "state", clock: null, laid: 0, undo_refusal: "" });
    this.#listener({ kind: "history", entries: this.#replay.frames.slice(0, at + 1) });
  }
}
