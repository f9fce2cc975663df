// The guided first game as data: a real game cut into steps, each with the one gesture it asks for. The source acts as a
// server that accepts only these moves.

import { ownTable, Quiet } from "../source/quiet.ts";
import type { Listener, Position } from "../source/source.ts";

export type Shown = "pool" | "goals" | "other" | "track" | "tools" | "sheet";

export interface Step {
  id: string; // what is said: `lesson-` and this
  frame: number; // the position it begins with
  show?: Shown[]; // the part of the table to show besides the window
  holds?: string; // the die that is picked up during the step
  pick?: string; // a die to pick up
  bar?: string; // a space to tap that refuses the die
  moves?: string[]; // moves to make
  draft?: string; // the die they take,
  place?: string; // the space it goes to,
  tool?: string; // the tool they use,
  value?: number; // the value they choose,
  press?: string; // the button they press
  marks?: string[]; // spaces that its text mentions
  lines?: number[]; // lines of the score sheet that its text mentions
}

export interface Lesson {
  steps: Step[];
  frames: Position[];
}

export interface Ears {
  done: () => void; // every move of the step is made
  strayed: () => void; // a legal move that is not the one asked for
}

export class LessonSource extends Quiet {
  readonly #lesson: Lesson;
  readonly #ears: Ears;
  #listener: Listener = () => {};
  #frame = 0;
  #left: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson, ears: Ears) {
    super();
    this.#lesson = lesson;
    this.#ears = ears;
  }

  open(listener: Listener): void {
    this.#listener = listener;
    const seats = [0, 1].map((seat) => ({ kind: seat ? "bot" : "person", name: "" }));
    listener({ kind: "table", table: ownTable("lesson", seats) });
  }

  /** Go to a step: at once, or through the other player's moves, one at a time. */
  begin(step: Step, pace = 0): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = [...(step.moves ?? [])];
    if (pace <= 0 || step.frame <= this.#frame) this.#show(step.frame);
    else this.#walk(step.frame, pace);
  }

  /** Whether the other player is still moving. */
  get walking(): boolean {
    return this.#timer !== undefined;
  }

  #walk(end: number, pace: number): void {
    this.#show(this.#frame + 1);
    this.#timer = this.#frame < end ? setTimeout(() => this.#walk(end, pace), pace) : undefined;
  }

  #show(frame: number): void {
    const present = this.#lesson.frames[frame];
    this.#frame = frame;
    if (!present) return;
    this.#listener({ ...present, kind: "state", number: frame, undo: false });
  }

  override move(text: string): void {
    const [wanted = "", ...left] = this.#left;
    if (text !== wanted) {
      this.#listener({ kind: "refused", move: text, text: "" });
      this.#ears.strayed();
      return;
    }
    this.#left = left;
    setTimeout(() => this.#played(), 0);
  }

  #played(): void {
    const over = this.#left.length === 0;
    this.#show(this.#frame + 1);
    if (over) this.#ears.done();
  }

  override close(): void {
    clearTimeout(this.#timer);
  }
}
